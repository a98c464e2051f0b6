/** No state or choice nests deeper; what does is cyclic or hostile, and not worth a stack overflow. */
const MAX_DEPTH = 100;

/** JSON with sorted keys, so that equal values give equal text whatever order their fields were set in. */
export const canonicalJson = (value: unknown): string => write(value, 0);

/** Every choice of every match is hashed through this: it builds text and nothing else. */
function write(value: unknown, depth: number): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`canonicalJson: ${value} has no JSON form`);
    return String(value);
  }
  if (typeof value !== 'object') throw new TypeError(`canonicalJson: a ${typeof value} has no JSON form`);
  if (depth > MAX_DEPTH) throw new TypeError(`canonicalJson: nested deeper than ${MAX_DEPTH}`);
  let text = '';
  if (Array.isArray(value)) {
    for (const part of value) text += `${text === '' ? '' : ','}${write(part, depth + 1)}`;
    return `[${text}]`;
  }
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record).sort()) {
    const part = record[key];
    if (part !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${write(part, depth + 1)}`;
  }
  return `{${text}}`;
}
