import type { Stage } from '@cordillera/sierra';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../app/errors.ts';
import { addressOf, goTo } from '../../app/routes.ts';
import { myName } from '../../app/settings.ts';
import { Icon } from '../../design/Icon.tsx';
import { newGameWords } from '../../newgame/words.ts';
import type { CampaignRecord } from '../../store/records.ts';
import { type GamePlan, startMatch } from '../../table/start.ts';
import { useSpeech, useWords } from '../../words/index.tsx';
import { box } from '../house.ts';
import { sierraDrafts } from '../newgame/draft.ts';
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

/** A stage alone, without the form; cards and live points as they were last chosen there. */
function soloSetup(stage: number): GamePlan {
  const { firstGame, livePoints } = sierraDrafts.loadDraft().options;
  return {
    game: 'sierra',
    options: { mode: 'solo', firstGame, stage },
    seats: [{ name: myName() }],
    table: { livePoints },
  };
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
      goTo({ screen: 'table', match: await startMatch(soloSetup(stage)) });
    } catch (error) {
      console.error(error);
      setProblem(errorMessage(error, language, notStarted));
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
