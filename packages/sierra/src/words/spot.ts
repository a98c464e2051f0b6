import type { Cell, Landscape, Line } from '../actions/landscape.ts';
import type { Box } from '../content/box.ts';
import type { MountainCard } from '../content/mountainCard.ts';

/** A legal cell by its surroundings: no two legal cells of a card are the same spot (SI-GEO-01 to 04). */
export type Spot =
  | { at: 'start' }
  /** An end of a line, beside its end card. Lines are counted from the top, from 1. */
  | { at: 'lineEnd'; side: 'left' | 'right'; line: number; lines: number; beside: MountainCard }
  /** The first card of a new line, over or under a card: the `place`th from the left of the `size` cards of its line. */
  | { at: 'newLine'; edge: 'top' | 'bottom'; card: MountainCard; place: number; size: number };

export function spotOf({ mountain }: Box, { bottom, lines }: Landscape, { row, column }: Cell): Spot {
  if (lines.length === 0) return { at: 'start' };
  const index = row - bottom;
  const nearest = Math.max(0, Math.min(index, lines.length - 1));
  const { start, cards } = lines[nearest] as Line;
  const cardAt = (place: number): MountainCard => {
    const card = mountain[cards[place] as number];
    if (card === undefined) throw new Error(`no card touches row ${row}, column ${column}: it is not a legal cell`);
    return card;
  };
  if (index === nearest) {
    const side = column < start ? 'left' : 'right';
    const beside = cardAt(column - start + (side === 'left' ? 1 : -1));
    return { at: 'lineEnd', side, line: lines.length - index, lines: lines.length, beside };
  }
  const place = column - start;
  return {
    at: 'newLine',
    edge: index < 0 ? 'bottom' : 'top',
    card: cardAt(place),
    place: place + 1,
    size: cards.length,
  };
}
