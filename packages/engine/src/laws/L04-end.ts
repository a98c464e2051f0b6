import type { Law } from './law.ts';

/**
 * Random play ends within the game's declared bound, which counts forward choices. After a take-back a player may
 * repeat everything since the round began, so each take-back raises the limit accordingly.
 */
export const end: Law = {
  name: 'end',
  per: 'position',
  rate: 1,
  watch: (must) => {
    let bound = 0;
    let made = 0;
    let allowance = 0;
    let round = { turns: 0, made: 0 };
    return {
      start({ rules, input, copy }) {
        bound = rules.maxForwardChoices(input);
        made = 0;
        allowance = 0;
        round = { turns: rules.turns(copy()), made: 0 };
        must(Number.isSafeInteger(bound) && bound >= 0, () => `the bound is ${bound}`);
      },
      move({ forward, rules, state }) {
        if (!forward) {
          allowance += round.made;
          return;
        }
        made++;
        round.made++;
        must(
          made <= bound + allowance,
          () =>
            `${made} forward choices; declared: ${bound}${allowance === 0 ? '' : `, allowed for take-backs: ${allowance}`}`,
        );
        const turns = rules.turns(state);
        if (turns !== round.turns) round = { turns, made: 0 };
      },
      end({ how }) {
        must(how !== 'endless', () => `the game was given up after ${made} forward choices; declared: ${bound}`);
      },
    };
  },
};
