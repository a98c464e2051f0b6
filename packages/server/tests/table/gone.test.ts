import type { TableInfo, TimeControl } from '@cordillera/protocol';
import { type RunningServer, ratesFor, startServer } from '@cordillera/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Place, useFolders, usePostgres } from '../helpers/databases.ts';
import { TestClock } from '../helpers/house.ts';
import { type Page, Visitor } from '../helpers/players.ts';

const newFolder = useFolders();
const postgres = usePostgres();
const errors: object[] = [];
let clock: TestClock;
let servers: RunningServer[] = [];
let pages: Page[] = [];

beforeEach(() => {
  clock = new TestClock();
});

afterEach(async () => {
  for (const page of pages) page.close();
  for (const server of servers) await server.close();
  servers = [];
  pages = [];
  expect(errors.splice(0)).toEqual([]);
});

const minute = 60_000;

async function start(place: Place, goneAfterMs?: number): Promise<RunningServer> {
  const log = (line: object) => void errors.push(line);
  const server = await startServer({ ...place, clock, goneAfterMs, rates: ratesFor(1_000_000), log });
  servers.push(server);
  return server;
}

async function stop(server: RunningServer): Promise<void> {
  await server.close();
  servers = servers.filter((each) => each !== server);
}

async function open(visitor: Visitor, id: string): Promise<Page> {
  const page = await visitor.open(id);
  pages.push(page);
  return page;
}

/** Advances the clock until this page receives a table that fits. */
async function becomes(page: Page, fits: (table: TableInfo) => boolean): Promise<void> {
  while (!fits(page.table)) {
    clock.pass(100);
    await page.settled();
  }
}

const isOffline = (seat: number) => (table: TableInfo) => table.seats[seat]!.presence === 'offline';

interface Before {
  pace?: TimeControl;
  /** What they do before Cleo leaves. */
  together?: (pages: readonly [Page, Page, Page]) => Promise<void>;
}

/** A game of three with a page each; Cleo closes hers. Anna is the host. */
async function threeOf(urls: readonly [string, string, string], { pace = { kind: 'free' }, together }: Before = {}) {
  const people = urls.map((url) => new Visitor(url));
  const [anna, bert, cleo] = people as [Visitor, Visitor, Visitor];
  const { id, me } = await anna.create({ game: 'colorado', seats: [null, null, null], pace });
  await bert.sit(me.links.play!, 1, 'Bert');
  await cleo.sit(me.links.play!, 2, 'Cleo');
  await anna.start(id);
  const annas = await open(anna, id);
  const berts = await open(bert, id);
  const cleos = await open(cleo, id);
  await becomes(annas, ({ seats }) => seats.every(({ presence }) => presence === 'here'));
  await together?.([annas, berts, cleos]);
  cleos.close();
  await becomes(annas, isOffline(2));
  return { id, anna, bert, cleo, annas, berts };
}

const letStandIn = (visitor: Visitor, id: string, seat: number) =>
  visitor.ask('POST', `/api/tables/${id}/stand-in`, { seat });

/** Everybody agrees to a proposal. */
async function agree(pages: readonly Page[], proposal: object): Promise<void> {
  const [first, ...others] = pages as [Page, ...Page[]];
  await first.answerTo({ kind: 'propose', seat: first.seat, proposal });
  await first.settled();
  const asked = first.messages.findLast((message) => message.kind === 'proposal');
  for (const page of others)
    await page.answerTo({ kind: 'vote', seat: page.seat, proposal: asked!.proposal!.number, yes: true });
  await first.settled();
}

const places: [string, () => Promise<Place>][] = [
  ['sqlite', async () => ({ dataDir: newFolder() })],
  ['postgres', async () => ({ dataDir: '/nowhere', databaseUrl: await postgres.server.newDatabase() })],
];

