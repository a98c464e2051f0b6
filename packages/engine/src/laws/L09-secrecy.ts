import { CordilleraError } from '../errors.ts';
import type { GameTypes, Rules, Seat, Viewer } from '../game.ts';
import { maySee, openDecisions, play } from '../play.ts';
import { pick } from '../random.ts';
import { LANGUAGES } from '../words.ts';
import type { Law, Position, Scene } from './law.ts';
import { brief, copyOf, difference, same } from './values.ts';

/**
 * States that differ only in what a seat cannot see give that seat the same view, decisions and events, byte for byte.
 * No view, event or error holds the seed.
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

    /** The same choice on both states, if both list it: what the viewer learns from it, or null when it is a barrier. */
    function mustLookAlike(position: Position, viewer: Viewer, real: object, other: object): void {
      const { rules, input, random } = position;
      const own = position.decisions.filter((decision) => decision.seat === viewer);
      const open = own.length > 0 && random.int(2) === 0 ? own : position.decisions;
      if (open.length === 0) return;
      const { seat, choices } = pick(random, open);
      const choice = pick(random, choices);
      if (!openDecisions(rules, other, input.seats).some((d) => d.seat === seat && d.choices.some((c) => same(c, choice)))) {
        return;
      }
      const outcomes = [real, other].map((state) => outcome(rules, state, seat, choice, viewer));
      const [mine, theirs] = outcomes;
      // A listed choice that throws is for L3 to tell.
      if (!mine || !theirs) return;
      if (seat === viewer) {
        must(mine.barrier === theirs.barrier, () => `${brief(choice)} is a barrier or not, as hidden things are`);
      }
      if (mine.barrier || theirs.barrier) return;
      must(
        same(mine.shown, theirs.shown),
        () => `seat ${seat}'s ${brief(choice)} shows ${viewer} something hidden without a barrier: ${difference(mine.shown, theirs.shown)}`,
      );
    }

    return {
      start(start) {
        mustHideSeed(start, 'an event of the setup', start.events);
      },
      position(position) {
        const { rules, input, copy, random } = position;
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
        mustLookAlike(position, viewer, real, other);
      },
      move(move) {
        if (move.sampled) mustHideSeed(move, 'an event', move.events);
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

function outcome(rules: Rules, state: object, seat: Seat, choice: object, viewer: Viewer) {
  let events: GameTypes['Event'][];
  try {
    events = rules.apply(state, seat, choice);
  } catch {
    return null;
  }
  const barrier = events.some((event) => event.barrier);
  const seen = events.filter((event) => maySee(viewer, event));
  return { barrier, shown: barrier ? null : { events: seen, ...known(rules, state, viewer) } };
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
