import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Match } from '@cordillera/engine';
import { Failure, UsageError } from './command.ts';

const reasons: Record<string, string> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'it can only be read',
  EEXIST: 'a file is in the way',
  ENOTDIR: 'a file is in the way',
  EISDIR: 'a folder is in the way',
  ENOSPC: 'the disk is full',
};

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

/** Makes a folder and those above it, one by one: Node's own way hangs where the system says ENOENT, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

const fileOf = (game: string, index: number): string => `${game}-${index}.json`;
const isMatchOf = (game: string, file: string): boolean =>
  file.startsWith(`${game}-`) && /^\d+\.json$/.test(file.slice(game.length + 1));

/** Makes the folder for the matches of a run, or refuses it: it must be writable and hold no matches of another run. */
export function prepareFolder(folder: string, game: string): void {
  if (folder === '') throw new UsageError('--save is empty: give it a folder.');
  let saved: string | undefined;
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
    saved = readdirSync(folder).find((name) => isMatchOf(game, name));
  } catch (error) {
    throw new UsageError(
      `cannot write into "${folder}": ${reasonOf(error)}. Give --save a folder that can be written.`,
    );
  }
  if (saved !== undefined) {
    throw new UsageError(
      `"${folder}" holds matches already (${saved}): give --save another folder, or empty this one.`,
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
    throw new Failure(`cannot write "${file}": ${reasonOf(error)}. What was saved so far is whole.`);
  }
}
