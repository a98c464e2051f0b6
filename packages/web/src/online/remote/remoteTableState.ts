import type { CordilleraError, Seat } from '@cordillera/engine';
import type { OpenProposal, ServerMessage, TableInfo } from '@cordillera/protocol';
import type { ComponentType } from 'react';
import type { Session } from '../../table/session/session.ts';
import type { TableProps } from '../../table/tableProps.ts';
import { type SeatChange, seatChangesOf } from '../playing/comings.ts';
import { refusalOf } from '../refusal.ts';
import type { RejectionReason } from './pendingRequests.ts';

const reconnectedNoticeMs = 2000;

/** The notice names only the latest joins and leaves. */
const maxNamedSeatChanges = 3;

type Joined = Extract<ServerMessage, { kind: 'joined' }>;

type ConnectionState =
  | { kind: 'online' }
  /** Connecting now, or waiting for a network. */
  | { kind: 'connecting' }
  | { kind: 'waiting'; nextTryAt: number };

/** What the page shows of the table. */
type TablePage =
  /** The server has not answered yet. */
  | { kind: 'opening' }
  /** The same, and the server cannot be reached. */
  | { kind: 'unreachable' }
  /** The table cannot be opened, permanently. */
  | { kind: 'refused'; refusal: ReturnType<typeof refusalOf> | CordilleraError }
  /** The table as it was when this player lost the seat: the host freed it, or the player left it on another page. */
  | { kind: 'seatLost'; table: TableInfo; by: 'host' | 'self' }
  | { kind: 'lobby'; table: TableInfo }
  /** The game has started, and the server has not sent it yet. */
  | { kind: 'entering'; table: TableInfo }
  /** The rules and the game's table are being fetched. */
  | { kind: 'loading'; table: TableInfo }
  /** They could not be fetched or opened; it can be retried. */
  | { kind: 'loadFailed'; table: TableInfo; error: unknown }
  /** The game is running or over: `table` says which. */
  | ({
      kind: 'playing';
      table: TableInfo;
      /** What happened while the rules were being fetched has not been received yet. */
      isBehind: boolean;
    } & LoadedTable);

export interface LoadedTable {
  session: Session;
  Table: ComponentType<TableProps>;
}

/** The notices over the table, each shown until dismissed unless stated otherwise. */
export interface Notices {
  /** What happened while the page was away: how many things, after how many events. */
  missed: { things: number; since: number } | null;
  /** A move came too late and was not played; `since` is the event count when it was made. */
  rejectedMove: { since: number; because: RejectionReason } | null;
  /** A stand-in replaced this player after `since` events; cleared when the player resumes the seat. */
  substituted: { since: number } | null;
  /** The connection is back and nothing had happened; shown for a moment. */
  reconnected: true | null;
  /** The latest players to join or leave. */
  seatChanges: readonly SeatChange[] | null;
}

/** The state of an online table on this page. */
export interface RemoteTableState {
  connection: ConnectionState;
  /** The server announced a restart; cleared on reconnection. */
  isServerRestarting: boolean;
  page: TablePage;
  /** A move made here has not been acknowledged. */
  isSending: boolean;
  notices: Notices;
  /** The open proposal; deferred while the player looks at the table first. */
  proposal: { open: OpenProposal; isDeferred: boolean } | null;
  /** The deadline for which the player dismissed the warning about time. */
  acknowledgedDeadline: number | null;
  /** How far the server's clock is ahead of this device's. */
  clockOffsetMs: number;
  /** The player is leaving on this page, so the seat does not count as lost. */
  isLeaving: boolean;
  /** The page has been up to date once since it was opened; catching up again is a return. */
  hasCaughtUp: boolean;
}

export type RemoteTableInput =
  | { kind: 'connected' }
  | { kind: 'disconnected' }
  /** The next attempt; null: now, or as soon as the device is online. */
  | { kind: 'waiting'; nextTryAt: number | null; now: number }
  /** `eventCount` is how many events this page had received before it. */
  | { kind: 'heard'; message: ServerMessage; now: number; eventCount: number }
  | ({ kind: 'loaded' } & LoadedTable)
  | { kind: 'loadFailed'; error: unknown }
  /** The player retries what failed. */
  | { kind: 'retried' }
  /** The page is up to date; `missed` is what to offer for playback, if anything. */
  | { kind: 'caughtUp'; missed: { things: number; since: number } | null }
  | { kind: 'sending'; isSending: boolean }
  | { kind: 'moveRejected'; since: number; because: RejectionReason }
  | { kind: 'dismissed'; notices: readonly (keyof Notices)[] }
  | { kind: 'deadlineAcknowledged'; deadline: number }
  | { kind: 'proposalDeferred'; isDeferred: boolean }
  | { kind: 'leaving'; isLeaving: boolean };

