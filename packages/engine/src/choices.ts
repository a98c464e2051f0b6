import { canonicalJson, isSameJson } from './canonical.ts';
import { CordilleraError } from './errors.ts';
import type { Decision, GameEvent, GameTypes, Rules, Seat, Viewer } from './game.ts';

/** Every open decision: those the game waits for, and those of seats that may still take something back. */
export function openDecisions<T extends GameTypes>(
  rules: Rules<T>,
  state: T['State'],
  seats: number,
): Decision<T['Choice']>[] {
  const decisions: Decision<T['Choice']>[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const decision = rules.decision(state, seat);
    if (decision !== null) decisions.push(decision);
  }
  return decisions;
}

/**
 * The listed choice equal to the given one; throws a typed error with the reason when there is none. Changes nothing.
 */
export function requireListedChoice<T extends GameTypes>(
  rules: Rules<T>,
  state: T['State'],
  seats: number,
  seat: Seat,
  choice: unknown,
): T['Choice'] {
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
    throw new CordilleraError('bad-seat', { seat: String(seat), seats });
  if (rules.deciders(state).length === 0) throw new CordilleraError('game-over', {});
  const decision = rules.decision(state, seat);
  if (decision === null) throw new CordilleraError('not-your-decision', { seat });
  const isGiven = (candidate: object): boolean => isSameJson(candidate, choice);
  const isChoice = hasJsonForm(choice);
  const listed = isChoice ? decision.choices.find(isGiven) : undefined;
  if (listed !== undefined) return listed;
  const blocked = isChoice ? rules.blocked(state, seat).find((entry) => isGiven(entry.choice)) : undefined;
  if (blocked !== undefined) throw new CordilleraError('blocked', { seat, rule: blocked.rule });
  throw new CordilleraError('not-a-choice', { seat });
}

/** Whether this seat could make this choice now. */
export function isListed<T extends GameTypes>(
  rules: Rules<T>,
  state: T['State'],
  made: { seat: Seat; choice: T['Choice'] },
): boolean {
  return rules.decision(state, made.seat)?.choices.some((listed) => isSameJson(listed, made.choice)) ?? false;
}

/** Checks a choice against the list, then applies it. */
export function applyChoice<T extends GameTypes>(
  rules: Rules<T>,
  state: T['State'],
  seats: number,
  seat: Seat,
  choice: unknown,
): T['Event'][] {
  return rules.apply(state, seat, requireListedChoice(rules, state, seats, seat, choice));
}

/** Every viewer: the seats in order, then spectators. */
export const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), 'spectator'];

/** Whether this viewer may see the event. */
export const canSee = (viewer: Viewer, event: GameEvent): boolean =>
  event.for === undefined || (viewer !== 'spectator' && event.for.includes(viewer));

/** Whether the event is a barrier for this seat's undo. */
export const isBarrierFor = (seat: Seat, { barrier }: GameEvent): boolean =>
  barrier === true || (barrier?.includes(seat) ?? false);

/** A choice from outside may be any value; one without a JSON form equals no listed choice. */
function hasJsonForm(choice: unknown): boolean {
  if (typeof choice !== 'object' || choice === null) return false;
  try {
    canonicalJson(choice);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
