import { goTo } from '../app/routes.ts';
import { changeSettings, myName } from '../app/settings.ts';

/** What starts a game could not be fetched. */
export class NotLoaded extends Error {}

/** The rules come only when somebody wants to play: the home page opens without them. */
const loadStart = () => Promise.all([import('../newgame/quick.ts'), import('../table/start.ts')]);

/** Fetches what a game needs ahead of the tap. A failure is told when it matters. */
export const prepareToPlay = (): void => void loadStart().catch(() => undefined);

/** Starts a game at once and goes to its table. The name is not asked for again. */
export async function playNow(): Promise<void> {
  const [{ quickPlan }, { startMatch }] = await loadStart().catch((error: unknown) => {
    throw new NotLoaded(String(error));
  });
  const match = await startMatch(quickPlan());
  changeSettings({ name: myName() });
  goTo({ screen: 'table', match });
}
