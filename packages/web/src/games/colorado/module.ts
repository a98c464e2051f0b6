import type { ComponentType } from 'react';
import type { GameModule } from '../../platform/gameModule.ts';
import { newGameParts } from '../../screens/newgame/newGameParts.ts';
import type { TableProps } from '../../table/tableProps.ts';

/** The registry knows no game's types. */
type Table = ComponentType<TableProps>;

/** A part that shows something of the game, once its symbols are in the page. */
const drawn = async <T>(part: Promise<T>): Promise<T> => (await Promise.all([part, import('./art/sprite.ts')]))[0];

/** Colorado's parts of the page. */
export const coloradoModule: GameModule = {
  Table: () =>
    drawn(import('./table/ColoradoTable.tsx')).then(({ ColoradoTable }) => ColoradoTable as unknown as Table),
  ...newGameParts(() => import('./newgame/newGame.tsx').then(({ newGame }) => newGame)),
  // against one bot that is still learning; the person calls first
  quickStartSetup: async () => {
    const { quickStartSetup } = await import('../../screens/newgame/quickStart.ts');
    return quickStartSetup('colorado', { firstCaller: 0 }, ['greenhorn']);
  },
  End: () => import('./end/End.tsx').then(({ End }) => End),
  Rules: () => drawn(import('./rules/Rules.tsx')).then(({ Rules }) => Rules),
  Picture: () => drawn(import('./preview/Picture.tsx')).then(({ Picture }) => Picture),
};
