import { createMatch } from '@cordillera/engine';
import type { TableSummary } from '@cordillera/protocol';
import { type SierraTypes, type SierraView, sierra } from '@cordillera/sierra';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sierraTable } from '../../src/games/sierra/table/tableGame.ts';
import { ChatStore, type ChatStoreLine } from '../../src/online/chat/chatStore.ts';
import { talkWords } from '../../src/online/chat/talkWords.ts';
import { clockText, isNearlyUp, spokenDuration } from '../../src/online/durations.ts';
import { codeIn } from '../../src/online/join/linkCode.ts';
import { avatarMarksOf } from '../../src/online/lobby/avatarMarks.ts';
import { presenceLabel } from '../../src/online/lobby/presenceLabel.ts';
import { onlineWords } from '../../src/online/onlineWords.ts';
import { exactPauseEnd, morningOf, pauseDays, pauseEndLabel, pauseEnds } from '../../src/online/pauseDates.ts';
import { shiftFor } from '../../src/online/playing/useAvoidTargets.ts';
import { ServerRefusalError } from '../../src/online/refusal.ts';
import { readPendingMoves, savePendingMoves } from '../../src/online/remote/pendingMoves.ts';
import { inOrder, soonest } from '../../src/online/tables/tables.ts';
import { eventsByOthers } from '../../src/table/log/doer.ts';
import { beatsIn } from '../../src/table/session/playback.ts';
import { Session } from '../../src/table/session/session.ts';
import { FakeServer } from './online.ts';

/** Everything that the page computes agrees with the server. */
function agrees({ match, source, mine }: FakeServer): void {
  for (const seat of mine) {
    expect(source.view(seat)).toEqual(JSON.parse(JSON.stringify(match.view(seat))));
    expect(source.decision(seat)).toEqual(match.decision(seat));
    expect(source.canUndo(seat)).toBe(match.canUndo(seat));
    expect(source.events(0, seat)).toEqual(JSON.parse(JSON.stringify(match.events(0, seat))));
    expect(source.score(seat)).toEqual(match.score(seat));
  }
  expect(source.deciders()).toEqual(match.deciders());
  expect(source.view('spectator')).toEqual(JSON.parse(JSON.stringify(match.view('spectator'))));
  expect(source.turns).toBe(match.turns);
}

const firstChoice = ({ source }: FakeServer, seat = 0) => source.decision(seat)!.choices[0]!;

