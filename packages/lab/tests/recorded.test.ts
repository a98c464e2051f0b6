import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { recordedMatches } from '../../games/tests/recorded.ts';
import { builtCommand } from './helpers/run.ts';

const recorded = recordedMatches().map((each) => ({ ...each, path: fileURLToPath(each.file) }));

/** The output of the built command, run in a process of its own. */
const printed = (...argv: string[]): string[] =>
  execFileSync(process.execPath, [builtCommand(), ...argv], { encoding: 'utf8' })
    .trimEnd()
    .split('\n');

describe('the recorded matches in another process', () => {
  test('all verify, with their recorded results', () => {
    const lines = printed('verify', ...recorded.map(({ path }) => path));
    expect(lines).toHaveLength(recorded.length);
    recorded.forEach(({ path, outcome: { result } }, index) => {
      expect(lines[index]?.startsWith(`${path}: ok, `)).toBe(true);
      expect(lines[index]).toContain(result === null ? 'not finished' : `totals ${result.totals.join(' ')}`);
    });
  });

  // one of each game, because every process takes time to start
  const games = ['sierra-team-5', 'sierra-west-apple-hill-2'];
  test.each(games)('%s replays as many events as recorded', (name) => {
    const { path, outcome } = recorded.find((each) => each.name.startsWith(name))!;
    expect(printed('replay', path)).toHaveLength(outcome.events.at(-1)!);
  });
});
