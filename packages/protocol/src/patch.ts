/**
 * The difference between two JSON values, sent instead of a whole view. Fields with the value undefined count as
 * absent, as in JSON.
 */
export type Patch =
  /** Replaces the value. */
  | [value: unknown]
  /** In an object: patches of fields, and the names of removed ones. */
  | { set: Record<string, Patch>; drop?: string[] }
  /** In a list whose length stays: patches of items, by index. */
  | { at: Record<number, Patch> }
  /** In a list: from this index on, replaces `cut` items. */
  | { from: number; cut: number; put: unknown[] };

/**
 * The patch from `before` to `after`; null when they are equal. Must be fast: it runs for every view at every choice.
 */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
  if (Array.isArray(before)) return Array.isArray(after) ? listDiff(before, after) : [after];
  if (Array.isArray(after)) return [after];
  return recordDiff(before as Record<string, unknown>, after as Record<string, unknown>);
}

/** The value after the patch. Nothing is changed in place; unchanged parts are shared. */
export function applyPatch(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before;
  if (Array.isArray(patch)) return patch[0];
  if ('set' in patch) {
    if (!isRecord(before)) throw new TypeError('the patch is for an object');
    const after = { ...before };
    for (const name of patch.drop ?? []) delete after[name];
    for (const [name, inner] of Object.entries(patch.set)) put(after, name, applyPatch(before[name], inner));
    return after;
  }
  if (!Array.isArray(before)) throw new TypeError('the patch is for a list');
  if ('at' in patch) {
    const after = [...before];
    for (const [index, inner] of Object.entries(patch.at))
      after[Number(index)] = applyPatch(before[Number(index)], inner);
    return after;
  }
  return [...before.slice(0, patch.from), ...patch.put, ...before.slice(patch.from + patch.cut)];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sets a field, even one named `__proto__`. */
function put(record: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') record[name] = value;
  else Object.defineProperty(record, name, { value, writable: true, enumerable: true, configurable: true });
}

/** Allocates only the patch itself: the records are large, and mostly equal. */
function recordDiff(before: Record<string, unknown>, after: Record<string, unknown>): Patch | null {
  let set: Record<string, Patch> | null = null;
  let inBoth = 0;
  for (const name in after) {
    const value = after[name];
    if (value === undefined) continue;
    let was = before[name];
    // what every object inherits is a function or `__proto__`
    if ((typeof was === 'function' || name === '__proto__') && !Object.hasOwn(before, name)) was = undefined;
    if (was !== undefined) inBoth++;
    if (was === value) continue;
    const inner: Patch | null = was === undefined ? [value] : diff(was, value);
    if (inner === null) continue;
    set ??= {};
    put(set, name, inner);
  }
  for (const _ in before) inBoth--;
  // every field of `before` is still there when the count is 0
  const drop =
    inBoth === 0 ? [] : Object.keys(before).filter((name) => before[name] !== undefined && isGone(after, name));
  if (drop.length > 0) return { set: set ?? {}, drop };
  return set && { set };
}

const isGone = (record: Record<string, unknown>, name: string): boolean =>
  !Object.hasOwn(record, name) || record[name] === undefined;

function listDiff(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  if (before.length === after.length) return sameLengthDiff(before, after);
  const maxLength = Math.min(before.length, after.length);
  let from = 0;
  while (from < maxLength && diff(before[from], after[from]) === null) from++;
  let end = 0;
  while (end < maxLength - from && diff(before.at(-1 - end), after.at(-1 - end)) === null) end++;
  return { from, cut: before.length - from - end, put: after.slice(from, after.length - end) };
}

function sameLengthDiff(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let at: Record<number, Patch> | null = null;
  let changed = 0;
  for (let index = 0; index < after.length; index++) {
    // most items are equal numbers
    if (before[index] === after[index]) continue;
    const inner = diff(before[index], after[index]);
    if (inner === null) continue;
    at ??= {};
    at[index] = inner;
    changed++;
  }
  if (at === null) return null;
  // a short list of numbers that mostly changed takes less space than its patch
  const isFlat = changed * 2 > after.length && after.every((item) => typeof item !== 'object');
  return isFlat ? [after] : { at };
}
