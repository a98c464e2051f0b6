import type { Seat, SeatInfo } from '@cordillera/engine';
import { type Database, statement } from '../database/database.ts';
import { errand } from '../errands.ts';
import { Refused } from '../refused.ts';
import { decode, encode } from '../store/entries.ts';
import { closingLinks, leavingSeat, readMatch, readSnapshot } from '../store/matches.ts';
import type { Person } from '../store/people.ts';
import { getUp } from '../table/hosting.ts';
import type { LiveTable } from '../table/live.ts';
import { standInBot, type Tables } from '../table/tables.ts';

/** Every table where somebody sits or has been. */
export async function placesOf(database: Database, person: string): Promise<string[]> {
  const rows = await database.read<{ match: string }>(
    'SELECT match FROM seat WHERE person = $1 UNION SELECT match FROM visit WHERE person = $1',
    person,
  );
  return rows.map(({ match }) => match);
}

/** How many games somebody plays or is about to play. */
export async function countTables(database: Database, person: string): Promise<number> {
  const [row] = await database.read<{ tables: number }>(
    `SELECT COUNT(*) AS tables FROM match
      WHERE state <> 'over' AND id IN (SELECT match FROM seat WHERE person = $1)`,
    person,
  );
  return row!.tables;
}

/**
 * Two turn out to be one person: whatever is the first one's becomes the second one's. A table at a time, the person last,
 * so that whatever breaks off can be done again.
 */
export async function mergePeople(tables: Tables, from: Person, into: Person): Promise<void> {
  const { database } = tables;
  const [both] = await database.read<{ id: string }>(
    `SELECT id FROM match WHERE state IN ('playing', 'paused')
      AND id IN (SELECT match FROM seat WHERE person = $1) AND id IN (SELECT match FROM seat WHERE person = $2)`,
    from.id,
    into.id,
  );
  // each would see the other's hand
  if (both) throw new Refused('same-table', { table: both.id });
  for (const id of await placesOf(database, from.id)) {
    const row = await readMatch(database, id);
    if (!row) continue;
    const moving = [
      statement('UPDATE seat SET person = $3 WHERE match = $1 AND person = $2', id, from.id, into.id),
      statement('DELETE FROM visit WHERE match = $1 AND person = $2', id, from.id),
      errand('table', id, tables.now()),
    ];
    if (row.host === from.id && row.state !== 'over') {
      const table = await tables.open(id);
      await table.inTurn(async () => {
        await table.change({ host: into.id }, ...moving);
        await table.refresh();
        table.tellTable();
      });
    } else {
      await database.write(
        ...moving,
        statement('UPDATE match SET host = $3 WHERE id = $1 AND host = $2', id, from.id, into.id),
      );
      await tables.written(id, Number.POSITIVE_INFINITY);
    }
  }
  await database.write(
    ...['device', 'passkey', 'push', 'pack'].map((table) =>
      statement(`UPDATE ${table} SET person = $2 WHERE person = $1`, from.id, into.id),
    ),
    statement('DELETE FROM person WHERE id = $1', from.id),
    errand('person', from.id, tables.now()),
  );
}

/** What a seat is called when its person is gone for good. */
const neutralName = (seat: Seat): string => `#${seat + 1}`;

const isPerson = ({ bot, open }: SeatInfo): boolean => bot === undefined && open === undefined;

const neutral = <Info extends SeatInfo>(info: Info, seat: Seat): Info =>
  isPerson(info) ? { ...info, name: neutralName(seat) } : info;

/** Nothing here is theirs any more: a stand-in plays on for them, and no name of theirs is left. */
async function eraseAt(tables: Tables, table: LiveTable, person: Person): Promise<void> {
  const { database } = tables;
  if (table.row.state === 'open') {
    for (const seat of table.seatsOf(person.id)) await getUp(tables, table, seat, person.id, standInBot);
    if (table.row.host === person.id)
      await table.inTurn(async () => {
        const heir = table.people.values().next().value ?? null;
        const closing = heir === null ? [closingLinks(table.id, tables.now())] : [];
        await table.change({ host: heir }, ...closing);
        await table.refresh();
      });
    return;
  }
  await table.inTurn(async () => {
    const { row } = table;
    const mine = table.seatsOf(person.id);
    // seats they left before: nobody else sits there, and the name is theirs
    const former = table.seats.flatMap((info, seat) =>
      isPerson(info) && info.name === person.name && !table.people.has(seat) ? [seat] : [],
    );
    const seats = [...mine, ...former];
    if (seats.length === 0 && row.host !== person.id) return;
    await table.change({
      host: row.host === person.id ? null : row.host,
      seats: row.seats.map((info, seat) => (seats.includes(seat) ? neutral(info, seat) : info)),
    });
    for (const seat of seats) {
      const standsIn = row.state === 'over' ? {} : { standIn: table.seats[seat]!.standIn ?? standInBot };
      const leaving = mine.includes(seat) ? [leavingSeat(table.id, seat, person.id)] : [];
      await table.sit(seat, { name: neutralName(seat), ...standsIn }, ...leaving);
    }
    await forgetNames(database, table.id, seats, tables.now());
    await table.reload();
  });
  tables.watch(table);
}

/** Takes the names of these seats out of what was kept earlier. */
async function forgetNames(database: Database, match: string, seats: readonly Seat[], now: number): Promise<void> {
  const rows = await database.read<{ seq: number; body: string }>(
    "SELECT seq, body FROM entry WHERE match = $1 AND body LIKE 's%'",
    match,
  );
  const renamed = rows.flatMap(({ seq, body }) => {
    const entry = decode(body);
    if (entry.kind !== 'sit' || !seats.includes(entry.seat)) return [];
    const after = encode({ ...entry, player: neutral(entry.player, entry.seat) });
    return after === body
      ? []
      : [statement('UPDATE entry SET body = $3 WHERE match = $1 AND seq = $2', match, seq, after)];
  });
  const kept = await readSnapshot(database, match);
  if (kept) {
    const { snapshot } = kept;
    const after = snapshot.seats.map((info, seat) => (seats.includes(seat) ? neutral(info, seat) : info));
    renamed.push(
      statement(
        'UPDATE snapshot SET body = $3 WHERE match = $1 AND seq = $2',
        match,
        snapshot.seq,
        JSON.stringify({ ...kept, snapshot: { ...snapshot, seats: after } }),
      ),
    );
  }
  await database.write(
    ...renamed,
    ...seats.map((seat) => statement("UPDATE chat SET text = '…' WHERE match = $1 AND seat = $2", match, seat)),
    // others have it in memory
    errand('table', match, now),
  );
}

/** Somebody goes for good: everything that is theirs goes with them, and whatever others still need keeps no name. */
export async function erasePerson(tables: Tables, person: Person): Promise<void> {
  const { database } = tables;
  for (const id of await placesOf(database, person.id)) {
    if (await readMatch(database, id)) await eraseAt(tables, await tables.open(id), person);
    await database.write(statement('DELETE FROM visit WHERE match = $1 AND person = $2', id, person.id));
  }
  await database.write(
    statement(
      'DELETE FROM pack WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM match WHERE match.pack = pack.hash)',
      person.id,
    ),
    statement("UPDATE pack SET person = '' WHERE person = $1", person.id),
    statement("DELETE FROM token WHERE kind = 'email' AND body LIKE $1", `%"${person.id}"%`),
    ...['device', 'passkey', 'push'].map((table) => statement(`DELETE FROM ${table} WHERE person = $1`, person.id)),
    statement('DELETE FROM person WHERE id = $1', person.id),
    errand('person', person.id, tables.now()),
  );
}
