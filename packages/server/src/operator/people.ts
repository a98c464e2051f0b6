import { insertClusterCommand } from '../cluster/clusterCommands.ts';
import { type Database, statement } from '../database/database.ts';
import { readSummary } from '../store/matches.ts';
import { type Person, readPerson } from '../store/people.ts';
import type { Call } from './call.ts';
import { OperatorError } from './failure.ts';

/** A person in the operator's list. */
export interface PersonLine {
  id: string;
  name: string;
  created: number;
  /** When one of their devices was last used. */
  seen: number;
  banned: number | null;
  tables: number;
  /** The names at tables that differ from the person's own. */
  also: string[];
}

/** Folds names for comparison: no capitals, no diacritics, ł as l. */
const folded = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').trim();

const line = `SELECT id, name, created, banned,
    COALESCE((SELECT MAX(seen) FROM device WHERE device.person = person.id), seen) AS seen,
    (SELECT COUNT(DISTINCT match) FROM seat WHERE seat.person = person.id) AS tables
  FROM person`;

type Row = Omit<PersonLine, 'also'>;

const peoplePerBatch = 1000;

/** The names of the people at all tables. */
async function* namesAtTables(database: Database): AsyncGenerator<{ person: string; name: string }> {
  for (let last = ''; ; ) {
    const rows = await database.read<{ id: string; summary: string }>(
      'SELECT id, summary FROM match WHERE id > $1 ORDER BY id LIMIT $2',
      last,
      peoplePerBatch,
    );
    if (rows.length === 0) return;
    const first = rows[0]!.id;
    last = rows.at(-1)!.id;
    const sitting = await database.read<{ match: string; seat: number; person: string }>(
      'SELECT match, seat, person FROM seat WHERE match >= $1 AND match <= $2',
      first,
      last,
    );
    const summaries = new Map(rows.map(({ id, summary }) => [id, readSummary({ id, summary })]));
    for (const { match, seat, person } of sitting) {
      const name = summaries.get(match)?.seats[seat]?.name;
      if (name !== undefined) yield { person, name };
    }
  }
}

/** Everybody with a matching present or former name, and those names. */
async function called(database: Database, fits: (name: string) => boolean): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  const note = (person: string, name: string): void => {
    if (fits(name)) found.set(person, (found.get(person) ?? new Set()).add(name));
  };
  for (const { id, name } of await database.read<{ id: string; name: string }>('SELECT id, name FROM person'))
    note(id, name);
  for await (const { person, name } of namesAtTables(database)) note(person, name);
  return found;
}

/** People, most recently seen first; with `name` those whose name, also at a table, contains it. */
export async function listPeople(
  database: Database,
  { name = '', banned = false, max }: { name?: string | undefined; banned?: boolean | undefined; max: number },
): Promise<PersonLine[]> {
  if (name === '') {
    const where = banned ? 'WHERE banned IS NOT NULL' : '';
    const rows = await database.read<Row>(`${line} ${where} ORDER BY seen DESC LIMIT $1`, max);
    return rows.map((row) => ({ ...row, also: [] }));
  }
  const wanted = folded(name);
  const found = await called(database, (each) => folded(each).includes(wanted));
  const lines: PersonLine[] = [];
  for (const [id, names] of found) {
    const [row] = await database.read<Row>(`${line} WHERE id = $1`, id);
    if (row && (!banned || row.banned !== null)) lines.push({ ...row, also: [...names].filter((n) => n !== row.name) });
  }
  return lines.toSorted((a, b) => b.seen - a.seen).slice(0, max);
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const describePerson = ({ id, name, seen, banned, tables, also }: PersonLine): string =>
  [
    id,
    name,
    `here on ${day(seen)}`,
    `${tables} ${tables === 1 ? 'table' : 'tables'}`,
    ...(also.length > 0 ? [`called ${also.join(', ')} there`] : []),
    ...(banned === null ? [] : [`shut out since ${day(banned)}`]),
  ].join('  ');

/** The person with this ID, or the only one with this name. */
export async function personCalled(database: Database, idOrName: string): Promise<Person> {
  const known = await readPerson(database, idOrName);
  if (known) return known;
  const wanted = folded(idOrName);
  const like = await listPeople(database, { name: idOrName, max: 20 });
  const exact = like.filter(({ name }) => folded(name) === wanted);
  const called = exact.length > 0 ? exact : like.filter(({ also }) => also.some((name) => folded(name) === wanted));
  if (called.length === 1) return (await readPerson(database, called[0]!.id))!;
  const listed = (lines: readonly PersonLine[]): string => lines.map((each) => `\n  ${describePerson(each)}`).join('');
  if (called.length > 1)
    throw new OperatorError(`Several people are called "${idOrName}". Say which, by ID:${listed(called)}`);
  throw new OperatorError(
    `There is no person with the ID or the name "${idOrName}".${
      like.length > 0 ? ` Do you mean one of these?${listed(like)}` : ' "cordillera-server people" lists them.'
    }`,
  );
}

/** Bans or unbans a person. */
export async function setBanned(
  { database, now, acted }: Pick<Call, 'database' | 'now' | 'acted'>,
  { id }: Person,
  isBanned: boolean,
): Promise<void> {
  await database.write(
    statement('UPDATE person SET banned = $2 WHERE id = $1', id, isBanned ? now() : null),
    insertClusterCommand('person', id, now()),
    acted({ action: isBanned ? 'ban' : 'unban', person: id }),
  );
}