describe('a match played on a server', () => {
  test('is computed from the player’s own view after every choice', async () => {
    const server = new FakeServer(2, [0]);
    const source = server.open();
    agrees(server);
    for (let i = 0; i < 40 && server.match.result() === null; i++) {
      const [seat] = server.match.deciders();
      if (seat === 0) await source.choose(0, firstChoice(server));
      else server.others(seat!);
      agrees(server);
    }
    expect(server.match.turns).toBeGreaterThan(2);
  });

  test('gives each event of another player with the view after it', () => {
    const server = new FakeServer(2, [0]);
    const source = server.open();
    let pictured = 0;
    for (let i = 0; i < 30; i++) {
      const since = source.events(0, 0).length;
      const [seat] = server.match.deciders();
      server.others(seat!);
      const pictures = source.viewSteps(since, 0);
      expect(pictures.map(({ event }) => event)).toEqual(source.events(since, 0));
      pictured += pictures.length;
    }
    expect(pictured).toBeGreaterThan(10);
  });

  test('takes a choice back, and raises the revision because a shown event is gone', async () => {
    const server = new FakeServer(2, [0]);
    const source = server.open();
    // far enough that the player's choice makes an event
    for (const seat of [0, 1]) server.others(seat);
    const eventCount = source.events(0, 0).length;
    while (source.events(0, 0).length === eventCount) await source.choose(0, firstChoice(server));
    expect(source.canUndo(0)).toBe(true);
    const before = source.revision(0);
    await source.undo(0);
    agrees(server);
    expect(source.events(0, 0)).toHaveLength(eventCount);
    expect(source.revision(0)).toBeGreaterThan(before);
  });

  test('catches up in one step after a disconnection, and raises the revision', () => {
    const server = new FakeServer(2, [0]);
    const source = server.open();
    const onChange = vi.fn();
    source.subscribe(onChange);
    const before = source.revision(0);
    const eventCount = source.events(0, 0).length;
    server.isHeard = false;
    while (server.match.eventCount(0) === eventCount) server.others(server.match.deciders()[0]!);
    expect(source.events(0, 0)).toHaveLength(eventCount);
    server.reconnect();
    agrees(server);
    expect(onChange).toHaveBeenCalledWith({ kind: 'changed' });
    expect(source.revision(0)).toBeGreaterThan(before);
    // without new events the revision stays
    const now = source.revision(0);
    server.reconnect();
    expect(source.revision(0)).toBe(now);
  });

  test('goes on when the player sits down on another page', () => {
    const server = new FakeServer(2, []);
    const source = server.open();
    for (const seat of [0, 1]) server.others(seat);
    server.mine.push(1);
    server.reconnect();
    for (let i = 0; i < 10; i++) server.others(server.match.deciders()[0]!);
    expect(source.view(1)).toEqual(JSON.parse(JSON.stringify(server.match.view(1))));
    expect(source.viewSteps(0, 1).length).toBeGreaterThan(0);
  });

  test('resends a move that did not arrive, with the same key', async () => {
    const server = new FakeServer(2, [0]);
    const source = server.open();
    server.hears = false;
    const answer = source.choose(0, firstChoice(server));
    expect(source.isSending).toBe(true);
    expect(server.match.length).toBe(0);
    server.reconnect();
    await answer;
    expect(server.late).toEqual([]);
    expect(source.isSending).toBe(false);
    expect(server.match.length).toBe(1);
    const [first, , second] = server.sent;
    expect(first).toEqual(second);
    agrees(server);
  });

  test('sends no second move while one is pending, because it was meant for the old position', async () => {
    const server = new FakeServer(2, [0]);
    const source = server.open();
    server.hears = false;
    void source.choose(0, firstChoice(server));
    await source.choose(0, firstChoice(server));
    await source.undo(0);
    expect(source.isSending).toBe(true);
    expect(source.hello().filter(({ kind }) => kind === 'choose' || kind === 'undo')).toHaveLength(1);
  });

  test('offers no outdated decision while the last events of others are still being shown', () => {
    vi.useFakeTimers();
    const server = new FakeServer(2, [0]);
    const session = new Session<SierraTypes>({ game: sierraTable, source: server.open() });
    session.open();
    let delayed = 0;
    try {
      for (let i = 0; i < 60 && server.match.result() === null; i++) {
        // a move of mine is pending; meanwhile another player makes an event, and then mine is answered
        server.hears = false;
        const { decision } = session.get();
        if (decision && decision.forward > 0) session.choose(decision.choices[0]!);
        const mine = decision && decision.forward > 0 ? server.sent.at(-1)! : null;
        server.hears = true;
        if (server.match.decision(1)?.forward) server.others(1);
        if (mine) server.receive(mine);
        const { isSettled, viewer, view, decision: asked } = session.get();
        if (isSettled) {
          expect(view).toEqual(server.source.view(viewer));
          expect(asked).toEqual(server.source.decision(0));
        } else delayed++;
        vi.runAllTimers();
        expect(session.get().isSettled).toBe(true);
      }
    } finally {
      vi.useRealTimers();
    }
    expect(delayed).toBeGreaterThan(2);
  });

  test('plays a move once even if its answer was lost', async () => {
    const server = new FakeServer(2, [0]);
    const source = server.open();
    server.isHeard = false;
    const answer = source.choose(0, firstChoice(server));
    expect(server.match.length).toBe(1);
    server.reconnect();
    await answer;
    expect(server.match.length).toBe(1);
    agrees(server);
  });

  test('reports a move that came too late, and does not play it', async () => {
    const server = new FakeServer(2, [0]);
    const source = server.open();
    server.hears = false;
    const answer = source.choose(0, firstChoice(server));
    // the same player on another device
    server.isHeard = false;
    server.others(0);
    const { length } = server.match;
    const refused = expect(answer).rejects.toMatchObject({ code: 'too-late' });
    server.reconnect();
    await refused;
    await expect(answer).rejects.toBeInstanceOf(ServerRefusalError);
    expect(server.match.length).toBe(length);
    expect(server.late).toEqual(['offline']);
    expect(source.isSending).toBe(false);
    agrees(server);
  });

  test('reports why a move came too late: overtaken on another device, or by somebody else', async () => {
    const server = new FakeServer(2, [0]);
    const source = server.open();
    /** Runs `action` while a move is pending. */
    const meanwhile = async (action: () => void): Promise<void> => {
      server.hears = false;
      const answer = source.choose(0, firstChoice(server));
      const refused = expect(answer).rejects.toMatchObject({ code: 'too-late' });
      action();
      server.hears = true;
      server.receive(server.sent.at(-1)!);
      await refused;
    };
    await meanwhile(() => server.others(0));
    await meanwhile(() => server.takeBack(0));
    expect(server.late).toEqual(['elsewhere', 'meanwhile']);
    agrees(server);
  });

  test('does not report a standing answer that came too late', () => {
    const server = new FakeServer(2, [0]);
    const source = server.open([], { automaticAnswer: (_, decision) => decision.choices[0]! });
    server.hears = false;
    source.setStandingAnswer(0, {});
    expect(source.isSending).toBe(true);
    server.others(0);
    server.hears = true;
    server.receive(server.sent.at(-1)!);
    expect(server.late).toEqual([]);
  });

  test('sends a move stored by an earlier page once, or reports it as too late', async () => {
    const server = new FakeServer(2, [0]);
    const source = server.open();
    server.hears = false;
    void source.choose(0, firstChoice(server));
    const pendingMoves = source.pendingMoves;
    expect(pendingMoves).toHaveLength(1);
    // the page was reloaded
    const next = server.open(pendingMoves);
    expect(next.isSending).toBe(true);
    server.reconnect();
    expect(server.match.length).toBe(1);
    expect(next.isSending).toBe(false);
    expect(server.late).toEqual([]);
    // once more, although the move has been played
    const again = server.open(pendingMoves);
    server.reconnect();
    expect(server.match.length).toBe(1);
    expect(again.isSending).toBe(false);
    const last = server.open([{ ...pendingMoves[0]!, key: 'another-key' }]);
    server.reconnect();
    expect(server.late).toEqual(['offline']);
    expect(last.isSending).toBe(false);
    expect(server.match.length).toBe(1);
  });

  test('supports several players at one page, and their common view', async () => {
    const server = new FakeServer(3, [0, 2]);
    const source = server.open();
    expect(source.people).toEqual([0, 2]);
    for (let i = 0; i < 12; i++) {
      const [seat] = server.match.deciders();
      if (seat === 1) server.others(1);
      else await source.choose(seat!, firstChoice(server, seat));
      agrees(server);
    }
    expect(source.decision(1)).toBeNull();
  });

  test('is read-only for a spectator', () => {
    const server = new FakeServer(2, []);
    const source = server.open();
    for (let i = 0; i < 12; i++) server.others(server.match.deciders()[0]!);
    agrees(server);
    expect(source.people).toEqual([]);
    expect(source.decision(0)).toBeNull();
    expect(() => source.view(0)).toThrow();
    expect(source.score()).toEqual(server.match.score('spectator'));
  });

  test('notifies listeners when a stand-in sits down, but not about presence', () => {
    const server = new FakeServer(2, [0]);
    const source = server.open();
    const onChange = vi.fn();
    source.subscribe(onChange);
    const [me, other] = server.table.seats;
    source.receive({
      kind: 'table',
      now: 0,
      table: { ...server.table, seats: [me!, { ...other!, presence: 'away' }] },
    });
    expect(source.table.seats[1]).toMatchObject({ presence: 'away' });
    expect(onChange).not.toHaveBeenCalled();
    source.receive({
      kind: 'table',
      now: 0,
      table: { ...server.table, seats: [me!, { ...other!, standIn: 'hiker' }] },
    });
    expect(onChange).toHaveBeenCalledWith({ kind: 'changed' });
  });

  test('resends a chat message until it arrived, which does not count as a move', async () => {
    const server = new FakeServer(2, [0]);
    const source = server.open();
    server.hears = false;
    const said = source.sendToTable({ kind: 'say', seat: 0, to: 'table', text: 'Hello' });
    expect(source.isSending).toBe(false);
    server.reconnect();
    await said;
    expect(server.sent.filter(({ kind }) => kind === 'say')).toHaveLength(2);
  });
});

