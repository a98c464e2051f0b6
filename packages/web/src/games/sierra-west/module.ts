import type { ComponentType } from 'react';
import type { GameModule } from '../../platform/gameModule.ts';
import { newGameParts } from '../../screens/newgame/newGameParts.ts';
import type { TableProps } from '../../table/tableProps.ts';

/** The registry knows no game's types. */
type Table = ComponentType<TableProps>;

/** A part that shows something of the game, once its symbols are in the page. */
const drawn = async <T>(part: Promise<T>): Promise<T> => (await Promise.all([part, import('./art/sprite.ts')]))[0];

/** Sierra West's parts of the page. */
export const sierraWestModule: GameModule = {
  Table: () =>
    drawn(import('./table/SierraWestTable.tsx')).then(({ SierraWestTable }) => SierraWestTable as unknown as Table),
  ...newGameParts(() => drawn(import('./newgame/newGame.tsx')).then(({ newGame }) => newGame)),
  // the mode that is best for a first game (SW-GEN-02), against one bot that is still learning
  quickStartSetup: async () => {
    const { quickStartSetup } = await import('../../screens/newgame/quickStart.ts');
    return quickStartSetup('sierra-west', { mode: 'apple-hill' }, ['greenhorn']);
  },
  End: () => drawn(import('./end/End.tsx')).then(({ End }) => End),
  Rules: () => drawn(import('./rules/Rules.tsx')).then(({ Rules }) => Rules),
  Picture: () => drawn(import('./preview/Picture.tsx')).then(({ Picture }) => Picture),
};
