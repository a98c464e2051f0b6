import { applyChoice, canSee, viewersOf } from '../choices.ts';
import type { GameEvent, Rules, Viewer } from '../game.ts';
import { shuffle } from '../random.ts';
import type { Law } from './law.ts';
import { blockingDecisions, forwardStep, type Step } from './steps.ts';
import { difference, same, summarize } from './values.ts';

/**
 * Where the rules say "at the same time", the order in which seats answer does not change what any viewer may know
 * afterwards, apart from which unknown card each seat draws.
 */
export const order: Law = {
  name: 'order',
  per: 'position',
  rate: 10,
  watch: (must, harness) => ({
    position({ rules, input, copy, deciders, decisions }, random) {
      const [first, second] = shuffle(random, blockingDecisions(deciders, decisions));
      if (first === undefined || second === undefined) return;
      const commute = rules.commutes(copy(), first.seat, second.seat);
      must(
        commute === rules.commutes(copy(), second.seat, first.seat),
        () => `seats ${first.seat} and ${second.seat} commute one way only`,
      );
      if (!commute) return;
      const a = forwardStep([first], random) as Step;
      const b = forwardStep([second], random) as Step;
      const viewers = viewersOf(input.seats);
      const inOrder = (state: object, steps: Step[]) => {
        const events = steps.flatMap(({ seat, choice }) => applyChoice(rules, state, input.seats, seat, choice));
        return { state, known: viewers.map((viewer) => knownTo(viewer, rules, state, events)) };
      };
      const one = inOrder(copy(), [a, b]);
      // Arranges the hidden cards so that each seat draws what it drew in the first order.
      const redealt = harness.redeal?.(copy(), a.choice, b.choice) ?? null;
      if (redealt !== null) {
        const shown = viewers.find((viewer) => !same(rules.view(copy(), viewer), rules.view(redealt, viewer)));
        must(
          shown === undefined,
          () => `${summarize(a)} and ${summarize(b)} in the other order draw what ${shown} could see`,
        );
      }
      const other = inOrder(redealt ?? copy(), [b, a]);
      must(
        same(one.known, other.known),
        () => `${summarize(a)} and ${summarize(b)} in the other order: ${difference(one.known, other.known)}`,
      );
    },
  }),
};

/** What a viewer knows after some choices: its view, and the events it saw in any order. */
const knownTo = (viewer: Viewer, rules: Rules, state: object, events: readonly GameEvent[]): object => ({
  viewer,
  view: rules.view(state, viewer),
  events: events
    .filter((event) => canSee(viewer, event))
    .map((event) => JSON.stringify(event))
    .sort(),
});
