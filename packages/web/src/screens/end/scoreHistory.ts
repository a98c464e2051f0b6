import type { GameTypes, Match, ScoreLine } from '@cordillera/engine';

/** The scores if the game had ended after this round. */
export interface RoundScores {
  round: number;
  /** By seat; then players without a seat, in the order of the score sheet. */
  totals: number[];
  /** Where the points come from, in the same order. */
  lines: ScoreLine[][];
}

/**
 * The points after every round that was played to its end, of any game: the choices are carried out once more, and
 * the score is read whenever a new round has begun, and at the end of the game.
 */
export function scoreHistoryOf<T extends GameTypes>(match: Match<T>): RoundScores[] {
  const { rules } = match;
  const state = match.fork(0).copyState();
  const history: RoundScores[] = [];
  let round = rules.turns(state);
  const note = (): void => {
    // events before the first round are not part of the history
    if (round === 0) return;
    const { seats, others = [] } = rules.score(state);
    const all = [...seats, ...others];
    history.push({ round, totals: all.map(({ total }) => total), lines: all.map(({ lines }) => lines) });
  };
  for (const { seat, choice } of match.choices()) {
    rules.apply(state, seat, choice);
    const now = rules.turns(state);
    if (now === round) continue;
    note();
    round = now;
  }
  if (rules.result(state) !== null) note();
  return history;
}
