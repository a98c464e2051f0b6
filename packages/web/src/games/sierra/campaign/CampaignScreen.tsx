import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { Toggle } from '../../../design/controls/Toggle.tsx';
import { Screen } from '../../../design/frame/Screen.tsx';
import { useMedia } from '../../../design/hooks/useMedia.ts';
import { SymbolPicture } from '../../../design/paper/SymbolPicture.tsx';
import { Torn } from '../../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import type { ScreenProps } from '../../../platform/routes.ts';
import type { CampaignRecord } from '../../../store/records.ts';
import { box } from '../houseSet.ts';
import { campaignWords } from './campaignWords.ts';
import { StageDetails } from './StageDetails.tsx';
import { StagePicture } from './StagePicture.tsx';
import { StageTile } from './StageTile.tsx';
import { allSuns, bestSuns, isOpen, nextStage, possibleSuns, useAllStagesOpen, useCampaign } from './suns.ts';
import { places, scene, TrailScene } from './TrailScene.tsx';
import './campaign.css';

const { stages } = box;

/** Eight stages on one mountain. Wide: the trail with the chosen stage beside it; narrow: a list that unfolds. */
export function CampaignScreen(_props: ScreenProps<'campaign'>): ReactNode {
  const words = useWords(campaignWords);
  const record = useCampaign();
  return (
    <Screen title={words.title} className="campaign">
      {/* Nothing is shown until the suns are read, so that the page does not change under the reader. */}
      {record && <Campaign record={record} />}
    </Screen>
  );
}

function Campaign({ record }: { record: CampaignRecord }): ReactNode {
  const words = useWords(campaignWords);
  const { language } = useLanguage();
  const [allOpen, setAllOpen] = useAllStagesOpen();
  const [chosen, setChosen] = useState<number | null>(null);
  const [folded, setFolded] = useState(false);
  const beside = useMedia('(min-width: 60em)');
  const head = useId();
  const card = useId();

  const next = nextStage(record, stages);
  const shown = chosen ?? next ?? stages.length;
  const stage = stages[shown - 1]!;
  const total = allSuns(record, stages);
  const reached = stages.reduce((last, { number }) => (isOpen(record, number, false) ? number : last), 1);
  const choose = (number: number): void => {
    setFolded(!beside && number === shown && !folded);
    setChosen(number);
  };

  return (
    <div className="campaign-layout">
      <div className="campaign-way">
        <Torn as="section" className="campaign-head" seed="campaign head" aria-labelledby={head}>
          <h2 id={head}>{words.trail}</h2>
          <p>{total === 0 ? words.newcomer : next === null ? words.summit : words.lead}</p>
          <p className="campaign-total">
            <SymbolPicture name="sun-full" size={1.7} />
            <b className="display">{words.total(total, possibleSuns(stages))}</b>
          </p>
          <Toggle name={words.allOpen.name} text={words.allOpen.text} on={allOpen} onChange={setAllOpen} />
        </Torn>
        <div className="trail">
          <TrailScene reached={reached} />
          <ol className="trail-stages">
            {stages.map((one) => {
              const { number } = one;
              const open = isOpen(record, number, allOpen);
              const [x, y] = places[(number - 1) % places.length]!;
              const place = { '--x': x / scene.width, '--y': y / scene.height } as CSSProperties;
              const selected = number === shown && (beside || !folded);
              return (
                <li key={number} style={place} data-shown={selected || undefined}>
                  <Torn
                    as="button"
                    type="button"
                    className="stage-tile"
                    tone="card"
                    seed={`tile ${number}`}
                    data-open={open || undefined}
                    {...(beside ? { 'aria-pressed': selected } : { 'aria-expanded': selected })}
                    onClick={() => choose(number)}
                  >
                    <StageTile stage={one} open={open} suns={bestSuns(record, number)} />
                    {number === next && open && <span className="stage-next">{words.next}</span>}
                  </Torn>
                  {!beside && selected && (
                    <Torn className="stage-unfolded" seed={`unfolded ${number}`}>
                      <StageDetails stage={one} record={record} open={open} />
                    </Torn>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      </div>
      {beside && (
        <Torn as="section" className="stage-card" tone="card" seed="stage card" aria-labelledby={card}>
          <span className="stage-window">
            <StagePicture stage={shown} />
            <span className="stage-number" aria-hidden="true">
              {shown}
            </span>
          </span>
          <h2 id={card}>
            <span className="hidden-text">{words.stage(shown)}: </span>
            {stage.title[language]}
          </h2>
          <StageDetails stage={stage} record={record} open={isOpen(record, shown, allOpen)} />
        </Torn>
      )}
    </div>
  );
}
