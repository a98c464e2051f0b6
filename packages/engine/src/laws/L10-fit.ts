import type { Viewer } from '../game.ts';
import { pick } from '../random.ts';
import type { Law } from './law.ts';
import { maxChoicesOf, playOut } from './steps.ts';
import { deepCopy, difference, same } from './values.ts';

/** One in this many checked positions is also played to its end. */
const PLAYED_OUT = 8;

/** `view(determinize(view))` is the same view, with the same decision, and can be played to the end. */
export const fit: Law = {
  name: 'fit',
  per: 'position',
  rate: 20,
  watch: (must, harness) => ({
    position({ rules, input, copy, deciders, decisions }, random) {
      const viewer = pick<Viewer>(random, [...Array(input.seats).keys(), 'spectator']);
      const view = deepCopy(rules.view(copy(), viewer));
      const made = () => rules.determinize(deepCopy(view), random);
      const again = rules.view(made(), viewer);
      must(same(view, again), () => `the view of ${viewer} came back changed: ${difference(view, again)}`);
      const waiting = rules.deciders(made());
      must(
        same(deciders, waiting),
        () => `made from the view of ${viewer}, the game waits for [${waiting}], not [${deciders}]`,
      );
      if (viewer !== 'spectator') {
        const real = decisions.find((decision) => decision.seat === viewer) ?? null;
        const guess = rules.decision(made(), viewer);
        must(
          same(real, guess),
          () => `made from its view, seat ${viewer} decides something else: ${difference(real, guess)}`,
        );
      }
      if (random.int(PLAYED_OUT) === 0) {
        const ended = playOut(rules, made(), random, maxChoicesOf(rules.maxForwardChoices(input)), harness.lean);
        must(ended, () => `the state made from the view of ${viewer} could not be played to its end`);
      }
    },
  }),
};
