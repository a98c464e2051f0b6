import { createHash } from 'node:crypto';
import { isSameJson, newSeed, type SeatInfo, seedHash } from '@cordillera/engine';
import type { TableSetup } from '@cordillera/protocol';
import { DuplicateKeyError } from '../database/database.ts';
import { RefusalError } from '../refusalError.ts';
import { countUnfinished, insertMatch, insertSeat, readMatch, type StoredMatch } from '../store/matches.ts';
import { type Person, stillKnown } from '../store/people.ts';
import type { LiveTable } from './liveTable.ts';
import { changeSetup } from './setup/changeSetup.ts';
import { checkedSetup } from './setup/createTable.ts';
import { linksFor } from './setup/links.ts';
import { openSeat } from './setup/seatInfo.ts';
import type { Tables } from './tableRegistry.ts';

/** The ID of a rematch follows from its table's: two people who ask at the same time get the same one. */
const nameAfter = (id: string): string => createHash('sha256').update(`after ${id}`).digest('base64url').slice(0, 12);

/**
 * A rematch with the same people at the same seats; `options` replace those of this game. Returns the new table's ID.
 */
export async function rematch(
  tables: Tables,
  table: LiveTable,
  person: Person,
  maxTables: number,
  options?: TableSetup['options'],
): Promise<string> {
  if (table.seatsOf(person.id).length === 0) throw new RefusalError('not-your-seat');
  const wanted = options && (await checkedSetup(tables, setupOf(table, options))).options;
  const id = await follow(tables, table, person, maxTables, wanted);
  if (wanted) await createRematch(tables, await tables.open(id), wanted, person);
  return id;
}

const setupOf = ({ row, seats }: LiveTable, options: TableSetup['options']): TableSetup => ({
  game: row.game,
  options,
  seats: seats.map(({ bot }) => bot ?? null),
  pace: row.pace,
  // tables from before card sets were recorded have none
  ...(row.pack !== null && { pack: row.pack }),
});

/** Changes the options of a rematch that exists already, which only its host may do, until it starts. */
async function createRematch(
  tables: Tables,
  next: LiveTable,
  options: TableSetup['options'],
  host: Person,
): Promise<void> {
  const { row } = next;
  if (row.state !== 'open' || row.host !== host.id || isSameJson(row.options, options)) return;
  await changeSetup(tables, next, setupOf(next, options), undefined, host);
}

async function follow(
  tables: Tables,
  table: LiveTable,
  person: Person,
  maxTables: number,
  options: TableSetup['options'] | undefined,
): Promise<string> {
  return table.runExclusive(async () => {
    const { row, people } = table;
    if (row.state !== 'over') throw new RefusalError('not-over');
    if (row.next !== null && (await readMatch(tables.database, row.next)) !== null) return row.next;
    if ((await countUnfinished(tables.database, person.id, tables.now())) >= maxTables)
      throw new RefusalError('too-many-tables', { most: maxTables });
    // a previous rematch may have been closed
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
        insertMatch(next),
        ...linksFor(id),
        ...sitting.map(([seat, other]) => insertSeat(id, seat, other)),
      );
    } catch (error) {
      // another process made it, or this one without learning of it
      if (!(error instanceof DuplicateKeyError)) throw error;
    }
    try {
      await table.change({ next: id });
    } catch (error) {
      // another process has set it to the same
      if (!(error instanceof DuplicateKeyError) || table.row.next !== id) throw error;
    }
    return id;
  });
}
