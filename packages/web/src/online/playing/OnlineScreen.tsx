import type { Seat } from '@cordillera/engine';
import type { TableInfo } from '@cordillera/protocol';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Spinner } from '../../design/controls/Wait.tsx';
import { Failure } from '../../design/frame/Failure.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { FaceMarks } from '../../design/players/Avatar.tsx';
import { useWords } from '../../i18n/index.tsx';
import { rulesOf } from '../../platform/gameRegistry.ts';
import { addressOf, goTo, type ScreenProps } from '../../platform/routes.ts';
import { ExplainLayer } from '../../table/explain/Explain.tsx';
import { Extras, type TableSlots } from '../../table/shell/tableSlots.ts';
import { api } from '../api.ts';
import { Chat } from '../chat/Chat.tsx';
import type { ChatAudience } from '../chat/chatStore.ts';
import { ChatDrawer } from '../chat/TalkDrawer.tsx';
import { talkWords } from '../chat/talkWords.ts';
import { kindOf } from '../durations.ts';
import { Problem } from '../join/Problem.tsx';
import { SeatFreed } from '../join/SeatFreed.tsx';
import { StateScreen } from '../join/StateScreen.tsx';
import { avatarMarksOf } from '../lobby/avatarMarks.ts';
import { Lobby } from '../lobby/Lobby.tsx';
import { onlineWords } from '../onlineWords.ts';
import { RemoteTable } from '../remote/remoteTable.ts';
import { isOnline, type LoadedTable, nextTryAtOf, tableOf } from '../remote/remoteTableState.ts';
import { useNow } from '../tables/tables.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';
import { AskPause } from './AskPause.tsx';
import { ClockChip } from './ClockChip.tsx';
import { SeatLeft } from './Comings.tsx';
import { useAway } from './Gone.tsx';
import { SeatTime } from './SeatTime.tsx';
import { isBrokenOff, OnlineMenu, TableNotice } from './TableNotice.tsx';
import '../online.css';
import '../chat/talk.css';

/** A table on the server: the lobby before the game starts, then the game. */
export function OnlineScreen({ route }: ScreenProps<'at'>): ReactNode {
  const [remote, setRemote] = useState<RemoteTable | null>(null);
  useEffect(() => {
    const table = new RemoteTable(route.match, route.link);
    setRemote(table);
    return () => table.close();
  }, [route.match, route.link]);
  return remote && <OpenTable remote={remote} />;
}

function OpenTable({ remote }: { remote: RemoteTable }): ReactNode {
  const words = useWords(onlineWords);
  const state = useSyncExternalStore(remote.subscribe, remote.get);
  const { page } = state;
  switch (page.kind) {
    case 'opening':
    case 'entering':
    case 'loading':
      return <Spinner text={words.connecting} />;
    case 'unreachable':
      return <Unreached remote={remote} until={nextTryAtOf(state)} />;
    case 'refused':
      return <Problem problem={page.refusal} />;
    case 'seatLost':
      return page.by === 'self' ? <SeatLeft table={page.table} /> : <SeatFreed table={page.table} />;
    case 'lobby':
      return <Lobby table={page.table} connected={isOnline(state)} />;
    case 'loadFailed':
      return <Failure error={page.error} onRetry={() => remote.retryLoading()} />;
    case 'playing':
      return <Playing remote={remote} table={page.table} playing={page} />;
  }
}

/** The page has never reached the server. */
function Unreached({ remote, until }: { remote: RemoteTable; until: number | null }): ReactNode {
  const { noConnection, states, time } = useWords(onlineWords);
  const now = useNow(true);
  const seconds = until === null ? 0 : Math.ceil((until - now) / 1000);
  return (
    <StateScreen
      icon="again"
      tone="ochre"
      title={noConnection.title}
      text={
        <>
          {noConnection.text} <span aria-hidden="true">{seconds > 0 && noConnection.in(time.seconds(seconds))}</span>
        </>
      }
    >
      <button type="button" className="button" onClick={() => remote.tryNow()}>
        <Icon name="again" />
        {noConnection.again}
      </button>
      <a className="button" href={addressOf({ screen: 'home' })}>
        {states.mine}
      </a>
    </StateScreen>
  );
}

interface PlayingProps {
  remote: RemoteTable;
  table: TableInfo;
  playing: LoadedTable;
}

