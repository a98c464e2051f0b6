import {
  type Game,
  JsonSyntaxError,
  loadPack,
  maxPackBytes,
  PackError,
  type PackProblem,
  parseJson,
  truncate,
} from '@cordillera/engine';
import { gameIds, gameOfFiles, loadGame } from '@cordillera/games/lazy';
import { isGame } from '../platform/gameRegistry.ts';
import type { GameId, PackRecord } from '../store/records.ts';
import { houseName } from './cards.ts';
import { countCards } from './countCards.ts';

export type GivenFile = Pick<File, 'name' | 'size' | 'text'>;

/** A valid card set; `id` is null when its files do not name it or use the name of the house set. */
export type ReadSet = Omit<PackRecord, 'id' | 'added'> & { id: string | null; claimsHouseName?: true };

/** Why files are not a valid card set. */
export type Refusal =
  | { kind: 'tooLarge' }
  /** The files were moved or changed, or must not be read. */
  | { kind: 'unreadable' }
  /** `line` is where parsing failed; null when the file is empty. */
  | { kind: 'notJson'; files: { name: string; line: number | null }[] }
  /** A whole set has only its game and its name beside its files. */
  | { kind: 'unknownFields'; fields: string[] }
  /** No game expects files of these names. */
  | { kind: 'noSet'; asked: { game: GameId; files: string[] }[] }
  | { kind: 'unknownGame'; game: string; known: string[] }
  /** The set names one game, but its files belong to another. */
  | { kind: 'otherGame'; said: GameId; found: GameId }
  | { kind: 'noTable'; game: GameId }
  /** `more` counts the problems beyond those listed; `words` are the game's texts for its cards. */
  | { kind: 'problems'; game: GameId; problems: PackProblem[]; more: number; words: Game['format']['words'] };

export class InvalidCardSetError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

function refuse(refusal: Refusal): never {
  throw new InvalidCardSetError(refusal);
}

export const maxNameChars = 40;

/**
 * Reads one file that holds a whole set, or the several files of one set. Throws an `InvalidCardSetError` that lists
 * every problem.
 */
export async function readCardSet(given: readonly GivenFile[], playable?: readonly Game[]): Promise<ReadSet> {
  if (given.reduce((sum, { size }) => sum + size, 0) > maxPackBytes) refuse({ kind: 'tooLarge' });
  const parsed = await parse(given);
  const [first] = Object.values(parsed);
  const bundle = given.length === 1 && isObject(first) && isObject(first.files) ? first : null;
  const files = bundle ? (bundle.files as Record<string, unknown>) : parsed;
  const unknown = Object.keys(bundle ?? {}).filter((field) => !['game', 'id', 'files'].includes(field));
  if (unknown.length > 0) refuse({ kind: 'unknownFields', fields: unknown.map((field) => truncate(field)) });
  // only the files tell which game the set is for, so all games are loaded here
  const games = await Promise.all(gameIds.map(loadGame));
  const game = gameOf(bundle?.game, Object.keys(files), games, playable ?? games);
  const id = game.id as GameId;
  try {
    const { hash } = loadPack(game.format, { id, files });
    const set = { game: id, id: nameOf(bundle?.id), hash, cards: countCards(files), files };
    return isHouse(bundle?.id) ? { ...set, claimsHouseName: true } : set;
  } catch (error) {
    if (error instanceof PackError) {
      refuse({ kind: 'problems', game: id, problems: error.problems, more: error.more, words: game.format.words });
    }
    throw error;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parsed content by file name. */
async function parse(given: readonly GivenFile[]): Promise<Record<string, unknown>> {
  const texts = await Promise.all(given.map((file) => file.text())).catch(() => refuse({ kind: 'unreadable' }));
  const wrong: { name: string; line: number | null }[] = [];
  const parsed = given.map(({ name }, index): [string, unknown] => {
    const text = texts[index]!;
    try {
      return [name, parseJson(text)];
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error;
      wrong.push({ name, line: error.isEmpty ? null : error.line });
      return [name, null];
    }
  });
  if (wrong.length > 0) refuse({ kind: 'notJson', files: wrong });
  return Object.fromEntries(parsed);
}

/** The game that the set names, or the one that these files belong to. */
function gameOf(declared: unknown, names: readonly string[], games: readonly Game[], playable: readonly Game[]): Game {
  const found = gameOfFiles(names, games);
  const id = declared === undefined ? found?.id : typeof declared === 'string' ? truncate(declared) : '?';
  if (id === undefined) return refuse({ kind: 'noSet', asked: playable.map(filesOf) });
  if (!isGame(id)) return refuse({ kind: 'unknownGame', game: id, known: playable.map((game) => game.id) });
  const named = games.filter((game) => game.id === id);
  if (found && gameOfFiles(names, named) === null) refuse({ kind: 'otherGame', said: id, found: found.id as GameId });
  return playable.find((game) => game.id === id) ?? refuse({ kind: 'noTable', game: id });
}

const filesOf = ({ id, format }: Game) => ({ game: id as GameId, files: Object.keys(format.files) });

const isHouse = (id: unknown): boolean => typeof id === 'string' && id.trim().toLowerCase() === houseName;

/** A copy of the house set carries its name, and needs its own. */
function nameOf(id: unknown): string | null {
  const name = typeof id === 'string' ? id.trim() : '';
  return isName(name) ? name : null;
}

export const isName = (name: string): boolean => name.length > 0 && name.length <= maxNameChars && !isHouse(name);
