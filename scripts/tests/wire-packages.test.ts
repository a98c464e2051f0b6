import { expect, test } from 'vitest';
import { readPackages } from '../check-dependencies.mjs';
import { root } from '../install.mjs';
import { missingWires, tsconfigIn } from '../wire-packages.mjs';

const file = (path: string, text: string) => ({ path, text });
const game = { name: 'caravan', manifest: { version: '1.0.0' }, files: [] };

test('what packages import of each other they name for npm and for the compiler', () => {
  expect(missingWires(readPackages(root), tsconfigIn(root)), 'run "node scripts/wire-packages.mjs"').toEqual([]);
});

test('an import that neither of them names is found, also when it is only asked for later', () => {
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