describe('the chat of a table', () => {
  const line = (number: number, seat: number, more: Partial<ChatStoreLine> = {}): ChatStoreLine => ({
    number,
    at: number,
    seat,
    to: 'table',
    text: `line ${number}`,
    ...more,
  });

  test('counts the lines of others until they are read', () => {
    const talk = new ChatStore('t', () => [0]);
    talk.receiveAll([line(1, 1)], false);
    expect(talk.get().unread).toEqual({ table: 0, group: 0 });
    talk.receive(line(2, 1));
    talk.receive(line(2, 1));
    talk.receive(line(3, 0));
    talk.receive(line(1, 1, { to: 'group' }));
    expect(talk.get().unread).toEqual({ table: 1, group: 1 });
    expect(talk.get().lines).toHaveLength(4);
    talk.read('table');
    expect(talk.get().unread).toEqual({ table: 0, group: 1 });
    // after a reconnection known lines do not count as new
    talk.receiveAll([line(2, 1), line(3, 0), line(4, 1)], true);
    expect(talk.get().unread.table).toBe(1);
  });

  test('replaces a removed line without counting it as new', () => {
    const talk = new ChatStore('t', () => [0]);
    talk.receive(line(1, 1));
    talk.receive(line(2, 1));
    talk.read('table');
    talk.receive(line(1, 1, { text: '', struck: true }));
    expect(talk.get().lines).toEqual([line(1, 1, { text: '', struck: true }), line(2, 1)]);
    expect(talk.get().unread.table).toBe(0);
  });

  test('shows a sticker over the table for a moment, and keeps it in the chat', () => {
    vi.useFakeTimers();
    const talk = new ChatStore('t', () => [0]);
    const { text: _, ...sticker } = line(1, 1, { sticker: 'bravo' });
    talk.receive(sticker);
    expect(talk.get().flyingStickers).toHaveLength(1);
    expect(talk.get().unread.table).toBe(0);
    vi.advanceTimersByTime(3000);
    expect(talk.get().flyingStickers).toHaveLength(0);
    expect(talk.get().lines).toHaveLength(1);
    vi.useRealTimers();
  });
});

