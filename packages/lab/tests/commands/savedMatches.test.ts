import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CordilleraError, canonicalJson, sha256Hex } from '@cordillera/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { registry } from '../../src/simulate/registry.ts';
import { run, temporaryFolder } from '../helpers/run.ts';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = temporaryFolder();
  file = join(folder, 'sierra-0.json');
  await run([
    ...['simulate', '--game', 'sierra', '--options', '{"mode":"team"}', '--seats', '5'],
    ...['--games', '2', '--save', folder],
  ]);
});

/** A copy of the saved match with one change. */
function changed(name: string, change: (text: string) => string): string {
  const copy = join(folder, name);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(copy, after);
  return copy;
}

describe('verify', () => {
  test('accepts matches saved by simulate and prints their results', async () => {
    const other = join(folder, 'sierra-1.json');
    const { code, stdout, stderr } = await run(['verify', file, other]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /sierra-0\.json: ok, \d+ choices, sierra, \w+, won by random \d.*, totals \d+ \d+ \d+ \d+ \d+$/,
    );
  });

  test('refuses a changed fingerprint, a changed choice, a truncated file and a file of another kind', async () => {
    const tampered = [
      changed('hash.json', (text) => {
        const saved = JSON.parse(text);
        saved.hash = '0'.repeat(16);
        return JSON.stringify(saved);
      }),
      changed('choice.json', (text) => {
        const saved = JSON.parse(text);
        saved.log.splice(2, 1);
        return JSON.stringify(saved);
      }),
      changed('cut.json', (text) => text.slice(0, text.length / 2)),
      changed('other.json', () => '{"format":"chess"}'),
    ];
    for (const path of tampered) {
      const { code, stdout, stderr } = await run(['verify', path]);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr.startsWith(`${path}: The `)).toBe(true);
    }
  });

  test('refuses an unknown bot and lists the known ones', async () => {
    const robot = changed('robot.json', (text) => {
      const { checksum: _, ...saved } = JSON.parse(text);
      saved.seats[1].bot = 'hal-9000';
      return JSON.stringify({ ...saved, checksum: sha256Hex(canonicalJson(saved)) });
    });
    const { code, stderr } = await run(['verify', robot]);
    expect(code).toBe(1);
    expect(stderr).toContain(
      'the bot “hal-9000”, which does not exist. Bots of sierra: random, greenhorn, hiker, trail-hand.',
    );
  });

  test('checks every file, also after a bad one', async () => {
    const bad = changed('bad.json', (text) => text.slice(1));
    const { code, stdout } = await run(['verify', bad, file]);
    expect(code).toBe(1);
    expect(stdout).toContain('sierra-0.json: ok');
    expect((await run(['verify', bad, join(folder, 'none.json'), file])).code).toBe(2);
  });
});

describe('words from a hostile file', () => {
  const escapes = {
    ...registry,
    loadMatch: () => {
      throw new CordilleraError('save-unknown-game', { game: '\u001b[2J\nother.json: ok', known: 'sierra' });
    },
  };

  test.each(['verify', 'replay'])('neither imitate a line nor control the terminal: %s', async (command) => {
    const { code, stdout, stderr } = await run([command, file], escapes);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain('\\u001b[2J\\u000aother.json: ok');
  });
});

describe('replay', () => {
  test('prints one event per line, up to a choice and as seen by a seat', async () => {
    const all = await run(['replay', file]);
    expect(all.code).toBe(0);
    const lines = all.stdout.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    const start = await run(['replay', file, '--at', '0']);
    expect(all.stdout.startsWith(start.stdout)).toBe(true);
    expect(start.stdout.length).toBeLessThan(all.stdout.length);
    const seat = await run(['replay', file, '--viewer', '0']);
    expect(seat.stdout.split('\n').length).toBeGreaterThanOrEqual(lines.length);
  });

  test('limits its flags to the seats and choices of the match', async () => {
    expect((await run(['replay', file, '--viewer', '5'])).stderr).toContain(
      '--viewer must be a whole number from 0 to 4',
    );
    expect((await run(['replay', file, '--at', '99999'])).stderr).toContain('--at must be a whole number from 0 to');
  });
});
