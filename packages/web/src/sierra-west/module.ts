import type { GameModule } from '../app/game.ts';

/** Sierra West has rules, bots and a card set to add to, but no part of the page yet. */
export const sierraWestModule: GameModule = {};
