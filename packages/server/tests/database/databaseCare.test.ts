import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ratesFor, startServer } from '@cordillera/server';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { statement } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrations.ts';
import { Readiness } from '../../src/database/readiness.ts';
import { openDatabase } from '../../src/server.ts';
import { keepDays, prune } from '../../src/store/prune.ts';
import { Authenticator } from '../helpers/authenticator.ts';
import { type Place, useFolders, usePostgres } from '../helpers/databases.ts';
import { Visitor } from '../helpers/players.ts';
import { house } from '../helpers/served.ts';

const newFolder = useFolders();
const postgres = usePostgres();
const broken = (error: unknown): never => {
  throw error;
};

describe.each<[Database['kind'], () => Promise<Place>]>([
  ['sqlite', async () => ({ dataDir: newFolder() })],
  ['postgres', async () => ({ dataDir: '/nowhere', databaseUrl: await postgres.server.newDatabase() })],
])('%s', (kind, newPlace) => {
  let place: Place;
  beforeEach(async () => {
    place = await newPlace();
  });

  /** Makes the database refuse writes to this table; resolves to the function that ends that. */
  async function refuseWrites(table: string): Promise<() => Promise<unknown>> {
    const other = openDatabase(place, broken);
    onTestFinished(() => other.close());
    if (kind === 'postgres') {
      await other.write(
        statement(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full'; END $$`),
      );
      await other.write(
        statement(`CREATE TRIGGER full_disk BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`),
      );
      return () => other.write(statement(`DROP TRIGGER full_disk ON ${table}`));
    }
    await other.write(
      statement(`CREATE TRIGGER full_disk BEFORE INSERT ON ${table} BEGIN SELECT RAISE(FAIL, 'disk full'); END`),
    );
    return () => other.write(statement('DROP TRIGGER full_disk'));
  }

  describe('readiness', () => {
    let now: number;
    let readiness: Readiness;
    beforeEach(async () => {
      now = 1_000_000;
      readiness = new Readiness(openDatabase(place, broken), () => now);
      await migrate(readiness.database);
      const { database } = readiness;
      onTestFinished(() => database.close());
    });
    const probes = async (): Promise<number[]> =>
      (await readiness.database.read<{ at: number }>('SELECT at FROM probe')).map(({ at }) => at);

    test('follows regular writes, and probes only when there are none', async () => {
      for (let i = 0; i < 5; i++) await readiness.check();
      expect(await probes()).toEqual([]);
      now += 10_000;
      for (let i = 0; i < 5; i++) await readiness.check();
      expect(await probes()).toEqual([1_010_000]);
      now += 9999;
      await readiness.check();
      expect(await probes()).toEqual([1_010_000]);
    });

    test('reports when nothing can be written, and when it works again', async () => {
      const free = await refuseWrites('probe');
      now += 10_000;
      await expect(readiness.check()).rejects.toThrow('disk full');
      await free();
      // it does not probe on every check
      await expect(readiness.check()).rejects.toThrow('disk full');
      now += 1000;
      await readiness.check();
    });

    test('is checked right after a failed write', async () => {
      await refuseWrites('probe');
      await readiness.check();
      await expect(readiness.database.write(statement('INSERT INTO nothing VALUES (1)'))).rejects.toThrow();
      await expect(readiness.check()).rejects.toThrow('disk full');
    });
  });

  test('a server with a wrong clock replaces no player: deadlines are judged by the database’s clock', async () => {
    const start = (ahead: number) =>
      startServer({
        ...place,
        rates: ratesFor(1_000_000),
        machineTime: () => Date.now() + ahead,
        log: (line) => expect.fail(JSON.stringify(line)),
      });
    const right = await start(0);
    const anna = new Visitor(right.url);
    const bert = new Visitor(right.url);
    const table = await anna.create({ game: 'colorado', seats: [null, null], pace: { kind: 'move', seconds: 600 } });
    await bert.sit(table.me.links.play!, 1, 'Bert');
    await anna.start(table.id);
    await right.close();
    for (const ahead of [3_600_000, -3_600_000]) {
      const wrong = await start(ahead);
      await wrong.tables.wake(table.id);
      anna.base = wrong.url;
      const page = await anna.open(table.id);
      expect(page.table.seats.map(({ standIn }) => standIn)).toEqual([undefined, undefined]);
      const joined = page.messages.find((message) => message.kind === 'joined')!;
      // half an hour is closer to the right time than to the wrong one
      expect(Math.abs(joined.now - Date.now())).toBeLessThan(1_800_000);
      page.close();
      await wrong.close();
    }
  });

  test('a server with a wrong clock prunes nothing too early: neither an open table nor a passkey challenge', async () => {
    const start = async (ahead: number) => {
      const server = await startServer({ ...place, machineTime: () => Date.now() + ahead });
      onTestFinished(() => server.close());
      return server;
    };
    const right = await start(0);
    const anna = new Visitor(right.url);
    const { id } = await anna.create({ game: 'colorado', seats: [null, null] });
    const options = await anna.call('passkeyOptions');
    await right.close();
    for (const ahead of [1000, -1000]) {
      const wrong = await start(ahead * 86_400_000);
      anna.base = wrong.url;
      // requesting a challenge deletes expired ones
      await new Visitor(wrong.url).get('POST', '/api/sign-in/options', {});
      await prune(wrong.tables.database, { keep: keepDays, now: wrong.tables.database.now(), max: 100 });
      expect((await anna.get('GET', `/api/tables/${id}`)).state).toBe('open');
      if (ahead < 0) {
        const key = new Authenticator(wrong.url);
        await anna.get('POST', '/api/me/passkeys', { answer: key.register(options) });
      }
      await wrong.close();
    }
  });
});

test('a server that cannot write stays alive, but is not ready', async () => {
  const at = await house({}, { mayFail: true });
  const other = openDatabase({ dataDir: at.folder }, broken);
  await other.write(
    ...['probe', 'person'].map((table) =>
      statement(
        `CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`,
      ),
    ),
  );
  await other.close();
  const anna = at.visitor();
  const plan = { game: 'colorado', options: {}, seats: [null, null] };
  expect((await anna.ask('POST', '/api/tables', { plan, name: 'Anna' })).status).toBe(503);
  expect((await anna.ask('GET', '/readyz')).status).toBe(503);
  expect((await anna.ask('GET', '/healthz')).status).toBe(200);
});

describe('the data folder', () => {
  const modes = (folder: string) =>
    ['.', 'cordillera.db', 'cordillera.db-wal', 'cordillera.db-shm', 'cordillera.db.lock'].map((name) =>
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    );
  const mine = ['700', '600', '600', '600', '600'];

  test('is readable for the server’s user alone, with everything in it', async () => {
    const dataDir = join(newFolder(), 'new', 'data');
    const before = process.umask(0);
    onTestFinished(() => void process.umask(before));
    const server = await startServer({ dataDir });
    onTestFinished(() => server.close());
    expect(modes(dataDir)).toEqual(mine);
  });

  test('of an earlier version is closed to others at the start', async () => {
    const at = await house();
    await at.server.close();
    chmodSync(at.folder, 0o755);
    for (const name of ['cordillera.db', 'cordillera.db.lock']) chmodSync(join(at.folder, name), 0o644);
    writeFileSync(join(at.folder, 'cordillera.db-wal'), '', { mode: 0o644 });
    await at.restart();
    expect(modes(at.folder)).toEqual(mine);
  });

  test('keeps its rights if it is shared', async () => {
    const dataDir = join(newFolder(), 'shared');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o1777);
    const database = openDatabase({ dataDir }, broken);
    await database.read('SELECT 1');
    await database.close();
    expect((statSync(dataDir).mode & 0o7777).toString(8)).toBe('1777');
    expect((statSync(join(dataDir, 'cordillera.db')).mode & 0o777).toString(8)).toBe('600');
  });
});
