import type { RuleBook, RulesText, RuleWords } from './book.ts';

/** Letters that Unicode does not decompose, and signs that are typed in more than one way. */
const alike: Record<string, string> = { ł: 'l', Ł: 'l', œ: 'oe', Œ: 'oe', '’': "'", '\u00a0': ' ', '\u202f': ' ' };

/** A text without case and diacritics. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[łŁœŒ’\u00a0\u202f]/gu, (letter) => alike[letter] ?? '')
    .toLowerCase();

/** The same letter by letter: for each folded letter where it stood in the original. */
function folded(text: string): { letters: string; origin: number[] } {
  let letters = '';
  const origin: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = fold(letter);
    letters += plain;
    for (let i = 0; i < plain.length; i++) origin.push(at);
    at += letter.length;
  }
  origin.push(at);
  return { letters, origin };
}

/** The words searched for, folded. Empty when there is too little to search for. */
export type Query = readonly string[];

/** One letter alone says nothing unless it is a number. */
export const queryOf = (typed: string): Query =>
  fold(typed)
    .split(/[\s,;“”"«»„]+/)
    .filter((word) => word.length > 1 || /\d/.test(word));

/** Where a word occurs; a number only as a whole, so that 8 does not find 18. */
function* occurrences(letters: string, word: string): Generator<number> {
  const isNumber = /^\d+$/.test(word);
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
    const whole = !/\d/.test(letters[at - 1] ?? '') && !/\d/.test(letters[at + word.length] ?? '');
    if (!isNumber || whole) yield at;
  }
}

export interface Hit {
  start: number;
  end: number;
}

/** What to mark in a text. Hits with only a space between them become one. */
export function hits(text: string, query: Query): Hit[] {
  if (query.length === 0) return [];
  const { letters, origin } = folded(text);
  const found = query
    .flatMap((word) =>
      [...occurrences(letters, word)].map((at) => ({ start: origin[at]!, end: origin[at + word.length]! })),
    )
    .sort((a, b) => a.start - b.start);
  const merged: Hit[] = [];
  for (const hit of found) {
    const last = merged[merged.length - 1];
    if (last && text.slice(last.end, hit.start).trim() === '') last.end = Math.max(last.end, hit.end);
    else merged.push(hit);
  }
  return merged;
}

export interface Found {
  section: string;
  rules: string[];
}

/** Cached, because every keystroke searches the same rules. */
const known = new WeakMap<RuleWords, string>();

function lettersOf(id: string, words: RuleWords): string {
  const letters = known.get(words) ?? fold(`${id} ${words.title} ${words.text}`);
  known.set(words, letters);
  return letters;
}

/** The rules in whose ID, headline or text all words occur, by section. */
export function search(text: RulesText, query: Query, { sections }: RuleBook): Found[] {
  if (query.length === 0) return [];
  return sections.flatMap(({ id: section, rules: ids }) => {
    const rules = ids.filter((id) => {
      const letters = lettersOf(id, text.rules[id]!);
      return query.every((word) => !occurrences(letters, word).next().done);
    });
    return rules.length > 0 ? [{ section, rules }] : [];
  });
}

/** An ID without its game, dashes and zeros: "SI-R-07" is "r7". */
const shortId = (id: string, prefix: string): string =>
  id
    .toLowerCase()
    .replace(/[\s-]+/g, '')
    .replace(new RegExp(`^${prefix.toLowerCase()}`), '')
    .replace(/^([a-z]+)0+/, '$1');

/** The rule whose ID was typed, also without its dashes, zeros or the game: "SI-R-07", "place 4", "r7". */
export function idIn(typed: string, { prefix, sections, toldBy = {} }: RuleBook): string | null {
  const wanted = shortId(typed, prefix);
  const isWanted = (id: string): boolean => shortId(id, prefix) === wanted;
  const elsewhere = Object.keys(toldBy).find(isWanted);
  return sections.flatMap(({ rules }) => rules).find(isWanted) ?? (elsewhere ? toldBy[elsewhere]! : null);
}
