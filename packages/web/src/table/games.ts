import { sierraTable } from '../sierra/table/game.ts';
import type { TableGame } from './game.ts';

const games: readonly TableGame[] = [sierraTable as unknown as TableGame];

/** Whether people can sit down at it. */
export const hasTable = (id: string): boolean => games.some((game) => game.id === id);

export function tableGameOf(id: string): TableGame {
  const game = games.find((candidate) => candidate.id === id);
  if (!game) throw new Error(`There is no table for the game "${id}" yet.`);
  return game;
}
