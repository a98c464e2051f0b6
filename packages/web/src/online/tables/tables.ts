import type { TableSummary } from '@cordillera/protocol';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { kindOf } from '../durations.ts';

const tablesPollMs = 20_000;

/** Whether it is this player's turn; a seat played by a stand-in does not count. */
export const isMyTurn = ({ state, seats, mine, waiting }: TableSummary): boolean =>
  state === 'playing' && mine.some((seat) => waiting.includes(seat) && seats[seat]?.standIn === undefined);

/** The order of tables: my turn, live games, other running games, open, paused and finished ones. */
function rank(line: TableSummary): number {
  if (isMyTurn(line)) return 0;
  if (line.state === 'playing') return kindOf(line.pace) === 'live' ? 1 : 2;
  return { open: 3, paused: 4, over: 5 }[line.state];
}

/** The table that needs this player soonest: live before correspondence, then the least time left. */
export function soonest(lines: readonly TableSummary[]): TableSummary | null {
  const mine = inOrder(lines).filter(isMyTurn);
  return mine.find(({ pace }) => kindOf(pace) === 'live') ?? mine[0] ?? null;
}

/** By urgency, then the latest change first. */
export const inOrder = (lines: readonly TableSummary[]): TableSummary[] =>
  lines.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (rank(a) === 0 ? (a.deadline ?? Number.POSITIVE_INFINITY) - (b.deadline ?? Number.POSITIVE_INFINITY) || 0 : 0) ||
      b.changed - a.changed,
  );

interface MyTables {
  /** The tables at which this player sits; null until the server has answered. */
  tables: readonly TableSummary[] | null;
  /** Why the last request failed. */
  error: unknown;
}

/** The player's tables, polled while the page is visible. */
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

/** The current time, updated every second while `isRunning`. */
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
