import type { Colour } from '../../art/cards.ts';
import { cardShape, column, outlineOf } from '../../art/ridges.ts';

/** How high a place is drawn: what lies in front of a card covers the rest of it. */
export const cellHeight = 112;

/** The outline of a card that could lie in a place: its ridge, closed by a straight foot. */
export function glowOutline(colour: Colour, card: string): string {
  return `${cardShape(colour, outlineOf(card)).crest}L${column} ${cellHeight}H0z`;
}
