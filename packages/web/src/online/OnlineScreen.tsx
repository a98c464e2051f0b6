import type { Seat } from '@cordillera/engine';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { rulesOf } from '../app/games.ts';
import { addressOf, goTo, type ScreenProps } from '../app/routes.ts';
import { FaceMarks } from '../design/Avatar.tsx';
import { Icon } from '../design/Icon.tsx';
import { Wait } from '../design/Wait.tsx';
import { ExplainLayer } from '../table/Explain.tsx';
import { Extras, type TableExtras } from '../table/extras.ts';
import { useWords } from '../words/index.tsx';
import { AskPause } from './AskPause.tsx';
import { api } from './api.ts';
import { Chat } from './Chat.tsx';
import { ClockChip } from './ClockChip.tsx';
import { Freed } from './Freed.tsx';
import { facesOf } from './faces.ts';
import { Lobby } from './Lobby.tsx';
import { Problem } from './Problem.tsx';
import { type RemoteState, RemoteTable } from './remoteTable.ts';
import { SeatTime } from './SeatTime.tsx';
import { StateScreen } from './StateScreen.tsx';
import { OnlineMenu, TableNotice } from './TableNotice.tsx';
import { TalkDrawer } from './TalkDrawer.tsx';
import { useNow } from './tables.ts';
import type { Circle } from './talk.ts';
import { talkWords } from './talkWords.ts';
import { useDeed } from './useDeed.tsx';
import { onlineWords } from './words.ts';
import './online.css';
import './talk.css';

/** A table on the server: before the game starts the people and the link, then the game. */
export function OnlineScreen({ route }: ScreenProps<'at'>): ReactNode {
  const [remote, setRemote] = useState<RemoteTable | null>(null);
  useEffect(() => {
    const table = new RemoteTable(route.match, route.link ?? undefined);
    setRemote(table);
    return () => table.close();
  }, [route.match, route.link]);
  return remote && <OpenTable remote={remote} />;
}

function OpenTable({ remote }: { remote: RemoteTable }): ReactNode {
  const words = useWords(onlineWords);
  const { table, playing, connected, unreached, nextTry, freed, refusal } = useSyncExternalStore(
    remote.subscribe,
    remote.get,
  );
  if (freed) return <Freed table={freed} />;
  if (refusal) return <Problem problem={refusal} />;
  if (!table) return unreached ? <Unreached remote={remote} until={nextTry} /> : <Wait text={words.connecting} />;
  if (playing) return <Playing remote={remote} table={table} playing={playing} />;
  if (table.state !== 'open') return <Wait text={words.connecting} />;
  return <Lobby table={table} connected={connected} />;
}

/** Nothing has been seen of the table yet, and the server cannot be reached. */
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
  table: NonNullable<RemoteState['table']>;
  playing: NonNullable<RemoteState['playing']>;
}

/** The game's own table, and in the places it leaves: who is here, the clock, what is said and asked. */
function Playing({ remote, table, playing: { session, Table } }: PlayingProps): ReactNode {
  const words = useWords(talkWords);
  const { unread } = useSyncExternalStore(remote.talk.subscribe, remote.talk.get);
  const { sending, connected } = useSyncExternalStore(remote.subscribe, remote.get);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-sending', sending);
    return () => document.documentElement.removeAttribute('data-sending');
  }, [sending]);
  const deciders = useSyncExternalStore(session.subscribe, () => session.get().deciders);
  const [open, setOpen] = useState(false);
  const me = table.me.seats[0] ?? null;
  const group = useMemo(
    () =>
      me === null
        ? []
        : session
            .groupOf(me)
            // a bot reads nothing
            .filter((seat) => seat !== me && !table.me.seats.includes(seat) && table.seats[seat]?.bot === undefined),
    [session, me, table.me.seats, table.seats],
  );
  const marks = useMemo(() => facesOf(table.seats), [table.seats]);
  const waiting = table.state === 'playing' ? deciders : [];
  const total = unread.table + unread.group;
  const circles: Circle[] = me === null ? [] : group.length > 0 ? ['group', 'table'] : ['table'];
  const extras: TableExtras = {
    prompt: <PromptPart remote={remote} me={me} waiting={waiting} />,
    notice: <TableNotice remote={remote} />,
    menu: (close) => <OnlineMenu remote={remote} onClose={close} />,
    stopped: table.state === 'paused' ? words.paused : undefined,
    unsent: sending && !connected,
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
          <Chat key={name} remote={remote} table={table} me={me} to={name as Circle} group={group} />
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
            endAddress={addressOf({ screen: 'over', match: remote.id })}
          />
          {open && (
            <TalkDrawer
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
}

/** In the prompt bar: the clock of whoever is waited for, mine first; a move that has not been sent. */
function PromptPart({ remote, me, waiting }: PromptPartProps): ReactNode {
  const words = useWords(talkWords);
  const { table, ahead, sending, connected } = useSyncExternalStore(remote.subscribe, remote.get);
  if (!table) return null;
  if (sending && !connected) return <span className="unsent">{words.unsent}</span>;
  if (table.state === 'over') return me === null ? null : <Again table={table} />;
  const mine = me !== null && waiting.includes(me) ? me : undefined;
  return (
    <>
      <ClockChip table={table} seat={mine} ahead={ahead} told={mine !== undefined} />
      {mine !== undefined && <AskPause remote={remote} seat={mine} />}
    </>
  );
}

/** The next game with the same people, in one tap. */
function Again({ table: { id, next } }: { table: PlayingProps['table'] }): ReactNode {
  const words = useWords(talkWords);
  const { run, busy, failure } = useDeed();
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
