import type { Seat } from '@cordillera/engine';
import { createContext, type ReactNode, useContext } from 'react';

/** What is said at a table beside its log: one tab for each circle of people. */
interface ChatTabs {
  tabs: readonly { name: string; label: string; unread: number }[];
  show: (name: string) => ReactNode;
}

/** What lies at a table besides the game: no game knows it, every table has a place for it. */
export interface TableSlots {
  /** In the prompt bar, before its buttons. */
  prompt?: ReactNode;
  /** Over the board, never over the prompt. */
  notice?: ReactNode;
  /** In the prompt: that somebody whom the game waits for is not there. */
  away?: string;
  /** Whoever is asked here has minutes at most: nothing is told that takes time to read. */
  hidesMoveTime?: boolean;
  /** A move that was made here waits for the network. */
  hasUnsentMove?: boolean;
  /** A button of the bar. */
  bar?: ReactNode;
  /** Beside somebody's name: where they are, how long they may think. */
  seat?: (seat: Seat) => ReactNode;
  /** In the menu, which it may close. */
  menu?: (close: () => void) => ReactNode;
  /** Said in place of what is asked: nothing can be done now. */
  stopped?: string | undefined;
  talk?: ChatTabs;
}

export const Extras = createContext<TableSlots>({});

export const useExtras = (): TableSlots => useContext(Extras);
