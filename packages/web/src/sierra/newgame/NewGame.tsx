import { type SierraContent, sierra, unpack } from '@cordillera/sierra';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ScreenProps } from '../../app/routes.ts';
import { myName, useSettings } from '../../app/settings.ts';
import { NewGameForm } from '../../newgame/NewGameForm.tsx';
import { withMyName } from '../../newgame/seating.ts';
import { useCardSet } from '../../newgame/useCardSet.ts';
import { houseOf } from '../../packs/sets.ts';
import { playable, useAllStagesOpen, useCampaign } from '../campaign/suns.ts';
import { box as house } from '../house.ts';
import { keepDraft, keptDraft, levels } from './kept.ts';
import { ModeChoice } from './ModeChoice.tsx';
import { Options } from './Options.tsx';
import { isCampaign, planOf, prefilled, seatCount, seated, withMode } from './plan.ts';
import { SierraSeats } from './SierraSeats.tsx';
import { StageChoice } from './StageChoice.tsx';

export function NewGame({ route }: ScreenProps<'new'>): ReactNode {
  const mine = myName(useSettings());
  const [draft, setDraft] = useState(() =>
    withMyName(prefilled(keptDraft(route.byLink), route.mode, route.stage), mine),
  );
  const record = useCampaign();
  const [allOpen] = useAllStagesOpen();
  const cards = useCardSet('sierra', draft.set);
  const { set, sets } = cards;
  const box = useMemo(() => (set ? unpack(set.content as SierraContent) : house), [set]);
  // Suns are of the house set: where other cards are played, every stage is open and none has been reached.
  const isHouse = set === null || set.hash === houseOf(sierra).hash;
  const campaign = isHouse ? { record: record ?? {}, allOpen } : { record: {}, allOpen: true };
  const stage = playable(campaign.record, draft.stage, box.stages.length, campaign.allOpen);

  // The address may ask for another mode while the form stands here.
  useEffect(() => setDraft((now) => prefilled(now, route.mode, route.stage)), [route.mode, route.stage]);
  useEffect(() => keepDraft(draft, route.byLink), [draft, route.byLink]);

  return (
    <NewGameForm
      game="sierra"
      draft={draft}
      onChange={setDraft}
      seated={seated(draft)}
      mine={mine}
      cards={cards}
      plan={() => planOf(draft, mine, stage)}
      options={(start) => (
        <Options draft={draft} stage={stage} box={box} sets={sets} start={start} onChange={setDraft} />
      )}
    >
      <ModeChoice mode={draft.mode} onChange={(mode) => setDraft(withMode(draft, mode))} />
      {isCampaign(draft.mode) && record && (
        <StageChoice
          box={box}
          stage={stage}
          players={seatCount(draft)}
          {...campaign}
          onChange={(next) => setDraft({ ...draft, stage: next })}
        />
      )}
      <SierraSeats draft={draft} mine={mine} levels={levels} onChange={setDraft} />
    </NewGameForm>
  );
}
