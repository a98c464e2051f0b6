import { type Database, DuplicateKeyError, type Statement, statement } from './database.ts';

/**
 * The schema as a list of migrations. A released migration never changes; changes to the schema append a new one. Other
 * processes may still run the previous version while one is applied, so a migration only adds, and unused columns are
 * dropped one version later.
 *
 * Every row of a match carries its match, so the tables can be partitioned or sharded by it. Times are in milliseconds
 * since 1970, unless a comment says otherwise.
 */
const migrations: readonly string[][] = [
  [
    `CREATE TABLE person (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      settings TEXT NOT NULL,
      created BIGINT NOT NULL,
      seen BIGINT NOT NULL,
      banned BIGINT
    )`,
    `CREATE TABLE device (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      label TEXT NOT NULL,
      created BIGINT NOT NULL,
      seen BIGINT NOT NULL
    )`,
    'CREATE INDEX device_person ON device (person)',
    `CREATE TABLE passkey (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      body TEXT NOT NULL,
      counter BIGINT NOT NULL,
      created BIGINT NOT NULL
    )`,
    'CREATE INDEX passkey_person ON passkey (person)',
    `CREATE TABLE token (
      code TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      body TEXT NOT NULL,
      until BIGINT NOT NULL
    )`,
    // when a person was last seen at a table, when they left, and when they were notified since that it is their turn
    `CREATE TABLE visit (
      match TEXT NOT NULL,
      person TEXT NOT NULL,
      here BIGINT,
      gone BIGINT,
      told BIGINT,
      PRIMARY KEY (match, person)
    )`,
    'CREATE INDEX visit_person ON visit (person)',
    // commands for all processes that no match log carries
    `CREATE TABLE errand (
      id TEXT PRIMARY KEY,
      at BIGINT NOT NULL,
      kind TEXT NOT NULL,
      subject TEXT NOT NULL
    )`,
    'CREATE INDEX errand_at ON errand (at)',
    `CREATE TABLE match (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      rules_version INTEGER NOT NULL,
      pack TEXT,
      options TEXT NOT NULL,
      seats TEXT NOT NULL,
      pace TEXT NOT NULL,
      seed TEXT NOT NULL,
      seed_hash TEXT NOT NULL,
      state TEXT NOT NULL,
      host TEXT,
      next TEXT,
      summary TEXT NOT NULL,
      deadline BIGINT,
      due BIGINT,
      resumes BIGINT,
      version INTEGER NOT NULL,
      created BIGINT NOT NULL,
      changed BIGINT NOT NULL
    )`,
    'CREATE INDEX match_due ON match (due)',
    'CREATE INDEX match_resumes ON match (resumes)',
    'CREATE INDEX match_host ON match (host)',
    'CREATE INDEX match_pack ON match (pack)',
    // few of all stored tables are being played
    "CREATE INDEX match_playing ON match (id) WHERE state = 'playing'",
    // of several processes that change a row at the same time only one can insert the next version
    `CREATE TABLE version (
      match TEXT NOT NULL,
      number INTEGER NOT NULL,
      PRIMARY KEY (match, number)
    )`,
    `CREATE TABLE link (
      code TEXT PRIMARY KEY,
      match TEXT NOT NULL,
      kind TEXT NOT NULL,
      closed BIGINT
    )`,
    'CREATE INDEX link_match ON link (match)',
    `CREATE TABLE seat (
      match TEXT NOT NULL,
      seat INTEGER NOT NULL,
      person TEXT NOT NULL,
      PRIMARY KEY (match, seat)
    )`,
    'CREATE INDEX seat_person ON seat (person)',
    // the largest table: this column order, and times in seconds, save PostgreSQL twelve bytes a row
    `CREATE TABLE entry (
      at INTEGER NOT NULL,
      seq INTEGER NOT NULL,
      match TEXT NOT NULL,
      key TEXT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (match, seq)
    )`,
    `CREATE TABLE snapshot (
      match TEXT PRIMARY KEY,
      seq INTEGER NOT NULL,
      body TEXT NOT NULL
    )`,
    `CREATE TABLE chat (
      match TEXT NOT NULL,
      circle TEXT NOT NULL,
      number INTEGER NOT NULL,
      at BIGINT NOT NULL,
      seat INTEGER NOT NULL,
      key TEXT NOT NULL,
      sticker INTEGER NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (match, circle, number)
    )`,
    `CREATE TABLE proposal (
      match TEXT PRIMARY KEY,
      number INTEGER NOT NULL,
      moves INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      body TEXT NOT NULL,
      yes TEXT NOT NULL
    )`,
    `CREATE TABLE pack (
      hash TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      id TEXT NOT NULL,
      files TEXT NOT NULL,
      person TEXT NOT NULL,
      created BIGINT NOT NULL
    )`,
    'CREATE INDEX pack_person ON pack (person)',
    `CREATE TABLE push (
      endpoint TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      body TEXT NOT NULL,
      created BIGINT NOT NULL
    )`,
    'CREATE INDEX push_person ON push (person)',
    'CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    // used with SQLite only; with PostgreSQL, pg-boss has tables of its own
    `CREATE TABLE job (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      body TEXT NOT NULL,
      due BIGINT NOT NULL,
      tries INTEGER NOT NULL
    )`,
  ],
  [
    // since when the person has had no page open, and who has agreed to a stand-in meanwhile
    'ALTER TABLE seat ADD COLUMN offline BIGINT',
    'ALTER TABLE seat ADD COLUMN agreed TEXT',
  ],
  [
    // the author of a line and the person of an entry: the person at the seat now may be somebody else
    'ALTER TABLE chat ADD COLUMN person TEXT',
    'ALTER TABLE entry ADD COLUMN person TEXT',
    // everybody who has held a seat since the game began, and whether they held it at the start
    `CREATE TABLE held (
      match TEXT NOT NULL,
      seat INTEGER NOT NULL,
      person TEXT NOT NULL,
      began INTEGER NOT NULL,
      PRIMARY KEY (match, seat, person)
    )`,
    'CREATE INDEX held_person ON held (person)',
    `INSERT INTO held (match, seat, person, began)
      SELECT seat.match, seat.seat, seat.person, 0 FROM seat JOIN match ON match.id = seat.match WHERE match.state <> 'open'`,
    // before this migration only the seat was stored: assume its present person if nobody else has ever been at the
    // table
    `UPDATE chat SET person = (SELECT seat.person FROM seat WHERE seat.match = chat.match AND seat.seat = chat.seat)
      WHERE NOT EXISTS (SELECT 1 FROM entry WHERE entry.match = chat.match AND entry.body LIKE 's' || chat.seat || '%')
        AND NOT EXISTS (SELECT 1 FROM visit WHERE visit.match = chat.match AND visit.person NOT IN (
          SELECT seat.person FROM seat WHERE seat.match = chat.match))`,
  ],
  [
    // written now and then to check that the database takes writes
    'CREATE TABLE probe (id INTEGER PRIMARY KEY, at BIGINT NOT NULL)',
    // indexes for pruning by age
    'CREATE INDEX match_age ON match (state, changed)',
    'CREATE INDEX person_seen ON person (seen)',
    'CREATE INDEX pack_created ON pack (created)',
  ],
  [
    // requests for a seat in a game that has begun, and who has agreed
    `CREATE TABLE asking (
      match TEXT NOT NULL,
      person TEXT NOT NULL,
      id TEXT NOT NULL,
      seat INTEGER NOT NULL,
      name TEXT NOT NULL,
      yes TEXT NOT NULL,
      refused BIGINT,
      PRIMARY KEY (match, person)
    )`,
    'CREATE INDEX asking_person ON asking (person)',
  ],
  [
    // operators' actions, with the table or person concerned
    `CREATE TABLE operator_action (
      id TEXT PRIMARY KEY,
      at BIGINT NOT NULL,
      operator TEXT NOT NULL,
      action TEXT NOT NULL,
      match TEXT,
      person TEXT,
      detail TEXT NOT NULL
    )`,
    'CREATE INDEX operator_action_at ON operator_action (at)',
    'CREATE INDEX operator_action_match ON operator_action (match, at)',
    'CREATE INDEX operator_action_person ON operator_action (person)',
    // when an operator struck out the line and cleared its text
    'ALTER TABLE chat ADD COLUMN struck BIGINT',
  ],
];

