import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig, run, StartError } from '@cordillera/server';
import { describe, expect, test } from 'vitest';
import { isExecutable, onPath } from '../../../scripts/programs.mjs';
import { statement } from '../src/database/database.ts';
import { openSqlite } from '../src/database/sqlite.ts';
import { useFolders } from './helpers/databases.ts';
import { command } from './helpers/operating.ts';

const newFolder = useFolders();
const prlimit = onPath(['prlimit']).find((path: string) => isExecutable(path));

const defaults = { dataDir: '/srv/data' };
const read = (environment: Record<string, string>) => readConfig(environment, defaults);

/** The error message that the terminal shows. */
function complaint(environment: Record<string, string>): string {
  try {
    read(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('nothing was wrong');
}

describe('configuration', () => {
  test('every setting has a default', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toEqual({
      port: undefined,
      host: '127.0.0.1',
      dataDir: '/srv/data',
      databaseUrl: undefined,
      connections: 16,
      publicUrl: null,
      trustProxy: 0,
      metrics: { port: undefined, token: undefined },
      mail: null,
      rate: 300,
      keep: { openTables: 60, cardSets: 90, people: 400 },
      goneAfterMs: 180_000,
    });
  });

  test('every setting can be set', () => {
    const mail = { SMTP_URL: 'smtps://me:secret@mail.example.org', MAIL_FROM: 'Cordillera <table@example.org>' };
    expect(
      read({
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/data',
        DATABASE_URL: 'postgres://me:secret@db/cordillera',
        DATABASE_CONNECTIONS: '8',
        PUBLIC_URL: 'https://play.example.org/',
        TRUST_PROXY: '1',
        METRICS_PORT: '9100',
        METRICS_TOKEN: 'a'.repeat(32),
        RATE_LIMIT: '1000',
        KEEP_OPEN_TABLES_DAYS: '7',
        KEEP_CARD_SETS_DAYS: '30',
        KEEP_PEOPLE_DAYS: '0',
        GONE_MINUTES: '10',
        ...mail,
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/data',
      databaseUrl: 'postgres://me:secret@db/cordillera',
      connections: 8,
      publicUrl: 'https://play.example.org',
      trustProxy: 1,
      metrics: { port: 9100, token: 'a'.repeat(32) },
      mail: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
      rate: 1000,
      keep: { openTables: 7, cardSets: 30, people: 0 },
      goneAfterMs: 600_000,
    });
  });

  test.each([
    ['PORT', '0', '1 to 65535'],
    ['PORT', '80a', 'PORT=8080'],
    ['HOST', 'http://x', '127.0.0.1'],
    ['DATABASE_URL', 'mysql://db', 'postgres://'],
    ['DATABASE_URL', 'cordillera', 'postgres://'],
    ['PUBLIC_URL', 'play.example.org', 'https://play.example.org'],
    ['PUBLIC_URL', 'https://example.org/play', 'without a path'],
    ['DATABASE_CONNECTIONS', '1', 'from 2 to 1000'],
    ['TRUST_PROXY', 'true', 'number of proxies'],
    ['METRICS_PORT', '-1', 'METRICS_PORT=8080'],
    ['METRICS_TOKEN', 'short', 'at least 16'],
    ['SMTP_URL', 'mail.example.org', 'smtps://'],
    ['MAIL_FROM', 'nobody', 'e-mail address'],
    ['RATE_LIMIT', '5', 'from 10'],
    ['KEEP_OPEN_TABLES_DAYS', '-1', '0 for ever'],
    ['KEEP_CARD_SETS_DAYS', 'never', 'a number of days'],
    ['KEEP_PEOPLE_DAYS', '1.5', 'KEEP_PEOPLE_DAYS=60'],
    ['GONE_MINUTES', '0', 'from 0.1'],
  ])('%s=%s is refused with advice', (name, value, advice) => {
    const said = complaint({ [name]: value });
    expect(said).toContain(name);
    expect(said).toContain(advice);
  });

  test('one message lists all problems and repeats no password', () => {
    const said = complaint({ PORT: 'x', DATABASE_URL: 'mysql://me:hunter2@db', SMTP_URL: 'http://me:hunter2@mail' });
    expect(said.split('\n')).toHaveLength(5);
    expect(said).not.toContain('hunter2');
  });

  test('a setting that requires another one is refused without it', () => {
    const url = 'smtp://mail.example.org';
    expect(complaint({ SMTP_URL: url, PUBLIC_URL: 'https://a.org' })).toMatch(/^SMTP_URL needs MAIL_FROM/);
    expect(complaint({ SMTP_URL: url, MAIL_FROM: 'a@b.org' })).toMatch(/^SMTP_URL needs PUBLIC_URL/);
    expect(complaint({ MAIL_FROM: 'a@b.org' })).toMatch(/^MAIL_FROM needs SMTP_URL/);
    expect(complaint({ PORT: '8080', METRICS_PORT: '8080' })).toMatch(/^METRICS_PORT must not be PORT/);
  });
});

describe('a start that cannot work fails with a helpful sentence', () => {
  const start = (environment: Record<string, string>, choosePort = async () => 0) =>
    run({
      environment,
      defaults: { dataDir: newFolder() },
      choosePort,
      page: () => undefined,
      headers: {},
      version: { version: '1.2.3', build: 'tested' },
      write: () => undefined,
    });
  const complaint = async (
    starting: ReturnType<typeof start>,
    kind: typeof ConfigError | typeof StartError = ConfigError,
  ): Promise<string> => {
    const error = await starting.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(kind);
    return (error as Error).message;
  };

  test('for a database that is unreachable, and may be retried', async () => {
    const said = await complaint(start({ DATABASE_URL: 'postgres://me:my-secret@127.0.0.1:1/nothing' }), StartError);
    expect(said).toMatch(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.* Start it, or correct /);
    expect(said).not.toContain('my-secret');
  });

  const emptied = (bytes: Buffer): Buffer => bytes.fill(0xab, 4096, 4096 * 9);
  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['no database', (bytes) => bytes.fill(0xab)],
    ['a database with pages that are none', emptied],
    ['a database that was cut off', (bytes) => bytes.subarray(0, 50_000)],
  ])('for a damaged file: %s', async (_what, damage) => {
    const folder = newFolder();
    const place = { DATA_DIR: folder };
    await (await start(place)).stop();
    const file = join(folder, 'cordillera.db');
    writeFileSync(file, damage(readFileSync(file)));
    const damaged = readFileSync(file);
    const says = `${file} is damaged (`;
    expect(await complaint(start(place))).toContain(says);
    const { code, out, complaint: said } = await command({ folder }, 'list');
    expect([code, out]).toEqual([2, '']);
    expect(said).toContain(says);
    expect(said).not.toContain('\n');
    expect(readFileSync(file).equals(damaged)).toBe(true);
  });

  test.skipIf(prlimit === undefined)('for a full disk, and may be retried', async () => {
    const folder = newFolder();
    const bin = fileURLToPath(new URL('../bin/cordillera-server.mjs', import.meta.url));
    await (await start({ DATA_DIR: folder })).stop();
    // this process cannot extend files
    const { status, stderr } = spawnSync(prlimit!, ['--fsize=0', process.execPath, bin, 'prune'], {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      encoding: 'utf8',
    });
    expect(stderr).toContain('is full, or faulty');
    expect(status).toBe(1);
  });

  test('for a database of a newer version', async () => {
    const folder = newFolder();
    await (await start({ DATA_DIR: folder })).stop();
    const database = openSqlite(join(folder, 'cordillera.db'));
    await database.write(statement('INSERT INTO migration (step, at) VALUES (1000, 0)'));
    await database.close();
    const { code, complaint: said } = await command({ folder }, 'list');
    expect(code).toBe(1);
    expect(said).toMatch(/^cordillera-server: The database was made by a newer version .*\.$/);
  });

  test('when the operator’s command finds no database, and creates none', async () => {
    const folder = join(newFolder(), 'mistyped');
    const { code, complaint: said } = await command({ folder }, 'list');
    expect([code, said]).toEqual([
      1,
      `cordillera-server: There is no database ${folder}/cordillera.db. DATA_DIR names the folder of a server's data.`,
    ]);
    expect(existsSync(folder)).toBe(false);
  });

  test('for a data folder that is a file', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(await complaint(start({ DATA_DIR: file }))).toContain('DATA_DIR must be a folder');
    expect(await complaint(start({ DATA_DIR: join(file, 'below') }))).toContain('DATA_DIR must be a folder');
  });

  test('for a metrics port that is taken or equals the public port', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as { port: number };
    expect(await complaint(start({ METRICS_PORT: String(port) }))).toMatch(/^METRICS_PORT \d+ cannot be used/);
    expect(await complaint(start({ METRICS_PORT: String(port) }, async () => port))).toMatch(
      /^METRICS_PORT must not be/,
    );
    await new Promise((done) => other.close(done));
  });
});

describe('suspicious settings are reported:', () => {
  async function said(environment: Record<string, string>): Promise<string[]> {
    const lines: string[] = [];
    const running = await run({
      environment,
      defaults: { dataDir: newFolder() },
      choosePort: async () => 0,
      page: () => undefined,
      headers: {},
      version: { version: '1.2.3', build: 'tested' },
      write: (line) => void lines.push(line),
    });
    await running.stop();
    return lines.map((line) => JSON.parse(line)).flatMap(({ event, what }) => (event === 'settings' ? [what] : []));
  }

  test('a variable with a nearly correct name', async () => {
    expect(await said({ KEEP_PEOPLE_DAY: '3', DATABASE_ULR: ' ', HOMES: '/', TERM: 'xterm' })).toEqual([
      'KEEP_PEOPLE_DAY is set, but nothing reads it. Is it meant to be KEEP_PEOPLE_DAYS?',
    ]);
  });

  test('https without a proxy', async () => {
    const url = { PUBLIC_URL: 'https://play.example.org' };
    expect(await said(url)).toEqual([expect.stringContaining('Set TRUST_PROXY=1')]);
    expect(await said({ ...url, TRUST_PROXY: '1' })).toEqual([]);
  });
});
