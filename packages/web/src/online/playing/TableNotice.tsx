import type { Seat } from '@cordillera/engine';
import { hasHumanPlayer, type OpenProposal, type TableInfo } from '@cordillera/protocol';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { goTo } from '../../platform/routes.ts';
import { api } from '../api.ts';
import { StickerFlights } from '../chat/StickerFlight.tsx';
import { talkWords } from '../chat/talkWords.ts';
import { duration, spokenDuration } from '../durations.ts';
import { onlineWords } from '../onlineWords.ts';
import { exactPauseEnd } from '../pauseDates.ts';
import type { RemoteTable } from '../remote/remoteTable.ts';
import { isOnline, nextTryAtOf, type RemoteTableState, tableOf } from '../remote/remoteTableState.ts';
import { seatWords } from '../seatWords.ts';
import { useNow } from '../tables/tables.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';
import { PauseDialog, useNearlyUp } from './AskPause.tsx';
import { AskingNotice, SeatChangesNotice } from './Comings.tsx';
import { AbsenceNotice, StandInButton, useAbsentPlayers } from './Gone.tsx';
import { Strip } from './Strip.tsx';
import { useAvoidTargets } from './useAvoidTargets.ts';

export const isBrokenOff = ({ state, result }: TableInfo): boolean => state === 'over' && result === undefined;

/** The notice over an online table; only the most urgent one. */
export function TableNotice({ remote, waiting }: { remote: RemoteTable; waiting: readonly Seat[] }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useAvoidTargets(place);
  return (
    <div className="online-notices" ref={place}>
      <Notice remote={remote} waiting={waiting} />
      <StickerFlights remote={remote} />
    </div>
  );
}

