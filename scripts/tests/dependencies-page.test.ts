import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPackages } from '../check-dependencies.mjs';
import { root } from '../install.mjs';

test('docs/dependencies.md has a line for exactly the packages in the package.json files', () => {
  const manifests = readPackages(root).map(({ manifest }) => manifest);
  manifests.push(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const named = manifests
    .flatMap(({ dependencies, devDependencies, peerDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
    )
    .filter((name) => !name.startsWith('@cordillera/'));
  const page = readFileSync(join(root, 'docs', 'dependencies.md'), 'utf8');
  const firstCells = page.split('\n').flatMap((line) => line.match(/^\| (`[^|]+) \|/)?.[1] ?? []);
  const described = firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(described.sort()).toEqual([...new Set(named)].sort());
});
