import { canonicalJson } from '../canonical.ts';
import { openDecisions } from '../choices.ts';
import type { Law } from './law.ts';
import { difference, same, summarize } from './values.ts';

/** Choices of a decision are unique, in a stable order, and listing them changes nothing. */
export const choices: Law = {
  name: 'choices',
  per: 'position',
  rate: 4,
  watch: (must) => ({
    position({ rules, input, decisions, state, copy }) {
      for (const { seat, choices } of decisions) {
        const seen = new Set<string>();
        for (const choice of choices) seen.add(canonicalJson(choice));
        must(seen.size === choices.length, () => {
          const keys = choices.map(canonicalJson);
          const twice = choices.find((_, index) => keys.indexOf(keys[index] as string) !== index);
          return `seat ${seat}: listed twice: ${summarize(twice)}`;
        });
      }
      const listed = copy();
      const again = openDecisions(rules, listed, input.seats);
      must(same(decisions, again), () => `asked twice, listed differently: ${difference(decisions, again)}`);
      must(same(state, listed), () => `listing changed the state: ${difference(state, listed)}`);
    },
  }),
};
