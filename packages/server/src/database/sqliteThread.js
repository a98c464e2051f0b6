// Holds the SQLite file in a thread. Writes that arrive during a commit share the next one, so that many writers share
// one disk flush.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';
import { lockFile } from './sqliteLock.js';

/** @typedef {{ sql: string, values: (string | number | null)[] }} Statement */
/** @typedef {{ id: number, read?: Statement, write?: Statement[], forget?: true, close?: true }} Request */

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

/** @typedef {'serve' | 'read' | 'build'} Use */

const { file, alone, use } = /** @type {{ file: string, alone: boolean, use: Use }} */ (workerData);

const lock = alone ? lockFile(file) : null;
if (alone && lock === null)
  throw new Error(
    `Another process uses ${file} already. Stop it, choose another DATA_DIR, or give both the same PostgreSQL as DATABASE_URL.`,
  );

const db = new Sqlite(file, { timeout: 5000 });
if (use === 'serve') {
  // an acknowledged choice must survive a power cut
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  // overwrite deleted data: erased people must be gone from the file, too
  db.exec('PRAGMA secure_delete = ON');
  const stored = /** @type {{ user_version: number }} */ (db.prepare('PRAGMA user_version').get());
  // rewrite a file from before secure_delete, once
  if (alone && stored.user_version === 0) db.exec('VACUUM; PRAGMA user_version = 1');
} else if (use === 'read') {
  // a snapshot from now on, whatever others write meanwhile
  db.exec('PRAGMA query_only = ON; BEGIN; SELECT 1 FROM sqlite_master');
} else {
  // no files beside it, and no durability: the file is useless before it is complete
  db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA user_version = 1');
}

/** @type {Map<string, import('libsql').Statement>} */
const prepared = new Map();

/** @param {string} sql */
function prepare(sql) {
  let found = prepared.get(sql);
  if (found === undefined) {
    // the only writer needs no row locks
    found = db.prepare(sql.replace(/\$(\d+)/g, '?$1').replace(' FOR KEY SHARE', ''));
    prepared.set(sql, found);
  }
  return found;
}

const taken = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_ROWID'];

/** @param {unknown} error */
function described(error) {
  const message = error instanceof Error ? error.message : String(error);
  if (taken.includes(/** @type {{ code?: string }} */ (error).code ?? '')) return { message, kind: 'duplicate' };
  return { message, kind: /^NOT NULL constraint failed: \w+\.person$/.test(message) ? 'person-gone' : null };
}

/** @type {Request[]} */
let writes = [];
/** @type {object[]} */
let answers = [];

const begin = db.prepare('BEGIN IMMEDIATE');
const end = db.prepare('COMMIT');

/** @param {Statement[]} statements */
const run = (statements) => statements.map(({ sql, values }) => prepare(sql).run(...values).changes);

/** Runs them in one transaction; false when one failed and nothing was written. @param {Request[]} batch */
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

/** Commits all waiting writes. If one of them fails, each is retried alone, so that it takes no other with it. */
function commit() {
  const batch = writes;
  writes = [];
  if (batch.length === 0) return;
  if (!commitTogether(batch) && batch.length > 1) for (const each of batch) commitTogether([each]);
}

/** @param {Request} request */
function receive({ id, read, write, forget, close }) {
  if (write) {
    writes.push({ id, write });
    return;
  }
  try {
    // a read sees all earlier writes
    commit();
    if (forget) {
      // the WAL still holds the old pages
      db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
      answers.push({ id, result: [] });
    } else if (close) {
      db.close();
      lock?.release();
      answers.push({ id, result: [] });
    } else if (read) answers.push({ id, result: prepare(read.sql).all(...read.values) });
  } catch (error) {
    answers.push({ id, error: described(error) });
  }
}

let isFlushing = false;

/** Commits everything that came while the last commit was running. */
function flush() {
  isFlushing = false;
  commit();
  port.postMessage(answers);
  answers = [];
  if (!db.open) port.close();
}

port.on('message', (/** @type {Request[]} */ requests) => {
  for (const request of requests) receive(request);
  if (!isFlushing) setImmediate(flush);
  isFlushing = true;
});
