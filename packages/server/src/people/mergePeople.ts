import { insertClusterCommand } from '../cluster/clusterCommands.ts';
import { statement } from '../database/database.ts';
import { RefusalError } from '../refusalError.ts';
import { readMatch } from '../store/matches.ts';
import { deleteAddress, type Person } from '../store/people.ts';
import type { Tables } from '../table/tableRegistry.ts';
import { tablesOfPerson } from './tablesOfPerson.ts';

/** Whatever is the first one's at this table becomes the second one's. */
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
    // whoever has a seat asks for no other one
    statement(
      `DELETE FROM asking WHERE match = $1 AND (person = $2
        OR (person = $3 AND EXISTS (SELECT 1 FROM held WHERE match = $1 AND person = $3)))`,
      id,
      from.id,
      into.id,
    ),
    // whoever was at a table is found there again
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
 * Two turn out to be one person: whatever is the first one's becomes the second one's. A table at a time, the person last,
 * so that whatever breaks off can be done again.
 */
export async function mergePeople(tables: Tables, from: Person, into: Person): Promise<void> {
  const { database } = tables;
  const held = (person: string): string =>
    `SELECT match, seat FROM held WHERE person = ${person} UNION SELECT match, seat FROM seat WHERE person = ${person}`;
  // each would see the other's hand, or go back to either
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
  // what was under way on the device
  await moveEverywhere();
}
