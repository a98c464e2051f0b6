import { MODES, type SierraWestContent, speak, unpack } from '@cordillera/sierra-west';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ScreenProps } from '../../app/routes.ts';
import { myName, useSettings } from '../../app/settings.ts';
import { ModeCards } from '../../newgame/ModeCards.tsx';
import { NewGameForm } from '../../newgame/NewGameForm.tsx';
import { Seats } from '../../newgame/Seats.tsx';
import { withMyName } from '../../newgame/seating.ts';
import { useCardSet } from '../../newgame/useCardSet.ts';
import { useSpeech } from '../../words/index.tsx';
import { box as house } from '../house.ts';
import { keepDraft, keptDraft, levels } from './kept.ts';
import { ModePicture } from './ModePicture.tsx';
import { Options } from './Options.tsx';
import { added, planOf, prefilled, range, removed, seated, seatedAs } from './plan.ts';
import './hastings.css';

export function NewGame({ route }: ScreenProps<'new'>): ReactNode {
  const { language } = useSpeech();
  const mine = myName(useSettings());
  const [draft, setDraft] = useState(() => withMyName(prefilled(keptDraft(route.byLink), route.mode), mine));
  const cards = useCardSet('sierra-west', draft.set);
  const { set, sets } = cards;
  const box = useMemo(() => (set ? unpack(set.content as SierraWestContent) : house), [set]);
  const speaker = useMemo(() => speak(language, box, []), [language, box]);

  // The address may ask for another mode while the form stands here.
  useEffect(() => setDraft((now) => prefilled(now, route.mode)), [route.mode]);
  useEffect(() => keepDraft(draft, route.byLink), [draft, route.byLink]);

  return (
    <NewGameForm
      game="sierra-west"
      draft={draft}
      onChange={setDraft}
      seated={seated(draft)}
      mine={mine}
      cards={cards}
      plan={() => planOf(draft, mine)}
      options={(start) => (
        <Options draft={draft} box={box} sets={sets} speaker={speaker} start={start} onChange={setDraft} />
      )}
    >
      <ModeCards
        label={speaker.option('mode').name}
        modes={MODES.map((mode) => ({
          mode,
          name: speaker.mode(mode).name,
          picture: <ModePicture mode={mode} size={2.75} />,
        }))}
        chosen={draft.mode}
        text={speaker.mode(draft.mode).text}
        onChange={(mode) => setDraft({ ...draft, mode })}
      />
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