describe.each(places)('a player who is gone, on %s,', (_, newPlace) => {
  test('can be replaced by the host after three minutes, and takes the seat back later', async () => {
    const { url } = await start(await newPlace());
    const { id, anna, bert, cleo, annas } = await threeOf([url, url, url]);
    const { relief, since } = annas.table.seats[2]!;
    expect(relief).toEqual({ from: since! + 3 * minute, judges: [0], yes: [], missing: 1 });
    clock.pass(relief!.from - clock.now() - 1);
    expect((await letStandIn(anna, id, 2)).body.code).toBe('still-here');
    clock.pass(1);
    // the host is present: nobody else decides
    expect((await letStandIn(bert, id, 2)).body.code).toBe('not-the-host');
    const seatTaken = annas.until((message) => message.kind === 'moved' && message.entry.kind === 'sit');
    const { body } = await letStandIn(anna, id, 2);
    expect((body as unknown as TableInfo).seats[2]).toMatchObject({ name: 'Cleo', standIn: 'trail-hand' });
    await seatTaken;
    // agreeing twice has no further effect
    expect((await letStandIn(anna, id, 2)).status).toBe(200);

    const back = await open(cleo, id);
    expect(back.table.me.seats).toEqual([2]);
    expect(back.table.seats[2]!.standIn).toBe('trail-hand');
    await cleo.get('POST', `/api/tables/${id}/return`, { seat: 2 });
    await becomes(back, ({ seats }) => seats[2]!.standIn === undefined);
    await becomes(annas, ({ seats }) => seats[2]!.presence === 'here' && seats[2]!.relief === undefined);
    expect((await letStandIn(anna, id, 2)).body.code).toBe('still-here');
  });

  test('can be replaced by a majority of the present players while the host is gone; between two, by the other one', async () => {
    const { url } = await start(await newPlace());
    const { id, anna, bert, cleo, annas, berts } = await threeOf([url, url, url]);
    annas.close();
    await becomes(berts, isOffline(0));
    const back = await open(cleo, id);
    await becomes(berts, ({ seats }) => seats[2]!.presence === 'here');
    clock.pass(3 * minute);
    await becomes(berts, ({ seats }) => seats[0]!.relief?.judges.join() === '1,2');
    expect(berts.table.seats[0]!.relief).toMatchObject({ yes: [], missing: 2 });
    await letStandIn(bert, id, 0);
    await becomes(back, ({ seats }) => seats[0]!.relief?.yes.join() === '1');
    expect(back.table.seats[0]!.standIn).toBeUndefined();
    // the same vote twice counts once
    await letStandIn(bert, id, 0);
    expect((await bert.get('GET', `/api/tables/${id}`)).seats[0]!.relief).toMatchObject({ yes: [1], missing: 1 });
    // a player who comes back ends the vote
    const annasAgain = await open(anna, id);
    await becomes(back, ({ seats }) => seats[0]!.relief === undefined);
    annasAgain.close();
    await becomes(back, isOffline(0));
    clock.pass(3 * minute);
    await letStandIn(cleo, id, 0);
    expect((await cleo.get('GET', `/api/tables/${id}`)).seats[0]!).toMatchObject({ relief: { yes: [2], missing: 1 } });
    await letStandIn(bert, id, 0);
    await becomes(back, ({ seats }) => seats[0]!.standIn === 'trail-hand');
    // now two are left
    berts.close();
    await becomes(back, isOffline(1));
    clock.pass(3 * minute);
    expect((await letStandIn(cleo, id, 1)).status).toBe(200);
    await becomes(back, ({ seats }) => seats[1]!.standIn === 'trail-hand');
  });

  test('is offline since the same moment after a restart, also for a server that sees the table only later', async () => {
    const place = await newPlace();
    const first = await start(place, 5 * minute);
    const { id, anna, annas } = await threeOf([first.url, first.url, first.url]);
    const { since } = annas.table.seats[2]!;
    await stop(first);
    clock.pass(minute);
    const second = await start(place, 5 * minute);
    anna.base = second.url;
    const again = await open(anna, id);
    expect(again.table.seats[2]!.relief!.from).toBe(since! + 5 * minute);
    // bert was present until the restart: his absence begins when the new server first looks
    const begun = clock.now();
    await becomes(again, ({ seats }) => seats[1]!.relief !== undefined);
    expect(again.table.seats[1]!.relief!.from).toBeGreaterThanOrEqual(begun + 5 * minute);
    expect((await letStandIn(anna, id, 1)).body.code).toBe('still-here');
    clock.pass(since! + 5 * minute - clock.now());
    expect((await letStandIn(anna, id, 2)).status).toBe(200);
    expect((await letStandIn(anna, id, 1)).body.code).toBe('still-here');
  });

  test('cannot be replaced by anybody else, nor while the game does not wait for them', async () => {
    const { url } = await start(await newPlace());
    const { id, anna, bert, annas, berts } = await threeOf([url, url, url]);
    clock.pass(3 * minute);
    const stranger = new Visitor(url);
    await stranger.create({ game: 'colorado', seats: [null, null] }, 'Eve');
    expect((await letStandIn(stranger, id, 2)).body.code).toBe('not-your-seat');
    expect((await letStandIn(anna, id, 0)).body.code).toBe('not-your-seat');
    expect((await letStandIn(anna, id, 1)).body.code).toBe('still-here');
    expect((await letStandIn(anna, id, 7)).body.code).toBe('no-seat');
    // bert has chosen his village and leaves: nobody waits for him
    while (berts.decision?.forward) await berts.choose(berts.decision.choices[0]!);
    berts.close();
    await becomes(annas, isOffline(1));
    clock.pass(3 * minute);
    expect((await letStandIn(anna, id, 1)).body.code).toBe('still-here');
    expect((await bert.get('GET', `/api/tables/${id}`)).seats[1]!.standIn).toBeUndefined();
  });
});

