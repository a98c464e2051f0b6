import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { versionOf } from '../version.mjs';

function built(program: string, note: string): { version: string; build: string } {
  const root = mkdtempSync(join(tmpdir(), 'cordillera-version-'));
  const dist = join(root, 'packages', 'server', 'dist');
  mkdirSync(join(dist, 'http'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"version":"1.2.3"}');
  writeFileSync(join(dist, 'http', 'app.js'), program);
  writeFileSync(join(dist, '.tsbuildinfo'), note);
  const version = versionOf(root);
  rmSync(root, { recursive: true });
  return version;
}

test('the fingerprint of a build depends on its program files, not on its folder', () => {
  const one = built('let a;', 'built today');
  expect(one).toEqual({ version: '1.2.3', build: expect.stringMatching(/^[0-9a-f]{12}$/) });
  expect(built('let a;', 'built yesterday')).toEqual(one);
  expect(built('let b;', 'built today').build).not.toBe(one.build);
});
