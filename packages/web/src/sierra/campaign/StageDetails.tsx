import type { Stage } from '@cordillera/sierra';
import { type ReactNode, useState } from 'react';
import { addressOf, goTo } from '../../app/routes.ts';
import { tellError } from '../../app/tellError.ts';
import { Icon } from '../../design/Icon.tsx';
import { newGameWords } from '../../newgame/words.ts';
import type { CampaignRecord } from '../../store/records.ts';
import { startMatch } from '../../table/start.ts';
import { useSpeech, useWords } from '../../words/index.tsx';
import { box } from '../house.ts';
import { keptDraft } from '../newgame/kept.ts';
import { soloPlan } from '../newgame/quick.ts';
import { StageFacts } from './StageFacts.tsx';
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
        <div className="stage-play">
          <PlayAlone stage={number} />
          <a className="button" href={addressOf({ screen: 'new', game: 'sierra', mode: 'cooperative', stage: number })}>
            {words.playTogether}
          </a>
        </div>
      ) : (
        <p className="stage-locked">
          <Icon name="lock" />
          {words.locked(number - 1)}
        </p>
      )}
    </div>
  );
}

/** Starts the stage at once: there is nothing left to choose. */
function PlayAlone({ stage }: { stage: number }): ReactNode {
  const { language } = useSpeech();
  const words = useWords(campaignWords);
  const { starting, notStarted } = useWords(newGameWords);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const play = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      goTo({ screen: 'table', match: await startMatch(soloPlan(stage, keptDraft())) });
    } catch (error) {
      console.error(error);
      setProblem(tellError(error, language) ?? notStarted);
      setBusy(false);
    }
  };
  return (
    <>
      {/* not disabled while busy: the keyboard would lose its place */}
      <button type="button" className="button primary" aria-disabled={isBusy || undefined} onClick={() => void play()}>
        {isBusy ? starting : words.playAlone}
      </button>
      {problem && (
        <p className="stage-failed" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
