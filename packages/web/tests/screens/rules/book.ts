import { LANGUAGES } from '@cordillera/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RuleBook, RulesText } from '../../../src/screens/rules/book.ts';
import { routeOf } from '../../../src/screens/rules/route.ts';
import { queryOf, search } from '../../../src/screens/rules/search.ts';
import { rulesText } from '../../../src/screens/rules/texts.ts';

/**
 * The IDs of a specification, as scripts/rule-coverage.mjs reads them: an ID is defined where it opens a table row, a
 * list item or a heading.
 */
export const definedIn = (specification: string, prefix: string): string[] =>
  [
    ...specification.matchAll(
      new RegExp(`^\\s*(?:\\||[-*]|#+)\\s*\\**\`?(${prefix}-[A-Z]+-(?:[A-Z]?\\d+[a-z]?|X)\\b)`, 'gm'),
    ),
  ].map(([, id]) => id!);

/** Every text with its path; functions are asked for five, or for a word. */
function texts(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, String(part(5))]];
  return Object.entries(part as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

export const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number).sort((a, b) => a - b);

/** Small numbers may be words in one language and figures in another. */
const largeIn = (text: string): number[] => numbersIn(text).filter((number) => number > 3);

/** Tests of the rules of every game. */
export function testBook(book: RuleBook): void {
  const ids = book.sections.flatMap(({ rules }) => rules);

  test('related rules are others, each named once', () => {
    for (const [id, related = []] of Object.entries(book.see)) {
      expect(related, id).not.toContain(id);
      expect(new Set(related).size, id).toBe(related.length);
    }
  });

  describe.each(LANGUAGES)('rules in %s', (language) => {
    let text: RulesText;
    let english: RulesText;
    beforeAll(async () => {
      text = await rulesText(book, language);
      english = await rulesText(book, 'en');
    });

    test('have a headline and a text for each rule, and neither is empty', () => {
      expect(Object.keys(text.rules).sort()).toEqual([...ids].sort());
      for (const [path, words] of texts(text)) expect(words.trim(), path).not.toMatch(/^$|undefined|NaN/);
      for (const [id, { title, text: body }] of Object.entries(text.rules)) {
        expect(title, id).toMatch(/[.?!]$/);
        expect(body, id).toMatch(/[.?!:]$/);
        expect(body, id).not.toBe(title);
      }
    });

    test('are set like a book: no code, no IDs, no typewriter quotes, dashes or dots', () => {
      for (const [path, words] of texts(text)) {
        expect(words, path).not.toMatch(/[`"'{}_*]|--|\.\.\.| - |—| {2}|\s$|^\s|\n\n/);
        expect(words, path).not.toContain(`${book.prefix}-`);
        expect(words, path).not.toMatch(/\b(engine|seed|hash|modulo|boolean|array|startLine|maxLines|handDelta)\b/i);
      }
    });

    if (language !== 'en')
      test('are in this language and not in English', () => {
        for (const id of ids) {
          expect(text.rules[id]!.title, id).not.toBe(english.rules[id]!.title);
          expect(text.rules[id]!.text, id).not.toBe(english.rules[id]!.text);
        }
        for (const [id, { title }] of Object.entries(text.sections))
          expect(title, id).not.toBe(english.sections[id]!.title);
      });

    test('say the same numbers as in English', () => {
      const largeOf = ({ rules }: RulesText, id: string): number[] => largeIn(`${rules[id]!.title} ${rules[id]!.text}`);
      for (const id of ids) expect(largeOf(text, id), id).toEqual(largeOf(english, id));
    });

    test('have tables in which every row is complete', () => {
      for (const [id, { head, rows }] of Object.entries(text.tables)) {
        expect(rows.length, id).toBe(english.tables[id]!.rows.length);
        expect(new Set(head).size, id).toBe(head.length);
        for (const row of rows) expect(row.length, `${id}: ${row[0]}`).toBe(head.length + 1);
      }
    });

    test('find every rule by its ID and by its headline', () => {
      for (const id of ids)
        for (const typed of [id, text.rules[id]!.title])
          expect(
            search(text, queryOf(typed), book).flatMap(({ rules }) => rules),
            typed,
          ).toContain(id);
    });
  });
}

/** Refusals cite a rule, and a link leads from there to it. */
export function testCited(book: RuleBook, cited: readonly string[]): void {
  test('every rule that the game cites when something is not possible has words of its own', () => {
    expect(cited.length).toBeGreaterThan(20);
    for (const id of cited) expect(routeOf(`${book.game}/${id}`, book), id).toMatchObject({ rule: id, unknown: null });
  });
}

/** Pictures and icons beside the rules. */
export function testDrawings(book: RuleBook, drawings: Record<'pictures' | 'icons' | 'glance', object>): void {
  const ids = book.sections.flatMap(({ rules }) => rules);

  test('a rule has a worked picture or icons, not both', () => {
    for (const id of Object.keys(drawings.icons)) expect(Object.keys(drawings.pictures)).not.toContain(id);
  });

  test('every icon of the right column leads to a rule', () => {
    for (const group of Object.values(drawings.glance))
      for (const rule of Object.values(group)) expect(ids, String(rule)).toContain(rule);
  });
}
