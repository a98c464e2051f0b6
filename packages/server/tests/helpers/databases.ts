import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres } from '../../../../scripts/postgres.mjs';

type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** The storage of a server: a folder of its own, or a database on a PostgreSQL server. */
export interface Place {
  dataDir: string;
  databaseUrl?: string;
}

/** One PostgreSQL server for all tests of a file. Where it is not installed, they all fail with the reason. */
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

/** Temporary folders, deleted after the tests. */
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
