import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPackages } from '../check-dependencies.mjs';
import { root } from '../install.mjs';

const packages = readPackages(root);
const readmeOf = (name: string): string => readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const withoutCode = (text: string): string => text.replace(/^```.*?^```$/gms, '');

describe.each(packages.map(({ name, manifest }) => ({ name, manifest })))(
  'packages/$name/README.md',
  ({ name, manifest }) => {
    const readme = readmeOf(name);

    test('begins with the name of the package, and is short', () => {
      expect(readme.split('\n')[0]).toBe(`# ${manifest.name}`);
      // the engine's README lists all its exports
      const prose = withoutCode(readme).replace(/^## What it exports.*/ms, '');
      expect(wordsIn(prose)).toBeGreaterThan(100);
      expect(wordsIn(prose)).toBeLessThanOrEqual(300);
    });

    test('names folders that exist, and links into the repository', () => {
      for (const [, path] of withoutCode(readme).matchAll(
        /`((?:src|tests|public|screenshots|measure)(?:\/[\w/.-]+)?)`/g,
      ))
        expect(existsSync(join(root, 'packages', name, path!)), path).toBe(true);
      for (const [, target] of readme.matchAll(/\]\(([^)]+)\)/g))
        expect(target).toMatch(/^\.\.\/\.\.\/docs\/[\w/.-]+\.md$/);
    });

    test('names every entry of the package', () => {
      for (const path of Object.keys(manifest.exports ?? {}).slice(1))
        expect(readme, path).toMatch(new RegExp(`\`(?:${manifest.name}|…)${path.slice(1)}\``));
    });
  },
);

describe('packages/engine/README.md', () => {
  const tables = readmeOf('engine')
    .split(/^## What it exports$/m)[1]!
    .split('\n\n')
    .filter((part) => part.startsWith('|'));
  const listed = (laws: boolean): string[] =>
    tables
      .filter((table) => table.startsWith('| `@cordillera/engine/laws`') === laws)
      .flatMap((table) => table.split('\n').slice(2))
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name!));
  const exported = (...path: string[]): string[] =>
    [
      ...readFileSync(join(root, 'packages', 'engine', ...path), 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm),
    ].flatMap(([, names]) =>
      names!
        .split(',')
        .map((name) => name.trim().replace(/^type /, ''))
        .filter(Boolean),
    );

  test.each<[string, boolean, string[]]>([
    ['@cordillera/engine', false, ['src', 'index.ts']],
    ['@cordillera/engine/laws', true, ['src', 'laws', 'index.ts']],
  ])('lists each name that %s exports, once', (_, laws, path) => {
    expect(readFileSync(join(root, 'packages', 'engine', ...path), 'utf8')).not.toMatch(/^export (?!type \{|\{)/m);
    expect(listed(laws).sort()).toEqual(exported(...path).sort());
  });
});
