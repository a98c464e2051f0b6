import type { Pack } from '@cordillera/engine';
import { type SierraContent, sierra } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { houseSetOf } from '../../../cardsets/sets.ts';
import type { CampaignRecord } from '../../../store/records.ts';
import type { FormPartProps } from '../../../table/setup/definition.ts';
import { playable, useAllStagesOpen, useCampaign } from '../campaign/suns.ts';
import { boxOf } from '../houseSet.ts';
import { isCampaign, type SierraAsked } from './draft.ts';
import { ModeChoice } from './ModeChoice.tsx';
import { StageChoice } from './StageChoice.tsx';

/** Suns belong to the house set: with other cards every stage is open and none has been reached. */
function useSuns(pack: Pack<object> | null): { isRead: boolean; record: CampaignRecord; allOpen: boolean } {
  const record = useCampaign();
  const [allOpen] = useAllStagesOpen();
  const isHouse = pack === null || pack.hash === houseSetOf(sierra).hash;
  return { isRead: record !== null, ...(isHouse ? { record: record ?? {}, allOpen } : { record: {}, allOpen: true }) };
}

/** The draft with an open stage in place of a locked one. */
export function usePlayable(options: SierraAsked, pack: Pack<SierraContent> | null): SierraAsked {
  const { record, allOpen } = useSuns(pack);
  return { ...options, stage: playable(record, options.stage, boxOf(pack).stages.length, allOpen) };
}

/** The four ways to play, and the stages of the campaign. */
export function Modes({ draft, options, pack, onChange }: FormPartProps<SierraAsked>): ReactNode {
  const { mode, stage, firstGame } = options;
  const { isRead, ...suns } = useSuns(pack);
  return (
    <>
      <ModeChoice mode={mode} onChange={(next) => onChange({ mode: next })} />
      {isCampaign(mode) && isRead && (
        <StageChoice
          box={boxOf(pack)}
          stage={stage}
          players={draft.count}
          firstGame={firstGame}
          {...suns}
          onChange={(next) => onChange({ stage: next })}
        />
      )}
    </>
  );
}
