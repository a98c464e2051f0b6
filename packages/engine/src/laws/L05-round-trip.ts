import { play } from '../choices.ts';
import type { Law } from './law.ts';
import { anyStep } from './steps.ts';
import { brief, difference, notPlain, same } from './values.ts';

const STEPS = 5;

/** state → JSON → state is the same state, in the middle of any nested decision, and plays on in the same way. */
export const roundTrip: Law = {
  name: 'round trip',
  per: 'position',
  rate: 20,
  watch: (must) => ({
    position({ rules, input, copy }, random) {
      const kept = copy();
      const problem = notPlain(kept);
      must(problem === null, () => `a state must be plain JSON data: ${problem}`);
      const back = JSON.parse(JSON.stringify(kept)) as object;
      must(same(kept, back), () => `after the round trip: ${difference(kept, back)}`);
      for (let made = 0; made < STEPS; made++) {
        const step = anyStep(rules, kept, input.seats, random);
        if (step === null) return;
        const outcomes = [kept, back].map((state) => {
          try {
            return { events: play(rules, state, input.seats, step.seat, step.choice) };
          } catch (error) {
            return { error: String(error) };
          }
        });
        must(
          same(outcomes[0], outcomes[1]),
          () => `after ${brief(step)} the restored state went another way: ${difference(outcomes[0], outcomes[1])}`,
        );
        // L3 reports a listed choice that throws.
        if (outcomes.some((outcome) => 'error' in outcome)) return;
        must(same(kept, back), () => `after ${brief(step)} the restored state differs: ${difference(kept, back)}`);
      }
    },
  }),
};
