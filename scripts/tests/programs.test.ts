import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { installWithApt } from '../programs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cordillera-apt-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('installWithApt waits until another apt-get has released its locks', async () => {
  const calls = join(folder, 'calls');
  const place = (name: string, script: string): void => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}`);
    chmodSync(join(folder, name), 0o755);
  };
  // every second call finds a lock
  place(
    'apt-get',
    `if [ "$1" = --version ]; then exit 0; fi
echo "$@" >> '${calls}'
if [ $(($(wc -l < '${calls}') % 2)) = 1 ]; then echo 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)' >&2; exit 100; fi
`,
  );
  place('sudo', 'while [ "$1" = -n ]; do shift; done\nexec "$@"\n');
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  expect(await installWithApt(['one', 'two'])).toBeUndefined();
  const install = 'install -y --no-install-recommends one two';
  expect(readFileSync(calls, 'utf8').trim().split('\n')).toEqual(['update', 'update', install, install]);
});
