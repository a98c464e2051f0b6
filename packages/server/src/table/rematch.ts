import { createHash } from 'node:crypto';
import { isSameJson, newSeed, type SeatInfo, seedHash } from '@cordillera/engine';
import type { TablePlan } from '@cordillera/protocol';
import { Duplicate } from '../database/database.ts';
import { Refused } from '../refusalError.ts';
import { countUnfinished, insertingMatch, readMatch, type StoredMatch, takingSeat } from '../store/matches.ts';
import { type Person, stillKnown } from '../store/people.ts';
import type { LiveTable } from './liveTable.ts';
import { changePlan } from './setup/changeSetup.ts';
import { checkedPlan } from './setup/createTable.ts';
import { linksFor } from './setup/links.ts';
import { openSeat } from './setup/seatInfo.ts';
import type { Tables } from './tableRegistry.ts';

/** The table after this one has a name that follows from it: two people who ask at the same time get the same table. */
const nameAfter = (id: string): string => createHash('sha256').update(`after ${id}`).digest('base64url').slice(0, 12);

/**
 * The same people at the same seats, for another game of the same kind; with `options` in place of those of this game.
 * Returns the new table's name.
 */
export async function rematch(
  tables: Tables,
  table: LiveTable,
  person: Person,
  most: number,
  options?: TablePlan['options'],
): Promise<string> {
  if (table.seatsOf(person.id).length === 0) throw new Refused('not-your-seat');
  const wanted = options && (await checkedPlan(tables, planOf(table, options))).options;
  const id = await follow(tables, table, person, most, wanted);
  if (wanted) await layAgain(tables, await tables.open(id), wanted, person);
  return id;
}

const planOf = ({ row, seats }: LiveTable, options: TablePlan['options']): TablePlan => ({
  game: row.game,
  options,
  seats: seats.map(({ bot }) => bot ?? null),
  pace: row.pace,
  // tables that are older than card sets name none
  ...(row.pack !== null && { pack: row.pack }),
});

/** Whoever was first has laid the next table; until it starts, its host may still want something else. */
async function layAgain(tables: Tables, next: LiveTable, options: TablePlan['options'], host: Person): Promise<void> {
  const { row } = next;
  if (row.state !== 'open' || row.host !== host.id || isSameJson(row.options, options)) return;
  await changePlan(tables, next, planOf(next, options), undefined, host);
}

async function follow(
  tables: Tables,
  table: LiveTable,
  person: Person,
  most: number,
  options: TablePlan['options'] | undefined,
): Promise<string> {
  return table.inTurn(async () => {
    const { row, people } = table;
    if (row.state !== 'over') throw new Refused('not-over');
    if (row.next !== null && (await readMatch(tables.database, row.next)) !== null) return row.next;
    if ((await countUnfinished(tables.database, person.id, tables.now())) >= most)
      throw new Refused('too-many-tables', { most });
    // the one that was there before may have been closed
    const id = nameAfter(row.next ?? table.id);
    const known = await stillKnown(tables.database, [...people.values()]);
    const sitting = [...people].filter(([, other]) => known.has(other));
    const seats = table.seats.map(({ name, bot }, seat): SeatInfo => {
      if (sitting.some(([each]) => each === seat)) return { name };
      return bot === undefined ? openSeat(seat) : { name, bot };
    });
    const isHostHere = sitting.some(([, other]) => other === row.host);
    const seed = newSeed();
    const now = tables.now();
    const next: StoredMatch = {
      ...row,
      ...(options && { options }),
      id,
      rulesVersion: table.game.version,
      seats,
      seed,
      seedHash: seedHash(seed),
      state: 'open',
      host: isHostHere ? row.host : person.id,
      next: null,
      summary: { seats, waiting: [] },
      deadline: null,
      due: null,
      resumes: null,
      created: now,
      changed: now,
    };
    try {
      await tables.database.write(
        insertingMatch(next),
        ...linksFor(id),
        ...sitting.map(([seat, other]) => takingSeat(id, seat, other)),
      );
    } catch (error) {
      // another process made it, or this one before it could say so
      if (!(error instanceof Duplicate)) throw error;
    }
    try {
      await table.change({ next: id });
    } catch (error) {
      // the same, through another process
      if (!(error instanceof Duplicate) || table.row.next !== id) throw error;
    }
    return id;
  });
}
