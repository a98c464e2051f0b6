import { openDecisions } from '../choices.ts';
import type { Decision, Rules, Seat } from '../game.ts';
import { pick, type Random } from '../random.ts';

export interface Step {
  seat: Seat;
  choice: object;
  forward: boolean;
}

/** The decisions of the seats the game waits for. */
export const blockingDecisions = (
  deciders: readonly Seat[],
  decisions: readonly Decision<object>[],
): Decision<object>[] => decisions.filter((decision) => decision.forward > 0 && deciders.includes(decision.seat));

export type BiasedPick = (choices: readonly object[], random: Random) => number;

/** A random forward choice of a seat the game waits for, or the one the harness prefers; null when there is none. */
export function forwardStep(waiting: readonly Decision<object>[], random: Random, lean?: BiasedPick): Step | null {
  if (waiting.length === 0) return null;
  const { seat, choices, forward } = pick(random, waiting);
  const index = lean === undefined ? random.int(forward) : lean(choices.slice(0, forward), random);
  return { seat, choice: choices[index] as object, forward: true };
}

/** A random choice that takes something back; null when there is none. */
export function takeBackStep(decisions: readonly Decision<object>[], random: Random): Step | null {
  const reversible = decisions.filter((decision) => decision.choices.length > decision.forward);
  if (reversible.length === 0) return null;
  const { seat, choices, forward } = pick(random, reversible);
  return { seat, choice: pick(random, choices.slice(forward)), forward: false };
}

/**
 * A random step: mostly forward, but with enough take-backs to meet them in unusual places. Null when there is none.
 */
export function anyStep(rules: Rules, state: object, seats: number, random: Random, lean?: BiasedPick): Step | null {
  const deciders = rules.deciders(state);
  if (deciders.length === 0) return null;
  const decisions = openDecisions(rules, state, seats);
  const back = random.int(3) === 0 ? takeBackStep(decisions, random) : null;
  return back ?? forwardStep(blockingDecisions(deciders, decisions), random, lean);
}

/** Plays forward at random for at most `limit` choices; true when the game ended. */
export function playOut(rules: Rules, state: object, random: Random, limit: number, lean?: BiasedPick): boolean {
  for (let made = 0; made <= limit; made++) {
    const deciders = rules.deciders(state);
    if (deciders.length === 0) return true;
    const first = random.int(deciders.length);
    const inTurn = [...deciders.slice(first), ...deciders.slice(0, first)];
    const seat = inTurn.find((decider) => (rules.decision(state, decider)?.forward ?? 0) > 0);
    if (seat === undefined) return false;
    const { choices, forward } = rules.decision(state, seat) as Decision<object>;
    const index = lean === undefined ? random.int(forward) : lean(choices.slice(0, forward), random);
    rules.apply(state, seat, choices[index] as object);
  }
  return false;
}

/** At this many forward choices a game counts as endless; well above the bound, so that only L4 reports the bound. */
export const maxChoicesOf = (bound: number): number => 2 * bound + 100;
