/** No state or choice nests deeper; what does is cyclic or hostile, and not worth a stack overflow. */
const MAX_DEPTH = 100;

/** JSON with sorted keys, so that equal values give equal text whatever order their fields were set in. */
export const canonicalJson = (value: unknown): string => write(value, 0);

function write(value: unknown, depth: number): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`canonicalJson: ${value} has no JSON form`);
    return JSON.stringify(value);
  }
  if (depth > MAX_DEPTH) throw new TypeError(`canonicalJson: nested deeper than ${MAX_DEPTH}`);
  if (Array.isArray(value)) return `[${Array.from(value, (part) => write(part, depth + 1)).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`canonicalJson: a ${typeof value} has no JSON form`);
  const record = value as Record<string, unknown>;
  const fields = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${write(record[key], depth + 1)}`);
  return `{${fields.join(',')}}`;
}
