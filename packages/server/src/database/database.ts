export type Value = string | number | null;

/** One statement of SQL that SQLite and PostgreSQL both understand; its values stand as $1, $2 … */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/** What a database is to the rest of the server. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  read<Row extends object>(sql: string, ...values: Value[]): Promise<Row[]>;
  /**
   * All statements or none, and for good: they survive the death of the process as soon as this resolves. Resolves to
   * how many rows each has touched; rejects with a `Duplicate` when a row with that key exists already.
   */
  write(...statements: Statement[]): Promise<number[]>;
  close(): Promise<void>;
}

/** A row with the same key exists. */
export class Duplicate extends Error {
  override readonly name = 'Duplicate';
}

/** It may have been written: the connection broke before the database could say so. */
export class Unsure extends Error {
  override readonly name = 'Unsure';
}

export const statement = (sql: string, ...values: Value[]): Statement => ({ sql, values });
