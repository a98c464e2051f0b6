import { type Box, type BoxCard, kitOf, type Space } from './content/box.ts';
import type { PathIcon } from './content/types.ts';
import { GREEN_START, isOnGreenPath, isOnPath, type Pioneer, TAN_START } from './places.ts';
import type { PlayerState, SierraWestState } from './state.ts';

export const placeOf = (player: PlayerState, pioneer: Pioneer): number =>
  pioneer === 'green' ? player.green : player.tan;

export function setPlace(player: PlayerState, pioneer: Pioneer, place: number): void {
  if (pioneer === 'green') player.green = place;
  else player.tan = place;
}

/** Whether the icon under this pioneer has been used on this visit, or damage taken instead. */
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
