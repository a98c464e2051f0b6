// Programs of this machine that tests need: whether they are present, and how they are installed.
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './install.mjs';

export const minutes = 60_000;
export const windows = process.platform === 'win32';
export const isRoot = process.getuid?.() === 0;

/** Whether this is an executable program. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Whether it starts. A browser without its libraries, or Ubuntu's stub, does not. (On Windows asking would open a
 * window.)
 */
export const starts = async (path) =>
  windows || (await run(path, ['--version'], { quiet: true, limit: minutes / 4 })).code === 0;

/** Possible paths of programs with these names, the first name first. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, windows ? `${name}.exe` : name)));
}

/** Runs an installing command; resolves to undefined on success, else to the reason of the failure. */
export async function attempt(command, args, limit) {
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

/** apt-get as root: directly, by sudo without a password, or undefined. */
async function aptCommand() {
  if ((await run('apt-get', ['--version'], { quiet: true })).code !== 0) return undefined;
  if (isRoot) return ['apt-get'];
  return (await run('sudo', ['-n', 'true'], { quiet: true })).code === 0 ? ['sudo', '-n', 'apt-get'] : undefined;
}

/**
 * Installs Debian packages: the first of these lists that can be installed. Resolves to undefined on success, else to
 * the reason of the failure.
 */
export async function installWithApt(...lists) {
  const [program, ...before] = (await aptCommand()) ?? [];
  if (!program) return 'there is no apt-get here, or it needs a password';
  let problem = await onceFree(() => attempt(program, [...before, 'update'], 3 * minutes));
  if (problem) return problem;
  for (const packages of lists) {
    const args = [...before, 'install', '-y', '--no-install-recommends', ...packages];
    problem = await onceFree(() => attempt(program, args, 8 * minutes));
    if (!problem) return undefined;
  }
  return problem;
}

/** Waits while another apt-get holds its locks; apt-get itself waits for only one of them. */
async function onceFree(install) {
  const until = Date.now() + 8 * minutes;
  for (;;) {
    const problem = await install();
    if (!/Could not get lock|Unable to (acquire|lock)/.test(problem ?? '') || Date.now() > until) return problem;
    await sleep(1000);
  }
}
