import { createMatch } from '@cordillera/engine';
import { expect, test } from 'vitest';
import { configurations } from '../src/configurations.ts';
import { registry } from '../src/registry.ts';
import { run } from './run.ts';

test.each(registry.games.map((game) => [game.id, game] as const))(
  '%s has configurations that fit its rules',
  (id, game) => {
    const known = configurations[id] ?? [];
    expect(known.length).toBeGreaterThan(0);
    for (const { options, seats } of known) {
      for (const count of seats) {
        const players = Array.from({ length: count }, (_, seat) => ({ name: `${seat}` }));
        expect(() => createMatch(game, { options, seats: players })).not.toThrow();
      }
    }
  },
);

test('bench measures every configuration of a game', { timeout: 30_000 }, async () => {
  const { code, stdout } = await run(['bench', '--game', 'sierra', '--seconds', '0.02', '--json']);
  expect(code).toBe(0);
  const { speeds } = JSON.parse(stdout) as { speeds: Record<string, number>[] };
  expect(speeds).toHaveLength(configurations.sierra!.flatMap(({ seats }) => seats).length);
  for (const speed of speeds) {
    for (const name of ['choices', 'games', 'clones', 'views', 'scores'])
      expect(speed[`${name}PerSecond`]).toBeGreaterThan(0);
  }
  const table = await run(['bench', '--game', 'sierra', '--seconds', '0.02']);
  expect(table.stdout.split('\n')[0]).toMatch(/^game +options +seats +choices\/s/);
});
