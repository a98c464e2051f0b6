import { type Database, Duplicate, statement } from './database.ts';

/**
 * The schema, step by step. A step is never changed once it has been released: a new one is added. Other processes may
 * still run the last version while a step is made, so a step only adds, and what is no longer used goes one version later.
 *
 * Every row of a match carries its match, so the tables can be partitioned or sharded by it. A time is in milliseconds
 * since 1970, except where it says otherwise.
 */
const steps: readonly string[][] = [
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
    // when somebody was seen at a table and when they left it, and whether they were told since that it is their turn
    `CREATE TABLE visit (
      match TEXT NOT NULL,
      person TEXT NOT NULL,
      here BIGINT,
      gone BIGINT,
      told BIGINT,
      PRIMARY KEY (match, person)
    )`,
    'CREATE INDEX visit_person ON visit (person)',
    // what every process must hear although no log has it
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
    // of all the tables there have ever been, few are played now
    "CREATE INDEX match_playing ON match (id) WHERE state = 'playing'",
    // of two processes that change a row at the same time only one can write the next version
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
    // there are very many: in this order, and with a time in seconds, PostgreSQL needs twelve bytes less for each
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
    // only where one process does everything; PostgreSQL has a library for it
    `CREATE TABLE job (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      body TEXT NOT NULL,
      due BIGINT NOT NULL,
      tries INTEGER NOT NULL
    )`,
  ],
];

/** SQLite: no second tree for a table that is only read by its key. */
const shaped = (sql: string, { kind }: Database): string =>
  kind === 'sqlite' && /^CREATE TABLE (entry|seat|chat|proposal|snapshot|link|version)\b/.test(sql)
    ? `${sql} WITHOUT ROWID`
    : sql;

/** Brings the schema up to date. Several processes may do this at the same time: one makes a step, the others wait. */
export async function migrate(database: Database): Promise<void> {
  const table = 'CREATE TABLE IF NOT EXISTS migration (step INTEGER PRIMARY KEY, at BIGINT NOT NULL)';
  // PostgreSQL looks whether it exists and makes it in two moves: without a lock two processes trip over each other
  const lock = database.kind === 'postgres' ? [statement('SELECT pg_advisory_xact_lock(4100)')] : [];
  await database.write(...lock, statement(table));
  for (;;) {
    const [last] = await database.read<{ step: number | null }>('SELECT MAX(step) AS step FROM migration');
    const next = (last?.step ?? -1) + 1;
    if (next > steps.length)
      throw new Error(
        'The database was made by a newer version of Cordillera. Run that version, or one that is newer still.',
      );
    const step = steps[next];
    if (step === undefined) return;
    try {
      // the row is first: whoever is second waits for it, and then finds the step made
      await database.write(
        statement('INSERT INTO migration (step, at) VALUES ($1, $2)', next, Date.now()),
        ...step.map((sql) => statement(shaped(sql, database))),
      );
    } catch (error) {
      if (!(error instanceof Duplicate)) throw error;
    }
  }
}

/** The last step that this version knows. */
export const newestStep: number = steps.length - 1;
