import type { Blocked, GameTypes, Viewer } from '@cordillera/engine';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Session, TableState } from './session/session.ts';
import { useSkip } from './session/useSkip.ts';

interface Table<T extends GameTypes> {
  state: TableState<T>;
  /** What the people of the seats are called. */
  names: readonly string[];
  /** What looks possible and is not; asked for at most once for every position. */
  blocked: () => readonly Blocked<T['Choice']>[];
  /** What is being told now. */
  newest: readonly T['Event'][];
}

/** What every table begins with. */
export function useTable<T extends GameTypes>(session: Session<T>): Table<T> {
  const { source } = session;
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const { isSettled, decision, events, newEventCount } = state;
  // far away somebody may take another's seat
  const called = JSON.stringify(source.seats.map(({ name }) => name));
  const names = useMemo(() => JSON.parse(called) as string[], [called]);
  const blocked = useMemo(() => {
    let known: readonly Blocked<T['Choice']>[] | null = null;
    return () => {
      known ??= isSettled && decision ? session.blocked() : [];
      return known;
    };
  }, [session, isSettled, decision]);
  useSkip(session, !isSettled && session.people.length > 0);
  return { state, names, blocked, newest: newEventCount > 0 ? events.slice(-newEventCount) : [] };
}

/** Whoever takes the screen finds nothing open that somebody else looked at. */
export function useViewerChange(
  { problem, viewer }: Pick<TableState, 'problem' | 'viewer'>,
  putAway: () => void,
): void {
  const eyes: Viewer | 'elsewhere' = problem?.kind === 'elsewhere' ? 'elsewhere' : viewer;
  const [seenBy, setSeenBy] = useState(eyes);
  if (seenBy === eyes) return;
  setSeenBy(eyes);
  putAway();
}
