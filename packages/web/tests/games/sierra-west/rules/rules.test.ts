/// <reference types="vite/client" />
import { LANGUAGES } from '@cordillera/engine';
import { ADJACENT, BLOCKED_RULES, COLUMN, COVERS, housePack, positionAt, ROW } from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import specification from '../../../../../../docs/rules/sierra-west.md?raw';
import { sierraWestBook } from '../../../../src/games/sierra-west/rules/book.ts';
import { spaces } from '../../../../src/games/sierra-west/rules/diagrams/Trail.tsx';
import { glance, icons } from '../../../../src/games/sierra-west/rules/icons.ts';
import { type MountainPicture, type Picture, pictures } from '../../../../src/games/sierra-west/rules/pictures.ts';
import { sections, toldBy } from '../../../../src/games/sierra-west/rules/sections.ts';
import { routeOf } from '../../../../src/screens/rules/route.ts';
import { idIn } from '../../../../src/screens/rules/search.ts';
import { rulesText } from '../../../../src/screens/rules/texts.ts';
import { definedIn, testBook, testCited, testDrawings } from '../../../screens/rules/book.ts';

const defined = definedIn(specification, 'SW');
const ids: readonly string[] = sections.flatMap(({ rules }) => rules);

test('every ID of the specification stands in exactly one section or is covered by another rule', () => {
  expect(defined.length).toBeGreaterThan(400);
  expect([...ids, ...Object.keys(toldBy)].sort()).toEqual([...new Set(defined)].sort());
});

test('only rulings and notes on the pieces are covered by another rule', () => {
  for (const id of Object.keys(toldBy)) expect(id).toMatch(/^SW-(R|D)-/);
});

testBook(sierraWestBook);
testCited(sierraWestBook, BLOCKED_RULES);
testDrawings(sierraWestBook, { pictures, icons, glance });

test('the English rules call Hastings "it", as the printed rules do', async () => {
  expect(JSON.stringify(await rulesText(sierraWestBook, 'en'))).not.toMatch(/\b(he|his|him)\b/i);
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

  test('SW-GEO-02, SW-GEO-04: the lit cards are those the marked card covers, or its neighbours', () => {
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
});

test('the search finds an ID however it is typed, also of cabins and of rulings covered by another rule', () => {
  for (const typed of ['SW-CABIN-G4b', 'cabin g4B', 'sw cabin g4b'])
    expect(idIn(typed, sierraWestBook)).toBe('SW-CABIN-G4b');
  expect(idIn('cabin x', sierraWestBook)).toBe('SW-CABIN-X');
  expect(idIn('r18', sierraWestBook)).toBe('SW-R-18');
  expect(idIn('SW-R-02', sierraWestBook)).toBe('SW-GEN-05');
  expect(routeOf('sierra-west/SW-D-10', sierraWestBook)).toMatchObject({ section: 'wagon', rule: 'SW-WAGON-01' });
  for (const typed of ['cabin', 'SW-R-999', '4 cards', '']) expect(idIn(typed, sierraWestBook)).toBeNull();
});
