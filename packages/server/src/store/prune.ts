import { insertClusterCommand } from '../cluster/clusterCommands.ts';
import { type Database, DuplicateKeyError, statement } from '../database/database.ts';
import { deleteMatch, insertMatchVersion } from './matches.ts';

/** After how many days unused data is deleted; 0: never. */
export interface KeepDays {
  /** Tables whose game has not started. */
  openTables: number;
  /** Card sets without a table. */
  cardSets: number;
  /** Absent people without a table or a passkey. */
  people: number;
}

export const keepDays: KeepDays = { openTables: 60, cardSets: 90, people: 400 };

export interface Pruned {
  tables: number;
  cardSets: number;
  people: number;
}

export interface PruneInput {
  keep: KeepDays;
  now: number;
  /** Only counts, deletes nothing. */
  dryRun?: boolean;
  /** The maximum number of each kind to delete. */
  max: number;
}

const dayMs = 86_400_000;

/** Open tables that nobody has changed or visited since. */
const oldTables = `state = 'open' AND changed < $1 AND NOT EXISTS (
  SELECT 1 FROM visit WHERE visit.match = match.id AND (visit.here >= $1 OR visit.gone >= $1))`;

/** House sets have no person and stay. */
const oldSets = `created < $1 AND person <> '' AND NOT EXISTS (SELECT 1 FROM match WHERE match.pack = pack.hash)`;

/** Keep people who host a table, have a seat (also in a finished game), own a card set, or can sign in with a passkey. */
const oldPeople = `seen < $1 AND banned IS NULL
  AND NOT EXISTS (SELECT 1 FROM device WHERE device.person = person.id AND device.seen >= $1)
  ${['seat', 'held', 'passkey', 'pack']
    .map((table) => `AND NOT EXISTS (SELECT 1 FROM ${table} WHERE ${table}.person = person.id)`)
    .join('\n  ')}
  AND NOT EXISTS (SELECT 1 FROM match WHERE match.host = person.id)`;

/** Deletes data that has been unused for long, but never a table whose game has started, nor its players. */
export async function prune(database: Database, { keep, now, dryRun = false, max }: PruneInput): Promise<Pruned> {
  const find = async (table: string, id: string, isOld: string, days: number): Promise<string[]> => {
    if (days === 0) return [];
    const rows = await database.read<{ id: string }>(
      `SELECT ${id} AS id FROM ${table} WHERE ${isOld} LIMIT $2`,
      now - days * dayMs,
      max,
    );
    return rows.map((row) => row.id);
  };
  const tables = await find('match', 'id', oldTables, keep.openTables);
  let gone = 0;
  if (!dryRun) for (const id of tables) if (await pruneTable(database, id, now)) gone++;
  // card sets and people come after the tables: deleting the last table makes them unused
  const cardSets = await find('pack', 'hash', oldSets, keep.cardSets);
  if (!dryRun)
    for (const hash of cardSets)
      await database.write(
        statement(`DELETE FROM pack WHERE hash = $2 AND ${oldSets}`, now - keep.cardSets * dayMs, hash),
      );
  const people = await find('person', 'id', oldPeople, keep.people);
  if (!dryRun)
    for (const id of people)
      await database.write(
        statement(`DELETE FROM person WHERE id = $2 AND ${oldPeople}`, now - keep.people * dayMs, id),
        ...['device', 'push', 'visit'].map((table) =>
          statement(
            `DELETE FROM ${table} WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM person WHERE person.id = $1)`,
            id,
          ),
        ),
      );
  return { tables: dryRun ? tables.length : gone, cardSets: cardSets.length, people: people.length };
}

/** False when the table is changed or started at this moment, which makes it used again. */
async function pruneTable(database: Database, id: string, now: number): Promise<boolean> {
  const [row] = await database.read<{ version: number }>(
    "SELECT version FROM match WHERE id = $1 AND state = 'open'",
    id,
  );
  if (!row) return false;
  const version = row.version + 1;
  try {
    // this version stays, so that a concurrent change fails
    await database.write(
      insertMatchVersion(id, version),
      ...deleteMatch(id, version),
      insertClusterCommand('closed', id, now),
    );
    return true;
  } catch (error) {
    if (error instanceof DuplicateKeyError) return false;
    throw error;
  }
}
