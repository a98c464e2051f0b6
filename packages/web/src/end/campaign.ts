import { isUnlocked } from '@cordillera/sierra';
import { useEffect, useState } from 'react';
import { onMatchesChanged, readCampaign } from '../store/matches.ts';
import type { CampaignRecord } from '../store/records.ts';
import type { Language } from '../words/index.tsx';
import type { Outcome } from './outcome.ts';
import type { EndWords } from './words.ts';

export interface NextStage {
  /** The stage that may be played next; null when it is still closed, or there is none. */
  stage: number | null;
  /** Of the stage just played: whether it was won here. */
  won: boolean;
  /** What there is to say about the stage after this one. */
  news(words: EndWords['next'], language: Language): string;
}

/**
 * Where the campaign goes after this game, from the suns that the browser keeps. They are recorded at the table, where
 * the game was played: opening the end of a match, be it somebody else's, records nothing.
 */
export function useCampaign({ campaign, box }: Outcome): NextStage | null {
  const [record, setRecord] = useState<CampaignRecord | null>(null);
  const isCampaign = campaign !== null;
  useEffect(() => {
    if (!isCampaign) return;
    let left = false;
    const read = (): void => {
      readCampaign().then(
        (found) => !left && setRecord(found),
        () => !left && setRecord({}),
      );
    };
    read();
    // the suns of a game that ended a moment ago may still be on their way
    const stop = onMatchesChanged(read);
    return () => {
      left = true;
      stop();
    };
  }, [isCampaign]);

  if (!campaign || !record) return null;
  const number = campaign.stage + 1;
  const stage = box.stages[number - 1];
  const isOpen = stage !== undefined && isUnlocked(number, [record]);
  return {
    stage: isOpen ? number : null,
    won: campaign.suns > 0,
    news: (words, language) =>
      !stage ? words.last : isOpen ? words.open(number, stage.title[language]) : words.locked(number),
  };
}
