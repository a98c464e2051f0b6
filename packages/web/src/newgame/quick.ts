import type { Language } from '@cordillera/engine';
import { getSettings } from '../app/settings.ts';
import type { GamePlan } from '../table/start.ts';
import { suggestedNames } from './names.ts';
import { newGameWords } from './words.ts';

/** The person at this screen, for a game that is started without asking for a name. */
export const myName = (language: Language): string => getSettings().name.trim() || newGameWords[language].you;

/**
 * A first game without the form. Competitive, because one then does everything oneself every round, at one's own pace,
 * in a landscape nobody else touches; against one bot to beat and one to chase; with the easier cards (SI-R-71).
 * It loads no rules, so the home page can hold it.
 */
export function quickPlan(language: Language): Omit<GamePlan, 'content'> {
  const mine = myName(language);
  const [first, second] = suggestedNames.filter((name) => name.toLocaleLowerCase() !== mine.toLocaleLowerCase());
  return {
    game: 'sierra',
    options: { mode: 'competitive', firstGame: true },
    seats: [{ name: mine }, { name: first!, bot: 'greenhorn' }, { name: second!, bot: 'trail-hand' }],
    table: { livePoints: true },
  };
}
