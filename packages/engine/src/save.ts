import * as v from 'valibot';
import { type Bounds, excessOf, shorten } from './bounds.ts';
import { canonicalJson } from './canonical.ts';
import { loadPack, type Pack } from './content.ts';
import { CordilleraError } from './errors.ts';
import type { Game, GameTypes } from './game.ts';
import { sha256Hex } from './hash.ts';
import { NotJson, parseJson } from './json.ts';
import { createMatch, type Match } from './match.ts';

/** The longest game that chance ever played came to 3 million characters; no choice nests deeper than a few lists. */
const MATCH_BOUNDS: Bounds = { depth: 20, values: 4_000_000, characters: 20_000_000 };

/** In bytes: nobody need read more of a file. */
export const LARGEST_MATCH = MATCH_BOUNDS.characters;

/** A choice is replayed in less than a millisecond; nobody waits for more than these. */
const MOST_CHOICES = 300_000;

const hex = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${length}}$`)));

/** The one file format of a match; docs/match-format.md explains each field. */
const SavedMatchSchema = v.strictObject({
  format: v.literal('cordillera-match'),
  formatVersion: v.literal(1),
  game: v.string(),
  rulesVersion: v.pipe(v.number(), v.integer()),
  content: v.strictObject({ id: v.string(), hash: hex(64) }),
  options: v.record(v.string(), v.unknown()),
  seats: v.array(v.strictObject({ name: v.string(), bot: v.optional(v.string()) })),
  seed: hex(32),
  seedHash: hex(64),
  choices: v.array(
    v.strictObject({ seat: v.pipe(v.number(), v.integer()), choice: v.record(v.string(), v.unknown()) }),
  ),
  hashes: v.array(hex(16)),
  checksum: hex(64),
});

export type SavedMatch = v.InferOutput<typeof SavedMatchSchema>;

const checksumOf = (saved: Omit<SavedMatch, 'checksum'>): string => sha256Hex(canonicalJson(saved));

export const sealed = (saved: Omit<SavedMatch, 'checksum'>): SavedMatch => ({ ...saved, checksum: checksumOf(saved) });

export interface LoadContext {
  /** The games that can be loaded; of one game there may be several versions, the newest first. */
  games: readonly Game[];
  /** Card sets besides the games' own, for matches that used one. */
  packs?: readonly Pack<object>[];
  /** The bots that can play a game. A match with another one is refused; when absent, any name is taken. */
  bots?: (game: Game) => readonly string[];
}

/** How far a match has been replayed, in choices. */
export interface LoadProgress {
  done: number;
  all: number;
}

/** Rebuilds a match from its saved form (text, or parsed JSON) and checks every fingerprint on the way. */
export function loadMatch(json: unknown, context: LoadContext): Match {
  const loading = loadSteps(json, context);
  for (;;) {
    const step = loading.next();
    if (step.done) return step.value;
  }
}

/** The same, choice by choice: whoever drives it can tell how far it is, do other things meanwhile, or give up. */
export function* loadSteps(json: unknown, context: LoadContext): Generator<LoadProgress, Match, void> {
  const saved = readSaved(json);
  yield { done: 0, all: saved.choices.length };
  const game = gameOf(saved, context.games);
  if (saved.hashes.length !== saved.choices.length + 1) {
    throw new CordilleraError('save-truncated', { choices: saved.choices.length, hashes: saved.hashes.length });
  }
  const { checksum, ...rest } = saved;
  if (checksumOf(rest) !== checksum) throw new CordilleraError('save-damaged', {});
  if (context.bots !== undefined) checkBots(saved, game, context.bots(game));
  return yield* replay(game, saved, contentOf(game, saved, context.packs ?? []));
}

function checkBots({ seats }: SavedMatch, game: Game, known: readonly string[]): void {
  for (const { bot } of seats) {
    if (bot === undefined || known.includes(bot)) continue;
    throw new CordilleraError('save-unknown-bot', { bot: shorten(bot), game: game.id, known: known.join(', ') });
  }
}

function gameOf({ game: id, rulesVersion }: SavedMatch, games: readonly Game[]): Game {
  const versions = games.filter((game) => game.id === id);
  const [newest] = versions;
  if (newest === undefined) {
    throw new CordilleraError('save-unknown-game', { game: id, known: games.map((game) => game.id).join(', ') });
  }
  const game = versions.find(({ version }) => version === rulesVersion);
  if (game !== undefined) return game;
  throw new CordilleraError('save-other-rules', { game: id, saved: rulesVersion, known: newest.version });
}

/** Found before anything is set up with it: with other cards even good options may be wrong. */
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
  const { options, seats, seed } = saved;
  const match = createMatch<GameTypes>(game, { options, seats: seats as { name: string }[], seed, content });
  if (match.seedHash !== saved.seedHash)
    throw new CordilleraError('save-tampered', { at: 0, problem: 'SHA-256(seed) ≠' });
  if (match.hash !== saved.hashes[0])
    throw new CordilleraError('save-tampered', { at: 0, problem: `${match.hash} ≠ ${saved.hashes[0]}` });
  const all = saved.choices.length;
  for (const [index, { seat, choice }] of saved.choices.entries()) {
    try {
      match.choose(seat, choice);
    } catch (error) {
      if (error instanceof CordilleraError) {
        throw new CordilleraError('save-tampered', { at: index + 1, problem: error.code });
      }
      throw error;
    }
    const expected = saved.hashes[index + 1];
    if (match.hash !== expected) {
      throw new CordilleraError('save-tampered', { at: index + 1, problem: `${match.hash} ≠ ${expected}` });
    }
    yield { done: index + 1, all };
  }
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
  if (header.output.formatVersion !== 1) {
    throw new CordilleraError('save-unknown-format', { format: String(header.output.formatVersion), known: '1' });
  }
  const saved = v.safeParse(SavedMatchSchema, value);
  if (!saved.success) throw new CordilleraError('save-not-a-match', { field: fieldOf(saved.issues) });
  if (saved.output.choices.length > MOST_CHOICES) {
    throw new CordilleraError('save-too-many-choices', { limit: MOST_CHOICES });
  }
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

/** Where the first fault lies; a file that is nothing of the kind lacks even its format. */
function fieldOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return v.getDotPath(issues[0] as v.BaseIssue<unknown>) ?? 'format';
}
