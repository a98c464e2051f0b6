import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { HostReport } from '../../src/online/host.ts';
import { ServerProcess } from '../../src/online/serverProcess.ts';
import { run, temporaryFolder } from '../helpers/run.ts';

const operator = fileURLToPath(new URL('../../../server/bin/cordillera-server.mjs', import.meta.url));

test('load --url plays on a running server, within its limits, and deletes its players', async () => {
  const dataDir = temporaryFolder();
  const server = await ServerProcess.start({ dataDir });
  onTestFinished(() => server.kill());
  const { code, stdout, stderr } = await run([
    'load',
    '--url',
    server.url,
    '--tables',
    '3',
    '--seconds',
    '2',
    '--json',
  ]);
  expect([code, stderr]).toEqual([0, '']);
  const report = JSON.parse(stdout) as HostReport;
  expect(report).toMatchObject({ url: server.url, tables: 3, sockets: 8, failed: 0, disconnected: 0 });
  expect(report.choices).toBeGreaterThanOrEqual(3);
  expect(report.p99Ms).toBeGreaterThanOrEqual(report.p50Ms);
  const asked = (...argv: string[]): string =>
    execFileSync(process.execPath, [operator, ...argv], { env: { DATA_DIR: dataDir }, encoding: 'utf8' });
  const left = JSON.parse(asked('list', '--json')) as { id: string }[];
  expect(left.map(({ id }) => id).toSorted()).toEqual(report.left.toSorted());
  expect(JSON.parse(asked('people', '--json'))).toEqual([]);
  expect(asked('delete', ...report.left)).toBe('Gone: 3 tables.\n');
  expect(server.errors).toEqual([]);
});

test.each([
  [['--url', 'play.example.org'], 'give the address that people type'],
  [['--url', 'https://example.org/play'], 'give the address that people type'],
  [['--url', 'https://example.org', '--tables', '41'], '--tables must be a whole number from 1 to 40'],
  [['--url', 'https://example.org', '--seconds', '121'], '--seconds must be a number from 1 to 120'],
  [['--url', 'https://example.org', '--beside', 'boardgame.io'], '--beside does not go with --url'],
])('load %j is refused', async (argv, says) => {
  const { code, stderr } = await run(['load', ...argv]);
  expect(code).toBe(2);
  expect(stderr).toContain(says);
});
