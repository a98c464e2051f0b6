import { describe, expect, test } from 'vitest';
import { tornOutline } from '../../../../src/design/paper/outlines.ts';
import { colours, type Line } from '../../../../src/games/sierra/art/cards.ts';
import { boundsOf, placeIn } from '../../../../src/games/sierra/art/fit.ts';
import { cardShape, outlineOf, outlines, summit } from '../../../../src/games/sierra/art/ridges.ts';

describe('mountain cards', () => {
  test('every outline starts and ends at the joints, so that any two cards of a colour join', () => {
    for (const colour of colours)
      for (const outline of outlines) {
        const crest = summit(colour, outline);
        expect(crest[0]).toEqual([0, 50]);
        expect(crest[crest.length - 1]).toEqual([120, 50]);
      }
  });

  test('only needles have snow, and mesas have no shaded sides', () => {
    for (const colour of colours)
      for (const outline of outlines) {
        const shape = cardShape(colour, outline);
        expect(shape.snow !== '').toBe(colour === 'teal');
        expect(shape.shade === '').toBe(colour === 'crimson');
      }
  });

  test('a card always shows the same of four outlines, and all four are used', () => {
    expect(outlineOf('m7')).toBe(outlineOf('m7'));
    expect(new Set(Array.from({ length: 96 }, (_, i) => outlineOf(`m${i}`))).size).toBe(4);
  });
});

describe('torn paper', () => {
  test('has the same edge for the same seed', () => {
    expect(tornOutline(272, 400, { seed: 'a' })).toBe(tornOutline(272, 400, { seed: 'a' }));
    expect(tornOutline(272, 400, { seed: 'a' })).not.toBe(tornOutline(272, 400, { seed: 'b' }));
  });

  test('keeps its top edge when the sheet grows downwards', () => {
    const start = (path: string): string => path.slice(0, 60);
    expect(start(tornOutline(272, 400, { seed: 'a' }))).toBe(start(tornOutline(272, 460, { seed: 'a' })));
  });
});

describe('a landscape in its frame', () => {
  const line = (row: number, start: number, n: number): Line => ({
    row,
    start,
    cards: Array.from({ length: n }, (_, i) => ({
      id: `${row} ${i}`,
      colour: 'teal' as const,
      symbol: 'wind' as const,
    })),
  });
  const frame = { width: 812, height: 552 };

  test.each([
    ['one card', [line(0, 0, 1)]],
    ['one long line', [line(0, -8, 16)]],
    ['a tower', Array.from({ length: 16 }, (_, i) => line(i - 8, 0, 1))],
    ['a wide stair', [line(0, 0, 6), line(1, 5, 6), line(2, 10, 6)]],
  ])('%s fits', (_, lines) => {
    const box = boundsOf(lines);
    const { x, y, scale } = placeIn(frame, lines);
    expect(x + box.left * scale).toBeGreaterThanOrEqual(0);
    expect(x + box.right * scale).toBeLessThanOrEqual(frame.width);
    expect(y + box.top * scale).toBeGreaterThanOrEqual(-0.001);
    expect(y + box.bottom * scale).toBeLessThanOrEqual(frame.height + 0.001);
  });

  test('the first card does not fill the sheet', () => {
    expect(placeIn(frame, [line(0, 0, 1)]).scale).toBeLessThan(1.1);
  });
});
