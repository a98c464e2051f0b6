import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Match } from '@cordillera/engine';
import { CommandError, UsageError } from '../cli/command.ts';
import { type RunPlan, seatsOf, seedOf } from '../simulate/plan.ts';

const reasons: Record<string, string> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'it can only be read',
  EEXIST: 'a file is in the way',
  ENOTDIR: 'a file is in the way',
  EISDIR: 'a folder is in the way',
  ENOSPC: 'the disk is full',
};

/** The reason why a file cannot be written. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

/**
 * Creates a folder and its parents one by one, because Node's recursive way hangs where the system answers ENOENT, as
 * /proc does.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

const fileOf = (game: string, index: number): string => `${game}-${index}.json`;
/** The number of a saved match; null for any other file. */
function numberOf(game: string, file: string): number | null {
  const [, number] = /^-(\d+)\.json$/.exec(file.startsWith(game) ? file.slice(game.length) : '') ?? [];
  return number === undefined ? null : Number(number);
}

/** Whether the file belongs to the match with this number of this run, even if incomplete. */
function isOf(plan: RunPlan, index: number, file: string): boolean {
  try {
    const { seed, seats } = JSON.parse(readFileSync(file, 'utf8')) as { seed: string; seats: { name: string }[] };
    const names = seatsOf(plan, index).map(({ name }) => name);
    return seed === seedOf(plan, index) && seats.map(({ name }) => name).join() === names.join();
  } catch {
    return false;
  }
}

/**
 * Creates the folder for the matches of a run, or refuses it: it must be writable and hold no matches of another run.
 */
export function prepareFolder(folder: string, plan: RunPlan): void {
  if (folder === '') throw new UsageError('--save is empty: give it a folder.');
  let saved: string | undefined;
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
    saved = readdirSync(folder).find((name) => {
      const number = numberOf(plan.game, name);
      if (number === null) return false;
      // A continued run ignores earlier matches. Later ones were begun by an interrupted run.
      return plan.from === 0 || (number >= plan.from - 1 && !isOf(plan, number, join(folder, name)));
    });
  } catch (error) {
    throw new UsageError(
      `cannot write into "${folder}": ${reasonOf(error)}. Give --save a folder that can be written.`,
    );
  }
  if (saved !== undefined && plan.from > 0) {
    throw new UsageError(
      `"${folder}" holds matches of another run (${saved}): go on with the flags of that run, or give --save another folder.`,
    );
  }
  if (saved !== undefined) {
    throw new UsageError(
      `"${folder}" holds matches already (${saved}): give --save another folder, or empty this one. --from goes on with a run that was stopped.`,
    );
  }
}

/** Writes one match of a run. A file with a match's name is always complete. */
export function saveMatch(folder: string, index: number, match: Match): void {
  const file = join(folder, fileOf(match.game.id, index));
  const draft = `${file}.part`;
  try {
    writeFileSync(draft, `${JSON.stringify(match)}\n`);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new CommandError(`cannot write "${file}": ${reasonOf(error)}. What was saved so far is whole.`);
  }
}
