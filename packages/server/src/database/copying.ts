import { createHash } from 'node:crypto';
import { type Database, type Statement, statement, type Value } from './database.ts';
import { lastMigration, migrate, tablesAfter } from './migrations.ts';

type Row = Record<string, Value>;

/** Card sets are the largest rows, up to 1 MB each. */
const maxRowsInMemory = 100;

/** How many rows of each kind a database holds. */
export interface Contents {
  tables: number;
  people: number;
  entries: number;
}

/** All rows of a table in batches, ordered by key. */
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

/** A checksum over the rows of a table that does not depend on their order, and their number. */
class Tally {
  count = 0;
  readonly #sum = Buffer.alloc(32);

  add(row: Row): void {
    const sorted = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
    // every row has a key, so no two are equal and cancel each other out
    for (const [i, byte] of createHash('sha256').update(JSON.stringify(sorted)).digest().entries())
      this.#sum[i] = this.#sum[i]! ^ byte;
    this.count++;
  }

  toString(): string {
    return `${this.count} rows, ${this.#sum.toString('hex')}`;
  }
}

/**
 * Copies everything into an empty database, reads it back and compares. The copy keeps the schema version of the
 * source; the program that uses it migrates it.
 */
export async function copyAll(from: Database, to: Database): Promise<Contents> {
  const step = (await lastMigration(from))!;
  await migrate(to, step);
  const tallies = new Map<string, Tally>();
  for (const [table, key] of tablesAfter(step)) {
    // pending jobs of a single process; with PostgreSQL they are all found again by polling
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
