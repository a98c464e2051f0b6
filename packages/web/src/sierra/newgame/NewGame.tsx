import { CordilleraError } from '@cordillera/engine';
import { type SierraContent, sierra, unpack } from '@cordillera/sierra';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ScreenProps } from '../../app/routes.ts';
import { goTo } from '../../app/routes.ts';
import { Screen } from '../../app/Screen.tsx';
import { changeSettings, myName, useSettings } from '../../app/settings.ts';
import { useMedia } from '../../design/media.ts';
import { Covers } from '../../newgame/Covers.tsx';
import { Start } from '../../newgame/Start.tsx';
import { nameOf, withMyName, withName } from '../../newgame/seating.ts';
import { newGameWords } from '../../newgame/words.ts';
import { houseOf, ownSets } from '../../packs/sets.ts';
import { useShelf } from '../../store/useShelf.ts';
import { startMatch } from '../../table/start.ts';
import { useSpeech, useWords } from '../../words/index.tsx';
import { playable, useAllStagesOpen, useCampaign } from '../campaign/suns.ts';
import { box as house } from '../house.ts';
import { keepDraft, keptDraft, levels } from './kept.ts';
import { ModeChoice } from './ModeChoice.tsx';
import { Options } from './Options.tsx';
import { isCampaign, namesakes, planOf, prefilled, seatCount, withMode } from './plan.ts';
import { SierraSeats } from './SierraSeats.tsx';
import { StageChoice } from './StageChoice.tsx';
import '../../newgame/newgame.css';
import '../../newgame/seats.css';

const ownSetsOfSierra = () => ownSets('sierra');

export function NewGame({ route }: ScreenProps<'new'>): ReactNode {
  const words = useWords(newGameWords);
  const { language } = useSpeech();
  const mine = myName(useSettings());
  const [draft, setDraft] = useState(() => withMyName(prefilled(keptDraft(), route.mode, route.stage), mine));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // On a phone the button stays under the thumb, whatever is being filled in.
  const phone = useMedia('(max-width: 47.99em)');
  const form = useRef<HTMLFormElement>(null);
  const record = useCampaign();
  const [allOpen] = useAllStagesOpen();
  const sets = useShelf(ownSetsOfSierra);
  const set = sets?.find(({ id }) => id === draft.set) ?? null;
  const box = useMemo(() => (set ? unpack(set.content as SierraContent) : house), [set]);
  // Suns are of the house set: where other cards are played, every stage is open and none has been reached.
  const isHouse = set === null || set.hash === houseOf(sierra).hash;
  const campaign = isHouse ? { record: record ?? {}, allOpen } : { record: {}, allOpen: true };
  const stage = playable(campaign.record, draft.stage, box.stages.length, campaign.allOpen);

  // The address may ask for another mode while the form stands here.
  useEffect(() => setDraft((now) => prefilled(now, route.mode, route.stage)), [route.mode, route.stage]);
  useEffect(() => keepDraft(draft), [draft]);

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (namesakes(draft, mine).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      // The button may be quicker than the shelf.
      const content = set ?? (sets ?? (await ownSetsOfSierra())).find(({ id }) => id === draft.set);
      const match = await startMatch({ ...planOf(draft, mine, stage), ...(content && { content }) });
      const me = draft.people.findIndex(({ who }) => who === 'me');
      if (me >= 0) {
        // From now on it is my name everywhere, and a change in the settings reaches this form.
        changeSettings({ name: nameOf(draft.people[me]!, mine) });
        setDraft(withName(draft, me, null));
      }
      goTo({ screen: 'table', match });
    } catch (error) {
      if (!(error instanceof CordilleraError)) console.error(error);
      setFailure(error);
      setBusy(false);
    }
  };

  const told =
    failure === null ? null : failure instanceof CordilleraError ? failure.describe(language) : words.notStarted;
  const starter = <Start busy={busy} failure={told} />;

  return (
    <Screen title={words.title} className="setup">
      <form className="setup-form" ref={form} onSubmit={start} noValidate>
        <Covers chosen="sierra" />
        <div className="setup-middle">
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
        </div>
        <Options draft={draft} levels={levels} stage={stage} box={box} sets={sets ?? []} onChange={setDraft}>
          {!phone && starter}
        </Options>
        {phone && starter}
      </form>
    </Screen>
  );
}
