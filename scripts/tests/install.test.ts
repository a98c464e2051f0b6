import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled, isOlder } from '../install.mjs';

test.each([
  ['20.9.1', '>=20.10', true],
  ['18.19.0', '>=20.10', true],
  ['20.10.0', '>=20.10', false],
  ['24.1.0', '>=20.10', false],
  ['20.18.3', '>=20.19.0', true],
])('Node %s is older than %s: %s', (version, minimum, older) => {
  expect(isOlder(version, minimum)).toBe(older);
});

describe('packages are installed', () => {
  let folder: string;
  const lock = () => join(folder, 'package-lock.json');
  const record = () => join(folder, 'node_modules', '.package-lock.json');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cordillera-install-'));
    writeFileSync(lock(), '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('not without node_modules', () => {
    expect(isInstalled(folder)).toBe(false);
  });

  test("when npm's own record is as young as the lockfile, and no longer when the lockfile is younger", () => {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(record(), '{}');
    utimesSync(lock(), 1000, 1000);
    expect(isInstalled(folder)).toBe(true);
    utimesSync(record(), 999, 999);
    expect(isInstalled(folder)).toBe(false);
  });

  test('when the stamp holds the hash of the lockfile, whatever the dates say', () => {
    mkdirSync(join(folder, 'node_modules'));
    const stamp = join(folder, 'node_modules', '.cordillera-install');
    writeFileSync(stamp, '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'); // sha256 of {}
    expect(isInstalled(folder)).toBe(true);
    writeFileSync(lock(), '{ }');
    expect(isInstalled(folder)).toBe(false);
  });
});
