import type { CampaignRecord, GameId, MatchRecord, MatchSummary, PackRecord } from './records.ts';

/**
 * The shelf may hold what an older page, a newer one or a failing disk left there. Only what lists draw from is looked
 * at; whether the choices of a match hold is found out by the rules when it is opened.
 */
export function isMatchRecord(value: unknown): value is MatchRecord {
  if (!isObject(value)) return false;
  const { id, created, played, revision, saved, table, summary } = value;
  return (
    isText(id) &&
    isNumber(created) &&
    isNumber(played) &&
    isNumber(revision) &&
    isObject(saved) &&
    isObject(table) &&
    isSummary(summary)
  );
}

/** Whether its cards are sound is found out by the rules when it is used. */
export function isPackRecord(value: unknown): value is PackRecord {
  if (!isObject(value)) return false;
  const { game, id, hash, added, cards, files } = value;
  return isGame(game) && isText(id) && isText(hash) && isNumber(added) && isNumber(cards) && isObject(files);
}

const games: readonly GameId[] = ['sierra', 'sierra-west', 'colorado'];
export const isGame = (value: unknown): value is GameId => games.some((known) => known === value);

function isSummary(value: unknown): value is MatchSummary {
  if (!isObject(value)) return false;
  const { game, mode, stage, round, over, waiting, players, winners, suns, picture } = value;
  return (
    isGame(game) &&
    isText(mode) &&
    (stage === null || isNumber(stage)) &&
    isNumber(round) &&
    typeof over === 'boolean' &&
    typeof waiting === 'boolean' &&
    isListOf(players, isPlayer) &&
    isListOf(winners, isNumber) &&
    (suns === null || isNumber(suns)) &&
    isListOf(picture, isLine)
  );
}

const isPlayer = (value: unknown): boolean =>
  isObject(value) && typeof value.name === 'string' && typeof value.bot === 'boolean' && isNumber(value.total);

const isLine = (value: unknown): boolean =>
  isObject(value) &&
  isNumber(value.row) &&
  isNumber(value.start) &&
  isListOf(value.cards, (card) => isObject(card) && isText(card.id) && isText(card.colour) && isText(card.symbol)) &&
  value.cards.length > 0;

/** The suns that were kept, as far as they make sense. */
export function readSuns(value: unknown): CampaignRecord {
  const suns: CampaignRecord = {};
  if (!isObject(value)) return suns;
  for (const [stage, sizes] of Object.entries(value)) {
    if (!isObject(sizes)) continue;
    for (const size of ['solo', 'duo', 'trio'] as const) {
      const best = sizes[size];
      if (isNumber(best)) suns[Number(stage)] = { ...suns[Number(stage)], [size]: best };
    }
  }
  return suns;
}

/** The better of both, stage by stage. */
export function mergeSuns(a: CampaignRecord, b: CampaignRecord): CampaignRecord {
  const merged: CampaignRecord = { ...a };
  for (const [stage, sizes] of Object.entries(b)) {
    const known = merged[Number(stage)] ?? {};
    const best = { ...known };
    for (const size of ['solo', 'duo', 'trio'] as const) {
      const suns = Math.max(known[size] ?? -1, sizes[size] ?? -1);
      if (suns >= 0) best[size] = suns;
    }
    merged[Number(stage)] = best;
  }
  return merged;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isListOf = (value: unknown, holds: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(holds);
