import { expect, test } from 'vitest';
import { readPackages } from '../check-dependencies.mjs';
import { root } from '../install.mjs';
import { missingWires, tsconfigIn } from '../wire-packages.mjs';

const file = (path: string, text: string) => ({ path, text });
const game = { name: 'caravan', manifest: { version: '1.0.0' }, files: [] };

test('packages declare their imports of each other for npm and for the compiler', () => {
  expect(missingWires(readPackages(root), tsconfigIn(root)), 'run "node scripts/wire-packages.mjs"').toEqual([]);
});

test('an undeclared import is found, also a dynamic one', () => {
  const packages = [
    game,
    { name: 'games', manifest: {}, files: [file('packages/games/src/lazy.ts', "import('@cordillera/caravan');")] },
    {
      name: 'bots',
      manifest: { dependencies: { '@cordillera/caravan': '1.0.0' } },
      files: [file('packages/bots/src/caravan/index.ts', "import type { A } from '@cordillera/caravan/older';")],
    },
    { name: 'web', manifest: {}, files: [file('packages/web/src/a.ts', "import { b } from '@cordillera/caravan';")] },
  ];
  const tsconfigs: Record<string, object> = {
    games: { references: [{ path: '../engine' }] },
    bots: { references: [] },
  };
  const wires = (at: object[]) => missingWires(at, (name: string) => tsconfigs[name] ?? null);
  expect(wires(packages)).toEqual([
    { name: 'games', dependencies: ['caravan'], references: ['caravan'] },
    { name: 'bots', dependencies: [], references: ['caravan'] },
    // the page is checked with the sources of all packages
    { name: 'web', dependencies: ['caravan'], references: [] },
  ]);
  expect(wires([game, { name: 'games', manifest: {}, files: [] }])).toEqual([]);
});