describe('players do not wait in vain', () => {
  const newTable = async (before?: Before) => {
    const { url } = await start({ dataDir: newFolder() });
    return threeOf([url, url, url], before);
  };

  test('for a host whose page was left open; but while the host is present, nobody else decides', async () => {
    const { id, bert, annas, berts } = await newTable();
    clock.pass(3 * minute);
    annas.say({ kind: 'presence', away: true });
    await becomes(berts, ({ seats }) => seats[0]!.presence === 'away');
    expect(berts.table.seats[2]!.relief).toMatchObject({ judges: [0, 1], missing: 1 });
    annas.say({ kind: 'presence', away: false });
    await becomes(berts, ({ seats }) => seats[0]!.presence === 'here');
    expect(berts.table.seats[2]!.relief).toMatchObject({ judges: [0], missing: 1 });
    expect((await letStandIn(bert, id, 2)).body.code).toBe('not-the-host');
    annas.say({ kind: 'presence', away: true });
    await becomes(berts, ({ seats }) => seats[0]!.presence === 'away');
    const { body } = await letStandIn(bert, id, 2);
    expect((body as unknown as TableInfo).seats[2]!.standIn).toBe('trail-hand');
  });

  test('for the vote of a player who has left, too: those who have agreed can vote once more', async () => {
    const { id, bert, cleo, annas, berts } = await newTable();
    annas.close();
    const back = await open(cleo, id);
    await becomes(berts, ({ seats }) => seats[0]!.presence === 'offline' && seats[2]!.presence === 'here');
    clock.pass(3 * minute);
    await letStandIn(bert, id, 0);
    await becomes(berts, ({ seats }) => seats[0]!.relief?.missing === 1);
    expect(berts.table.seats[0]!.standIn).toBeUndefined();
    back.close();
    await becomes(berts, ({ seats }) => seats[0]!.relief?.missing === 0);
    await letStandIn(bert, id, 0);
    await becomes(berts, ({ seats }) => seats[0]!.standIn === 'trail-hand');
  });

  test('but where a clock runs, players have all their time', async () => {
    const { id, anna, annas } = await newTable({ pace: { kind: 'move', seconds: 259_200 } });
    const { deadline } = annas.table.seats[2]!;
    clock.pass(deadline! - clock.now() - minute);
    expect((await letStandIn(anna, id, 2)).body.code).toBe('still-here');
    expect((await anna.get('GET', `/api/tables/${id}`)).seats[2]!).not.toHaveProperty('relief');
    clock.pass(minute);
    await becomes(annas, ({ seats }) => seats[2]!.standIn === 'trail-hand');
  });

  test.each<TimeControl>([{ kind: 'free' }, { kind: 'bank', seconds: 600, more: 0 }])(
    'in a pause without an end: after a day a stand-in lets the others continue ($kind)',
    async (pace) => {
      const together = (pages: readonly Page[]): Promise<void> => agree(pages, { what: 'pause' });
      const { id, anna, bert, cleo, annas, berts } = await newTable({ pace, together });
      expect(annas.table.state).toBe('paused');
      await agree([annas, berts], { what: 'resume' });
      expect(annas.table.state).toBe('paused');
      const { relief, since } = annas.table.seats[2]!;
      expect(relief!.from).toBe(since! + 24 * 60 * minute);
      clock.pass(relief!.from - clock.now() - 1);
      expect((await letStandIn(anna, id, 2)).body.code).toBe('still-here');
      clock.pass(1);
      expect((await letStandIn(bert, id, 2)).body.code).toBe('not-the-host');
      await letStandIn(anna, id, 2);
      // anna and Bert have agreed to resume
      await becomes(annas, ({ state }) => state === 'playing');
      expect(annas.table.seats[2]).toMatchObject({ name: 'Cleo', standIn: 'trail-hand' });
      await cleo.get('POST', `/api/tables/${id}/return`, { seat: 2 });
      await becomes(annas, ({ seats }) => seats[2]!.standIn === undefined);
    },
  );

  test('but a pause with an end lasts until then', async () => {
    const until = clock.now() + 3 * 24 * 60 * minute;
    const { id, anna, annas } = await newTable({ together: (pages) => agree(pages, { what: 'pause', until }) });
    clock.pass(2 * 24 * 60 * minute);
    expect((await letStandIn(anna, id, 2)).body.code).toBe('still-here');
    expect((await anna.get('GET', `/api/tables/${id}`)).seats[2]!).not.toHaveProperty('relief');
    clock.pass(until - clock.now());
    await becomes(annas, ({ state }) => state === 'playing');
    expect((await letStandIn(anna, id, 2)).status).toBe(200);
  });
});

