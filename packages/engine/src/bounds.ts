/** How large a value from outside may be. Checked before anything else reads the value. */
export interface Bounds {
  /** Lists and objects inside each other. */
  depth: number;
  /** Everything in it: strings, numbers, lists, objects. */
  values: number;
  /** All strings and field names together. */
  characters: number;
}

/** Why a value is not read any further, and where that was found. */
export interface Excess {
  code: 'too-deep' | 'too-many-values' | 'too-much-text' | 'no-json';
  /** The bound that was exceeded; 0 where there is none. */
  limit: number;
  path: string[];
}

/** What makes the value too large to be read, or not JSON at all; null for a value that can be read. */
export function excessOf(value: unknown, bounds: Bounds): Excess | null {
  const path: string[] = [];
  let values = 0;
  let characters = 0;
  const excess = (code: Excess['code'], limit = 0): Excess => ({ code, limit, path: [...path] });
  const addText = (text: string): Excess | null => {
    characters += text.length;
    return characters > bounds.characters ? excess('too-much-text', bounds.characters) : null;
  };
  const look = (part: unknown): Excess | null => {
    if (++values > bounds.values) return excess('too-many-values', bounds.values);
    if (typeof part === 'string') return addText(part);
    if (part === null || typeof part === 'boolean') return null;
    // 1e999 is valid JSON, but its value is Infinity
    if (typeof part === 'number') return Number.isFinite(part) ? null : excess('no-json');
    if (typeof part !== 'object') return excess('no-json');
    if (path.length >= bounds.depth) return excess('too-deep', bounds.depth);
    const isList = Array.isArray(part);
    for (const key of isList ? part.keys() : Object.keys(part)) {
      const inner = (part as Record<string | number, unknown>)[key];
      // a field whose value is undefined counts as absent
      if (inner === undefined && !isList) continue;
      path.push(String(key));
      const found = (isList ? null : addText(key as string)) ?? look(inner);
      if (found !== null) return found;
      path.pop();
    }
    return null;
  };
  return look(value);
}

/** A text from outside as an error may quote it: only its beginning when it is long. */
export function shorten(text: string, most = 80): string {
  if (text.length <= most) return text;
  // never cut a character in half
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
