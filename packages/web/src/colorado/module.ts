import type { GameModule } from '../app/game.ts';

/** Colorado's parts of the page. */
export const coloradoModule: GameModule = {
  Table: () => import('./table/ColoradoTable.tsx').then(({ ColoradoTable }) => ColoradoTable),
  NewGame: () => import('./newgame/NewGame.tsx').then(({ NewGame }) => NewGame),
  quickPlan: () => import('./newgame/quick.ts').then(({ quickPlan }) => quickPlan()),
  End: () => import('./end/End.tsx').then(({ End }) => End),
};
