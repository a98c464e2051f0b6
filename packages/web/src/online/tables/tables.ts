import type { TableSummary } from '@cordillera/protocol';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { kindOf } from '../durations.ts';

/** The list is read again after so many ms. */
const tablesPollMs = 20_000;

/** Nobody is waited for where a stand-in plays. */
export const isMyTurn = ({ state, seats, mine, waiting }: TableSummary): boolean =>
  state === 'playing' && mine.some((seat) => waiting.includes(seat) && seats[seat]?.standIn === undefined);

/** My turn, then what is live, then what waits for others, then what is paused, then what is over. */
function rank(line: TableSummary): number {
  if (isMyTurn(line)) return 0;
  if (line.state === 'playing') return kindOf(line.pace) === 'live' ? 1 : 2;
  return { open: 3, paused: 4, over: 5 }[line.state];
}

/** Of the tables where it is my turn the one that needs me soonest: live before days, then the least time left. */
export function soonest(lines: readonly TableSummary[]): TableSummary | null {
  const mine = inOrder(lines).filter(isMyTurn);
  return mine.find(({ pace }) => kindOf(pace) === 'live') ?? mine[0] ?? null;
}

/** What needs me soonest comes first; of the rest, what changed last. */
export const inOrder = (lines: readonly TableSummary[]): TableSummary[] =>
  lines.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (rank(a) === 0 ? (a.deadline ?? Number.POSITIVE_INFINITY) - (b.deadline ?? Number.POSITIVE_INFINITY) || 0 : 0) ||
      b.changed - a.changed,
  );

interface MyTables {
  /** The tables that this person sits at; null until the server has answered. */
  tables: readonly TableSummary[] | null;
  /** Why they could not be read the last time. */
  error: unknown;
}

/** They are read again by themselves. */
export function useTables(): MyTables {
  const [found, setFound] = useState<MyTables>({ tables: null, error: null });
  useEffect(() => {
    let left = false;
    const read = (): void => {
      if (document.visibilityState === 'hidden') return;
      api.tables().then(
        (lines) => !left && setFound({ tables: inOrder(lines), error: null }),
        (error: unknown) => !left && setFound(({ tables }) => ({ tables, error })),
      );
    };
    read();
    const timer = setInterval(read, tablesPollMs);
    document.addEventListener('visibilitychange', read);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return found;
}

/** The time now, again every second as long as somebody looks at a clock. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
