import type { GameModule } from '../../src/app/game.ts';

export const caravanModule: GameModule = {
  Table: () => import('./Table.tsx').then(({ Table }) => Table),
  NewGame: () => import('./NewGame.tsx').then(({ NewGame }) => NewGame),
  End: () => import('./End.tsx').then(({ End }) => End),
};
