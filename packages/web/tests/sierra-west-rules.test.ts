/// <reference types="vite/client" />
import { LANGUAGES } from '@cordillera/engine';
import { ADJACENT, BLOCKED_RULES, COLUMN, COVERS, housePack, positionAt, ROW } from '@cordillera/sierra-west';
import { beforeAll, describe, expect, test } from 'vitest';
import specification from '../../../docs/rules/sierra-west.md?raw';
import { routeOf } from '../src/rules/route.ts';
import { idIn, queryOf, search } from '../src/rules/search.ts';
import { rulesText } from '../src/rules/texts.ts';
import { sierraWestBook } from '../src/sierra-west/rules/book.ts';
import { spaces } from '../src/sierra-west/rules/diagrams/Trail.tsx';
import { glance, icons } from '../src/sierra-west/rules/icons.ts';
import { type MountainPicture, type Picture, pictures } from '../src/sierra-west/rules/pictures.ts';
import { type RuleId, sections, see, told } from '../src/sierra-west/rules/sections.ts';
import type { SierraWestRulesText } from '../src/sierra-west/rules/text.ts';

/** As scripts/rule-coverage.mjs reads them: an ID is defined where it opens a table row, a list item or a heading. */
const defined = [...specification.matchAll(/^\s*(?:\||[-*]|#+)\s*\**`?(SW-[A-Z]+-(?:[A-Z]?\d+[a-z]?|X)\b)/gm)].map(
  ([, id]) => id!,
);
const ids: readonly RuleId[] = sections.flatMap(({ rules }): readonly RuleId[] => rules);

test('every ID of the specification stands in exactly one section or is told by another rule', () => {
  expect(defined.length).toBeGreaterThan(400);
  expect([...ids, ...Object.keys(told)].sort()).toEqual([...new Set(defined)].sort());
});

test('only rulings and notes on the pieces are told by another rule', () => {
  for (const id of Object.keys(told)) expect(id).toMatch(/^SW-(R|D)-/);
});

test('related rules are others, each named once', () => {
  for (const [id, related] of Object.entries<readonly string[]>(see)) {
    expect(related, id).not.toContain(id);
    expect(new Set(related).size, id).toBe(related.length);
  }
});

/** Every text with its path; functions are asked for five, or for a word. */
function texts(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, String(part(5))]];
  return Object.entries(part as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

/** The numbers of a text; small ones may be words in one language and figures in another. */
const largeIn = (text: string): string[] =>
  [...text.matchAll(/\d+/g)]
    .map(String)
    .filter((n) => Number(n) > 3)
    .sort();

describe.each(LANGUAGES)('rules in %s', (language) => {
  let text: SierraWestRulesText;
  let english: SierraWestRulesText;
  beforeAll(async () => {
    text = await rulesText(sierraWestBook, language);
    english = await rulesText(sierraWestBook, 'en');
  });

  test('have a headline and a text for each rule, and neither is empty', () => {
    expect(Object.keys(text.rules).sort()).toEqual([...ids].sort());
    for (const [path, words] of texts(text)) expect(words.trim(), path).not.toMatch(/^$|undefined|NaN/);
    for (const id of ids) {
      expect(text.rules[id].title, id).toMatch(/[.?!]$/);
      expect(text.rules[id].text, id).toMatch(/[.?!:]$/);
      expect(text.rules[id].text, id).not.toBe(text.rules[id].title);
    }
  });

  test('are set like a book: no code, no IDs, no typewriter quotes, dashes or dots', () => {
    for (const [path, words] of texts(text)) {
      expect(words, path).not.toMatch(/[`"'{}_*]|SW-|--|\.\.\.| - |—| {2}|\s$|^\s|\n\n/);
      expect(words, path).not.toMatch(/\b(engine|seed|hash|boolean|array)\b/i);
    }
  });

  test('say the same numbers as in English', () => {
    for (const id of ids) {
      const { title, text: body } = text.rules[id];
      expect(largeIn(`${title} ${body}`), id).toEqual(largeIn(`${english.rules[id].title} ${english.rules[id].text}`));
    }
  });

  test('have tables in which every row is complete', () => {
    for (const [id, { head, rows }] of Object.entries(text.tables)) {
      expect(rows.length, id).toBe(english.tables[id as 'trail'].rows.length);
      for (const row of rows) expect(row.length, `${id}: ${row[0]}`).toBe(head.length + 1);
    }
  });

  test('find every rule by its ID and by its headline', () => {
    for (const id of ids)
      for (const typed of [id, text.rules[id].title])
        expect(
          search(text, queryOf(typed), sierraWestBook).flatMap(({ rules }) => rules),
          typed,
        ).toContain(id);
  });
});

// What says "why not" cites a rule: a link leads from there to the rule.
test('every rule that the game cites when something is not possible has words of its own', () => {
  expect(BLOCKED_RULES.length).toBeGreaterThan(40);
  for (const id of BLOCKED_RULES)
    expect(routeOf(`sierra-west/${id}`, sierraWestBook), id).toMatchObject({ rule: id, unknown: null });
});

describe('pictures', () => {
  const mountains = Object.entries<Picture>(pictures).filter(
    (entry): entry is [string, MountainPicture] => entry[1].kind === 'mountain',
  );

  test('SW-GEO-01: a mountain has no card that does not exist', () => {
    for (const [id, { cards }] of mountains)
      for (const cell of Object.keys(cards)) {
        const [row, column] = cell.split(',').map(Number) as [number, number];
        expect(column, `${id} ${cell}`).toBeLessThanOrEqual(7 - row);
      }
  });

  test('SW-GEO-02, SW-GEO-04: what is lit is covered, or a neighbour', () => {
    const cellOf = (position: number): string => `${ROW[position]},${COLUMN[position]}`;
    const lit = (id: 'SW-GEO-02' | 'SW-GEO-04'): string[] =>
      Object.entries(pictures[id].cards).flatMap(([cell, look]) => (look === 'lit' ? [cell] : []));
    for (const id of ['SW-GEO-02', 'SW-GEO-04'] as const) expect(pictures[id].cards['3,2']).toBe('self');
    expect(lit('SW-GEO-02').sort()).toEqual(COVERS[positionAt(3, 2)]!.map(cellOf).sort());
    expect(lit('SW-GEO-04').sort()).toEqual(ADJACENT[positionAt(3, 2)]!.map(cellOf).sort());
  });

  test('SW-WAGON-04: the trail is that of the house set, and so is its table', async () => {
    const { trail } = housePack.files['boards.json'] as { trail: { multiplier: number; reach: number }[] };
    expect(trail.map(({ multiplier, reach }) => ({ multiplier, reach }))).toEqual([...spaces]);
    for (const language of LANGUAGES) {
      const { rows } = (await rulesText(sierraWestBook, language)).tables.trail;
      expect(rows.map(([, multiplier, reach]) => [multiplier, reach])).toEqual(
        trail.map(({ multiplier, reach }) => [`${multiplier}×`, String(reach)]),
      );
    }
  });

  test('a rule has a worked picture or icons, not both', () => {
    for (const id of Object.keys(icons)) expect(Object.keys(pictures)).not.toContain(id);
  });

  test('every icon of the right column leads to a rule', () => {
    for (const group of Object.values(glance))
      for (const rule of Object.values(group)) expect(ids, rule).toContain(rule);
  });
});

test('knows an ID however it is typed, those of cabins and of rulings told elsewhere too', () => {
  for (const typed of ['SW-CABIN-G4b', 'cabin g4B', 'sw cabin g4b'])
    expect(idIn(typed, sierraWestBook)).toBe('SW-CABIN-G4b');
  expect(idIn('cabin x', sierraWestBook)).toBe('SW-CABIN-X');
  expect(idIn('r18', sierraWestBook)).toBe('SW-R-18');
  expect(idIn('SW-R-02', sierraWestBook)).toBe('SW-GEN-05');
  expect(routeOf('sierra-west/SW-D-10', sierraWestBook)).toMatchObject({ section: 'wagon', rule: 'SW-WAGON-01' });
  for (const typed of ['cabin', 'SW-R-999', '4 cards', '']) expect(idIn(typed, sierraWestBook)).toBeNull();
});
