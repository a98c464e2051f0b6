import type { Seat } from '@cordillera/engine';
import { isPlayed } from '@cordillera/protocol';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { goTo } from '../app/routes.ts';
import { Icon } from '../design/Icon.tsx';
import { useSpeech, useWords } from '../words/index.tsx';
import { PauseDialog, useNearlyUp } from './AskPause.tsx';
import { api } from './api.ts';
import { Flying } from './Flying.tsx';
import type { RemoteState, RemoteTable } from './remoteTable.ts';
import { Strip } from './Strip.tsx';
import { useNow } from './tables.ts';
import { talkWords } from './talkWords.ts';
import { spoken } from './time.ts';
import { untilExactly } from './until.ts';
import { useDeed } from './useDeed.tsx';
import { useRoom } from './useRoom.ts';
import { onlineWords } from './words.ts';

/** What is to be said over a table that is somewhere else; one thing at a time, the most urgent first. */
export function TableNotice({ remote }: { remote: RemoteTable }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useRoom(place);
  return (
    <div className="online-notices" ref={place}>
      <Notice remote={remote} />
      <Flying remote={remote} />
    </div>
  );
}

function Notice({ remote }: { remote: RemoteTable }): ReactNode {
  const words = useWords(talkWords);
  const online = useWords(onlineWords);
  const { language } = useSpeech();
  const state = useSyncExternalStore(remote.subscribe, remote.get);
  const { run, failure, busy } = useDeed();
  const { table, connected, missed, late, playing, proposal, later, back, hurried, ahead } = state;
  const asked = table?.me.seats.find((seat) => table.seats[seat]?.deadline !== undefined);
  const nearly = useNearlyUp(state, asked);
  // whoever has read that there is no connection wants to see the table
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    if (connected) setAside(false);
  }, [connected]);
  if (!table || !playing) return null;
  const me = table.me.seats[0];
  const replaced = table.me.seats.find((seat) => table.seats[seat]?.standIn !== undefined);
  const show = (since: number, label: string, plain = false): ReactNode =>
    remote.hasStory(since) && (
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
        {[state.restarting ? words.restarting : words.offlineTitle, ...(state.sending ? [words.unsent] : [])].join(
          ' · ',
        )}
      </p>
    );
  if (!connected) return <Offline remote={remote} state={state} onAside={() => setAside(true)} />;
  if (proposal && !later) return <Asked key={proposal.number} remote={remote} state={state} proposal={proposal} />;
  if (replaced !== undefined && table.state === 'playing')
    return (
      <Strip
        icon="bot"
        title={
          !isPlayed(table.seats)
            ? words.allLeft
            : state.replaced && !remote.hasStory(state.replaced.since)
              ? words.replacing
              : words.replaced
        }
        text={isPlayed(table.seats) ? words.replacedText : words.allLeftText}
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
        {state.replaced &&
          show(missed ? Math.min(missed.since, state.replaced.since) : state.replaced.since, words.show, true)}
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
            ? table.pace.kind === 'free'
              ? words.noClock.paused
              : words.pausedText
            : `${untilExactly(table.resumes, Date.now() + ahead, language)}. ${words.pausedUntil}`
        }
        failure={failure}
      >
        <button
          type="button"
          className="button primary"
          aria-disabled={busy}
          onClick={() => void run(() => remote.tell({ kind: 'propose', seat: me, proposal: { what: 'resume' } }))}
        >
          {words.menu.resume}
        </button>
      </Strip>
    );
  if (nearly && asked !== undefined && hurried !== nearly.deadline)
    return (
      <Strip
        icon="clock"
        tone="ochre"
        title={words.nearly(spoken(nearly.left, online))}
        text={words.nearlyText}
        failure={failure}
        quiet
      >
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => void run(() => remote.tell({ kind: 'propose', seat: asked, proposal: { what: 'pause' } }))}
        >
          {words.askToPause}
        </button>
        <button type="button" className="button primary" onClick={() => remote.hurry(nearly.deadline)}>
          {words.play}
        </button>
      </Strip>
    );
  if (late || missed)
    return (
      <Strip
        icon={late ? 'undo' : 'again'}
        tone={late ? 'rust' : 'good'}
        title={late ? words.late : words.away1(missed!.things)}
        text={late ? words.lateText : words.awayText}
      >
        {show(
          Math.min(late?.since ?? Number.POSITIVE_INFINITY, missed?.since ?? Number.POSITIVE_INFINITY),
          late ? words.showLate : words.show,
        )}
        {close(() => remote.seen())}
      </Strip>
    );
  if (back)
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
  state: RemoteState;
  onAside: () => void;
}

/** The server cannot be heard: what becomes of a move, and when it is tried again. */
function Offline({ remote, state: { sending, nextTry, restarting }, onAside }: OfflineProps): ReactNode {
  const words = useWords(talkWords);
  const { time } = useWords(onlineWords);
  const now = useNow(nextTry !== null);
  const seconds = nextTry === null ? 0 : Math.ceil((nextTry - now) / 1000);
  const what = sending ? words.offlineText : restarting ? words.restartingText : words.offlineNothing;
  return (
    <Strip
      icon="again"
      tone="ochre"
      title={restarting ? words.restarting : words.offlineTitle}
      text={
        <>
          {what} {/* not read out every second */}
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
  state: RemoteState;
  proposal: NonNullable<RemoteState['proposal']>;
}

/** Somebody asks everybody to agree to something. */
function Asked({ remote, state, proposal }: AskedProps): ReactNode {
  const words = useWords(talkWords);
  const { language } = useSpeech();
  const { run, failure, busy } = useDeed();
  const { seats, me, pace } = state.table!;
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
      return `${untilExactly(asks.until, Date.now() + state.ahead, language)}. `;
    if (asks.what === 'takeBack' && !isMine)
      return `${words.asks.takeBackWho(nameOf(proposal.by), nameOf(asks.seat))} `;
    return '';
  };
  const agreed = words.agree(proposal.yes.length, proposal.yes.length + asked.length);
  const asking = what === 'pause' && pace.kind === 'free' ? words.noClock.pause : words.asked[what];
  const text = `${detail()}${asking} ${agreed}`;
  const vote = (seat: Seat, yes: boolean): void =>
    void run(() => remote.tell({ kind: 'vote', seat, proposal: proposal.number, yes }));
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
      <button type="button" className="button icon-only" onClick={() => remote.answerLater(true)}>
        <Icon name="close" />
        <span className="hidden-text">{words.later}</span>
      </button>
    </Strip>
  );
}

/** What can be asked of the others, in the menu of the table. It closes: what was asked stands over the board. */
export function OnlineMenu({ remote, onClose }: { remote: RemoteTable; onClose: () => void }): ReactNode {
  const words = useWords(talkWords).menu;
  const { table, proposal, later } = useSyncExternalStore(remote.subscribe, remote.get);
  const { run, failure, busy } = useDeed();
  const [leaving, setLeaving] = useState(false);
  const [pausing, setPausing] = useState(false);
  const me = table?.me.seats[0];
  if (!table || table.state === 'over') return null;
  if (me === undefined) return <p>{words.watching}</p>;
  const isPaused = table.state === 'paused';
  const propose = (proposal: { what: 'resume' } | { what: 'takeBack'; seat: Seat }): void =>
    void run(async () => {
      await remote.tell({ kind: 'propose', seat: me, proposal });
      onClose();
    });
  return (
    <>
      {proposal && later && (
        <button
          type="button"
          className="button"
          onClick={() => {
            remote.answerLater(false);
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
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() =>
          leaving
            ? void run(async () => {
                await api.leave(table.id, me);
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
