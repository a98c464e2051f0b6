import type { Seat } from '@cordillera/engine';
import type { ReactNode } from 'react';
import { useExtras } from './tableSlots.ts';

/** Beside a name: whether that person is elsewhere, and how long they may still think. Nothing where all sit at one screen. */
export const SeatNote = ({ seat }: { seat: Seat }): ReactNode => useExtras().seat?.(seat) ?? null;
