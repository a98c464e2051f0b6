import type { Stage } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { addressOf } from '../app/routes.ts';
import { Icon } from '../design/Icon.tsx';
import { StageFacts } from '../newgame/StageFacts.tsx';
import type { CampaignRecord } from '../store/records.ts';
import { useSpeech, useWords } from '../words/index.tsx';
import { box } from './house.ts';
import { SunGrid } from './SunGrid.tsx';
import { campaignWords } from './words.ts';

interface StageDetailsProps {
  stage: Stage;
  record: CampaignRecord;
  open: boolean;
}

/** Everything about a stage below its title: story, rules, suns, and the two ways to play it. */
export function StageDetails({ stage, record, open }: StageDetailsProps): ReactNode {
  const { language } = useSpeech();
  const words = useWords(campaignWords);
  const { number } = stage;
  return (
    <div className="stage-details">
      <p className="stage-story">{stage.story[language]}</p>
      <StageFacts box={box} stage={stage} />
      <SunGrid stage={stage} record={record} />
      {open ? (
        <p className="stage-play">
          <a className="button primary" href={addressOf({ screen: 'new', mode: 'solo', stage: number })}>
            {words.playAlone}
          </a>
          <a className="button" href={addressOf({ screen: 'new', mode: 'cooperative', stage: number })}>
            {words.playTogether}
          </a>
        </p>
      ) : (
        <p className="stage-locked">
          <Icon name="lock" />
          {words.locked(number - 1)}
        </p>
      )}
    </div>
  );
}
