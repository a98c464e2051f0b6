import { CordilleraError } from '../errors.ts';
import type { Rules, Seat } from '../game.ts';
import { stateHash } from '../hash.ts';
import { createMatch, type Match } from '../match.ts';
import { createRandom } from '../random.ts';
import { matchInput } from './L07-replay.ts';
import type { Law, Must } from './law.ts';
import { anyStep, endlessAfter, type Step } from './steps.ts';
import { brief, difference, same } from './values.ts';

/** A choice since the last barrier, and the seats that were independent of its seat when it was made. */
interface Made {
  seat: Seat;
  choice: object;
  independent: boolean[];
}

/**
 * Undo, then the same choice again, gives the same state; undo never crosses a barrier (something hidden revealed,
 * another seat acted, the game over and its seed shown). It plays a game of its own through a match, beside the one that the other laws watch.
 */
export const undo: Law = {
  name: 'undo',
  per: 'game',
  rate: 20,
  watch: (must) => ({
    start(start) {
      const { rules, input } = start;
      const random = createRandom(`${input.seed}/undo`);
      const match = createMatch(start.game, matchInput(start));
      let barrier = { state: match.copyState(), at: 0 };
      let made: Made[] = [];
      const limit = endlessAfter(rules.bound(input));
      for (let count = 0; count < limit; count++) {
        const state = match.copyState();
        const step = anyStep(rules, state, input.seats, random);
        if (step === null) return;
        const events = tryChoose(match, step);
        if (events === null) return;
        made.push({ seat: step.seat, choice: step.choice, independent: independentOf(rules, state, input.seats, step.seat) });
        if (events.some((event) => event.barrier) || match.result() !== null) {
          barrier = { state: match.copyState(), at: match.length };
          made = [];
        }
        if (random.int(3) !== 0) continue;
        for (let seat = 0; seat < input.seats; seat++) {
          const undone = checkUndo(must, match, seat, made, barrier.at);
          if (undone === null) continue;
          // The undone choice was made again and is the last one now.
          made = remade(rules, rules.clone(barrier.state), input.seats, undone);
        }
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

const independentOf = (rules: Rules, state: object, seats: number, seat: Seat): boolean[] =>
  Array.from({ length: seats }, (_, other) => other !== seat && rules.independent(state, seat, other));

/** Index of the choice that this seat may undo, by the law and not by the match; -1 when there is none. */
function undoable(made: readonly Made[], seat: Seat): number {
  const at = made.findLastIndex((entry) => entry.seat === seat);
  const own = made[at];
  if (own === undefined) return -1;
  const later = made.slice(at + 1);
  return later.every((entry) => entry.independent[seat] && own.independent[entry.seat]) ? at : -1;
}

/** Checks what this seat may undo; the choices since the barrier in their new order when something was undone. */
function checkUndo(must: Must, match: Match, seat: Seat, made: readonly Made[], barrierAt: number): Made[] | null {
  const at = undoable(made, seat);
  const where = `own game, after ${match.length} choices, seat ${seat}`;
  must(match.canUndo(seat) === at >= 0, () =>
    at >= 0 ? `${where}: may undo, and is not let` : `${where}: undo would cross a barrier or a dependent seat's choice`,
  );
  const fingerprint = () => stateHash(match.copyState());
  const before = { hash: fingerprint(), choices: match.choices() };
  if (at < 0) {
    let refused = false;
    try {
      match.undo(seat);
    } catch (error) {
      refused = error instanceof CordilleraError && error.code === 'cannot-undo';
    }
    must(refused, () => `${where}: undo was not refused as cannot-undo`);
    must(fingerprint() === before.hash, () => `${where}: a refused undo changed the state`);
    return null;
  }
  const undone = made[at] as Made;
  match.undo(seat);
  const kept = before.choices.filter((_, index) => index !== barrierAt + at);
  must(same(match.choices(), kept), () => `${where}: undo kept other choices: ${difference(kept, match.choices())}`);
  match.choose(seat, undone.choice);
  must(fingerprint() === before.hash, () => `${where}: ${brief(undone.choice)} undone and made again gives another state`);
  return [...made.slice(0, at), ...made.slice(at + 1), undone];
}

/** The same choices in another order, with the independence of each looked up anew. */
function remade(rules: Rules, state: object, seats: number, made: readonly Made[]): Made[] {
  return made.map(({ seat, choice }) => {
    const independent = independentOf(rules, state, seats, seat);
    rules.apply(state, seat, choice);
    return { seat, choice, independent };
  });
}
