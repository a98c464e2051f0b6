import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../free-port.mjs';
import { root } from '../install.mjs';
import { isExecutable, onPath } from '../programs.mjs';

const file = join(root, 'deploy', 'cordillera@.service');
const folder = mkdtempSync(join(tmpdir(), 'cordillera-service-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The settings of the unit, for this instance and with this data folder. */
function unit(instance: string): Map<string, string> {
  const lines = readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  return new Map([...lines].map(([, key, value]) => [key!, value!.replace('%i', instance).replace('%S', folder)]));
}

test('the service starts what is built and ends with 0 when it is stopped, as systemd wants it', async () => {
  const port = String(await freePort());
  const said = unit(port);
  const [, ...argv] = said.get('ExecStart')!.split(' ');
  const environment = Object.fromEntries(
    said
      .get('Environment')!
      .split(' ')
      .map((each) => each.split('=')),
  );
  expect(environment).toMatchObject({ PORT: port, DATA_DIR: join(folder, 'cordillera') });
  const child = spawn(process.execPath, argv, { cwd: root, env: { PATH: process.env.PATH, ...environment } });
  const ended = once(child, 'close');
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

const analyze = onPath(['systemd-analyze']).find(isExecutable);

test.skipIf(analyze === undefined || !isExecutable('/usr/bin/node'))('systemd accepts the unit', () => {
  const copy = join(folder, 'cordillera@4101.service');
  copyFileSync(file, copy);
  const { status, stdout, stderr } = spawnSync(analyze!, ['verify', copy], { encoding: 'utf8' });
  // its output also contains other units of this machine
  const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('cordillera'));
  expect({ status, ours }).toEqual({ status: 0, ours: [] });
});
