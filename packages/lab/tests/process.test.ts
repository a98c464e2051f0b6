import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sierraWest } from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../src/plan.ts';
import type { playInWorkers } from '../src/workers.ts';
import { builtCommand, type Outcome, temporaryFolder } from './run.ts';

/** Runs the built command as a process whose reader may hang up before anything is written. */
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

const sierra = ['simulate', '--game', 'sierra', '--options', '{"mode":"team"}', '--seats', '5', '--seed', '7'];
// ten games are a worker's share (chunkSize), so there is one share for each of several
const simulate = [...sierra, '--games', '25', '--json'];

describe('the built command', () => {
  test('gives the same report with any number of workers, one JSON object and nothing else', async () => {
    const more = ['--bots', 'greenhorn,random,random,greenhorn,random', '--paired', '--opening', '2'];
    const reports = [];
    for (const workers of ['1', '2', '40']) {
      const { code, stdout, stderr } = await spawned([...simulate, ...more, '--workers', workers]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      reports.push({ ...JSON.parse(stdout), choicesPerSecond: null });
    }
    expect(reports[0]).toMatchObject({ games: 25, rotations: 5, opening: 2 });
    for (const report of reports) expect(report).toEqual(reports[0]);
  });

  test('gives a pack to every worker, and adds up what is told of one game only', async () => {
    const folder = join(temporaryFolder(), 'cheap');
    mkdirSync(folder);
    for (const [file, content] of Object.entries(sierraWest.house.files)) {
      const cheap = file === 'boards.json' ? { ...(content as object), market: [0, 0, 0, 0] } : content;
      writeFileSync(join(folder, file), JSON.stringify(cheap));
    }
    const west = ['simulate', '--game', 'sierra-west', '--seats', '1', '--games', '11', '--seed', '7', '--json'];
    const reportOf = async (...more: string[]) => {
      const { code, stdout, stderr } = await spawned([...west, ...more]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return { ...JSON.parse(stdout), choicesPerSecond: null };
    };
    const here = await reportOf('--pack', folder);
    expect(here).toMatchObject({ games: 11, pack: { id: 'cheap' }, observed: { turnsBySeat: [{}] } });
    expect(await reportOf('--pack', folder, '--workers', '2')).toEqual(here);
    expect((await reportOf('--workers', '2')).observed).not.toEqual(here.observed);
  });

  test('ends with the exit codes it promises', async () => {
    expect((await spawned(['--version'])).code).toBe(0);
    expect((await spawned(['simulat'])).code).toBe(2);
  });

  test('is quiet when its reader hangs up', async () => {
    expect(await spawned(simulate, true)).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test.runIf(existsSync('/dev/full'))('says so when its output cannot be written', async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [builtCommand(), 'help'], { stdio: ['ignore', full, 'pipe'] });
    let stderr = '';
    child.stderr?.on('data', (chunk) => (stderr += chunk));
    const code = await new Promise((done) => child.on('close', done));
    closeSync(full);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^cordillera: cannot write its output: .*\n$/),
    });
  });

  test.runIf(process.platform !== 'win32').each(['1', '2'])(
    'ends at once when it is interrupted, and leaves whole files only: %s workers',
    async (workers) => {
      const folder = temporaryFolder();
      const argv = [builtCommand(), ...sierra, '--games', '1000000', '--workers', workers, '--save', folder];
      const child = spawn(process.execPath, argv, { stdio: 'ignore' });
      const ended = new Promise((done) => child.on('exit', (_code, signal) => done(signal)));
      while (readdirSync(folder).length < 5 && child.exitCode === null) await wait(20);
      const start = performance.now();
      child.kill('SIGINT');
      expect(await ended).toBe('SIGINT'); // a shell reports it as 130
      expect(performance.now() - start).toBeLessThan(5000);
      const saved = readdirSync(folder).filter((name) => name.endsWith('.json'));
      expect(saved.length).toBeGreaterThan(0);
      for (const name of saved) expect(() => JSON.parse(readFileSync(join(folder, name), 'utf8'))).not.toThrow();
    },
  );

  test('a fault in a worker ends the run', async () => {
    builtCommand();
    const built = new URL('../dist/workers.js', import.meta.url).href;
    const workers = (await import(/* @vite-ignore */ built)) as { playInWorkers: typeof playInWorkers };
    const bots = ['random', 'random'];
    const plan: Plan = {
      ...{ game: 'none', options: {}, pack: null, bots, seed: '' },
      ...{ games: 90, rotations: 1, opening: 0, save: null },
    };
    await expect(workers.playInWorkers(plan, 3, () => {})).rejects.toThrow(TypeError);
  });
});
