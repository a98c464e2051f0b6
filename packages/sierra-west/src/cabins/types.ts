import type { Box } from '../box.ts';
import { CABIN_TYPES, type CabinType } from '../content/types.ts';
import { NONE } from '../geometry.ts';
import { CABIN, isOnCabin } from '../places.ts';
import type { PlayerState } from '../state.ts';

/** The green spaces come first, the tan one is the last (SW-MARKET-02). */
export const GREEN_SPACES = 3;
export const CABIN_SPACES = 4;

/** One bit per type. */
export const bit = (type: CabinType): number => 1 << CABIN_TYPES.indexOf(type);
export const isTan = (type: number): boolean => (CABIN_TYPES[type] as CabinType).startsWith('T');

export const G1 = bit('G1');
export const G2 = bit('G2');
export const G3 = bit('G3');
export const G4 = bit('G4');
export const G5 = bit('G5');
export const G6 = bit('G6');
/** A cabin that turns a gain of 1 into 2, by basic resource. */
export const DOUBLES: readonly number[] = [bit('G7'), bit('G8'), bit('G9')];
export const T1 = bit('T1');
export const T2 = bit('T2');
export const T3 = bit('T3');
/** `∞` cabins that G6 activates together with itself (SW-CABIN-G6, SW-CABIN-G6b). */
const ONGOING = G1 | G2 | G3 | (DOUBLES[0] as number) | (DOUBLES[1] as number) | (DOUBLES[2] as number);

/** The types of all own cabins. */
export function ownedTypes(box: Box, { cabins }: PlayerState): number {
  let types = 0;
  for (let i = 0; i < CABIN_SPACES; i++) {
    const tile = cabins[i] as number;
    if (tile !== NONE) types |= 1 << (box.tiles[tile] as number);
  }
  return types;
}

const typeUnder = (box: Box, player: PlayerState, place: number): number => {
  if (!isOnCabin(place)) return 0;
  const tile = player.cabins[place - CABIN] as number;
  return tile === NONE ? 0 : 1 << (box.tiles[tile] as number);
};

/** The types that are active now (SW-ASSIGN-06). G4 and G5 under G6 are another matter: see `TurnState.rush`. */
export function activeTypes(box: Box, player: PlayerState): number {
  let types = typeUnder(box, player, player.tan) | typeUnder(box, player, player.green);
  if (types & G6) types |= ownedTypes(box, player) & ONGOING;
  return types;
}
