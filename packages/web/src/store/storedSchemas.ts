import type { StoredMatch } from '@cordillera/engine';
import { gameIds } from '@cordillera/games/lazy';
import * as v from 'valibot';
import type { CampaignRecord, MatchRecord, PackRecord, TableOptions, Write } from './records.ts';

/**
 * The database may hold what an older page, a newer one or a failing disk left there. A record without id, revision,
 * game and saved match is rejected; any other invalid field gets its default, so that a match with a damaged summary
 * can still be opened. The rules check the choices themselves.
 */
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** In ms since 1970; the maximum is the latest valid date. */
const time = v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)), 0);
const game = v.picklist(gameIds);
/** Of one stage and one group; there are three to earn. */
const suns = v.pipe(count, v.maxValue(3));

const summary = v.object({
  game,
  mode: v.fallback(v.string(), ''),
  stage: v.fallback(v.nullable(v.pipe(count, v.minValue(1))), null),
  round: v.fallback(count, 0),
  over: v.fallback(v.boolean(), false),
  waiting: v.fallback(v.boolean(), false),
  players: v.fallback(
    v.array(v.object({ name: v.string(), bot: v.boolean(), total: v.pipe(v.number(), v.finite()) })),
    [],
  ),
  winners: v.fallback(v.array(count), []),
  suns: v.fallback(v.nullable(suns), null),
  picture: v.optional(v.unknown(), null),
});

/** A seat, as the key of a record. */
const seat = v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number));

const table: v.GenericSchema<unknown, TableOptions> = v.object({
  livePoints: v.fallback(v.boolean(), true),
  openHands: v.exactOptional(v.fallback(v.boolean(), false)),
  byLink: v.exactOptional(v.fallback(v.boolean(), false)),
  mine: v.exactOptional(v.fallback(v.optional(v.array(count)), undefined)),
  wishes: v.exactOptional(v.fallback(v.record(seat, v.record(v.string(), v.string())), {})),
});

const match: v.GenericSchema<unknown, MatchRecord> = v.object({
  id: text,
  created: time,
  played: time,
  revision: count,
  saved: v.custom<StoredMatch>(isObject),
  table: v.fallback(table, { livePoints: true }),
  summary,
});

const pack: v.GenericSchema<unknown, PackRecord> = v.object({
  game,
  id: text,
  hash: text,
  added: time,
  cards: v.fallback(count, 0),
  files: v.custom<Record<string, unknown>>(isObject),
});

const write: v.GenericSchema<unknown, Write> = v.object({ record: match, shelved: count });

const reader =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): T | null => {
    const { success, output } = v.safeParse(schema, value);
    return success ? output : null;
  };

/** Reads a stored match with everything that lists show of it; null when it is invalid. */
export const readMatchRecord = reader(match);

/** The same for a card set. The rules validate its cards when it is used. */
export const readPackRecord = reader(pack);

/** The same for a write that an earlier page left behind. */
export const readWrite = reader(write);

const stage = v.pipe(v.string(), v.regex(/^[1-9]\d*$/));
const groups = ['solo', 'duo', 'trio'] as const;

/** The stored suns, as far as they are valid. */
export function readSuns(value: unknown): CampaignRecord {
  const record: CampaignRecord = {};
  for (const [number, best] of Object.entries(isObject(value) ? (value as object) : {})) {
    if (!v.is(stage, number) || !isObject(best)) continue;
    for (const size of groups) {
      const reached: unknown = best[size];
      if (v.is(suns, reached)) record[Number(number)] = { ...record[Number(number)], [size]: reached };
    }
  }
  return record;
}

/** The better result of each stage. */
export function mergeSuns(a: CampaignRecord, b: CampaignRecord): CampaignRecord {
  const merged: CampaignRecord = { ...a };
  for (const [stage, sizes] of Object.entries(b)) {
    const known = merged[Number(stage)] ?? {};
    const best = { ...known };
    for (const size of groups) {
      const suns = Math.max(known[size] ?? -1, sizes[size] ?? -1);
      if (suns >= 0) best[size] = suns;
    }
    merged[Number(stage)] = best;
  }
  return merged;
}
