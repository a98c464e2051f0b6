import { applyChoice, canSee, isBarrierFor, viewersOf } from '../choices.ts';
import { CordilleraError } from '../errors.ts';
import type { GameEvent, Rules, Seat, Viewer } from '../game.ts';
import { sha256Hex } from '../hash.ts';
import { createRandom, pick, type Random } from '../random.ts';
import { LANGUAGES } from '../words.ts';
import type { Law, Move, Position, Scene, Start } from './law.ts';
import { seedPartIn } from './seedParts.ts';
import { secretsOf, withStreamsOf } from './streams.ts';
import { deepCopy, difference, leaves, same, summarize } from './values.ts';

/** Few choices reveal something, and leaks hide among them: every other time, up to this many are tried to find one. */
const TRIES = 3;

/** What one viewer can learn from a choice. */
interface Learned {
  /**
   * Whether it stops the seat that chose, and the viewer too: neither can take something back after learning from it.
   */
  barrier: boolean;
  /** Whether the viewer's undo may pass it. */
  canUndoPast: boolean;
  events: GameEvent[];
  known: object;
}

/** A choice that was tried on a copy. */
interface Made {
  what: string;
  seat: Seat;
  choice: object;
  after: object;
  learned: Learned;
}

/**
 * States that differ only in what a seat cannot see give that seat the same answers and events, byte for byte; across a
 * barrier too, for everything that stays hidden after it. From the setup on, no event shows a viewer what its view does
 * not, and no view, event or error contains a part of the seed. Seats that are said to see the same do.
 */
