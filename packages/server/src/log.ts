/** One line of the log. */
interface Line {
  level: 'info' | 'warn' | 'error';
  event: string;
  [key: string]: unknown;
}

export type Log = (line: Line) => void;

/** What must not stand in a log even when an error's message has it. */
const secrets: readonly [RegExp, string][] = [
  // a seed, a hash of one, a key
  [/[0-9a-f]{32,}/gi, '…'],
  // part of a link, and longer: signed cookies, keys, endpoints
  [/(?<![\w-])[\w-]{24}(?![\w-])/g, '…'],
  [/(?<![\w-])[\w-]{40,}(?![\w-])/g, '…'],
  [/:\/\/[^\s/@]+@/g, '://…@'],
  [/\?[^\s'")]+/g, '?…'],
  // an e-mail address, not a package such as @scope/name in the path of a file
  [/[^\s@<>'"/\\]+@[^\s@<>'"/\\]+\.[a-z]{2,}/gi, '…@…'],
];

const redacted = (text: string): string =>
  secrets.reduce((safe, [secret, instead]) => safe.replace(secret, instead), text);

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return redacted(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, clean(each)]));
  return value;
};

/** A log of JSON, a line each, without secrets. */
export function jsonLog(write: (text: string) => void, now: () => number = Date.now): Log {
  return (line) => write(`${JSON.stringify({ time: new Date(now()).toISOString(), ...(clean(line) as object) })}\n`);
}

/** An error as a line has it. */
export const described = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
