import { loadMatch } from '@cordillera/games';
import type { ServerMessage, TableInfo, TimeControl } from '@cordillera/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BotPool } from '../../src/bots/botPool.ts';
import { clocksAfter, clocksResumed, clocksStopped, deadlineOf, firstClocks } from '../../src/table/clock.ts';
import { TestHouse } from '../helpers/house.ts';
import type { Page } from '../helpers/players.ts';

const move: TimeControl = { kind: 'move', seconds: 60 };
const bank: TimeControl = { kind: 'bank', seconds: 100, more: 5 };

describe('clocks', () => {
  test('without a time limit there are no deadlines', () => {
    const clocks = clocksAfter({ kind: 'free' }, firstClocks({ kind: 'free' }, 2), [0, 1], false, 1000);
    expect(clocks.map((clock) => deadlineOf({ kind: 'free' }, clock))).toEqual([null, null]);
  });

  test('a clock that is set back gives nobody extra time', () => {
    const running = clocksAfter(bank, firstClocks(bank, 1), [0], false, 86_400_000);
    const [later] = clocksAfter(bank, running, [0], false, 86_430_000);
    expect(clocksStopped([{ ...later!, left: 40_000 }], 0)).toEqual([{ left: 40_000, since: null }]);
    expect(clocksAfter(bank, [{ ...later!, left: 40_000 }], [], false, 0)).toEqual([{ left: 45_000, since: null }]);
  });

  test('per move, the full time applies to every move, however many choices it takes', () => {
    let clocks = clocksAfter(move, firstClocks(move, 3), [0, 1], false, 1000);
    const deadlines = () => clocks.map((clock) => deadlineOf(move, clock));
    expect(deadlines()).toEqual([61_000, 61_000, null]);
    // seat 0 has chosen something and is still asked
    clocks = clocksAfter(move, clocks, [0, 1], false, 31_000);
    expect(deadlines()).toEqual([61_000, 61_000, null]);
    // seat 1 is done; seat 2 is asked
    clocks = clocksAfter(move, clocks, [0, 2], false, 40_000);
    expect(deadlines()).toEqual([61_000, null, 100_000]);
    // seat 0 is done, which begins a turn in which it is asked again
    clocks = clocksAfter(move, clocks, [0], true, 50_000);
    expect(deadlines()).toEqual([110_000, null, null]);
  });

  test('a time bank pays for thinking time, and gains an increment for every move', () => {
    let clocks = clocksAfter(bank, firstClocks(bank, 2), [0], false, 0);
    expect(deadlineOf(bank, clocks[0]!)).toBe(100_000);
    clocks = clocksAfter(bank, clocks, [0], false, 20_000);
    expect(clocks[0]).toEqual({ left: 100_000, since: 0 });
    clocks = clocksAfter(bank, clocks, [1], false, 30_000);
    expect(clocks).toEqual([
      { left: 75_000, since: null },
      { left: 100_000, since: 30_000 },
    ]);
    // never more than at the start, however fast the player is
    clocks = clocksAfter(bank, clocks, [0], false, 31_000);
    expect(clocks[1]).toEqual({ left: 100_000, since: null });
    // a move at the last moment, and one that was too late
    expect(clocksAfter(bank, clocks, [], false, 106_000)[0]).toEqual({ left: 5000, since: null });
    expect(clocksAfter(bank, clocks, [], false, 999_000)[0]).toEqual({ left: 5000, since: null });
  });

  test('the time that pages need to show an event costs nothing, whether players wait for its end or not', () => {
    const asked = clocksAfter(bank, firstClocks(bank, 1), [0], true, 10_000, 7000);
    expect(deadlineOf(bank, asked[0]!)).toBe(117_000);
    // answered before the end, and 3 s after it
    expect(clocksAfter(bank, asked, [], false, 12_000)[0]).toEqual({ left: 100_000, since: null });
    expect(clocksAfter(bank, asked, [], false, 20_000)[0]).toEqual({ left: 100_000, since: null });
    expect(clocksAfter(bank, asked, [], false, 67_000)[0]).toEqual({ left: 55_000, since: null });
    expect(clocksStopped(asked, 12_000)[0]).toEqual({ left: 100_000, since: null });
    // asked again in the next turn
    const again = clocksAfter(move, clocksAfter(move, firstClocks(move, 1), [0], false, 0), [0], true, 30_000, 7000);
    expect(deadlineOf(move, again[0]!)).toBe(97_000);
  });

  test('a pause neither uses nor adds time', () => {
    let clocks = clocksAfter(bank, firstClocks(bank, 2), [0], false, 0);
    clocks = clocksStopped(clocks, 10_000);
    expect(clocks.map((clock) => deadlineOf(bank, clock))).toEqual([null, null]);
    clocks = clocksResumed(clocks, [0], 5_000_000);
    expect(deadlineOf(bank, clocks[0]!)).toBe(5_090_000);
    const resumed = clocksResumed(
      clocksStopped(clocksAfter(move, firstClocks(move, 1), [0], false, 0), 59_000),
      [0],
      80_000,
    );
    expect(deadlineOf(move, resumed[0]!)).toBe(140_000);
  });
});

