import * as v from 'valibot';
import { type Bounds, excessOf, shorten } from './bounds.ts';
import { canonicalJson } from './canonical.ts';
import { loadPack, type Pack } from './content.ts';
import { CordilleraError } from './errors.ts';
import type { Game, GameTypes } from './game.ts';
import { sha256Hex } from './hash.ts';
import { NotJson, parseJson } from './json.ts';
import { createMatch, type Match } from './match.ts';
import { checkRulesVersion } from './rulesVersion.ts';

/** The longest randomly played game came to 3 million characters; no choice nests deeper than a few lists. */
const MATCH_BOUNDS: Bounds = { depth: 20, values: 4_000_000, characters: 20_000_000 };

/** In bytes: there is no need to read more of a file. */
export const LARGEST_MATCH = MATCH_BOUNDS.characters;

/** A choice is replayed in less than a millisecond; nobody would wait for more than these. */
const MOST_CHOICES = 300_000;

const hex = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${length}}$`)));

const index = v.pipe(v.number(), v.integer());
const choice = v.record(v.string(), v.unknown());
const player = v.strictObject({
  name: v.string(),
  bot: v.optional(v.string()),
  open: v.optional(v.literal(true)),
  standIn: v.optional(v.string()),
});

/** The format of the file, which every later program must read; docs/match-format.md explains each field. */
const FORMAT_VERSION = 1;

const SavedMatchSchema = v.strictObject({
  format: v.literal('cordillera-match'),
  formatVersion: v.literal(FORMAT_VERSION),
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

export type SavedMatch = v.InferOutput<typeof SavedMatchSchema>;

const checksumOf = (saved: object): string => sha256Hex(canonicalJson(saved));

/** A match's own data, completed to the file that holds it. */
export function sealed(match: Omit<SavedMatch, 'format' | 'formatVersion' | 'checksum'>): SavedMatch {
  const saved = { format: 'cordillera-match', formatVersion: FORMAT_VERSION, ...match } as const;
  return { ...saved, checksum: checksumOf(saved) };
}

export interface LoadContext {
  /** The games that can be loaded. */
  games: readonly Game[];
  /** Card sets besides the games' own, for matches that used one. */
  packs?: readonly Pack<object>[];
  /** The bots that can play a game. A match with any other is refused; when absent, any name is accepted. */
  bots?: (game: Game) => readonly string[];
}

/** How far a match has been replayed, in entries of its log. */
export interface LoadProgress {
  done: number;
  all: number;
}

/** Rebuilds a match from its saved form (text or parsed JSON) and checks that it comes out as it was saved. */
export function loadMatch(json: unknown, context: LoadContext): Match {
  const loading = loadSteps(json, context);
  for (;;) {
    const step = loading.next();
    if (step.done) return step.value;
  }
}

/** The same, entry by entry: the caller can show progress, do other things meanwhile, or give up. */
export function* loadSteps(json: unknown, context: LoadContext): Generator<LoadProgress, Match, void> {
  const saved = readSaved(json);
  yield { done: 0, all: saved.log.length };
  const game = gameOf(saved, context.games);
  if (context.bots !== undefined) checkBots(saved, game, context.bots(game));
  return yield* replay(game, saved, contentOf(game, saved, context.packs ?? []));
}

function checkBots({ seats, log }: SavedMatch, game: Game, known: readonly string[]): void {
  const players = [...seats, ...log.flatMap((entry) => (entry.kind === 'sit' ? [entry.player] : []))];
  for (const bot of players.flatMap((each) => [each.bot, each.standIn])) {
    if (bot === undefined || known.includes(bot)) continue;
    throw new CordilleraError('save-unknown-bot', { bot: shorten(bot), game: game.id, known: known.join(', ') });
  }
}

function gameOf({ game: id, rulesVersion }: SavedMatch, games: readonly Game[]): Game {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) {
    throw new CordilleraError('save-unknown-game', { game: id, known: games.map((each) => each.id).join(', ') });
  }
  checkRulesVersion(game, rulesVersion);
  return game;
}

/** Found before anything is set up: with other cards even good options may be wrong. */
function contentOf(game: Game, { content }: SavedMatch, packs: readonly Pack<object>[]): Pack<object> {
  const pack = packs.find(({ hash }) => hash === content.hash) ?? loadPack(game.format, game.house);
  if (pack.hash === content.hash) return pack;
  throw new CordilleraError('save-other-content', {
    pack: content.id,
    saved: content.hash.slice(0, 12),
    known: pack.hash.slice(0, 12),
  });
}

function* replay(game: Game, saved: SavedMatch, content: Pack<object>): Generator<LoadProgress, Match, void> {
  const { options, seats, seed, log, rulesVersion } = saved;
  const match = createMatch<GameTypes>(game, { options, seats, seed, content, rulesVersion });
  if (match.seedHash !== saved.seedHash)
    throw new CordilleraError('save-tampered', { at: 0, problem: 'SHA-256(seed) ≠' });
  for (const [at, entry] of log.entries()) {
    try {
      match.follow(entry);
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

function readSaved(json: unknown): SavedMatch {
  if (typeof json === 'string' && json.length > MATCH_BOUNDS.characters) {
    throw new CordilleraError('save-too-large', { limit: MATCH_BOUNDS.characters });
  }
  const value = typeof json === 'string' ? parsed(json) : json;
  refuseExcess(value);
  const header = v.safeParse(v.object({ format: v.literal('cordillera-match'), formatVersion: v.number() }), value);
  if (!header.success) throw new CordilleraError('save-not-a-match', { field: fieldOf(header.issues) });
  const { formatVersion } = header.output;
  if (formatVersion !== FORMAT_VERSION) {
    throw new CordilleraError('save-unknown-format', { format: String(formatVersion), known: String(FORMAT_VERSION) });
  }
  const saved = v.safeParse(SavedMatchSchema, value);
  if (!saved.success) throw new CordilleraError('save-not-a-match', { field: fieldOf(saved.issues) });
  const { checksum, ...rest } = saved.output;
  if (rest.log.length > MOST_CHOICES) throw new CordilleraError('save-too-many-choices', { limit: MOST_CHOICES });
  if (checksumOf(rest) !== checksum) throw new CordilleraError('save-damaged', {});
  return saved.output;
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof NotJson)
      throw new CordilleraError('save-not-json', { line: error.line, column: error.column });
    throw error;
  }
}

function refuseExcess(value: unknown): void {
  const excess = excessOf(value, MATCH_BOUNDS);
  switch (excess?.code) {
    case 'too-deep':
      throw new CordilleraError('save-too-deep', { limit: excess.limit });
    case 'too-many-values':
    case 'too-much-text':
      throw new CordilleraError('save-too-large', { limit: MATCH_BOUNDS.characters });
    case 'no-json':
      throw new CordilleraError('save-not-a-match', { field: excess.path.join('.') || 'format' });
  }
}

/** The first field at fault; a file that is something else entirely lacks even its format. */
function fieldOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return v.getDotPath(issues[0] as v.BaseIssue<unknown>) ?? 'format';
}
