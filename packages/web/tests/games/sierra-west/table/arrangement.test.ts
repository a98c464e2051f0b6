import { createMatch } from '@cordillera/engine';
import { type SierraWestTypes, sierraWest } from '@cordillera/sierra-west';
import { describe, expect, test, vi } from 'vitest';
import {
  arrangementChoice,
  isOf,
  isSameOrder,
  listedArrangement,
  movedTo,
  placesOf,
  readArrangement,
  saveArrangement,
  sixOrders,
  swapped,
} from '../../../../src/games/sierra-west/table/hand/arrangement.ts';

const begun = (advancedPlanning: boolean) =>
  createMatch<SierraWestTypes>(sierraWest, {
    options: { mode: 'apple-hill', advancedPlanning } as SierraWestTypes['Options'],
    seats: [{ name: 'Ada' }, { name: 'Ben' }],
    seed: '7'.repeat(32),
  });

test('a hand is arranged as drawn, or as in its draft', () => {
  expect(placesOf([3, 5, 8], null)).toEqual([3, 5, 8]);
  expect(placesOf([3, 5, 8], { cards: [8, 3, 5], rest: null })).toEqual([8, 3, 5]);
  expect(placesOf([3, 5, 8, 9], { cards: [9, 3, 5], rest: 'deck' })).toEqual([9, 3, 5, 8]);
});

test('two cards swap by tapping both or by dragging one onto the other', () => {
  expect(swapped([3, 5, 8], 3, 8)).toEqual([8, 5, 3]);
  expect(movedTo([3, 5, 8], 3, 1)).toEqual([5, 3, 8]);
  expect(movedTo([3, 5, 8], 3, 0)).toEqual([3, 5, 8]);
  expect(movedTo([3, 5, 8, 9], 9, 1)).toEqual([3, 9, 8, 5]);
});

test('the six orders are listed the same way whatever the current one, and leave the fourth card alone', () => {
  const orders = sixOrders([8, 3, 5]);
  expect(orders).toEqual(sixOrders([3, 5, 8]));
  expect(orders[0]).toEqual([3, 5, 8]);
  expect(new Set(orders.map(String)).size).toBe(6);
  expect(orders.filter((order) => isSameOrder(order, [8, 3, 5]))).toHaveLength(1);
  expect(sixOrders([8, 3, 5, 4]).every((order) => order[3] === 4)).toBe(true);
});

test('an arrangement is stored until the plan is revealed, and applies to that hand alone', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  expect(readArrangement()).toBeNull();
  saveArrangement({ places: [8, 3, 5], rest: 'discard' });
  const arranged = readArrangement()!;
  expect(arranged).toEqual({ places: [8, 3, 5], rest: 'discard' });
  expect(isOf(arranged, [3, 5, 8])).toBe(true);
  expect(isOf(arranged, [3, 5, 9])).toBe(false);
  expect(isOf(arranged, [3, 5, 8, 9])).toBe(false);
  saveArrangement(null);
  expect(readArrangement()).toBeNull();
  for (const key of stored.keys()) stored.set(key, '{"places":"all"}');
  expect(readArrangement()).toBeNull();
  vi.unstubAllGlobals();
});

describe.each([false, true])('with the variant for four cards: %s', (advanced) => {
  test('every arrangement can be played', () => {
    const match = begun(advanced);
    const seat = match.deciders()[0]!;
    const { choices } = match.decision(seat)!;
    const { hand } = match.view(seat).players[seat]!;
    const found = new Set<object>();
    const swaps = hand!.flatMap((a) => hand!.map((b) => swapped(placesOf(hand!, null), a, b)));
    for (const places of swaps.flatMap(sixOrders))
      for (const rest of ['deck', 'discard'] as const) {
        const choice = listedArrangement(choices, arrangementChoice('plan', places, rest));
        expect(choice).toBeDefined();
        found.add(choice!);
      }
    expect(found.size).toBe(choices.length);
  });

  test('SW-PLAN-05: a plan is prepared, changed and dropped while the other plays', () => {
    const match = begun(advanced);
    const waiting = 1 - match.deciders()[0]!;
    const hand = match.view(waiting).players[waiting]!.hand!;
    const prepare = (places: readonly number[]): void => {
      const choice = listedArrangement(match.decision(waiting)!.choices, arrangementChoice('draft', places, 'deck'));
      match.choose(waiting, choice!);
    };
    const lying = (): readonly number[] => placesOf(hand, match.view(waiting).players[waiting]!.draft);
    prepare(swapped(hand, hand[0]!, hand[2]!));
    expect(lying()).toEqual(swapped(hand, hand[0]!, hand[2]!));
    prepare(swapped(lying(), hand[0]!, hand[1]!));
    expect(lying().slice(0, 3)).toEqual([hand[2], hand[0], hand[1]]);
    match.choose(waiting, listedArrangement(match.decision(waiting)!.choices, { do: 'undraft' })!);
    expect(lying()).toEqual(hand);
  });
});
