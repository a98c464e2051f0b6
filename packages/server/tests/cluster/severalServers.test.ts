import { createRandom } from '@cordillera/engine';
import { loadMatch } from '@cordillera/games';
import type { ServerMessage } from '@cordillera/protocol';
import { type RunningServer, ratesFor, startServer } from '@cordillera/server';
import { Signer } from '@fastify/cookie';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Fanout, type FanoutInput } from '../../src/cluster/fanout.ts';
import { openPostgres } from '../../src/database/postgres.ts';
import { insertDevice } from '../../src/store/people.ts';
import { usePostgres } from '../helpers/databases.ts';
import { type Page, playTogether, Visitor } from '../helpers/players.ts';
import { type ServerProcess, startProcess } from '../helpers/processes.ts';
import { Wire } from '../helpers/wire.ts';

const postgres = usePostgres();
const closing: (() => Promise<unknown>)[] = [];
const errors: object[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0).reverse()) await close();
  expect(errors.splice(0)).toEqual([]);
});

async function start(databaseUrl: string): Promise<RunningServer> {
  const server = await startServer({
    dataDir: '/nowhere',
    databaseUrl,
    rates: ratesFor(1_000_000),
    log: (line) => void errors.push(line),
  });
  closing.push(() => server.close());
  return server;
}

async function fork(databaseUrl: string): Promise<ServerProcess> {
  const server = await startProcess({ dataDir: '/nowhere', databaseUrl });
  closing.push(async () => {
    if (server.child.exitCode === null && server.child.signalCode === null) await server.stop();
    errors.push(...server.errors);
  });
  return server;
}

const chance = (seed: number) => {
  const random = createRandom(String(seed).padStart(32, '0'));
  return (max: number) => random.int(max);
};

