import type { ReactNode } from 'react';
import type { BoardView, BountyBoardSheet, Zone } from '../content.ts';

/** How a box is drawn besides being ticked. */
export interface BoxLook {
  /** Would be ticked next: glows. */
  next?: boolean;
  /** Ticked in this turn or chain. */
  fresh?: boolean;
  /** Chosen but not confirmed yet: drawn as if ticked. */
  held?: boolean;
  /** The drawing of the tick is animated. */
  draws?: boolean;
}

export interface BoxParts {
  zone: Zone;
  seat: number;
  box: number;
  drawing: ReactNode;
}

/** Props of every part of the board. */
export interface BoardProps {
  board: BountyBoardSheet;
  view: BoardView;
  /** Player names by seat. */
  names: readonly string[];
  /** The seat whose row is marked. */
  viewer: number | null;
  box?: ((zone: Zone, seat: number, box: number) => BoxLook) | undefined;
  /** Medals written just now, by seat and slot from 0. */
  freshMedal?: ((seat: number, slot: number) => boolean) | undefined;
  /** Where a table makes a box touchable; null leaves it a picture. */
  frame?: ((parts: BoxParts) => ReactNode) | undefined;
}
