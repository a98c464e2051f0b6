import type { ComponentType } from 'react';
import type { GameModule } from '../app/game.ts';
import type { TableProps } from '../table/tables.ts';

/** The registry knows no game's types. */
type Table = ComponentType<TableProps>;

/** The screen, and beside it what its cards are drawn from. */
const drawn = async <T>(part: Promise<T>): Promise<T> => (await Promise.all([part, import('./sprite.ts')]))[0];

/** Sierra's parts of the page. */
export const sierraModule: GameModule = {
  Table: () => drawn(import('./table/SierraTable.tsx').then(({ SierraTable }) => SierraTable as unknown as Table)),
  NewGame: () => drawn(import('./newgame/NewGame.tsx').then(({ NewGame }) => NewGame)),
  quickPlan: () => import('./newgame/quick.ts').then(({ quickPlan }) => quickPlan()),
  laying: () => drawn(import('./newgame/laying.tsx').then(({ laying }) => laying)),
  End: () => drawn(import('./end/End.tsx').then(({ End }) => End)),
  Rules: () => drawn(import('./rules/Rules.tsx').then(({ Rules }) => Rules)),
  Campaign: () => drawn(import('./campaign/CampaignScreen.tsx').then(({ CampaignScreen }) => CampaignScreen)),
  Picture: () => drawn(import('./Picture.tsx').then(({ Picture }) => Picture)),
  Example: () => drawn(import('./Example.tsx').then(({ Example }) => Example)),
};
