import { join } from 'node:path';
import { type Database, openPostgres, openSqlite } from '@cordillera/server';
import type { Place } from './serverProcess.ts';

/** Opens the database of a server, which may be running. */
export function openStored({ dataDir, databaseUrl }: Place): Database {
  if (databaseUrl === undefined) return openSqlite(join(dataDir, 'cordillera.db'));
  return openPostgres(databaseUrl, (error) => {
    throw error;
  });
}

/** The disk space of a log entry, with its share of indexes and of partly filled pages. */
export async function bytesPerEntry(database: Database): Promise<number> {
  const size =
    database.kind === 'sqlite'
      ? "SELECT SUM(pgsize) AS size FROM dbstat WHERE name = 'entry'"
      : "SELECT pg_relation_size('entry') + pg_indexes_size('entry') AS size";
  const [bytes] = await database.read<{ size: number }>(size);
  const [entries] = await database.read<{ count: number }>('SELECT COUNT(*) AS count FROM entry');
  return bytes!.size / Math.max(1, entries!.count);
}
