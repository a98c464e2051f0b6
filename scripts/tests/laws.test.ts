import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameIds } from '../games.mjs';
import { root } from '../install.mjs';
import { campaignOf, settingsFor, verdict } from '../laws.mjs';

test('npm run laws plays all games, many times and with a new seed by default', () => {
  const usual = campaignOf([]);
  expect(usual).toEqual({
    games: 2000,
    seed: expect.stringMatching(/^[0-9a-f]{8}$/),
    names: gameIds,
  });
  expect(campaignOf([]).seed).not.toBe(usual.seed);
  expect(campaignOf(['--games', '90', '--seed=spring', '--game', 'sierra-west'])).toEqual({
    games: 90,
    seed: 'spring',
    names: ['sierra-west'],
  });
});

test.each([
  [['--games', 'many'], '--games must be a whole number from 1 to 9999999, not "many".'],
  [['--games', '0'], '--games must be a whole number from 1 to 9999999, not "0".'],
  [['--games', '1e9'], 'not "1e9"'],
  [['--games'], '--games'],
  [['--seed', ''], '--seed must not be empty'],
  [['--game', 'chess'], `There is no game "chess" to check: --game must be ${gameIds.join(' or ')}.`],
  [['--rate', '3'], '--rate'],
  [['2000'], '2000'],
])('npm run laws refuses %j', (args, says) => {
  expect(() => campaignOf(args)).toThrow(says);
});

test('npm run laws prints its usage when it refuses, before it plays', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'laws.mjs'), '--game', 'chess'],
    { encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('There is no game "chess"');
  expect(stderr).toContain(`Usage: npm run laws -- [--games NUMBER] [--seed TEXT] [--game ${gameIds.join('|')}]`);
});

test('the result line counts the games that kept every law', () => {
  expect(verdict('sierra', { ok: true, games: 45, kept: 45 })).toBe('sierra: 45 of 45 games kept every law');
  expect(verdict('sierra', { ok: false, games: 45, kept: 44 })).toBe(
    'sierra: 44 of 45 games kept every law; see above',
  );
  expect(verdict('sierra', undefined)).toBe(
    'sierra: no result: the run broke off, or packages/sierra/tests/laws.test.ts does not write its report to LAW_REPORT',
  );
});

test.each([...gameIds.map((id) => `packages/${id}/tests`), 'packages/engine/tests/toy'])(
  '%s/laws.test.ts reads the settings of npm run laws',
  (folder) => {
    const text = readFileSync(join(root, folder, 'laws.test.ts'), 'utf8');
    const settings = settingsFor({ games: 90, seed: 'spring' }, 'report.json');
    expect(settings).toEqual({ LAW_GAMES: '90', LAW_SEED: 'spring', LAW_REPORT: 'report.json' });
    expect(Object.keys(settings).filter((name) => !text.includes(name))).toEqual([]);
  },
);
