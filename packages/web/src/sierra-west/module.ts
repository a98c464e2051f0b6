import type { ComponentType } from 'react';
import type { GameModule } from '../app/game.ts';
import type { TableProps } from '../table/tables.ts';

/** The registry knows no game's types. */
type Table = ComponentType<TableProps>;

/** A part that shows something of the game, once its symbols are in the page. */
const drawn = async <T>(part: Promise<T>): Promise<T> => (await Promise.all([part, import('./art/sprite.ts')]))[0];

/** Sierra West's parts of the page. */
export const sierraWestModule: GameModule = {
  Table: () =>
    drawn(import('./table/SierraWestTable.tsx')).then(({ SierraWestTable }) => SierraWestTable as unknown as Table),
  NewGame: () => drawn(import('./newgame/NewGame.tsx')).then(({ NewGame }) => NewGame),
  quickPlan: () => import('./newgame/quick.ts').then(({ quickPlan }) => quickPlan()),
  laying: () => drawn(import('./newgame/laying.tsx')).then(({ laying }) => laying),
  End: () => drawn(import('./end/End.tsx')).then(({ End }) => End),
  Rules: () => drawn(import('./rules/Rules.tsx')).then(({ Rules }) => Rules),
  Picture: () => drawn(import('./Picture.tsx')).then(({ Picture }) => Picture),
};
