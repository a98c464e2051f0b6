import type { Seat } from '@cordillera/engine';
import { type Box, type BoxCard, type Kit, type Space, specialOf } from './box.ts';
import type { PathIcon, Special } from './content/types.ts';
import { GREEN_START, isOnGreenPath, isOnPath, type Pioneer, TAN_START } from './places.ts';
import type { PlayerState, SierraWestState } from './state.ts';

export const kitOf = (box: Box, state: SierraWestState): Kit => box.kits[state.mode];

export const playerOf = (state: SierraWestState, index: number): PlayerState => state.players[index] as PlayerState;

/** Index of Hastings; only in solo. */
export const HASTINGS = 1;
export const isHastings = (state: SierraWestState, index: number): boolean =>
  state.hastings !== null && index === HASTINGS;

/** The seats other than this player. */
export function opponentsOf(state: SierraWestState, index: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (seat !== index) seats.push(seat);
  return seats;
}

export const placeOf = (player: PlayerState, pioneer: Pioneer): number =>
  pioneer === 'green' ? player.green : player.tan;

export function setPlace(player: PlayerState, pioneer: Pioneer, place: number): void {
  if (pioneer === 'green') player.green = place;
  else player.tan = place;
}

/** The icon under this pioneer was used on this visit, or damage was taken for it. */
export const isUsed = ({ turn }: SierraWestState, pioneer: Pioneer): boolean =>
  pioneer === 'green' ? turn.greenUsed : turn.tanUsed;

/** The path space at this place; null at a start, an end and anywhere else. */
export function spaceAt(box: Box, place: number): Space | null {
  if (!isOnPath(place)) return null;
  return (isOnGreenPath(place) ? box.green[place - GREEN_START - 1] : box.tan[place - TAN_START - 1]) ?? null;
}

/** Where a path ends. */
export const endOf = (box: Box, place: number): number =>
  isOnGreenPath(place) ? GREEN_START + box.green.length + 1 : TAN_START + box.tan.length + 1;

export const isAtEnd = (box: Box, place: number): boolean => isOnPath(place) && place === endOf(box, place);

/** The icon that this player's plan shows on a path space. */
export function iconOn(box: Box, state: SierraWestState, player: PlayerState, space: Space): PathIcon {
  const card = kitOf(box, state).cards[player.plan[space.card] as number] as BoxCard;
  return card.icons[space.slot] as PathIcon;
}

/** How many slots of the row are along this player's trail (SW-WAGON-04). */
export const reachOf = (box: Box, state: SierraWestState, player: PlayerState): number =>
  Math.min((box.trail[player.wagon] as { reach: number }).reach, state.row.length);

/** The special cards along this player's trail, from slot 1 (SW-WAGON-04). */
export const specialsAlong = (box: Box, state: SierraWestState, player: PlayerState): Special[] =>
  state.row.slice(0, reachOf(box, state, player)).map((card) => specialOf(kitOf(box, state), card));
