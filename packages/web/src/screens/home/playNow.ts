import { loadGame } from '@cordillera/games/lazy';
import type { GameManifest } from '../../platform/gameModule.ts';
import { goTo } from '../../platform/routes.ts';
import { changeSettings, myName } from '../../platform/settings.ts';
import { loadTableGame } from '../../table/tableGames.ts';

/** Loads the rules only when a game is to start: the home page opens without them. */
const loadStart = ({ id, module }: GameManifest) =>
  Promise.all([module.quickStartSetup!(), import('../../table/match/startMatch.ts'), loadGame(id), loadTableGame(id)]);

/** Prefetches what a game needs before the tap. A failure is reported when the game is started. */
export const prepareToPlay = (card: GameManifest): void => void loadStart(card).catch(() => undefined);

/** Starts a game at once and goes to its table. The name is not asked for again. */
export async function playNow(card: GameManifest): Promise<void> {
  const [plan, { startMatch }] = await loadStart(card);
  const match = await startMatch(plan);
  changeSettings({ name: myName() });
  goTo({ screen: 'table', match });
}
