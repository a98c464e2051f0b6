import { canSee } from '../choices.ts';
import type { GameEvent, Rules, Seat, Viewer } from '../game.ts';
import { pick, type Random } from '../random.ts';
import type { Law, Position } from './law.ts';
import { withStreamsOf } from './streams.ts';
import { deepCopy, difference, leaves, notPlain, same, summarize } from './values.ts';

/**
 * Every other time the choice with the most events among this many is checked, because faults lie between two events.
 */
const TRIES = 4;

/**
 * At each event of a choice every piece is in exactly one place and every view can be made. Such a view shows nothing
 * hidden that neither the view before, nor the events, nor the view afterwards show, and no card that only a later
 * event names. After the last event no piece moves and no score changes, because events report completed changes.
 * Watching changes nothing.
 */
export const pictures: Law = {
  name: 'pictures',
  per: 'position',
  rate: 10,
  watch: (must, harness) => {
    /** Compares the pieces during a choice with those before it. */
    function mustConserve(rules: Rules, before: object, between: object, when: string): void {
      const box = placesOf(rules, before);
      const places = placesOf(rules, between);
      for (const [piece, there] of places) {
        must(there.length === 1, () => `${when} ${piece} is in ${there.length} places: ${there.join(', ')}`);
        must(box.has(piece), () => `${when} ${piece} is not from the box`);
      }
      for (const piece of box.keys()) must(places.has(piece), () => `${when} ${piece} is nowhere`);
    }

    /** What is hidden before and after a choice, and not revealed by its events, is hidden at each event too. */
    function mustStayHidden(position: Position, made: Made, random: Random): void {
      const { rules, input, state, copy } = position;
      const viewer = pick<Viewer>(random, viewersOf(input.seats));
      const other = withStreamsOf(state, harness.scramble(copy(), viewer, random, rules, made.after));
      if (same(state, other) || !isListed(rules, other, made)) return;
      const mine = watched(rules, copy(), made, viewer);
      const theirs = watched(rules, other, made, viewer);
      // L9, not this law, reports a difference here.
      if (!same(mine.known, theirs.known)) return;
      must(
        same(mine.views, theirs.views),
        () => `in the middle of ${made.what} ${viewer} sees something hidden: ${difference(mine.views, theirs.views)}`,
      );
    }

    /**
     * A hidden card is not shown before the event that names it, because the animation of that event would be spoilt.
     */
    function mustNotShowEarly(position: Position, made: Made, random: Random): void {
      const { rules, input, state, copy } = position;
      const viewer = pick<Viewer>(random, viewersOf(input.seats));
      const other = withStreamsOf(state, harness.scramble(copy(), viewer, random, rules));
      if (same(state, other) || !isListed(rules, other, made)) return;
      const { known, views } = watched(rules, copy(), made, viewer);
      const there = watched(rules, other, made, viewer);
      const seen = numbersIn(known.before.view);
      for (const [at, { view }] of views.entries()) {
        const [event, ...rest] = known.events.slice(at) as [GameEvent, ...GameEvent[]];
        if (event.type !== there.known.events[at]?.type) return;
        // a draw may be two events: everyone sees that a card was drawn, then those who may see the card see which
        const own = event.for === undefined ? rest.find((other) => other.for !== undefined) : undefined;
        const shownNumbers = numbersIn([event, own]);
        const later = numbersIn(rest);
        const elsewhere = leaves(there.views[at]?.view);
        for (const [path, value] of leaves(view)) {
          const isEarly =
            later.has(value) && !shownNumbers.has(value) && !seen.has(value) && elsewhere.get(path) !== value;
          must(
            !isEarly,
            () => `at "${event.type}" of ${made.what} ${viewer} sees early: ${path} is ${summarize(value)}`,
          );
        }
        for (const number of [...shownNumbers, ...numbersIn(view)]) seen.add(number);
      }
    }

    return {
      position(position, random) {
        const { rules, input, copy } = position;
        const made = richest(position, random);
        if (made === null) return;
        const { what, seat, choice, after, events } = made;
        const before = copy();
        const conserved = isBox(placesOf(rules, before), placesOf(rules, after));
        const state = copy();
        let last = before;
        const seen: GameEvent[] = [];
        const returned = rules.apply(state, seat, choice, (event) => {
          seen.push(deepCopy(event));
          last = deepCopy(state);
          const when = `at "${event.type}" of ${what}`;
          // L13 reports pieces that are wrong before or afterwards.
          if (conserved) mustConserve(rules, before, last, when);
          for (const viewer of viewersOf(input.seats)) {
            const problem = notPlain(rules.view(last, viewer), 'view');
            must(problem === null, () => `${when} the view of ${viewer} is no plain data: ${problem}`);
          }
        });
        must(same(seen, returned), () => `${what} shows other events than it returns: ${difference(seen, returned)}`);
        const outcome = { state, events: returned };
        const unwatched = { state: after, events };
        must(same(outcome, unwatched), () => `watched, ${what} ends otherwise: ${difference(outcome, unwatched)}`);
        if (conserved) {
          const [then, now] = [placesOf(rules, last), placesOf(rules, after)].map((places) =>
            Object.fromEntries(places),
          );
          must(same(then, now), () => `after the last event of ${what} a piece moves: ${difference(then, now)}`);
        }
        const [then, now] = [rules.score(deepCopy(last)), rules.score(deepCopy(after))];
        must(same(then, now), () => `after the last event of ${what} a score changes: ${difference(then, now)}`);
        mustStayHidden(position, made, random);
        mustNotShowEarly(position, made, random);
      },
    };
  },
};

