#!/usr/bin/env node
// Finds a Chromium for the browser tests, or installs one. `node scripts/chromium.mjs` does it and says what it did.
import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { isCommand, root, run } from './install.mjs';

const minutes = 60_000;
const windows = process.platform === 'win32';
const isRoot = process.getuid?.() === 0;

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Does it start at all? A browser without its libraries, or Ubuntu's stub, does not. (On Windows asking would open a window.) */
const starts = async (path) =>
  windows || (await run(path, ['--version'], { quiet: true, limit: minutes / 4 })).code === 0;

/** Where a person's own Chromium or Chrome may be, best first: one without windows takes two thirds of the time. */
function systemPlaces() {
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, windows ? `${name}.exe` : name)));
  if (process.platform === 'darwin') {
    const apps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
    return [...onPath, ...apps.flatMap((app) => [join('/Applications', app), join(homedir(), 'Applications', app)])];
  }
  if (windows) {
    const { LOCALAPPDATA, ProgramFiles } = process.env;
    const programs = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter(Boolean);
    const makers = ['Chromium', join('Google', 'Chrome')];
    return [
      ...onPath,
      ...makers.flatMap((maker) => programs.map((folder) => join(folder, maker, 'Application', 'chrome.exe'))),
    ];
  }
  const usual = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
  ];
  return [...onPath, ...usual];
}

async function findInSystem() {
  for (const path of systemPlaces()) if (isExecutable(path) && (await starts(path))) return path;
  return undefined;
}

async function findPlaywrights() {
  const path = chromium.executablePath();
  return path && isExecutable(path) && (await starts(path)) ? path : undefined;
}

/** Runs an installing command; resolves to undefined when it worked, else to the reason it did not. */
async function attempt(command, args, limit) {
  const { code, output, signal } = await run(command, args, {
    quiet: true,
    limit,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code === 0) return undefined;
  if (signal) return `was stopped after ${limit / minutes} minutes`;
  const lines = output.split('\n').map((line) => line.trim());
  return lines.find((line) => /^(E:|Error:)/.test(line)) ?? lines.filter(Boolean).at(-1) ?? `exit code ${code}`;
}

/** Debian's way to become root: directly, by sudo without a password, or not at all. */
async function aptCommand() {
  if ((await run('apt-get', ['--version'], { quiet: true })).code !== 0) return undefined;
  if (isRoot) return ['apt-get'];
  return (await run('sudo', ['-n', 'true'], { quiet: true })).code === 0 ? ['sudo', '-n', 'apt-get'] : undefined;
}

/**
 * The path of a Chromium that starts, and how it was found: CHROMIUM_PATH or CHROME_PATH, the system's own,
 * playwright-core's (downloaded if necessary), Debian's package (installed if allowed). Rejects with what was tried.
 * @returns {Promise<{ path: string, how: string }>}
 */
export async function findChromium({ log = console.log } = {}) {
  const variable = ['CHROMIUM_PATH', 'CHROME_PATH'].find((name) => process.env[name]);
  if (variable) {
    const path = process.env[variable];
    if (isExecutable(path)) return { path, how: `given by ${variable}` };
    throw new Error(`${variable} is ${path}, which is not a program that can be run. Correct it or unset it.`);
  }

  const own = await findInSystem();
  if (own) return { path: own, how: 'found on this system' };

  const downloaded = await findPlaywrights();
  if (downloaded) return { path: downloaded, how: 'downloaded earlier by playwright-core' };

  const tried = [];
  log('No Chromium on this system: downloading one (playwright-core install chromium) …');
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const refusal = await attempt(process.execPath, [cli, 'install', 'chromium'], 3 * minutes);
  const fresh = refusal ? undefined : await findPlaywrights();
  if (fresh) return { path: fresh, how: 'downloaded now by playwright-core' };
  tried.push(
    `playwright-core install chromium: ${refusal ?? 'what it downloaded does not start here (libraries missing?)'}`,
  );
  log(`  ${tried.at(-1)}`);

  const [program, ...before] = (await aptCommand()) ?? [];
  if (program) {
    log("Installing Debian's package (apt-get install chromium-headless-shell, or chromium) …");
    const install = (name) =>
      attempt(program, [...before, 'install', '-y', '--no-install-recommends', name], 8 * minutes);
    const problem =
      (await attempt(program, [...before, 'update'], 3 * minutes)) ??
      ((await install('chromium-headless-shell')) && (await install('chromium')));
    const installed = await findInSystem();
    if (installed) return { path: installed, how: 'installed now with apt-get' };
    tried.push(`apt-get install chromium: ${problem ?? 'it installed no Chromium that starts'}`);
  } else {
    tried.push('apt-get install chromium: there is no apt-get here, or it needs a password');
  }
  log(`  ${tried.at(-1)}`);
  throw new Error(
    `No Chromium for the browser tests. Install Chromium or Chrome, or name one in CHROMIUM_PATH. Tried:\n  ${tried.join('\n  ')}`,
  );
}

/** A running, headless Chromium with an empty profile that makes no connections of its own. `path` saves a search. */
export async function launchChromium({ path } = {}) {
  return chromium.launch({
    executablePath: path ?? (await findChromium()).path,
    chromiumSandbox: !isRoot, // Chromium refuses to start its sandbox as root; playwright-core then passes --no-sandbox
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  });
}

if (isCommand(import.meta.url)) {
  try {
    const { path, how } = await findChromium();
    console.log(`Chromium: ${path} (${how})`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
