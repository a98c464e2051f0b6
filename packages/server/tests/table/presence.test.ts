import type { Presence, ServerMessage } from '@cordillera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RemotePresence } from '../../src/cluster/remotePresence.ts';
import { PresenceTracker } from '../../src/table/presence.ts';
import { TestHouse } from '../helpers/house.ts';
import type { Page, Visitor } from '../helpers/players.ts';

let house: TestHouse;

beforeEach(async () => {
  house = await TestHouse.open();
});

afterEach(async () => {
  await house.close();
  expect(house.lines).toEqual([]);
});

/** Changes are batched for this long. */
const broadcastDelayMs = 300;

const shows =
  (seat: number, presence: Presence) =>
  (message: ServerMessage): boolean =>
    message.kind === 'table' && message.table.seats[seat]!.presence === presence;

/** Broadcasts presence now that the server has processed the page's messages. */
async function broadcast(page: Page): Promise<void> {
  await page.settled();
  house.clock.pass(broadcastDelayMs);
}

describe('presence', () => {
  test('shows players who is here, away, offline and back', async () => {
    const { id, people, pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const [anna, bert] = pages as [Page, Page];
    const here = anna.until(shows(1, 'here'));
    await broadcast(bert);
    await here;

    const away = anna.until(shows(1, 'away'));
    bert.say({ kind: 'presence', away: true });
    await broadcast(bert);
    expect((await away).kind).toBe('table');
    const since = anna.table.seats[1]!.since;
    house.clock.pass(120_000);
    expect(since).toBe(house.clock.now() - 120_000 - broadcastDelayMs);

    const gone = house.clock.asked(10_000);
    bert.close();
    await gone;
    house.clock.pass(9999);
    await anna.settled();
    expect(anna.table.seats[1]!.presence).toBe('away');
    const offline = anna.until(shows(1, 'offline'));
    house.clock.pass(1 + broadcastDelayMs);
    await offline;
    expect(anna.table.seats[0]!.presence).toBe('here');

    const back = anna.until(shows(1, 'here'));
    const again = await house.page(people[1]!, id);
    await broadcast(again);
    await back;
    expect(again.table.seats.map(({ presence }) => presence)).toEqual(['here', 'here']);
  });

  test('ignores a page that reconnects within ten seconds', async () => {
    const { id, people, pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const [anna, bert] = pages as [Page, Page];
    await broadcast(bert);
    const gone = house.clock.asked(10_000);
    bert.close();
    await gone;
    house.clock.pass(9000);
    await broadcast(await house.page(people[1]!, id));
    house.clock.pass(60_000);
    await anna.settled();
    expect(anna.messages.some(shows(1, 'offline'))).toBe(false);
    expect(anna.table.seats[1]!.presence).toBe('here');
  });

  test('is never sent to spectators, who cannot notice changes either', async () => {
    const { id, links, people, pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const watcher = await house.page(house.visitor(), id, links.watch);
    await broadcast(pages[1]!);
    const messageCount = watcher.messages.length;
    pages[1]!.say({ kind: 'presence', away: true });
    await broadcast(pages[1]!);
    const gone = house.clock.asked(10_000);
    pages[1]!.close();
    await gone;
    house.clock.pass(30_000);
    await watcher.settled();
    expect(watcher.messages.slice(messageCount).map(({ kind }) => kind)).toEqual(['pong']);
    expect(JSON.stringify(watcher.messages)).not.toContain('presence');
    expect(JSON.stringify(await house.visitor().get('GET', `/api/links/${links.watch}`))).not.toContain('presence');
    expect(JSON.stringify(await people[0]!.get('GET', `/api/tables/${id}`))).toContain('presence');
  });

  test('is broadcast at most a few times a second', async () => {
    const { pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const [anna, bert] = pages as [Page, Page];
    await broadcast(bert);
    await anna.settled();
    const messageCount = anna.messages.length;
    for (let i = 0; i < 20; i++) {
      bert.say({ kind: 'presence', away: i % 2 === 0 });
      await bert.settled();
      house.clock.pass(50);
    }
    await anna.settled();
    const tableMessages = anna.messages.slice(messageCount).filter(({ kind }) => kind === 'table').length;
    expect(tableMessages).toBeGreaterThan(0);
    expect(tableMessages).toBeLessThanOrEqual(4);
  });
});

describe('in the list of tables', () => {
  const presences = async (visitor: Visitor) =>
    (await visitor.call('listTables')).map(({ seats }) => seats.map(({ presence }) => presence));

  test('players of a table see presence; a host without a seat and a spectator do not', async () => {
    const { id, people, pages } = await house.table({ game: 'colorado', seats: [null, null, 'greenhorn'] }, [
      'Anna',
      'Bert',
    ]);
    const [anna, bert] = people as [Visitor, Visitor];
    pages[1]!.say({ kind: 'presence', away: true });
    await broadcast(pages[1]!);
    expect(await presences(anna)).toEqual([['here', 'away', undefined]]);
    for (const page of pages) {
      const gone = house.clock.asked(10_000);
      page.close();
      await gone;
    }
    house.clock.pass(10_000);
    expect(await presences(bert)).toEqual([['offline', 'offline', undefined]]);
    // the table has been unloaded: nobody watches it
    await house.restart(anna, bert);
    expect(await presences(anna)).toEqual([['offline', 'offline', undefined]]);

    const host = house.visitor();
    const { id: other, me } = await host.create({ game: 'colorado', seats: [null, null] }, 'Host');
    const cleo = house.visitor();
    await cleo.sit(me.links.play!, 1, 'Cleo');
    await house.page(cleo, other);
    expect(await presences(host)).toEqual([['offline', 'here']]);
    await host.get('POST', `/api/tables/${other}/leave`, { seat: 0 });
    expect(await presences(host)).toEqual([[undefined, undefined]]);
    expect((await cleo.call('listTables')).map((line) => line.id)).not.toContain(id);
  });

  test('an entry has the time control, the turn and the running deadline, one’s own first', async () => {
    const { people, pages } = await house.table(
      { game: 'colorado', seats: [null, null], pace: { kind: 'move', seconds: 60 } },
      ['Anna', 'Bert'],
    );
    const begun = house.clock.now();
    const lineOf = async (person: Visitor) => (await person.call('listTables'))[0]!;
    const line = await lineOf(people[0]!);
    expect(line).toMatchObject({ pace: { kind: 'move', seconds: 60 }, state: 'playing', mine: [0], waiting: [0, 1] });
    expect(line).toMatchObject({ turn: pages[0]!.rules.turns(pages[0]!.state), deadline: begun + 60_000 });
    house.clock.pass(20_000);
    const [anna] = pages as [Page];
    while (anna.decision?.forward) await anna.choose(anna.decision.choices[0]!);
    // bert has not chosen yet: Anna sees his deadline
    expect(await lineOf(people[0]!)).toMatchObject({ waiting: [1], deadline: begun + 60_000 });
  });
});

describe('presence reported by other processes', () => {
  test('is known for every table, and ends with its process', () => {
    const elsewhere = new RemotePresence();
    elsewhere.applyReport('one', 'table', '2,anna:here,bert:away;');
    elsewhere.applyReport('two', 'table', '0,bert:here;1:cleo:here');
    elsewhere.applyReport('two', 'other', '1,;');
    const seen = (person: string) => elsewhere.of('table', person);
    expect(['anna', 'bert', 'cleo'].map(seen)).toEqual(['here', 'here', 'offline']);
    expect(elsewhere.of('other', 'anna')).toBe('offline');
    elsewhere.applyReport('two', 'table', '0,;');
    expect(seen('bert')).toBe('away');
    elsewhere.forget('one');
    expect(['anna', 'bert'].map(seen)).toEqual(['offline', 'offline']);
    expect([...elsewhere.reports('table')]).toEqual([]);
    expect([...elsewhere.reports('other')]).toEqual([['two', '1,;']]);
  });
});

describe('the presence tracker', () => {
  test('shows a person with two pages as present while one of them is looked at', () => {
    const book = new PresenceTracker();
    const [phone, laptop] = [{}, {}];
    book.see('anna', phone, false, 0);
    book.see('anna', laptop, true, 1000);
    expect(book.of('anna', 2000)).toEqual({ presence: 'here', since: 0 });
    book.see('anna', phone, true, 3000);
    expect(book.of('anna', 4000)).toEqual({ presence: 'away', since: 3000 });
    expect(book.close('anna', phone, 5000)).toBe(false);
    expect(book.close('anna', laptop, 6000)).toBe(true);
    expect(book.of('anna', 15_999)!.presence).toBe('away');
    expect(book.of('anna', 16_000)).toEqual({ presence: 'offline', since: 6000 });
    expect(book.close('anna', laptop, 17_000)).toBe(false);
    expect(book.of('bert', 0)).toBeNull();
  });
});
