import type { SierraSpeaker, SierraTypes } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { Avatar } from '../../design/Avatar.tsx';
import { Icon } from '../../design/Icon.tsx';
import { SymbolPicture } from '../../design/SymbolPicture.tsx';
import { type Explanation, useExplain } from '../../table/Explain.tsx';
import { Playback } from '../../table/Playback.tsx';
import { PromptBar } from '../../table/PromptBar.tsx';
import type { Session, TableState } from '../../table/session.ts';
import { tableWords } from '../../table/words.ts';
import { useSpeech, useWords } from '../../words/index.tsx';
import type { Options } from './choices.ts';
import { sierraTableWords } from './words.ts';

interface SierraPromptProps {
  session: Session<SierraTypes>;
  state: TableState<SierraTypes>;
  can: Options;
  speaker: SierraSpeaker;
  names: readonly string[];
  /** The Mountain card that is selected. */
  held: number | null;
  undo: (() => void) | null;
  readyWhy: () => Explanation | null;
  /** Whether the Notebook cards drawn are behind a button. */
  notebookButton: boolean;
  onNotebook: () => void;
  onReady: () => void;
  onDiscard: (card: number) => void;
  endAddress: string | undefined;
}

/** What is asked now, or what is being told, and the choices that have no place on the table. */
export function SierraPrompt(props: SierraPromptProps): ReactNode {
  const { session, state, can, speaker, names, held, undo, readyWhy } = props;
  const { notebookButton, onNotebook, onReady, onDiscard, endAddress } = props;
  const words = useWords(sierraTableWords);
  const general = useWords(tableWords);
  const { language } = useSpeech();
  const explain = useExplain();
  const { acting, decision, settled, result, thinking, problem } = state;
  const watched = session.people.length === 0;
  const { who, text, note } = sentence();
  /** A Notebook card must still be chosen. */
  const isOpen = decision?.choices[0]?.do === 'keep';
  const isAsked = settled && decision !== null && decision.forward > 0;
  const companions = session.people.filter((seat) => acting !== null && seat !== acting && shares(acting, seat));

  return (
    <PromptBar
      who={who === null ? null : { seat: who, name: names[who]! }}
      text={text}
      note={note}
      quiet={!isAsked}
      problem={problem && <Problem />}
    >
      {companions.length > 0 && acting !== null && (
        <fieldset className="acting">
          <legend className="hidden-text">{general.acting}</legend>
          {[acting, ...companions]
            .sort((a, b) => a - b)
            .map((seat) => (
              <button key={seat} type="button" aria-pressed={seat === acting} onClick={() => session.act(seat)}>
                <Avatar seat={seat} name={names[seat]!} ready={state.view.players[seat]!.ready} />
                {names[seat]}
              </button>
            ))}
        </fieldset>
      )}
      {watched && !result && (
        <Playback
          playing={state.playing}
          speed={state.speed}
          onPlay={(playing) => session.play(playing)}
          onStep={() => session.step()}
          onSpeed={(speed) => session.setSpeed(speed)}
        />
      )}
      {result && settled && endAddress && (
        <a className="button primary" href={endAddress}>
          {general.result}
        </a>
      )}
      {acting !== null && !result && (
        <button type="button" className="button icon-only" disabled={undo === null} onClick={() => undo?.()}>
          <Icon name="undo" />
          <span>{general.undo}</span>
        </button>
      )}
      {acting === null &&
        !watched &&
        !result &&
        state.handOver === null &&
        session.people.map((seat) => (
          <button key={seat} type="button" className="button" onClick={() => session.take(seat)}>
            {general.handOver.lookAgain(names[seat]!)}
          </button>
        ))}
      {held !== null && can.discards.has(held) && (
        <button type="button" className="button" data-do="discard" onClick={() => onDiscard(held)}>
          {speaker.choice({ do: 'discard', card: held })}
        </button>
      )}
      {notebookButton && (
        <button
          type="button"
          className={isOpen ? 'button primary' : 'button icon-only'}
          data-do="notebook"
          data-open={isOpen || undefined}
          onClick={onNotebook}
        >
          {isOpen ? words.notebookChoice : <SymbolPicture name="notebook" label={words.notebookChoice} />}
        </button>
      )}
      {can.agree && (
        <button
          type="button"
          className="button primary"
          data-do="agree"
          onClick={() => session.choose({ do: 'agree' })}
        >
          <Icon name="tick" />
          {speaker.choice({ do: 'agree' })}
        </button>
      )}
      {can.unready && (
        <button type="button" className="button" onClick={() => session.choose({ do: 'unready' })}>
          {speaker.choice({ do: 'unready' })}
        </button>
      )}
      {can.ready ? (
        <button type="button" className="button primary" data-do="ready" onClick={onReady}>
          <Icon name="tick" />
          {speaker.choice({ do: 'ready' })}
        </button>
      ) : (
        isAsked &&
        !(notebookButton && isOpen) &&
        state.view.phase === 'decide' && (
          <button
            type="button"
            className="button"
            aria-disabled="true"
            {...explain.props(readyWhy)}
            onClick={(event) => explain.show(event.currentTarget, readyWhy)}
          >
            <Icon name="tick" />
            {speaker.choice({ do: 'ready' })}
          </button>
        )
      )}
    </PromptBar>
  );

  function shares(a: number, b: number): boolean {
    return state.view.players[a]!.group === state.view.players[b]!.group;
  }

  function sentence(): { who: number | null; text: string; note: string } {
    const waiting =
      thinking.length > 0 ? general.thinking(words.list(thinking.map((seat) => names[seat]!)), thinking.length) : '';
    if (result && settled) {
      const [first = '', ...rest] = speaker.result(result);
      return {
        who: result.reason === 'lastRound' ? (result.winners[0] ?? null) : null,
        text: first,
        note: rest.join(' '),
      };
    }
    const told = state.fresh > 0 ? state.events.at(-state.fresh) : state.events.at(-1);
    if (!settled && told) {
      return { who: 'seat' in told ? told.seat : null, text: headline(), note: '' };
    }
    if (decision && acting !== null) {
      const text = speaker.prompt(decision.prompt);
      if (decision.forward === 0) return { who: acting, text, note: waiting };
      const note = held !== null ? words.selected(speaker.card(held)) : can.lays.size > 0 ? words.chooseCard : waiting;
      return { who: acting, text, note };
    }
    if (watched && told) return { who: 'seat' in told ? told.seat : null, text: speaker.event(told), note: waiting };
    return { who: null, text: general.handOver.waiting, note: waiting };
  }

  /** What is being told now, in one sentence. */
  function headline(): string {
    const fresh = state.events.slice(-state.fresh);
    const round = fresh.find((event) => event.type === 'roundBegan');
    if (round?.type === 'roundBegan') return words.roundBegins(round.round);
    const shown = fresh.filter((event) => event.type === 'laid' || event.type === 'kept');
    if (shown.length > 1) return fresh[0]!.type === 'kept' ? words.revealKept : words.reveal;
    return speaker.event(fresh.find((event) => event.type === 'passed') ?? fresh[0]!);
  }

  function Problem(): ReactNode {
    if (problem?.kind === 'refused')
      return (
        <>
          <span>{problem.error.describe(language)}</span>
          <button type="button" className="button" onClick={() => session.dismiss()}>
            {general.dismiss}
          </button>
        </>
      );
    if (problem?.kind === 'bots')
      return (
        <>
          <span>{general.problems.bots}</span>
          <button type="button" className="button" onClick={() => session.dismiss()}>
            {general.problems.retry}
          </button>
        </>
      );
    return (
      <>
        <span>{general.problems.elsewhere}</span>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {general.problems.reload}
        </button>
      </>
    );
  }
}
