import type { GameModule } from '../../src/app/game.ts';
import { newGameParts } from '../../src/newgame/definition.ts';

export const caravanModule: GameModule = {
  Table: () => import('./Table.tsx').then(({ Table }) => Table),
  ...newGameParts(() => import('./newGame.tsx').then(({ newGame }) => newGame)),
  End: () => import('./End.tsx').then(({ End }) => End),
};
