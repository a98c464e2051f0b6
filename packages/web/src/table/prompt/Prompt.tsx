import type { Decision, GameTypes, Seat } from '@cordillera/engine';
import type { ReactNode } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { Avatar } from '../../design/players/Avatar.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { errorMessage, isNotLoaded } from '../../platform/errors.ts';
import { actorOf } from '../log/doer.ts';
import type { Session, TableState } from '../session/session.ts';
import { Playback } from '../shell/Playback.tsx';
import { tableWords } from '../tableWords.ts';
import { PromptBar } from './PromptBar.tsx';

/** A question or a message in one sentence, with its details. */
export interface PromptText {
  who: Seat | null;
  text: string;
  note?: ReactNode;
  meanwhile?: string;
}

interface PromptProps<T extends GameTypes> {
  session: Session<T>;
  state: TableState<T>;
  names: readonly string[];
  /** The game's own sentences. */
  texts: {
    result: (result: T['Result']) => PromptText;
    /** The sentence for the events being played back. */
    playingBack: (fresh: readonly T['Event'][]) => string;
    event: (event: T['Event']) => string;
    prompt: (key: string, params?: Decision<T['Choice']>['params']) => string;
    /** While no player at this screen has a decision; absent: says whom the table waits for. */
    idle?: () => PromptText;
    /** Why no player at this screen has anything to do; null: because everybody here is ready. */
    rest?: () => string | null;
    /** What to do next. */
    hint: () => ReactNode;
    /** Whom the table waits for. */
    waiting: () => string;
  };
  /** Players here who share the acting player's view: any of them may act. */
  companions: readonly Seat[];
  isReady: (seat: Seat) => boolean | null;
  undo: (() => void) | null;
  /** Hides Undo. */
  noUndo?: boolean;
  /** Small buttons beside Undo. */
  beside?: ReactNode;
  endAddress: string | undefined;
  /** The choices that have no target on the table. */
  children: ReactNode;
}

/** The prompt bar in all its states: decision, playback, watching, hand-over, end, problem. */
export function Prompt<T extends GameTypes>(props: PromptProps<T>): ReactNode {
  const {
    session,
    state,
    names,
    texts,
    companions,
    isReady,
    undo,
    noUndo = false,
    beside,
    endAddress,
    children,
  } = props;
  const words = useWords(tableWords);
  const { language } = useLanguage();
  const { acting, decision, isSettled, result, problem, handOver } = state;
  const watched = session.people.length === 0;
  const isIdle =
    texts.idle !== undefined && isSettled && !watched && handOver === null && !(decision && decision.forward > 0);
  const { who, text, note = '', meanwhile = '' } = promptText();

  if (problem?.kind === 'elsewhere') return null;
  return (
    <PromptBar
      who={who === null ? null : { seat: who, name: names[who]! }}
      people={companions.length > 0 && acting !== null && !result ? acts([acting, ...companions]) : undefined}
      text={text}
      note={note}
      meanwhile={meanwhile}
      isPlayingBack={!isSettled || handOver !== null || isIdle}
      problem={problem && trouble()}
    >
      {watched && !result && (
        <Playback
          playing={state.playing}
          speed={state.speed}
          onPlay={(playing) => session.play(playing)}
          onStep={() => session.step()}
          onSpeed={(speed) => session.setSpeed(speed)}
        />
      )}
      {result && isSettled && endAddress && (
        <a className="button primary" href={endAddress}>
          {words.result}
        </a>
      )}
      {acting !== null && !result && !noUndo && (
        <button type="button" className="button icon-only" aria-disabled={undo === null} onClick={() => undo?.()}>
          <Icon name="undo" />
          <span>{words.undo}</span>
        </button>
      )}
      {beside}
      {acting === null &&
        isSettled &&
        !watched &&
        !result &&
        handOver === null &&
        session.people.map((seat) => (
          <button key={seat} type="button" className="button" onClick={() => session.takeScreen(seat)}>
            {words.handOver.lookAgain(names[seat]!)}
          </button>
        ))}
      {children}
    </PromptBar>
  );

  function promptText(): PromptText {
    if (result && isSettled) return texts.result(result);
    const newest = state.newEventCount > 0 ? state.events.at(-state.newEventCount) : state.events.at(-1);
    if (!isSettled && newest)
      return { who: actorOf(newest), text: texts.playingBack(state.events.slice(-state.newEventCount)) };
    if (isIdle) return texts.idle!();
    if (decision && acting !== null) {
      const text = texts.prompt(decision.prompt, decision.params);
      if (decision.forward === 0) return { who: acting, text, meanwhile: texts.waiting() };
      return { who: acting, text, note: texts.hint() };
    }
    if (watched && newest) return { who: actorOf(newest), text: texts.event(newest), meanwhile: texts.waiting() };
    if (handOver !== null)
      return { who: handOver, text: words.handOver.title(session.circleOf(handOver).map((seat) => names[seat]!)) };
    return { who: null, text: texts.rest?.() ?? words.handOver.waiting, meanwhile: texts.waiting() };
  }

  function acts(seats: readonly Seat[]): ReactNode {
    return (
      <fieldset className="acting">
        <legend className="hidden-text">{words.acting}</legend>
        {seats
          .toSorted((a, b) => a - b)
          .map((seat) => (
            <button
              key={seat}
              type="button"
              aria-pressed={seat === acting}
              onClick={() => session.switchActingSeat(seat)}
            >
              <Avatar seat={seat} name={names[seat]!} ready={isReady(seat)} />
              <span>{names[seat]}</span>
            </button>
          ))}
      </fieldset>
    );
  }

  function trouble(): ReactNode {
    const isRefused = problem?.kind === 'refused';
    const isLost = problem?.kind === 'bots' && isNotLoaded(problem.error);
    return (
      <>
        <span>{isRefused ? errorMessage(problem.error, language) : words.problems[isLost ? 'lost' : 'bots']}</span>
        <button type="button" className="button" onClick={() => session.dismiss()}>
          {isRefused ? words.dismiss : words.problems.retry}
        </button>
      </>
    );
  }
}
