import { loadGame } from '@cordillera/games/lazy';
import type { GameManifest } from '../../platform/gameModule.ts';
import { goTo } from '../../platform/routes.ts';
import { changeSettings, myName } from '../../platform/settings.ts';
import { loadTableGame } from '../../table/tableGames.ts';

/** The rules come only when somebody wants to play: the home page opens without them. */
const loadStart = ({ id, module }: GameManifest) =>
  Promise.all([module.quickStartSetup!(), import('../../table/match/startMatch.ts'), loadGame(id), loadTableGame(id)]);

/** Fetches what a game needs ahead of the tap. A failure is told when it matters. */
export const prepareToPlay = (card: GameManifest): void => void loadStart(card).catch(() => undefined);

/** Starts a game at once and goes to its table. The name is not asked for again. */
export async function playNow(card: GameManifest): Promise<void> {
  const [plan, { startMatch }] = await loadStart(card);
  const match = await startMatch(plan);
  changeSettings({ name: myName() });
  goTo({ screen: 'table', match });
}
