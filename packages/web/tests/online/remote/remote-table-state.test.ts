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
    ['nothing yet', [], { kind: 'opening' }, []],
    ['a first failure is tried again at once', [{ kind: 'waiting', nextTryAt: 9, now: 9 }], { kind: 'opening' }, []],
    ['a second one takes longer', [{ kind: 'waiting', nextTryAt: 10, now: 9 }], { kind: 'unreachable' }, []],
    ['no network', [{ kind: 'waiting', nextTryAt: null, now: 9 }], { kind: 'opening' }, []],
    ['reached after all', [{ kind: 'waiting', nextTryAt: 10, now: 9 }, connected], { kind: 'opening' }, []],
    ['the server refuses', [byeMessage('link-closed', false)], refused('link-closed'), []],
    ['it refuses in the game', [...playing, byeMessage('old-page', false)], refused('old-page'), [close]],
    ['and for good', [byeMessage('link-closed', false), joinedMessage()], refused('link-closed'), []],

    ['before the start', [connected, joinedMessage(openTable)], { kind: 'lobby', table: openTable }, []],
    [
      'it starts',
      [joinedMessage(openTable), tableMessage(table())],
      { kind: 'entering', table: table() },
      [deliver(table())],
    ],
    ['all of it comes', [joinedMessage(openTable), joinedMessage()], { kind: 'loading', table: table() }, [load]],
    ['a game that goes on', [joinedMessage()], { kind: 'loading', table: table() }, [load]],
    ['all of it comes twice', [joinedMessage(), joinedMessage()], { kind: 'loading', table: table() }, []],
    ['its rules are here', [joinedMessage(), loaded], { kind: 'playing', isBehind: true }, [{ kind: 'join' }]],
    [
      'what happened meanwhile, too',
      [joinedMessage(), loaded, joinedMessage()],
      { kind: 'playing', isBehind: false },
      [{ kind: 'catchUp', joined: joined(), since: null }],
    ],
    [
      'it is over',
      [...playing, tableMessage(table({ state: 'over' }))],
      { kind: 'playing', table: { state: 'over' } },
      [deliver(table({ state: 'over' }))],
    ],

    [
      'a script is missing',
      [joinedMessage(), { kind: 'loadFailed', error: lost }],
      { kind: 'loadFailed', error: lost, table: table() },
      [],
    ],
    [
      'tried again: the table is asked for',
      [joinedMessage(), { kind: 'loadFailed', error: lost }, { kind: 'retried' }],
      { kind: 'entering' },
      [{ kind: 'join' }],
    ],
    [
      'and fetched again',
      [joinedMessage(), { kind: 'loadFailed', error: lost }, { kind: 'retried' }, joinedMessage()],
      { kind: 'loading' },
      [load],
    ],
    [
      'by itself when the connection is back',
      [joinedMessage(), { kind: 'loadFailed', error: lost }, joinedMessage()],
      { kind: 'loading' },
      [load],
    ],
    ['nothing failed: nothing to try again', [...playing, { kind: 'retried' }], { kind: 'playing' }, []],

    [
      'the host frees the seat before the start',
      [joinedMessage(openTable), tableMessage({ ...watched, state: 'open' })],
      { kind: 'seatLost', by: 'host', table: openTable },
      [deliver({ ...watched, state: 'open' })],
    ],
    [
      'a host gives up the own seat',
      [joinedMessage(openTable), tableMessage({ ...openTable, me: { seats: [], isHost: true, links: {} } })],
      { kind: 'lobby' },
      [expect.anything()],
    ],
    ['got up on another page', [...playing, joinedMessage(watched)], { kind: 'seatLost', by: 'self' }, [close]],
    ['and is told so', [...playing, byeMessage('not-your-seat', false)], { kind: 'seatLost', by: 'self' }, [close]],
    [
      'and nothing more',
      [...playing, joinedMessage(watched), joinedMessage()],
      { kind: 'seatLost', table: table() },
      [],
    ],
    [
      'while the rules are fetched',
      [joinedMessage(), tableMessage(watched), loaded],
      { kind: 'seatLost', by: 'self' },
      [close],
    ],
    [
      'got up here',
      [...playing, { kind: 'leaving', isLeaving: true }, tableMessage(watched)],
      { kind: 'playing', table: watched },
      [deliver(watched)],
    ],
    [
      'that did not work: it may still be lost',
      [...playing, { kind: 'leaving', isLeaving: true }, { kind: 'leaving', isLeaving: false }, tableMessage(watched)],
      { kind: 'seatLost', by: 'self' },
      [close, deliver(watched)],
    ],
    [
      'only watched: no seat to lose',
      [joinedMessage(watched), tableMessage(watched)],
      { kind: 'loading' },
      [deliver(watched)],
    ],
    [
      'sat down on another page: seen with other eyes',
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
    ['is being made', [now], false, null, false],
    ['stands', [now, connected], true, null, false],
    ['is lost', [...playing, gone], false, null, false],
    ['is lost and tried again later', [...playing, gone, wait], false, 5000, false],
    ['is tried just now', [...playing, gone, wait, now], false, null, false],
    ['is back', [...playing, gone, wait, now, connected], true, null, false],
    ['is lost again while it waits', [...playing, gone, wait, gone], false, 5000, false],
    ['has no network to wait for', [...playing, now], true, null, false],
    ['stands, and the server is about to start anew', [...playing, restarting], true, null, true],
    ['is lost because the server starts anew', [...playing, restarting, gone, wait], false, 5000, true],
    ['is back after that', [...playing, restarting, gone, wait, connected], true, null, false],
    [
      'a server that is away for a moment does not start anew',
      [...playing, byeMessage('unavailable', true)],
      true,
      null,
      false,
    ],
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
    ['a move', [...playing, movedMessage(moved)], [deliver]],
    ['not before all that came before it', [joinedMessage(), loaded, movedMessage(moved)], []],
    ['an answer, even then', [joinedMessage(), loaded, message(done)], [{ kind: 'deliver', message: done }]],
    ['no move after the seat was lost', [...playing, joinedMessage(watched), movedMessage(moved)], []],
    ['but an answer', [...playing, joinedMessage(watched), message(done)], [{ kind: 'deliver', message: done }]],
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
    ['nothing', playing, {}],
    ['the first answer is no return', [joinedMessage(), loaded, joinedMessage(), caughtUp(3, 7)], {}],
    ['back, and nothing happened', [...playing, caughtUp()], { reconnected: true }],
    ['back, and something did', [...playing, caughtUp(3, 7)], { missed: { things: 3, since: 7 } }],
    ['a move came too late', [...playing, late], { rejectedMove: { since: 4, because: 'offline' } }],
    ['a stand-in plays', [...playing, movedMessage(standIn('hiker'), 6)], { substituted: { since: 6 } }],
    ['it got up', [...playing, movedMessage(standIn('hiker'), 6), movedMessage(standIn(), 8)], {}],
    ['for somebody else', [...playing, movedMessage({ ...standIn('hiker'), seat: 1 })], {}],
    ['somebody went', [...playing, tableMessage(noorAway)], { seatChanges: [away] } as Partial<Notices>],
    [
      'the last three who came or went',
      [...playing, ...[noorAway, table(), noorAway, table()].map(tableMessage)],
      { seatChanges: [back, away, back] } as Partial<Notices>,
    ],
    [
      'all of it',
      all,
      {
        rejectedMove: { since: 4, because: 'offline' },
        substituted: { since: 6 },
        seatChanges: [away],
        reconnected: true,
        missed: { things: 3, since: 7 },
      } as Partial<Notices>,
    ],
    ['with other eyes', [...playing, late, movedMessage(standIn('hiker')), caughtUp(3), joinedMessage(bothNow)], {}],
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
    ['nothing', [...playing], null],
    ['something', [...playing, ask(1)], asked(1)],
    ['already when the page opens', [joinedMessage(table(), proposal(1))], asked(1)],
    ['later', [...playing, ask(1), defer(true)], asked(1, true)],
    ['later, now', [...playing, ask(1), defer(true), defer(false)], asked(1)],
    [
      'still later after a reconnection',
      [...playing, ask(1), defer(true), joinedMessage(table(), proposal(1))],
      asked(1, true),
    ],
    ['something else by then', [...playing, ask(1), defer(true), joinedMessage(table(), proposal(2))], asked(2)],
    ['something else', [...playing, ask(1), defer(true), ask(2)], asked(2)],
    ['it was decided', [...playing, ask(1), ask(null)], null],
    ['it was decided meanwhile', [...playing, ask(1), joinedMessage()], null],
    ['nothing that could wait', [...playing, defer(true)], null],
  ])('%s', (_, inputs, expected) => {
    expect(run(...inputs).state.proposal).toEqual(expected);
  });
});
