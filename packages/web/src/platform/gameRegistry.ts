import type { GameId } from '../store/records.ts';
import type { GameManifest, GameModule } from './gameModule.ts';
import { addressOf } from './routes.ts';

/** Every game, once the page has said which there are: app/games.ts knows them. What can be played comes first. */
export let gameManifests: readonly GameManifest[] = [];

export function registerGames(all: readonly GameManifest[]): void {
  gameManifests = all;
}

export const gameManifestOf = (id: GameId): GameManifest => gameManifests.find((manifest) => manifest.id === id)!;

/** Whether the page knows it, if only by its card. */
export const isGame = (id: string): boolean => gameManifests.some((manifest) => manifest.id === id);

export const gameName = (id: GameId): string => gameManifestOf(id).name;

/** Whether a new game of it can be set up here. */
export const isPlayable = ({ module }: GameManifest): boolean => module.NewGame !== undefined;

/** The game that an address names; the first that has this part when it names none, or one without. */
export function manifestWith(part: keyof GameModule, game: string | null): GameManifest {
  const having = gameManifests.filter(({ module }) => module[part] !== undefined);
  return having.find(({ id }) => id === game) ?? having[0]!;
}

/** Where a game's rules are read; null while there are none. */
export const rulesOf = (id: GameId): string | null =>
  gameManifestOf(id).module.Rules ? addressOf({ screen: 'rules', path: id }) : null;
