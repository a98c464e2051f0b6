import { isPlain } from '../deepCopy.ts';

export { deepCopy, deepFreeze } from '../deepCopy.ts';

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
  return `${path === '' ? 'value' : path}: ${summarize(a)} ≠ ${summarize(b)}`;
}

/** A mutable copy of plain data; parts that were shared stay shared. */
export function unfrozenCopy<T>(value: T, copies = new Map<unknown, unknown>()): T {
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isPlain(value))) return value;
  if (copies.has(value)) return copies.get(value) as T;
  const copy = (Array.isArray(value) ? [] : {}) as Record<string, unknown>;
  copies.set(value, copy);
  for (const [key, part] of Object.entries(value)) copy[key] = unfrozenCopy(part, copies);
  return copy as T;
}

/** Every leaf of a value, by path: `players.1.hand.0` is 4. */
export function leaves(value: unknown, path = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return found.set(path, value);
  for (const [key, part] of Object.entries(value)) leaves(part, path === '' ? key : `${path}.${key}`, found);
  return found;
}

/** The path to the first part that is not plain JSON data, or null: a saved match would lose it. */
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

/** The path to an object that is also a part of `whole`, or null: a change to one would change the other. */
export function sharedWith(whole: object, value: unknown): string | null {
  const parts = new Set<object>();
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || parts.has(part)) return;
    parts.add(part);
    for (const inner of Object.values(part)) collect(inner);
  };
  const find = (part: unknown, path: string): string | null => {
    if (typeof part !== 'object' || part === null) return null;
    if (parts.has(part)) return path;
    for (const [key, inner] of Object.entries(part)) {
      const found = find(inner, path === '' ? key : `${path}.${key}`);
      if (found !== null) return found;
    }
    return null;
  };
  collect(whole);
  return find(value, '');
}

/** A value, short enough for one line of a report. */
export function summarize(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // A cyclic value has no JSON form; its type is enough.
  }
  text ??= String(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
