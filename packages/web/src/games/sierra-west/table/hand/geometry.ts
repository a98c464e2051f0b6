import {
  type Box,
  CABIN,
  GREEN_START,
  GREY_CABIN,
  isOnCabin,
  isOnGreenPath,
  isOnPath,
  isOnSummit,
  type Pioneer,
  SUMMIT,
  TAN_START,
  TRACKER,
  TRAPPER,
} from '@cordillera/sierra-west';
import type { CSSProperties } from 'react';

/**
 * The player board, 900 by 640. Three cards of 280 by 400 lie on it; the middle one is raised and lies below the
 * others.
 */
export const CARD_X = [123, 310, 497] as const;
export const CARD_Y = [60, 13, 60] as const;
/** The middle of the discs on a card, in the order of SLOTS. */
const SLOT_X = [47, 47, 140, 233, 233] as const;
const SLOT_Y = [252, 346, 299, 252, 346] as const;
/** The two paths, and the upper edge of the camp. */
export const GREEN_Y = 312;
export const TAN_Y = 406;
export const BODY = 452;
/** The upper edge of cabins and goods. */
export const SHELF = 496;
const START_X = 50;
const END_X = 846;
/** Left edges of the cabins: three green, the tan one, the grey one. */
export const CABIN_X = [129, 231, 333, 434, 528] as const;

export interface Point {
  x: number;
  y: number;
}

/** A space of a path, its start 0, where the cards' discs lie. */
export function spaceAt(box: Box, path: Pioneer, space: number): Point {
  const found = box[path][space - 1];
  if (found) return { x: CARD_X[found.card]! + SLOT_X[found.slot]!, y: CARD_Y[found.card]! + SLOT_Y[found.slot]! };
  return { x: space === 0 ? START_X : END_X, y: path === 'green' ? GREEN_Y : TAN_Y };
}

/** The disc in the middle of a card: under a tooth if the card lies outside. */
export const toothAt = (place: number): Point => ({ x: CARD_X[place]! + 140, y: CARD_Y[place]! + 268 });

/** Where a figure stands that is at this place (places.ts of the rules): beside a disc, so that its icon is seen. */
export function standAt(box: Box, place: number, inCamp: number): Point {
  if (isOnPath(place)) {
    const path = isOnGreenPath(place) ? 'green' : 'tan';
    const { x, y } = spaceAt(box, path, place - (path === 'green' ? GREEN_START : TAN_START));
    return { x: x - 30, y: y - 20 };
  }
  if (isOnSummit(place)) return { x: CARD_X[place - SUMMIT]! + 112, y: CARD_Y[place - SUMMIT]! + 172 };
  if (place === TRACKER) return { x: 688, y: SHELF + 20 };
  if (place === TRAPPER) return { x: 688, y: SHELF + 90 };
  if (place === GREY_CABIN || isOnCabin(place)) return { x: CABIN_X[place - CABIN]! + 40, y: SHELF + 60 };
  return { x: 38 + inCamp * 27, y: SHELF + 76 };
}

/** A style for a rectangle in the units of the board. */
export const at = (x: number, y: number, width?: number, height?: number): CSSProperties =>
  ({ '--x': x, '--y': y, ...(width !== undefined && { '--w': width, '--h': height ?? width }) }) as CSSProperties;

/** Round a point. */
export const around = ({ x, y }: Point, width: number, height = width): CSSProperties =>
  at(x - width / 2, y - height / 2, width, height);
