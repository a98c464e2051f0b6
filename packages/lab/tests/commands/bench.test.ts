import { createMatch } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import { describe, expect, test } from 'vitest';
import { configurationsOf } from '../../src/simulate/configurations.ts';
import { registry } from '../../src/simulate/registry.ts';
import { run } from '../helpers/run.ts';

test.each(registry.games.map((game) => [game.id, game] as const))(
  '%s has configurations that fit its rules',
  (_, game) => {
    const known = configurationsOf(game);
    expect(known.length).toBeGreaterThan(0);
    for (const { options, seats } of known) {
      for (const count of seats) {
        const players = Array.from({ length: count }, (_, seat) => ({ name: `${seat}` }));
        expect(() => createMatch(game, { options, seats: players })).not.toThrow();
      }
    }
  },
);

const STEPS = ['clone', 'decision', 'apply', 'view', 'determinize', 'score', 'choose', 'reducer'];

describe('bench measures every configuration of a game', () => {
  const wanted = configurationsOf(gameById('sierra')).flatMap(({ options, seats }) =>
    seats.map((count) => ({ options, count })),
  );
  const argv = ['bench', '--game', 'sierra', '--seconds', '0.02'];

  test('as JSON, with random play, every step, and their ratios', async () => {
    const { code, stdout } = await run([...argv, '--json']);
    expect(code).toBe(0);
    const { speeds, news } = JSON.parse(stdout) as {
      news: Record<string, Record<string, number>>;
      speeds: ({ game: string; options: object; seats: number } & Record<string, number> &
        Record<'microseconds' | 'toClone' | 'toReducer', Record<string, number>>)[];
    };
    expect(speeds.map(({ options, seats }) => ({ options, count: seats }))).toEqual(wanted);
    expect(Object.keys(news)).toEqual(['sierra']);
    for (const name of ['short', 'long', 'ratio']) expect(news.sierra![name], name).toBeGreaterThan(0);
    for (const speed of speeds) {
      expect(speed.game).toBe('sierra');
      for (const name of ['choicesPerSecond', 'gamesPerSecond', 'chooseToParts'])
        expect(speed[name], name).toBeGreaterThan(0);
      for (const part of ['microseconds', 'toClone', 'toReducer'] as const) {
        expect(Object.keys(speed[part])).toEqual(STEPS);
        for (const step of STEPS) expect(speed[part][step], `${part} ${step}`).toBeGreaterThan(0);
      }
      expect(speed.toClone.clone).toBe(1);
      expect(speed.toReducer.reducer).toBe(1);
    }
  });

  test('as tables, one for each kind of figure, with a line for each configuration', async () => {
    const { code, stdout } = await run(argv);
    expect(code).toBe(0);
    const parts = stdout
      .trimEnd()
      .split('\n\n')
      .map((part) => part.split('\n'));
    const news = parts.pop()!;
    expect(news[0]).toContain('matches of 30 and 3,000 choices');
    expect(news.at(-1)).toMatch(/^sierra +[\d.]+ +[\d.]+ +[\d.]+$/);
    const heads = ['choices/s games/s', STEPS.join(' '), [...STEPS, 'choose/parts'].join(' '), STEPS.join(' ')];
    expect(parts.map(([, head]) => head!.replace(/ +/g, ' '))).toEqual(
      heads.map((head) => `game options seats ${head}`),
    );
    for (const [title, , ...lines] of parts) expect(lines, title).toHaveLength(wanted.length);
  });
});
