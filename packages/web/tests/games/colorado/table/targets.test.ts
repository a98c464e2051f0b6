import { type ColoradoChoice, type ColoradoTypes, colorado } from '@cordillera/colorado';
import { createMatch, createRandom, pick } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { targetsIn } from '../../../../src/games/colorado/table/targets.ts';
import { targetModel } from '../../../../src/table/targets/targets.ts';

const kinds = new Set<ColoradoChoice['do']>();

describe.each([
  { options: { sealed: false }, seats: 2 },
  { options: { sealed: false }, seats: 4 },
  { options: { sealed: true }, seats: 3 },
])('%j', ({ options, seats }) => {
  test('every choice is reached by touching its targets in order', () => {
    const match = createMatch<ColoradoTypes>(colorado, {
      options,
      seats: Array.from({ length: seats }, (_, i) => ({ name: `P${i}` })),
      seed: '7'.repeat(32),
    });
    const random = createRandom(`touch ${JSON.stringify(options)}`);
    for (let i = 0; match.result() === null; i++) {
      const decisions = match.decisions();
      for (const { seat, choices } of decisions) {
        for (const choice of choices) kinds.add(choice.do);
        // sample the calls: they are many and alike
        if (choices.length > 30 && i % 10 > 0) continue;
        const targetOf = targetsIn(match.view(seat), seat);
        for (const choice of choices) {
          let picked: readonly string[] = [];
          let made: ColoradoChoice | null = null;
          for (const id of targetOf(choice)) {
            const touch = targetModel({ choices, targetOf, picked }).touch(id);
            if (touch.kind === 'pick') picked = touch.picked;
            else if (touch.kind === 'choose') made = touch.choice;
          }
          expect(made).toBe(choice);
        }
      }
      const { seat, choices, forward } = pick(
        random,
        decisions.filter((decision) => decision.forward > 0),
      );
      match.choose(seat, pick(random, choices.slice(0, forward)));
    }
  });
});

test('the games together cover every kind of choice', () => {
  expect([...kinds].sort()).toEqual(
    [
      ...['buy', 'call', 'decline', 'discover', 'draw', 'give', 'pick', 'place', 'swap', 'takeNugget', 'tickStage'],
      ...['tickStation', 'tickTipi', 'turnIn', 'village'],
    ].sort(),
  );
});
