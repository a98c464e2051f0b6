import { canSee, isBarrierFor, viewersOf } from '../choices.ts';
import { CordilleraError } from '../errors.ts';
import type { GameEvent, Rules, Seat } from '../game.ts';
import { createMatch, type Match } from '../match.ts';
import { createRandom } from '../random.ts';
import { matchInput } from './L07-replay.ts';
import type { Check, Law } from './law.ts';
import { anyStep, maxChoicesOf, type Step } from './steps.ts';
import { deepCopy, difference, same, summarize } from './values.ts';

/** A choice since the last barrier for every seat. */
interface Made {
  seat: Seat;
  choice: object;
  events: GameEvent[];
  /** By seat: whether its undo may pass the choice, as the rules said when it was made. */
  canUndoPast: boolean[];
}

/** The choices since a barrier, from which the law computes, without the match, what may be undone. */
interface Log {
  /** The position after the barrier. */
  base: object;
  /** How many choices were made before it. */
  at: number;
  /** How many events each viewer had seen then. */
  eventCounts: number[];
  made: Made[];
}

/**
 * Undo, then the same choice, gives the same state. Undo never crosses a barrier (hidden information revealed, another
 * seat acted, the game over and its seed shown), stops only at the seat's own barriers, and leaves what others did
 * unchanged, above all what they drew. It plays a separate game through a match, beside the one the other laws watch.
 */
export const undo: Law = {
  name: 'undo',
  per: 'game',
  rate: 20,
  watch: (must, harness) => ({
    start(start) {
      const { rules, input } = start;
      const random = createRandom(`${input.seed}/undo`);
      const match = createMatch(start.game, matchInput(start));
      let log = logFrom(
        match,
        viewersOf(input.seats).map(() => 0),
      );
      const limit = maxChoicesOf(rules.maxForwardChoices(input));
      for (let count = 0; count < limit; count++) {
        const state = match.copyState();
        const step = anyStep(rules, state, input.seats, random, harness.lean);
        if (step === null) return;
        const { seat, choice } = step;
        const events = tryChoose(match, step);
        if (events === null) return;
        log.made.push({
          seat,
          choice,
          events,
          canUndoPast: canUndoPastBySeat(rules, state, input.seats, seat, choice),
        });
        if (stopsEverybody(events) || match.result() !== null) log = logFrom(match, log.eventCounts);
        if (random.int(2) === 0) checkUndo(must, match, random.int(input.seats), log);
      }
    },
  }),
};

/** `eventCounts`: how many events each viewer had seen at some moment before. */
const logFrom = (match: Match, eventCounts: readonly number[]): Log => ({
  base: match.copyState(),
  at: match.length,
  eventCounts: viewersOf(match.seats.length).map(
    (viewer, i) => eventCounts[i]! + match.events(eventCounts[i]!, viewer).length,
  ),
  made: [],
});

const stopsEverybody = (events: readonly GameEvent[]): boolean => events.some(({ barrier }) => barrier === true);

/** L3 reports a listed choice that throws; null ends this game. */
function tryChoose(match: Match, { seat, choice }: Step) {
  try {
    return match.choose(seat, choice);
  } catch {
    return null;
  }
}

const canUndoPastBySeat = (rules: Rules, state: object, seats: number, other: Seat, choice: object): boolean[] =>
  Array.from({ length: seats }, (_, seat) => seat !== other && rules.canUndoPast(state, seat, other, choice));

/** The choice that a seat may undo, and all events since the base as they would be without it. */
interface Undoable {
  at: number;
  events: GameEvent[];
}

/** What this seat may undo; null when nothing. */
function undoable(must: Check, rules: Rules, { base, made }: Log, seat: Seat): Undoable | null {
  const at = made.findLastIndex((entry) => entry.seat === seat);
  if (at < 0) return null;
  if (made.slice(at).some((entry) => entry.events.some((event) => isBarrierFor(seat, event)))) return null;
  const later = made.slice(at + 1);
  if (!later.every((entry) => entry.canUndoPast[seat])) return null;
  const state = rules.clone(base);
  const events = made.slice(0, at).flatMap(({ seat, choice }) => rules.apply(state, seat, choice));
  for (const entry of later) {
    // The later choices must not depend on it when they are made without it.
    if (!rules.canUndoPast(state, seat, entry.seat, entry.choice)) return null;
    const now = rules.apply(state, entry.seat, entry.choice);
    // Without it the phase would have closed: undo must not reveal that.
    if (stopsEverybody(now) || rules.result(state) !== null) return null;
    if ([...now, ...entry.events].some(({ barrier }) => barrier)) {
      must(
        same(entry.events, now),
        () =>
          `seat ${seat} may undo past seat ${entry.seat}'s ${summarize(entry.choice)}, and yet that would change: ${difference(entry.events, now)}`,
      );
    }
    events.push(...now);
  }
  return { at, events };
}

/** Checks what this seat may undo, then repeats the undone choice, so that only the order of the log changes. */
function checkUndo(must: Check, match: Match, seat: Seat, log: Log): void {
  const { rules } = match;
  const found = undoable(must, rules, log, seat);
  const where = `own game, after ${match.length} choices, seat ${seat}`;
  must(match.canUndo(seat) === (found !== null), () =>
    found !== null
      ? `${where}: may undo, and is not let`
      : `${where}: undo would cross a barrier or a choice of another seat that it may not`,
  );
  const before = { state: deepCopy(match.copyState()), choices: match.choices(log.at) };
  const unchanged = () => same(before.state, match.copyState());
  if (found === null) {
    let refused = false;
    try {
      match.undo(seat);
    } catch (error) {
      refused = error instanceof CordilleraError && error.code === 'cannot-undo';
    }
    must(refused, () => `${where}: undo was not refused as cannot-undo`);
    must(unchanged(), () => `${where}: a refused undo changed the state`);
    return;
  }
  const { at, events } = found;
  const { choice } = log.made[at] as Made;
  match.undo(seat);
  const remaining = before.choices.filter((_, index) => index !== at);
  const now = match.choices(log.at);
  must(same(now, remaining), () => `${where}: wrong choices remain after the undo: ${difference(remaining, now)}`);
  viewersOf(match.seats.length).forEach((viewer, index) => {
    const shown = match.events(log.eventCounts[index] as number, viewer);
    const expected = events.filter((event) => canSee(viewer, event));
    must(same(shown, expected), () => `${where}: after the undo ${viewer} saw ${difference(shown, expected)}`);
  });
  match.choose(seat, choice);
  must(
    unchanged(),
    () => `${where}: ${summarize(choice)} undone and made again: ${difference(before.state, match.copyState())}`,
  );
  log.made = replayChoices(rules, rules.clone(log.base), match.seats.length, [
    ...log.made.filter((_, index) => index !== at),
    { seat, choice },
  ]);
}

/** The choices in their new order, with events and permissions to undo past them recomputed. */
function replayChoices(
  rules: Rules,
  state: object,
  seats: number,
  made: readonly Pick<Made, 'seat' | 'choice'>[],
): Made[] {
  return made.map(({ seat, choice }) => {
    const canUndoPast = canUndoPastBySeat(rules, state, seats, seat, choice);
    return { seat, choice, canUndoPast, events: rules.apply(state, seat, choice) };
  });
}
