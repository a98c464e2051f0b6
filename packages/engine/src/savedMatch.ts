import * as v from 'valibot';
import { loadHousePack, loadPack, type Pack, type RawPack } from './content.ts';
import { CordilleraError } from './errors.ts';
import type { Game, GameTypes } from './game.ts';
import {
  type Bounds,
  type BoundsViolation,
  findBoundsViolation,
  findTextBoundsViolation,
  truncate,
} from './inputBounds.ts';
import { JsonSyntaxError, parseJson } from './json.ts';
import { createMatch, type Match } from './match.ts';
import { checkRulesVersion } from './rulesVersion.ts';
import { FILE_FORMAT, isUndamaged, STORED_FORMAT } from './seal.ts';

/** The longest random game took 3 million characters; no choice nests deeper than a few lists. */
const matchBounds: Bounds = { depth: 20, values: 1_000_000, characters: 10_000_000, fields: 1000 };

/** In bytes; a reader can stop here. */
export const maxMatchBytes = matchBounds.characters;

/** Replaying a choice takes less than a millisecond; more than these would keep the player waiting too long. */
const maxReplayedChoices = 100_000;

/** Above any game's number of seats; the game itself checks its own limit. */
const maxSeats = 100;

const hex = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${length}}$`)));

const index = v.pipe(v.number(), v.integer());
const choice = v.record(v.string(), v.unknown());
const player = v.strictObject({
  name: v.string(),
  bot: v.optional(v.string()),
  open: v.optional(v.literal(true)),
  standIn: v.optional(v.string()),
});

/** Both forms, which every later version must read; docs/match-format.md explains each field. */
const StoredMatchSchema = v.strictObject({
  format: v.literal('cordillera-match'),
  formatVersion: v.picklist([FILE_FORMAT, STORED_FORMAT]),
  game: v.string(),
  rulesVersion: index,
  content: v.strictObject({ id: v.string(), hash: hex(64) }),
  options: v.record(v.string(), v.unknown()),
  seats: v.array(player),
  seed: hex(32),
  seedHash: hex(64),
  log: v.array(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('choice'), seat: index, choice }),
      v.strictObject({ kind: v.literal('undo'), seat: index }),
      v.strictObject({ kind: v.literal('takeBack'), seat: index }),
      v.strictObject({ kind: v.literal('timeUp'), seat: index }),
      v.strictObject({ kind: v.literal('sit'), seat: index, player }),
    ]),
  ),
  hash: hex(16),
  checksum: hex(64),
});

/** Checked before the other fields. */
const HeaderSchema = v.object({
  format: v.literal('cordillera-match'),
  formatVersion: v.number(),
  log: v.optional(v.unknown()),
  seats: v.optional(v.unknown()),
  choices: v.optional(v.unknown()),
});

/** A match as stored, in either form. */
export type StoredMatch = v.InferOutput<typeof StoredMatchSchema>;

/** The file of a match. */
export type SavedMatch = StoredMatch & { formatVersion: typeof FILE_FORMAT };

export interface LoadContext {
  /** The games that can be loaded. */
  games: readonly Game[];
  /** Card sets besides the games' own. */
  packs?: readonly Pack<object>[];
  /** The files of an earlier house set of the game, by its hash; null when it is unknown. */
  olderHouse?: (game: Game, hash: string) => RawPack['files'] | null;
  /** The bots that can play a game. A match with another bot is refused; when absent, any name is accepted. */
  bots?: (game: Game) => readonly string[];
}

/** How far a match has been replayed, in entries of its log. */
export interface LoadProgress {
  done: number;
  all: number;
}

/** Rebuilds a match from its saved form (text or parsed JSON) and checks that the result is as saved. */
export function loadMatch(json: unknown, context: LoadContext): Match {
  const loading = loadMatchInSteps(json, context);
  for (;;) {
    const step = loading.next();
    if (step.done) return step.value;
  }
}

/** The same, entry by entry: the caller can show progress, do other work in between, or give up. */
export function* loadMatchInSteps(json: unknown, context: LoadContext): Generator<LoadProgress, Match, void> {
  const saved = readSaved(json);
  yield { done: 0, all: saved.log.length };
  const game = gameOf(saved, context.games);
  if (context.bots !== undefined) checkBots(saved, game, context.bots(game));
  return yield* replay(game, saved, contentOf(game, saved, context));
}

function checkBots({ seats, log }: StoredMatch, game: Game, known: readonly string[]): void {
  const players = [...seats, ...log.flatMap((entry) => (entry.kind === 'sit' ? [entry.player] : []))];
  for (const bot of players.flatMap((each) => [each.bot, each.standIn])) {
    if (bot === undefined || known.includes(bot)) continue;
    throw new CordilleraError('save-unknown-bot', { bot: truncate(bot), game: game.id, known: known.join(', ') });
  }
}

function gameOf({ game: id, rulesVersion }: StoredMatch, games: readonly Game[]): Game {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) {
    throw new CordilleraError('save-unknown-game', { game: id, known: games.map((each) => each.id).join(', ') });
  }
  checkRulesVersion(game, rulesVersion);
  return game;
}

/** Checked before setup: with other cards even valid options may be refused. */
function contentOf(game: Game, { content }: StoredMatch, { packs = [], olderHouse }: LoadContext): Pack<object> {
  const given = packs.find(({ hash }) => hash === content.hash) ?? loadHousePack(game);
  if (given.hash === content.hash) return given;
  const older = olderHouse?.(game, content.hash);
  if (older) return loadPack(game.format, { id: content.id, files: older });
  throw new CordilleraError('save-other-content', {
    pack: content.id,
    saved: content.hash.slice(0, 12),
    known: given.hash.slice(0, 12),
  });
}

function* replay(game: Game, saved: StoredMatch, content: Pack<object>): Generator<LoadProgress, Match, void> {
  const { options, seats, seed, log, rulesVersion } = saved;
  const match = createMatch<GameTypes>(game, { options, seats, seed, content, rulesVersion });
  if (match.seedHash !== saved.seedHash)
    throw new CordilleraError('save-tampered', { at: 0, problem: 'SHA-256(seed) ≠' });
  for (const [at, entry] of log.entries()) {
    try {
      match.applyEntry(entry);
    } catch (error) {
      if (error instanceof CordilleraError) {
        throw new CordilleraError('save-tampered', { at: at + 1, problem: error.code });
      }
      throw error;
    }
    yield { done: at + 1, all: log.length };
  }
  if (match.hash !== saved.hash)
    throw new CordilleraError('save-tampered', { at: log.length, problem: `${match.hash} ≠ ${saved.hash}` });
  return match;
}

/** Counts are checked before contents, and the checksum last. */
function readSaved(json: unknown): StoredMatch {
  const value = typeof json === 'string' ? parseSaved(json) : json;
  refuse(findBoundsViolation(value, matchBounds));
  const header = v.safeParse(HeaderSchema, value);
  if (!header.success) throw new CordilleraError('save-not-a-match', { field: fieldOf(header.issues) });
  checkFormat(header.output);
  const { log, seats } = header.output;
  if (lengthOf(log) > maxReplayedChoices)
    throw new CordilleraError('save-too-many-choices', { limit: maxReplayedChoices });
  if (lengthOf(seats) > maxSeats) throw new CordilleraError('save-not-a-match', { field: 'seats' });
  const { success, issues } = v.safeParse(StoredMatchSchema, value, { abortEarly: true });
  if (!success) throw new CordilleraError('save-not-a-match', { field: fieldOf(issues) });
  // not the schema's copy, which lacks fields that the schema overlooks
  const saved = value as StoredMatch;
  if (!isUndamaged(saved)) throw new CordilleraError('save-damaged', {});
  return saved;
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

function checkFormat({ formatVersion, log, choices }: v.InferOutput<typeof HeaderSchema>): void {
  if (formatVersion > STORED_FORMAT) {
    throw new CordilleraError('save-unknown-format', { format: String(formatVersion), known: String(STORED_FORMAT) });
  }
  // the first form of all had no log, only the choices that stood
  const isFirst = log === undefined && Array.isArray(choices);
  if (formatVersion < FILE_FORMAT || isFirst) throw new CordilleraError('save-older-format', {});
}

/** The value of a text that may be a saved match, bounded before it is parsed. */
export function parseSaved(text: string): unknown {
  const code = findTextBoundsViolation(text, matchBounds);
  if (code !== null) refuse({ code, path: [] });
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError)
      throw new CordilleraError('save-not-json', { line: error.line, column: error.column });
    throw error;
  }
}

function refuse(excess: Pick<BoundsViolation, 'code' | 'path'> | null): void {
  switch (excess?.code) {
    case 'too-deep':
      throw new CordilleraError('save-too-deep', { limit: matchBounds.depth });
    case 'too-many-values':
    case 'too-much-text':
      throw new CordilleraError('save-too-large', {
        characters: matchBounds.characters,
        values: matchBounds.values,
      });
    case 'no-json':
    case 'unknown-field':
      throw new CordilleraError('save-not-a-match', { field: excess.path.join('.') || 'format' });
  }
}

/** The first invalid field; a file of another kind lacks even its format. */
function fieldOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return v.getDotPath(issues[0] as v.BaseIssue<unknown>) ?? 'format';
}
