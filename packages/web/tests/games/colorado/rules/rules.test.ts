/// <reference types="vite/client" />
import {
  BLOCKED_RULES,
  COLOURS,
  coloradoFormat,
  DUO_OF,
  housePack,
  identityOf,
  speak,
  unpack,
} from '@cordillera/colorado';
import { LANGUAGES, loadPack } from '@cordillera/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import specification from '../../../../../../docs/rules/colorado.md?raw';
import { coloradoBook } from '../../../../src/games/colorado/rules/book.ts';
import { medal, values } from '../../../../src/games/colorado/rules/diagrams/FlagValues.tsx';
import { points as slots } from '../../../../src/games/colorado/rules/diagrams/Slots.tsx';
import { glance, icons } from '../../../../src/games/colorado/rules/icons.ts';
import { pictures } from '../../../../src/games/colorado/rules/pictures.ts';
import { sections } from '../../../../src/games/colorado/rules/sections.ts';
import type { ColoradoRulesText } from '../../../../src/games/colorado/rules/text.ts';
import { routeOf } from '../../../../src/screens/rules/route.ts';
import { idIn } from '../../../../src/screens/rules/search.ts';
import { rulesText } from '../../../../src/screens/rules/texts.ts';
import { definedIn, testBook, testCited, testDrawings } from '../../../screens/rules/book.ts';

/** Requirements on card sets and on tests are not for players. */
const defined = definedIn(specification, 'CO').filter((id) => !/^CO-(DATA|INV)-/.test(id));
const ids: readonly string[] = sections.flatMap(({ rules }) => rules);

test('every ID of the specification stands in exactly one section', () => {
  expect(defined.length).toBeGreaterThan(190);
  expect([...ids].sort()).toEqual([...new Set(defined)].sort());
});

testBook(coloradoBook);
testCited(coloradoBook, BLOCKED_RULES);
testDrawings(coloradoBook, { pictures, icons, glance });

const { content } = loadPack(coloradoFormat, housePack);
const { board, sheet } = content;
/** The points of every medal. */
const houseMedals = [
  ...[board.tipi, board.saloon, board.wanted].flatMap(({ medals }) => medals),
  ...Object.values(board.flags).flatMap(({ medal: won }) => won ?? []),
  ...sheet.regions.map(({ medal: won }) => won),
  sheet.rail.medal,
];

describe.each(LANGUAGES)('rules in %s', (language) => {
  const speaker = speak(language, unpack(content), []);
  let text: ColoradoRulesText;
  beforeAll(async () => {
    text = await rulesText(coloradoBook, language);
  });

  test('CO-CARD-02: name cards, duos and icons as the table does', () => {
    expect(text.tables.families.rows.map(([, ...cells]) => cells)).toEqual(
      COLOURS.map((colour, i) => [
        ...[3, 2, 1].map((value) => speaker.card(identityOf(i, value))),
        speaker.icon(DUO_OF[colour]).name,
      ]),
    );
    for (const icon of ['tipi', 'saloon', 'wanted', 'free', 'discover', 'none'] as const)
      expect(text.ui.icons[icon].name).toBe(speaker.icon(icon).name);
  });

  test('CO-BB-06, CO-MEDAL-03: the numbers of the house board', () => {
    const { flags, tipi, saloon, wanted } = board;
    const figures = text.tables.flags.rows.map(([, ...cells]) =>
      cells.filter((cell) => /^\d+$/.test(cell)).map(Number),
    );
    expect(figures).toEqual(
      Object.values(flags).map(({ values: each, medal: won }) => (won === null ? each : [...each, won])),
    );
    expect(text.tables.medals.rows.map(([, ...cells]) => cells)).toEqual([
      [String(tipi.icons.length), tipi.medals.join(', ')],
      [String(saloon.boxes), saloon.medals.join(', ')],
      [String(wanted.icons.length), wanted.medals.join(', ')],
    ]);
  });

  test('CO-ICON-09: there is an icon above each of the three wanted boxes of the house board', () => {
    expect(board.wanted.icons).toEqual(['tick', 'discover', 'tick']);
    expect(text.rules['CO-ICON-09'].text).toMatch(/three|trois|trzech/);
  });

  test('CO-FIN-08: the example has the flags and medals of the house set', () => {
    const zones = Object.values(board.flags);
    for (const [name, ofFlags, ofMedals] of text.tables.scores.rows) {
      const [shown, won] = [ofFlags, ofMedals].map((cell) => cell!.match(/\d+/g)!.map(Number).slice(0, -1));
      for (const [zone, { values: each }] of zones.entries()) expect(each, name).toContain(shown![zone]);
      for (const points of won!) expect(houseMedals, name).toContain(points);
    }
  });

  test('CO-FIN-08: the example adds up', () => {
    for (const [name, flags, medals, total] of text.tables.scores.rows) {
      const sums = [flags, medals].map((cell) => cell!.match(/\d+/g)!.map(Number));
      for (const numbers of sums)
        expect(
          numbers.slice(0, -1).reduce((a, b) => a + b),
          name,
        ).toBe(numbers.at(-1));
      expect(
        sums.reduce((sum, numbers) => sum + numbers.at(-1)!, 0),
        name,
      ).toBe(Number(total));
    }
  });
});

describe('pictures', () => {
  test('CO-FIN-01: the boxes are those of the house deserts', () => {
    expect({ values: [...values], medal }).toEqual(board.flags.desert);
  });

  test('CO-MEDAL-09: the medals are those of the house set', () => {
    for (const points of slots) expect(houseMedals).toContain(points);
  });

  test('CO-CALL-05: cards that match the orange 2 are not set apart', () => {
    for (const { colour, value, ...rest } of pictures['CO-CALL-05'].cards)
      expect('apart' in rest, `${colour} ${value}`).toBe((colour as string) !== 'orange' && (value as number) !== 2);
  });
});

test('the search finds an ID however it is typed', () => {
  for (const typed of ['CO-MAP-09', 'map 9', 'co map 09']) expect(idIn(typed, coloradoBook)).toBe('CO-MAP-09');
  expect(idIn('r7', coloradoBook)).toBe('CO-R-07');
  expect(routeOf('colorado/CO-R-65', coloradoBook)).toMatchObject({ section: 'sealed', rule: 'CO-R-65' });
  for (const typed of ['map', 'CO-R-99', 'CO-DATA-01', 'CO-INV-01', '']) expect(idIn(typed, coloradoBook)).toBeNull();
});
