import type { GameId } from '../store/records.ts';
import type { GameCard, GameModule } from './gameModule.ts';
import { addressOf } from './routes.ts';

/** Every game, once the page has said which there are: app/games.ts knows them. What can be played comes first. */
export let cards: readonly GameCard[] = [];

export function registerGames(all: readonly GameCard[]): void {
  cards = all;
}

export const cardOf = (id: GameId): GameCard => cards.find((card) => card.id === id)!;

/** Whether the page knows it, if only by its card. */
export const isGame = (id: string): boolean => cards.some((card) => card.id === id);

export const gameName = (id: GameId): string => cardOf(id).name;

/** Whether a new game of it can be set up here. */
export const isPlayable = ({ module }: GameCard): boolean => module.NewGame !== undefined;

/** The game that an address names; the first that has this part when it names none, or one without. */
export function cardWith(part: keyof GameModule, game: string | null): GameCard {
  const having = cards.filter(({ module }) => module[part] !== undefined);
  return having.find(({ id }) => id === game) ?? having[0]!;
}

/** Where a game's rules are read; null while there are none. */
export const rulesOf = (id: GameId): string | null =>
  cardOf(id).module.Rules ? addressOf({ screen: 'rules', path: id }) : null;
