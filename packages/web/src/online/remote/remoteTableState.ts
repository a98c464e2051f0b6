import type { CordilleraError, Seat } from '@cordillera/engine';
import type { OpenProposal, ServerMessage, TableInfo } from '@cordillera/protocol';
import type { ComponentType } from 'react';
import type { Session } from '../../table/session/session.ts';
import type { TableProps } from '../../table/tableProps.ts';
import { type SeatChange, seatChangesOf } from '../playing/comings.ts';
import { refusalOf } from '../refusal.ts';
import type { RejectionReason } from './pendingRequests.ts';

/** It is said this long that the connection is back. */
const reconnectedNoticeMs = 2000;

/** This many who came or went are named. */
const maxNamedSeatChanges = 3;

type Joined = Extract<ServerMessage, { kind: 'joined' }>;

export type ConnectionState =
  | { kind: 'online' }
  /** It is being tried, or there is no network to try it with. */
  | { kind: 'connecting' }
  | { kind: 'waiting'; nextTryAt: number };

/** What the page shows of the table. */
export type TablePage =
  /** The server has not answered yet. */
  | { kind: 'opening' }
  /** The same, and it cannot be reached. */
  | { kind: 'unreachable' }
  /** It cannot be seen, for good. */
  | { kind: 'refused'; refusal: ReturnType<typeof refusalOf> | CordilleraError }
  /** The table as it was when this person lost the seat: the host freed it, or they got up through another page. */
  | { kind: 'seatLost'; table: TableInfo; by: 'host' | 'self' }
  | { kind: 'lobby'; table: TableInfo }
  /** The game has begun, and the server has not sent it yet. */
  | { kind: 'entering'; table: TableInfo }
  /** The rules and the picture are being fetched. */
  | { kind: 'loading'; table: TableInfo }
  /** They could not be fetched, or not be made to fit; it can be tried again. */
  | { kind: 'loadFailed'; table: TableInfo; error: unknown }
  /** The game goes on, or is over: `table` says which. */
  | ({
      kind: 'playing';
      table: TableInfo;
      /** What happened while the rules were being fetched has not been heard yet. */
      isBehind: boolean;
    } & LoadedTable);

export interface LoadedTable {
  session: Session;
  Table: ComponentType<TableProps>;
}

/** What is said over the table; each until somebody has read it, unless it says otherwise. */
export interface Notices {
  /** What happened while the page was away: how many things, after how many events. */
  missed: { things: number; since: number } | null;
  /** A move came too late and was not played: what happened after so many events. */
  rejectedMove: { since: number; because: RejectionReason } | null;
  /** A stand-in sat down for this person after so many events; until it gets up. */
  substituted: { since: number } | null;
  /** The connection has just come back, and nothing had happened; for a moment. */
  reconnected: true | null;
  /** Who came and who went, the last ones. */
  seatChanges: readonly SeatChange[] | null;
}

/** What is known of a table that is somewhere else. */
export interface RemoteTableState {
  connection: ConnectionState;
  /** The server said that it starts anew; until it is there again. */
  isServerRestarting: boolean;
  page: TablePage;
  /** A move that was made here has not been answered yet. */
  isSending: boolean;
  notices: Notices;
  /** What everybody is asked to agree to; deferred while somebody wants to see the table first. */
  proposal: { open: OpenProposal; isDeferred: boolean } | null;
  /** The deadline before which this person knows that time is nearly up, and wants to play on. */
  acknowledgedDeadline: number | null;
  /** What the server's clock is ahead of this device's. */
  clockOffsetMs: number;
  /** This person gets up here: then the seat is not lost. */
  isLeaving: boolean;
  /** All was heard once since the page was opened: hearing all of it again is a return. */
  hasCaughtUp: boolean;
}

export type RemoteTableInput =
  | { kind: 'connected' }
  | { kind: 'disconnected' }
  /** The next attempt; null: now, or as soon as there is a network. */
  | { kind: 'waiting'; nextTryAt: number | null; now: number }
  /** `eventCount` is how many events have been seen here before it. */
  | { kind: 'heard'; message: ServerMessage; now: number; eventCount: number }
  | ({ kind: 'loaded' } & LoadedTable)
  | { kind: 'loadFailed'; error: unknown }
  /** Somebody wants what failed to be tried again. */
  | { kind: 'retried' }
  /** All that happened was heard, and what of it this person is to be shown; null: nothing. */
  | { kind: 'caughtUp'; missed: { things: number; since: number } | null }
  | { kind: 'sending'; isSending: boolean }
  | { kind: 'moveRejected'; since: number; because: RejectionReason }
  | { kind: 'dismissed'; notices: readonly (keyof Notices)[] }
  | { kind: 'deadlineAcknowledged'; deadline: number }
  | { kind: 'proposalDeferred'; isDeferred: boolean }
  | { kind: 'leaving'; isLeaving: boolean };

export type RemoteTableEffect =
  /** Fetch rules and picture, and open a session with them. */
  | { kind: 'load'; joined: Joined }
  | { kind: 'closeSession'; session: Session }
  /** Ask for the table, with how much of it is known. */
  | { kind: 'join' }
  /** Hand this on to the session's source, if there is one. */
  | { kind: 'deliver'; message: ServerMessage }
  /** Hand this on too, and say what it brought; `since` is where what was missed before begins. */
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

/** Null until the server has answered for the first time, and when the table cannot be seen. */
export const tableOf = ({ page }: Pick<RemoteTableState, 'page'>): TableInfo | null =>
  'table' in page ? page.table : null;

export const isOnline = ({ connection }: Pick<RemoteTableState, 'connection'>): boolean => connection.kind === 'online';

/** When it is tried next to connect; null: just now, or when there is a network again. */
export const nextTryAtOf = ({ connection }: Pick<RemoteTableState, 'connection'>): number | null =>
  connection.kind === 'waiting' ? connection.nextTryAt : null;

/** What becomes of the table, and what is to be done about it. */
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
      // what happened while the rules were being fetched
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
  // the first time it is tried again at once
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
  // what was asked is still answered
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
        // what came before it was not heard: it does not fit what is known
        effects: state.page.kind === 'playing' && state.page.isBehind ? [] : deliver,
      };
    }
    case 'bye':
      return without(onClosing(state, message));
    default:
      return { state, effects: deliver };
  }
}

/** Whether nothing leads away from this page any more. */
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
  // what was put aside stays so, but not what is asked instead
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
      // through another page this person sat down or got up: the table is seen with other eyes now
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
  // the first answer after the rules were fetched is no return
  if (!before.hasCaughtUp) return without(state);
  if (missed) return without(withNotices(state, { missed }));
  return {
    state: withNotices(state, { reconnected: true }),
    effects: [{ kind: 'dismissLater', notice: 'reconnected', afterMs: reconnectedNoticeMs }],
  };
}
