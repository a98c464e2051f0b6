import type { TableInfo, TableSeat } from '@cordillera/protocol';

/** A player who joined a running game, or left it. */
export interface SeatChange {
  what: 'left' | 'standIn' | 'back' | 'came';
  name: string;
  /** The previous player of the seat. */
  before: string;
}

/** The differences between two states of a table's seats, except those of this page's player. */
export function seatChangesOf(before: TableInfo, after: TableInfo): SeatChange[] {
  if (before.state === 'open' || after.state === 'over') return [];
  return after.seats.flatMap((seat, index): SeatChange[] => {
    const was = before.seats[index];
    if (!was || before.me.seats.includes(index) || after.me.seats.includes(index)) return [];
    const what = seatChangeOf(was, seat);
    return what === null ? [] : [{ what, name: seat.name, before: was.name }];
  });
}

function seatChangeOf(was: TableSeat, is: TableSeat): SeatChange['what'] | null {
  if (is.bot !== undefined) return null;
  if (is.vacant && !was.vacant) return 'left';
  if (is.standIn !== undefined) return was.standIn === undefined ? 'standIn' : null;
  if (was.bot !== undefined || was.name !== is.name) return 'came';
  return was.standIn === undefined ? null : 'back';
}
