import { BASE, COVERS, type MountainView, POSITIONS, positionAt, ROW, reachOf } from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import { box } from '../../../../src/games/sierra-west/houseSet.ts';
import { journeyFrom, newcomers } from '../../../../src/games/sierra-west/table/board/arrivals.ts';
import {
  beside,
  cardAt,
  coverOf,
  type Form,
  mountainLayouts,
  openPart,
  type Rect,
  ribsOf,
  rowPlace,
  slotAt,
  standAt,
  trailLayout,
} from '../../../../src/games/sierra-west/table/board/layout.ts';

const forms: Form[] = ['wide', 'narrow', 'flat'];
const positions = Array.from({ length: POSITIONS }, (_, position) => position);
const full: MountainView[] = positions.map(() => 'basic');
const without = (...gone: number[]): MountainView[] => full.map((card, i) => (gone.includes(i) ? null : card));
const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;

describe.each(forms)('the mountain, %s', (form) => {
  const layout = mountainLayouts[form];

  test('stays within its box, with the cards of a row side by side', () => {
    for (const position of positions) {
      const { x, y, w, h } = cardAt(layout, position);
      expect([x, y, layout.width - x - w, layout.height - y - h].every((room) => room >= 0)).toBe(true);
      for (const other of positions)
        if (other !== position && ROW[other] === ROW[position])
          expect(overlap(cardAt(layout, other), cardAt(layout, position))).toBe(false);
    }
  });

  test('a card lies half on each of the two that it covers (SW-GEO-02)', () => {
    for (const position of positions) {
      const { x } = cardAt(layout, position);
      expect(COVERS[position]!.map((below) => cardAt(layout, below).x - x)).toEqual(
        ROW[position] === 1 ? [] : [-layout.step / 2, layout.step / 2],
      );
    }
  });

  test('keeps the touch area of a card uncovered', () => {
    for (const mountain of [full, without(18), without(18, 19, 15), without(18, 19, 15, 16, 17, 11)]) {
      const there = positions.filter((position) => mountain[position] !== null);
      const parts = there.map((position) => openPart(layout, position, coverOf(mountain, position)));
      parts.forEach((part, i) => {
        there.forEach((other) => {
          if (ROW[other]! > ROW[there[i]!]!) expect(overlap(part, cardAt(layout, other))).toBe(false);
        });
        expect(parts.filter((another, j) => j !== i && overlap(part, another))).toEqual([]);
      });
    }
  });

  test('spreads frontiersmen who share a position, within the box', () => {
    for (const [position, cover] of [
      [BASE, 'both'],
      [0, 'both'],
      [positionAt(3, 4), 'none'],
    ] as const) {
      // biome-ignore format: one line
      const spots = [0, 1, 2, 3].map((n) => standAt(layout, position, cover, n, 4));
      expect(new Set(spots.map(({ x }) => x)).size).toBe(4);
      for (const { x, y } of spots) expect(x > 0 && x < layout.width && y > 0 && y < layout.height).toBe(true);
    }
  });
});

describe('how a card is covered', () => {
  test('by both, one or none of its neighbours above', () => {
    const middle = positionAt(4, 2);
    expect(coverOf(full, middle)).toBe('both');
    expect(coverOf(without(positionAt(5, 1)), middle)).toBe('right');
    expect(coverOf(without(positionAt(5, 2)), middle)).toBe('left');
    expect(coverOf(without(positionAt(5, 1), positionAt(5, 2)), middle)).toBe('none');
  });

  test('at the edge of the mountain by one at most', () => {
    expect(coverOf(full, positionAt(1, 1))).toBe('right');
    expect(coverOf(full, positionAt(1, 6))).toBe('left');
  });
});

describe.each(forms)('the trail, %s', (form) => {
  test.each([false, true])('spaces, slots and the Fish Market find room (river: %s)', (isRiver) => {
    const layout = trailLayout(form, isRiver, 9);
    const slots = [0, 1, 2, 3, 4, 5].map((i) => slotAt(layout, i));
    expect(layout.spaces).toHaveLength(9);
    slots.forEach((slot, i) => {
      expect(slot.x >= 0 && slot.x + slot.w <= layout.width && slot.y + slot.h <= layout.height).toBe(true);
      expect(slots.filter((other, j) => j !== i && overlap(other, slot))).toEqual([]);
      if (isRiver) expect(overlap(layout.market, slot)).toBe(false);
    });
    expect(slots[0]!.h).toBeGreaterThan(40);
    if (isRiver) expect(layout.market.w).toBeGreaterThan(28);
  });

  test('SW-GEO-10: a rib joins each space to the last slot it reaches, and the trailhead to none', () => {
    const layout = trailLayout(form, false, box.trail.length);
    const ribs = ribsOf(
      layout,
      box.trail.map(({ reach }) => reach),
    );
    expect(ribs.map(({ space, slot }) => [space, slot])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
      [7, 5],
      [8, 6],
    ]);
    for (const { space, slot, to } of ribs) {
      const { x, w } = slotAt(layout, slot - 1);
      expect(to.x > x && to.x < x + w).toBe(true);
      expect(reachOf(box, { row: [51, 52, 53, 54, 55, 56] }, { wagon: space })).toBe(slot);
    }
  });

  test('wagons that share a space stand round its middle', () => {
    const look = { size: 30, apart: 20 };
    expect([0, 1, 2].map((n) => beside(100, n, 3, look))).toEqual([80, 100, 120]);
    expect(beside(100, 0, 1, look)).toBe(100);
    // at the far left they are stacked
    expect(beside(10, 0, 4, look)).toBe(15);
  });
});

test('the row of the mode has a place for every slot, and a corner', () => {
  const { river, straight, width } = rowPlace;
  for (const rects of [[...river.slots, river.corner], straight.slots])
    rects.forEach((rect, i) => {
      expect(rect.x >= 0 && rect.x + rect.w <= width).toBe(true);
      expect(rects.filter((other, j) => j !== i && overlap(other, rect))).toEqual([]);
    });
  expect([river.slots.length, straight.slots.length]).toEqual([7, 6]);
});

describe('specials that come down to the row', () => {
  test('SW-CLAIM-08: arrive from their positions, the higher one first', () => {
    const before = full.slice();
    for (const position of [positionAt(4, 1), positionAt(3, 2), 0]) before[position] = 'special';
    const now = before.map((card, i) => (i === positionAt(4, 1) || i === positionAt(3, 2) || i === 19 ? null : card));
    expect(newcomers({ mountain: before, row: [51] }, { mountain: now, row: [51, 53, 55] })).toEqual(
      new Map([
        [53, positionAt(4, 1)],
        [55, positionAt(3, 2)],
      ]),
    );
    expect(newcomers({ mountain: before, row: [51] }, { mountain: before, row: [51] }).size).toBe(0);
  });

  test('come from above, and from a card of another size', () => {
    const slot = slotAt(trailLayout('wide', false, 9), 0);
    const { x, y, scale } = journeyFrom('wide', positionAt(5, 2), slot);
    expect([x > 0, y < 0, scale > 1]).toEqual([true, true, true]);
  });
});
