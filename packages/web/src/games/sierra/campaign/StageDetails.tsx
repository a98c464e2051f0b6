import type { Stage } from '@cordillera/sierra';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../design/paper/Icon.tsx';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import { errorMessage } from '../../../platform/errors.ts';
import type { MatchSetup } from '../../../platform/matchSetup.ts';
import { addressOf, goTo } from '../../../platform/routes.ts';
import { myName } from '../../../platform/settings.ts';
import type { CampaignRecord } from '../../../store/records.ts';
import { startMatch } from '../../../table/match/startMatch.ts';
import { newGameWords } from '../../../table/setup/newGameWords.ts';
import { box } from '../houseSet.ts';
import { sierraDrafts } from '../newgame/draft.ts';
import { campaignWords } from './campaignWords.ts';
import { StageFacts } from './StageFacts.tsx';
import { SunGrid } from './SunGrid.tsx';

interface StageDetailsProps {
  stage: Stage;
  record: CampaignRecord;
  open: boolean;
}

/** Everything about a stage below its title: story, rules, suns, and the two ways to play it. */
export function StageDetails({ stage, record, open }: StageDetailsProps): ReactNode {
  const { language } = useLanguage();
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
function soloSetup(stage: number): MatchSetup {
  const { firstGame, livePoints } = sierraDrafts.loadDraft().options;
  return {
    game: 'sierra',
    options: { mode: 'solo', firstGame, stage },
    seats: [{ name: myName() }],
    table: { livePoints },
  };
}

/** Starts the stage at once, with the stored settings. */
function PlayAlone({ stage }: { stage: number }): ReactNode {
  const { language } = useLanguage();
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
      {/* not disabled while busy: a disabled button loses the focus */}
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
