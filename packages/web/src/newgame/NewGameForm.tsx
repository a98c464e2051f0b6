import { CordilleraError } from '@cordillera/engine';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { goTo } from '../app/routes.ts';
import { Screen } from '../app/Screen.tsx';
import { changeSettings } from '../app/settings.ts';
import { useMedia } from '../design/media.ts';
import type { GameId } from '../store/records.ts';
import { type GamePlan, startMatch } from '../table/start.ts';
import { useSpeech, useWords } from '../words/index.tsx';
import { Covers } from './Covers.tsx';
import { Start } from './Start.tsx';
import { nameOf, type Person, type Seating, sameNames, withName } from './seating.ts';
import type { CardSet } from './useCardSet.ts';
import { newGameWords } from './words.ts';
import './newgame.css';
import './seats.css';

interface NewGameFormProps<Draft extends Seating> {
  game: GameId;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Those who sit at the table; `mine` is the name of whoever sits at this screen. */
  seated: readonly Person[];
  mine: string;
  cards: CardSet;
  /** What is asked of the rules. */
  plan: () => Omit<GamePlan, 'content'>;
  /** The sheet of options, with the button that starts the game where it stands there. */
  options: (start: ReactNode) => ReactNode;
  /** What the game is about: mode, seats. */
  children: ReactNode;
}

/** A new game of any kind: the covers, what the game asks, the options, and the button that starts it. */
export function NewGameForm<Draft extends Seating>(props: NewGameFormProps<Draft>): ReactNode {
  const { game, draft, onChange, seated, mine, cards, plan, options, children } = props;
  const words = useWords(newGameWords);
  const { language } = useSpeech();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // On a phone the button stays under the thumb, whatever is being filled in.
  const phone = useMedia('(max-width: 47.99em)');
  const form = useRef<HTMLFormElement>(null);

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (sameNames(seated, mine).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const content = await cards.ready();
      const match = await startMatch({ ...plan(), ...(content && { content }) });
      const me = draft.people.findIndex(({ who }) => who === 'me');
      if (me >= 0) {
        // From now on it is my name everywhere, and a change in the settings reaches this form.
        changeSettings({ name: nameOf(draft.people[me]!, mine) });
        onChange(withName(draft, me, null));
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
        <Covers chosen={game} />
        <div className="setup-middle">{children}</div>
        {options(phone ? null : starter)}
        {phone && starter}
      </form>
    </Screen>
  );
}
