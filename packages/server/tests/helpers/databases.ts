import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres } from '../../../../scripts/postgres.mjs';

type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** Where a server of ours keeps its tables: a folder of its own, or a database on a PostgreSQL server. */
export interface Place {
  dataDir: string;
  databaseUrl?: string;
}

/** One PostgreSQL server for all the tests of a file. Without a program to start, they all fail and say why. */
export function usePostgres(): { readonly server: PostgresServer } {
  let server: PostgresServer | undefined;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server?.close();
  });
  return {
    get server() {
      return server!;
    },
  };
}

/** Folders that are gone after the tests. */
export function useFolders(): () => string {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'cordillera-server-'));
    folders.push(folder);
    return folder;
  };
}
