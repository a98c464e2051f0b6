// Reads TypeScript as text, enough to tell code from comments and strings. (TypeScript 7 has no compiler API.)
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage']);

/** Every file under a folder, except built and installed ones. */
export function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

export const lineOf = (text, index) => text.slice(0, index).split('\n').length;

const beforeRegex = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'do',
  'else',
  'void',
  'delete',
  'throw',
  'await',
  'yield',
]);

/**
 * The index where a quoted string that opens at `open` closes; -1 when it does not close on its line (then it is an
 * apostrophe).
 */
function endOfString(text, open) {
  for (let at = open + 1; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[open]) return at;
  }
  return -1;
}

/** The index where a regular expression that opens at `open` closes; -1 when it is not one. */
function endOfRegex(text, open) {
  let inClass = false;
  for (let at = open + 1; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '[') inClass = true;
    else if (text[at] === ']') inClass = false;
    else if (text[at] === '/' && !inClass) return at;
  }
  return -1;
}

/**
 * Splits a source text.
 * `code` has the same length and lines, with the insides of comments, strings and regular expressions blanked;
 * `strings` maps the index of an opening quote (or of the `}` that goes on with a template) to the text behind it;
 * `templateEnds` maps a template's opening backtick to its closing one.
 */
export function readSource(text) {
  const code = text.split('');
  const strings = new Map();
  const templateEnds = new Map();
  const templates = []; // open templates whose ${…} we are in: where each opened, and the braces open in its ${…}
  let previous = ''; // the last word or sign, to tell a regular expression from a division
  let at = 0;

  const blank = (from, to) => {
    for (let i = from; i < to; i += 1) if (code[i] !== '\n') code[i] = ' ';
  };
  /** Reads template text from after `start` to the closing backtick or the next ${. */
  const readTemplate = (start, opened) => {
    let end = start + 1;
    while (end < text.length && text[end] !== '`' && !text.startsWith('${', end)) end += text[end] === '\\' ? 2 : 1;
    strings.set(start, text.slice(start + 1, end));
    blank(start + 1, end);
    if (text[end] === '$') {
      templates.push({ opened, braces: 0 });
      at = end + 2;
      previous = '{';
    } else {
      templateEnds.set(opened, end);
      at = end + 1;
      previous = '`';
    }
  };

  while (at < text.length) {
    const char = text[at];
    const inside = templates.at(-1);
    if (text.startsWith('//', at) || text.startsWith('/*', at)) {
      const closing = text[at + 1] === '/' ? '\n' : '*/';
      const found = text.indexOf(closing, at + 2);
      const end = found < 0 ? text.length : found + (closing === '*/' ? 2 : 0);
      blank(at, end);
      at = end;
    } else if (char === "'" || char === '"') {
      const end = endOfString(text, at);
      if (end > 0) {
        strings.set(at, text.slice(at + 1, end));
        blank(at + 1, end);
      }
      at = Math.max(end, at) + 1;
      previous = char;
    } else if (char === '`') {
      readTemplate(at, at);
    } else if (char === '}' && inside?.braces === 0) {
      templates.pop();
      readTemplate(at, inside.opened);
    } else if (
      char === '/' &&
      text[at + 1] !== '>' &&
      (beforeRegex.has(previous) || /^[(,=:[!&|?{};+\-*%~^]?$/.test(previous))
    ) {
      const end = endOfRegex(text, at);
      if (end > 0) blank(at + 1, end);
      at = Math.max(end, at) + 1;
      previous = '/';
    } else if (/[\w$]/.test(char)) {
      let end = at + 1;
      while (end < text.length && /[\w$]/.test(text[end])) end += 1;
      previous = text.slice(at, end);
      at = end;
    } else {
      if (inside && char === '{') inside.braces += 1;
      if (inside && char === '}') inside.braces -= 1;
      if (!/\s/.test(char)) previous = char;
      at += 1;
    }
  }
  return { code: code.join(''), strings, templateEnds };
}