describe('at a table', () => {
  let house: TestHouse;

  beforeEach(async () => {
    house = await TestHouse.open();
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await house.close();
    expect(house.lines).toEqual([]);
  });

  const two = (pace: TimeControl) => house.table({ game: 'colorado', seats: [null, null], pace }, ['Anna', 'Bert']);
  const sits =
    (seat: number, standIn: string | undefined) =>
    (message: ServerMessage): boolean =>
      message.kind === 'moved' &&
      message.entry.kind === 'sit' &&
      message.entry.seat === seat &&
      message.entry.player?.standIn === standIn;
  const plays =
    (seat: number) =>
    (message: ServerMessage): boolean =>
      message.kind === 'moved' && message.entry.kind === 'choice' && message.entry.seat === seat;
  const deadlines = (page: Page) => page.table.seats.map(({ deadline }) => deadline);

  test('the clocks of a round begin when the previous round has been shown, and stay so', async () => {
    const options = { mode: 'competitive' };
    const seats = [null, null, null, null];
    const { id, pages, people } = await house.table({ game: 'sierra', options, seats, pace: move }, [
      'Anna',
      'Bert',
      'Cleo',
      'Dan',
    ]);
    const round = () => (pages[0]!.mine.view as { round: number }).round;
    while (round() < 2) await house.play(pages, 1);
    // the last card ready, the cards of four landscapes, the kept cards, the passed cards, the deal
    const showMs = 150 + 4 * 1000 + 1300 + 700 + 600;
    const due = house.clock.now() + 60_000 + showMs;
    expect(deadlines(pages[0]!)).toEqual([due, due, due, due]);
    // within a round no clock starts again
    house.clock.pass(showMs + 1000);
    await house.play(pages, 1);
    expect(deadlines(pages[0]!)).toEqual([due, due, due, due]);
    await house.restart(...people);
    expect(deadlines(await house.page(people[0]!, id))).toEqual([due, due, due, due]);
  });

  test('when time is up a stand-in sits down and plays, the log records it, and the person can take over again', async () => {
    const { id, people, pages } = await two(move);
    const [anna, bert] = pages as [Page, Page];
    // both choose their village first
    const due = house.clock.now() + 60_000;
    expect(deadlines(anna)).toEqual([due, due]);
    house.clock.pass(30_000);
    await bert.choose(bert.decision!.choices[0]!);
    house.clock.pass(29_999);
    await anna.settled();
    expect(anna.table.seats.map(({ standIn }) => standIn)).toEqual([undefined, undefined]);
    const sat = bert.until(sits(0, 'trail-hand'));
    const answered = bert.until(plays(0));
    house.clock.pass(1);
    await sat;
    await answered;
    await anna.settled();
    // it plays on: Anna's clock stands still, Bert's runs when he is asked
    expect(deadlines(anna)[0]).toBeUndefined();
    expect(anna.table.seats[0]).toMatchObject({ name: 'Anna', standIn: 'trail-hand' });

    // nobody else can take the seat: it is still Anna's
    const link = anna.table.me.links.play!;
    const cleo = house.visitor();
    expect((await cleo.ask('POST', `/api/links/${link}/sit`, { seat: 0, name: 'Cleo' })).body.code).toBe('seat-taken');
    expect((await people[1]!.ask('POST', `/api/tables/${id}/return`, { seat: 0 })).body.code).toBe('not-your-seat');

    const back = bert.until(sits(0, undefined));
    await people[0]!.get('POST', `/api/tables/${id}/return`, { seat: 0 });
    await back;
    await Promise.all(pages.map((page, i) => page.playOn(house.pick(i))));
    const match = loadMatch(await people[0]!.get<object>('GET', `/api/tables/${id}/match`));
    const sitting = match.log().filter(({ kind }) => kind === 'sit');
    expect(sitting.slice(0, 2)).toEqual([
      { kind: 'sit', seat: 0, player: { name: 'Anna', standIn: 'trail-hand' } },
      { kind: 'sit', seat: 0, player: { name: 'Anna' } },
    ]);
  });

  test('when everybody’s time is up the game waits, and continues as soon as one of them is back', async () => {
    const { id, people, pages } = await two(move);
    const [anna, bert] = pages as [Page, Page];
    const ask = vi.spyOn(BotPool.prototype, 'ask');
    const sat = [anna.until(sits(0, 'trail-hand')), anna.until(sits(1, 'trail-hand'))];
    house.clock.pass(60_000);
    await Promise.all(sat);
    const table = await house.server.tables.open(id);
    // the first stand-in was about to play when the second had not sat down yet
    const { seq } = await table.runExclusive(async () => table.match!);
    expect(ask).not.toHaveBeenCalled();
    const answered = anna.until(plays(1));
    await people[0]!.get('POST', `/api/tables/${id}/return`, { seat: 0 });
    await answered;
    await bert.settled();
    const log = (await house.server.tables.open(id)).match!.log().slice(seq);
    // nothing was played before Anna came back
    expect(log[0]).toEqual({ kind: 'sit', seat: 0, player: { name: 'Anna' } });
    expect(anna.decision).not.toBeNull();
  });

  test('a choice after the stand-in has answered is refused', async () => {
    const { pages } = await two(move);
    const [anna, bert] = pages as [Page, Page];
    await bert.choose(bert.decision!.choices[0]!);
    const late = { kind: 'choose', seat: 0, own: anna.mine.own, choice: anna.decision!.choices[0]! };
    const answered = anna.until(plays(0));
    house.clock.pass(60_000);
    await answered;
    expect(await anna.answerTo(late)).toMatchObject({ kind: 'refused', code: 'too-late' });
  });

  test('a time bank with an increment is broadcast, and stops during a pause', async () => {
    const { id, people, pages } = await two({ kind: 'bank', seconds: 100, more: 10 });
    const [anna, bert] = pages as [Page, Page];
    const begun = house.clock.now();
    house.clock.pass(40_000);
    await anna.choose(anna.decision!.choices[0]!);
    await anna.settled();
    expect(anna.table.seats.map(({ left, deadline }) => [left, deadline])).toEqual([
      [70, undefined],
      [100, begun + 100_000],
    ]);
    const say = (page: Page, message: object) => page.answerTo({ seat: page.seat, ...message });
    await say(anna, { kind: 'propose', proposal: { what: 'pause' } });
    await say(bert, { kind: 'vote', proposal: 1, yes: true });
    await anna.settled();
    expect(anna.table.state).toBe('paused');
    expect(anna.table.seats.map(({ left, deadline }) => [left, deadline])).toEqual([
      [70, undefined],
      [60, undefined],
    ]);
    house.clock.pass(86_400_000);
    await anna.settled();
    expect(anna.table.seats[1]!.standIn).toBeUndefined();
    // it survives a restart
    await house.restart(...people);
    const [ann, ber] = [await house.page(people[0]!, id), await house.page(people[1]!, id)];
    await say(ber, { kind: 'propose', proposal: { what: 'resume' } });
    await say(ann, { kind: 'vote', proposal: 2, yes: true });
    await ber.settled();
    expect(deadlines(ber)).toEqual([undefined, house.clock.now() + 60_000]);
    const sat = ann.until(sits(1, 'trail-hand'));
    house.clock.pass(60_000);
    await sat;
  });

  test('a clock that ran out while the table was unwatched and the server down puts a stand-in on the seat', async () => {
    const { id, people, pages } = await two(move);
    await pages[1]!.choose(pages[1]!.decision!.choices[0]!);
    await house.server.close();
    house.clock.pass(600_000);
    await house.start();
    for (const person of people) person.base = house.url;
    const anna = await house.page(people[0]!, id);
    house.clock.pass(0);
    if (!anna.table.seats[0]!.standIn) await anna.until(sits(0, 'trail-hand'));
    expect(anna.table.seats[1]!.standIn).toBeUndefined();
  });

  test('a player who left can come back, or another person takes over the seat and its hand', async () => {
    const { id, links, people, pages } = await two({ kind: 'free' });
    const [anna, bert] = pages as [Page, Page];
    const closed = bert.until(({ kind }) => kind === 'bye');
    const sat = anna.until(sits(1, 'trail-hand'));
    await people[1]!.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    await sat;
    expect(await closed).toMatchObject({ code: 'not-your-seat', again: false });
    // without a seat and without the link
    await expect(people[1]!.open(id)).rejects.toThrow('no-table');
    expect((await people[1]!.ask('POST', `/api/tables/${id}/return`, { seat: 1 })).body.code).toBe('not-your-seat');
    // players cannot take a second hand
    expect((await people[0]!.ask('POST', `/api/links/${links.play}/sit`, { seat: 1, name: 'A' })).body.code).toBe(
      'already-started',
    );
    // people with the link see that the seat can be taken
    const seen = async () =>
      (await people[1]!.get<{ table: TableInfo }>('GET', `/api/links/${links.play}`)).table.seats;
    expect((await seen()).map(({ vacant }) => vacant)).toEqual([undefined, true]);
    await people[1]!.sit(links.play!, 1, 'Bert again');
    await anna.settled();
    expect((await seen()).map(({ vacant }) => vacant)).toEqual([undefined, undefined]);
    expect(anna.table.seats[1]).toMatchObject({ name: 'Bert again' });
    expect(anna.table.seats[1]!.standIn).toBeUndefined();
    await people[1]!.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    const cleo = house.visitor();
    await cleo.join(links.play!, 1, 'Cleo', people[0]!);
    const page = await house.page(cleo, id);
    expect(page.seat).toBe(1);
    expect((await people[1]!.ask('POST', `/api/links/${links.play}/sit`, { seat: 1, name: 'B' })).body.code).toBe(
      'seat-taken',
    );
    await Promise.all([anna.playOn(house.pick(1)), page.playOn(house.pick(2))]);
    expect(page.table.result).toEqual(anna.table.result);
  });

  test('a table that everybody has left is not due, until a player is back', async () => {
    const { id, people } = await two({ kind: 'free' });
    // the stand-ins think for ever: after their answers the table would wait for a person
    vi.spyOn(BotPool.prototype, 'ask').mockReturnValue(new Promise(() => undefined));
    const due = async () => {
      const rows = await house.server.tables.database.read<{ due: number | null }>('SELECT due FROM match');
      return rows.map((row) => row.due);
    };
    for (const [seat, person] of people.entries()) await person.get('POST', `/api/tables/${id}/leave`, { seat });
    expect(await due()).toEqual([null]);
    const links = await house.server.tables.database.read<{ code: string }>(
      "SELECT code FROM link WHERE kind = 'play'",
    );
    await people[0]!.sit(links[0]!.code, 0, 'Anna');
    expect(await due()).toEqual([expect.any(Number)]);
  });
});
