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
import { type GlanceIcon, glance, icons } from '../src/colorado/rules/icons.ts';
import { pictures } from '../src/colorado/rules/pictures.ts';
import { type RuleId, sections, see } from '../src/colorado/rules/sections.ts';
import type { ColoradoRulesText } from '../src/colorado/rules/text.ts';
import { routeOf } from '../src/rules/route.ts';
import { idIn, queryOf, search } from '../src/rules/search.ts';
import { rulesText } from '../src/rules/texts.ts';

/** As scripts/rule-coverage.mjs reads them; what card sets must fulfil and what tests check is not for players. */
const defined = [...specification.matchAll(/^\s*(?:\||[-*]|#+)\s*\**`?(CO-[A-Z]+-\d+\b)/gm)]
  .map(([, id]) => id!)
  .filter((id) => !/^CO-(DATA|INV)-/.test(id));
const ids: readonly RuleId[] = sections.flatMap(({ rules }): readonly RuleId[] => rules);

test('every ID of the specification stands in exactly one section', () => {
  expect(defined.length).toBeGreaterThan(190);
  expect([...ids].sort()).toEqual([...new Set(defined)].sort());
});

test('related rules are others, each named once', () => {
  for (const [id, related] of Object.entries<readonly string[]>(see)) {
    expect(related, id).not.toContain(id);
    expect(new Set(related).size, id).toBe(related.length);
  }
});

/** Every text with its path. */
function texts(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  return Object.entries(part as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

/** The numbers of a text; small ones may be words in one language and figures in another. */
const largeIn = (text: string): string[] =>
  [...text.matchAll(/\d+/g)]
    .map(String)
    .filter((n) => Number(n) > 3)
    .sort();

const { content } = loadPack(coloradoFormat, housePack);
const { board } = content;

describe.each(LANGUAGES)('rules in %s', (language) => {
  const speaker = speak(language, unpack(content), []);
  let text: ColoradoRulesText;
  let english: ColoradoRulesText;
  beforeAll(async () => {
    text = await rulesText(coloradoBook, language);
    english = await rulesText(coloradoBook, 'en');
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
      expect(words, path).not.toMatch(/[`"'{}_*]|CO-|--|\.\.\.| - |—| {2}|\s$|^\s|\n\n/);
      expect(words, path).not.toMatch(/\b(engine|seed|hash|boolean|array)\b/i);
    }
  });

  test('are in this language and not in another', () => {
    for (const id of ids) {
      if (language === 'en') continue;
      expect(text.rules[id].title, id).not.toBe(english.rules[id].title);
      expect(text.rules[id].text, id).not.toBe(english.rules[id].text);
    }
    for (const [id, { title }] of Object.entries(text.sections))
      if (language !== 'en') expect(title, id).not.toBe(english.sections[id as 'minute'].title);
  });

  test('say the same numbers as in English', () => {
    for (const id of ids) {
      const { title, text: body } = text.rules[id];
      expect(largeIn(`${title} ${body}`), id).toEqual(largeIn(`${english.rules[id].title} ${english.rules[id].text}`));
    }
  });

  test('have tables in which every row is complete', () => {
    for (const [id, { head, rows }] of Object.entries(text.tables)) {
      expect(rows.length, id).toBe(english.tables[id as 'flags'].rows.length);
      expect(new Set(head).size, id).toBe(head.length);
      for (const row of rows) expect(row.length, `${id}: ${row[0]}`).toBe(head.length + 1);
    }
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

  test('find every rule by its ID and by its headline', () => {
    for (const id of ids)
      for (const typed of [id, text.rules[id].title])
        expect(
          search(text, queryOf(typed), coloradoBook).flatMap(({ rules }) => rules),
          typed,
        ).toContain(id);
  });
});

// What says "why not" cites a rule: a link leads from there to the rule.
test('every rule that the game cites when something is not possible has words of its own', () => {
  expect(BLOCKED_RULES.length).toBeGreaterThan(20);
  for (const id of BLOCKED_RULES)
    expect(routeOf(`colorado/${id}`, coloradoBook), id).toMatchObject({ rule: id, unknown: null });
});

describe('pictures', () => {
  test('CO-FIN-01: the boxes are those of the house deserts', () => {
    expect({ values: [...values], medal }).toEqual(board.flags.desert);
  });

  test('CO-CALL-05: what matches the orange 2 is not set apart', () => {
    for (const { colour, value, ...rest } of pictures['CO-CALL-05'].cards)
      expect('apart' in rest, `${colour} ${value}`).toBe((colour as string) !== 'orange' && (value as number) !== 2);
  });

  test('a rule has a worked picture or icons, not both', () => {
    for (const id of Object.keys(icons)) expect(Object.keys(pictures)).not.toContain(id);
  });

  test('every icon of the right column leads to a rule', async () => {
    const { ui } = await rulesText(coloradoBook, 'en');
    for (const group of Object.values(glance))
      for (const [icon, rule] of Object.entries(group)) {
        expect(ids, icon).toContain(rule);
        expect(ui.icons[icon as GlanceIcon].note, icon).toBeTruthy();
      }
  });
});

test('knows an ID however it is typed', () => {
  for (const typed of ['CO-MAP-09', 'map 9', 'co map 09']) expect(idIn(typed, coloradoBook)).toBe('CO-MAP-09');
  expect(idIn('r7', coloradoBook)).toBe('CO-R-07');
  expect(routeOf('colorado/CO-R-65', coloradoBook)).toMatchObject({ section: 'sealed', rule: 'CO-R-65' });
  for (const typed of ['map', 'CO-R-66', 'CO-DATA-01', 'CO-INV-01', '']) expect(idIn(typed, coloradoBook)).toBeNull();
});
