import { MODES, type Mode, type SierraOptions, type SierraTypes } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { Select } from '../../../design/controls/Select.tsx';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import { ModeSelect } from '../../../screens/newgame/ModeSelect.tsx';
import type { OptionsProps } from '../../../table/setup/definition.ts';
import { isOpen, useAllStagesOpen, useCampaign } from '../campaign/suns.ts';
import { boxOf, speakerOf } from '../houseSet.ts';
import { isCampaign, rangeOf } from './draft.ts';
import { ModePicture } from './ModePicture.tsx';
import { sierraNewGameWords } from './sierraNewGameWords.ts';

/** Mode and stage of a table by link. */
export function LobbyModes({ options, pack, onChange }: OptionsProps<SierraTypes, SierraOptions>): ReactNode {
  const { language } = useLanguage();
  const words = useWords(sierraNewGameWords);
  const speaker = speakerOf(language);
  const { mode, stage } = options;
  const box = boxOf(pack);
  const record = useCampaign();
  const [allOpen] = useAllStagesOpen();
  // with cards other than the house set every stage is open
  const stages = box.stages.filter(
    ({ number }) => number === stage || pack !== null || isOpen(record ?? {}, number, allOpen),
  );
  const title = (number: number): string => `${number}. ${box.stages[number - 1]?.title[language] ?? ''}`;
  return (
    <>
      <ModeSelect<Mode>
        label={words.mode}
        // a solo game needs no link
        modes={MODES.filter((one) => one === mode || rangeOf(one).max > 1).map((one) => ({
          mode: one,
          name: speaker.mode(one).name,
        }))}
        chosen={mode}
        picture={<ModePicture mode={mode} small />}
        text={speaker.mode(mode).text}
        onChange={onChange && ((next) => onChange({ ...options, mode: next }))}
      />
      {isCampaign(mode) && (
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
            <b>{title(stage!)}</b>
          )}
        </div>
      )}
    </>
  );
}
