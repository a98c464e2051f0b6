import { CordilleraError } from '../errors.ts';
import type { GameTypes, Rules, Seat, Viewer } from '../game.ts';
import { isListed, maySee, play } from '../play.ts';
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

    /** The same choice on both states, if both list it: what this viewer learns from it must be the same. */
    function mustLearnAlike(position: Position, random: Random, viewer: Viewer, real: object, other: object): void {
      const { rules } = position;
      const own = position.decisions.filter((decision) => decision.seat === viewer);
      const open = own.length > 0 && random.int(2) === 0 ? own : position.decisions;
      if (open.length === 0) return;
      const { seat, choices } = pick(random, open);
      const made = { seat, choice: pick(random, choices) };
      if (!isListed(rules, other, made)) return;
      const [mine, theirs] = [real, other].map((state) => outcome(rules, state, made, viewer));
      // A listed choice that throws is for L3 to tell.
      if (!mine || !theirs) return;
      const what = `seat ${seat}'s ${brief(made.choice)}`;
      if (seat === viewer) {
        must(mine.barrier === theirs.barrier, () => `${what} is a barrier or not, depending on what is hidden from it`);
      }
      // A barrier may show hidden things, but what is told must be seen too: if nothing differs in what the viewer
      // knows afterwards, it was told something that it may not know, or its view forgets what it knows.
      if (mine.barrier || theirs.barrier) {
        if (!same(mine.known, theirs.known)) return;
        must(same(mine.events, theirs.events), () => `${what} tells ${viewer} what it may not see: ${difference(mine.events, theirs.events)}`);
      } else {
        must(same(mine, theirs), () => `${what} shows ${viewer} something hidden without a barrier: ${difference(mine, theirs)}`);
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
        mustHideSeed(position, 'an error', refusals(rules, copy(), input.seats));
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

function outcome(rules: Rules, state: object, { seat, choice }: { seat: Seat; choice: object }, viewer: Viewer) {
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

/** What people read when they try what is not allowed. */
function refusals(rules: Rules, state: object, seats: number): string[] {
  return [-1, ...Array(seats).keys()].flatMap((seat) => {
    try {
      play(rules, state, seats, seat, { type: 'nothing of the kind' });
    } catch (error) {
      if (error instanceof CordilleraError) return LANGUAGES.map((language) => error.describe(language));
      return [String(error)];
    }
    return [];
  });
}
