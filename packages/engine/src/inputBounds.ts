/** Limits on a value from outside, checked before anything else reads it. */
export interface Bounds {
  /** Nesting of lists and objects. */
  depth: number;
  /** All strings, numbers, lists and objects together. */
  values: number;
  /** All strings and field names together. */
  characters: number;
  /** Fields of one object. */
  fields: number;
}

/** Why a value is refused, and where the reason was found. */
export interface BoundsViolation {
  code: 'too-deep' | 'too-many-values' | 'too-much-text' | 'no-json' | 'unknown-field';
  /** The bound that was exceeded; 0 where there is none. */
  limit: number;
  path: string[];
}

/** Why the value is too large to be read or has no JSON form; null when it can be read. */
export function findBoundsViolation(value: unknown, bounds: Bounds): BoundsViolation | null {
  const path: (string | number)[] = [];
  let values = 0;
  let characters = 0;
  const excess = (code: BoundsViolation['code'], limit = 0): BoundsViolation => ({
    code,
    limit,
    path: path.map(String),
  });
  const addText = (text: string): BoundsViolation | null => {
    characters += text.length;
    return characters > bounds.characters ? excess('too-much-text', bounds.characters) : null;
  };
  const look = (part: unknown): BoundsViolation | null => {
    if (++values > bounds.values) return excess('too-many-values', bounds.values);
    if (typeof part === 'string') return addText(part);
    if (part === null || typeof part === 'boolean') return null;
    // 1e999 is valid JSON, but its value is Infinity
    if (typeof part === 'number') return Number.isFinite(part) ? null : excess('no-json');
    if (typeof part !== 'object') return excess('no-json');
    if (path.length >= bounds.depth) return excess('too-deep', bounds.depth);
    const isList = Array.isArray(part);
    const keys = isList ? part.keys() : Object.keys(part);
    if (Array.isArray(keys) && keys.length > bounds.fields) return excess('too-many-values', bounds.fields);
    for (const key of keys) {
      const inner = (part as Record<string | number, unknown>)[key];
      // a field whose value is undefined counts as absent
      if (inner === undefined && !isList) continue;
      path.push(key);
      // every object inherits these names, so a schema may overlook them
      if (!isList && key in Object.prototype) return excess('unknown-field');
      const found = (isList ? null : addText(key as string)) ?? look(inner);
      if (found !== null) return found;
      path.pop();
    }
    return null;
  };
  return look(value);
}

/**
 * The same for JSON text before it is parsed, so that oversized input never takes up memory. Reads only the punctuation
 * between strings; whether the text is valid JSON is for the parser to say.
 */
export function findTextBoundsViolation(
  text: string,
  bounds: Bounds,
): Exclude<BoundsViolation['code'], 'no-json' | 'unknown-field'> | null {
  if (text.length > bounds.characters) return 'too-much-text';
  /** For each open bracket, how many more parts may follow in it. */
  const left: number[] = [];
  // an empty list counts as if it held one value
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        at = closingQuote(text, at);
        break;
      case 0x2c: // ,
        if (++values > bounds.values) return 'too-many-values';
        if (left.length > 0 && --left[left.length - 1]! < 1) return 'too-many-values';
        break;
      case 0x5b: // [
      case 0x7b: // {
        if (left.length >= bounds.depth) return 'too-deep';
        if (++values > bounds.values) return 'too-many-values';
        left.push(text[at] === '{' ? bounds.fields : Number.POSITIVE_INFINITY);
        break;
      case 0x5d: // ]
      case 0x7d: // }
        left.pop();
    }
  }
  return null;
}

/** The index of the closing quote; the end of the text when there is none. */
function closingQuote(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === 0x5c) at++;
    else if (sign === 0x22) return at;
  }
  return text.length;
}

/** Shortens a text from outside so that an error may quote it. */
export function truncate(text: string, maxLength = 80): string {
  if (text.length <= maxLength) return text;
  // never cut a character in half
  return `${text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
