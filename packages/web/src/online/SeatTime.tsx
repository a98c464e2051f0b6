import type { Seat } from '@cordillera/engine';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useWords } from '../words/index.tsx';
import { ClockChip } from './ClockChip.tsx';
import type { RemoteTable } from './remoteTable.ts';
import { tableOf } from './remoteTableState.ts';
import { useNow } from './tables.ts';
import { talkWords } from './talkWords.ts';
import { whereabouts } from './whereabouts.ts';
import { onlineWords } from './words.ts';

interface SeatTimeProps {
  remote: RemoteTable;
  seat: Seat;
  isWaiting: boolean;
}

/** Beside a name: that somebody is not here, and the clock of whoever is waited for. */
export function SeatTime({ remote, seat, isWaiting }: SeatTimeProps): ReactNode {
  const words = useWords(talkWords);
  const online = useWords(onlineWords);
  const state = useSyncExternalStore(remote.subscribe, remote.get);
  const { clockOffsetMs } = state;
  const table = tableOf(state);
  const info = table?.seats[seat];
  const isGone = info?.standIn !== undefined || info?.presence === 'away' || info?.presence === 'offline';
  const now = useNow(isGone) + clockOffsetMs;
  if (!table || !info) return null;
  return (
    <span className="seat-time">
      {isGone && <span>{whereabouts(info, now, words, online)}</span>}
      {isWaiting && !table.me.seats.includes(seat) && <ClockChip table={table} seat={seat} ahead={clockOffsetMs} />}
    </span>
  );
}
