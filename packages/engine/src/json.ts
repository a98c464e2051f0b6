/** Text that is not valid JSON, with the place of the first fault, counted from 1. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
  readonly line: number;
  readonly column: number;
  /** Whether the text is empty or only spaces. */
  readonly isEmpty: boolean;

  constructor(line: number, column: number, isEmpty: boolean) {
    super(`no JSON from line ${line}, column ${column}`);
    this.line = line;
    this.column = column;
    this.isEmpty = isEmpty;
  }
}

/** Parses JSON text. Faults are located here because every platform's parser describes them differently. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // a text that ends too early is faulty at its last character, not on the empty lines below it
    const fault = Math.min(faultIn(text), text.trimEnd().length);
    // counted without splitting: a text may consist of nothing but line ends
    let line = 1;
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0 && end < fault; end = text.indexOf('\n', start)) {
      line++;
      start = end + 1;
    }
    throw new JsonSyntaxError(line, fault - start + 1, text.trim() === '');
  }
}

const isSpace = (sign: number): boolean => sign === 0x20 || sign === 0x0a || sign === 0x0d || sign === 0x09;

const word = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** The index after a match that starts here; -1 when there is none. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** The index of the first invalid character; the end of the text when it is cut off. */
function faultIn(text: string): number {
  const open: ('[' | '{')[] = [];
  let wanted: 'value' | 'key' | 'colon' | 'comma' = 'value';
  /** Right after an opening bracket, where a closing one is allowed. */
  let isFresh = false;
  let at = 0;
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at++;
    const sign = text.charAt(at);
    const inside = open.at(-1);
    if (sign === '') break;
    if (inside !== undefined && sign === (inside === '[' ? ']' : '}') && (isFresh || wanted === 'comma')) {
      open.pop();
      wanted = 'comma';
      isFresh = false;
      at++;
    } else if (wanted === 'comma') {
      if (sign !== ',' || inside === undefined) break;
      wanted = inside === '[' ? 'value' : 'key';
      at++;
    } else if (wanted === 'colon') {
      if (sign !== ':') break;
      wanted = 'value';
      at++;
    } else if (sign === '"') {
      const end = stringEnd(text, at);
      if (end.isFault) return end.at;
      wanted = wanted === 'key' ? 'colon' : 'comma';
      isFresh = false;
      at = end.at;
    } else if (wanted === 'key') {
      break;
    } else if (sign === '[' || sign === '{') {
      open.push(sign);
      wanted = sign === '[' ? 'value' : 'key';
      isFresh = true;
      at++;
    } else {
      const end = endOf(word, text, at);
      if (end < 0) break;
      wanted = 'comma';
      isFresh = false;
      at = end;
    }
  }
  return at;
}

/** The index after the string that begins here, or that of its fault. */
function stringEnd(text: string, from: number): { at: number; isFault: boolean } {
  for (let at = from + 1; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '"') return { at: at + 1, isFault: false };
    if (sign < ' ') return { at, isFault: true };
    if (sign !== '\\') continue;
    const end = endOf(escaped, text, at);
    if (end < 0) return { at, isFault: true };
    at = end - 1;
  }
  return { at: text.length, isFault: true };
}