function Notice({ remote, waiting }: { remote: RemoteTable; waiting: readonly Seat[] }): ReactNode {
  const words = useWords(talkWords);
  const seatTexts = useWords(seatWords);
  const online = useWords(onlineWords);
  const { language } = useLanguage();
  const state = useSyncExternalStore(remote.subscribe, remote.get);
  const { run, failure, busy } = useAsyncAction();
  const { proposal, acknowledgedDeadline, clockOffsetMs } = state;
  const { missed, rejectedMove, substituted, reconnected, seatChanges: latestChanges } = state.notices;
  const table = tableOf(state);
  const connected = isOnline(state);
  const asked = table?.me.seats.find((seat) => table.seats[seat]?.deadline !== undefined);
  const nearly = useNearlyUp(state, asked);
  const gone = useAbsentPlayers(state, waiting);
  // the player has dismissed the notice to see the table
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    if (connected) setAside(false);
  }, [connected]);
  if (!table || state.page.kind !== 'playing') return null;
  const me = table.me.seats[0];
  const replaced = table.me.seats.find((seat) => table.seats[seat]?.standIn !== undefined);
  const show = (since: number, label: string, plain = false): ReactNode =>
    remote.hasMissedTurns(since) && (
      <button type="button" className={plain ? 'button' : 'button primary'} onClick={() => remote.show(since)}>
        <Icon name="play" />
        {label}
      </button>
    );
  const close = (onClick: () => void): ReactNode => (
    <button type="button" className="button icon-only" onClick={onClick}>
      <Icon name="close" />
      <span className="hidden-text">{words.close}</span>
    </button>
  );
  if (!connected && isAside)
    return (
      <p className="online-back" role="status" data-tone="ochre">
        <Icon name="again" />
        {[
          state.isServerRestarting ? words.restarting : words.offlineTitle,
          ...(state.isSending ? [words.unsent] : []),
        ].join(' · ')}
      </p>
    );
  if (!connected) return <Offline remote={remote} state={state} onAside={() => setAside(true)} />;
  const absentNames = gone
    ? `${seatTexts.gone.title(table.seats[gone.seat]!.name, duration(gone.minutes * 60, online))}.`
    : '';
  if (proposal && !proposal.isDeferred)
    return (
      <Asked key={proposal.open.number} remote={remote} state={state} table={table} proposal={proposal.open}>
        {gone && table.state === 'paused' && <StandInButton table={table} gone={gone} />}
      </Asked>
    );
  if (isBrokenOff(table)) return <Strip icon="close" tone="rust" title={words.ended} text={words.endedText} />;
  if (replaced !== undefined && table.state === 'playing')
    return (
      <Strip
        icon="bot"
        title={
          !hasHumanPlayer(table.seats)
            ? words.allLeft
            : substituted && !remote.hasMissedTurns(substituted.since)
              ? words.replacing
              : words.replaced
        }
        text={
          !hasHumanPlayer(table.seats)
            ? words.allLeftText
            : table.pace.kind === 'free'
              ? seatTexts.gone.back
              : seatTexts.gone.backOrLate
        }
        failure={failure}
      >
        <button
          type="button"
          className="button primary"
          aria-disabled={busy}
          onClick={() => void run(() => api.comeBack(table.id, replaced))}
        >
          {words.takeOver}
        </button>
        {substituted && show(missed ? Math.min(missed.since, substituted.since) : substituted.since, words.show, true)}
      </Strip>
    );
  if (table.state === 'paused' && me !== undefined)
    return (
      <Strip
        icon="pause"
        tone="teal"
        title={words.paused}
        text={
          table.resumes === undefined
            ? `${table.pace.kind === 'free' ? words.noClock.paused : words.pausedText} ${absentNames}`.trim()
            : `${exactPauseEnd(table.resumes, Date.now() + clockOffsetMs, language)}. ${words.pausedUntil}`
        }
        failure={failure}
      >
        {gone && <StandInButton table={table} gone={gone} />}
        <button
          type="button"
          className="button primary"
          aria-disabled={busy}
          onClick={() =>
            void run(() => remote.sendToTable({ kind: 'propose', seat: me, proposal: { what: 'resume' } }))
          }
        >
          {words.menu.resume}
        </button>
      </Strip>
    );
  if (nearly && asked !== undefined && acknowledgedDeadline !== nearly.deadline)
    return (
      <Strip
        icon="clock"
        tone="ochre"
        title={words.timeLeft(spokenDuration(nearly.left, online))}
        text={words.nearlyText}
        failure={failure}
        quiet
      >
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() =>
            void run(() => remote.sendToTable({ kind: 'propose', seat: asked, proposal: { what: 'pause' } }))
          }
        >
          {words.askToPause}
        </button>
        <button type="button" className="button primary" onClick={() => remote.acknowledgeDeadline(nearly.deadline)}>
          {words.play}
        </button>
      </Strip>
    );
  if (rejectedMove || missed)
    return (
      <Strip
        icon={rejectedMove ? 'undo' : 'again'}
        tone={rejectedMove ? 'rust' : 'good'}
        title={rejectedMove ? words.moveRejected : words.missedCount(missed!.things)}
        text={rejectedMove ? words.moveRejectedText[rejectedMove.because] : words.missedReassurance}
      >
        {show(
          Math.min(rejectedMove?.since ?? Number.POSITIVE_INFINITY, missed?.since ?? Number.POSITIVE_INFINITY),
          rejectedMove ? words.showLate : words.show,
        )}
        {close(() => remote.dismiss('missed', 'rejectedMove'))}
      </Strip>
    );
  const asking = table.asking?.[0];
  if (asking) return <AskingNotice key={asking.id} table={table} asking={asking} />;
  if (gone && me !== undefined) return <AbsenceNotice key={gone.seat} table={table} gone={gone} />;
  if (latestChanges)
    return <SeatChangesNotice seatChanges={latestChanges} onClose={() => remote.dismiss('seatChanges')} />;
  if (reconnected)
    return (
      <p className="online-back" role="status">
        <Icon name="tick" />
        {words.connected}
      </p>
    );
  return null;
}

interface OfflineProps {
  remote: RemoteTable;
  state: RemoteTableState;
  onAside: () => void;
}

/** The server cannot be reached: what happens to a move, and when the next attempt is. */
function Offline({ remote, state, onAside }: OfflineProps): ReactNode {
  const { isSending, isServerRestarting } = state;
  const nextTryAt = nextTryAtOf(state);
  const words = useWords(talkWords);
  const { time } = useWords(onlineWords);
  const now = useNow(nextTryAt !== null);
  const seconds = nextTryAt === null ? 0 : Math.ceil((nextTryAt - now) / 1000);
  const what = isSending ? words.offlineText : isServerRestarting ? words.restartingText : words.offlineReadable;
  return (
    <Strip
      icon="again"
      tone="ochre"
      title={isServerRestarting ? words.restarting : words.offlineTitle}
      text={
        <>
          {what} {/* not announced every second */}
          <span aria-hidden="true">{seconds > 0 ? words.tryAgain(time.seconds(seconds)) : words.trying}</span>
        </>
      }
    >
      <button type="button" className="button" onClick={() => remote.tryNow()}>
        <Icon name="again" />
        {words.tryNow}
      </button>
      <button type="button" className="button" onClick={onAside}>
        <Icon name="eye" />
        {words.lookAround}
      </button>
    </Strip>
  );
}

interface AskedProps {
  remote: RemoteTable;
  state: RemoteTableState;
  table: TableInfo;
  proposal: OpenProposal;
  /** Further actions. */
  children: ReactNode;
}

