import { MODES, type SierraContent, type SierraOptions, unpack } from '@cordillera/sierra';
import { type ReactNode, useMemo } from 'react';
import type { GameLaying, LaidOptions, LaidOptionsProps } from '../../app/game.ts';
import { ModeSelect } from '../../newgame/ModeSelect.tsx';
import { Select } from '../../newgame/Select.tsx';
import { Toggle } from '../../newgame/Toggle.tsx';
import { useSpeech, useWords } from '../../words/index.tsx';
import { isOpen, useAllStagesOpen, useCampaign } from '../campaign/suns.ts';
import { box as house, speakerOf } from '../house.ts';
import { inOrder, mixed, regrouped } from './groups.ts';
import { ModePicture } from './ModePicture.tsx';
import { isCampaign, rangeOf } from './plan.ts';
import { sierraNewGameWords } from './words.ts';

const sierraOf = (options: LaidOptions): SierraOptions => options as unknown as SierraOptions;

function Options({ options, pack, onChange }: LaidOptionsProps): ReactNode {
  const { language } = useSpeech();
  const words = useWords(sierraNewGameWords);
  const speaker = speakerOf(language);
  const { mode, firstGame, stage } = sierraOf(options);
  const box = useMemo(() => (pack ? unpack(pack.content as SierraContent) : house), [pack]);
  const record = useCampaign();
  const [allOpen] = useAllStagesOpen();
  const campaign = isCampaign(mode);
  // of other cards than the house's every stage is open
  const stages = box.stages.filter(
    ({ number }) => number === stage || pack !== null || isOpen(record ?? {}, number, allOpen),
  );
  const title = (number: number): string => `${number}. ${box.stages[number - 1]?.title[language] ?? ''}`;
  return (
    <>
      <ModeSelect
        label={words.mode}
        // whoever plays alone needs no link
        modes={MODES.filter((one) => one === mode || rangeOf(one).max > 1).map((one) => ({
          mode: one,
          name: speaker.mode(one).name,
        }))}
        chosen={mode}
        picture={<ModePicture mode={mode} small />}
        text={speaker.mode(mode).text}
        onChange={onChange && ((next) => onChange({ ...options, mode: next }))}
      />
      {campaign && (
        <div className="lobby-part">
          <h3>{words.stage}</h3>
          {onChange ? (
            <Select
              label={words.stage}
              value={String(stage)}
              options={stages.map(({ number }) => ({ value: String(number), text: title(number) }))}
              onChange={(number) => onChange({ ...options, stage: Number(number) })}
            />
          ) : (
            <b>{title(stage)}</b>
          )}
        </div>
      )}
      <div className="lobby-part">
        <Toggle
          name={words.firstGame.name}
          text={campaign ? words.firstGame.campaign : words.firstGame.text}
          on={firstGame}
          onChange={onChange && ((on) => onChange({ ...options, firstGame: on }))}
        />
      </div>
    </>
  );
}

/** A table of Sierra by link, before the game starts. */
export const laying: GameLaying = {
  Options,
  range: (options) => rangeOf(sierraOf(options).mode),
  reseated: (options, from) => {
    const { mode, firstGame, stage, groups } = sierraOf(options);
    return {
      mode,
      firstGame,
      ...(isCampaign(mode) && { stage }),
      ...(mode === 'team' && { groups: regrouped(groups, from) }),
    };
  },
  mixed: (options, random) => ({ ...options, groups: mixed(sierraOf(options).groups ?? inOrder(4), random) }),
};
