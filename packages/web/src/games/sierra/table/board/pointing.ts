import type { DrawnCard, KeptCard, TableDestination, TableGroup, TableSeat } from '../model.ts';

/** Handlers that light up, in the landscape, the cards a thing counts. */
export interface Lights {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** What the parts of the table tell when they are pointed at or opened. */
export interface Pointing {
  kept: (seat: TableSeat, card: KeptCard) => Lights;
  destination: (group: TableGroup) => Lights;
  waters: (group: TableGroup) => Lights;
  openKept: (seat: TableSeat, card: KeptCard) => void;
  openDrawn: (seat: TableSeat, card: DrawnCard) => void;
  openDestination: (card: TableDestination) => void;
}
