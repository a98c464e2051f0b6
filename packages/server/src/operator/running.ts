import { insertClusterCommand } from '../cluster/clusterCommands.ts';
import type { Statement } from '../database/database.ts';
import { mergePeople } from '../people/mergePeople.ts';
import { renamePerson } from '../people/renaming.ts';
import { RefusalError } from '../refusalError.ts';
import type { Person } from '../store/people.ts';
import type { LiveTable } from '../table/liveTable.ts';
import { changeWithRetry } from '../table/setup/changeWithRetry.ts';
import { Tables } from '../table/tableRegistry.ts';
import type { Call } from './call.ts';
import { OperatorError } from './failure.ts';
import { tableNamed } from './operator.ts';

type Work = Pick<Call, 'database' | 'now' | 'acted'>;

/** Runs an action like a server that shares the database, but without bots or timers. */
async function withTables<Result>(
  { database, now }: Work,
  action: (tables: Tables) => Promise<Result>,
): Promise<Result> {
  const failures: unknown[] = [];
  const tables = new Tables({
    database,
    bots: null,
    now,
    setTimer: () => () => undefined,
    onError: (error) => void failures.push(error),
  });
  try {
    const result = await action(tables);
    if (failures.length > 0) throw failures[0];
    return result;
  } finally {
    await tables.close();
  }
}

/** Changes a table. The command that makes servers reload it and the line of the trail are written with the change. */
async function changeTable(
  call: Work,
  id: string,
  action: { action: string; person?: string },
  apply: (table: LiveTable, statements: Statement[]) => Promise<void>,
): Promise<void> {
  await tableNamed(call.database, id);
  const written = [insertClusterCommand('table', id, call.now()), call.acted({ ...action, match: id })];
  await withTables(call, async (tables) => {
    const table = await tables.open(id);
    await changeWithRetry(table, () => apply(table, written));
  });
}

function requireStarted({ id, row: { state } }: LiveTable): void {
  if (state === 'open')
    throw new OperatorError(`The game at table ${id} has not begun. "cordillera-server delete" takes it away.`);
  if (state === 'over') throw new OperatorError(`The game at table ${id} is over.`);
}

/** Pauses the game until everybody at the table agrees to go on. */
export const pauseTable = (call: Work, id: string): Promise<void> =>
  changeTable(call, id, { action: 'pause' }, async (table, written) => {
    requireStarted(table);
    if (table.row.state === 'paused') throw new OperatorError(`The game at table ${id} is paused already.`);
    await table.pause({ until: null }, ...written);
  });

export const resumeTable = (call: Work, id: string): Promise<void> =>
  changeTable(call, id, { action: 'resume' }, async (table, written) => {
    requireStarted(table);
    if (table.row.state !== 'paused') throw new OperatorError(`The game at table ${id} is not paused.`);
    await table.pause(null, ...written);
  });

/** Ends the game without a result; it can still be viewed. */
export const endTable = (call: Work, id: string): Promise<void> =>
  changeTable(call, id, { action: 'end' }, async (table, written) => {
    requireStarted(table);
    await table.breakOff(...written);
  });

/** Makes another player of the table its host. */
export const handOver = (call: Work, id: string, person: Person): Promise<void> =>
  changeTable(call, id, { action: 'host', person: person.id }, async (table, written) => {
    if (table.row.state === 'over') throw new OperatorError(`The game at table ${id} is over.`);
    if (table.seatsOf(person.id).length === 0)
      throw new OperatorError(
        `${person.name} (${person.id}) does not sit at table ${id}: only a player there can be its host.`,
      );
    await table.change({ host: person.id }, ...written);
  });

/** Merges two people into one: a person who has lost their cookie and has come back as another gets everything back. */
export async function joinPeople(call: Work, from: Person, into: Person): Promise<void> {
  if (from.id === into.id) throw new OperatorError(`Both are ${into.name} (${into.id}).`);
  const banned = [from, into].find((each) => each.banned !== null);
  if (banned) throw new OperatorError(`${banned.name} (${banned.id}) is shut out: "unban" them first.`);
  try {
    await withTables(call, (tables) => mergePeople(tables, from, into));
  } catch (error) {
    if (!(error instanceof RefusalError) || error.code !== 'same-table') throw error;
    const { table } = error.params as { table: string };
    throw new OperatorError(`Both have a seat at table ${table}: nobody may have two hands. Nothing was changed.`);
  }
  await call.database.write(call.acted({ action: 'merge', person: into.id }));
}

export async function callOtherwise(call: Work, person: Person, name: string): Promise<void> {
  await withTables(call, (tables) => renamePerson(tables, person, name));
  await call.database.write(call.acted({ action: 'rename', person: person.id }));
}