describe('on several servers', () => {
  test('a player who is present through another process is not gone, and all processes agree since when players are', async () => {
    const place = { dataDir: '/nowhere', databaseUrl: await postgres.server.newDatabase() };
    const [one, two] = [await start(place), await start(place)];
    const { id, anna, bert, annas, berts } = await threeOf([one.url, one.url, two.url]);
    berts.close();
    bert.base = two.url;
    const elsewhere = await open(bert, id);
    clock.pass(3 * minute);
    await elsewhere.settled();
    await becomes(annas, ({ seats }) => seats[1]!.presence === 'here');
    expect((await letStandIn(anna, id, 1)).body.code).toBe('still-here');
    // each notices it at its own time: the latest sighting decides
    await becomes(elsewhere, ({ seats }) => seats[2]!.relief !== undefined);
    const known = Math.max(...[annas, elsewhere].map(({ table }) => table.seats[2]!.relief!.from));
    // a process that starts only now knows it too
    const three = await start(place);
    anna.base = three.url;
    await expect
      .poll(async () => (await anna.get('GET', `/api/tables/${id}`)).seats[2]!.relief?.from, { timeout: 20_000 })
      .toBe(known);
    clock.pass(Math.max(0, known - clock.now()));
    expect((await letStandIn(anna, id, 2)).status).toBe(200);
    await becomes(elsewhere, ({ seats }) => seats[2]!.standIn === 'trail-hand');
  });
});
