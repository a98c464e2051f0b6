import { createHash } from 'node:crypto';
import { type Database, type Statement, statement, type Value } from './database.ts';
import { lastMigration, migrate, tablesAfter } from './migrations.ts';

type Row = Record<string, Value>;

/** So many rows are in memory at a time; card sets are the largest, up to 1 MB each. */
const maxRowsInMemory = 100;

/** What a database holds, as far as anybody wants to be told. */
export interface Contents {
  tables: number;
  people: number;
  entries: number;
}

/** All rows of a table, some at a time, in the order of its key. */
async function* rowsOf(database: Database, table: string, key: readonly string[]): AsyncGenerator<Row[]> {
  const columns = key.join(', ');
  const after = `(${columns}) > (${key.map((_, i) => `$${i + 1}`).join(', ')})`;
  let last: Row | undefined;
  for (;;) {
    const rows = await database.read<Row>(
      `SELECT * FROM ${table} ${last ? `WHERE ${after}` : ''} ORDER BY ${columns} LIMIT ${maxRowsInMemory}`,
      ...(last ? key.map((column) => last![column]!) : []),
    );
    if (rows.length > 0) yield rows;
    if (rows.length < maxRowsInMemory) return;
    last = rows.at(-1);
  }
}

function insertRow(table: string, rows: readonly Row[]): Statement {
  const columns = Object.keys(rows[0]!);
  let next = 1;
  const places = rows.map(() => `(${columns.map(() => `$${next++}`).join(', ')})`);
  const values = rows.flatMap((row) => columns.map((column) => row[column]!));
  return statement(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')}`, ...values);
}

/** What a table holds, in any order: how many rows, and what is in all of them. */
class Tally {
  count = 0;
  readonly #sum = Buffer.alloc(32);

  add(row: Row): void {
    const sorted = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
    // a row has a key: no two of them take each other away
    for (const [i, byte] of createHash('sha256').update(JSON.stringify(sorted)).digest().entries())
      this.#sum[i] = this.#sum[i]! ^ byte;
    this.count++;
  }

  toString(): string {
    return `${this.count} rows, ${this.#sum.toString('hex')}`;
  }
}

/**
 * Copies everything into an empty database, reads it again and compares. The schema is as old there as it was: whoever will
 * use it brings it up to date.
 */
export async function copyAll(from: Database, to: Database): Promise<Contents> {
  const step = (await lastMigration(from))!;
  await migrate(to, step);
  const tallies = new Map<string, Tally>();
  for (const [table, key] of tablesAfter(step)) {
    // what one process has still to do; where there are several, all of it is found again
    if (table === 'job' && to.kind === 'postgres') continue;
    const [read, written] = [new Tally(), new Tally()];
    for await (const rows of rowsOf(from, table, key)) {
      for (const row of rows) read.add(row);
      await to.write(insertRow(table, rows));
    }
    for await (const rows of rowsOf(to, table, key)) for (const row of rows) written.add(row);
    if (String(read) !== String(written))
      throw new Error(`Table "${table}" has not been copied exactly: ${read} became ${written}.`);
    tallies.set(table, read);
  }
  const count = (table: string): number => tallies.get(table)!.count;
  return { tables: count('match'), people: count('person'), entries: count('entry') };
}