export type RemoteTableEffect =
  /** Fetch the rules and the game's table, and open a session with them. */
  | { kind: 'load'; joined: Joined }
  | { kind: 'closeSession'; session: Session }
  /** Request the table, with the cursors of what is known. */
  | { kind: 'join' }
  /** Pass the message to the session's source, if there is one. */
  | { kind: 'deliver'; message: ServerMessage }
  /** Pass it on too, and report what is new; `since` is where what was missed earlier begins. */
  | { kind: 'catchUp'; joined: Joined; since: number | null }
  | { kind: 'dismissLater'; notice: keyof Notices; afterMs: number };

interface Next {
  state: RemoteTableState;
  effects: readonly RemoteTableEffect[];
}

export const initialState: RemoteTableState = {
  connection: { kind: 'connecting' },
  isServerRestarting: false,
  page: { kind: 'opening' },
  isSending: false,
  notices: { missed: null, rejectedMove: null, substituted: null, reconnected: null, seatChanges: null },
  proposal: null,
  acknowledgedDeadline: null,
  clockOffsetMs: 0,
  isLeaving: false,
  hasCaughtUp: false,
};

/** Null until the server has answered, and when the table cannot be opened. */
export const tableOf = ({ page }: Pick<RemoteTableState, 'page'>): TableInfo | null =>
  'table' in page ? page.table : null;

export const isOnline = ({ connection }: Pick<RemoteTableState, 'connection'>): boolean => connection.kind === 'online';

/** When the next connection attempt is made; null: right now, or as soon as the device is online. */
export const nextTryAtOf = ({ connection }: Pick<RemoteTableState, 'connection'>): number | null =>
  connection.kind === 'waiting' ? connection.nextTryAt : null;

/** The state after an input, and the effects to carry out. */
export function next(state: RemoteTableState, input: RemoteTableInput): Next {
  const after = transition(state, input);
  const { page } = state;
  if (page.kind !== 'playing' || after.state.page.kind === 'playing') return after;
  return { ...after, effects: [{ kind: 'closeSession', session: page.session }, ...after.effects] };
}

function transition(state: RemoteTableState, input: RemoteTableInput): Next {
  const { page } = state;
  switch (input.kind) {
    case 'connected':
      if (isOnline(state)) return without(state);
      return without({
        ...state,
        connection: { kind: 'online' },
        isServerRestarting: false,
        page: page.kind === 'unreachable' ? { kind: 'opening' } : page,
      });
    case 'disconnected':
      return without(isOnline(state) ? { ...state, connection: { kind: 'connecting' } } : state);
    case 'waiting':
      return without(waiting(state, input.nextTryAt, input.now));
    case 'heard':
      return onMessage(state, input);
    case 'loaded': {
      const { session, Table } = input;
      if (page.kind !== 'loading') return { state, effects: [{ kind: 'closeSession', session }] };
      const playing: TablePage = { kind: 'playing', table: page.table, isBehind: true, session, Table };
      // fetches what happened while the rules were being loaded
      return { state: { ...state, page: playing }, effects: [{ kind: 'join' }] };
    }
    case 'loadFailed':
      if (page.kind !== 'loading') return without(state);
      return without({ ...state, page: { kind: 'loadFailed', table: page.table, error: input.error } });
    case 'retried':
      if (page.kind !== 'loadFailed') return without(state);
      return { state: { ...state, page: { kind: 'entering', table: page.table } }, effects: [{ kind: 'join' }] };
    case 'caughtUp':
      return caughtUp(state, input.missed);
    case 'sending':
      return without({ ...state, isSending: input.isSending });
    case 'moveRejected':
      return without(withNotices(state, { rejectedMove: { since: input.since, because: input.because } }));
    case 'dismissed':
      return without(withNotices(state, Object.fromEntries(input.notices.map((notice) => [notice, null]))));
    case 'deadlineAcknowledged':
      return without({ ...state, acknowledgedDeadline: input.deadline });
    case 'proposalDeferred': {
      const { proposal } = state;
      return without({ ...state, proposal: proposal && { ...proposal, isDeferred: input.isDeferred } });
    }
    case 'leaving':
      return without({ ...state, isLeaving: input.isLeaving });
  }
}

const without = (state: RemoteTableState): Next => ({ state, effects: [] });

const withNotices = (state: RemoteTableState, notices: Partial<Notices>): RemoteTableState => ({
  ...state,
  notices: { ...state.notices, ...notices },
});

function waiting(state: RemoteTableState, nextTryAt: number | null, now: number): RemoteTableState {
  if (nextTryAt === null)
    return state.connection.kind === 'waiting' ? { ...state, connection: { kind: 'connecting' } } : state;
  // the first retry is immediate
  const isLong = nextTryAt > now;
  return {
    ...state,
    connection: { kind: 'waiting', nextTryAt },
    page: isLong && state.page.kind === 'opening' ? { kind: 'unreachable' } : state.page,
  };
}

