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
import specification from '../../../docs/rules/colorado.md?raw';
import { coloradoBook } from '../src/colorado/rules/book.ts';
import { medal, values } from '../src/colorado/rules/diagrams/FlagValues.tsx';
import { glance, icons } from '../src/colorado/rules/icons.ts';
import { pictures } from '../src/colorado/rules/pictures.ts';
import { sections } from '../src/colorado/rules/sections.ts';
import type { ColoradoRulesText } from '../src/colorado/rules/text.ts';
import { routeOf } from '../src/rules/route.ts';
import { idIn } from '../src/rules/search.ts';
import { rulesText } from '../src/rules/texts.ts';
import { definedIn, testBook, testCited, testDrawings } from './book.ts';

/** What card sets must fulfil and what tests check is not for players. */
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
const { board } = content;

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

  test('CO-CALL-05: what matches the orange 2 is not set apart', () => {
    for (const { colour, value, ...rest } of pictures['CO-CALL-05'].cards)
      expect('apart' in rest, `${colour} ${value}`).toBe((colour as string) !== 'orange' && (value as number) !== 2);
  });
});

test('knows an ID however it is typed', () => {
  for (const typed of ['CO-MAP-09', 'map 9', 'co map 09']) expect(idIn(typed, coloradoBook)).toBe('CO-MAP-09');
  expect(idIn('r7', coloradoBook)).toBe('CO-R-07');
  expect(routeOf('colorado/CO-R-65', coloradoBook)).toMatchObject({ section: 'sealed', rule: 'CO-R-65' });
  for (const typed of ['map', 'CO-R-66', 'CO-DATA-01', 'CO-INV-01', '']) expect(idIn(typed, coloradoBook)).toBeNull();
});
