/** This many hexadecimal digits in a row are a part of a seed: 24 bits, which do not occur by chance. */
const DIGITS = 6;
const HEXADECIMAL = new RegExp(`[0-9a-f]{${DIGITS},}`, 'g');

/**
 * The first part of the seed or of a generator found in a value, or null: as text in either direction, or inside a
 * number.
 */
export function seedPartIn(value: unknown, seed: string, generators: readonly number[]): string | null {
  const candidates: string[] = [];
  collect(value, candidates);
  if (candidates.length === 0) return null;
  const parts = new Set<string>();
  const bytes = seed.match(/../g) ?? [];
  for (const text of [seed, [...seed].reverse().join(''), bytes.reverse().join('')]) {
    for (const part of windows(text)) parts.add(part);
  }
  for (const word of generators) for (const part of windows(hexadecimal(word))) parts.add(part);
  return candidates.flatMap(windows).find((part) => parts.has(part)) ?? null;
}

const windows = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - DIGITS + 1) }, (_, at) => text.slice(at, at + DIGITS));

/** As its 32 bits; a larger number as it is. */
const hexadecimal = (number: number): string => (number < 0 ? number >>> 0 : number).toString(16).padStart(8, '0');

/** Everything long enough to be a part: there is hardly ever any. */
function collect(value: unknown, found: string[]): void {
  if (typeof value === 'string') {
    if (value.length >= DIGITS) found.push(...(value.toLowerCase().match(HEXADECIMAL) ?? []));
  } else if (typeof value === 'number') {
    if (Number.isInteger(value) && Math.abs(value) >= 16 ** (DIGITS - 1)) found.push(hexadecimal(value));
  } else if (Array.isArray(value)) {
    for (const part of value) collect(part, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      collect(key, found);
      collect(part, found);
    }
  }
}