export const secrecy: Law = {
  name: 'secrecy',
  per: 'position',
  rate: 20,
  watch: (must, harness) => {
    let secretsBefore: number[] = [];

    function mustHideSeed({ input, state }: Scene, what: string, value: unknown): void {
      const part = seedPartIn(value, input.seed, [...secretsBefore, ...secretsOf(state)]);
      if (part !== null) must(false, () => `a part of the seed or of a generator stands in ${what}: ${part}`);
    }

    /** Another seed deals other cards: the events a viewer sees may differ only where its view differs. */
    function mustBeginAlike({ rules, input, pack, events, copy }: Start, viewer: Viewer): void {
      const other = rules.setup({ ...deepCopy(input), seed: sha256Hex(`${input.seed}/other`).slice(0, 32) });
      const [mine, theirs] = [known(rules, copy(), viewer), known(rules, other.state, viewer)];
      const [setupEvents, setupEventsThere] = [eventsFor(viewer, events), eventsFor(viewer, other.events)];
      if (same(mine, theirs)) {
        must(
          same(setupEvents, setupEventsThere),
          () => `the setup shows ${viewer} what its view does not show: ${difference(setupEvents, setupEventsThere)}`,
        );
      }
      const seen = new Set(leaves(mine).values());
      const elsewhere = leaves(byKind(setupEventsThere));
      for (const [path, value] of leaves(byKind(setupEvents))) {
        if (elsewhere.get(path) === value) continue;
        const shown =
          seen.has(value) ||
          numbersById(pack.content)
            .get(value)
            ?.some((number) => seen.has(number)) === true;
        must(shown, () => `the setup shows ${viewer} what its view does not show: ${path} is ${summarize(value)}`);
      }
    }

    /** The same choice in two worlds that this viewer cannot tell apart must teach it the same. */
    function mustLearnAlike(what: string, viewer: Viewer, mine: Learned, theirs: Learned): void {
      if (!mine.barrier && !theirs.barrier) {
        must(
          same(mine, theirs),
          () => `${what} shows ${viewer} something hidden without a barrier: ${difference(mine, theirs)}`,
        );
      }
      mustBeShown(what, viewer, mine, theirs);
    }

    /**
     * A barrier may reveal hidden things, and so may another seat, but what an event reveals the view must show as
     * well. If the viewer's knowledge is the same afterwards, its events must be too.
     */
    function mustBeShown(what: string, viewer: Viewer, mine: Learned, theirs: Learned): void {
      if (!same(mine.known, theirs.known)) return;
      must(
        same(mine.events, theirs.events),
        () => `${what} shows ${viewer} what its view does not show: ${difference(mine.events, theirs.events)}`,
      );
    }

    /**
     * A choice that names hidden cards has no equal in the other world. Some choice there must look like it to this
     * viewer; otherwise it reveals what was hidden and needs a barrier.
     */
    function mustBePossible(position: Position, viewer: Viewer, made: Made, other: object): void {
      const { what, seat, choice, learned } = made;
      const choices = position.rules.decision(deepCopy(other), seat)?.choices ?? [];
      if (learned.barrier || !namesSomething(choice) || isAmong(choices, choice) || harness.laysOpen?.(choice)) return;
      const isPossible = choices.some((each) => {
        const there = outcome(position, withStreamsOf(position.state, deepCopy(other)), seat, each, viewer);
        return there !== null && same(learned.known, there.known) && same(learned.events, there.events);
      });
      must(isPossible, () => `${what} shows ${viewer} something hidden without a barrier: nothing else looks like it`);
    }

    /** What stays hidden after a choice must not show, whatever else the choice reveals. */
    function mustStayHidden(position: Position, viewer: Viewer, made: Made, random: Random): void {
      const { rules, state, copy } = position;
      const { what, seat, choice, after, learned } = made;
      const other = withStreamsOf(state, harness.scramble(copy(), viewer, random, rules, after));
      if (!isAmong(rules.decision(other, seat)?.choices, choice)) return;
      const there = outcome(position, other, seat, choice, viewer);
      if (there === null) return;
      must(same(learned, there), () => `${what} shows ${viewer} what stays hidden: ${difference(learned, there)}`);
    }

    /** What the viewer did not notice must not affect the next choice it sees. */
    function mustStayUnnoticed(position: Position, viewer: Viewer, made: Made, random: Random): void {
      const { rules, state, copy, decisions } = position;
      const others = decisions.filter(({ seat }) => seat !== made.seat);
      if (others.length === 0) return;
      const { seat, choices } = pick(random, others);
      const choice = pick(random, choices);
      const after = withStreamsOf(state, made.after);
      if (!isAmong(rules.decision(after, seat)?.choices, choice)) return;
      const mine = outcome(position, copy(), seat, choice, viewer);
      const theirs = outcome(position, after, seat, choice, viewer);
      if (mine === null || theirs === null) return;
      mustLearnAlike(`seat ${seat}'s ${summarize(choice)}, after ${made.what},`, viewer, mine, theirs);
    }

    /** A determinized state is made from the view: it must not depend on earlier questions about the real state. */
    function mustGuessAlike({ rules, input }: Position, viewer: Viewer, real: object, other: object): void {
      const view = deepCopy(rules.view(real, viewer));
      const guess = (world: object): object => {
        rules.view(world, viewer);
        return rules.determinize(deepCopy(view), createRandom(`${input.seed}/guess`));
      };
      const [mine, theirs] = [guess(real), guess(other)];
      must(
        same(mine, theirs),
        () => `made from the same view of ${viewer}, a state depends on the real one: ${difference(mine, theirs)}`,
      );
    }

    /** Seats that share their view see the same as this viewer, and every viewer agrees on who shares. */
    function mustShare({ rules, input, copy }: Position, viewer: Viewer): void {
      if (!rules.sharesView || viewer === 'spectator') return;
      const state = copy();
      // a view may name its viewer
      const seen = (seat: Seat): object => ({ ...rules.view(state, seat), viewer: null });
      const mine = seen(viewer);
      const everybody = rules.view(state, 'spectator');
      for (let other = 0; other < input.seats; other++) {
        if (other === viewer) continue;
        const share = rules.sharesView(rules.view(state, viewer), viewer, other);
        must(
          share === rules.sharesView(everybody, other, viewer),
          () => `whether ${viewer} and ${other} see the same depends on who asks`,
        );
        if (share) {
          const theirs = seen(other);
          must(same(mine, theirs), () => `${viewer} and ${other} should see the same: ${difference(mine, theirs)}`);
        }
      }
    }

    /** Seats that share their view see the same events. */
    function mustLearnTogether({ rules, input, state, events }: Move): void {
      if (!rules.sharesView || events.every((event) => event.for === undefined)) return;
      const everybody = rules.view(deepCopy(state), 'spectator');
      for (let a = 0; a < input.seats; a++)
        for (let b = 0; b < a; b++) {
          if (!rules.sharesView(everybody, a, b)) continue;
          const alone = events.find((event) => canSee(a, event) !== canSee(b, event));
          must(alone === undefined, () => `only one of ${a} and ${b}, who see the same, sees ${summarize(alone)}`);
        }
    }

    return {
      start(start, random) {
        secretsBefore = [];
        mustHideSeed(start, 'an event of the setup', start.events);
        mustBeginAlike(start, 'spectator');
        mustBeginAlike(start, random.int(start.input.seats));
      },
      everyPosition({ state }) {
        secretsBefore = secretsOf(state);
      },
      position(position, random) {
        const { rules, input, state, copy, decisions } = position;
        const viewer = pick(random, viewersOf(input.seats));
        const real = copy();
        const other = harness.scramble(copy(), viewer, random, rules);
        const mine = known(rules, real, viewer);
        mustHideSeed(position, `what ${viewer} knows`, mine);
        mustShare(position, viewer);
        mustHideSeed(position, 'an error', refusal(rules, real, input.seats, random.int(input.seats + 1)));
        // Nothing is hidden from this viewer now, so there is nothing to check.
        if (same(real, other)) return;
        const theirs = known(rules, other, viewer);
        must(same(mine, theirs), () => `${viewer} can tell apart what is hidden: ${difference(mine, theirs)}`);
        mustGuessAlike(position, viewer, real, other);

        const own = decisions.filter((decision) => decision.seat === viewer);
        const open = own.length > 0 && random.int(2) === 0 ? own : decisions;
        if (open.length === 0) return;
        const tries = Array.from({ length: random.int(2) === 0 ? 1 : TRIES }, () => {
          const { seat, choices } = pick(random, open);
          return { seat, choices, choice: pick(random, choices) };
        });
        const barrier = tries.find(({ seat, choice }) => hasBarrier(tryApply(rules, copy(), seat, choice) ?? []));
        const { seat, choices, choice } = barrier ?? (tries[0] as (typeof tries)[0]);
        const after = copy();
        const learned = outcome(position, after, seat, choice, viewer);
        // L3 reports a listed choice that throws.
        if (learned === null) return;
        const made = { what: `seat ${seat}'s ${summarize(choice)}`, seat, choice, after, learned };
        const counterpart = counterpartOf(choice, choices, rules.decision(other, seat)?.choices ?? []);
        const there =
          counterpart && outcome(position, withStreamsOf(state, deepCopy(other)), seat, counterpart, viewer);
        if (there) {
          if (seat === viewer) {
            must(
              learned.barrier === there.barrier,
              () => `${made.what} is a barrier or not, depending on what is hidden from it`,
            );
          }
          if (same(choice, counterpart)) mustLearnAlike(made.what, viewer, learned, there);
          else {
            mustBeShown(made.what, viewer, learned, there);
            mustBePossible(position, viewer, made, other);
          }
        }
        mustStayHidden(position, viewer, made, random);
        if (seat !== viewer && learned.events.length === 0 && same(mine, learned.known)) {
          mustStayUnnoticed(position, viewer, made, random);
        }
      },
      move(move) {
        mustHideSeed(move, 'an event', move.events);
        mustLearnTogether(move);
      },
    };
  },
};

