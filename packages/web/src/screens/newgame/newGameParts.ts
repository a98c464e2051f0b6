import type { GameModule } from '../../platform/gameModule.ts';
import type { AnyNewGame } from '../../table/setup/definition.ts';

/** The form for a new game, and the table by link before it starts. Both are fetched when they are needed. */
export const newGameParts = (definition: () => Promise<AnyNewGame>): Pick<GameModule, 'NewGame' | 'tableSetup'> => ({
  NewGame: async () => {
    const [{ newGameScreen }, own] = await Promise.all([import('./NewGameScreen.tsx'), definition()]);
    // loaded separately, because it brings many texts
    const { useCards = (await import('./fileCards.ts')).fileCardsOf(own.game) } = own;
    return newGameScreen({ ...own, useCards });
  },
  tableSetup: async () => {
    const [{ tableSetupOf }, own] = await Promise.all([import('../../table/setup/tableSetup.tsx'), definition()]);
    return tableSetupOf(own);
  },
});