/** A proposal on which all players vote. */
function Asked({ remote, state, table, proposal, children }: AskedProps): ReactNode {
  const words = useWords(talkWords);
  const { language } = useLanguage();
  const { run, failure, busy } = useAsyncAction();
  const { seats, me, pace } = table;
  const { what } = proposal.proposal;
  const nameOf = (seat: Seat): string => seats[seat]!.name;
  const { asked = [] } = proposal as { asked?: Seat[] };
  const mine = me.seats.find((seat) => asked.includes(seat));
  const isMine = me.seats.includes(proposal.by);
  const title = isMine
    ? words.mine[what]
    : what === 'takeBack'
      ? words.asks.takeBack
      : words.asks[what](nameOf(proposal.by));
  /** Until when, or whose move. */
  const detail = (): string => {
    const { proposal: asks } = proposal;
    if (asks.what === 'pause' && asks.until !== undefined)
      return `${exactPauseEnd(asks.until, Date.now() + state.clockOffsetMs, language)}. `;
    if (asks.what === 'takeBack' && !isMine)
      return `${words.asks.takeBackWho(nameOf(proposal.by), nameOf(asks.seat))} `;
    return '';
  };
  const agreed = words.agree(proposal.yes.length, proposal.yes.length + asked.length);
  const asking = what === 'pause' && pace.kind === 'free' ? words.noClock.pause : words.asked[what];
  const text = `${detail()}${asking} ${agreed}`;
  const vote = (seat: Seat, yes: boolean): void =>
    void run(() => remote.sendToTable({ kind: 'vote', seat, proposal: proposal.number, yes }));
  return (
    <Strip icon={what === 'takeBack' ? 'undo' : 'pause'} tone="teal" title={title} text={text} failure={failure}>
      {mine !== undefined && (
        <>
          <button type="button" className="button copy-main" aria-disabled={busy} onClick={() => vote(mine, true)}>
            <Icon name="tick" />
            {words.yes}
          </button>
          <button type="button" className="button" aria-disabled={busy} onClick={() => vote(mine, false)}>
            {what === 'pause' ? words.playOn : words.no}
          </button>
        </>
      )}
      {children}
      <button type="button" className="button icon-only" onClick={() => remote.deferProposal(true)}>
        <Icon name="close" />
        <span className="hidden-text">{words.later}</span>
      </button>
    </Strip>
  );
}

interface OnlineMenuProps {
  remote: RemoteTable;
  waiting: readonly Seat[];
  onClose: () => void;
}

/** The proposals in the table's menu. It closes when one is made, because the proposal is shown over the board. */
export function OnlineMenu({ remote, waiting, onClose }: OnlineMenuProps): ReactNode {
  const words = useWords(talkWords).menu;
  const state = useSyncExternalStore(remote.subscribe, remote.get);
  const { proposal } = state;
  const table = tableOf(state);
  const gone = useAbsentPlayers(state, waiting);
  const { run, failure, busy } = useAsyncAction();
  const [leaving, setLeaving] = useState(false);
  const [pausing, setPausing] = useState(false);
  const me = table?.me.seats[0];
  if (!table || table.state === 'over') return null;
  if (me === undefined) return <p>{words.watching}</p>;
  const isPaused = table.state === 'paused';
  const propose = (proposal: { what: 'resume' } | { what: 'takeBack'; seat: Seat }): void =>
    void run(async () => {
      await remote.sendToTable({ kind: 'propose', seat: me, proposal });
      onClose();
    });
  return (
    <>
      {proposal?.isDeferred && (
        <button
          type="button"
          className="button"
          onClick={() => {
            remote.deferProposal(false);
            onClose();
          }}
        >
          {words.answer}
        </button>
      )}
      {!proposal && (
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => (isPaused ? propose({ what: 'resume' }) : setPausing(true))}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
          {isPaused ? words.resume : words.pause}
        </button>
      )}
      {!proposal && !isPaused && (
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => propose({ what: 'takeBack', seat: me })}
        >
          <Icon name="undo" />
          {words.takeBack}
        </button>
      )}
      {gone && <StandInButton table={table} gone={gone} onDone={onClose} />}
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() =>
          leaving
            ? void run(async () => {
                await remote.leaveSeat(me);
                goTo({ screen: 'home' });
              })
            : setLeaving(true)
        }
      >
        {leaving ? words.reallyLeave : words.leave}
      </button>
      {failure}
      {pausing && <PauseDialog remote={remote} seat={me} onAsked={onClose} onClose={() => setPausing(false)} />}
    </>
  );
}