/** An event may name a card by its ID where a view has its number: its index in a list of the card set. */
function numbersById(content: unknown, found = new Map<unknown, number[]>()): Map<unknown, number[]> {
  if (typeof content !== 'object' || content === null) return found;
  for (const [key, part] of Object.entries(content)) {
    const id: unknown = Array.isArray(content) ? part?.id : undefined;
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), Number(key)]);
    numbersById(part, found);
  }
  return found;
}

const eventsFor = (viewer: Viewer, events: readonly GameEvent[]): GameEvent[] =>
  events.filter((event) => canSee(viewer, event)).map(deepCopy);

/** Groups events by type, to compare the first of a type with the first of that type, and so on. */
function byKind(events: readonly GameEvent[]): Record<string, GameEvent[]> {
  const kinds: Record<string, GameEvent[]> = {};
  for (const event of events) kinds[event.type] = [...(kinds[event.type] ?? []), event];
  return kinds;
}

/** Everything this viewer can ask about a position. Asks a copy: L11 reports a question that changes the state. */
function known(rules: Rules, asked: object, viewer: Viewer): object {
  const state = deepCopy(asked);
  return deepCopy({
    view: rules.view(state, viewer),
    deciders: rules.deciders(state),
    score: rules.score(state, viewer),
    result: rules.result(state),
    turns: rules.turns(state),
    ...(viewer !== 'spectator' && {
      decision: rules.decision(state, viewer),
      blocked: rules.blocked(state, viewer),
      timeUp: rules.timeUp?.(state, viewer) ?? null,
    }),
  });
}

/** Cards are numbers. */
const namesSomething = (choice: object): boolean =>
  [...leaves(choice).values()].some((part) => typeof part === 'number');

const isAmong = (choices: readonly object[] | undefined, choice: object): boolean =>
  choices?.some((candidate) => same(candidate, choice)) ?? false;

/** The equal choice, or else the one at the same index of a list of the same length: what another hand would offer. */
function counterpartOf(choice: object, choices: readonly object[], others: readonly object[]): object | undefined {
  const equal = others.find((candidate) => same(candidate, choice));
  return equal ?? (others.length === choices.length ? others[choices.indexOf(choice)] : undefined);
}

/** What the viewer learns from the choice in this world (which it changes); null when the choice fails. */
function outcome({ rules }: Position, state: object, seat: Seat, choice: object, viewer: Viewer): Learned | null {
  const canUndoPast =
    viewer !== 'spectator' && viewer !== seat && rules.canUndoPast(deepCopy(state), viewer, seat, choice);
  const events = tryApply(rules, state, seat, choice);
  if (events === null) return null;
  const stops = (stopped: Seat): boolean => events.some((event) => isBarrierFor(stopped, event));
  return {
    barrier: stops(seat) && (viewer === 'spectator' || stops(viewer)),
    canUndoPast,
    events: eventsFor(viewer, events),
    known: known(rules, state, viewer),
  };
}

function tryApply(rules: Rules, state: object, seat: Seat, choice: object): GameEvent[] | null {
  try {
    return rules.apply(state, seat, choice);
  } catch {
    return null;
  }
}

const hasBarrier = (events: readonly GameEvent[]): boolean => events.some((event) => event.barrier);

/** The words of a refusal, in every language. */
function refusal(rules: Rules, state: object, seats: number, seat: Seat): string[] {
  try {
    applyChoice(rules, state, seats, seat, { type: 'nothing of the kind' });
  } catch (error) {
    return error instanceof CordilleraError ? LANGUAGES.map((language) => error.describe(language)) : [String(error)];
  }
  return [];
}
