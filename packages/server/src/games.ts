import { loadBots } from '@cordillera/bots/lazy';
import { defaultLevel } from '@cordillera/bots/levels';
import { CordilleraError, type Game, loadHousePack, loadPack, type Pack, type RawPack } from '@cordillera/engine';
import { gameById, games, olderHouse } from '@cordillera/games';
import { type Database, type Statement, statement } from './database/database.ts';
import { RefusalError } from './refusalError.ts';
import { storedRecord } from './store/json.ts';

export function gameOf(id: string): Game {
  if (!games.some((game) => game.id === id))
    throw new CordilleraError('save-unknown-game', { game: id, known: games.map((game) => game.id).join(', ') });
  return gameById(id);
}

/** The bot that stands in for an absent player. */
export const standInOf = async (game: Pick<Game, 'id'>): Promise<string> =>
  defaultLevel((await loadBots(game.id)).map(({ id }) => id));

/** The card set of a match. */
export async function packOf(database: Database, game: Game, hash: string | null): Promise<Pack<object>> {
  // tables from before card sets were recorded have none
  if (hash === null || hash === loadHousePack(game).hash) return loadHousePack(game);
  const stored = await storedPack(database, hash);
  if (stored?.game !== game.id) throw new RefusalError('unknown-pack');
  return loadPack(game.format, stored);
}

/** A card set that a person uploaded, or an earlier house set; null when no set has this hash. */
export async function storedPack(
  database: Database,
  hash: string,
): Promise<{ game: string; id: string; files: RawPack['files'] } | null> {
  const [row] = await database.read<{ game: string; id: string; files: string }>(
    'SELECT game, id, files FROM pack WHERE hash = $1',
    hash,
  );
  if (row) return { game: row.game, id: row.id, files: storedRecord.read(row.files, `card set ${hash}`) };
  for (const game of games) {
    const files = olderHouse(game, hash);
    if (files) return { game: game.id, id: game.house.id, files };
  }
  return null;
}

/** House sets are stored like any other: a table keeps the cards it began with, whatever a later version ships. */
export const upsertHouseSets = (at: number): Statement[] =>
  games.map((game) => upsertPack(game, loadHousePack(game), game.house.files, '', at));

/** Stores a checked card set once. */
export const upsertPack = (game: Game, pack: Pack<object>, files: object, person: string, at: number) =>
  statement(
    `INSERT INTO pack (hash, game, id, files, person, created) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (hash) DO NOTHING`,
    pack.hash,
    game.id,
    pack.id,
    storedRecord.write({ ...files }),
    person,
    at,
  );
