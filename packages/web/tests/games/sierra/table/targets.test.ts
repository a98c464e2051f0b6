import { createMatch, createRandom, pick } from '@cordillera/engine';
import { type SierraChoice, type SierraTypes, sierra } from '@cordillera/sierra';
import { describe, expect, test } from 'vitest';
import {
  canDiscard,
  cellOf,
  heldOf,
  laysOf,
  placeTarget,
  targetOf,
} from '../../../../src/games/sierra/table/targets.ts';
import { targetModel } from '../../../../src/table/targets/targets.ts';

const games = [
  { options: { mode: 'competitive' }, seats: 3 },
  {
    options: {
      mode: 'team',
      groups: [
        [0, 1, 2],
        [3, 4],
      ],
    },
    seats: 5,
  },
  { options: { mode: 'cooperative', stage: 4 }, seats: 3 },
  { options: { mode: 'solo', stage: 7 }, seats: 1 },
] as const;

describe.each(games)('%j', ({ options, seats }) => {
  const match = createMatch<SierraTypes>(sierra, {
    options: options as unknown as SierraTypes['Options'],
    seats: Array.from({ length: seats }, (_, i) => ({ name: `P${i}` })),
    seed: '7'.repeat(32),
  });
  const random = createRandom('touch');

  test('every choice of a whole game is reached through its targets, and no two through the same', () => {
    const kinds = new Set<SierraChoice['do']>();
    while (match.result() === null) {
      for (const { choices } of match.decisions()) {
        for (const choice of choices) {
          kinds.add(choice.do);
          let picked: readonly string[] = [];
          let made: SierraChoice | null = null;
          for (const id of targetOf(choice)) {
            expect(made).toBeNull();
            const touch = targetModel({ choices, targetOf, picked }).touch(id);
            if (touch.kind === 'pick') picked = touch.picked;
            else if (touch.kind === 'choose') made = touch.choice;
          }
          expect(made).toEqual(choice);
        }
      }
      const { seat, choices, forward } = pick(
        random,
        match.decisions().filter((decision) => decision.forward > 0),
      );
      // undo once in a while
      const back = choices.slice(forward);
      match.choose(
        seat,
        back.length > 0 && match.length % 7 === 0 ? pick(random, back) : pick(random, choices.slice(0, forward)),
      );
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['keep', 'lay', 'takeBack', 'ready']));
  });
});

test('a picked card has targets for its places, and a place target maps to its cell', () => {
  const choices: SierraChoice[] = [
    { do: 'lay', card: 4, row: -1, column: 2 },
    { do: 'discard', card: 4 },
    { do: 'discard', card: 9 },
    { do: 'ready' },
  ];
  const can = targetModel({ choices, targetOf, picked: ['card 4'] });
  expect(heldOf(can)).toBe(4);
  expect(can.next).toEqual(['place -1 2', 'aside']);
  expect(laysOf(can, 4)).toEqual([{ row: -1, column: 2 }]);
  expect(laysOf(can, 9)).toEqual([]);
  expect(canDiscard(can, 9)).toBe(true);
  expect(cellOf(placeTarget({ row: -1, column: 2 }))).toEqual({ row: -1, column: 2 });
  expect(cellOf('aside')).toBeNull();
  expect(heldOf(targetModel({ choices, targetOf }))).toBeNull();
});
