import { queryObjects } from 'node:v8';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveTable } from '../../src/table/liveTable.ts';
import { TestHouse } from '../helpers/house.ts';
import type { Page } from '../helpers/players.ts';

let house: TestHouse;

beforeEach(async () => {
  house = await TestHouse.open();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await house.close();
  expect(house.lines).toEqual([]);
});

const idleTableTtlMs = 60_000;

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

/**
 * A weak reference to a table. Counting tables measures nothing: those of earlier tests are unloaded when their own
 * time is up.
 */
const weakly = async (id: string): Promise<WeakRef<LiveTable>> => new WeakRef(await house.server.tables.open(id));

describe('memory', () => {
  test('a table that does not exist uses no memory', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const names = Array.from({ length: 20 }, (_, i) => `no-such-tab${String.fromCharCode(97 + i)}`);
    const keeping = new Set<Map<unknown, unknown>>();
    const { set } = Map.prototype;
    vi.spyOn(Map.prototype, 'set').mockImplementation(function (this: Map<unknown, unknown>, key, value) {
      if (names.includes(key as string)) keeping.add(this);
      return set.call(this, key, value);
    });
    for (const name of names) await expect(house.server.tables.open(name)).rejects.toThrow('no-table');
    await vi.advanceTimersByTimeAsync(idleTableTtlMs);
    expect(keeping.size).toBeGreaterThan(0);
    for (const map of keeping) expect(names.filter((name) => map.has(name))).toEqual([]);
  });

  test('a table whose clock runs for days is unloaded like any other', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { tables } = house.server;
    const anna = house.visitor();
    const { id } = await anna.create({
      game: 'colorado',
      seats: [null, 'greenhorn'],
      pace: { kind: 'move', seconds: 86_400 },
    });
    await anna.start(id);
    const table = await weakly(id);
    expect(tables.size).toBe(1);
    // its bot has to answer first, in a thread that has to start first
    await expect
      .poll(
        async () => {
          await vi.advanceTimersByTimeAsync(idleTableTtlMs);
          await settled();
          return tables.size;
        },
        { timeout: 60_000 },
      )
      .toBe(0);
    await vi.advanceTimersByTimeAsync(idleTableTtlMs);
    vi.useRealTimers();
    // presence is broadcast a moment later, which holds the table until then
    house.clock.pass(idleTableTtlMs);
    // and yet the clock runs
    expect(await tables.database.read('SELECT COUNT(*) AS count FROM match WHERE due IS NOT NULL')).toEqual([
      { count: 1 },
    ]);
    // counting them takes a garbage collection; pending writes still hold their table
    await expect
      .poll(() => {
        queryObjects(LiveTable);
        return table.deref() === undefined;
      })
      .toBe(true);
  });

  test('a table that is opened just before it would be unloaded stays, and is not loaded twice', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { tables } = house.server;
    const anna = house.visitor();
    const { id } = await anna.create({ game: 'colorado', seats: [null, null] });
    const first = await tables.open(id);
    let goOn = (): void => undefined;
    const busy = first.runExclusive(
      () =>
        new Promise<void>((done) => {
          goOn = done;
        }),
    );
    await vi.advanceTimersByTimeAsync(idleTableTtlMs);
    const second = await tables.open(id);
    goOn();
    await busy;
    await second.runExclusive(async () => undefined);
    expect(await tables.open(id)).toBe(second);
    vi.useRealTimers();
    const page: Page = await house.page(anna, id);
    await anna.get('POST', `/api/tables/${id}/place`, { seat: 1, bot: 'greenhorn' });
    await page.settled();
    expect(page.table.seats[1]).toMatchObject({ bot: 'greenhorn' });
  });

  test('a visit just before a table would be unloaded does not keep it in memory for ever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { tables } = house.server;
    const anna = house.visitor();
    const { id } = await anna.create({ game: 'colorado', seats: [null, null] });
    const table = await tables.open(id);
    const subscriber = { person: null, link: null, viewers: [], send: () => undefined, dismiss: () => undefined };
    let goOn = (): void => undefined;
    const busy = table.runExclusive(
      () =>
        new Promise<void>((done) => {
          goOn = done;
        }),
    );
    await vi.advanceTimersByTimeAsync(idleTableTtlMs);
    table.audience.subscribe(subscriber);
    goOn();
    await busy;
    await table.runExclusive(async () => undefined);
    expect(tables.size).toBe(1);
    table.audience.unsubscribe(subscriber);
    await vi.advanceTimersByTimeAsync(idleTableTtlMs);
    await settled();
    expect(tables.size).toBe(0);
  });
});
