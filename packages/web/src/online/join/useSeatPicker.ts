import type { Seat } from '@cordillera/engine';
import type { ClientMessage, TableInfo } from '@cordillera/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Connection } from '../remote/connection.ts';

/**
 * The table behind a link, kept up to date while a guest picks a seat; the players see which seat the guest is looking
 * at.
 */
export function useSeatPicker(
  code: string,
  kind: 'play' | 'watch',
  found: TableInfo,
  onClosed: () => void,
): { table: TableInfo; pick: (seat: Seat, name: string) => void } {
  const [table, setTable] = useState(found);
  const connection = useRef<Connection | null>(null);
  const picked = useRef<ClientMessage[]>([]);
  const closed = useRef(onClosed);
  closed.current = onClosed;
  const { id } = found;
  const isAsking = found.me.asking !== undefined;
  const isHere =
    kind === 'play' && found.me.seats.length === 0 && !found.me.isHost && (found.state === 'open' || isAsking);
  // a fresh answer replaces what the socket sent before
  useEffect(() => setTable(found), [found]);
  useEffect(() => {
    if (!isHere) return;
    const line = new Connection({
      table: id,
      link: code,
      hello: () => [{ kind: 'join', known: [] }, ...picked.current],
      onMessage: (message) => {
        if (message.kind === 'joined' || message.kind === 'table') setTable(message.table);
        if (message.kind === 'bye' && !message.again) closed.current();
      },
      onState: () => undefined,
    });
    connection.current = line;
    return () => {
      connection.current = null;
      line.close();
    };
  }, [isHere, id, code]);
  const pick = useCallback((seat: Seat, name: string) => {
    const message: ClientMessage = { kind: 'pick', seat, ...(name && { name }) };
    picked.current = [message];
    connection.current?.send(message);
  }, []);
  return { table, pick };
}

/** Who took the seat that was selected here; null when it is still free. */
export function useLost({ seats, me }: TableInfo, chosen: Seat): string | null {
  const [lost, setLost] = useState<string | null>(null);
  const before = useRef(chosen);
  useEffect(() => {
    const seat = seats[before.current];
    if (before.current !== chosen) {
      const isTaken = seat !== undefined && !seat.open && seat.bot === undefined && !me.seats.includes(before.current);
      setLost(isTaken ? seat.name : null);
    }
    before.current = chosen;
  }, [seats, me, chosen]);
  return lost;
}
