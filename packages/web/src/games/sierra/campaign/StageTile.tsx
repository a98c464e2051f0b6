import type { Stage } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { Icon } from '../../../design/paper/Icon.tsx';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import { campaignWords } from './campaignWords.ts';
import { StagePicture } from './StagePicture.tsx';
import { Suns } from './SunGrid.tsx';

interface StageTileProps {
  stage: Stage;
  open: boolean;
  suns: number;
}

/** A Stage card as it stands among others: its window, number, title, and its suns or what opens it. */
export function StageTile({ stage, open, suns }: StageTileProps): ReactNode {
  const { language } = useLanguage();
  const words = useWords(campaignWords);
  return (
    <>
      <span className="stage-window" data-locked={!open || undefined}>
        <StagePicture stage={stage.number} />
        <span className="stage-number" aria-hidden="true">
          {stage.number}
        </span>
      </span>
      <span className="stage-name">
        <span className="hidden-text">{words.stage(stage.number)}: </span>
        {stage.title[language]}
      </span>
      {open ? (
        <Suns reached={suns} label={words.suns(suns)} />
      ) : (
        <span className="stage-lock">
          <Icon name="lock" />
          {words.lockedShort(stage.number - 1)}
        </span>
      )}
    </>
  );
}
