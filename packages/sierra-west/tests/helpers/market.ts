import { NONE } from '../../src/geometry.ts';
import type { Scene } from './scenes.ts';

/** The four market spaces hold these tiles; the stack (top at the end) and the discard pile are these. */
export function layMarket({ state }: Scene, market: number[], stack: number[] = [], discard: number[] = []): void {
  state.market = market.slice();
  state.cabinStack = stack.slice();
  state.cabinDiscard = discard.slice();
}

/** The market and its stack are empty. */
export const closeMarket = (scene: Scene): void => layMarket(scene, [NONE, NONE, NONE, NONE]);
