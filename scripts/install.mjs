// The precondition of every command: a recent Node, and the packages of package-lock.json. Imports only old parts of
// Node, so that an old Node shows our message instead of a syntax error.
import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** Whether this module (its import.meta.url) was started as a command, rather than imported. */
export const isCommand = (url) => Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(url);

/** Whether the versions of "engines" include this one. Supports only forms like `20 || ^22.12.0 || >=24.0.0`. */
export function admits(range, version) {
  const have = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, sign, text] = /^(>=|\^|)\s*(\d+(?:\.[\dx]+)*)$/.exec(part.trim()) || [];
    // "20" is every Node 20; "20.19" would be every 20.19, and is refused as unusual
    if (text === undefined || (sign === '' && text.includes('.')))
      throw new Error(`"${range}" is not a range of versions that can be read here.`);
    const need = text.split('.').map((number) => Number(number) || 0);
    if (sign !== '>=' && have[0] !== need[0]) return false;
    const first = need.findIndex((number, i) => number !== have[i]);
    return first === -1 || have[first] > need[first];
  });
}

/** Ends the process with a clear message when package.json's "engines" exclude this Node. */
export function requireNode() {
  const range = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  if (admits(range, process.versions.node)) return;
  console.error(`Cordillera needs Node ${range.split(' || ').join(' or ')}; this is Node ${process.versions.node}.`);
  console.error('Install the newest Node with an even number (https://nodejs.org) and run the same command again.');
  process.exit(1);
}

const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Calls `end` with an exit code when this process should end: because of a signal, or because the npm that started it
 * has ended. (Ending npm ends the shell between us, not us: a server would continue and hold its port.)
 */
export function whenEnded(end) {
  for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 })) {
    process.once(signal, () => end(128 + number));
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end(128 + 15);
  }, 500);
  watch.unref();
}

/**
 * Runs a program without a shell and without stdin; never rejects. `quiet` collects its output in `output` instead of
 * showing it; `limit` is a time limit in milliseconds.
 */
export function run(command, args, { quiet = false, limit, env, shell = false } = {}) {
  return new Promise((done) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      timeout: limit,
      shell,
    });
    running.add(child);
    child.on('exit', () => running.delete(child));
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => done({ code: code ?? 1, output, signal }));
  });
}

/** Runs npm: the one that started us if any, so that both have the same version. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return run(process.execPath, [cli, ...args], options);
  const windows = process.platform === 'win32';
  return run(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * Whether the packages of package-lock.json are installed, in these versions, according to npm's own record, which it
 * writes last. Optional ones may be absent (other systems' programs); development packages may not.
 */
export function isInstalled(folder) {
  let wanted;
  let installed;
  try {
    wanted = packagesOf(join(folder, 'package-lock.json'));
    installed = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  } catch {
    return false; // npm ci reports what is wrong, if anything is
  }
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (path in installed ? installed[path].version === version : optional === true),
  );
}

/**
 * Installs with `npm ci` unless that has been done already. Resolves to false when npm failed, which has printed why.
 */
export async function install() {
  if (isInstalled(root)) return true;
  console.log('Installing packages (npm ci) …');
  // development packages include the compiler and the bundler, so NODE_ENV=production must not omit them
  const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) {
    console.error(`npm ci failed (exit code ${code}). Is the network there? Does package-lock.json fit package.json?`);
  }
  return code === 0;
}
