import type { Seat } from '@cordillera/engine';
import type { ReactNode } from 'react';
import { useExtras } from './tableSlots.ts';

/** Beside a name: the player's presence and clock. Nothing where all players share one screen. */
export const SeatNote = ({ seat }: { seat: Seat }): ReactNode => useExtras().seat?.(seat) ?? null;
