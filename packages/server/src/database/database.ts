export type Value = string | number | null;

/** An SQL statement that both SQLite and PostgreSQL understand, except for `FOR KEY SHARE`; its values are $1, $2 … */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/** The interface of both databases. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** In milliseconds since 1970; in a running server the same for all processes that share the database. */
  now(): number;
  read<Row extends object>(sql: string, ...values: Value[]): Promise<Row[]>;
  /**
   * Runs all statements or none, durably: once this resolves, they survive the death of the process. Resolves to the
   * number of rows that each has touched; rejects with a `DuplicateKeyError` when a row with that key exists, with a
   * `PersonGoneError` when a statement refers to a person who has been deleted.
   */
  write(...statements: Statement[]): Promise<number[]>;
  /** Purges deleted and overwritten data from the files, as far as the database can. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

export class DuplicateKeyError extends Error {
  override readonly name = 'DuplicateKeyError';
}

/** The person has been deleted; what they asked for just before comes too late. */
export class PersonGoneError extends Error {
  override readonly name = 'PersonGoneError';
}

/** The statement may have been committed: the connection broke before the database could answer. */
export class UnknownCommitError extends Error {
  override readonly name = 'UnknownCommitError';
}

export const statement = (sql: string, ...values: Value[]): Statement => ({ sql, values });
