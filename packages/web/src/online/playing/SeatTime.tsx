import type { Seat } from '@cordillera/engine';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { talkWords } from '../chat/talkWords.ts';
import { presenceLabel } from '../lobby/presenceLabel.ts';
import { onlineWords } from '../onlineWords.ts';
import type { RemoteTable } from '../remote/remoteTable.ts';
import { tableOf } from '../remote/remoteTableState.ts';
import { useNow } from '../tables/tables.ts';
import { ClockChip } from './ClockChip.tsx';

interface SeatTimeProps {
  remote: RemoteTable;
  seat: Seat;
  isWaiting: boolean;
}

/** Beside a name: that the player is absent, and the clock when they are to move. */
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
      {isGone && <span>{presenceLabel(info, now, words, online)}</span>}
      {isWaiting && !table.me.seats.includes(seat) && <ClockChip table={table} seat={seat} ahead={clockOffsetMs} />}
    </span>
  );
}
