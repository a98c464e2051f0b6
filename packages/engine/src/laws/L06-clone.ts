import { applyChoice } from '../choices.ts';
import type { Rules } from '../game.ts';
import type { Random } from '../random.ts';
import type { Law } from './law.ts';
import { anyStep } from './steps.ts';
import { deepCopy, difference, same } from './values.ts';

const STEPS = 6;

/** A clone is equal, and play on one of the two never affects the other. */
export const clone: Law = {
  name: 'clone',
  per: 'position',
  rate: 20,
  watch: (must) => ({
    position({ rules, input, copy }, random) {
      const original = copy();
      const clone = rules.clone(original);
      must(same(original, clone), () => `the clone differs: ${difference(original, clone)}`);
      for (const [played, other, which] of [
        [clone, original, 'the original'],
        [original, clone, 'the clone'],
      ] as const) {
        const before = deepCopy(other);
        playSome(rules, played, input.seats, random);
        must(same(before, other), () => `play on the one changed ${which}: ${difference(before, other)}`);
      }
    },
  }),
};

function playSome(rules: Rules, state: object, seats: number, random: Random): void {
  for (let made = 0; made < STEPS; made++) {
    const step = anyStep(rules, state, seats, random);
    if (step === null) return;
    try {
      applyChoice(rules, state, seats, step.seat, step.choice);
    } catch {
      // L3 reports a listed choice that throws.
      return;
    }
  }
}
