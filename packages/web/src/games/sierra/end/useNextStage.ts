import type { Language } from '../../../i18n/index.tsx';
import { isOpen, useAllStagesOpen, useCampaign } from '../campaign/suns.ts';
import type { Outcome } from './outcome.ts';
import type { SierraEndWords } from './sierraEndWords.ts';

export interface NextStage {
  /** The stage that may be played next; null when it is still closed, or there is none. */
  stage: number | null;
  /** Whether the stage just played was won. */
  won: boolean;
  /** What there is to say about the stage after this one. */
  announcement(words: SierraEndWords['next'], language: Language): string;
}

/**
 * Where the campaign goes after this game, from the suns stored in the browser; null until they are read, and outside
 * the campaign. They are recorded at the table, where the game was played: opening the end of a match, even another
 * player's, records nothing.
 */
export function useNextStage({ campaign, box }: Outcome): NextStage | null {
  const record = useCampaign();
  const [allOpen] = useAllStagesOpen();
  if (!campaign || !record) return null;
  const number = campaign.stage + 1;
  const stage = box.stages[number - 1];
  const canPlay = stage !== undefined && isOpen(record, number, allOpen);
  const won = campaign.suns > 0;
  return {
    stage: canPlay ? number : null,
    won,
    announcement(words, language) {
      if (!stage) return words.last;
      if (canPlay) return words.open(number, stage.title[language]);
      return won ? words.notCounted : words.locked(number);
    },
  };
}
