import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { serversLock } from '../cluster/fanout.ts';
import { type Contents, copyAll } from '../database/copying.ts';
import { type Database, statement } from '../database/database.ts';
import { backupMark, fileIn, ownFolder } from '../database/folder.ts';
import { lastMigration, migrate, migrationLock, newestMigration, tablesAfter } from '../database/migrations.ts';
import { openConnection } from '../database/postgres.ts';
import { openSqlite } from '../database/sqlite.ts';
import { lockFile } from '../database/sqliteLock.js';
import { OperatorError } from './failure.ts';

export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

export const noDatabase = (file: string): string =>
  `There is no database ${file}. DATA_DIR names the folder of a server's data.`;

/** What to undo in the end in any case, in reverse order. */
type Cleanup = (() => unknown)[];

async function withCleanup<Result>(nothing: string, action: (cleanup: Cleanup) => Promise<Result>): Promise<Result> {
  const cleanup: Cleanup = [];
  try {
    return await action(cleanup);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const { message, code } = error as NodeJS.ErrnoException;
    throw new OperatorError(`${nothing}: ${message || code}.`, { cause: error });
  } finally {
    for (const each of cleanup.reverse()) await each();
  }
}

/** A place in words for the operator, never with a password. */
export function nameOf({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl === undefined) return fileIn(dataDir);
  const { host, pathname } = new URL(databaseUrl);
  return `the PostgreSQL database ${host}${pathname}`;
}

/** Copies everything into one new file, also while servers run. */
export function backup(place: Place, file: string): Promise<Contents> {
  return withCleanup('No backup was made', async (cleanup) => {
    requireNotServed(file);
    if (!existsSync(dirname(resolve(file)))) throw new OperatorError(`There is no folder ${dirname(resolve(file))}.`);
    const from = await openPlace(place, cleanup);
    const part = `${file}.part`;
    if (existsSync(part))
      throw new OperatorError(
        `${part} exists: a backup is being made, or was broken off. If none is, delete that file.`,
      );
    const contents = await build(part, from, cleanup, async (to) => {
      await to.write(statement(`PRAGMA application_id = ${backupMark}`));
    });
    requireNotServed(file);
    renameSync(part, file);
    flush(dirname(resolve(file)));
    return contents;
  });
}

/** Restores a backup into an empty place. */
export function restore(place: Place, file: string): Promise<Contents> {
  return withCleanup('Nothing was restored', async (cleanup) => {
    if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
    return fill(place, await openFile(file, cleanup), cleanup);
  });
}

/** Copies everything to an empty place. No server may run meanwhile: its writes would be lost. */
export function move(place: Place, to: Place): Promise<Contents> {
  return withCleanup('Nothing was moved', async (cleanup) => {
    const from = await openPlace(place, cleanup, { alone: true });
    return fill(to, from, cleanup);
  });
}

function requireNotServed(file: string): void {
  if (existsSync(file)) throw new OperatorError(`${file} exists already: choose another name.`);
}

// ---- source

/** A snapshot of the database. */
async function openPlace(place: Place, cleanup: Cleanup, { alone = false } = {}): Promise<Database> {
  const { dataDir, databaseUrl } = place;
  if (databaseUrl === undefined) {
    const file = fileIn(dataDir);
    if (!existsSync(file) || statSync(file).size === 0) throw new OperatorError(noDatabase(file));
    if (alone) requireAlone(file, cleanup);
    return openFile(file, cleanup);
  }
  const from = await openConnection(databaseUrl);
  cleanup.push(() => from.close());
  // check first: a transaction that begins later sees everything that a server wrote before it ended
  if (alone && (await isServed(from)))
    throw new OperatorError(`A server uses ${nameOf(place)}: stop all of them first.`);
  await from.write(statement('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'));
  await requireOurDatabase(from, nameOf(place));
  return from;
}

async function openFile(file: string, cleanup: Cleanup): Promise<Database> {
  const header = Buffer.alloc(16);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, header, 0, 16, 0);
  closeSync(descriptor);
  if (!header.toString('latin1').startsWith('SQLite format 3')) throw new OperatorError(notOurDatabase(file));
  const database = openSqlite(file, { use: 'read' });
  // the error of a file that cannot be opened has been reported already
  cleanup.push(() => database.close().catch(() => undefined));
  await requireIntact(database, file);
  await requireOurDatabase(database, file);
  return database;
}

const notOurDatabase = (name: string): string => `${name} is neither a backup nor a database of Cordillera.`;

