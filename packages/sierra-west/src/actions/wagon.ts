import type { WestContext } from '../flow/steps.ts';
import { playerOf } from '../players.ts';

/** One space to the right. */
export function moveWagon(context: WestContext, index: number): void {
  const player = playerOf(context.state, index);
  player.wagon++;
  context.emit({ type: 'wagonMoved', player: index, to: player.wagon, back: false });
}
