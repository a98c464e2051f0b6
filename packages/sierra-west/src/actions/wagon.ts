import type { WestTurn } from '../flow/steps.ts';
import { playerOf } from '../table.ts';

/** One space to the right. */
export function moveWagon(turn: WestTurn, index: number): void {
  const player = playerOf(turn.state, index);
  player.wagon++;
  turn.emit({ type: 'wagonMoved', player: index, to: player.wagon, back: false });
}
