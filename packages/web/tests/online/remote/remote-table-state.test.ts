import type {
  LogEntryNotice,
  OpenProposal,
  RefusalCode,
  ServerMessage,
  TableInfo,
  TableSeat,
} from '@cordillera/protocol';
import { describe, expect, test } from 'vitest';
import {
  initialState,
  isOnline,
  type Notices,
  next,
  nextTryAtOf,
  type RemoteTableEffect,
  type RemoteTableInput,
  type RemoteTableState,
  tableOf,
} from '../../../src/online/remote/remoteTableState.ts';
import type { Session } from '../../../src/table/session/session.ts';

const ada: TableSeat = { name: 'Ada' };
const noor: TableSeat = { name: 'Noor' };

/** Ada's table with Noor, as Ada's page knows it. */
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'table',
  game: 'sierra',
  rulesVersion: 1,
  content: { id: 'house', hash: 'hash' },
  options: {},
  pace: { kind: 'free' },
  state: 'playing',
  seats: [ada, noor],
  host: 1,
  seedHash: 'hash',
  created: 0,
  changed: 0,
  watchers: 0,
  me: { seats: [0], isHost: false, links: {} },
  ...more,
});
const watched = table({ me: { seats: [], isHost: false, links: {} } });
const openTable = table({ state: 'open' });

type Joined = Extract<ServerMessage, { kind: 'joined' }>;
const joined = (as = table(), proposal: OpenProposal | null = null): Joined => ({
  kind: 'joined',
  table: as,
  views: [],
  start: null,
  chat: [],
  proposal,
  now: 1500,
});
const message = (message: ServerMessage, eventCount = 0): RemoteTableInput => ({
  kind: 'heard',
  message,
  now: 1000,
  eventCount,
});
const tableMessage = (as: TableInfo) => message({ kind: 'table', table: as, now: 1500 });
const joinedMessage = (...of: Parameters<typeof joined>) => message(joined(...of));
const byeMessage = (code: RefusalCode, again: boolean) => message({ kind: 'bye', code, again });
const moved: LogEntryNotice = { kind: 'choice', seat: 1 };
const movedMessage = (entry: LogEntryNotice, eventCount = 0) => message({ kind: 'moved', entry, news: [] }, eventCount);
const standIn = (name?: string): LogEntryNotice => ({
  kind: 'sit',
  seat: 0,
  player: { name: 'Ada', ...(name !== undefined && { standIn: name }) },
});
const proposal = (number: number): OpenProposal => ({
  number,
  by: 1,
  proposal: { what: 'resume' },
  yes: [1],
  asked: [0],
});

const session = { people: [0] } as unknown as Session;
const Table = (): null => null;
const loaded: RemoteTableInput = { kind: 'loaded', session, Table };
const connected: RemoteTableInput = { kind: 'connected' };
const lost = new Error('a script is missing');
const caughtUp = (things = 0, since = 0): RemoteTableInput => ({
  kind: 'caughtUp',
  missed: things > 0 ? { things, since } : null,
});

/** Applies the inputs in order; returns the state and the effects of the last one. */
function run(...inputs: RemoteTableInput[]): { state: RemoteTableState; effects: readonly RemoteTableEffect[] } {
  let step: ReturnType<typeof next> = { state: initialState, effects: [] };
  for (const input of inputs) step = next(step.state, input);
  return step;
}

const playing = [connected, joinedMessage(), loaded, joinedMessage(), caughtUp()];

