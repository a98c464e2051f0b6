import type { ComponentType } from 'react';
import type { GameModule } from '../app/game.ts';
import type { TableProps } from '../table/tables.ts';

/** The registry knows no game's types. */
type Table = ComponentType<TableProps>;

/** Sierra West's parts of the page: a table in words, without pictures; rules and a small picture are not made yet. */
export const sierraWestModule: GameModule = {
  Table: () => import('./table/SierraWestTable.tsx').then(({ SierraWestTable }) => SierraWestTable as unknown as Table),
  NewGame: () => import('./newgame/NewGame.tsx').then(({ NewGame }) => NewGame),
  End: () => import('./end/End.tsx').then(({ End }) => End),
};
