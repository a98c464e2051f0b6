// The thread that holds the SQLite file. Whatever waits when a commit ends goes into the next one together, so that many
// writers share one wait for the disk.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';

/** @typedef {{ sql: string, values: (string | number | null)[] }} Statement */
/** @typedef {{ id: number, read?: Statement, write?: Statement[], close?: true }} Request */

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

/** Held for this process alone. The system itself takes the lock away from a process that dies. @type {Sqlite.Database | null} */
const lock = workerData.alone ? new Sqlite(`${workerData.file}.lock`, { timeout: 0 }) : null;
try {
  lock?.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
} catch (error) {
  if (/** @type {{ code?: string }} */ (error).code !== 'SQLITE_BUSY') throw error;
  throw new Error(
    `Another process uses ${workerData.file} already. Stop it, choose another DATA_DIR, or give both the same PostgreSQL as DATABASE_URL.`,
  );
}

const db = new Sqlite(workerData.file, { timeout: 5000 });
// once a choice is acknowledged it must survive a power cut
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');

/** @type {Map<string, import('libsql').Statement>} */
const prepared = new Map();

/** @param {string} sql */
function prepare(sql) {
  let found = prepared.get(sql);
  if (found === undefined) {
    found = db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, found);
  }
  return found;
}

const taken = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_ROWID'];

/** @param {unknown} error */
const described = (error) => ({
  message: error instanceof Error ? error.message : String(error),
  duplicate: taken.includes(/** @type {{ code?: string }} */ (error).code ?? ''),
});

/** @type {Request[]} */
let writes = [];
/** @type {object[]} */
let answers = [];

const begin = db.prepare('BEGIN IMMEDIATE');
const end = db.prepare('COMMIT');

/** @param {Statement[]} statements */
const run = (statements) => statements.map(({ sql, values }) => prepare(sql).run(...values).changes);

/** All of them, in one transaction; false when one failed, and nothing has been written. @param {Request[]} batch */
function commitTogether(batch) {
  try {
    begin.run();
    const results = batch.map(({ id, write = [] }) => ({ id, result: run(write) }));
    end.run();
    answers.push(...results);
    return true;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    if (batch.length === 1) answers.push({ id: batch[0]?.id, error: described(error) });
    return false;
  }
}

/** Whatever waits. If one of them fails, each is tried by itself: it takes no other with it. */
function commit() {
  const batch = writes;
  writes = [];
  if (batch.length === 0) return;
  if (!commitTogether(batch) && batch.length > 1) for (const each of batch) commitTogether([each]);
}

/** @param {Request} request */
function hear({ id, read, write, close }) {
  if (write) {
    writes.push({ id, write });
    return;
  }
  try {
    // whoever reads sees what they have written
    commit();
    if (close) {
      db.close();
      lock?.close();
      answers.push({ id, result: [] });
    } else if (read) answers.push({ id, result: prepare(read.sql).all(...read.values) });
  } catch (error) {
    answers.push({ id, error: described(error) });
  }
}

let isFlushing = false;

/** Everything that came while the last commit took its time is one commit. */
function flush() {
  isFlushing = false;
  commit();
  port.postMessage(answers);
  answers = [];
  if (!db.open) port.close();
}

port.on('message', (/** @type {Request[]} */ requests) => {
  for (const request of requests) hear(request);
  if (!isFlushing) setImmediate(flush);
  isFlushing = true;
});