/** The same person at another server, with the same cookie. */
function elsewhere(visitor: Visitor, url: string): Visitor {
  const again = new Visitor(url);
  again.cookie = visitor.cookie;
  return again;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Checks that what every page has received matches the log. */
async function compare(visitor: Visitor, id: string, pages: readonly Page[]): Promise<void> {
  const match = loadMatch(await visitor.get<object>('GET', `/api/tables/${id}/match`));
  expect(match.result()).not.toBeNull();
  for (const page of pages) {
    expect(page.table.result).toEqual(match.result());
    expect(page.mine.view).toEqual(plain(match.view(page.seat)));
    expect(page.mine.events).toEqual(plain(match.events(0, page.seat)));
  }
}

describe('several servers on one database', () => {
  test('players on two servers and a bot play a game to its end, and both receive everything', async () => {
    const url = await postgres.server.newDatabase();
    const [one, two] = await Promise.all([start(url), start(url)]);
    const anna = new Visitor(one.url);
    const bert = new Visitor(two.url);
    const { id, me } = await anna.create({ game: 'colorado', seats: [null, null, 'greenhorn'] });
    const annas = await anna.open(id);
    const heard = annas.until(
      (message: ServerMessage) => message.kind === 'table' && message.table.seats[1]!.name === 'Bert',
    );
    await bert.sit(me.links.play!, 1, 'Bert');
    await heard;
    const berts = await bert.open(id);
    const begun = berts.until(({ kind }) => kind === 'joined');
    await anna.start(id);
    await begun;
    await Promise.all([annas.playOn(chance(1)), berts.playOn(chance(2))]);
    await compare(bert, id, [annas, berts]);
  });

  test('when a server is killed during a game, its player continues on the other one', async () => {
    const url = await postgres.server.newDatabase();
    const [one, two] = await Promise.all([fork(url), fork(url)]);
    const anna = new Visitor(one.url);
    const bert = new Visitor(two.url);
    const { id, me } = await anna.create({ game: 'colorado', seats: [null, null, 'greenhorn'] });
    await bert.sit(me.links.play!, 1, 'Bert');
    const berts = await bert.open(id);
    const first = await anna.open(id);
    const begun = berts.until(({ kind }) => kind === 'joined');
    await anna.start(id);
    await begun;
    const playing = berts.playOn(chance(2));
    await first.playOn(chance(1), () => first.mine.own >= 8);
    await one.kill();
    const second = await elsewhere(anna, two.url).open(id);
    expect(second.mine.own).toBeGreaterThanOrEqual(8);
    await Promise.all([second.playOn(chance(3)), playing]);
    await compare(bert, id, [second, berts]);
  });

  test('a server that was cut off from the database catches up', async () => {
    const url = await postgres.server.newDatabase();
    const [one, two] = await Promise.all([start(url), start(url)]);
    const anna = new Visitor(one.url);
    const bert = new Visitor(two.url);
    const { id, me } = await anna.create({ game: 'colorado', seats: [null, null] });
    await bert.sit(me.links.play!, 1, 'Bert');
    const berts = await bert.open(id);
    const begun = berts.until(({ kind }) => kind === 'joined');
    const annas = await anna.open(id);
    await anna.start(id);
    await begun;
    // a page that has to choose has received everything, also what was written through the other server
    const player = () => [annas, berts].find(({ decision }) => decision && decision.forward > 0);
    const isFar = () => annas.eventCount >= 20 && berts.eventCount >= 20;
    await playTogether([annas, berts], chance(0), () => isFar() && player() !== undefined);
    await postgres.server.stop();
    const page = player()!;
    const choice = page.decision!.choices[0]!;
    const refused = await page.choose(choice);
    expect(refused).toMatchObject({ kind: 'refused', code: 'unavailable' });
    await postgres.server.start();
    await Promise.all([annas.playOn(chance(1)), berts.playOn(chance(2))]);
    await compare(bert, id, [annas, berts]);
    // the connection loss is logged
    expect(errors.splice(0).length).toBeGreaterThan(0);
  });
});

describe('access that ends closes connections on every server', () => {
  test('a revoked link dismisses its guests; the players get the new link', async () => {
    const url = await postgres.server.newDatabase();
    const [one, two] = await Promise.all([start(url), start(url)]);
    const anna = new Visitor(one.url);
    const { id, me } = await anna.create({ game: 'colorado', seats: [null, null] });
    const bert = new Visitor(two.url);
    await bert.sit(me.links.play!, 1, 'Bert');
    const berts = await bert.open(id);
    const watcher = await new Visitor(two.url).open(id, me.links.watch!);
    const bye = watcher.until(({ kind }) => kind === 'bye');
    const newLinks = berts.until(
      (message) => message.kind === 'table' && message.table.me.links.play !== me.links.play,
    );
    const { me: now } = await anna.get('POST', `/api/tables/${id}/links`);
    expect(await bye).toMatchObject({ code: 'link-closed', again: false });
    await newLinks;
    expect(berts.table.me.links).toEqual(now.links);
  });

  test('a signed-out device is dismissed', async () => {
    const url = await postgres.server.newDatabase();
    const [one, two] = await Promise.all([start(url), start(url)]);
    const anna = new Visitor(one.url);
    const { id } = await anna.create({ game: 'colorado', seats: [null, null] });
    const [here] = (await anna.get<{ devices: { id: string }[] }>('GET', '/api/me')).devices;
    // a second device of the same person
    const { database } = one.tables;
    const [device] = await database.read<{ person: string }>('SELECT person FROM device');
    await database.write(insertDevice('other-device', device!.person, 'Firefox', Date.now()));
    const lost = await elsewhere(anna, two.url).open(id);
    const bye = lost.until(({ kind }) => kind === 'bye');
    const other = new Visitor(one.url);
    const [secret] = await database.read<{ value: string }>("SELECT value FROM secret WHERE name = 'cookie'");
    other.cookie = `cordillera=${encodeURIComponent(new Signer(secret!.value).sign('other-device'))}`;
    await other.get('DELETE', `/api/me/devices/${here!.id}`);
    expect(await bye).toMatchObject({ code: 'not-your-seat', again: true });
    await expect(elsewhere(anna, two.url).open(id)).rejects.toThrow('no-table');
  });
});

test('presence and the number of spectators are shared across servers, and end with the server of the connection', async () => {
  const url = await postgres.server.newDatabase();
  const [one, two] = await Promise.all([start(url), fork(url)]);
  const anna = new Visitor(one.url);
  const bert = new Visitor(two.url);
  const { id, me } = await anna.create({ game: 'colorado', seats: [null, null] });
  await bert.sit(me.links.play!, 1, 'Bert');
  const berts = await bert.open(id);
  // in Anna's list, at a server that does not have the table open
  const listed = async (visitor: Visitor) =>
    (await visitor.call('listTables'))[0]!.seats.map(({ presence }) => presence);
  const three = await start(url);
  const away = elsewhere(anna, three.url);
  await expect.poll(() => listed(away), { timeout: 60_000 }).toEqual(['offline', 'here']);
  expect(three.tables.size).toBe(0);
  // anna's server opens the table after Bert's, and asks for presence
  const annas = await anna.open(id);
  const bertIs = (presence: string, page = annas) =>
    expect.poll(() => page.table.seats[1]!.presence, { timeout: 60_000 }).toBe(presence);
  await bertIs('here');
  await expect.poll(() => berts.table.seats[0]!.presence, { timeout: 60_000 }).toBe('here');
  berts.say({ kind: 'presence', away: true });
  await bertIs('away');
  await expect.poll(() => listed(away), { timeout: 60_000 }).toEqual(['here', 'away']);
  const watcher = await new Visitor(two.url).open(id, me.links.watch!);
  await expect.poll(() => annas.table.watchers, { timeout: 60_000 }).toBe(1);
  watcher.close();
  await expect.poll(() => annas.table.watchers, { timeout: 60_000 }).toBe(0);
  berts.say({ kind: 'presence', away: false });
  await bertIs('here');
  await two.kill();
  await bertIs('offline');
  await expect.poll(() => listed(away), { timeout: 60_000 }).toEqual(['here', 'offline']);
  // the same in the other direction
  await elsewhere(bert, one.url).open(id);
  await bertIs('here');
}, 120_000);

describe('before the game starts', () => {
  test('concurrent changes on two servers are all applied, and the last player to sit down starts the game', async () => {
    const url = await postgres.server.newDatabase();
    const [one, two] = await Promise.all([start(url), start(url)]);
    const anna = new Visitor(one.url);
    const seats = [null, null, null, null, null, null, null];
    const { id, me } = await anna.create({ game: 'sierra', options: { mode: 'team' }, seats });
    const annas = await anna.open(id);
    await anna.get('POST', `/api/tables/${id}/arm`, { on: true });
    const plan = { game: 'sierra', options: { mode: 'team', firstGame: true }, seats, pace: { kind: 'free' } };
    // all seats but the last are taken on both servers while the host changes an option and moves to another seat
    const people = [1, 2, 3, 4, 5].map((seat) => ({ seat, visitor: new Visitor(seat % 2 ? one.url : two.url) }));
    await Promise.all([
      ...people.map(({ seat, visitor }) => visitor.sit(me.links.play!, seat, `N${seat}`)),
      elsewhere(anna, two.url).get('PUT', `/api/tables/${id}`, { plan }),
      elsewhere(anna, two.url).get('POST', `/api/tables/${id}/move`, { seat: 0, to: 6 }),
    ]);
    const begun = annas.until((message) => message.kind === 'joined' && message.table.state === 'playing');
    expect((await new Visitor(two.url).sit(me.links.play!, 0, 'N0')).state).toBe('playing');
    await begun;
    expect(annas.table.seats.map(({ name }) => name)).toEqual(['N0', 'N1', 'N2', 'N3', 'N4', 'N5', 'Anna']);
    expect(annas.table.options.firstGame).toBe(true);
    expect(annas.seat).toBe(6);
  });

  test('a table is either closed by its host or changed on another server at the same moment, never both', async () => {
    const url = await postgres.server.newDatabase();
    const [one, two] = await Promise.all([start(url), start(url)]);
    const anna = new Visitor(one.url);
    for (let round = 0; round < 8; round++) {
      const { id, me } = await anna.create({ game: 'colorado', seats: [null, null] });
      const bert = new Visitor(two.url);
      const page = await bert.open(id, me.links.play!);
      const gone = page.until(({ kind }) => kind === 'bye');
      const [closed, sat] = await Promise.all([
        anna.ask('DELETE', `/api/tables/${id}`),
        bert.ask('POST', `/api/links/${me.links.play}/sit`, { seat: 1, name: 'Bert' }),
      ]);
      // the guest sat down first, and the table was closed after that
      expect(closed.status).toBe(200);
      expect([200, 404]).toContain(sat.status);
      // a server that reads the table at this moment may still find it, but not its link
      expect(await gone).toMatchObject({ code: expect.stringMatching(/^(table-closed|link-closed)$/), again: false });
      expect((await bert.ask('GET', `/api/tables/${id}`)).status).toBe(404);
    }
    expect(await anna.call('listTables')).toEqual([]);
  });

  test('seat previews are shared across servers, with any name, and end with their server', async () => {
    const url = await postgres.server.newDatabase();
    const [one, two] = await Promise.all([start(url), fork(url)]);
    const anna = new Visitor(one.url);
    const { id, me } = await anna.create({ game: 'colorado', seats: [null, null, null] });
    const annas = await anna.open(id);
    const takes = (seat: number, name: string | undefined) =>
      annas.until((message) => message.kind === 'table' && message.table.seats[seat]!.taking === name);
    const stranger = await new Visitor(two.url).open(id, me.links.play!);
    const odd = 'a, b; c: d=e? ż%20😀';
    let seen = takes(1, odd);
    stranger.say({ kind: 'pick', seat: 1, name: odd });
    await seen;
    expect(annas.table.watchers).toBe(0);
    seen = takes(2, '');
    stranger.say({ kind: 'pick', seat: 2 });
    await seen;
    expect(annas.table.seats[1]!.taking).toBeUndefined();
    seen = takes(2, undefined);
    await two.kill();
    await seen;
  });
});

test('a pause ends on time even if the server where it was agreed has died', async () => {
  const url = await postgres.server.newDatabase();
  const one = await fork(url);
  const anna = new Visitor(one.url);
  const bert = new Visitor(one.url);
  const { id, me } = await anna.create({ game: 'colorado', seats: [null, null] });
  await bert.sit(me.links.play!, 1, 'Bert');
  await anna.start(id);
  const pages = [await anna.open(id), await bert.open(id)] as const;
  // long enough to agree on it
  const until = Date.now() + 8000;
  await pages[0].answerTo({ kind: 'propose', seat: 0, proposal: { what: 'pause', until } });
  const paused = pages[0].until((message) => message.kind === 'table' && message.table.state === 'paused');
  await pages[1].answerTo({ kind: 'vote', seat: 1, proposal: 1, yes: true });
  await paused;
  await one.kill();
  const there = elsewhere(anna, (await start(url)).url);
  const line = async () => (await there.call('listTables'))[0]!;
  await expect.poll(async () => (await line()).state, { timeout: 60_000 }).toBe('playing');
  expect(Date.now()).toBeGreaterThanOrEqual(until);
}, 120_000);

describe('cluster notices', () => {
  /** A fanout without tables that receives the notices of the processes. */
  async function fanoutOn(url: string, callbacks: Partial<FanoutInput>): Promise<Fanout> {
    const database = openPostgres(url, () => undefined);
    closing.push(() => database.close());
    const nothing = (): void => undefined;
    const fanout = await Fanout.open({
      database,
      onNotice: nothing,
      onPresent: nothing,
      onAsked: nothing,
      onProcessGone: nothing,
      onGap: () => void errors.push({ gap: true }),
      onError: (error) => void errors.push({ error }),
      ...callbacks,
    });
    closing.push(() => fanout.close());
    return fanout;
  }

  test('a process that was suspended, or whose clock was set, does not declare others dead', async () => {
    const url = await postgres.server.newDatabase();
    const both = [await fanoutOn(url, {}), await fanoutOn(url, {})];
    await expect.poll(() => both.map(({ others }) => others), { timeout: 60_000 }).toEqual([1, 1]);
    const client = new pg.Client({ connectionString: url });
    closing.push(() => client.end());
    await client.connect();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    // each process sends two more heartbeats, after it has checked for other processes
    const beats = new Map<string, number>();
    await new Promise<void>((done) => {
      client.on('notification', ({ payload = '' }) => {
        beats.set(payload, (beats.get(payload) ?? 0) + 1);
        if (beats.size === 2 && [...beats.values()].every((count) => count >= 2)) done();
      });
      void client.query('LISTEN cordillera');
    });
    expect(both.map(({ others }) => others)).toEqual([1, 1]);
  });

  test('a connection that is dead without having been closed is replaced', async () => {
    const { wire, url } = await Wire.to(await postgres.server.newDatabase());
    closing.push(() => wire.close());
    let reportError = (_error: unknown): void => undefined;
    let reportGap = (): void => undefined;
    const lost = new Promise<unknown>((done) => {
      reportError = done;
    });
    const back = new Promise<void>((done) => {
      reportGap = done;
    });
    await fanoutOn(url, { onError: (error) => reportError(error), onGap: () => reportGap() });
    wire.block();
    expect(await lost).toEqual(new Error('the database does not answer'));
    wire.unblock();
    await back;
  });

  test('after a process has died, the others look for writes without a notice', async () => {
    const url = await postgres.server.newDatabase();
    const killed = await fork(url);
    const stopped = await fork(url);
    let gaps = 0;
    let reportGap = (): void => undefined;
    const gap = new Promise<void>((done) => {
      reportGap = done;
    });
    const fanout = await fanoutOn(url, {
      onGap: () => {
        gaps++;
        reportGap();
      },
    });
    await expect.poll(() => fanout.others, { timeout: 60_000 }).toBe(2);
    await stopped.stop();
    await killed.kill();
    await gap;
    expect(gaps).toBe(1);
  });

  test('notices that exceed one payload are sent in several, to all other processes but not to the sender', async () => {
    const database = openPostgres(await postgres.server.newDatabase(), (error) => void errors.push(error));
    closing.push(() => database.close());
    const received: string[][] = [[], []];
    let reportAll = (): void => undefined;
    const all = new Promise<void>((done) => {
      reportAll = done;
    });
    const [one] = await Promise.all(
      received.map((mine) =>
        Fanout.open({
          database,
          onNotice: (match, seq) => {
            mine.push(`${match}:${seq}`);
            if (mine.length === 1500) reportAll();
          },
          onPresent: () => undefined,
          onAsked: () => undefined,
          onProcessGone: () => undefined,
          onGap: () => void errors.push({ gap: true }),
          onError: (error) => void errors.push({ error }),
        }).then((fanout) => {
          closing.push(() => fanout.close());
          return fanout;
        }),
      ),
    );
    const names = Array.from({ length: 1500 }, (_, i) => `match-${String(i).padStart(6, '0')}`);
    for (const [i, name] of names.entries()) {
      one!.notify(name, i);
      one!.notify(name, i + 1000);
      one!.notify(name, i + 10);
    }
    await all;
    expect(received).toEqual([[], names.map((name, i) => `${name}:${i + 1000}`)]);
  });
});
