import { insertClusterCommand } from '../cluster/clusterCommands.ts';
import { statement } from '../database/database.ts';
import { readMatch, updateMatchProgress } from '../store/matches.ts';
import { type Person, updatePerson } from '../store/people.ts';
import type { LiveTable } from '../table/liveTable.ts';
import { rename } from '../table/setup/seats.ts';
import type { Tables } from '../table/tableRegistry.ts';
import { namesOf, renamed } from './names.ts';
import { tablesOfPerson } from './tablesOfPerson.ts';

async function renameAt(tables: Tables, table: LiveTable, person: Person, name: string): Promise<void> {
  const { database } = tables;
  const commands = insertClusterCommand('table', table.id, tables.now());
  if (table.row.state === 'open') {
    for (const seat of table.seatsOf(person.id)) await rename(table, seat, name, person);
    await database.write(commands);
    return;
  }
  await table.runExclusive(async () => {
    const names = await namesOf(tables, table, person.id, { surely: true });
    await table.change({
      seats: table.row.seats.map((info, seat) => (names.atStart.includes(seat) ? { ...info, name } : info)),
    });
    for (const seat of names.now) await table.sit(seat, { ...table.seats[seat]!, name }, person.id);
    await database.write(
      ...names.inLog.map(({ seq, entry }) =>
        statement('UPDATE entry SET body = $3 WHERE match = $1 AND seq = $2', table.id, seq, renamed(entry, name)),
      ),
      // the snapshot holds names, and is rebuilt from the log
      statement('DELETE FROM snapshot WHERE match = $1', table.id),
      statement('UPDATE asking SET name = $3 WHERE match = $1 AND person = $2', table.id, person.id, name),
      commands,
    );
    await table.reload();
    // an entry that another process wrote meanwhile has put the old name back into the summary
    const { row, seats } = table;
    if (row.summary.seats.some((shown, seat) => shown.name !== seats[seat]!.name))
      await database.write(updateMatchProgress({ ...row, summary: { ...row.summary, seats: [...seats] } }));
  });
}

/** Renames a person, also at tables where they have or had a seat. */
export async function renamePerson(tables: Tables, person: Person, name: string): Promise<void> {
  const { database } = tables;
  for (const id of await tablesOfPerson(database, person.id))
    if (await readMatch(database, id)) await renameAt(tables, await tables.open(id), person, name);
  await database.write(updatePerson({ ...person, name }));
}
