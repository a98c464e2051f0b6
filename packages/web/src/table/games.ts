import { sierraTable } from '../sierra/table/game.ts';
import type { TableGame } from './game.ts';

const games: readonly TableGame[] = [sierraTable as unknown as TableGame];

export function tableGameOf(id: string): TableGame {
  const game = games.find((candidate) => candidate.id === id);
  if (!game) throw new Error(`There is no table for the game "${id}" yet.`);
  return game;
}
