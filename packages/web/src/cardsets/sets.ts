import { type Game, loadHousePack, loadPack, type Pack, PackError, type RawPack } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';
import { allPacks } from '../store/packs.ts';
import type { GameId, PackRecord } from '../store/records.ts';
import { type Cards, sameCards } from './cards.ts';
import { countCards } from './countCards.ts';

const counts = new WeakMap<Pack<object>, number>();

/** How many cards the files of a set hold; a game may derive more cards from them. */
export const cardsIn = (pack: Pack<object>): number => counts.get(pack) ?? 0;

function load({ format }: Pick<Game, 'format'>, raw: RawPack): Pack<object> {
  const pack = loadPack(format, raw);
  counts.set(pack, countCards(raw.files));
  return pack;
}

export function houseSetOf(game: Pick<Game, 'format' | 'house'>): Pack<object> {
  const pack = loadHousePack(game);
  if (!counts.has(pack)) counts.set(pack, countCards(game.house.files));
  return pack;
}

const opened = new WeakMap<PackRecord, Pack<object> | null>();

/** Opens a stored card set; null when it is damaged or no longer meets the rules of this version. */
export function openPack(record: PackRecord, game: Game): Pack<object> | null {
  const known = opened.get(record);
  if (known !== undefined) return known;
  const pack = check(record, game);
  opened.set(record, pack);
  return pack;
}

function check({ game: id, id: name, hash, files }: PackRecord, game: Game): Pack<object> | null {
  if (id !== game.id) return null;
  try {
    const pack = load(game, { id: name, files });
    return pack.hash === hash ? pack : null;
  } catch (error) {
    if (error instanceof PackError) return null;
    throw error;
  }
}

/** The player's own sets for a game that can be opened. */
export async function ownSets(id: GameId): Promise<Pack<object>[]> {
  const [packs, game] = await Promise.all([allPacks(), loadGame(id)]);
  return packs.filter((pack) => pack.game === id).flatMap((pack) => openPack(pack, game) ?? []);
}

/**
 * The card set for a match: the one of its name, else one with the same cards, since sets may be renamed. It gets the
 * name that the match records, so that the match finds the original set again when that one returns.
 */
export function packFor(cards: Cards, packs: readonly PackRecord[], game: Game): Pack<object> | null {
  if (cards.game !== game.id) return null;
  const same = packs.filter((pack) => sameCards(pack, cards));
  const named = same.filter(({ id }) => id === cards.id).flatMap((pack) => openPack(pack, game) ?? []);
  const found = [...named, houseSetOf(game), ...same.flatMap((pack) => openPack(pack, game) ?? [])];
  const pack = found.find(({ hash }) => hash === cards.hash);
  return pack ? { ...pack, id: cards.id } : null;
}
