/** This many consecutive hexadecimal digits identify a part of a seed: 24 bits, which do not match by chance. */
const DIGITS = 6;

/**
 * The first part of the seed or of a generator found in a value, or null: as text in either direction, or inside a
 * number. A value with many random names and times needs more digits to rule out chance.
 */
export function seedPartIn(
  value: unknown,
  seed: string,
  generators: readonly number[],
  digits: number = DIGITS,
): string | null {
  const candidates: string[] = [];
  collect(value, candidates, digits);
  const windows = (text: string): string[] =>
    Array.from({ length: Math.max(0, text.length - digits + 1) }, (_, at) => text.slice(at, at + digits));
  if (candidates.length === 0) return null;
  const parts = new Set<string>();
  const bytes = seed.match(/../g) ?? [];
  for (const text of [seed, [...seed].reverse().join(''), bytes.reverse().join('')]) {
    for (const part of windows(text)) parts.add(part);
  }
  for (const word of generators) for (const part of windows(hexadecimal(word))) parts.add(part);
  return candidates.flatMap(windows).find((part) => parts.has(part)) ?? null;
}

/** The 32 bits of a number; a larger number as it is. */
const hexadecimal = (number: number): string => (number < 0 ? number >>> 0 : number).toString(16).padStart(8, '0');

/** Everything long enough to be a part; almost always empty. */
function collect(value: unknown, found: string[], digits: number): void {
  if (typeof value === 'string') {
    if (value.length < digits) return;
    for (const run of value.toLowerCase().match(/[0-9a-f]+/g) ?? []) if (run.length >= digits) found.push(run);
  } else if (typeof value === 'number') {
    if (Number.isInteger(value) && Math.abs(value) >= 16 ** (digits - 1)) found.push(hexadecimal(value));
  } else if (Array.isArray(value)) {
    for (const part of value) collect(part, found, digits);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      collect(key, found, digits);
      collect(part, found, digits);
    }
  }
}
