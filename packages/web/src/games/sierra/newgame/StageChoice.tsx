import { type Box, type CampaignColumn, columnFor } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { Torn } from '../../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import type { CampaignRecord } from '../../../store/records.ts';
import { StageFacts } from '../campaign/StageFacts.tsx';
import { StageTile } from '../campaign/StageTile.tsx';
import { SunGrid } from '../campaign/SunGrid.tsx';
import { isOpen, sunsOf } from '../campaign/suns.ts';
import { sierraNewGameWords } from './sierraNewGameWords.ts';
import '../campaign/stage.css';

interface StageChoiceProps {
  /** The chosen card set. */
  box: Box;
  stage: number;
  /** The number of players, which selects the column of the result grid. */
  players: number;
  firstGame: boolean;
  record: CampaignRecord;
  allOpen: boolean;
  onChange: (stage: number) => void;
}

/** Which stage of the campaign is played. Locked ones say what opens them. */
export function StageChoice({
  box,
  stage,
  players,
  firstGame,
  record,
  allOpen,
  onChange,
}: StageChoiceProps): ReactNode {
  const { language } = useLanguage();
  const words = useWords(sierraNewGameWords);
  const column: CampaignColumn = columnFor(players);
  const chosen = box.stages[stage - 1]!;
  return (
    <Torn className="setup-sheet setup-stage" seed="setup stage">
      <fieldset>
        <legend>
          <h2>{words.stage}</h2>
          <a href="#/campaign">{words.campaign}</a>
        </legend>
        <div className="stage-cards">
          {box.stages.map((one) => {
            const open = isOpen(record, one.number, allOpen);
            return (
              <label key={one.number} className="pick pick-stage" data-closed={!open || undefined}>
                <input
                  type="radio"
                  name="setup-stage"
                  disabled={!open}
                  checked={one.number === stage}
                  onChange={() => onChange(one.number)}
                />
                <StageTile stage={one} open={open} suns={sunsOf(record, one.number, column)} />
              </label>
            );
          })}
        </div>
      </fieldset>
      <div className="stage-chosen">
        <p className="setup-note">{chosen.story[language]}</p>
        <StageFacts box={box} stage={chosen} firstGame={firstGame} />
        <SunGrid stage={chosen} record={record} columns={[column]} />
      </div>
    </Torn>
  );
}