/** Cards are numbers. */
const numbersIn = (value: unknown): Set<unknown> =>
  new Set([...leaves(value).values()].filter((part) => typeof part === 'number'));

/** A choice that was tried on a copy. */
interface Made {
  what: string;
  seat: Seat;
  choice: object;
  after: object;
  events: GameEvent[];
}

function richest({ rules, copy, decisions }: Position, random: Random): Made | null {
  let best: Made | null = null;
  const tries = decisions.length === 0 ? 0 : random.int(2) === 0 ? 1 : TRIES;
  for (let tried = 0; tried < tries; tried++) {
    const { seat, choices } = pick(random, decisions);
    const choice = pick(random, choices);
    const after = copy();
    let events: GameEvent[];
    try {
      events = rules.apply(after, seat, choice);
    } catch {
      // L3 reports a listed choice that throws.
      continue;
    }
    if (best === null || events.length > best.events.length)
      best = { what: `seat ${seat}'s ${summarize(choice)}`, seat, choice, after, events };
  }
  return best;
}

/** What this viewer sees at each event visible to it, and what it knows before and afterwards. */
function watched(rules: Rules, state: object, { seat, choice }: Made, viewer: Viewer) {
  const look = () =>
    deepCopy({ view: rules.view(deepCopy(state), viewer), score: rules.score(deepCopy(state), viewer) });
  const before = look();
  const events: GameEvent[] = [];
  const views: ReturnType<typeof look>[] = [];
  rules.apply(state, seat, choice, (event) => {
    if (!canSee(viewer, event)) return;
    events.push(deepCopy(event));
    views.push(look());
  });
  return { known: { before, events, after: look() }, views };
}

const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), 'spectator'];

const isListed = (rules: Rules, state: object, { seat, choice }: Made): boolean =>
  rules.decision(state, seat)?.choices.some((candidate) => same(candidate, choice)) ?? false;

/** Every piece with its places: exactly one when the law holds. */
function placesOf(rules: Rules, state: object): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { id, place } of rules.pieces(deepCopy(state))) places.set(id, [...(places.get(id) ?? []), place]);
  return places;
}

/** The same pieces, each in one place. */
const isBox = (before: Map<string, string[]>, after: Map<string, string[]>): boolean =>
  same([...before.keys()].sort(), [...after.keys()].sort()) &&
  [...before.values(), ...after.values()].every(({ length }) => length === 1);
