import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { loadMatch } from '@cordillera/games';
import type { OpenProposal } from '@cordillera/protocol';
import { type RunningServer, ratesFor, startServer } from '@cordillera/server';
import { afterEach, describe, expect, test } from 'vitest';
import { copyAll } from '../src/database/copying.ts';
import { type Database, statement, type Value } from '../src/database/database.ts';
import { lastMigration, migrate, newestMigration } from '../src/database/migrations.ts';
import { openDatabase } from '../src/server.ts';
import { type Place, useFolders, usePostgres } from './helpers/databases.ts';
import { chance } from './helpers/house.ts';
import { type Page, playTogether, Visitor } from './helpers/players.ts';
import { type RecordedPage, type RecordedTable, type Recording, record } from './helpers/recording.ts';

const folder = fileURLToPath(new URL('./recorded', import.meta.url));
const newFolder = useFolders();
const postgres = usePostgres();
const closing: (() => Promise<unknown>)[] = [];
const errors: object[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  expect(errors.splice(0)).toEqual([]);
});

function closeLater(pages: readonly Page[]): void {
  closing.push(async () => {
    for (const page of pages) page.close();
  });
}

type Rows = Record<string, Record<string, Value>[]>;

async function withDatabase<T>(place: Place, action: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(place, (error) => {
    throw error;
  });
  try {
    return await action(database);
  } finally {
    await database.close();
  }
}

const onPostgres = async (): Promise<Place> => ({
  dataDir: '/nowhere',
  databaseUrl: await postgres.server.newDatabase(),
});

function readRows(name: string): Rows {
  return JSON.parse(gunzipSync(readFileSync(join(folder, `${name}.postgres.json.gz`))).toString());
}

/** A recorded SQLite file. */
function restoreFile(name: string): Place {
  const dataDir = newFolder();
  const file = gunzipSync(readFileSync(join(folder, `${name}.sqlite.db.gz`)));
  writeFileSync(join(dataDir, 'cordillera.db'), file, { mode: 0o600 });
  return { dataDir };
}

