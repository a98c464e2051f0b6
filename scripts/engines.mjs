#!/usr/bin/env node
// Finds a Firefox and a WebKit for the tests in other browsers, or installs them. `node scripts/engines.mjs` does it
// and prints the result.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isCommand } from './install.mjs';
import { installWithApt, isExecutable, onPath, starts } from './programs.mjs';

const program = (...names) => onPath(names).find(isExecutable);

/** The program named by an environment variable, if any. */
function given(variable) {
  const path = process.env[variable];
  if (!path) return undefined;
  if (isExecutable(path)) return path;
  throw new Error(`${variable} is ${path}, which is not a program that can be run. Correct it or unset it.`);
}

async function findFirefox() {
  const own = given('FIREFOX_PATH');
  if (own) return { firefox: own };
  const apps = ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  for (const path of [...onPath(['firefox-esr', 'firefox']), ...apps])
    if (isExecutable(path) && (await starts(path))) return { firefox: path };
  return undefined;
}

/** The newest of WebKitGTK's own small browsers, which are outside the PATH. */
function miniBrowser() {
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64'];
  const inside = (folder) => {
    try {
      return readdirSync(folder).map((name) => join(folder, name));
    } catch {
      return [];
    }
  };
  return [...libraries, ...libraries.flatMap(inside)]
    .flatMap(inside)
    .filter((path) => /\/webkit2?gtk-[\d.]+$/.test(path))
    .map((folder) => join(folder, 'MiniBrowser'))
    .filter(isExecutable)
    .at(-1);
}

function findWebKit() {
  const paths = { driver: program('WebKitWebDriver'), browser: miniBrowser(), display: program('Xvfb') };
  return Object.values(paths).every(Boolean) ? paths : undefined;
}

const engines = {
  firefox: { name: 'Firefox', packages: [['firefox-esr'], ['firefox']], find: findFirefox },
  webkit: { name: 'WebKit', packages: [['webkit2gtk-driver', 'xvfb']], find: findWebKit },
};

/**
 * The programs of both, or the reason why one is absent. `install`: installs what is absent, if allowed.
 *
 * @returns {Promise<Record<'firefox' | 'webkit', { name: string, paths?: object, reason?: string }>>}
 */
export async function findEngines({ install = true, log = console.log } = {}) {
  const found = {};
  for (const [engine, { name, packages, find }] of Object.entries(engines)) {
    let paths = await find();
    let reason = `${name} is not installed`;
    if (!paths && install && process.platform === 'linux') {
      log(`No ${name} on this system: installing Debian's packages (apt-get install ${packages[0].join(' ')}) …`);
      const problem = await installWithApt(...packages);
      paths = await find();
      reason += `; apt-get install ${packages[0].join(' ')}: ${problem ?? `it installed no ${name} that starts`}`;
    }
    found[engine] = paths ? { name, paths } : { name, reason };
  }
  return found;
}

if (isCommand(import.meta.url)) {
  for (const { name, paths, reason } of Object.values(await findEngines()))
    console.log(paths ? `${name}: ${Object.values(paths).join(', ')}` : `NOT TESTED: ${reason}`);
}
