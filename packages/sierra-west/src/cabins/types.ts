import type { Box } from '../content/box.ts';
import { CABIN_TYPES, type CabinType } from '../content/types.ts';
import { NONE } from '../geometry.ts';
import { CABIN, isOnCabin } from '../places.ts';
import type { PlayerState } from '../state.ts';

/** The green spaces come first, the tan one is last (SW-MARKET-02). */
export const GREEN_SPACES = 3;
export const CABIN_SPACES = 4;

/** One bit per type. */
export const bit = (type: CabinType): number => 1 << CABIN_TYPES.indexOf(type);
export const isTan = (type: number): boolean => (CABIN_TYPES[type] as CabinType).startsWith('T');

// the names on the tiles of the house set; the file of the same name implements the cabin
export const ASSAYER = bit('G1');
export const COBBLER = bit('G2');
export const MOUNTAINEER = bit('G3');
export const BACKTRACK = bit('G4');
export const SHORTCUT = bit('G5');
export const MEETING_LODGE = bit('G6');
export const SMOKEHOUSE = bit('G7');
export const SAWYER = bit('G8');
export const MASON = bit('G9');
export const TOLL_KEEPER = bit('T1');
export const BEAR_HUNTER = bit('T2');
export const SURVEYOR = bit('T3');

/** The types of all cabins that this player has built. */
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

/** The types of the cabins that this player's pioneers stand on. */
export const occupiedTypes = (box: Box, player: PlayerState): number =>
  typeUnder(box, player, player.tan) | typeUnder(box, player, player.green);
