import type { LogEntry, Seat, SeatInfo } from '@cordillera/engine';
import { decode, encode } from '../store/entries.ts';
import { readHolders } from '../store/matches.ts';
import type { LiveTable } from '../table/liveTable.ts';
import type { Tables } from '../table/tableRegistry.ts';

type Sitting = Extract<LogEntry, { kind: 'sit' }>;

/** Where a person's name occurs: at the start, now, and in the log. */
export interface Names {
  atStart: Seat[];
  now: Seat[];
  inLog: { seq: number; entry: Sitting }[];
}

const isPerson = ({ bot, open }: SeatInfo): boolean => bot === undefined && open === undefined;

/** Encodes an entry with another name. */
export const renamed = (entry: Sitting, name: string): string =>
  encode({ ...entry, player: isPerson(entry.player) ? { ...entry.player, name } : entry.player });

/**
 * Old entries were stored without their person. Among these only the name at a seat that its present person still has
 * can be attributed to that person; any other one may be this person's and counts, unless `surely` is set.
 */
export async function namesOf(
  { database }: Tables,
  { id, row, seats, people }: LiveTable,
  person: string,
  { surely = false } = {},
): Promise<Names> {
  const [holders, rows] = await Promise.all([
    readHolders(database, id),
    database.read<{ seq: number; body: string; person: string | null }>(
      "SELECT seq, body, person FROM entry WHERE match = $1 AND body LIKE 's%' ORDER BY seq",
      id,
    ),
  ]);
  const isTheirs = (owner: string | null, { name }: SeatInfo, seat: Seat): boolean => {
    if (owner !== null) return owner === person;
    const sitting = people.get(seat);
    const isSitting = sitting !== undefined && seats[seat]!.name === name;
    return isSitting ? sitting === person : !surely;
  };
  const startOf = (seat: Seat): string | null =>
    holders.find((holder) => holder.seat === seat && holder.began)?.person ?? null;
  const last = row.seats.map((_, seat) => startOf(seat));
  const inLog = rows.flatMap(({ seq, body, person: owner }) => {
    const entry = decode(body, `match ${id}, entry ${seq}`);
    if (entry.kind !== 'sit') return [];
    last[entry.seat] = owner;
    return isTheirs(owner, entry.player, entry.seat) ? [{ seq, entry }] : [];
  });
  return {
    atStart: row.seats.flatMap((info, seat) => (isPerson(info) && isTheirs(startOf(seat), info, seat) ? [seat] : [])),
    now: seats.flatMap((info, seat) => (isPerson(info) && isTheirs(last[seat]!, info, seat) ? [seat] : [])),
    inLog,
  };
}
