/** Deeper than any state or choice; a value beyond it is cyclic or hostile, and refused before the stack overflows. */
const MAX_DEPTH = 100;

/** JSON with sorted keys, so that equal values give equal text regardless of field order. */
export const canonicalJson = (value: unknown): string => write(value, 0);

/** Runs for every fingerprint, so it builds text and nothing else. */
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

/** Whether two plain values have the same canonical text, without building it. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a))
    return a.length === (b as unknown[]).length && a.every((part, i) => isSameJson(part, (b as unknown[])[i]));
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  let fields = 0;
  for (const key of Object.keys(left)) {
    if (left[key] === undefined) continue;
    if (!Object.hasOwn(right, key) || !isSameJson(left[key], right[key])) return false;
    fields++;
  }
  for (const key of Object.keys(right)) if (right[key] !== undefined) fields--;
  return fields === 0;
}