describe('the page of an online table', () => {
  const load = { kind: 'load', joined: joined() };
  const deliver = (as: TableInfo) => ({ kind: 'deliver', message: { kind: 'table', table: as, now: 1500 } });
  const close = { kind: 'closeSession', session };
  const refused = (code: RefusalCode) => ({ kind: 'refused', refusal: expect.objectContaining({ code }) });
  const bothNow = table({ me: { seats: [0, 1], isHost: false, links: {} } });

  test.each<[string, RemoteTableInput[], object, object[]]>([
    ['opens before the first answer', [], { kind: 'opening' }, []],
    [
      'stays opening while the first retry is immediate',
      [{ kind: 'waiting', nextTryAt: 9, now: 9 }],
      { kind: 'opening' },
      [],
    ],
    [
      'is unreachable once a retry has to wait',
      [{ kind: 'waiting', nextTryAt: 10, now: 9 }],
      { kind: 'unreachable' },
      [],
    ],
    ['stays opening without a network', [{ kind: 'waiting', nextTryAt: null, now: 9 }], { kind: 'opening' }, []],
    ['opens again once connected', [{ kind: 'waiting', nextTryAt: 10, now: 9 }, connected], { kind: 'opening' }, []],
    ['shows a refusal of the server', [byeMessage('link-closed', false)], refused('link-closed'), []],
    ['shows a refusal during the game', [...playing, byeMessage('old-page', false)], refused('old-page'), [close]],
    ['never leaves a refusal', [byeMessage('link-closed', false), joinedMessage()], refused('link-closed'), []],

    [
      'shows the lobby before the start',
      [connected, joinedMessage(openTable)],
      { kind: 'lobby', table: openTable },
      [],
    ],
    [
      'waits for the game when it starts',
      [joinedMessage(openTable), tableMessage(table())],
      { kind: 'entering', table: table() },
      [deliver(table())],
    ],
    [
      'loads the rules when the game arrives',
      [joinedMessage(openTable), joinedMessage()],
      { kind: 'loading', table: table() },
      [load],
    ],
    ['loads the rules of a running game', [joinedMessage()], { kind: 'loading', table: table() }, [load]],
    ['loads the rules only once', [joinedMessage(), joinedMessage()], { kind: 'loading', table: table() }, []],
    [
      'plays behind the game once the rules are loaded',
      [joinedMessage(), loaded],
      { kind: 'playing', isBehind: true },
      [{ kind: 'join' }],
    ],
    [
      'catches up with what happened while loading',
      [joinedMessage(), loaded, joinedMessage()],
      { kind: 'playing', isBehind: false },
      [{ kind: 'catchUp', joined: joined(), since: null }],
    ],
    [
      'keeps the table when the game is over',
      [...playing, tableMessage(table({ state: 'over' }))],
      { kind: 'playing', table: { state: 'over' } },
      [deliver(table({ state: 'over' }))],
    ],

    [
      'shows a failed download',
      [joinedMessage(), { kind: 'loadFailed', error: lost }],
      { kind: 'loadFailed', error: lost, table: table() },
      [],
    ],
    [
      'requests the table on a retry',
      [joinedMessage(), { kind: 'loadFailed', error: lost }, { kind: 'retried' }],
      { kind: 'entering' },
      [{ kind: 'join' }],
    ],
    [
      'loads the rules again after a retry',
      [joinedMessage(), { kind: 'loadFailed', error: lost }, { kind: 'retried' }, joinedMessage()],
      { kind: 'loading' },
      [load],
    ],
    [
      'loads the rules again after a reconnection',
      [joinedMessage(), { kind: 'loadFailed', error: lost }, joinedMessage()],
      { kind: 'loading' },
      [load],
    ],
    ['ignores a retry when nothing failed', [...playing, { kind: 'retried' }], { kind: 'playing' }, []],

    [
      'shows a seat freed by the host before the start',
      [joinedMessage(openTable), tableMessage({ ...watched, state: 'open' })],
      { kind: 'seatLost', by: 'host', table: openTable },
      [deliver({ ...watched, state: 'open' })],
    ],
    [
      'stays in the lobby for a host who leaves the own seat',
      [joinedMessage(openTable), tableMessage({ ...openTable, me: { seats: [], isHost: true, links: {} } })],
      { kind: 'lobby' },
      [expect.anything()],
    ],
    [
      'shows a seat left on another page',
      [...playing, joinedMessage(watched)],
      { kind: 'seatLost', by: 'self' },
      [close],
    ],
    [
      'shows a seat left on another page, reported by a closing message',
      [...playing, byeMessage('not-your-seat', false)],
      { kind: 'seatLost', by: 'self' },
      [close],
    ],
    [
      'never leaves a lost seat',
      [...playing, joinedMessage(watched), joinedMessage()],
      { kind: 'seatLost', table: table() },
      [],
    ],
    [
      'shows a seat lost while the rules are loading',
      [joinedMessage(), tableMessage(watched), loaded],
      { kind: 'seatLost', by: 'self' },
      [close],
    ],
    [
      'keeps the table after leaving on this page',
      [...playing, { kind: 'leaving', isLeaving: true }, tableMessage(watched)],
      { kind: 'playing', table: watched },
      [deliver(watched)],
    ],
    [
      'shows a seat lost after a failed attempt to leave it',
      [...playing, { kind: 'leaving', isLeaving: true }, { kind: 'leaving', isLeaving: false }, tableMessage(watched)],
      { kind: 'seatLost', by: 'self' },
      [close, deliver(watched)],
    ],
    [
      'has no seat to lose for a spectator',
      [joinedMessage(watched), tableMessage(watched)],
      { kind: 'loading' },
      [deliver(watched)],
    ],
    [
      'loads again for other viewers after sitting down on another page',
      [...playing, joinedMessage(bothNow)],
      { kind: 'loading', table: bothNow },
      [close, { kind: 'load', joined: joined(bothNow) }],
    ],
  ])('%s', (_, inputs, page, effects) => {
    const after = run(...inputs);
    expect(after.state.page).toMatchObject(page);
    expect(after.effects).toEqual(effects);
  });
});

