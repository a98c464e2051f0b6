import type { Box } from '../content/box.ts';
import { type Acting, playerAt } from '../flow/steps.ts';
import { CONTESTED, type ColoradoState, type Contested, type MedalSource } from '../state.ts';

/** The slot whose medal ends the game (CO-MEDAL-09). */
export const LAST_SLOT = 7;

/** CO-MEDAL-08 */
export function writeMedal({ state, emit }: Acting, seat: number, from: MedalSource, points: number): void {
  const { medals } = playerAt(state, seat);
  medals.push({ from, points });
  emit({ type: 'wonMedal', seat, from, points, slot: medals.length });
}

/**
 * A goal box was ticked. The k-th in a player's turn wins the k-th medal that was unticked when it began, whatever
 * the others do (CO-R-48).
 */
export function reachGoal(box: Box, acting: Acting, seat: number, zone: Contested): void {
  const { state, emit } = acting;
  const z = CONTESTED.indexOf(zone);
  const { goals } = playerAt(state, seat);
  const points = box.medals[z]![(state.taken[z] as number) + (goals[z] as number)];
  goals[z]!++;
  if (points === undefined) emit({ type: 'noMedalLeft', seat, zone });
  else writeMedal(acting, seat, zone, points);
}

/** How many medals of each contested zone have been won in this turn. */
export const wonThisTurn = (
  box: Box,
  { players, taken }: Pick<ColoradoState, 'taken'> & { players: readonly { goals: number[] }[] },
): number[] =>
  CONTESTED.map((_, z) => {
    let maxBoxes = 0;
    for (const { goals } of players) maxBoxes = Math.max(maxBoxes, goals[z] as number);
    return Math.min(maxBoxes, box.medals[z]!.length - (taken[z] as number));
  });

/** CO-MEDAL-04, CO-R-48: ticks the medals won in this turn, so that they cannot be won again. */
export function tickMedals(box: Box, { state, emit }: Acting): void {
  for (const [z, count] of wonThisTurn(box, state).entries()) {
    for (const { goals } of state.players) goals[z] = 0;
    if (count === 0) continue;
    const first = state.taken[z] as number;
    state.taken[z] = first + count;
    emit({ type: 'medalsTicked', zone: CONTESTED[z] as Contested, medals: box.medals[z]!.slice(first, first + count) });
  }
}
