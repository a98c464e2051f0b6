import type { ComponentType } from 'react';
import type { GameModule } from '../../platform/gameModule.ts';
import { newGameParts } from '../../screens/newgame/newGameParts.ts';
import type { TableProps } from '../../table/tableProps.ts';

/** The registry knows no game's types. */
type Table = ComponentType<TableProps>;

/** The screen, and beside it what its cards are drawn from. */
const drawn = async <T>(part: Promise<T>): Promise<T> => (await Promise.all([part, import('./art/sprite.ts')]))[0];

/** Sierra's parts of the page. */
export const sierraModule: GameModule = {
  Table: () => drawn(import('./table/SierraTable.tsx').then(({ SierraTable }) => SierraTable as unknown as Table)),
  ...newGameParts(() => drawn(import('./newgame/newGame.tsx').then(({ newGame }) => newGame))),
  // Competitive, because the player then does everything every round, without hurry, in a landscape no other player
  // touches; against one bot to beat and one to chase; with the easier cards (SI-R-71).
  quickStartSetup: async () => {
    const { quickStartSetup } = await import('../../screens/newgame/quickStart.ts');
    return quickStartSetup('sierra', { mode: 'competitive', firstGame: true }, ['greenhorn', 'trail-hand']);
  },
  End: () => drawn(import('./end/End.tsx').then(({ End }) => End)),
  Rules: () => drawn(import('./rules/Rules.tsx').then(({ Rules }) => Rules)),
  Campaign: () => drawn(import('./campaign/CampaignScreen.tsx').then(({ CampaignScreen }) => CampaignScreen)),
  Picture: () => drawn(import('./preview/Picture.tsx').then(({ Picture }) => Picture)),
  Example: () => drawn(import('./art/Example.tsx').then(({ Example }) => Example)),
};
