import type { DrawnCard, KeptCard, TableDestination, TableGroup, TableSeat } from '../model.ts';

/** Handlers that light up, in the landscape, the cards a thing counts. */
export interface HighlightProps {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Callbacks of the parts of the table when they are pointed at or opened. */
export interface HighlightHandlers {
  kept: (seat: TableSeat, card: KeptCard) => HighlightProps;
  destination: (group: TableGroup) => HighlightProps;
  waters: (group: TableGroup) => HighlightProps;
  openKept: (seat: TableSeat, card: KeptCard) => void;
  openDrawn: (seat: TableSeat, card: DrawnCard) => void;
  openDestination: (card: TableDestination) => void;
}
