import { canSee, isBarrierFor } from '../choices.ts';
import type { Seat } from '../game.ts';
import type { Law } from './law.ts';
import { streamsOf, withStreamsOf } from './streams.ts';
import { difference, same, summarize } from './values.ts';

/**
 * Whenever a random stream advances, the choice carries a barrier, so that no player undoes to roll again, or takes
 * something back because of a roll. The barrier may be for some seats only, including the one that chose, if everything
 * is the same for the others whatever the roll. The end of the game is a barrier too, because undo never crosses it.
 */
export const chance: Law = {
  name: 'chance',
  per: 'position',
  rate: 1,
  watch: (must, harness) => {
    let before: object = {};
    return {
      everyPosition({ rules, state }) {
        before = rules.clone(state);
      },
      move({ rules, input, state, seat, choice, events }, random) {
        const streams = [streamsOf(before), streamsOf(state)] as const;
        if (same(...streams)) return;
        const isFree = (one: Seat): boolean => !events.some((event) => isBarrierFor(one, event));
        const isSettled = events.some(({ barrier }) => barrier === true) || rules.result(state) !== null;
        must(isSettled || !isFree(seat), () => {
          const moved = Object.keys(streams[1]).filter((name) => !same(streams[0][name], streams[1][name]));
          return `seat ${seat}'s ${summarize(choice)} drew from ${moved.join(', ')} without a barrier`;
        });
        if (isSettled) return;
        const luck = withStreamsOf(harness.scramble(rules.clone(before), seat, random, rules), before);
        for (const other of Array(input.seats).keys()) {
          if (!isFree(other)) continue;
          // L9 reports a view that shows the generator itself
          if (!same(rules.view(before, other), rules.view(luck, other))) continue;
          const learnt = (from: object): object => {
            const after = rules.clone(from);
            const seenEvents = rules.apply(after, seat, choice).filter((event) => canSee(other, event));
            return { events: seenEvents, view: rules.view(after, other) };
          };
          const [mine, theirs] = [learnt(before), learnt(luck)];
          must(
            same(mine, theirs),
            () =>
              `seat ${other} learns how seat ${seat}'s ${summarize(choice)} fell, without a barrier for it: ${difference(mine, theirs)}`,
          );
        }
      },
    };
  },
};