test('the code is found in a pasted link or code', () => {
  const code = 'IVu6IyDNYHnhW-0123_45678';
  expect(codeIn(` https://example.org/#/join/${code} `)).toBe(code);
  expect(codeIn(`Come and play: https://example.org/cordillera/#/join/${code}\nAlex`)).toBe(code);
  expect(codeIn(code)).toBe(code);
  expect(codeIn(`${code}x`)).toBeNull();
  expect(codeIn('https://example.org/#/games')).toBeNull();
  expect(codeIn('')).toBeNull();
});

test('the table that needs the player soonest is listed first, finished ones last', () => {
  const line = (id: string, more: Partial<TableSummary>): TableSummary => ({
    id,
    game: 'sierra',
    options: {},
    pace: { kind: 'move', seconds: 86_400 },
    state: 'playing',
    seats: [{ name: 'A' }, { name: 'B' }],
    mine: [0],
    waiting: [1],
    changed: 0,
    ...more,
  });
  const lines = [
    line('over', { state: 'over', changed: 99 }),
    line('paused', { state: 'paused', waiting: [0] }),
    line('open', { state: 'open', waiting: [] }),
    line('a stand-in’s', { waiting: [0], seats: [{ name: 'A', standIn: 'hiker' }, { name: 'B' }], changed: -1 }),
    line('live', { pace: { kind: 'move', seconds: 60 }, changed: -9 }),
    line('theirs', {}),
    line('theirs lately', { changed: 5 }),
    line('mine without a clock', { waiting: [0], changed: 7 }),
    line('mine tomorrow', { waiting: [0, 1], deadline: 5000 }),
    line('mine now', { waiting: [0], deadline: 1000 }),
  ];
  expect(soonest(lines)?.id).toBe('mine now');
  const live = line('mine, live', { waiting: [0], pace: { kind: 'bank', seconds: 600, more: 5 }, deadline: 2000 });
  expect(soonest([...lines, live])?.id).toBe('mine, live');
  expect(soonest(lines.slice(0, 4))).toBeNull();
  expect(inOrder(lines).map(({ id }) => id)).toEqual([
    'mine now',
    'mine tomorrow',
    'mine without a clock',
    'live',
    'theirs lately',
    'theirs',
    'a stand-in’s',
    'open',
    'paused',
    'over',
  ]);
});

