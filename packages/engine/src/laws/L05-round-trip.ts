import { applyChoice } from '../choices.ts';
import type { Law } from './law.ts';
import { anyStep } from './steps.ts';
import { difference, notPlain, same, summarize } from './values.ts';

const STEPS = 5;

/** state → JSON → state is the same state, in the middle of any nested decision, and play continues identically. */
export const roundTrip: Law = {
  name: 'round trip',
  per: 'position',
  rate: 20,
  watch: (must) => ({
    position({ rules, input, copy }, random) {
      const original = copy();
      const problem = notPlain(original);
      must(problem === null, () => `a state must be plain JSON data: ${problem}`);
      const back = JSON.parse(JSON.stringify(original)) as object;
      must(same(original, back), () => `after the round trip: ${difference(original, back)}`);
      for (let made = 0; made < STEPS; made++) {
        const step = anyStep(rules, original, input.seats, random);
        if (step === null) return;
        const outcomes = [original, back].map((state) => {
          try {
            return { events: applyChoice(rules, state, input.seats, step.seat, step.choice) };
          } catch (error) {
            return { error: String(error) };
          }
        });
        must(
          same(outcomes[0], outcomes[1]),
          () => `after ${summarize(step)} the restored state went another way: ${difference(outcomes[0], outcomes[1])}`,
        );
        // L3 reports a listed choice that throws.
        if (outcomes.some((outcome) => 'error' in outcome)) return;
        must(
          same(original, back),
          () => `after ${summarize(step)} the restored state differs: ${difference(original, back)}`,
        );
      }
    },
  }),
};
