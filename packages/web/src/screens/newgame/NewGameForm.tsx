import type { TimeControl } from '@cordillera/protocol';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Screen } from '../../design/frame/Screen.tsx';
import { useMedia } from '../../design/hooks/useMedia.ts';
import { Torn } from '../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { isTooManyTables, TooManyTables } from '../../online/join/TooManyTables.tsx';
import { TimeControlChoice } from '../../online/lobby/PaceChoice.tsx';
import { onlineWords } from '../../online/onlineWords.ts';
import { errorMessage, isLocalizedError } from '../../platform/errors.ts';
import type { MatchSetup } from '../../platform/matchSetup.ts';
import { goTo, type Route, routeOf, useAddress } from '../../platform/routes.ts';
import { changeSettings } from '../../platform/settings.ts';
import { useServer } from '../../platform/useServer.ts';
import type { GameId } from '../../store/records.ts';
import { startMatch } from '../../table/match/startMatch.ts';
import { type Draft, seated } from '../../table/setup/draft.ts';
import { newGameWords } from '../../table/setup/newGameWords.ts';
import { nameOf, sameNames, withName } from '../../table/setup/seating.ts';
import { ByLink } from './byLink.ts';
import { Covers } from './Covers.tsx';
import { Start } from './Start.tsx';
import type { CardSet } from './useCardSet.ts';
import './newgame.css';
import '../../design/controls/select.css';
import './seats.css';

interface NewGameFormProps {
  game: GameId;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** The name of the person at this screen. */
  mine: string;
  cards: CardSet;
  /** The game options requested from the rules. */
  setup: () => Omit<MatchSetup, 'content'>;
  /** The sheet of options, with the button that starts the game where it stands there. */
  options: (start: ReactNode) => ReactNode;
  /** What the game is about: mode, seats. */
  children: ReactNode;
}

/** A new game of any kind: the covers, what the game asks, the options, and the button that starts it. */
export function NewGameForm(props: NewGameFormProps): ReactNode {
  const { game, draft, onChange, mine, cards, setup, options, children } = props;
  const words = useWords(newGameWords);
  const { language } = useLanguage();
  const hasServer = useServer();
  const online = useWords(onlineWords);
  const asked = routeOf(useAddress());
  const [pace, setPace] = useState<TimeControl>({ kind: 'free' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // On a phone the button stays at the bottom of the screen.
  const phone = useMedia('(max-width: 47.99em)');
  const form = useRef<HTMLFormElement>(null);

  const start = async (begin: (plan: MatchSetup) => Promise<Route>): Promise<void> => {
    if (busy) return;
    // players who join by link bring their own names
    if (!invites && sameNames(seated(draft), mine).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const content = await cards.ready();
      const there = await begin({ ...setup(), ...(content && { content }) });
      const me = draft.people.findIndex(({ who }) => who === 'me');
      if (me >= 0) {
        // From now on it is my name everywhere, so the settings and this form share it.
        changeSettings({ name: nameOf(draft.people[me]!, mine) });
        onChange(withName(draft, me, null));
      }
      goTo(there);
    } catch (error) {
      if (!isLocalizedError(error)) console.error(error);
      setFailure(error);
      setBusy(false);
    }
  };

  const failureText = isTooManyTables(failure) ? (
    <TooManyTables refusal={failure} />
  ) : failure === null ? null : (
    errorMessage(failure, language, words.notStarted)
  );
  const here = async (plan: MatchSetup): Promise<Route> => ({ screen: 'table', match: await startMatch(plan) });
  const byLink = async (plan: MatchSetup): Promise<Route> => {
    const { createTable } = await import('../../online/tables/create.ts');
    const me = draft.people.find(({ who }) => who === 'me');
    return { screen: 'at', match: await createTable(plan, me ? nameOf(me, mine) : mine, pace), link: null };
  };
  const canInvite = hasServer && seated(draft).some(({ who }) => who !== 'me');
  const invites = canInvite && asked.screen === 'new' && asked.byLink === true;
  const other = (): void => {
    // who shares this screen, and how they are called, is asked in its own form
    if (invites) goTo({ screen: 'new', game, mode: asked.mode, stage: asked.stage });
    else void start(byLink);
  };
  const starter = <Start busy={busy} failure={failureText} onOther={canInvite ? other : undefined} />;
  return (
    <ByLink value={invites}>
      <Screen title={invites ? online.list.create : words.title} className="setup">
        <form
          className="setup-form"
          ref={form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void start(invites ? byLink : here);
          }}
          noValidate
        >
          <Covers chosen={game} />
          <div className="setup-middle">
            {children}
            {invites && (
              <Torn className="setup-sheet" seed="pace">
                <TimeControlChoice pace={pace} onChange={setPace} />
              </Torn>
            )}
          </div>
          {options(phone ? null : starter)}
          {phone && starter}
        </form>
      </Screen>
    </ByLink>
  );
}
