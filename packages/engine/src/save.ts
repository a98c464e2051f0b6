import * as v from 'valibot';
import { canonicalJson } from './canonical.ts';
import type { Pack } from './content.ts';
import { CordilleraError } from './errors.ts';
import type { Game, GameTypes } from './game.ts';
import { sha256Hex } from './hash.ts';
import { createMatch, type Match } from './match.ts';

const hex = (length: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${length}}$`), `expected ${length} hexadecimal digits`));

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
  /** The games that can be loaded. */
  games: readonly Game[];
  /** Card sets besides the games' own, for matches that used one. */
  packs?: readonly Pack<object>[];
}

/** Rebuilds a match from its saved form (text, or parsed JSON) and checks every fingerprint on the way. */
export function loadMatch(json: unknown, context: LoadContext): Match {
  const saved = readSaved(json);
  const game = context.games.find((candidate) => candidate.id === saved.game);
  if (game === undefined) {
    throw new CordilleraError('save-unknown-game', {
      game: saved.game,
      known: context.games.map((g) => g.id).join(', '),
    });
  }
  if (saved.rulesVersion !== game.version) {
    throw new CordilleraError('save-other-rules', { game: game.id, saved: saved.rulesVersion, known: game.version });
  }
  if (saved.hashes.length !== saved.choices.length + 1) {
    throw new CordilleraError('save-truncated', { choices: saved.choices.length, hashes: saved.hashes.length });
  }
  const { checksum, ...rest } = saved;
  const match = replay(
    game,
    saved,
    context.packs?.find((pack) => pack.hash === saved.content.hash),
  );
  if (checksumOf(rest) !== checksum) {
    throw new CordilleraError('save-tampered', { at: saved.choices.length, problem: 'checksum ≠' });
  }
  return match;
}

function replay(game: Game, saved: SavedMatch, pack: Pack<object> | undefined): Match {
  const input = { options: saved.options, seats: saved.seats as { name: string }[], seed: saved.seed };
  const match = createMatch<GameTypes>(game, pack === undefined ? input : { ...input, content: pack });
  if (match.content.hash !== saved.content.hash) {
    throw new CordilleraError('save-other-content', {
      pack: saved.content.id,
      saved: saved.content.hash.slice(0, 12),
      known: match.content.hash.slice(0, 12),
    });
  }
  if (match.seedHash !== saved.seedHash)
    throw new CordilleraError('save-tampered', { at: 0, problem: 'SHA-256(seed) ≠' });
  if (match.hash !== saved.hashes[0])
    throw new CordilleraError('save-tampered', { at: 0, problem: `${match.hash} ≠ ${saved.hashes[0]}` });
  saved.choices.forEach(({ seat, choice }, index) => {
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
  });
  return match;
}

function readSaved(json: unknown): SavedMatch {
  let value = json;
  if (typeof json === 'string') {
    try {
      value = JSON.parse(json);
    } catch (error) {
      throw new CordilleraError('save-not-json', { detail: (error as Error).message });
    }
  }
  const header = v.safeParse(v.object({ format: v.literal('cordillera-match'), formatVersion: v.number() }), value);
  if (!header.success) throw new CordilleraError('save-not-a-match', { field: fieldOf(header.issues) });
  if (header.output.formatVersion !== 1) {
    throw new CordilleraError('save-unknown-format', { format: String(header.output.formatVersion), known: '1' });
  }
  const saved = v.safeParse(SavedMatchSchema, value);
  if (!saved.success) throw new CordilleraError('save-not-a-match', { field: fieldOf(saved.issues) });
  return saved.output;
}

/** Where the first fault lies; a file that is nothing of the kind lacks even its format. */
function fieldOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return v.getDotPath(issues[0] as v.BaseIssue<unknown>) ?? 'format';
}
