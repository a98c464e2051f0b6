/** One line of the log. */
interface Line {
  level: 'info' | 'warn' | 'error';
  event: string;
  [key: string]: unknown;
}

export type Log = (line: Line) => void;

/** Secrets to remove even from the messages of errors. */
const secrets: readonly [RegExp, string][] = [
  // seeds, their hashes, keys
  [/[0-9a-f]{32,}/gi, '…'],
  // link codes; then anything longer: signed cookies, keys, endpoints
  [/(?<![\w-])[\w-]{24}(?![\w-])/g, '…'],
  [/(?<![\w-])[\w-]{40,}(?![\w-])/g, '…'],
  [/:\/\/[^\s/@]+@/g, '://…@'],
  [/\?[^\s'")]+/g, '?…'],
  // e-mail addresses, but not packages such as @scope/name in file paths
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

/** A log of JSON lines without secrets. */
export function jsonLog(write: (text: string) => void, now: () => number = Date.now): Log {
  return (line) => write(`${JSON.stringify({ time: new Date(now()).toISOString(), ...(clean(line) as object) })}\n`);
}

/** An error as text for a log line. */
export const described = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
