import type { Pioneer } from '../places.ts';
import type { SierraWestState } from '../state.ts';
import { MOUNTAINEER } from './types.ts';

/** Puts boots under a pioneer. SW-CABIN-G3: with the Mountaineer's help those of the green one count double. */
export function setBoots(state: SierraWestState, pioneer: Pioneer, n: number): void {
  if (pioneer === 'tan') state.turn.tanBoots = n;
  else state.turn.greenBoots = state.turn.help & MOUNTAINEER ? 2 * n : n;
}
