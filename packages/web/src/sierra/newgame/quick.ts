import { myName } from '../../app/settings.ts';
import { suggestedNames } from '../../newgame/names.ts';
import type { GamePlan } from '../../table/start.ts';

/**
 * A first game without the form. Competitive, because one then does everything oneself every round, at one's own pace,
 * in a landscape nobody else touches; against one bot to beat and one to chase; with the easier cards (SI-R-71).
 * It loads no rules, so the home page can hold it.
 */
export function quickPlan(): Omit<GamePlan, 'content'> {
  const mine = myName();
  const [first, second] = suggestedNames.filter((name) => name.toLocaleLowerCase() !== mine.toLocaleLowerCase());
  return {
    game: 'sierra',
    options: { mode: 'competitive', firstGame: true },
    seats: [{ name: mine }, { name: first!, bot: 'greenhorn' }, { name: second!, bot: 'trail-hand' }],
    table: { livePoints: true },
  };
}

/** A stage of the campaign alone, without the form; cards and live points as they were last chosen there. */
export const soloPlan = (
  stage: number,
  { firstGame, livePoints }: { firstGame: boolean; livePoints: boolean },
): Omit<GamePlan, 'content'> => ({
  game: 'sierra',
  options: { mode: 'solo', firstGame, stage },
  seats: [{ name: myName() }],
  table: { livePoints },
});
