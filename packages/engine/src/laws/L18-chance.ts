import type { Stream } from '../random.ts';
import type { Law } from './law.ts';
import { streamsOf } from './streams.ts';
import { brief, copyOf, same } from './values.ts';

/**
 * Whenever a random stream moves, the choice carries a barrier: nobody throws again by taking a throw back. The end is
 * one too, for no undo goes behind it.
 */
export const chance: Law = {
  name: 'chance',
  per: 'position',
  rate: 1,
  watch: (must) => {
    let before: Record<string, Stream> = {};
    return {
      everyPosition({ state }) {
        before = copyOf(streamsOf(state));
      },
      move({ rules, state, seat, choice, events }) {
        const after = streamsOf(state);
        if (same(before, after)) return;
        must(events.some((event) => event.barrier) || rules.result(state) !== null, () => {
          const moved = Object.keys(after).filter((name) => !same(before[name], after[name]));
          return `seat ${seat}'s ${brief(choice)} drew from ${moved.join(', ')} without a barrier`;
        });
      },
    };
  },
};
