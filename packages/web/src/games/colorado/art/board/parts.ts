import type { ReactNode } from 'react';
import type { BoardView, BountyBoardSheet, Zone } from '../content.ts';

/** What is seen of a box besides whether it is ticked. */
export interface BoxLook {
  /** It would be ticked next: it glows. */
  next?: boolean;
  /** Ticked in this turn or chain. */
  fresh?: boolean;
  /** Chosen, and not carried out yet: seen as if it were ticked. */
  held?: boolean;
  /** The pen is seen to draw the tick. */
  draws?: boolean;
}

export interface BoxParts {
  zone: Zone;
  seat: number;
  box: number;
  drawing: ReactNode;
}

/** What every part of the board is given. */
export interface BoardProps {
  board: BountyBoardSheet;
  view: BoardView;
  /** What the people of the seats are called. */
  names: readonly string[];
  /** Whose row is marked. */
  viewer: number | null;
  box?: ((zone: Zone, seat: number, box: number) => BoxLook) | undefined;
  /** Medals written just now, by seat and slot from 0. */
  freshMedal?: ((seat: number, slot: number) => boolean) | undefined;
  /** Where a table makes a box touchable; null leaves it a picture. */
  frame?: ((parts: BoxParts) => ReactNode) | undefined;
}
