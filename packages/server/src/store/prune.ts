import { insertClusterCommand } from '../cluster/clusterCommands.ts';
import { type Database, DuplicateKeyError, statement } from '../database/database.ts';
import { deleteMatch, insertMatchVersion } from './matches.ts';

/** After how many days something goes by itself; 0: never. */
export interface KeepDays {
  /** Tables at which no game has begun. */
  openTables: number;
  /** Card sets that no table uses. */
  cardSets: number;
  /** People without a table or a passkey who have not been here. */
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
  /** Only counts. */
  dryRun?: boolean;
  /** No more than so many of each are taken away. */
  max: number;
}

const dayMs = 86_400_000;

/** Nobody has started this table, changed it, or looked at it since. */
const oldTables = `state = 'open' AND changed < $1 AND NOT EXISTS (
  SELECT 1 FROM visit WHERE visit.match = match.id AND (visit.here >= $1 OR visit.gone >= $1))`;

/** The sets of the house belong to nobody. */
const oldSets = `created < $1 AND person <> '' AND NOT EXISTS (SELECT 1 FROM match WHERE match.pack = pack.hash)`;

/** Whoever sits anywhere, has a game that is over, or has a key that leads back is somebody. */
const oldPeople = `seen < $1 AND banned IS NULL
  AND NOT EXISTS (SELECT 1 FROM device WHERE device.person = person.id AND device.seen >= $1)
  ${['seat', 'held', 'passkey', 'pack']
    .map((table) => `AND NOT EXISTS (SELECT 1 FROM ${table} WHERE ${table}.person = person.id)`)
    .join('\n  ')}
  AND NOT EXISTS (SELECT 1 FROM match WHERE match.host = person.id)`;

/** Takes away what nobody has needed for long. Never a table at which a game has begun, nor anybody who sat there. */
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
  // a set is of no use once its last table is gone, a person without their last table is nobody
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

/** False when somebody changes or starts it at this moment: it is no longer old. */
async function pruneTable(database: Database, id: string, now: number): Promise<boolean> {
  const [row] = await database.read<{ version: number }>(
    "SELECT version FROM match WHERE id = $1 AND state = 'open'",
    id,
  );
  if (!row) return false;
  const version = row.version + 1;
  try {
    // this version stays: whoever changes the table meanwhile comes too late
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
