import type { GameId } from '../store/records.ts';
import type { GameManifest, GameModule } from './gameModule.ts';
import { addressOf } from './routes.ts';

/** Every game, set by app/games.ts when the page starts. Playable games come first. */
export let gameManifests: readonly GameManifest[] = [];

export function registerGames(all: readonly GameManifest[]): void {
  gameManifests = all;
}

export const gameManifestOf = (id: GameId): GameManifest => gameManifests.find((manifest) => manifest.id === id)!;

/** Whether the page has a manifest of this game. */
export const isGame = (id: string): boolean => gameManifests.some((manifest) => manifest.id === id);

export const gameName = (id: GameId): string => gameManifestOf(id).name;

/** Whether a new game of it can be set up here. */
export const isPlayable = ({ module }: GameManifest): boolean => module.NewGame !== undefined;

/** The game that an address names; the first game with this part when it names none, or one without the part. */
export function manifestWith(part: keyof GameModule, game: string | null): GameManifest {
  const having = gameManifests.filter(({ module }) => module[part] !== undefined);
  return having.find(({ id }) => id === game) ?? having[0]!;
}

/** Where a game's rules are read; null while there are none. */
export const rulesOf = (id: GameId): string | null =>
  gameManifestOf(id).module.Rules ? addressOf({ screen: 'rules', path: id }) : null;
