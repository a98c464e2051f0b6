import { CordilleraError } from '@cordillera/engine';
import { MODES, type SierraWestContent, speak, unpack } from '@cordillera/sierra-west';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ScreenProps } from '../../app/routes.ts';
import { goTo } from '../../app/routes.ts';
import { Screen } from '../../app/Screen.tsx';
import { changeSettings, myName, useSettings } from '../../app/settings.ts';
import { useMedia } from '../../design/media.ts';
import { Torn } from '../../design/Torn.tsx';
import { Covers } from '../../newgame/Covers.tsx';
import { Seats } from '../../newgame/Seats.tsx';
import { Start } from '../../newgame/Start.tsx';
import { nameOf, withMyName, withName } from '../../newgame/seating.ts';
import { newGameWords } from '../../newgame/words.ts';
import { ownSets } from '../../packs/sets.ts';
import { useShelf } from '../../store/useShelf.ts';
import { startMatch } from '../../table/start.ts';
import { useSpeech, useWords } from '../../words/index.tsx';
import { box as house } from '../house.ts';
import { keepDraft, keptDraft, levels } from './kept.ts';
import { Options } from './Options.tsx';
import { added, namesakes, planOf, prefilled, range, removed, seatedAs } from './plan.ts';
import '../../newgame/newgame.css';
import '../../newgame/seats.css';
import './hastings.css';

const ownSetsOfWest = () => ownSets('sierra-west');

export function NewGame({ route }: ScreenProps<'new'>): ReactNode {
  const words = useWords(newGameWords);
  const { language } = useSpeech();
  const mine = myName(useSettings());
  const [draft, setDraft] = useState(() => withMyName(prefilled(keptDraft(), route.mode), mine));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // On a phone the button stays under the thumb, whatever is being filled in.
  const phone = useMedia('(max-width: 47.99em)');
  const form = useRef<HTMLFormElement>(null);
  const sets = useShelf(ownSetsOfWest);
  const set = sets?.find(({ id }) => id === draft.set) ?? null;
  const box = useMemo(() => (set ? unpack(set.content as SierraWestContent) : house), [set]);
  const speaker = useMemo(() => speak(language, box, []), [language, box]);

  // The address may ask for another mode while the form stands here.
  useEffect(() => setDraft((now) => prefilled(now, route.mode)), [route.mode]);
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
      const content = set ?? (sets ?? (await ownSetsOfWest())).find(({ id }) => id === draft.set);
      const match = await startMatch({ ...planOf(draft, mine), ...(content && { content }) });
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
        <Covers chosen="sierra-west" />
        <div className="setup-middle">
          <Torn className="setup-sheet setup-mode" seed="setup mode">
            <fieldset>
              <legend>
                <h2>{speaker.option('mode').name}</h2>
              </legend>
              <div className="mode-cards">
                {MODES.map((mode) => (
                  <label key={mode} className="pick">
                    <input
                      type="radio"
                      name="setup-mode"
                      checked={draft.mode === mode}
                      onChange={() => setDraft({ ...draft, mode })}
                    />
                    <b className="display">{speaker.mode(mode).name}</b>
                  </label>
                ))}
              </div>
            </fieldset>
            <p className="setup-note" aria-live="polite">
              {speaker.mode(draft.mode).text}
            </p>
          </Torn>
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
        </div>
        <Options draft={draft} levels={levels} box={box} sets={sets ?? []} speaker={speaker} onChange={setDraft}>
          {!phone && starter}
        </Options>
        {phone && starter}
      </form>
    </Screen>
  );
}
