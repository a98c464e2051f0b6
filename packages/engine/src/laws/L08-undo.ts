import { CordilleraError } from '../errors.ts';
import type { Rules, Seat } from '../game.ts';
import { createMatch, type Match } from '../match.ts';
import { createRandom } from '../random.ts';
import { matchInput } from './L07-replay.ts';
import type { Law, Must } from './law.ts';
import { anyStep, endlessAfter, type Step } from './steps.ts';
import { brief, copyOf, difference, same } from './values.ts';

/** A choice since the last barrier, and the seats that were independent of its seat when it was made. */
interface Made {
  seat: Seat;
  choice: object;
  independent: boolean[];
}

/** What was chosen since the last barrier: how the law, without the match, knows what may be undone. */
interface Log {
  /** The position after the barrier. */
  base: object;
  /** How many choices were made before it. */
  at: number;
  made: Made[];
}

/**
 * Undo, then the same choice again, gives the same state; undo never crosses a barrier (something hidden revealed,
 * another seat acted, the game over and its seed shown). It plays a game of its own through a match, beside the one that the other laws watch.
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
      let log: Log = { base: match.copyState(), at: 0, made: [] };
      const limit = endlessAfter(rules.bound(input));
      for (let count = 0; count < limit; count++) {
        const state = match.copyState();
        const step = anyStep(rules, state, input.seats, random, harness.lean);
        if (step === null) return;
        const { seat, choice } = step;
        const events = tryChoose(match, step);
        if (events === null) return;
        log.made.push({ seat, choice, independent: independentOf(rules, state, input.seats, seat, choice) });
        if (events.some((event) => event.barrier) || match.result() !== null) {
          log = { base: match.copyState(), at: match.length, made: [] };
        }
        if (random.int(2) === 0) checkUndo(must, match, random.int(input.seats), log);
      }
    },
  }),
};

/** A listed choice that throws is for L3 to tell: null ends this game. */
function tryChoose(match: Match, { seat, choice }: Step) {
  try {
    return match.choose(seat, choice);
  } catch {
    return null;
  }
}

const independentOf = (rules: Rules, state: object, seats: number, seat: Seat, choice: object): boolean[] =>
  Array.from({ length: seats }, (_, other) => other !== seat && rules.independent(state, seat, other, choice));

/** Index of the choice that this seat may undo; -1 when there is none. */
function undoable(rules: Rules, { base, made }: Log, seat: Seat): number {
  const at = made.findLastIndex((entry) => entry.seat === seat);
  const later = made.slice(at + 1);
  if (at < 0 || !later.every((entry) => entry.independent[seat])) return -1;
  // It must not matter either when those who chose later do so without it.
  const state = rules.clone(base);
  for (const { seat, choice } of made.slice(0, at)) rules.apply(state, seat, choice);
  for (const entry of later) {
    if (!rules.independent(state, entry.seat, seat, entry.choice)) return -1;
    const events = rules.apply(state, entry.seat, entry.choice);
    // Without it the phase would have closed: undo must not reveal.
    if (events.some((event) => event.barrier) || rules.result(state) !== null) return -1;
  }
  return at;
}

/** Checks what this seat may undo. What it undoes it makes again at once, so only the order of the log changes. */
function checkUndo(must: Must, match: Match, seat: Seat, log: Log): void {
  const { rules } = match;
  const at = undoable(rules, log, seat);
  const where = `own game, after ${match.length} choices, seat ${seat}`;
  must(match.canUndo(seat) === at >= 0, () =>
    at >= 0
      ? `${where}: may undo, and is not let`
      : `${where}: undo would cross a barrier or a dependent seat's choice`,
  );
  const before = { state: copyOf(match.copyState()), choices: match.choices(log.at) };
  const unchanged = () => same(before.state, match.copyState());
  if (at < 0) {
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
  const { choice } = log.made[at] as Made;
  match.undo(seat);
  const kept = before.choices.filter((_, index) => index !== at);
  const now = match.choices(log.at);
  must(same(now, kept), () => `${where}: undo kept other choices: ${difference(kept, now)}`);
  match.choose(seat, choice);
  must(
    unchanged(),
    () => `${where}: ${brief(choice)} undone and made again: ${difference(before.state, match.copyState())}`,
  );
  log.made = remade(rules, rules.clone(log.base), match.seats.length, [
    ...log.made.filter((_, index) => index !== at),
    { seat, choice },
  ]);
}

/** Choices in their new order, with the independence of each looked up anew. */
function remade(rules: Rules, state: object, seats: number, made: readonly Omit<Made, 'independent'>[]): Made[] {
  return made.map(({ seat, choice }) => {
    const independent = independentOf(rules, state, seats, seat, choice);
    rules.apply(state, seat, choice);
    return { seat, choice, independent };
  });
}
