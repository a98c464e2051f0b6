import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import {
  describeProblem,
  type Game,
  JsonSyntaxError,
  loadPack,
  maxPackBytes,
  moreProblems,
  type Pack,
  PackError,
  parseJson,
  type RawPack,
} from '@cordillera/engine';
import { gameOfFiles } from '@cordillera/games';
import { UsageError } from '../cli/command.ts';
import { printable } from '../cli/printable.ts';
import { readText, UnreadableFileError } from './readFile.ts';

const reasons: Record<string, string> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'it is no folder',
  EACCES: 'you may not read it',
};

function namesIn(folder: string): string[] {
  try {
    // Files hidden by an operating system or an editor are not part of the pack.
    return readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const reason = reasons[code] ?? `the system refuses it (${code})`;
    throw new UsageError(`cannot read "${folder}": ${reason}. Give --pack a folder of JSON files, one card set.`);
  }
}

/**
 * One line for each problem, escaped, so that words of the pack can neither imitate a line nor control the terminal.
 */
const refusal = (id: string, problems: readonly string[], more: number): UsageError =>
  new UsageError(
    [`the pack "${id}" cannot be used:`, ...problems, ...(more > 0 ? [moreProblems('en', more)] : [])]
      .map(printable)
      .join('\n'),
  );

/** What is wrong with a file that is not JSON, and what to do. */
function faultOf(error: unknown): string {
  if (error instanceof UnreadableFileError) return `cannot be read: ${error.message}; correct it.`;
  if (!(error instanceof JsonSyntaxError)) throw error;
  if (error.isEmpty) return 'the file is empty; put its cards into it, or take it from a copy.';
  return (
    `is not valid JSON: look at line ${error.line}, column ${error.column}, and the line before it. ` +
    'Often a comma, a quotation mark or a bracket is missing there, or there is one too many.'
  );
}

const maxFiles = 100;

/** The JSON files of a folder as an unchecked pack with the folder's name; null when --pack was not given. */
export function readPack(folder: string | undefined): RawPack | null {
  if (folder === undefined) return null;
  const id = basename(resolve(folder));
  const names = namesIn(folder);
  const problems: string[] = [];
  let left = maxPackBytes;
  const entries = names.slice(0, maxFiles).map((name) => {
    try {
      const text = readText(join(folder, name), left);
      left -= Buffer.byteLength(text);
      return [name, parseJson(text)];
    } catch (error) {
      problems.push(`${name}: ${faultOf(error)}`);
      return [name, null];
    }
  });
  if (names.length > maxFiles) problems.push(`${names.length} files: no pack has more than ${maxFiles}; remove some.`);
  if (problems.length > 0) throw refusal(id, problems, 0);
  return { id, files: Object.fromEntries(entries) };
}

/** Throws a UsageError that lists everything to correct. */
export function checkPack({ format }: Game, raw: RawPack): Pack<object> {
  try {
    return loadPack(format, raw);
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    throw refusal(
      raw.id,
      error.problems.map((problem) => describeProblem(problem, 'en', format.words)),
      error.more,
    );
  }
}

/** The pack in this folder, for the game that has files of these names; empty when --pack was not given. */
export function findPacks(folder: string | undefined, games: readonly Game[]): Pack<object>[] {
  const raw = readPack(folder);
  if (raw === null) return [];
  const game = gameOfFiles(Object.keys(raw.files), games);
  if (game !== null) return [checkPack(game, raw)];
  const wanted = games.map(({ id, format }) => `a pack of ${id} has ${Object.keys(format.files).join(', ')}`);
  throw new UsageError(`"${folder}" holds the cards of no game: ${wanted.join('; ')}.`);
}
