import { createMatch, type SavedMatch } from '@cordillera/engine';
import { insertClusterCommand } from '../cluster/clusterCommands.ts';
import type { Database } from '../database/database.ts';
import { gameOf, packOf } from '../games.ts';
import { readEntries } from '../store/entries.ts';
import { closeLinks, readLinks, readMatch, readSeats, readSummary, type StoredMatch } from '../store/matches.ts';
import { devicesOf, type Person, passkeysOf } from '../store/people.ts';
import type { Call } from './call.ts';
import { OperatorError } from './failure.ts';
import { personCalled } from './people.ts';

export const states = ['open', 'playing', 'paused', 'over'] as const;
export type State = (typeof states)[number];

/** A table in the operator's list: nothing that is hidden from its players. */
export interface TableLine {
  id: string;
  game: string;
  state: string;
  names: string[];
  created: number;
  changed: number;
}

export const namesIn = (row: { id: string; summary: string }): string[] =>
  readSummary(row).seats.map(({ name, open }) => (open ? '–' : name));

export const describeTable = ({ id, game, state, names, changed }: TableLine): string =>
  [id, state.padEnd(7), game.padEnd(11), new Date(changed).toISOString(), names.join(', ')].join('  ');

export async function listTables(
  database: Database,
  { state, person, max }: { state?: State | undefined; person?: string | undefined; max: number },
): Promise<TableLine[]> {
  const rows = await database.read<Omit<TableLine, 'names'> & { summary: string }>(
    `SELECT id, game, state, summary, created, changed FROM match
      WHERE ($1 = '' OR state = $1) AND ($2 = '' OR id IN (SELECT match FROM seat WHERE person = $2))
      ORDER BY changed DESC LIMIT $3`,
    state ?? '',
    person ?? '',
    max,
  );
  return rows.map(({ summary, ...row }) => ({ ...row, names: namesIn({ id: row.id, summary }) }));
}

const count = async (database: Database, table: 'entry' | 'chat', match: string): Promise<number> => {
  const [row] = await database.read<{ count: number }>(
    `SELECT COUNT(*) AS count FROM ${table} WHERE match = $1`,
    match,
  );
  return row!.count;
};

export async function tableNamed(database: Database, id: string): Promise<StoredMatch> {
  const match = await readMatch(database, id);
  if (!match) throw new OperatorError(`There is no table ${id}. "cordillera-server list" shows those there are.`);
  return match;
}

/** Everything an operator needs to know about a table, but never its seed, cards or links. */
async function inspectTable(database: Database, id: string): Promise<object> {
  const match = await tableNamed(database, id);
  const [people, links, entries, chat] = await Promise.all([
    readSeats(database, id),
    readLinks(database, id),
    count(database, 'entry', id),
    count(database, 'chat', id),
  ]);
  const { game, rulesVersion, pack, options, pace, state, host, next, summary, deadline, created, changed } = match;
  return {
    table: id,
    game,
    rulesVersion,
    pack,
    options,
    pace,
    state,
    seats: summary.seats.map((seat, index) => ({ ...seat, person: people.get(index) ?? null })),
    waiting: summary.waiting,
    ...(summary.result && { result: summary.result }),
    host,
    next,
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
    created: new Date(created).toISOString(),
    changed: new Date(changed).toISOString(),
    seedHash: match.seedHash,
    entries,
    chatLines: chat,
    openLinks: links.map(({ kind }) => kind),
  };
}

/** A person, without the addresses of their notifications. */
async function inspectPerson(database: Database, person: Person): Promise<object> {
  const { id } = person;
  const [devices, passkeys, tables] = await Promise.all([
    devicesOf(database, id),
    passkeysOf(database, id),
    listTables(database, { person: id, max: 1000 }),
  ]);
  const { webhook, email, language = null } = person.settings;
  return {
    person: id,
    name: person.name,
    language,
    created: new Date(person.created).toISOString(),
    banned: person.banned === null ? null : new Date(person.banned).toISOString(),
    devices: devices.length,
    passkeys: passkeys.length,
    notices: { webhook: webhook !== undefined, email: email?.confirmed ?? false },
    tables: tables.map(({ id: table, state }) => ({ table, state })),
  };
}

/** A table or a person; people also by name. */
export async function inspect(database: Database, idOrName: string): Promise<object> {
  return (await readMatch(database, idOrName))
    ? inspectTable(database, idOrName)
    : inspectPerson(database, await personCalled(database, idOrName));
}

/** A finished game as a saved match. */
export async function exportTable(database: Database, id: string): Promise<SavedMatch> {
  const row = await tableNamed(database, id);
  if (row.state !== 'over')
    throw new OperatorError(
      `Table ${id} is not over: a saved match holds the seed and every hand. Try again after its end.`,
    );
  const game = gameOf(row.game);
  const { options, seats, seed, rulesVersion } = row;
  const content = await packOf(database, game, row.pack);
  const match = createMatch(game, { options, seats, seed, rulesVersion, content });
  for (const { entry } of await readEntries(database, id, 0)) match.applyEntry(entry);
  return match.toJSON();
}

/** Closes a table's links. Its host can make new ones. */
export async function revokeLinks(
  { database, acted, now }: Pick<Call, 'database' | 'acted' | 'now'>,
  id: string,
): Promise<number> {
  await tableNamed(database, id);
  const [closed] = await database.write(
    closeLinks(id, now()),
    insertClusterCommand('table', id, now()),
    acted({ action: 'revoke', match: id }),
  );
  return closed!;
}
