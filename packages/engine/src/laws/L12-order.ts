import { play } from '../play.ts';
import { shuffle } from '../random.ts';
import type { Law } from './law.ts';
import { forwardStep, type Step, waitedFor } from './steps.ts';
import { brief, difference, same } from './values.ts';

/** Where the rules say "at the same time", the order in which seats answer does not change the outcome. */
export const order: Law = {
  name: 'order',
  per: 'position',
  rate: 10,
  watch: (must) => ({
    position({ rules, input, copy, deciders, decisions }, random) {
      const [first, second] = shuffle(random, waitedFor(deciders, decisions));
      if (first === undefined || second === undefined) return;
      const independent = rules.independent(copy(), first.seat, second.seat);
      must(
        independent === rules.independent(copy(), second.seat, first.seat),
        () => `seats ${first.seat} and ${second.seat} are independent one way only`,
      );
      if (!independent) return;
      const a = forwardStep([first], random) as Step;
      const b = forwardStep([second], random) as Step;
      const inOrder = (steps: Step[]): object => {
        const state = copy();
        for (const { seat, choice } of steps) play(rules, state, input.seats, seat, choice);
        return state;
      };
      const [one, other] = [inOrder([a, b]), inOrder([b, a])];
      must(same(one, other), () => `${brief(a)} and ${brief(b)} in the other order: ${difference(one, other)}`);
    },
  }),
};
