import type { Seat } from '@cordillera/engine';
import { insertClusterCommand } from '../cluster/clusterCommands.ts';
import { type Statement, statement } from '../database/database.ts';
import { standInOf } from '../games.ts';
import { newId } from '../ids.ts';
import { closeLinks, deleteSeat, readMatch } from '../store/matches.ts';
import { deleteAddress, type Person } from '../store/people.ts';
import type { LiveTable } from '../table/liveTable.ts';
import { leaveSeat } from '../table/setup/seats.ts';
import type { Tables } from '../table/tableRegistry.ts';
import { namesOf, renamed } from './names.ts';
import { tablesOfPerson } from './tablesOfPerson.ts';

/** The name of a seat whose person has been erased. */
const neutralName = (seat: Seat): string => `#${seat + 1}`;

/** Removes a person from a table: a stand-in plays on for them, and no name or text of theirs remains. */
async function eraseAt(tables: Tables, table: LiveTable, person: Person): Promise<void> {
  const { database } = tables;
  if (table.row.state === 'open') {
    for (const seat of table.seatsOf(person.id)) await leaveSeat(tables, table, seat, person.id);
    await table.runExclusive(async () => {
      if (table.row.host === person.id) {
        const heir = table.people.values().next().value ?? null;
        const closing = heir === null ? [closeLinks(table.id, tables.now())] : [];
        await table.change({ host: heir }, ...closing);
        await table.refresh();
      }
      await database.write(
        ...anonymizeLine(table.id, person.id),
        insertClusterCommand('table', table.id, tables.now()),
      );
      await table.reload();
    });
    return;
  }
  await table.runExclusive(async () => {
    const { row } = table;
    const mine = table.seatsOf(person.id);
    const names = await namesOf(tables, table, person.id);
    await table.change({
      host: row.host === person.id ? null : row.host,
      seats: row.seats.map((info, seat) =>
        names.atStart.includes(seat) ? { ...info, name: neutralName(seat) } : info,
      ),
    });
    const standIn = await standInOf(table.game);
    for (const seat of names.now) {
      const standsIn = row.state === 'over' ? {} : { standIn: table.seats[seat]!.standIn ?? standIn };
      const leaving = mine.includes(seat) ? [deleteSeat(table.id, seat, person.id)] : [];
      await table.sit(seat, { name: neutralName(seat), ...standsIn }, null, ...leaving);
    }
    await database.write(
      ...names.inLog.map(({ seq, entry }) =>
        statement(
          'UPDATE entry SET body = $3, person = NULL WHERE match = $1 AND seq = $2',
          table.id,
          seq,
          renamed(entry, neutralName(entry.seat)),
        ),
      ),
      // the snapshot holds names, and is rebuilt from the log
      statement('DELETE FROM snapshot WHERE match = $1', table.id),
      ...anonymizeLine(table.id, person.id),
      // somebody has seen that hand, and any newcomer could be them: keep the record under a new ID
      statement('UPDATE held SET person = $3 WHERE match = $1 AND person = $2', table.id, person.id, newId()),
      // reload it in other processes
      insertClusterCommand('table', table.id, tables.now()),
    );
    await table.reload();
  });
  tables.watch(table);
}

/** Blanks a person's chat. Of lines that were stored without a person, nobody knows whether they are theirs. */
const anonymizeLine = (match: string, person: string): Statement[] => [
  statement(
    "UPDATE chat SET text = '…', sticker = 0, person = NULL WHERE match = $1 AND (person = $2 OR person IS NULL)",
    match,
    person,
  ),
  statement('DELETE FROM asking WHERE match = $1 AND person = $2', match, person),
];

async function eraseEverywhere(tables: Tables, person: Person): Promise<void> {
  const { database } = tables;
  for (const id of await tablesOfPerson(database, person.id)) {
    if (await readMatch(database, id)) await eraseAt(tables, await tables.open(id), person);
    await database.write(statement('DELETE FROM visit WHERE match = $1 AND person = $2', id, person.id));
  }
}

/** Erases a person with everything that is theirs; what others still need stays without a name. */
export async function erasePerson(tables: Tables, person: Person): Promise<void> {
  const { database } = tables;
  await eraseEverywhere(tables, person);
  await database.write(
    statement(
      'DELETE FROM pack WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM match WHERE match.pack = pack.hash)',
      person.id,
    ),
    statement("UPDATE pack SET person = '' WHERE person = $1", person.id),
    statement('UPDATE operator_action SET person = NULL WHERE person = $1', person.id),
    deleteAddress(person.id),
    ...['device', 'passkey', 'push'].map((table) => statement(`DELETE FROM ${table} WHERE person = $1`, person.id)),
    statement('DELETE FROM person WHERE id = $1', person.id),
    insertClusterCommand('person', person.id, tables.now()),
  );
  // repeat for actions that were in progress; no action that comes later can seat a deleted person
  await eraseEverywhere(tables, person);
  await database.forget();
}