/** In SQLite, tables that are read only by their key need no separate rowid tree. */
const shaped = (sql: string, { kind }: Database): string =>
  kind === 'sqlite' && /^CREATE TABLE (entry|seat|chat|proposal|snapshot|link|version|held|asking)\b/.test(sql)
    ? `${sql} WITHOUT ROWID`
    : sql;

/** A newer version has migrated the database: this one would not understand the data. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

/** The newest migration of this version. */
export const newestMigration: number = migrations.length - 1;

/** CREATE TABLE IF NOT EXISTS is not atomic in PostgreSQL: without a lock concurrent processes fail. */
export const migrationLock: Statement = statement('SELECT pg_advisory_xact_lock(4100)');

/** The last migration applied to a database; null when there is none. */
export async function lastMigration(database: Database): Promise<number | null> {
  const [last] = await database.read<{ step: number | null }>('SELECT MAX(step) AS step FROM migration');
  return last!.step;
}

/**
 * Migrates the schema to the newest version, or to `until`. Several processes may do this at the same time: one applies
 * a migration, the others wait.
 */
export async function migrate(database: Database, until: number = newestMigration): Promise<void> {
  const table = 'CREATE TABLE IF NOT EXISTS migration (step INTEGER PRIMARY KEY, at BIGINT NOT NULL)';
  await database.write(...(database.kind === 'postgres' ? [migrationLock] : []), statement(table));
  for (;;) {
    const next = ((await lastMigration(database)) ?? -1) + 1;
    if (next > migrations.length)
      throw new NewerSchemaError(
        'The database was made by a newer version of Cordillera. Run that version, or one that is newer still.',
      );
    const step = migrations[next];
    if (step === undefined || next > until) return;
    try {
      // the row is inserted first: a second process waits for it, then finds the migration applied
      await database.write(
        statement('INSERT INTO migration (step, at) VALUES ($1, $2)', next, Date.now()),
        ...step.map((sql) => statement(shaped(sql, database))),
      );
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
    }
  }
}

/** The tables after this migration, in order of creation, with their key columns. */
export function tablesAfter(step: number): Map<string, readonly string[]> {
  const tables = new Map<string, readonly string[]>();
  for (const sql of migrations.slice(0, step + 1).flat()) {
    const table = /^CREATE TABLE (\w+)/.exec(sql)?.[1];
    if (table === undefined) continue;
    const key = /^\s*PRIMARY KEY \(([^)]+)\)/m.exec(sql)?.[1] ?? /(\w+) \w+ PRIMARY KEY/.exec(sql)![1]!;
    tables.set(table, key.split(', '));
  }
  return tables;
}
