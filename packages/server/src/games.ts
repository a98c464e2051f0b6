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

/** The bot that plays for somebody who is away. */
export const standInOf = async (game: Pick<Game, 'id'>): Promise<string> =>
  defaultLevel((await loadBots(game.id)).map(({ id }) => id));

/** The cards that a match is played with. */
export async function packOf(database: Database, game: Game, hash: string | null): Promise<Pack<object>> {
  // tables that are older than this rule name no set
  if (hash === null || hash === loadHousePack(game).hash) return loadHousePack(game);
  const stored = await storedPack(database, hash);
  if (stored?.game !== game.id) throw new RefusalError('unknown-pack');
  return loadPack(game.format, stored);
}

/** A card set that somebody brought, or one of the house of earlier times; null when there is none of this hash. */
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

/** The house sets are kept like any other: a table goes on with the cards it began with, whatever a later version brings. */
export const upsertHouseSets = (at: number): Statement[] =>
  games.map((game) => upsertPack(game, loadHousePack(game), game.house.files, '', at));

/** Keeps a card set, once. It has been checked. */
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
