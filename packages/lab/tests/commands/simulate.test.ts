import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, randomBot } from '@cordillera/bots';
import { loadMatch, type SavedMatch } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { type Registry, registry } from '../../src/simulate/registry.ts';
import type { SimulationReport } from '../../src/simulate/report.ts';
import { run, temporaryFolder } from '../helpers/run.ts';

const team = ['simulate', '--game', 'sierra', '--options', '{"mode":"team"}', '--seats', '4', '--games', '12'];

async function reportOf(
  argv: readonly string[],
  using = registry,
): Promise<Omit<SimulationReport, 'choicesPerSecond'>> {
  const { code, stdout, stderr } = await run([...argv, '--json'], using);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { choicesPerSecond, ...reproducible } = JSON.parse(stdout) as SimulationReport;
  expect(choicesPerSecond).toBeGreaterThan(0);
  return reproducible;
}

/** Always makes the first choice: a second bot for any game. */
const firstBot: Bot = { id: 'first', ignoresView: true, choose: ({ decision }) => decision.choices[0]! };
const twoBots: Registry = {
  ...registry,
  botsFor: () => [randomBot, firstBot],
  loadMatch: (json) => loadMatch(json, { games: registry.games, bots: () => ['random', 'first'] }),
};

describe('simulate', () => {
  test('gives the same report for the same seed, and a different one for another', async () => {
    const first = await reportOf([...team, '--seed', 'a text']);
    expect(await reportOf([...team, '--seed', 'a text'])).toEqual(first);
    expect((await reportOf([...team, '--seed', 'another'])).scores).not.toEqual(first.scores);
  });

  test('reports every figure', async () => {
    const report = await reportOf([...team, '--seed', '7']);
    expect(report).toMatchObject({ game: 'sierra', seats: 4, seed: '7', games: 12, finished: 12 });
    expect(report.options).toMatchObject({ mode: 'team' });
    expect(report.bots).toEqual(Array(4).fill('random'));
    expect(report.scoresBySeat).toHaveLength(4);
    expect(report.winRateBySeat.reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(1, 3);
    expect(report.winRateByBot.random).toMatchObject({ seats: 4, games: 12, wins: 12, rate: 1 });
    expect(Object.values(report.reasons).reduce((sum, games) => sum + games, 0)).toBe(12);
    const points = Object.values(report.sources).reduce((sum, { mean }) => sum + mean, 0);
    expect(points).toBeCloseTo(report.scores.mean, 2);
    expect(Object.keys(report.cards).length).toBeGreaterThan(3);
    const { min, p5, p10, p25, p50, p75, p90, p95, max } = report.scores;
    const rising = [min, p5, p10, p25, p50, p75, p90, p95, max];
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    expect(report.scoresLowest.mean).toBeLessThan(report.scores.mean);
  });

  test('prints tables without --json, and a progress bar only on a terminal', async () => {
    const plain = await run(team);
    expect(plain.stdout).toContain('12 games, 12 finished');
    expect(plain.stderr).toBe('');
    const terminal = await run([...team, '--json'], registry, true);
    expect(terminal.stderr).toContain('12/12 games');
    expect(JSON.parse(terminal.stdout).games).toBe(12);
  });

  test('takes the number of seats from a list of bots', async () => {
    const report = await reportOf(
      [
        ...['simulate', '--game', 'sierra', '--options', '{"mode":"competitive"}', '--games', '2'],
        ...['--bots', 'random,first'],
      ],
      twoBots,
    );
    expect(report.bots).toEqual(['random', 'first']);
  });

  test('--paired plays each deal once for each rotation, in whole sets', async () => {
    const folder = temporaryFolder();
    const argv = [
      ...['simulate', '--game', 'sierra', '--options', '{"mode":"competitive"}', '--bots', 'random,first,first'],
      ...['--games', '5', '--seed', '7', '--paired', '--json', '--save', folder],
    ];
    const { code, stdout, stderr } = await run(argv, twoBots);
    expect(code).toBe(0);
    expect(stderr).toBe('Playing 6 games, to make whole sets of 3 rotations.\n');
    const report = JSON.parse(stdout) as SimulationReport;
    expect(report).toMatchObject({ games: 6, finished: 6 });
    const { random, first } = report.winRateByBot;
    expect(random).toMatchObject({ seats: 1, games: 6 });
    expect(first).toMatchObject({ seats: 2, games: 6 });
    expect((random?.rate ?? 0) + (first?.rate ?? 0)).toBeCloseTo(1, 3);
    const saved = [0, 1, 2, 3, 4, 5].map(
      (index) => JSON.parse(readFileSync(join(folder, `sierra-${index}.json`), 'utf8')) as SavedMatch,
    );
    expect(saved.map(({ seats }) => seats.findIndex(({ bot }) => bot === 'random'))).toEqual([0, 2, 1, 0, 2, 1]);
    expect(new Set(saved.map(({ seed }) => seed)).size).toBe(2);
    expect(saved[0]?.seed).toBe(saved[2]?.seed);
  });

  describe('--opening', () => {
    const first = [...team, '--bots', 'first', '--seed', '7'];

    test('0 changes nothing', async () => {
      expect(await reportOf([...first, '--opening', '0'], twoBots)).toEqual(await reportOf(first, twoBots));
    });

    test('makes the first choices random, reproducibly and different from games without it', async () => {
      const opened = await reportOf([...first, '--opening', '1'], twoBots);
      expect(await reportOf([...first, '--opening', '1'], twoBots)).toEqual(opened);
      expect(opened).toMatchObject({ opening: 1, bots: Array(4).fill('first'), games: 12, finished: 12 });
      expect(opened.scores).not.toEqual((await reportOf(first, twoBots)).scores);
      expect(opened.scores).not.toEqual((await reportOf([...first, '--opening', '2'], twoBots)).scores);
    });

    test('longer than the game is random play', async () => {
      const figures = ({ scores, scoresBySeat, winRateBySeat, cards }: Partial<SimulationReport>) => {
        return { scores, scoresBySeat, winRateBySeat, cards };
      };
      const opened = await reportOf([...first, '--opening', '1000'], twoBots);
      const byChance = await reportOf([...team, '--bots', 'random', '--seed', '7'], twoBots);
      expect(figures(opened)).toEqual(figures(byChance));
    });

    test('is reported, and is contained in saved matches', async () => {
      const folder = temporaryFolder();
      const { stdout } = await run([...first, '--opening', '2', '--save', folder], twoBots);
      expect(stdout).toContain('seed "7", openings of 2 by chance\n');
      expect(await run(['verify', join(folder, 'sierra-0.json')], twoBots)).toMatchObject({ code: 0, stderr: '' });
    });
  });

  test('--paired rotates any number of bots', async () => {
    const argv = ['simulate', '--game', 'sierra', '--games', '1', '--paired'];
    const bots = 'random,first,first,random,first,random,random,first';
    const { code, stderr, stdout } = await run([...argv, '--bots', bots, '--json'], twoBots);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'Playing 8 games, to make whole sets of 8 rotations.\n' });
    const report = JSON.parse(stdout) as SimulationReport;
    expect(report).toMatchObject({ seats: 8, rotations: 8, games: 8, bots: bots.split(',') });
    expect(report.winRateByBot).toMatchObject({ random: { seats: 4, games: 8 }, first: { seats: 4, games: 8 } });
    const alike = await reportOf([...argv, '--seats', '4', '--bots', 'first'], twoBots);
    expect(alike).toMatchObject({ rotations: 1, games: 1 });
  });

  test('prints an unusual seed quoted', async () => {
    const { stdout } = await run([...team, '--seed', 'a "b"\n\u001b[2J⛰️']);
    expect(stdout.split('\n')[0]).toMatch(/, seed "a \\"b\\"\\n\\u001b\[2J⛰️"$/);
  });

  test('an error in a bot names the game, so that it can be repeated', async () => {
    const broken: Bot = {
      id: 'broken',
      ignoresView: true,
      choose() {
        throw new Error('no idea');
      },
    };
    const { code, stdout, stderr } = await run([...team, '--bots', 'broken'], { ...registry, botsFor: () => [broken] });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/game 0 \(seed [0-9a-f]{32}, bots broken,.*\): no idea/);
  });

  test('--nodes limits the search, reproducibly, and is reported', async () => {
    const solo = [
      'simulate',
      '--game',
      'sierra',
      '--options',
      '{"mode":"solo"}',
      '--bots',
      'trail-hand',
      '--seats',
      '1',
    ];
    const few = [...solo, '--games', '4', '--nodes', '1'];
    const report = await reportOf(few);
    expect(report.nodes).toBe(1);
    expect(await reportOf(few)).toEqual(report);
    expect(report.scores).not.toEqual((await reportOf([...solo, '--games', '4'])).scores);
    expect((await run(few)).stdout).toContain('nodes per choice: 1');
    expect((await run([...solo, '--nodes', '0'])).stderr).toContain('--nodes must be a whole number from 1');
  });

  test('--save stores every match and changes nothing else', async () => {
    const folder = join(temporaryFolder(), 'made', 'here');
    const saved = await reportOf([...team, '--seed', '7', '--save', folder]);
    expect(saved).toEqual(await reportOf([...team, '--seed', '7']));
    expect(readdirSync(folder)).toHaveLength(12);
    expect(existsSync(join(folder, 'sierra-11.json'))).toBe(true);
  });

  test('--save reports a write error and leaves complete files only', async () => {
    const folder = temporaryFolder();
    const rival: Bot = {
      ...firstBot,
      choose(moment) {
        mkdirSync(join(folder, 'sierra-1.json'), { recursive: true });
        return firstBot.choose(moment);
      },
    };
    const known = { ...twoBots, botsFor: () => [rival] };
    const { code, stdout, stderr } = await run([...team, '--bots', 'first', '--save', folder], known);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^cordillera simulate: cannot write ".*sierra-1\.json": a folder is in the way\. .*\n$/);
    expect(readdirSync(folder).sort()).toEqual(['sierra-0.json', 'sierra-1.json']);
    expect(await run(['verify', join(folder, 'sierra-0.json')], known)).toMatchObject({ code: 0, stderr: '' });
  });
});