/** A recorded PostgreSQL database: its old schema with its rows. */
async function restoreRows(name: string): Promise<Place> {
  const place = await onPostgres();
  const { migration, ...rows } = readRows(name);
  await withDatabase(place, async (database) => {
    await migrate(database, Math.max(...migration!.map(({ step }) => Number(step))));
    const inserts = Object.entries(rows).flatMap(([table, all]) =>
      all.map((row) => {
        const columns = Object.keys(row);
        const places = columns.map((_, i) => `$${i + 1}`);
        return statement(
          `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
          ...Object.values(row),
        );
      }),
    );
    await database.write(...inserts);
  });
  return place;
}

/** A recorded SQLite file, moved to PostgreSQL. */
async function moveFile(name: string): Promise<Place> {
  const [from, to] = [restoreFile(name), await onPostgres()];
  await withDatabase(from, (source) => withDatabase(to, (target) => copyAll(source, target)));
  return to;
}

async function start(place: Place): Promise<RunningServer> {
  const server = await startServer({
    ...place,
    rates: ratesFor(1_000_000),
    log: (line) => void errors.push(line),
  });
  closing.push(() => server.close());
  return server;
}

const names = readdirSync(folder)
  .flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
  .filter((name) => !name.includes('.'))
  .sort();

const cases = names.flatMap((name) => {
  const recorded = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Record<string, Recording>;
  const { sqlite, postgres } = recorded as { sqlite: Recording; postgres: Recording };
  return [
    [`${name}: an SQLite file`, sqlite, () => Promise.resolve(restoreFile(name))],
    [`${name}: an SQLite file moved to PostgreSQL`, sqlite, () => moveFile(name)],
    [`${name}: a PostgreSQL database`, postgres, () => restoreRows(name)],
  ] as [string, Recording, () => Promise<Place>][];
});

describe.each(cases)('%s', (_, recorded, restore) => {
  test('opens with every table as it was, and the games continue', async () => {
    const { url } = await start(await restore());
    const person = (cookie: string): Visitor => Object.assign(new Visitor(url), { cookie });
    const host = person(recorded.host);
    const { tables } = recorded;

    const list = await host.call('listTables');
    expect(list).toHaveLength(recorded.hostTables);
    for (const { id, state, names } of Object.values(tables)) {
      const line = list.find((each) => each.id === id)!;
      expect({ state: line.state, names: line.seats.map(({ name }) => name) }).toEqual({ state, names });
    }

    const open = async (table: RecordedTable): Promise<Page[]> => {
      const pages: Page[] = [];
      for (const { cookie } of table.pages) pages.push(await person(cookie).open(table.id));
      closeLater(pages);
      for (const page of pages) {
        const joined = page.messages.find(({ kind }) => kind === 'joined');
        const chat = joined?.kind === 'joined' ? joined.chat.map(({ text }) => text) : [];
        expect(chat).toEqual(table.chat);
      }
      return pages;
    };
    const shown = (page: Page): Omit<RecordedPage, 'cookie' | 'sent' | 'unsent'> => ({
      seat: page.seat,
      events: page.mine.events.length,
      own: page.mine.own,
      choices: page.table.state === 'playing' ? (page.decision?.choices.length ?? 0) : 0,
    });
    const expected = ({ seat, events, own, choices }: RecordedPage) => ({ seat, events, own, choices });
    /** A move that was acknowledged then is still known: it is answered again and changes nothing. */
    const sendAgain = async (page: Page, { sent, own }: RecordedPage): Promise<void> => {
      if (sent === null) return;
      expect(await page.answerTo({ ...sent })).toMatchObject({ kind: 'done' });
      await page.settled();
      expect(page.mine.own).toBe(own);
    };

    for (const table of [tables.westPaused!, tables.westAtPlay!, tables.coloradoAsked!, tables.coloradoOver!]) {
      const pages = await open(table);
      expect(pages.map(shown), table.game).toEqual(table.pages.map(expected));
      if (table.state === 'playing') for (const [i, page] of pages.entries()) await sendAgain(page, table.pages[i]!);
      for (const page of pages) page.close();
    }

    // a move that a page had made but not sent is still accepted
    const west = await open(tables.westAtPlay!);
    const index = tables.westAtPlay!.pages.findIndex(({ unsent }) => unsent !== null);
    expect(await west[index]!.answerTo({ ...tables.westAtPlay!.pages[index]!.unsent! })).toMatchObject({
      kind: 'done',
    });
    await west[index]!.settled();
    expect(west[index]!.mine.own).toBe(tables.westAtPlay!.pages[index]!.own + 1);

    const paused = await open(tables.westPaused!);
    expect(paused[0]!.table).toMatchObject({ state: 'paused', pace: { kind: 'bank', seconds: 86_400, more: 60 } });
    await paused[0]!.answerTo({ kind: 'propose', seat: paused[0]!.seat, proposal: { what: 'resume' } });
    await paused[1]!.answerTo({ kind: 'vote', seat: paused[1]!.seat, proposal: 2, yes: true });
    await paused[0]!.settled();
    expect(paused[0]!.table.state).toBe('playing');

    // open proposals are still open
    const asked = await open(tables.coloradoAsked!);
    const { proposal } = asked[1]!.messages.find(({ kind }) => kind === 'joined') as unknown as {
      proposal: OpenProposal;
    };
    expect(proposal).toMatchObject({ by: asked[0]!.seat, proposal: { what: 'takeBack' } });
    for (const page of asked.slice(1))
      await page.answerTo({ kind: 'vote', seat: page.seat, proposal: proposal.number, yes: true });
    await asked[0]!.settled();
    // one more entry in the log, and one choice less in the game
    expect(asked[0]!.mine.own).toBe(tables.coloradoAsked!.pages[0]!.own + 1);
    expect(asked[0]!.mine.events.length).toBeLessThan(tables.coloradoAsked!.pages[0]!.events);
    await playTogether(asked, chance(1), () => asked[0]!.table.state === 'over');
    expect(asked[0]!.table.state).toBe('over');

    // bots and stand-ins have played on meanwhile
    for (const table of [tables.sierraWithBots!, tables.coloradoLeft!]) {
      const [first] = await open(table);
      expect(first!.mine.events.length).toBeGreaterThanOrEqual(table.pages[0]!.events);
      expect(first!.mine.own).toBe(table.pages[0]!.own);
      expect(first!.table.seats.map(({ name }) => name)).toEqual(table.names);
    }

    const { id, links } = tables.openWithOwnCards!;
    const guest = new Visitor(url);
    await guest.sit(links.play!, 1, 'Ivo');
    await host.start(id);
    const pages = [await host.open(id), await guest.open(id)];
    closeLater(pages);
    expect(pages[1]!.table.content.id).toBe('other suns');
    await playTogether(pages, chance(2), () => pages[0]!.mine.own >= 3);
    expect(pages[0]!.mine.own).toBeGreaterThanOrEqual(3);

    const file = await host.get<object>('GET', `/api/tables/${tables.coloradoOver!.id}/match`);
    expect(loadMatch(file).result()).not.toBeNull();
  });
});

test('the newest schema is recorded, and the folder holds nothing else', async () => {
  const name = `step-${newestMigration}`;
  if (process.env.RECORD_DATABASES && !names.includes(name)) await recordAll(name);
  else expect(names, 'see packages/server/tests/recorded/README.md').toContain(name);
  for (const each of names)
    for (const file of [`${each}.sqlite.db.gz`, `${each}.postgres.json.gz`])
      expect(existsSync(join(folder, file)), file).toBe(true);
});

async function recordAll(name: string): Promise<void> {
  const [file, server] = [{ dataDir: newFolder() }, await onPostgres()];
  const recorded = { sqlite: await record(file), postgres: await record(server) };
  const rows = await withDatabase(server, async (database) => {
    expect(await lastMigration(database)).toBe(newestMigration);
    const tables = await database.read<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    const found: Rows = {};
    for (const { name } of tables) found[name] = await database.read(`SELECT * FROM ${name}`);
    return found;
  });
  const packed = (content: Buffer | string) => gzipSync(content, { level: 9 });
  writeFileSync(join(folder, `${name}.sqlite.db.gz`), packed(readFileSync(join(file.dataDir, 'cordillera.db'))));
  writeFileSync(join(folder, `${name}.postgres.json.gz`), packed(JSON.stringify(rows)));
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(recorded, null, 1)}\n`);
}
