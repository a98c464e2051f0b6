#!/usr/bin/env node
// Finds a Chromium for the browser tests, or installs one. `node scripts/chromium.mjs` does it and prints the result.
import { homedir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { isCommand, root } from './install.mjs';
import { attempt, installWithApt, isExecutable, isRoot, minutes, onPath, starts, windows } from './programs.mjs';

/** Possible paths of an installed Chromium or Chrome, best first: the headless shell takes two thirds of the time. */
function systemPlaces() {
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ];
  if (process.platform === 'darwin') {
    const apps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
    return [
      ...onPath(names),
      ...apps.flatMap((app) => [join('/Applications', app), join(homedir(), 'Applications', app)]),
    ];
  }
  if (windows) {
    const { LOCALAPPDATA, ProgramFiles } = process.env;
    const programs = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter(Boolean);
    const makers = ['Chromium', join('Google', 'Chrome')];
    return [
      ...onPath(names),
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
  return [...onPath(names), ...usual];
}

async function findInSystem() {
  for (const path of systemPlaces()) if (isExecutable(path) && (await starts(path))) return path;
  return undefined;
}

async function findPlaywrights() {
  const path = chromium.executablePath();
  return path && isExecutable(path) && (await starts(path)) ? path : undefined;
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

  log("Installing Debian's package (apt-get install chromium-headless-shell, or chromium) …");
  const problem = await installWithApt(['chromium-headless-shell'], ['chromium']);
  const installed = await findInSystem();
  if (installed) return { path: installed, how: 'installed now with apt-get' };
  tried.push(`apt-get install chromium: ${problem ?? 'it installed no Chromium that starts'}`);
  log(`  ${tried.at(-1)}`);
  throw new Error(
    `No Chromium for the browser tests. Install Chromium or Chrome, or name one in CHROMIUM_PATH. Tried:\n  ${tried.join('\n  ')}`,
  );
}

/** Starts a headless Chromium with an empty profile that makes no connections of its own. `path` saves a search. */
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
