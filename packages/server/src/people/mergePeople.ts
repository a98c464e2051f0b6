import { insertClusterCommand } from '../cluster/clusterCommands.ts';
import { statement } from '../database/database.ts';
import { RefusalError } from '../refusalError.ts';
import { readMatch } from '../store/matches.ts';
import { deleteAddress, type Person } from '../store/people.ts';
import type { Tables } from '../table/tableRegistry.ts';
import { tablesOfPerson } from './tablesOfPerson.ts';

/** Moves everything of one person at a table to another person. */
async function moveAt(tables: Tables, id: string, from: Person, into: Person): Promise<void> {
  const { database } = tables;
  const row = await readMatch(database, id);
  if (!row) return;
  const moving = [
    statement('UPDATE seat SET person = $3 WHERE match = $1 AND person = $2', id, from.id, into.id),
    statement('UPDATE chat SET person = $3 WHERE match = $1 AND person = $2', id, from.id, into.id),
    statement('UPDATE entry SET person = $3 WHERE match = $1 AND person = $2', id, from.id, into.id),
    statement(
      `INSERT INTO held (match, seat, person, began)
        SELECT match, seat, CAST($3 AS TEXT), began FROM held WHERE match = $1 AND person = $2
        ON CONFLICT (match, seat, person) DO UPDATE SET began = 1 WHERE excluded.began = 1`,
      id,
      from.id,
      into.id,
    ),
    statement('DELETE FROM held WHERE match = $1 AND person = $2', id, from.id),
    // a person with a seat requests no other one
    statement(
      `DELETE FROM asking WHERE match = $1 AND (person = $2
        OR (person = $3 AND EXISTS (SELECT 1 FROM held WHERE match = $1 AND person = $3)))`,
      id,
      from.id,
      into.id,
    ),
    // keep the table among those that the person has visited
    statement('INSERT INTO visit (match, person) VALUES ($1, $2) ON CONFLICT (match, person) DO NOTHING', id, into.id),
    statement('DELETE FROM visit WHERE match = $1 AND person = $2', id, from.id),
    insertClusterCommand('table', id, tables.now()),
  ];
  if (row.host === from.id && row.state !== 'over') {
    const table = await tables.open(id);
    await table.runExclusive(async () => {
      await table.change({ host: into.id }, ...moving);
      await table.refresh();
      table.audience.broadcastTableInfo();
    });
  } else {
    await database.write(
      ...moving,
      statement('UPDATE match SET host = $3 WHERE id = $1 AND host = $2', id, from.id, into.id),
    );
    await tables.written(id, Number.POSITIVE_INFINITY);
  }
}

/**
 * Merges a person into another one. Tables come first, one at a time, and the person last, so that an interrupted merge
 * can be repeated.
 */
export async function mergePeople(tables: Tables, from: Person, into: Person): Promise<void> {
  const { database } = tables;
  const held = (person: string): string =>
    `SELECT match, seat FROM held WHERE person = ${person} UNION SELECT match, seat FROM seat WHERE person = ${person}`;
  // they would see each other's hand, or could return to either seat
  const [both] = await database.read<{ id: string }>(
    `SELECT id FROM match WHERE state IN ('playing', 'paused') AND id IN (
      SELECT mine.match FROM (${held('$1')}) AS mine JOIN (${held('$2')}) AS theirs
        ON mine.match = theirs.match AND mine.seat <> theirs.seat)`,
    from.id,
    into.id,
  );
  if (both) throw new RefusalError('same-table', { table: both.id });
  const moveEverywhere = async (): Promise<void> => {
    for (const id of await tablesOfPerson(database, from.id)) await moveAt(tables, id, from, into);
  };
  await moveEverywhere();
  await database.write(
    ...['device', 'passkey', 'push', 'pack', 'operator_action'].map((table) =>
      statement(`UPDATE ${table} SET person = $2 WHERE person = $1`, from.id, into.id),
    ),
    deleteAddress(from.id),
    statement('DELETE FROM person WHERE id = $1', from.id),
    insertClusterCommand('person', from.id, tables.now()),
  );
  // repeat for actions that were in progress on the device
  await moveEverywhere();
}
