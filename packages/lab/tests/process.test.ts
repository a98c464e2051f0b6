import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { builtCommand, type Outcome } from './run.ts';

/** Runs the built command as a process, whose reader may hang up before anything was written. */
function spawned(argv: readonly string[], hangUp = false): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [builtCommand(), ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
    const outcome = { code: -1, stdout: '', stderr: '' };
    if (hangUp) child.stdout.destroy();
    child.stdout.on('data', (chunk) => (outcome.stdout += chunk));
    child.stderr.on('data', (chunk) => (outcome.stderr += chunk));
    child.on('error', fail);
    child.on('close', (code) => done({ ...outcome, code: code ?? -1 }));
  });
}

const simulate = [
  ...['simulate', '--game', 'sierra', '--options', '{"mode":"team"}', '--seats', '5'],
  ...['--games', '45', '--seed', '7', '--json'],
];

describe('the built command', { timeout: 30_000 }, () => {
  test('gives the same report with one and with two workers, one JSON object and nothing else', async () => {
    const reports = [];
    for (const workers of ['1', '2']) {
      const { code, stdout, stderr } = await spawned([...simulate, '--workers', workers]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      reports.push({ ...JSON.parse(stdout), choicesPerSecond: null });
    }
    expect(reports[0].games).toBe(45);
    expect(reports[1]).toEqual(reports[0]);
  });

  test('ends with the exit codes it promises', async () => {
    expect((await spawned(['--version'])).code).toBe(0);
    expect((await spawned(['simulat'])).code).toBe(2);
  });

  test('is quiet when its reader hangs up', async () => {
    expect(await spawned(simulate, true)).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});
