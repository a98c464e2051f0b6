export type Value = string | number | null;

/** One statement of SQL that SQLite and PostgreSQL both understand, but for `FOR KEY SHARE`; its values stand as $1, $2 … */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/** What a database is to the rest of the server. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** The time, in milliseconds since 1970; in a running server the same for all processes that share the database. */
  now(): number;
  read<Row extends object>(sql: string, ...values: Value[]): Promise<Row[]>;
  /**
   * All statements or none, and for good: they survive the death of the process as soon as this resolves. Resolves to
   * how many rows each has touched; rejects with a `DuplicateKeyError` when a row with that key exists already, with `PersonGoneError`
   * when somebody is to get something who has deleted themselves.
   */
  write(...statements: Statement[]): Promise<number[]>;
  /** What was deleted or written over before is not in the files any more, as far as the database can see to that. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** A row with the same key exists. */
export class DuplicateKeyError extends Error {
  override readonly name = 'DuplicateKeyError';
}

/** There is no such person any more: what they asked for just before comes too late. */
export class PersonGoneError extends Error {
  override readonly name = 'PersonGoneError';
}

/** It may have been written: the connection broke before the database could say so. */
export class UnknownCommitError extends Error {
  override readonly name = 'UnknownCommitError';
}

export const statement = (sql: string, ...values: Value[]): Statement => ({ sql, values });