async function requireIntact(database: Database, name: string): Promise<void> {
  const fault = await database.read<{ integrity_check: string }>('PRAGMA integrity_check(1)').then(
    // the first line is a headline
    ([row]) => row!.integrity_check.split('\n').at(-1),
    (error: Error) => error.message,
  );
  if (fault !== 'ok') throw new OperatorError(`${name} is damaged (${fault}): use another backup.`);
}

async function requireOurDatabase(database: Database, name: string): Promise<void> {
  const found = await tableNames(database);
  if (!['migration', ...tablesAfter(0).keys()].every((table) => found.has(table)))
    throw new OperatorError(notOurDatabase(name));
  if ((await lastMigration(database))! > newestMigration)
    throw new OperatorError(`${name} was made by a newer version of Cordillera: use the command of that version.`);
}

async function tableNames({ kind, read }: Database): Promise<Set<string>> {
  const sql =
    kind === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()';
  return new Set((await read<{ name: string }>(sql)).map(({ name }) => name));
}

/** Servers of the previous version hold no lock, but their connections are recognized by their last query. */
const listeners = `SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database()
  AND pid <> pg_backend_pid() AND query ~ '^(LISTEN cordillera|SELECT pg_notify)'`;

/** Whether a server uses this PostgreSQL database; if not, none can start until this connection ends. */
async function isServed({ read }: Database): Promise<boolean> {
  const [row] = await read<{ alone: boolean; listening: number }>(
    `SELECT pg_try_advisory_lock(${serversLock}) AS alone, (${listeners}) AS listening`,
  );
  return !row!.alone || row!.listening > 0;
}

function requireAlone(file: string, cleanup: Cleanup): void {
  const lock = lockFile(file);
  if (lock === null) throw new OperatorError(`A server uses ${file}: stop it first.`);
  cleanup.push(() => lock.release());
}

// ---- target

/** Copies everything to a place, completely or not at all. */
async function fill(place: Place, from: Database, cleanup: Cleanup): Promise<Contents> {
  const { dataDir, databaseUrl } = place;
  if (databaseUrl === undefined) return fillFolder(dataDir, from, cleanup);
  const to = await openConnection(databaseUrl);
  cleanup.push(() => to.close());
  // servers wait for this lock when they start
  await to.write(statement('BEGIN'), migrationLock);
  const found = await tableNames(to);
  if ([...tablesAfter(newestMigration).keys()].some((table) => found.has(table)))
    throw new OperatorError(`There are tables in ${nameOf(place)} already: make an empty one ("createdb").`);
  const contents = await copyAll(from, to);
  await migrate(to);
  await to.write(statement('COMMIT'));
  return contents;
}

async function fillFolder(folder: string, from: Database, cleanup: Cleanup): Promise<Contents> {
  const file = fileIn(folder);
  requireEmpty(file);
  ownFolder(folder, file);
  cleanup.push(() => statSync(file, { throwIfNoEntry: false })?.size === 0 && rmSync(file));
  requireAlone(file, cleanup);
  // a server may have started meanwhile
  requireEmpty(file);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const contents = await build(part, from, cleanup, migrate);
  renameSync(part, file);
  flush(folder);
  return contents;
}

/** Files beside a database belong to it and would ruin another database with the same name. */
function requireEmpty(file: string): void {
  const left = ['', '-wal', '-shm', '-journal']
    .map((end) => file + end)
    .filter((path) => existsSync(path) && (path !== file || statSync(path).size > 0));
  if (left.length === 0) return;
  throw new OperatorError(
    left[0] === file
      ? `There is a database already: ${file}. Stop its server and move all of ${file}* to another folder, or set another DATA_DIR.`
      : `${left[0]} is left of another database: move it to where that one is, or, if that one is gone, delete it.`,
  );
}

/** Builds a new file with everything, checked and flushed; deletes it again on failure. */
async function build(
  part: string,
  from: Database,
  cleanup: Cleanup,
  finish: (to: Database) => Promise<void>,
): Promise<Contents> {
  closeSync(openSync(part, 'wx', 0o600));
  cleanup.push(() => rmSync(part, { force: true }));
  const to = openSqlite(part, { use: 'build' });
  let contents: Contents;
  try {
    contents = await copyAll(from, to);
    await finish(to);
    await requireIntact(to, part);
  } finally {
    await to.close();
  }
  flush(part);
  return contents;
}

/** Flushes a file to the disk, or the entries of a folder. */
function flush(path: string): void {
  const isFolder = statSync(path).isDirectory();
  // Windows needs no flush of folders
  if (isFolder && process.platform === 'win32') return;
  const descriptor = openSync(path, isFolder ? 'r' : 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
