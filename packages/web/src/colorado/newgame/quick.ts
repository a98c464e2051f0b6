import { myName } from '../../app/settings.ts';
import { suggestedNames } from '../../newgame/names.ts';
import type { GamePlan } from '../../table/start.ts';

/** A first game without the form: against one bot that is still learning. The person calls first. */
export function quickPlan(): Omit<GamePlan, 'content'> {
  const mine = myName();
  const other = suggestedNames.find((name) => name.toLocaleLowerCase() !== mine.toLocaleLowerCase())!;
  return {
    game: 'colorado',
    options: { firstCaller: 0 },
    seats: [{ name: mine }, { name: other, bot: 'greenhorn' }],
    table: { livePoints: true },
  };
}
