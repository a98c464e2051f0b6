import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describeProblem, type Game, loadPack, type Pack, PackError, type RawPack } from '@cordillera/engine';
import { gameOfFiles } from '@cordillera/games';
import { UsageError } from './command.ts';
import { printable } from './printable.ts';

const reasons: Record<string, string> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'it is no folder',
  EACCES: 'you may not read it',
};

function namesIn(folder: string): string[] {
  try {
    // What an operating system or an editor hides is none of the pack's.
    return readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reason = reasons[code] ?? message;
    throw new UsageError(`cannot read "${folder}": ${reason}. Give --pack a folder of JSON files, one card set.`);
  }
}

/** Throws on text that is not UTF-8, which would lose letters; a byte order mark does not matter. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Node 20 tells the position only, and editors show lines. */
function lineOf(text: string, message: string): string {
  const position = /position (\d+)$/.exec(message)?.[1];
  return position === undefined ? '' : `, line ${text.slice(0, Number(position)).split('\n').length}`;
}

/** One line for each thing to correct; words of the pack cannot fake another or steer the terminal. */
const refusal = (id: string, problems: readonly string[]): UsageError =>
  new UsageError([`the pack "${id}" cannot be used:`, ...problems].map(printable).join('\n'));

/** The JSON files of a folder as a pack with the folder's name, still to be checked; null when --pack was not given. */
export function readPack(folder: string | undefined): RawPack | null {
  if (folder === undefined) return null;
  const id = basename(resolve(folder));
  const problems: string[] = [];
  const entries = namesIn(folder).map((name) => {
    let text = '';
    try {
      text = utf8.decode(readFileSync(join(folder, name)));
      return [name, JSON.parse(text)];
    } catch (error) {
      const { message } = error as Error;
      problems.push(`${name}: cannot be read as JSON (${message}${lineOf(text, message)}); correct it.`);
      return [name, null];
    }
  });
  if (problems.length > 0) throw refusal(id, problems);
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
    );
  }
}

/** The pack in this folder, of whichever game has files of these names; none when --pack was not given. */
export function findPacks(folder: string | undefined, games: readonly Game[]): Pack<object>[] {
  const raw = readPack(folder);
  if (raw === null) return [];
  const game = gameOfFiles(Object.keys(raw.files), games);
  if (game !== null) return [checkPack(game, raw)];
  const wanted = games.map(({ id, format }) => `a pack of ${id} has ${Object.keys(format.files).join(', ')}`);
  throw new UsageError(`"${folder}" holds the cards of no game: ${wanted.join('; ')}.`);
}
