import { type ColoradoContent, speak, unpack } from '@cordillera/colorado';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ScreenProps } from '../../app/routes.ts';
import { myName, useSettings } from '../../app/settings.ts';
import { NewGameForm } from '../../newgame/NewGameForm.tsx';
import { Seats } from '../../newgame/Seats.tsx';
import { withMyName } from '../../newgame/seating.ts';
import { useCardSet } from '../../newgame/useCardSet.ts';
import { useSpeech } from '../../words/index.tsx';
import { box as house } from '../house.ts';
import { keepDraft, keptDraft, levels } from './kept.ts';
import { Options } from './Options.tsx';
import { added, planOf, range, removed, seated, seatedAs } from './plan.ts';

export function NewGame({ route }: ScreenProps<'new'>): ReactNode {
  const { language } = useSpeech();
  const mine = myName(useSettings());
  const [draft, setDraft] = useState(() => withMyName(keptDraft(route.byLink), mine));
  const cards = useCardSet('colorado', draft.set);
  const { set, sets } = cards;
  const box = useMemo(() => (set ? unpack(set.content as ColoradoContent) : house), [set]);
  const speaker = useMemo(() => speak(language, box, []), [language, box]);

  useEffect(() => keepDraft(draft, route.byLink), [draft, route.byLink]);

  return (
    <NewGameForm
      game="colorado"
      draft={draft}
      onChange={setDraft}
      seated={seated(draft)}
      mine={mine}
      cards={cards}
      plan={() => planOf(draft, mine)}
      options={(start) => (
        <Options draft={draft} mine={mine} box={box} sets={sets} speaker={speaker} start={start} onChange={setDraft} />
      )}
    >
      <Seats
        form={draft}
        count={draft.count}
        range={range}
        mine={mine}
        levels={levels}
        groups={null}
        seatAs={seatedAs}
        withSeat={added}
        withoutSeat={removed}
        onChange={setDraft}
      />
    </NewGameForm>
  );
}
