import type { Observation } from './harness.ts';
import type { Law } from './law.ts';

/** Together the games of a run reach everything the content offers. */
export const reach: Law = {
  name: 'reach',
  per: 'position',
  rate: 1,
  watch: (must, harness) => {
    const missing = new Set(harness.expected);

    function observe(observation: Observation): void {
      if (missing.size === 0) return;
      for (const thing of harness.reached(observation)) missing.delete(thing);
    }

    return {
      start({ rules, configuration, state, events }) {
        observe({ rules, configuration, state, events, result: null });
      },
      move({ rules, configuration, state, events, seat, choice }) {
        observe({ rules, configuration, state, events, choice: { seat, choice }, result: null });
      },
      end({ rules, configuration, state, result }) {
        observe({ rules, configuration, state, events: [], result });
      },
      finish() {
        for (const thing of harness.expected)
          must(!missing.has(thing), () => `never reached: ${[...missing].join(', ')}`);
      },
    };
  },
};
