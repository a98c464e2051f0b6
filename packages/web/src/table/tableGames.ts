import type { TableGame } from './tableGame.ts';

/** The `TableGame` of each game, fetched with its rules. Used by a worker too: no pictures here. */
const loaders: Record<string, () => Promise<unknown>> = {
  sierra: () => import('../games/sierra/table/tableGame.ts').then(({ sierraTable }) => sierraTable),
  'sierra-west': () => import('../games/sierra-west/table/tableGame.ts').then(({ sierraWestTable }) => sierraWestTable),
  colorado: () => import('../games/colorado/table/tableGame.ts').then(({ coloradoTable }) => coloradoTable),
};

/** The games that have a table. */
export const tableIds: readonly string[] = Object.keys(loaders);

export const hasTable = (id: string): boolean => Object.hasOwn(loaders, id);

export async function loadTableGame(id: string): Promise<TableGame> {
  if (!hasTable(id)) throw new Error(`There is no table for the game "${id}" yet.`);
  return (await loaders[id]!()) as TableGame;
}
