import type { GameModule } from '../../src/platform/gameModule.ts';
import { newGameParts } from '../../src/screens/newgame/newGameParts.ts';

export const caravanModule: GameModule = {
  Table: () => import('./Table.tsx').then(({ Table }) => Table),
  ...newGameParts(() => import('./newGame.tsx').then(({ newGame }) => newGame)),
  End: () => import('./End.tsx').then(({ End }) => End),
};
