import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { usePostgres } from './helpers/databases.ts';

// the server and the command run in processes of their own, from the built packages
const command = fileURLToPath(new URL('../../lab/bin/cordillera.mjs', import.meta.url));
const run = promisify(execFile);
const json = async (...args: string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await run(process.execPath, [command, ...args, '--json'])).stdout);

const postgres = usePostgres();

const databases: [string, () => Promise<string[]>][] = [
  ['sqlite', async () => []],
  ['postgres', async () => ['--database', await postgres.server.newDatabase()]],
];

test('the load test plays at all tables and measures everything, also beside another server', {
  timeout: 300_000,
}, async () => {
  const report = await json('load', '--tables', '8', '--seconds', '1', '--beside', 'boardgame.io');
  expect(report).toMatchObject({ tables: 8, lost: 0, sockets: 22 });
  for (const field of ['movesPerSecond', 'p50Ms', 'p95Ms', 'p99Ms', 'serverMicroseconds'])
    expect(report[field]).toBeGreaterThan(0);
  const beside = report.beside as Record<string, unknown>;
  expect(beside).toMatchObject({ library: 'boardgame.io', version: expect.stringMatching(/^\d+\.\d+/) });
  for (const field of ['movesPerSecond', 'serverMicroseconds', 'playersMicroseconds'])
    expect(beside[field]).toBeGreaterThan(0);
  // the goals that do not depend on the machine
  expect(report.bytesPerMessage).toBeLessThan(1000);
  expect(report.bytesPerChoice).toBeGreaterThan(30);
});

test.each(databases)(
  'chaos on %s: no acknowledged choice is lost or applied twice when the server is killed',
  { timeout: 300_000 },
  async (_kind, database) => {
    const report = await json('chaos', '--kills', '1', '--tables', '4', ...(await database()));
    expect(report).toMatchObject({ kills: 1, lost: 0, twice: 0, wrong: 0 });
    expect(report.acknowledged).toBeGreaterThan(10);
  },
);
