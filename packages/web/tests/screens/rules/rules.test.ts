/// <reference types="vite/client" />
import { LANGUAGES } from '@cordillera/engine';
import { isLegalCell, type Landscape } from '@cordillera/sierra';
import { describe, expect, test } from 'vitest';
import specification from '../../../../../docs/rules/sierra.md?raw';
import { sierraBook } from '../../../src/games/sierra/rules/book.ts';
import { type LandscapePicture, type Picture, pictures } from '../../../src/games/sierra/rules/pictures.ts';
import { sections } from '../../../src/games/sierra/rules/sections.ts';
import { routeOf } from '../../../src/screens/rules/route.ts';
import { hits, idIn, queryOf, search } from '../../../src/screens/rules/search.ts';
import { rulesText } from '../../../src/screens/rules/texts.ts';
import { definedIn, numbersIn, testBook } from './book.ts';

/** Requirements on tests, the design of our own cards and decisions about the code are not for players. */
const defined = definedIn(specification, 'SI').filter((id) => !/^SI-(INV-|DATA-(01|1[0-4])|R-16)/.test(id));
const ids: readonly string[] = sections.flatMap(({ rules }) => rules);

test('every rule of the specification stands in exactly one section', () => {
  expect(defined.length).toBeGreaterThan(200);
  expect([...ids].sort()).toEqual([...defined].sort());
});

testBook(sierraBook);

test.each(LANGUAGES)('the example adds up: %s', async (language) => {
  const { example } = (await rulesText(sierraBook, language)).tables;
  const [destination, rivers, notebook, score, bonus, compared] = example.rows.map((row) =>
    row.slice(1).map((cell) => numbersIn(cell).reduce((sum, number) => sum + number, 0)),
  );
  for (const i of example.head.keys()) {
    expect(destination![i]! + rivers![i]! + notebook![i]!).toBe(score![i]);
    expect(score![i]! + bonus![i]!).toBe(compared![i]);
  }
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

  test.each(landscapes)('%s shows a landscape that is legal', (_, { lines }) => {
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

  test('diagrams have nine places and one card in question', () => {
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

  test('requires all words, and marks neighbours as one', async () => {
    const text = await rulesText(sierraBook, 'en');
    const found = search(text, queryOf('new line above'), sierraBook);
    expect(found.find(({ section }) => section === 'laying')?.rules).toEqual(['SI-PLACE-02']);
    const { title } = text.rules['SI-PLACE-02'];
    expect(hits(title, queryOf('new line'))).toEqual([
      { start: title.indexOf('new line'), end: title.indexOf('new line') + 8 },
    ]);
    expect(search(text, queryOf('line zebra'), sierraBook)).toEqual([]);
  });

  test('matches a number as a whole, and ignores a single letter', () => {
    expect(hits('8 rounds, 18 cards', queryOf('8'))).toEqual([{ start: 0, end: 1 }]);
    expect(queryOf(' a ')).toEqual([]);
    expect(hits('anything', [])).toEqual([]);
  });

  test('finds an ID however it is typed', () => {
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
