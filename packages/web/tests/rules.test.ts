/// <reference types="vite/client" />
import { LANGUAGES } from '@cordillera/engine';
import { isLegalCell, type Landscape } from '@cordillera/sierra';
import { beforeAll, describe, expect, test } from 'vitest';
import specification from '../../../docs/rules/sierra.md?raw';
import { routeOf } from '../src/rules/route.ts';
import { hits, idIn, queryOf, search } from '../src/rules/search.ts';
import { rulesText } from '../src/rules/texts.ts';
import { sierraBook } from '../src/sierra/rules/book.ts';
import { type LandscapePicture, type Picture, pictures } from '../src/sierra/rules/pictures.ts';
import { type RuleId, sections, see } from '../src/sierra/rules/sections.ts';
import type { SierraRulesText } from '../src/sierra/rules/text.ts';

/** As scripts/rule-coverage.mjs reads them: an ID is defined where it opens a table row, a list item or a heading. */
const defined = [...specification.matchAll(/^\s*(?:\||[-*]|#+)\s*\**`?(SI-[A-Z]+-(?:[A-Z]?\d+[a-z]?|X)\b)/gm)].map(
  ([, id]) => id!,
);
const ids: readonly RuleId[] = sections.flatMap(({ rules }) => rules);

test('every rule of the specification stands in exactly one section', () => {
  expect(defined.length).toBeGreaterThan(200);
  expect([...ids].sort()).toEqual([...defined].sort());
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

const numbersIn = (text: string): string[] => [...text.matchAll(/\d+/g)].map(String).sort();

describe.each(LANGUAGES)('rules in %s', (language) => {
  let text: SierraRulesText;
  let english: SierraRulesText;
  beforeAll(async () => {
    text = await rulesText(sierraBook, language);
    english = await rulesText(sierraBook, 'en');
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
      expect(words, path).not.toMatch(/[`"'{}_*]|SI-|--|\.\.\.| - |—| {2}|\s$|^\s|\n\n/);
      expect(words, path).not.toMatch(/\b(engine|seed|hash|modulo|boolean|array|startLine|maxLines|handDelta)\b/i);
    }
  });

  // Small numbers may be words in one language and figures in another.
  test('say the same numbers as in English', () => {
    const largeIn = (words: string): string[] => numbersIn(words).filter((number) => Number(number) > 3);
    for (const id of ids) {
      const { title, text: body } = text.rules[id];
      expect(largeIn(`${title} ${body}`), id).toEqual(largeIn(`${english.rules[id].title} ${english.rules[id].text}`));
    }
  });

  test('have tables in which every row is complete, and an example that adds up', () => {
    for (const [id, { head, rows }] of Object.entries(text.tables)) {
      expect(rows.length, id).toBe(english.tables[id as 'modes'].rows.length);
      for (const row of rows) expect(row.length, `${id}: ${row[0]}`).toBe(head.length + 1);
    }
    const [destination, rivers, notebook, score, bonus, compared] = text.tables.example.rows.map((row) =>
      row.slice(1).map((cell) => numbersIn(cell).reduce((sum, number) => sum + Number(number), 0)),
    );
    for (const i of text.tables.example.head.keys()) {
      expect(destination![i]! + rivers![i]! + notebook![i]!).toBe(score![i]);
      expect(score![i]! + bonus![i]!).toBe(compared![i]);
    }
  });

  test('find every rule by its ID and by its headline', () => {
    for (const id of ids) {
      expect(
        search(text, queryOf(id), sierraBook).flatMap(({ rules }) => rules),
        id,
      ).toContain(id);
      expect(
        search(text, queryOf(text.rules[id].title), sierraBook).flatMap(({ rules }) => rules),
        id,
      ).toContain(id);
    }
  });
});

describe('pictures', () => {
  const landscapes = Object.entries<Picture>(pictures).filter(
    (entry): entry is [string, LandscapePicture] => entry[1].kind === 'landscape',
  );
  const landscapeOf = ({ lines }: LandscapePicture): Landscape => ({
    bottom: Math.min(0, ...lines.map(({ row }) => row)),
    lines: [...lines]
      .sort((a, b) => a.row - b.row)
      .map(({ colour, start, symbols }) => ({ colour, start, cards: symbols.map((_, i) => i) })),
  });

  test.each(landscapes)('%s shows open places that are legal and blocked ones that are not', (_, picture) => {
    const landscape = landscapeOf(picture);
    for (const [row, column] of picture.places?.cells ?? [])
      expect(isLegalCell(landscape, picture.places!.colour, { row, column })).toBe(true);
    if (picture.blocked?.colour) {
      const [row, column] = picture.blocked.at;
      expect(isLegalCell(landscape, picture.blocked.colour, { row, column })).toBe(false);
    }
  });

  test.each(landscapes)('%s shows a landscape that could have been laid', (_, { lines }) => {
    const rows = [...lines].sort((a, b) => a.row - b.row);
    rows.slice(1).forEach((line, i) => {
      const below = rows[i]!;
      expect(line.row).toBe(below.row + 1);
      expect(line.colour).not.toBe(below.colour);
      expect(Math.max(line.start, below.start)).toBeLessThan(
        Math.min(line.start + line.symbols.length, below.start + below.symbols.length),
      );
    });
  });

  test('diagrams have nine places and one card that is looked at', () => {
    for (const [id, picture] of Object.entries<Picture>(pictures)) {
      if (picture.kind !== 'grid') continue;
      expect(picture.cells.join(''), id).toMatch(/^[xo#.]{9}$/);
      expect(picture.cells.join('').match(/x/g), id).toHaveLength(1);
    }
  });
});

describe('the search', () => {
  test('ignores case and diacritics, both ways', () => {
    const marked = (text: string, typed: string): string[] =>
      hits(text, queryOf(typed)).map(({ start, end }) => text.slice(start, end));
    expect(marked('La rivière coule', 'RIVIERE')).toEqual(['rivière']);
    expect(marked('La riviere coule', 'rivière')).toEqual(['riviere']);
    expect(marked('Żółta łódka', 'zolta lodka')).toEqual(['Żółta łódka']);
    expect(marked('le nœud', 'noeud')).toEqual(['nœud']);
    expect(marked('the group’s card', "group's")).toEqual(['group’s']);
  });

  test('wants all words, and marks neighbours as one', async () => {
    const text = await rulesText(sierraBook, 'en');
    const found = search(text, queryOf('new line above'), sierraBook);
    expect(found.find(({ section }) => section === 'laying')?.rules).toEqual(['SI-PLACE-02']);
    const { title } = text.rules['SI-PLACE-02'];
    expect(hits(title, queryOf('new line'))).toEqual([
      { start: title.indexOf('new line'), end: title.indexOf('new line') + 8 },
    ]);
    expect(search(text, queryOf('line zebra'), sierraBook)).toEqual([]);
  });

  test('takes a number as a whole, and a single letter as nothing', () => {
    expect(hits('8 rounds, 18 cards', queryOf('8'))).toEqual([{ start: 0, end: 1 }]);
    expect(queryOf(' a ')).toEqual([]);
    expect(hits('anything', [])).toEqual([]);
  });

  test('knows an ID however it is typed', () => {
    for (const typed of ['SI-PLACE-04', 'si-place-4', 'Place 4', ' place04 '])
      expect(idIn(typed, sierraBook)).toBe('SI-PLACE-04');
    expect(idIn('r7', sierraBook)).toBe('SI-R-07');
    for (const typed of ['place', 'SI-PLACE-99', '4 lines', '']) expect(idIn(typed, sierraBook)).toBeNull();
  });
});

describe('the address', () => {
  test('names a section, a rule or a search', () => {
    expect(routeOf('sierra', sierraBook)).toEqual({ section: 'minute', rule: null, search: '', unknown: null });
    expect(routeOf('', sierraBook)).toEqual(routeOf('sierra', sierraBook));
    expect(routeOf('sierra/section/laying', sierraBook).section).toBe('laying');
    expect(routeOf('sierra/section/nowhere', sierraBook).section).toBe('minute');
    expect(routeOf('sierra/SI-PLACE-04', sierraBook)).toMatchObject({ section: 'laying', rule: 'SI-PLACE-04' });
    expect(routeOf('sierra/si-r-07', sierraBook)).toMatchObject({ section: 'on-landscape', rule: 'SI-R-07' });
    expect(routeOf('sierra/SI-NO-99', sierraBook)).toMatchObject({ rule: null, unknown: 'SI-NO-99' });
    expect(routeOf('sierra/search/2 and/or 3', sierraBook).search).toBe('2 and/or 3');
  });
});
