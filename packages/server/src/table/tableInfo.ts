import type { Pack, Seat, SeatInfo } from '@cordillera/engine';
import type { TableInfo, TableSeat } from '@cordillera/protocol';
import type { Asking } from '../store/asking.ts';
import type { Holder, Link, StoredMatch } from '../store/matches.ts';
import type { SeatClock } from '../store/seatClock.ts';
import { type Absence, absenceLimitMs, reliefFor } from './absence.ts';
import { askingFor } from './asking.ts';
import { deadlineOf } from './clock.ts';

/** A person's presence. */
type Seen = Required<Pick<TableSeat, 'presence'>> & Pick<TableSeat, 'since'>;

/** Everything about a table, from which each person gets their part. */
export interface TableInfoInput {
  row: StoredMatch;
  pack: Pack<object>;
  seats: readonly SeatInfo[];
  people: ReadonlyMap<Seat, string>;
  links: readonly Link[];
  /** The requests for a seat in a game that has begun. */
  asking: readonly Asking[];
  holders: readonly Holder[];
  clocks: readonly SeatClock[];
  watchers: number;
  seen(person: string): Seen;
  /** Null unless the seat's person is offline. */
  absent(seat: Seat): Absence | null;
  /** How long a player must be offline before the others may let a stand-in play. */
  goneAfterMs: number;
  /** The name of a guest who looks at this seat, '' if unnamed; null when there is none. */
  takingAt(seat: Seat): string | null;
}

/** What a person may know about a table; links and presence are for players only. */
export function tableInfoFor(person: string | null, table: TableInfoInput): TableInfo {
  const { row, pack, people, clocks } = table;
  const mine = person === null ? [] : [...people].flatMap(([seat, other]) => (other === person ? [seat] : []));
  const isHost = person !== null && person === row.host;
  const links = mine.length > 0 || isHost ? table.links : [];
  const host = [...people].find(([, other]) => other === row.host)?.[0] ?? null;
  const isOver = row.state === 'over';
  const company = {
    people,
    host: row.host,
    presenceOf: (each: string) => table.seen(each).presence,
  };
  const after = absenceLimitMs(row, table.goneAfterMs);
  const seats = table.seats.map((seat, index): TableSeat => {
    const clock = clocks[index];
    const deadline = clock && row.state === 'playing' ? deadlineOf(row.pace, clock) : null;
    const sitting = people.get(index);
    const absence = table.absent(index);
    const canBeReplaced = sitting !== person && seat.standIn === undefined;
    const taking = sitting === undefined && row.state === 'open' ? table.takingAt(index) : null;
    return {
      ...seat,
      ...(deadline !== null && { deadline }),
      ...(clock && row.pace.kind === 'bank' && { left: Math.round(clock.left / 1000) }),
      ...(sitting === undefined && seat.standIn !== undefined && !isOver && { vacant: true as const }),
      ...(mine.length > 0 && taking !== null && { taking }),
      ...(mine.length > 0 && sitting !== undefined && table.seen(sitting)),
      ...(mine.length > 0 && absence && { since: absence.since }),
      ...(mine.length > 0 &&
        absence &&
        canBeReplaced &&
        after !== null && { relief: reliefFor(company, index, absence, after) }),
    };
  });
  const council = { people, host: row.host, seats: table.seats };
  const open = isOver ? [] : table.asking.filter(({ refused }) => !refused);
  const held = mine.length > 0 ? [] : table.holders.flatMap((each) => (each.person === person ? [each.seat] : []));
  const asked = mine.length === 0 && !isOver ? table.asking.find((each) => each.person === person) : undefined;
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rulesVersion,
    content: { id: pack.id, hash: pack.hash },
    options: row.options,
    pace: row.pace,
    state: row.state,
    ...(row.summary.armed && { armed: true }),
    ...(row.state === 'paused' && row.resumes !== null && { resumes: row.resumes }),
    seats,
    host,
    seedHash: row.seedHash,
    ...(isOver && { seed: row.seed }),
    ...(row.summary.result && { result: row.summary.result }),
    created: row.created,
    changed: row.changed,
    watchers: table.watchers,
    ...(row.summary.turn !== undefined && { turn: row.summary.turn }),
    ...(mine.length > 0 && open.length > 0 && { asking: open.map((each) => askingFor(council, each)) }),
    ...(row.next !== null && { next: row.next }),
    me: {
      seats: mine,
      isHost,
      links: Object.fromEntries(links.map(({ kind, code }) => [kind, code])),
      ...(held.length > 0 && { held }),
      ...(asked && { asking: { seat: asked.seat, ...(asked.refused && { refused: true as const }) } }),
    },
  };
}
