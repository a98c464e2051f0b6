const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** A deep copy of plain data, made without the help of the game. What is not plain stays as it is; L5 finds it. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (!isPlain(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copyOf((value as Record<string, unknown>)[key]);
  return copy as T;
}

/** Freezes it with all it holds, and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/** Equal as JSON, whatever the order of fields; much faster than comparing texts. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((part, index) => same(part, b[index]))
    );
  }
  const [mine, theirs] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in mine) if (!same(mine[key], theirs[key])) return false;
  for (const key in theirs) if (theirs[key] !== undefined && mine[key] === undefined) return false;
  return true;
}

/** The first place where two values differ, for a message: `players.1.hand.0: 4 ≠ 7`. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const mine = (a as Record<string, unknown>)[key];
      const theirs = (b as Record<string, unknown>)[key];
      if (!same(mine, theirs)) return difference(mine, theirs, path === '' ? key : `${path}.${key}`);
    }
  }
  return `${path === '' ? 'value' : path}: ${brief(a)} ≠ ${brief(b)}`;
}

/** Where a value is not plain JSON data, or null: such a thing does not come back from a saved match. */
export function notPlain(value: unknown, path = 'state'): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (!Array.isArray(value) && !isPlain(value)) return `${path} is a ${value.constructor.name}`;
  for (const [key, part] of Object.entries(value)) {
    const problem = notPlain(part, `${path}.${key}`);
    if (problem !== null) return problem;
  }
  return null;
}

/** Short enough for one line of a report. */
export function brief(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // A cyclic value has no JSON; its type is enough.
  }
  text ??= String(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
