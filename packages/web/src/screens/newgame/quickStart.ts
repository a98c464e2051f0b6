import type { MatchSetup } from '../../platform/matchSetup.ts';
import { myName } from '../../platform/settings.ts';
import type { GameId } from '../../store/records.ts';
import { suggestedNames } from '../../table/setup/suggestedNames.ts';

/** A first game without the form: me against bots of these levels. It loads no rules, so the home page can hold it. */
export function quickStartSetup(
  game: GameId,
  options: MatchSetup['options'],
  bots: readonly string[],
): Omit<MatchSetup, 'content'> {
  const mine = myName();
  const names = suggestedNames.filter((name) => name.toLocaleLowerCase() !== mine.toLocaleLowerCase());
  return {
    game,
    options,
    seats: [{ name: mine }, ...bots.map((bot, i) => ({ name: names[i]!, bot }))],
    table: { livePoints: true },
  };
}
