import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  type Database,
  DuplicateKeyError,
  PersonGoneError,
  type Statement,
  UnknownCommitError,
  type Value,
} from './database.ts';

// int8 as a number: our times and counts are far below 2^53
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const uniqueViolation = '23505';
const notNullViolation = '23502';

const named = new Map<string, string>();

/** PostgreSQL caches a prepared plan for each named statement. */
function nameOf(sql: string): string {
  let name = named.get(sql);
  if (name === undefined) {
    name = `s${named.size}`;
    named.set(sql, name);
  }
  return name;
}

const query = ({ sql, values }: Statement) => ({ name: nameOf(sql), text: sql, values: [...values] });

function toDatabaseError(error: unknown): unknown {
  const { code, column, message } = error as Partial<pg.DatabaseError>;
  if (code === uniqueViolation) return new DuplicateKeyError(message);
  return code === notNullViolation && column === 'person' ? new PersonGoneError(message) : error;
}

export interface Postgres extends Database {
  readonly kind: 'postgres';
  readonly url: string;
  readonly pool: pg.Pool;
}

export interface PostgresOptions {
  /** The maximum size of the pool. */
  connections?: number | undefined;
  /** How long a statement may take before it fails. */
  queryTimeoutMs?: number;
}

/** The default pool size of a process; one more connection listens. */
export const defaultConnections = 16;

/** The SQLSTATE of "too many connections", in total, of this database or of this role. */
const full = '53300';

/** How long to wait before trying a full server for another connection. */
const fullForMs = 30_000;

/** When PostgreSQL has no room for another connection, callers wait for an existing one. */
class TimeoutPool extends pg.Pool {
  readonly #maxConnections: number;
  readonly #timeoutMs: number;
  readonly #onError: (error: Error) => void;
  #isFull = false;

  constructor(
    options: pg.PoolConfig & { max: number; connectionTimeoutMillis: number },
    onError: (error: Error) => void,
  ) {
    super(options);
    this.#maxConnections = options.max;
    this.#timeoutMs = options.connectionTimeoutMillis;
    this.#onError = onError;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    heard: (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void,
  ): void;
  override connect(
    heard?: (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void,
  ): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connect();
    if (!heard) return connecting;
    connecting.then(
      (client) => heard(undefined, client, () => client.release()),
      (error: Error) => heard(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    const until = performance.now() + this.#timeoutMs;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if ((error as { code?: string }).code !== full || performance.now() > until) throw error;
        this.#withTimeout(error as Error);
        await sleep(50);
      }
    }
  }

  #withTimeout(error: Error): void {
    this.options.max = Math.max(1, this.totalCount);
    if (this.#isFull) return;
    this.#isFull = true;
    this.#onError(
      new Error(
        `PostgreSQL has no room for ${this.#maxConnections} connections of this process: whatever is asked waits. Set DATABASE_CONNECTIONS lower, or max_connections there higher.`,
        { cause: error },
      ),
    );
    setTimeout(() => {
      this.#isFull = false;
      this.options.max = this.#maxConnections;
    }, fullForMs).unref();
  }
}

/** Opens a PostgreSQL server, which many processes may share. */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { connections = defaultConnections, queryTimeoutMs = 30_000 }: PostgresOptions = {},
): Postgres {
  const pool = new TimeoutPool(
    {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: Math.min(10_000, queryTimeoutMs),
      query_timeout: queryTimeoutMs,
      pipeline: true,
    },
    onError,
  );
  let closed = false;
  // an error of a connection in use rejects its query; without a handler it would also end the process
  pool.on('connect', (client) => void client.on('error', () => undefined));
  // an idle connection broke; the pool opens a new one
  pool.on('error', (error) => {
    if (!closed) onError(error);
  });
  return {
    kind: 'postgres',
    now: Date.now,
    url,
    pool,
    async read<Row extends object>(sql: string, ...values: Value[]) {
      return (await pool.query<Row>(query({ sql, values }))).rows;
    },
    async write(...statements) {
      try {
        return await connected(pool, async (client) => {
          // a single statement is its own transaction
          if (statements.length === 1) return [(await client.query(query(statements[0]!))).rowCount ?? 0];
          const sql = together(statements);
          if (sql === null) return transaction(client, statements);
          const values = statements.flatMap((each) => each.values);
          const { rows } = await client.query<number[]>({ ...query({ sql, values }), rowMode: 'array' });
          return rows[0]!;
        });
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    // PostgreSQL removes deleted rows at its next vacuum
    forget: async () => undefined,
    close: () => {
      closed = true;
      return pool.end();
    },
  };
}

const merged = new Map<string, string | null>();

/**
 * Merges statements that touch different tables and read none into a single one, which halves the work of both sides.
 * Null when they need a transaction.
 */
function together(statements: readonly Statement[]): string | null {
  const key = statements.map(({ sql }) => sql).join(';');
  let sql = merged.get(key);
  if (sql === undefined) {
    sql = merge(statements);
    merged.set(key, sql);
  }
  return sql;
}

function merge(statements: readonly Statement[]): string | null {
  const tables = statements.map(
    ({ sql }) => /^(?:INSERT INTO|UPDATE|DELETE FROM) (\w+) (?!.*\bSELECT\b)/s.exec(sql)?.[1],
  );
  if (tables.includes(undefined) || new Set(tables).size < tables.length) return null;
  let offset = 0;
  const parts = statements.map(({ sql, values }, i) => {
    const shifted = sql.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + offset}`);
    offset += values.length;
    return `w${i} AS (${shifted} RETURNING 1)`;
  });
  return `WITH ${parts.join(', ')} SELECT ${parts.map((_, i) => `(SELECT COUNT(*) FROM w${i})`).join(', ')}`;
}

/**
 * Runs `action` with a connection. Any error that does not come from PostgreSQL itself leaves it open whether the
 * statement was committed.
 */
async function connected<Result>(pool: pg.Pool, action: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await action(client);
    client.release();
    return result;
  } catch (error) {
    if (error instanceof pg.DatabaseError) {
      client.release();
      throw error;
    }
    // the connection is broken
    client.release(error as Error);
    throw new UnknownCommitError((error as Error).message, { cause: error });
  }
}

/** Sends the whole transaction at once: one round trip, however many statements it has. */
async function transaction(client: pg.PoolClient, statements: readonly Statement[]): Promise<number[]> {
  const begun = client.query('BEGIN');
  const made = statements.map((each) => client.query(query(each)));
  // after a failed statement, COMMIT rolls everything back
  const ended = client.query('COMMIT');
  const results = await Promise.allSettled([begun, ...made, ended]);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  return Promise.all(made.map(async (result) => (await result).rowCount ?? 0));
}

/** Opens a single dedicated connection, for sequential use: transactions are begun and ended by statements. */
export async function openConnection(url: string): Promise<Database> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // an error rejects the query in progress; without a handler it would also end the process
  client.on('error', () => undefined);
  await client.connect();
  return {
    kind: 'postgres',
    now: Date.now,
    async read<Row extends object>(sql: string, ...values: Value[]) {
      return (await client.query<Row>(query({ sql, values }))).rows;
    },
    async write(...statements) {
      const counts: number[] = [];
      for (const each of statements) counts.push((await client.query(query(each))).rowCount ?? 0);
      return counts;
    },
    forget: async () => undefined,
    close: () => client.end(),
  };
}
