import { myName } from '../../app/settings.ts';
import { suggestedNames } from '../../newgame/names.ts';
import type { GamePlan } from '../../table/start.ts';

/** A first game without the form: the mode that is best for it (SW-GEN-02), against one bot that is still learning. */
export function quickPlan(): Omit<GamePlan, 'content'> {
  const mine = myName();
  const other = suggestedNames.find((name) => name.toLocaleLowerCase() !== mine.toLocaleLowerCase())!;
  return {
    game: 'sierra-west',
    options: { mode: 'apple-hill' },
    seats: [{ name: mine }, { name: other, bot: 'greenhorn' }],
    table: { livePoints: true },
  };
}