function onMessage(
  state: RemoteTableState,
  { message, now, eventCount }: Extract<RemoteTableInput, { kind: 'heard' }>,
): Next {
  const deliver: RemoteTableEffect[] = [{ kind: 'deliver', message }];
  // pending requests still get their answers
  if (isOver(state.page)) return { state, effects: 'key' in message ? deliver : [] };
  switch (message.kind) {
    case 'joined':
      return onJoined(state, message, now);
    case 'table':
      return {
        state: { ...withTable(state, message.table), clockOffsetMs: message.now - now },
        effects: deliver,
      };
    case 'proposal':
      return {
        state: { ...state, proposal: message.proposal && { open: message.proposal, isDeferred: false } },
        effects: deliver,
      };
    case 'moved': {
      const { kind, seat, player } = message.entry;
      const isMine = kind === 'sit' && tableOf(state)?.me.seats.includes(seat);
      const substituted = player?.standIn === undefined ? null : { since: eventCount };
      return {
        state: isMine ? withNotices(state, { substituted }) : state,
        // an update must not be applied before the earlier ones have arrived
        effects: state.page.kind === 'playing' && state.page.isBehind ? [] : deliver,
      };
    }
    case 'bye':
      return without(onClosing(state, message));
    default:
      return { state, effects: deliver };
  }
}

/** Whether this state is final. */
const isOver = ({ kind }: TablePage): boolean => kind === 'refused' || kind === 'seatLost';

function onClosing(
  state: RemoteTableState,
  { code, again }: Extract<ServerMessage, { kind: 'bye' }>,
): RemoteTableState {
  const lost = code === 'not-your-seat' ? onSeatLost(state, false) : null;
  if (lost) return { ...state, page: lost };
  if (!again) return { ...state, page: { kind: 'refused', refusal: refusalOf(code, {}) } };
  return code === 'restarting' ? { ...state, isServerRestarting: true } : state;
}

function onSeatLost(state: RemoteTableState, isHost: boolean): TablePage | null {
  const table = tableOf(state);
  if (!table || table.me.seats.length === 0 || state.isLeaving) return null;
  if (table.state !== 'open') return { kind: 'seatLost', table, by: 'self' };
  return isHost ? null : { kind: 'seatLost', table, by: 'host' };
}

function withTable(state: RemoteTableState, table: TableInfo): RemoteTableState {
  const lost = table.me.seats.length === 0 ? onSeatLost(state, table.me.isHost) : null;
  if (lost) return { ...state, page: lost };
  const before = tableOf(state);
  const seatChanges = before ? seatChangesOf(before, table) : [];
  const page = pageWith(state.page, table);
  if (seatChanges.length === 0) return { ...state, page };
  return withNotices(
    { ...state, page },
    { seatChanges: [...(state.notices.seatChanges ?? []), ...seatChanges].slice(-maxNamedSeatChanges) },
  );
}

function pageWith(page: TablePage, table: TableInfo): TablePage {
  if (page.kind === 'loading' || page.kind === 'loadFailed' || page.kind === 'playing') return { ...page, table };
  return table.state === 'open' ? { kind: 'lobby', table } : { kind: 'entering', table };
}

function onJoined(before: RemoteTableState, joined: Joined, now: number): Next {
  const { table, proposal } = joined;
  // a deferred proposal stays deferred, a new one is shown
  const isDeferred = before.proposal?.isDeferred === true && before.proposal.open.number === proposal?.number;
  const state: RemoteTableState = {
    ...withTable(before, table),
    proposal: proposal && { open: proposal, isDeferred },
    clockOffsetMs: joined.now - now,
  };
  const { page } = state;
  switch (page.kind) {
    case 'entering':
    case 'loadFailed':
      return { state: { ...state, page: { kind: 'loading', table } }, effects: [{ kind: 'load', joined }] };
    case 'playing':
      if (isSamePeople(page.session.people, table.me.seats))
        return {
          state: { ...state, page: { ...page, isBehind: false } },
          effects: [{ kind: 'catchUp', joined, since: state.notices.missed?.since ?? null }],
        };
      // on another page this player sat down or left: this page now has other viewers
      return {
        state: {
          ...withNotices(state, { missed: null, rejectedMove: null, substituted: null }),
          isSending: false,
          page: { kind: 'loading', table },
        },
        effects: [{ kind: 'load', joined }],
      };
    default:
      return without(state);
  }
}

const isSamePeople = (before: readonly Seat[], after: readonly Seat[]): boolean => before.join() === after.join();

function caughtUp(before: RemoteTableState, missed: { things: number; since: number } | null): Next {
  const state = { ...before, hasCaughtUp: true };
  // the first answer after loading the rules is not a return
  if (!before.hasCaughtUp) return without(state);
  if (missed) return without(withNotices(state, { missed }));
  return {
    state: withNotices(state, { reconnected: true }),
    effects: [{ kind: 'dismissLater', notice: 'reconnected', afterMs: reconnectedNoticeMs }],
  };
}
