import type { Seat } from '@cordillera/engine';
import { createContext, type ReactNode, useContext } from 'react';

/** The chat beside the log: one tab for each audience. */
interface ChatTabs {
  tabs: readonly { name: string; label: string; unread: number }[];
  show: (name: string) => ReactNode;
}

/** The parts of an online table that do not belong to the game: every table has slots for them. */
export interface TableSlots {
  /** In the prompt bar, before its buttons. */
  prompt?: ReactNode;
  /** Over the board, never over the prompt. */
  notice?: ReactNode;
  /** In the prompt: that a player to move is absent. */
  away?: string;
  /** The time per move is short: long hints are left out. */
  hidesMoveTime?: boolean;
  /** A move made here has not been sent. */
  hasUnsentMove?: boolean;
  /** A button of the bar. */
  bar?: ReactNode;
  /** Beside a name: presence and clock. */
  seat?: (seat: Seat) => ReactNode;
  /** In the menu, which it may close. */
  menu?: (close: () => void) => ReactNode;
  /** Replaces the prompt: nothing can be done now. */
  stopped?: string | undefined;
  talk?: ChatTabs;
}

export const Extras = createContext<TableSlots>({});

export const useExtras = (): TableSlots => useContext(Extras);
