import { CordilleraError } from '../errors.ts';
import type { GameTypes, Rules, Seat, Viewer } from '../game.ts';
import { maySee, play } from '../play.ts';
import { pick, type Random } from '../random.ts';
import { LANGUAGES } from '../words.ts';
import type { Law, Position, Scene } from './law.ts';
import { brief, copyOf, difference, same } from './values.ts';

/**
 * States that differ only in what a seat cannot see give that seat the same view, decisions and events, byte for byte.
 * Nobody is told what they cannot see, and no view, event or error holds the seed.
 */
export const secrecy: Law = {
  name: 'secrecy',
  per: 'position',
  rate: 20,
  watch: (must, harness) => {
    function mustHideSeed({ input }: Scene, what: string, value: unknown): void {
      const text = JSON.stringify(value) ?? '';
      if (text.includes(input.seed)) must(false, () => `the seed stands in ${what}`);
    }

    /** The same choice in both worlds: what this viewer learns from it must be the same. */
    function mustLearnAlike(position: Position, random: Random, viewer: Viewer, real: object, other: object): void {
      const { rules } = position;
      const own = position.decisions.filter((decision) => decision.seat === viewer);
      const open = own.length > 0 && random.int(2) === 0 ? own : position.decisions;
      if (open.length === 0) return;
      const { seat, choices } = pick(random, open);
      const choice = pick(random, choices);
      const counterpart = counterpartOf(choice, choices, rules.decision(other, seat)?.choices ?? []);
      if (counterpart === undefined) return;
      const mine = outcome(rules, real, seat, choice, viewer);
      const theirs = outcome(rules, other, seat, counterpart, viewer);
      // A listed choice that throws is for L3 to tell.
      if (mine === null || theirs === null) return;
      const what = `seat ${seat}'s ${brief(choice)}`;
      if (seat === viewer) {
        must(mine.barrier === theirs.barrier, () => `${what} is a barrier or not, depending on what is hidden from it`);
      }
      if (same(choice, counterpart) && !mine.barrier && !theirs.barrier) {
        must(
          same(mine, theirs),
          () => `${what} shows ${viewer} something hidden without a barrier: ${difference(mine, theirs)}`,
        );
      }
      // Hidden things may be shown by a barrier, or by another seat that lays them open, but what is told must be seen
      // too. If nothing differs in what the viewer knows afterwards, it was told what it may not know.
      if (same(mine.known, theirs.known)) {
        must(
          same(mine.events, theirs.events),
          () => `${what} tells ${viewer} what its view does not show: ${difference(mine.events, theirs.events)}`,
        );
      }
    }

    return {
      start(start) {
        mustHideSeed(start, 'an event of the setup', start.events);
      },
      position(position, random) {
        const { rules, input, copy } = position;
        const viewer = pick<Viewer>(random, [...Array(input.seats).keys(), 'spectator']);
        const real = copy();
        const other = harness.scramble(copy(), viewer, random, rules);
        const mine = known(rules, real, viewer);
        mustHideSeed(position, `what ${viewer} knows`, mine);
        mustHideSeed(position, 'an error', refusal(rules, real, input.seats, random.int(input.seats + 1)));
        // Nothing is hidden from this viewer now: nothing to check.
        if (same(real, other)) return;
        const theirs = known(rules, other, viewer);
        must(same(mine, theirs), () => `${viewer} can tell apart what is hidden: ${difference(mine, theirs)}`);
        mustLearnAlike(position, random, viewer, real, withLuckOf(real, other));
      },
      move(move) {
        mustHideSeed(move, 'an event', move.events);
      },
    };
  },
};

/** All that this viewer can ask about a position. */
function known(rules: Rules, state: object, viewer: Viewer) {
  return copyOf({
    view: rules.view(state, viewer),
    decision: viewer === 'spectator' ? null : rules.decision(state, viewer),
    blocked: viewer === 'spectator' ? null : rules.blocked(state, viewer),
    deciders: rules.deciders(state),
    score: rules.score(state),
    result: rules.result(state),
    turns: rules.turns(state),
  });
}

/** The same chance in both, so that only what lies hidden makes a difference. */
const withLuckOf = (real: object, other: object): object =>
  'streams' in real ? { ...other, streams: copyOf(real.streams) } : other;

/** The equal choice, or else the one in the same place of a list as long: what another hand would have offered. */
function counterpartOf(choice: object, choices: readonly object[], others: readonly object[]): object | undefined {
  const equal = others.find((candidate) => same(candidate, choice));
  return equal ?? (others.length === choices.length ? others[choices.indexOf(choice)] : undefined);
}

function outcome(rules: Rules, state: object, seat: Seat, choice: object, viewer: Viewer) {
  let events: GameTypes['Event'][];
  try {
    events = rules.apply(state, seat, choice);
  } catch {
    return null;
  }
  return {
    barrier: events.some((event) => event.barrier),
    events: events.filter((event) => maySee(viewer, event)),
    known: known(rules, state, viewer),
  };
}

/** What a person reads who tries what is not allowed. */
function refusal(rules: Rules, state: object, seats: number, seat: Seat): string[] {
  try {
    play(rules, state, seats, seat, { type: 'nothing of the kind' });
  } catch (error) {
    return error instanceof CordilleraError ? LANGUAGES.map((language) => error.describe(language)) : [String(error)];
  }
  return [];
}