describe('the connection', () => {
  const wait: RemoteTableInput = { kind: 'waiting', nextTryAt: 5000, now: 9 };
  const now: RemoteTableInput = { kind: 'waiting', nextTryAt: null, now: 9 };
  const gone: RemoteTableInput = { kind: 'disconnected' };
  const restarting = byeMessage('restarting', true);

  test.each<[string, RemoteTableInput[], boolean, number | null, boolean]>([
    ['is offline at first', [now], false, null, false],
    ['is online once connected', [now, connected], true, null, false],
    ['is offline after a disconnection', [...playing, gone], false, null, false],
    ['gives the time of the next attempt', [...playing, gone, wait], false, 5000, false],
    ['gives no time during an attempt', [...playing, gone, wait, now], false, null, false],
    ['is online after a reconnection', [...playing, gone, wait, now, connected], true, null, false],
    ['keeps the time of the next attempt on another disconnection', [...playing, gone, wait, gone], false, 5000, false],
    ['stays online until disconnected', [...playing, now], true, null, false],
    ['is online while a restart is announced', [...playing, restarting], true, null, true],
    ['remembers the restart while offline', [...playing, restarting, gone, wait], false, 5000, true],
    ['forgets the restart once connected', [...playing, restarting, gone, wait, connected], true, null, false],
    ['does not take a short outage for a restart', [...playing, byeMessage('unavailable', true)], true, null, false],
  ])('%s', (_, inputs, online, nextTryAt, isServerRestarting) => {
    const { state } = run(...inputs);
    expect(isOnline(state)).toBe(online);
    expect(nextTryAtOf(state)).toBe(nextTryAt);
    expect(state.isServerRestarting).toBe(isServerRestarting);
  });

  test('keeps the table on the page while it is lost', () => {
    expect(run(...playing, gone, wait).state.page).toMatchObject({ kind: 'playing', table: table() });
    expect(tableOf(run(...playing, gone).state)).toEqual(table());
  });
});

describe('messages of a running game', () => {
  const deliver = { kind: 'deliver', message: { kind: 'moved', entry: moved, news: [] } };
  const done: ServerMessage = { kind: 'done', key: 'abcdef' };

  test.each<[string, RemoteTableInput[], object[]]>([
    ['a move is delivered', [...playing, movedMessage(moved)], [deliver]],
    ['a move is not delivered before the earlier ones', [joinedMessage(), loaded, movedMessage(moved)], []],
    [
      'an answer is delivered even then',
      [joinedMessage(), loaded, message(done)],
      [{ kind: 'deliver', message: done }],
    ],
    ['a move is not delivered after the seat was lost', [...playing, joinedMessage(watched), movedMessage(moved)], []],
    [
      'an answer is delivered after the seat was lost',
      [...playing, joinedMessage(watched), message(done)],
      [{ kind: 'deliver', message: done }],
    ],
  ])('%s', (_, inputs, effects) => {
    expect(run(...inputs).effects).toEqual(effects);
  });

  test('the clock offset follows from the server’s messages', () => {
    expect(run(joinedMessage(openTable)).state.clockOffsetMs).toBe(500);
    expect(run(...playing, message({ kind: 'table', table: table(), now: 400 })).state.clockOffsetMs).toBe(-600);
  });

  test('a pending move is forgotten when the page gets other viewers', () => {
    const sending: RemoteTableInput = { kind: 'sending', isSending: true };
    expect(run(...playing, sending).state.isSending).toBe(true);
    expect(run(...playing, sending, { kind: 'sending', isSending: false }).state.isSending).toBe(false);
    const bothNow = table({ me: { seats: [0, 1], isHost: false, links: {} } });
    expect(run(...playing, sending, joinedMessage(bothNow)).state.isSending).toBe(false);
  });
});