describe('moves that wait for the network', () => {
  const move = { kind: 'choose' as const, key: 'abcdef', seat: 0, own: 3, choice: { kind: 'lay' } };
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('are stored on the device until they are acknowledged', () => {
    savePendingMoves('one', [move]);
    expect(readPendingMoves('one')).toEqual([move]);
    expect(readPendingMoves('two')).toEqual([]);
    savePendingMoves('one', []);
    expect(readPendingMoves('one')).toEqual([]);
    expect(stored.size).toBe(0);
  });

  test('are read without anything that is not a move', () => {
    for (const text of ['', '{', 'null', '{}', '[1]', JSON.stringify([{ ...move, key: 'x' }, { kind: 'ping' }])]) {
      stored.set('cordillera.unsent.one', text);
      expect(readPendingMoves('one'), text).toEqual([]);
    }
    stored.set('cordillera.unsent.one', JSON.stringify([{ kind: 'ping' }, move]));
    expect(readPendingMoves('one')).toEqual([move]);
  });

  test('are kept in memory by a browser without storage', () => {
    const refuse = (): never => {
      throw new Error('no');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    savePendingMoves('one', [move]);
    expect(readPendingMoves('one')).toEqual([]);
  });
});

describe('the end of a pause', () => {
  // a Wednesday
  const now = new Date(2026, 4, 6, 21, 30).getTime();
  const at = (day: number, hour = 9) => new Date(2026, 4, day, hour).getTime();

  test('is named as people would say it', () => {
    const said = (time: number) => (['en', 'fr', 'pl'] as const).map((language) => pauseEndLabel(time, now, language));
    expect(said(at(6, 23))).toEqual(['until 23:00', 'jusqu’à 23:00', 'do\u00a023:00']);
    expect(said(at(7))).toEqual(['until tomorrow', 'jusqu’à demain', 'do\u00a0jutra']);
    expect(said(at(11))).toEqual(['until Monday', 'jusqu’à lundi', 'do\u00a0poniedziałku']);
    expect(said(at(12))).toEqual(['until Tuesday', 'jusqu’à mardi', 'do\u00a0wtorku']);
    expect(said(at(13))).toEqual(['until 13 May', 'jusqu’au 13 mai', 'do\u00a013 maja']);
    expect(pauseEndLabel(new Date(2027, 3, 6, 9).getTime(), now, 'en')).toBe('until 6 April 2027');
    expect(exactPauseEnd(at(11), now, 'en')).toBe('Until Monday, 9:00');
    expect(exactPauseEnd(at(6, 23), now, 'pl')).toBe('Do\u00a023:00');
  });

  test('may be the morning of tomorrow, of Monday or of a day within a year', () => {
    expect(pauseEnds(now)).toEqual([at(7), at(11)]);
    // on a Sunday, Monday is tomorrow; on a Monday it is the next one
    expect(pauseEnds(at(10))).toEqual([at(11)]);
    expect(pauseEnds(at(11))).toEqual([at(12), at(18)]);
    expect(pauseDays(now)).toEqual({ first: '2026-05-07', last: '2027-05-06' });
    expect(morningOf('2026-05-13')).toBe(at(13));
    for (const none of ['', '13 May', '2026-5-13']) expect(morningOf(none)).toBeNull();
  });
});

test('a clock never shows more than is left, and can be read out', () => {
  const { en } = onlineWords;
  expect(clockText(42_000, en)).toBe('0:42');
  expect(clockText(41_001, en)).toBe('0:42');
  expect(clockText(0, en)).toBe('0:00');
  expect(clockText(-5, en)).toBe('0:00');
  expect(clockText(600_000, en)).toBe('10:00');
  expect(clockText(19.9 * 3_600_000, en)).toBe('19 h');
  expect(clockText(2.5 * 86_400_000, en)).toBe('2 days');
  expect(spokenDuration(42_000, en)).toBe('42 seconds');
  expect(spokenDuration(61_000, en)).toBe('1 minute');
  expect(spokenDuration(19.9 * 3_600_000, en)).toBe('19 hours');
  expect(spokenDuration(2.9 * 86_400_000, en)).toBe('2 days');
});

test('two players with the same initial get two letters on their faces; bots share no letters', () => {
  const seats = [{ name: 'Lena' }, { name: 'léa' }, { name: 'Noor' }, { name: 'Noah', bot: 'hiker' }];
  expect(avatarMarksOf(seats).map(({ letters }) => letters)).toEqual(['Le', 'lé', 'N', 'N']);
  expect(
    avatarMarksOf([
      { name: 'Ada', presence: 'away' },
      { name: 'Ben', standIn: 'hiker' },
    ]),
  ).toEqual([
    { presence: 'away', bot: false, letters: 'A' },
    { presence: undefined, bot: true, letters: 'B' },
  ]);
});

test('the presence of a player in a word or two', () => {
  const where = (seat: object) => presenceLabel({ name: 'Ada', ...seat }, 200_000, talkWords.en, onlineWords.en);
  expect(where({ presence: 'here' })).toBe('here');
  expect(where({ presence: 'away', since: 190_000 })).toBe('away');
  expect(where({ presence: 'away', since: 60_000 })).toBe('away 2 min');
  expect(where({ presence: 'offline', since: 0 })).toBe('offline');
  expect(where({ presence: 'here', standIn: 'hiker' })).toBe('a stand-in');
  expect(where({})).toBe('');
});

test('a pause is offered in the last seconds, or in the last hour of a correspondence game', () => {
  expect(isNearlyUp({ kind: 'move', seconds: 120 }, 12_001)).toBe(false);
  expect(isNearlyUp({ kind: 'move', seconds: 120 }, 12_000)).toBe(true);
  expect(isNearlyUp({ kind: 'move', seconds: 20 }, 6000)).toBe(false);
  expect(isNearlyUp({ kind: 'move', seconds: 86_400 }, 3_600_000)).toBe(true);
  expect(isNearlyUp({ kind: 'move', seconds: 120 }, 0)).toBe(false);
  expect(isNearlyUp({ kind: 'free' }, 5)).toBe(false);
});

test('missed events are counted by beats: one beat is one thing, events without a beat are none', () => {
  const events = ['lay 1', 'lay 1', 'quiet', 'lay 1', 'pass 2', 'lay 1'].map((type) => ({ type }));
  expect(beatsIn(events, ({ type }) => (type === 'quiet' ? null : { key: type, ms: 1 }))).toBe(3);
});

test('what a player did on another device does not count as missed', () => {
  const match = createMatch(sierra, {
    options: { mode: 'competitive' },
    seats: [{ name: 'Ada' }, { name: 'Noor' }],
    seed: '1'.padStart(32, '0'),
  });
  const play = (seat: number, phase: string): void => {
    const decision = match.decision(seat);
    if (!decision || decision.forward === 0 || (match.view(seat) as SierraView).phase !== phase) return;
    match.choose(seat, decision.choices[decision.forward - 1]!);
    play(seat, phase);
  };
  play(0, 'faces');
  play(1, 'faces');
  const since = match.eventCount(0);
  play(0, 'decide');
  const missed = () => beatsIn(eventsByOthers([0], match.events(since, 0)), sierraTable.beatOf);
  expect(match.eventCount(0)).toBeGreaterThan(since);
  expect(missed()).toBe(0);
  play(1, 'decide');
  expect(missed()).toBeGreaterThan(2);
});

test('a notice over the table moves down when it would cover more targets above', () => {
  const box = (top: number, left = 0) => ({ left, right: left + 100, top, bottom: top + 50 });
  const said = box(80);
  expect(shiftFor(said, [], [], [800])).toBe(0);
  expect(shiftFor(said, [box(90)], [], [800])).toBe(670);
  expect(shiftFor(said, [box(90, 200)], [], [800])).toBe(0);
  // the same number here and there: it stays
  expect(shiftFor(said, [box(90), box(760)], [], [800])).toBe(0);
  expect(shiftFor(said, [box(90)], [], [100])).toBe(0);
  // the prompt is never covered: there is room above it
  expect(shiftFor(said, [box(90)], [box(760)], [800])).toBe(0);
  expect(shiftFor(said, [box(90)], [box(760)], [750, 800])).toBe(620);
  expect(shiftFor(said, [box(90)], [box(70), box(760)], [750, 800])).toBe(620);
});
