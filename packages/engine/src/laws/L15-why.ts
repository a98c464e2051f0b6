import type { Law } from './law.ts';
import { same, summarize } from './values.ts';

/** Every blocked choice names a rule ID that exists in docs/rules, and is not one of the listed choices. */
export const why: Law = {
  name: 'why',
  per: 'position',
  rate: 4,
  watch: (must, harness) => ({
    position({ rules, input, copy, decisions }) {
      const state = copy();
      for (let seat = 0; seat < input.seats; seat++) {
        const listed = decisions.find((decision) => decision.seat === seat)?.choices ?? [];
        for (const { choice, rule } of rules.blocked(state, seat)) {
          must(harness.ruleIds.has(rule), () => `seat ${seat}, ${summarize(choice)}: there is no rule “${rule}”`);
          must(
            !listed.some((other) => same(other, choice)),
            () => `seat ${seat}: blocked and listed: ${summarize(choice)}`,
          );
        }
      }
    },
  }),
};
