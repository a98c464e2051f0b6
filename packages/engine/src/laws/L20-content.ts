import type { GameEvent, ScoreSheet, Seat } from '../game.ts';
import { stateHash } from '../hash.ts';
import type { Law } from './law.ts';
import { brief, copyOf, deepFreeze, difference, notPlain, same, thawed } from './values.ts';

/** By the same rules, bound once: whatever the first replay leaves behind in them shows in the second. */
const REPLAYS = ['played again', 'played once more'];

/** A choice (or the setup) and what it led to. */
interface Seen {
  made: { seat: Seat; choice: object } | null;
  hash: string;
  told: { score: ScoreSheet; events: GameEvent[] };
}

/**
 * Playing never changes the bound card set, and a replay gives the same score sheets and events as the first play. The
 * game is replayed by freshly bound rules on a frozen card set; all other laws play with one that could be changed, so
 * that only this law complains about it.
 */
export const content: Law = {
  name: 'content',
  per: 'game',
  rate: 20,
  watch: (must) => {
    let seen: Seen[] = [];
    return {
      start({ rules, copy, hash, events }) {
        seen = [{ made: null, hash: hash(), told: copyOf({ score: rules.score(copy()), events }) }];
      },
      move({ rules, copy, hash, seat, choice, events }) {
        const told = copyOf({ score: rules.score(copy()), events });
        seen.push({ made: { seat, choice: copyOf(choice) }, hash: hash(), told });
      },
      end({ game, input, pack, printed }) {
        const problem = notPlain(printed.content, 'the card set');
        must(problem === null, () => `a card set must be plain JSON data: ${problem}`);
        must(
          same(printed.content, pack.content),
          () => `playing changed the card set: ${difference(printed.content, pack.content)}`,
        );
        const rules = game.rules(deepFreeze(thawed(printed.content)));
        for (const which of REPLAYS) {
          const { state, ...first } = rules.setup(copyOf(input));
          let { events } = first;
          for (const [at, { made, hash, told }] of seen.entries()) {
            if (made !== null) events = rules.apply(state, made.seat, copyOf(made.choice));
            // L7 reports a replay that goes another way.
            if (stateHash(state) !== hash) return;
            const again = { score: rules.score(copyOf(state)), events };
            must(same(told, again), () => `${which}, after ${at} choices, ${brief(made)}: ${difference(told, again)}`);
          }
        }
      },
    };
  },
};
