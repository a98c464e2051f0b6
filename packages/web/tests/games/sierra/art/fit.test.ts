import { expect, test } from 'vitest';
import type { Line } from '../../../../src/games/sierra/art/cards.ts';
import { fitsIn, placeIn } from '../../../../src/games/sierra/art/fit.ts';

const frame = { width: 850, height: 520 };
const options = { inset: { top: 52, bottom: 18, sides: 8 }, margin: 1 };

/** A line of teal rivers. */
const line = (row: number, start: number, cards: number): Line => ({
  row,
  start,
  cards: Array.from({ length: cards }, (_, i) => ({ id: `m${row}/${start + i}`, colour: 'teal', symbol: 'river' })),
});

test.each([
  ['nothing', []],
  ['one card', [line(0, 0, 1)]],
  ['a square', [line(0, 0, 4), line(1, 0, 4), line(2, 1, 4), line(3, 0, 4)]],
  ['18 wide', [line(0, -9, 18)]],
  ['18 tall', Array.from({ length: 18 }, (_, i) => line(i - 5, 0, 1))],
])('%s and the cells around it lie in the frame', (_, lines) => {
  const place = placeIn(frame, lines, options);
  expect(fitsIn(frame, lines, place, options)).toBe(true);
  expect(place.scale).toBeLessThanOrEqual(placeIn(frame, [], options).scale);
});

test('a landscape that has grown beyond its frame no longer fits', () => {
  const place = placeIn(frame, [line(0, 0, 1)], options);
  expect(fitsIn(frame, [line(0, 0, 2)], place, options)).toBe(true);
  expect(fitsIn(frame, [line(0, 0, 9)], place, options)).toBe(false);
  expect(fitsIn(frame, [line(0, 0, 1), line(1, 0, 1), line(2, 0, 1), line(3, 0, 1)], place, options)).toBe(false);
});
