import { createRandom } from '@cordillera/engine';
import { loadMatch } from '@cordillera/games';
import { type RunningServer, ratesFor, startServer } from '@cordillera/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import type { LiveTable } from '../src/table/liveTable.ts';
import { Tables } from '../src/table/tableRegistry.ts';
import { type Place, useFolders, usePostgres } from './helpers/databases.ts';
import { Page, playTogether, Visitor } from './helpers/players.ts';
import { startProcess } from './helpers/processes.ts';

const newFolder = useFolders();
const postgres = usePostgres();
const errors: object[] = [];
let server: RunningServer | null = null;

afterEach(async () => {
  vi.restoreAllMocks();
  await server?.close();
  server = null;
  expect(errors.splice(0)).toEqual([]);
});

async function start(place: Place, { later = 0 } = {}): Promise<RunningServer> {
  const clock = { now: () => Date.now() + later };
  server = await startServer({
    ...place,
    ...(later > 0 && { clock }),
    rates: ratesFor(1_000_000),
    log: (line) => void errors.push(line),
  });
  return server;
}

const { changed } = Tables.prototype;

/** Resolves when a table of any server fits. Must be called before the server starts. */
const becomes = (fits: (table: LiveTable) => boolean): Promise<LiveTable> =>
  new Promise((done) => {
    vi.spyOn(Tables.prototype, 'changed').mockImplementation(function (this: Tables, table, from) {
      changed.call(this, table, from);
      if (fits(table)) done(table);
    });
  });

const chance = (seed: number) => {
  const random = createRandom(String(seed).padStart(32, '0'));
  return (max: number) => random.int(max);
};

/** A page reconnects with everything it knew. */
async function comeBack(visitor: Visitor, url: string, old: Page): Promise<Page> {
  const address = `${url.replace('http', 'ws')}/api/tables/${old.table.id}/live`;
  const page = new Page(new WebSocket(address, { headers: { Origin: url, Cookie: visitor.cookie } }));
  for (const [viewer, known] of old.views) page.views.set(viewer, known);
  await page.joined;
  return page;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The storage of the servers; each is used once. */
const places: [string, () => Promise<Place>][] = [
  ['sqlite', async () => ({ dataDir: newFolder() })],
  ['postgres', async () => ({ dataDir: '/nowhere', databaseUrl: await postgres.server.newDatabase() })],
];

describe.each(places)('a restarted server on %s', (_kind, newPlace) => {
  test('continues a running game: players reconnect with what they know and play to the end', async () => {
    const place = await newPlace();
    const killed = await startProcess(place);
    const anna = new Visitor(killed.url);
    const bert = new Visitor(killed.url);
    const { id, me } = await anna.create({ game: 'colorado', seats: [null, null] });
    await bert.sit(me.links.play!, 1, 'Bert');
    await anna.start(id);
    const before = [await anna.open(id), await bert.open(id)];
    // long enough for a snapshot
    await playTogether(before, chance(0), () => before[0]!.eventCount >= 150);
    await killed.kill();
    const known = before.map((page) => page.mine.events.length);

    const { url } = await start(place);
    const pages = await Promise.all([anna, bert].map((visitor, i) => comeBack(visitor, url, before[i]!)));
    for (const [i, page] of pages.entries()) {
      const joined = page.messages.find((message) => message.kind === 'joined')!;
      expect(joined.views[0]).toMatchObject({ told: known[i] });
    }
    await Promise.all(pages.map((page, i) => page.playOn(chance(i + 5))));
    const visitor = new Visitor(url);
    visitor.cookie = anna.cookie;
    const match = loadMatch(await visitor.get<object>('GET', `/api/tables/${id}/match`));
    for (const [seat, page] of pages.entries()) {
      expect(page.mine.view).toEqual(plain(match.view(seat)));
      expect(page.mine.events).toEqual(plain(match.events(0, seat)));
    }
  });

  test('lets bots play on at unwatched tables', async () => {
    const place = await newPlace();
    const first = await start(place);
    const anna = new Visitor(first.url);
    const { id } = await anna.create({ game: 'colorado', seats: [null, 'greenhorn', 'greenhorn'] });
    // it ends before a bot has been asked
    const watch = vi.spyOn(Tables.prototype, 'watch').mockImplementation(() => undefined);
    await anna.start(id);
    await first.close();
    watch.mockRestore();
    // a dead process leaves no notice: others wait a while before they ask its bots
    const waits = becomes(({ match }) => match!.deciders().join() === '0');
    await start(place, { later: 3_600_000 });
    expect((await waits).id).toBe(id);
  });

  test('replaces a player whose clock ran out meanwhile, even if nobody opens the table', async () => {
    const place = await newPlace();
    const first = await start(place);
    const anna = new Visitor(first.url);
    const pace = { kind: 'move', seconds: 86_400 } as const;
    const { id } = await anna.create({ game: 'colorado', seats: [null, 'greenhorn'], pace });
    await anna.start(id);
    const page = await anna.open(id);
    // a player whose turn it is not has no deadline
    await page.playOn(chance(1), () => page.mine.own >= 2 && (page.decision?.forward ?? 0) > 0);
    await first.close();
    const timeIsUp = becomes(({ seats }) => seats[0]!.standIn !== undefined);
    const second = await start(place, { later: 2 * 86_400_000 });
    const table = await timeIsUp;
    expect(table.id).toBe(id);
    const log = await second.tables.database.read<{ body: string }>(
      'SELECT body FROM entry WHERE match = $1 ORDER BY seq',
      id,
    );
    expect(log.filter(({ body }) => body.startsWith('s')).map(({ body }) => body)).toEqual([
      `s0${JSON.stringify({ name: 'Anna', standIn: 'trail-hand' })}`,
    ]);
  });
});

test('sqlite: a second process on the same file is refused', async () => {
  const dataDir = newFolder();
  await start({ dataDir });
  await expect(startProcess({ dataDir })).rejects.toThrow(/^Another process uses .*cordillera\.db already\. Stop it, /);
});
