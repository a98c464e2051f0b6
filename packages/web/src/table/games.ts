import type { Match } from '@cordillera/engine';
import type { SierraTypes } from '@cordillera/sierra';
import { summaryOf } from '../sierra/table/summary.ts';
import type { TableGame } from './game.ts';

const games: readonly TableGame[] = [
  { id: 'sierra', summary: (match: Match) => summaryOf(match as unknown as Match<SierraTypes>) },
];

export function tableGameOf(id: string): TableGame {
  const game = games.find((candidate) => candidate.id === id);
  if (!game) throw new Error(`There is no table for the game "${id}" yet.`);
  return game;
}