describe('the notices over the table', () => {
  const { notices: none } = initialState;
  const late: RemoteTableInput = { kind: 'moveRejected', since: 4, because: 'offline' };
  const back = { what: 'back', name: 'Noor', before: 'Noor' };
  const away = { what: 'standIn', name: 'Noor', before: 'Noor' };
  const noorAway = table({ seats: [ada, { ...noor, standIn: 'hiker' }] });
  const dismiss = (...notices: (keyof Notices)[]): RemoteTableInput => ({ kind: 'dismissed', notices });
  const all = [...playing, late, movedMessage(standIn('hiker'), 6), tableMessage(noorAway), caughtUp(), caughtUp(3, 7)];
  const bothNow = table({ me: { seats: [0, 1], isHost: false, links: {} } });

  test.each<[string, RemoteTableInput[], Partial<Notices>]>([
    ['none at first', playing, {}],
    ['none for the first answer', [joinedMessage(), loaded, joinedMessage(), caughtUp(3, 7)], {}],
    ['a reconnection without events', [...playing, caughtUp()], { reconnected: true }],
    ['missed events after a reconnection', [...playing, caughtUp(3, 7)], { missed: { things: 3, since: 7 } }],
    ['a rejected move', [...playing, late], { rejectedMove: { since: 4, because: 'offline' } }],
    ['a stand-in', [...playing, movedMessage(standIn('hiker'), 6)], { substituted: { since: 6 } }],
    [
      'none after the stand-in has left',
      [...playing, movedMessage(standIn('hiker'), 6), movedMessage(standIn(), 8)],
      {},
    ],
    ['none for the stand-in of another player', [...playing, movedMessage({ ...standIn('hiker'), seat: 1 })], {}],
    ['a player who left', [...playing, tableMessage(noorAway)], { seatChanges: [away] } as Partial<Notices>],
    [
      'the last three who joined or left',
      [...playing, ...[noorAway, table(), noorAway, table()].map(tableMessage)],
      { seatChanges: [back, away, back] } as Partial<Notices>,
    ],
    [
      'several at once',
      all,
      {
        rejectedMove: { since: 4, because: 'offline' },
        substituted: { since: 6 },
        seatChanges: [away],
        reconnected: true,
        missed: { things: 3, since: 7 },
      } as Partial<Notices>,
    ],
    [
      'none for other viewers',
      [...playing, late, movedMessage(standIn('hiker')), caughtUp(3), joinedMessage(bothNow)],
      {},
    ],
  ])('%s', (_, inputs, notices) => {
    expect(run(...inputs).state.notices).toEqual({ ...none, ...notices });
  });

  test.each(Object.keys(none) as (keyof Notices)[])('%s is dismissed by itself', (notice) => {
    const before = run(...all).state.notices;
    expect(before[notice]).not.toBeNull();
    expect(run(...all, dismiss(notice)).state.notices).toEqual({ ...before, [notice]: null });
  });

  test('the reconnection notice disappears after two seconds', () => {
    const effect = { kind: 'dismissLater', notice: 'reconnected', afterMs: 2000 };
    expect(run(...playing, caughtUp()).effects).toEqual([effect]);
    expect(run(...playing, caughtUp(3, 7)).effects).toEqual([]);
  });

  test('missed events that were not watched are counted with the next ones', () => {
    const { effects } = run(...playing, caughtUp(3, 7), joinedMessage());
    expect(effects).toEqual([{ kind: 'catchUp', joined: joined(), since: 7 }]);
  });

  test('an acknowledged deadline is remembered', () => {
    expect(run(...playing, { kind: 'deadlineAcknowledged', deadline: 99 }).state.acknowledgedDeadline).toBe(99);
  });
});

describe('the open proposal', () => {
  const ask = (number: number | null) =>
    message({ kind: 'proposal', proposal: number === null ? null : proposal(number) });
  const defer = (isDeferred: boolean): RemoteTableInput => ({ kind: 'proposalDeferred', isDeferred });
  const asked = (number: number, isDeferred = false) => ({ open: proposal(number), isDeferred });

  test.each<[string, RemoteTableInput[], RemoteTableState['proposal']]>([
    ['is empty at first', [...playing], null],
    ['is shown', [...playing, ask(1)], asked(1)],
    ['is shown when the page opens', [joinedMessage(table(), proposal(1))], asked(1)],
    ['can be deferred', [...playing, ask(1), defer(true)], asked(1, true)],
    ['can be shown again', [...playing, ask(1), defer(true), defer(false)], asked(1)],
    [
      'stays deferred after a reconnection',
      [...playing, ask(1), defer(true), joinedMessage(table(), proposal(1))],
      asked(1, true),
    ],
    [
      'shows a new one after a reconnection',
      [...playing, ask(1), defer(true), joinedMessage(table(), proposal(2))],
      asked(2),
    ],
    ['shows a new one', [...playing, ask(1), defer(true), ask(2)], asked(2)],
    ['ends when it is decided', [...playing, ask(1), ask(null)], null],
    ['ends when it was decided during a disconnection', [...playing, ask(1), joinedMessage()], null],
    ['cannot be deferred when there is none', [...playing, defer(true)], null],
  ])('%s', (_, inputs, expected) => {
    expect(run(...inputs).state.proposal).toEqual(expected);
  });
});
