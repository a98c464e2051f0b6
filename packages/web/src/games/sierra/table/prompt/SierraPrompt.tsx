import type { SierraChoice, SierraEvent, SierraResult, SierraSpeaker, SierraTypes } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { Icon } from '../../../../design/paper/Icon.tsx';
import { SymbolPicture } from '../../../../design/paper/SymbolPicture.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Prompt, type PromptText } from '../../../../table/prompt/Prompt.tsx';
import type { Session, TableState } from '../../../../table/session/session.ts';
import { tableWords } from '../../../../table/tableWords.ts';
import type { TableTargets } from '../../../../table/targets/useTargets.ts';
import { waitingText } from '../hand/rest.ts';
import { sierraTableWords } from '../sierraTableWords.ts';
import { asideTarget, buttonTarget, canChoose, canDiscard, laysOf } from '../targets.ts';

interface SierraPromptProps {
  session: Session<SierraTypes>;
  state: TableState<SierraTypes>;
  targets: TableTargets<SierraChoice>;
  speaker: SierraSpeaker;
  names: readonly string[];
  /** The Mountain card that is picked. */
  held: number | null;
  undo: (() => void) | null;
  /** Whether the Notebook cards drawn are behind a button. */
  notebookButton: boolean;
  /** The group that gets the remaining cards. */
  passesTo: string | null;
  onNotebook: () => void;
  /** Replays the plays of the last round; null when there was none. */
  onLastRound: (() => void) | null;
  endAddress: string | undefined;
}

/** The current question or the event being shown, and the choices that have no place on the table. */
export function SierraPrompt(props: SierraPromptProps): ReactNode {
  const { session, state, targets, speaker, names, held, undo } = props;
  const { notebookButton, passesTo, onNotebook, onLastRound, endAddress } = props;
  const words = useWords(sierraTableWords);
  const general = useWords(tableWords);
  const { model: can, byKeyboard } = targets;
  const { acting, decision, isSettled } = state;
  const watched = session.people.length === 0;
  /** A Notebook card must still be chosen. */
  const isOpen = decision?.choices[0]?.do === 'keep';
  const isAsked = isSettled && decision !== null && decision.forward > 0;
  /** The selected card can only be discarded. */
  const isForDiscard = held !== null && canDiscard(can, held) && laysOf(can, held).length === 0;

  return (
    <Prompt
      session={session}
      state={state}
      names={names}
      texts={{
        result: outcome,
        playingBack: headline,
        event: speaker.event,
        prompt: speaker.prompt,
        rest: () => waitingText(state.view, session.people, names, words),
        hint,
        waiting,
      }}
      companions={acting === null ? [] : session.circleOf(acting).filter((seat) => seat !== acting)}
      isReady={(seat) => state.view.players[seat]!.ready}
      undo={undo}
      beside={
        onLastRound &&
        isSettled &&
        !watched &&
        state.handOver === null && (
          <button type="button" className="button icon-only" title={words.lastRound} onClick={onLastRound}>
            <Icon name="again" />
            <span>{words.lastRound}</span>
          </button>
        )
      }
      endAddress={endAddress}
    >
      {isForDiscard && (
        <button type="button" className="button primary" {...targets.of(asideTarget).bare}>
          {speaker.choice({ do: 'discard', card: held })}
        </button>
      )}
      {notebookButton && (
        <button type="button" className={isOpen ? 'button primary' : 'button icon-only'} onClick={onNotebook}>
          {isOpen ? words.notebookChoice : <SymbolPicture name="notebook" label={words.notebookOther} />}
        </button>
      )}
      {canChoose(can, 'agree') && (
        <button type="button" className="button primary" {...targets.of(buttonTarget('agree')).bare}>
          <Icon name="tick" />
          {speaker.choice({ do: 'agree' })}
        </button>
      )}
      {canChoose(can, 'unready') && (
        <button type="button" className="button" {...targets.of(buttonTarget('unready')).bare}>
          {speaker.choice({ do: 'unready' })}
        </button>
      )}
      {canChoose(can, 'ready') ? (
        <button type="button" className="button primary" {...targets.of(buttonTarget('ready')).bare}>
          <Icon name="tick" />
          {speaker.choice({ do: 'ready' })}
        </button>
      ) : (
        // Keeps its place while events are shown.
        (isAsked || (!isSettled && acting !== null)) &&
        !isForDiscard &&
        !(notebookButton && isOpen) &&
        state.view.phase === 'decide' && (
          <button type="button" className="button" {...targets.of(buttonTarget('ready')).props}>
            <Icon name="tick" />
            {speaker.choice({ do: 'ready' })}
          </button>
        )
      )}
    </Prompt>
  );

  function outcome(result: SierraResult): PromptText {
    const [first = '', ...rest] = speaker.result(result);
    const [winner = null] = result.reason === 'lastRound' ? result.winners : [];
    return { who: winner, text: first, note: rest.join(' ') };
  }

  /** A hint about what to do next. */
  function hint(): ReactNode {
    const seat = acting!;
    if (held !== null) {
      if (isForDiscard) return words.discardHeld;
      return (
        <>
          {words.selected(speaker.card(held))}
          {byKeyboard && <span className="hidden-text"> {words.landscapeHelp}</span>}
        </>
      );
    }
    // Tells the player that a companion took back the card theirs was placed on.
    const fallen = state.events.findLast(
      (event) =>
        event.type === 'roundBegan' ||
        ((event.type === 'fellBack' || event.type === 'laidDraft' || event.type === 'tookBack') && event.seat === seat),
    );
    if (fallen?.type === 'fellBack') return speaker.event(fallen);
    if (canChoose(can, 'lay')) return words.chooseCard;
    if (canChoose(can, 'discard')) return words.chooseDiscard;
    if (isOpen) return words.keepHint;
    const left = state.view.players[seat]!.hand?.length ?? 0;
    return canChoose(can, 'ready') && passesTo !== null && left > 0 ? words.passTo(left, passesTo) : '';
  }

  /** The players the table waits for. Which bot is thinking right now changes too often to be announced. */
  function waiting(): string {
    const { players, phase } = state.view;
    const seats = phase === 'over' ? [] : players.flatMap(({ ready }, seat) => (ready ? [] : [seat]));
    const bots = seats.filter((seat) => session.source.seats[seat]!.bot !== undefined);
    const elsewhere = seats.filter((seat) => !bots.includes(seat) && !session.people.includes(seat));
    if (elsewhere.length > 0) return general.waitsFor(words.list(elsewhere.map((seat) => names[seat]!)));
    if (watched || bots.length === 0) return '';
    return general.thinking(words.list(bots.map((seat) => names[seat]!)), bots.length);
  }

  /** The events being shown, in one sentence. */
  function headline(fresh: readonly SierraEvent[]): string {
    const round = fresh.find((event) => event.type === 'roundBegan');
    if (round?.type === 'roundBegan') return words.roundBegins(round.round);
    const laid = fresh.flatMap((event) => (event.type === 'laid' ? [event] : []));
    if (laid.length > 1) {
      const who = names.filter((_, seat) => laid.some((event) => event.seat === seat));
      return words.lays(words.list(who), words.list(laid.map(({ card }) => speaker.card(card))));
    }
    if (fresh.filter(({ type }) => type === 'kept').length > 1) return words.revealKept;
    return speaker.event(fresh.find((event) => event.type === 'passed') ?? fresh[0]!);
  }
}
