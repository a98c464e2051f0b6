import { CordilleraError, type Game, loadPack, type Pack } from '@cordillera/engine';
import { gameById, games } from '@cordillera/games';
import { type Database, type Statement, statement } from './database/database.ts';
import { Refused } from './refused.ts';

const houses = new Map<string, Pack<object>>();

/** The cards of the house, checked once. */
export function houseOf(game: Game): Pack<object> {
  let house = houses.get(game.id);
  if (house === undefined) {
    house = loadPack(game.format, game.house);
    houses.set(game.id, house);
  }
  return house;
}

export function gameOf(id: string): Game {
  if (!games.some((game) => game.id === id))
    throw new CordilleraError('save-unknown-game', { game: id, known: games.map((game) => game.id).join(', ') });
  return gameById(id);
}

/** The cards that a match is played with. */
export async function packOf(database: Database, game: Game, hash: string | null): Promise<Pack<object>> {
  // tables that are older than this rule name no set
  if (hash === null || hash === houseOf(game).hash) return houseOf(game);
  const [row] = await database.read<{ id: string; files: string }>(
    'SELECT id, files FROM pack WHERE hash = $1 AND game = $2',
    hash,
    game.id,
  );
  if (!row) throw new Refused('unknown-pack');
  return loadPack(game.format, { id: row.id, files: JSON.parse(row.files) });
}

/** The house sets are kept like any other: a table goes on with the cards it began with, whatever a later version brings. */
export const keepingHouses = (at: number): Statement[] =>
  games.map((game) => keepingPack(game, houseOf(game), game.house.files, '', at));

/** Keeps a card set, once. It has been checked. */
export const keepingPack = (game: Game, pack: Pack<object>, files: object, person: string, at: number) =>
  statement(
    `INSERT INTO pack (hash, game, id, files, person, created) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (hash) DO NOTHING`,
    pack.hash,
    game.id,
    pack.id,
    JSON.stringify(files),
    person,
    at,
  );
