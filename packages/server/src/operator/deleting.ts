import { readFileSync } from 'node:fs';
import { insertClusterCommand } from '../cluster/clusterCommands.ts';
import type { Database } from '../database/database.ts';
import { deleteMatches } from '../store/matches.ts';
import type { Call } from './call.ts';
import { OperatorError } from './failure.ts';
import { namesIn, type TableLine } from './operator.ts';

/** How many tables one transaction deletes, to bound how long players' writes wait. */
const tablesPerBatch = 20;

/** Filters for tables; an absent filter matches all. */
export interface Chosen {
  ids?: readonly string[] | undefined;
  state?: string | undefined;
  /** Unchanged since. */
  before?: number | undefined;
  /** A person who holds or has held a seat there, or who made the table. */
  person?: string | undefined;
}

type Row = Omit<TableLine, 'names'> & { summary: string };

export async function chooseTables(
  database: Database,
  { ids, state = '', before = Number.MAX_SAFE_INTEGER, person = '' }: Chosen,
): Promise<TableLine[]> {
  const rows = await database.read<Row>(
    `SELECT id, game, state, summary, created, changed FROM match
      WHERE ($1 = '' OR state = $1) AND changed < $2 AND ($3 = '' OR host = $3 OR id IN (
        SELECT match FROM seat WHERE person = $3 UNION SELECT match FROM held WHERE person = $3))
      ORDER BY changed`,
    state,
    before,
    person,
  );
  const wanted = ids && new Set(ids);
  return rows
    .filter(({ id }) => wanted?.has(id) ?? true)
    .map(({ summary, ...row }) => ({ ...row, names: namesIn({ id: row.id, summary }) }));
}

/** The tables listed in a file: the first word of each line, as "list" prints them. */
export function tablesIn(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${(error as Error).message}`);
  }
  const words = text.split('\n').flatMap((line) => /^\s*([^\s#]+)/.exec(line)?.[1] ?? []);
  const wrong = words.find((word) => !/^[\w-]{12}$/.test(word));
  if (wrong !== undefined)
    throw new OperatorError(
      `${file} must have a table's ID at the beginning of each line, as "list" prints it, not "${wrong}".`,
    );
  return [...new Set(words)];
}

/** Deletes tables permanently. Servers drop them from memory on the cluster command. */
export async function deleteTables(
  { database, acted, now }: Pick<Call, 'database' | 'acted' | 'now'>,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += tablesPerBatch) {
    const some = ids.slice(from, from + tablesPerBatch);
    await database.write(
      ...deleteMatches(some),
      insertClusterCommand('deleted', some.join(' '), now()),
      ...some.map((match) => acted({ action: 'delete', match })),
    );
  }
  await database.forget();
}