/** The game's own table, with presence, clocks, chat and notices in its slots. */
function Playing({ remote, table, playing: { session, Table } }: PlayingProps): ReactNode {
  const words = useWords(talkWords);
  const { unread } = useSyncExternalStore(remote.chat.subscribe, remote.chat.get);
  const state = useSyncExternalStore(remote.subscribe, remote.get);
  const { isSending } = state;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-sending', isSending);
    return () => document.documentElement.removeAttribute('data-sending');
  }, [isSending]);
  const deciders = useSyncExternalStore(session.subscribe, () => session.get().deciders);
  // playback of the last events finishes before the result is shown
  const isOver = useSyncExternalStore(
    session.subscribe,
    () => session.get().isSettled && session.get().result !== null,
  );
  const [open, setOpen] = useState(false);
  const me = table.me.seats[0] ?? null;
  const group = useMemo(
    () =>
      me === null
        ? []
        : session
            .groupOf(me)
            // bots read no chat
            .filter((seat) => seat !== me && !table.me.seats.includes(seat) && table.seats[seat]?.bot === undefined),
    [session, me, table.me.seats, table.seats],
  );
  const marks = useMemo(() => avatarMarksOf(table.seats), [table.seats]);
  const waiting = table.state === 'playing' ? deciders : [];
  const away = useAway(state, waiting);
  const isAsked = table.me.seats.some((seat) => waiting.includes(seat));
  const total = unread.table + unread.group;
  const circles: ChatAudience[] = me === null ? [] : group.length > 0 ? ['group', 'table'] : ['table'];
  const extras: TableSlots = {
    prompt: <PromptPart remote={remote} me={me} waiting={waiting} isOver={isOver} />,
    notice: <TableNotice remote={remote} waiting={waiting} />,
    menu: (close) => <OnlineMenu remote={remote} waiting={waiting} onClose={close} />,
    stopped: table.state === 'paused' ? words.paused : isBrokenOff(table) ? words.ended : undefined,
    away: isAsked ? '' : away,
    hidesMoveTime: isAsked && kindOf(table.pace) === 'live',
    hasUnsentMove: isSending && !isOnline(state),
    seat: (seat) => <SeatTime remote={remote} seat={seat} isWaiting={waiting.includes(seat)} />,
    bar: (
      <button type="button" className="bar-button talk-button" onClick={() => setOpen(true)}>
        <Icon name={me === null ? 'people' : 'chat'} />
        <span className="hidden-text">{words.open}</span>
        {total > 0 && (
          <b className="tab-new">
            {Math.min(total, 99)}
            <span className="hidden-text"> {words.unread(total)}</span>
          </b>
        )}
      </button>
    ),
    ...(me !== null && {
      talk: {
        tabs: circles.map((name) => ({ name, label: words[name], unread: unread[name] })),
        show: (name: string) => (
          <Chat key={name} remote={remote} table={table} me={me} to={name as ChatAudience} group={group} />
        ),
      },
    }),
  };
  return (
    <Extras value={extras}>
      <FaceMarks value={marks}>
        <ExplainLayer rules={rulesOf(session.game.id)}>
          <Table
            session={session}
            options={{ livePoints: true }}
            endAddress={addressOf({ screen: 'over', match: remote.id, link: remote.link })}
          />
          {open && (
            <ChatDrawer
              remote={remote}
              table={table}
              me={me}
              group={group}
              waiting={waiting}
              onClose={() => setOpen(false)}
            />
          )}
        </ExplainLayer>
      </FaceMarks>
    </Extras>
  );
}

interface PromptPartProps {
  remote: RemoteTable;
  me: Seat | null;
  waiting: readonly Seat[];
  /** The game is over and playback has finished. */
  isOver: boolean;
}

/** In the prompt bar: the clock of the player to move, one's own first, and an unsent move. */
function PromptPart({ remote, me, waiting, isOver }: PromptPartProps): ReactNode {
  const words = useWords(talkWords);
  const state = useSyncExternalStore(remote.subscribe, remote.get);
  const table = tableOf(state);
  if (!table) return null;
  if (state.isSending && !isOnline(state)) return <span className="unsent">{words.unsent}</span>;
  if (table.state === 'over') return me === null || !(isOver || isBrokenOff(table)) ? null : <Again table={table} />;
  const mine = me !== null && waiting.includes(me) ? me : undefined;
  return (
    <>
      <ClockChip table={table} seat={mine} ahead={state.clockOffsetMs} isAnnounced={mine !== undefined} />
      {mine !== undefined && <AskPause remote={remote} seat={mine} />}
    </>
  );
}

/** Starts the next game with the same players, in one tap. */
function Again({ table: { id, next } }: { table: PlayingProps['table'] }): ReactNode {
  const words = useWords(talkWords);
  const { run, busy, failure } = useAsyncAction();
  const go = (): void =>
    void run(async () => goTo({ screen: 'at', match: next ?? (await api.rematch(id)).id, link: null }));
  return (
    <>
      {failure}
      <button type="button" className="button" aria-disabled={busy} onClick={go}>
        {next === undefined ? words.again : words.next}
      </button>
    </>
  );
}
