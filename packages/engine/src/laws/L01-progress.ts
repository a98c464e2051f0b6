import type { Law } from './law.ts';

/** A game that is not over has at least one open decision, and every open decision has at least one choice. */
export const progress: Law = {
  name: 'progress',
  per: 'position',
  rate: 1,
  watch: (must) => ({
    position({ deciders, decisions, result }) {
      must(
        deciders.length > 0 === (result === null),
        () => `deciders [${deciders}] and ${result === null ? 'no result' : 'a result'} at the same time`,
      );
      must(new Set(deciders).size === deciders.length, () => `a seat twice among the deciders [${deciders}]`);
      for (const seat of deciders) {
        const decision = decisions.find((candidate) => candidate.seat === seat);
        must(decision !== undefined, () => `the game waits for seat ${seat}, which has no decision`);
        must((decision?.forward ?? 0) >= 1, () => `the game waits for seat ${seat}, which has no forward choice`);
      }
      for (const { seat, choices, forward } of decisions) {
        must(choices.length >= 1, () => `the decision of seat ${seat} has no choice`);
        must(
          Number.isInteger(forward) && forward >= 0 && forward <= choices.length,
          () => `seat ${seat}: forward is ${forward} of ${choices.length} choices`,
        );
      }
    },
  }),
};
