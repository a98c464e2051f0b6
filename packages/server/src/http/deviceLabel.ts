import type { FastifyRequest } from 'fastify';

const browsers: readonly [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Names a device so that its owner recognizes it: "Firefox, Linux". Nothing more specific is stored. */
export function deviceLabel({ headers }: FastifyRequest): string {
  const agent = headers['user-agent'] ?? '';
  const found = [browsers, systems].flatMap((names) => names.find(([sign]) => sign.test(agent))?.[1] ?? []);
  return found.join(', ');
}
