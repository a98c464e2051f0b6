import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sierraWest } from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import type { RunPlan } from '../../src/simulate/plan.ts';
import type { playInWorkers } from '../../src/simulate/workers.ts';
import { builtCommand, type Outcome, temporaryFolder } from '../helpers/run.ts';

/** Runs the built command as a process whose reader may close the pipe before anything is written. */
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
// a worker's chunk is ten games (chunkSize), so several workers get one each
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

  test('gives a pack to every worker, and adds up the measurements of one game', async () => {
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

  test('ends with the documented exit codes', async () => {
    expect((await spawned(['--version'])).code).toBe(0);
    expect((await spawned(['simulat'])).code).toBe(2);
  });

  test('is quiet when its reader closes the pipe', async () => {
    expect(await spawned(simulate, true)).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test.runIf(existsSync('/dev/full'))('reports when its output cannot be written', async () => {
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

  describe.runIf(process.platform !== 'win32')('when it is interrupted', () => {
    test.each(['1', '2'])('reports the played games, and leaves complete files only: %s workers', async (workers) => {
      const folder = temporaryFolder();
      const file = join(folder, 'rows.jsonl');
      const argv = [...sierra, '--games', '1000000', '--workers', workers, '--save', folder, '--rows', file, '--json'];
      const child = spawn(process.execPath, [builtCommand(), ...argv], { stdio: ['ignore', 'pipe', 'ignore'] });
      let stdout = '';
      child.stdout?.on('data', (chunk) => (stdout += chunk));
      const ended = new Promise((done) => child.on('close', done));
      while (readdirSync(folder).length < 25 && child.exitCode === null) await wait(20);
      child.kill('SIGINT');
      expect(await ended).toBe(130);
      const { games, interrupted } = JSON.parse(stdout);
      expect(interrupted).toBe(true);
      expect(games).toBeGreaterThan(0);
      const rows = readFileSync(file, 'utf8').trimEnd().split('\n');
      expect(rows.map((row) => JSON.parse(row).game)).toEqual(
        Array.from({ length: games * 5 }, (_, i) => Math.floor(i / 5)),
      );
      const saved = readdirSync(folder).filter((name) => name.startsWith('sierra-'));
      expect(saved.length).toBeGreaterThanOrEqual(games);
      for (const name of saved) expect(() => JSON.parse(readFileSync(join(folder, name), 'utf8'))).not.toThrow();
      const more = argv.with(argv.indexOf('1000000'), `${games + 3}`);
      const { code, stdout: resumed } = await spawned([...more, '--from', `${games}`]);
      expect({ code, games: JSON.parse(resumed).games }).toEqual({ code: 0, games: 3 });
    });

    test('a second time, it ends at once, even while a bot is thinking', async () => {
      const folder = temporaryFolder();
      const asked = join(folder, 'asked');
      const silent = join(folder, 'silent.mjs');
      writeFileSync(
        silent,
        `import { writeFileSync } from 'node:fs';
        process.stdin.on('data', (text) => \`\${text}\`.includes('"choose"') && writeFileSync('${asked}', ''));`,
      );
      const argv = [builtCommand(), ...sierra, '--bots', `program:${process.execPath} ${silent}`];
      const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'pipe'] });
      const ended = new Promise((done) => child.on('exit', (_code, signal) => done(signal)));
      while (!existsSync(asked) && child.exitCode === null) await wait(20);
      const heard = new Promise((done) => child.stderr?.once('data', done));
      child.kill('SIGINT');
      expect(`${await heard}`).toContain('once more ends at once');
      child.kill('SIGINT');
      expect(await ended).toBe('SIGINT');
    });
  });

  test('plays the same games with a bot from outside in every thread', async () => {
    const bot = join(temporaryFolder(), 'last.mjs');
    writeFileSync(
      bot,
      `import { createInterface } from 'node:readline';
      for await (const line of createInterface({ input: process.stdin })) {
        const { ask, choices } = JSON.parse(line);
        if (ask === 'choose') console.log(choices.length - 1);
      }`,
    );
    const argv = [...simulate, '--bots', `program:${process.execPath} ${bot}`, '--workers'];
    const [one, two] = [await spawned([...argv, '1']), await spawned([...argv, '2'])];
    for (const { code, stderr } of [one, two]) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const figures = [one, two].map(({ stdout }) => ({ ...JSON.parse(stdout), choicesPerSecond: null }));
    expect(figures[1]).toEqual(figures[0]);
  });

  test('a fault in a worker ends the run', async () => {
    builtCommand();
    const built = new URL('../../dist/simulate/workers.js', import.meta.url).href;
    const workers = (await import(/* @vite-ignore */ built)) as { playInWorkers: typeof playInWorkers };
    const bots = ['random', 'random'];
    const plan: RunPlan = {
      ...{ game: 'none', options: {}, pack: null, bots, outside: {}, seed: '', from: 0 },
      ...{ games: 90, rotations: 1, opening: 0, save: null, rows: false },
    };
    const run = { stop: new Int32Array(1), onGames() {}, write() {} };
    await expect(workers.playInWorkers(plan, 3, run)).rejects.toThrow(TypeError);
  });
});
