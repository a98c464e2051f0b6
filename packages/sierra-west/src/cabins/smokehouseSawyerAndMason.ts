import { BASICS, type Basic } from '../content/types.ts';
import type { Pioneer } from '../places.ts';
import type { SierraWestState } from '../state.ts';
import { MASON, SAWYER, SMOKEHOUSE } from './types.ts';

/** In the order of BASICS. */
const DOUBLES: readonly number[] = [SMOKEHOUSE, SAWYER, MASON];

/** SW-CABIN-G7 to G9: what a gain icon gives. A gain of 1 food, wood or stone becomes 2, of 2 stays 2. */
export function gainWithHelp({ turn }: SierraWestState, pioneer: Pioneer, resource: Basic | 'gold', n: number): number {
  if (n !== 1 || pioneer !== 'green' || resource === 'gold') return n;
  return turn.help & (DOUBLES[BASICS.indexOf(resource)] as number) ? 2 : 1;
}
