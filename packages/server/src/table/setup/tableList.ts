import type { Seat } from '@cordillera/engine';
import type { TableSummary } from '@cordillera/protocol';
import { matchesOf, type StoredMatch, seatsBeside } from '../../store/matches.ts';
import type { Person } from '../../store/people.ts';
import { deadlineOf } from '../clock.ts';
import type { Tables } from '../tableRegistry.ts';
import { isOpen } from './seatInfo.ts';

/** A person's tables for their list. Presence is included only for tables where they have a seat. */
export async function tablesOf(tables: Tables, person: Person): Promise<TableSummary[]> {
  const [rows, beside] = await Promise.all([
    matchesOf(tables.database, person.id),
    seatsBeside(tables.database, person.id),
  ]);
  return Promise.all(
    rows.map(async (row): Promise<TableSummary> => {
      const { summary, pace } = row;
      const people = beside.get(row.id) ?? new Map<Seat, string>();
      const mine = [...people].flatMap(([seat, other]) => (other === person.id ? [seat] : []));
      const seen = await tables.presenceOf(row.id);
      const deadline = deadlineFor(row, mine);
      return {
        id: row.id,
        game: row.game,
        options: row.options,
        pace,
        state: row.state,
        ...(row.state === 'paused' && row.resumes !== null && { resumes: row.resumes }),
        seats: summary.seats.map((info, seat) => {
          const other = people.get(seat);
          return { ...info, ...(other !== undefined && { presence: seen(other) }) };
        }),
        mine,
        ...(row.state === 'open' && row.host === person.id && !row.seats.some(isOpen) && { toStart: true }),
        waiting: summary.waiting,
        ...(summary.turn !== undefined && { turn: summary.turn }),
        ...(deadline !== null && { deadline }),
        ...(summary.totals && { totals: summary.totals }),
        ...(summary.result && { winners: summary.result.winners }),
        changed: row.changed,
        ...(row.next !== null && { next: row.next }),
      };
    }),
  );
}

/** The first deadline of these seats; if none of them has to act, that of the whole table. */
function deadlineFor({ state, pace, summary, deadline }: StoredMatch, mine: readonly Seat[]): number | null {
  if (state !== 'playing') return null;
  const own = mine.flatMap((seat) => {
    const clock = summary.clocks?.[seat];
    return (clock && deadlineOf(pace, clock)) ?? [];
  });
  return own.length > 0 ? Math.min(...own) : deadline;
}
