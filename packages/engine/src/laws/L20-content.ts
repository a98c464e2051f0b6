import type { GameEvent, ScoreSheet, Seat } from '../game.ts';
import { stateHash } from '../hash.ts';
import type { Law } from './law.ts';
import { deepCopy, deepFreeze, difference, notPlain, same, summarize, unfrozenCopy } from './values.ts';

/** Both use the same bound rules: whatever the first replay leaves behind in them shows in the second. */
const REPLAYS = ['played again', 'played once more'];

/** A choice (or the setup) and what it led to. */
interface Seen {
  made: { seat: Seat; choice: object } | null;
  hash: string;
  outcome: { score: ScoreSheet; events: GameEvent[] };
}

/**
 * Playing never changes the bound card set, and a replay gives the same score sheets and events as the first play.
 * Freshly bound rules replay the game on a frozen card set; all other laws use one that could be changed, so that only
 * this law reports a change.
 */
export const content: Law = {
  name: 'content',
  per: 'game',
  rate: 20,
  watch: (must) => {
    let seen: Seen[] = [];
    return {
      start({ rules, copy, hash, events }) {
        seen = [{ made: null, hash: hash(), outcome: deepCopy({ score: rules.score(copy()), events }) }];
      },
      move({ rules, copy, hash, seat, choice, events }) {
        const outcome = deepCopy({ score: rules.score(copy()), events });
        seen.push({ made: { seat, choice: deepCopy(choice) }, hash: hash(), outcome });
      },
      end({ game, input, pack, printed }) {
        const problem = notPlain(printed.content, 'the card set');
        must(problem === null, () => `a card set must be plain JSON data: ${problem}`);
        must(
          same(printed.content, pack.content),
          () => `playing changed the card set: ${difference(printed.content, pack.content)}`,
        );
        const rules = game.rules(deepFreeze(unfrozenCopy(printed.content)));
        for (const which of REPLAYS) {
          const { state, ...first } = rules.setup(deepCopy(input));
          let { events } = first;
          for (const [at, { made, hash, outcome }] of seen.entries()) {
            if (made !== null) events = rules.apply(state, made.seat, deepCopy(made.choice));
            // L7 reports a replay that diverges.
            if (stateHash(state) !== hash) return;
            const again = { score: rules.score(deepCopy(state)), events };
            must(
              same(outcome, again),
              () => `${which}, after ${at} choices, ${summarize(made)}: ${difference(outcome, again)}`,
            );
          }
        }
      },
    };
  },
};
