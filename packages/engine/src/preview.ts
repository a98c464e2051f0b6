import { isSameJson } from './canonical.ts';
import type { Decision, GameEvent, Preview, ScoreSheet, Seat } from './game.ts';

/** The part of the rules that a preview needs. */
interface Machine<State, Choice> {
  apply(state: State, seat: Seat, choice: Choice, watch: (event: GameEvent) => void): unknown;
  clone(state: State): State;
  decision(state: State, seat: Seat): Decision<Choice> | null;
  result(state: State): object | null;
  score(state: State, viewer: Seat): ScoreSheet;
}

/** Thrown to abandon a choice halfway; never leaves this module. */
const STOP = new Error('preview: nothing behind a barrier is looked at');

/**
 * Makes the choice on a copy, up to the first barrier: what lies behind it is unpredictable and must not be revealed.
 * The points are those at the last event before the barrier.
 */
export function previewOf<State, Choice>(
  rules: Machine<State, Choice>,
  state: State,
  seat: Seat,
  choice: Choice,
): Preview<Choice> {
  const pointsIn = (position: State): number => rules.score(position, seat).seats[seat]!.total;
  const before = pointsIn(state);
  const after = rules.clone(state);
  let points = before;
  try {
    rules.apply(after, seat, choice, (event) => {
      if (event.barrier) throw STOP;
      points = pointsIn(after);
    });
  } catch (error) {
    if (error !== STOP) throw error;
    return { points: points - before, final: true, opens: [] };
  }
  const now = rules.decision(state, seat)?.choices ?? [];
  const next = rules.decision(after, seat)?.choices ?? [];
  return {
    points: pointsIn(after) - before,
    final: rules.result(after) !== null,
    opens: next.filter((each) => !now.some((old) => isSameJson(old, each))),
  };
}
