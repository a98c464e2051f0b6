import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ConfigError, readConfig, run } from '@cordillera/server';
import { describe, expect, test } from 'vitest';
import { useFolders } from './databases.ts';

const newFolder = useFolders();

const defaults = { dataDir: '/srv/data' };
const read = (environment: Record<string, string>) => readConfig(environment, defaults);

/** What the person at the terminal reads. */
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
  test('nothing has to be set', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toEqual({
      port: undefined,
      host: '127.0.0.1',
      dataDir: '/srv/data',
      databaseUrl: undefined,
      publicUrl: null,
      trustProxy: 0,
      metrics: { port: undefined, token: undefined },
      mail: null,
      rate: 300,
    });
  });

  test('everything can be set', () => {
    const mail = { SMTP_URL: 'smtps://me:secret@mail.example.org', MAIL_FROM: 'Cordillera <table@example.org>' };
    expect(
      read({
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/data',
        DATABASE_URL: 'postgres://me:secret@db/cordillera',
        PUBLIC_URL: 'https://play.example.org/',
        TRUST_PROXY: '1',
        METRICS_PORT: '9100',
        METRICS_TOKEN: 'a'.repeat(32),
        RATE_LIMIT: '1000',
        ...mail,
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/data',
      databaseUrl: 'postgres://me:secret@db/cordillera',
      publicUrl: 'https://play.example.org',
      trustProxy: 1,
      metrics: { port: 9100, token: 'a'.repeat(32) },
      mail: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
      rate: 1000,
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
    ['TRUST_PROXY', 'true', 'number of proxies'],
    ['METRICS_PORT', '-1', 'METRICS_PORT=8080'],
    ['METRICS_TOKEN', 'short', 'at least 16'],
    ['SMTP_URL', 'mail.example.org', 'smtps://'],
    ['MAIL_FROM', 'nobody', 'e-mail address'],
    ['RATE_LIMIT', '5', 'from 10'],
  ])('%s=%s is refused, with what to write instead', (name, value, advice) => {
    const said = complaint({ [name]: value });
    expect(said).toContain(name);
    expect(said).toContain(advice);
  });

  test('all that is wrong is said at once, and no password is repeated', () => {
    const said = complaint({ PORT: 'x', DATABASE_URL: 'mysql://me:hunter2@db', SMTP_URL: 'http://me:hunter2@mail' });
    expect(said.split('\n')).toHaveLength(5);
    expect(said).not.toContain('hunter2');
  });

  test('what needs something else says so', () => {
    const url = 'smtp://mail.example.org';
    expect(complaint({ SMTP_URL: url, PUBLIC_URL: 'https://a.org' })).toMatch(/^SMTP_URL needs MAIL_FROM/);
    expect(complaint({ SMTP_URL: url, MAIL_FROM: 'a@b.org' })).toMatch(/^SMTP_URL needs PUBLIC_URL/);
    expect(complaint({ MAIL_FROM: 'a@b.org' })).toMatch(/^MAIL_FROM needs SMTP_URL/);
    expect(complaint({ PORT: '8080', METRICS_PORT: '8080' })).toMatch(/^METRICS_PORT must not be PORT/);
  });
});

describe('what cannot work stops the start with a sentence', () => {
  const start = (environment: Record<string, string>, choosePort = async () => 0) =>
    run({
      environment,
      defaults: { dataDir: newFolder() },
      choosePort,
      page: () => undefined,
      headers: {},
      write: () => undefined,
    });
  const complaint = async (starting: ReturnType<typeof start>): Promise<string> => {
    const error = await starting.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  };

  test('a database that is not there', async () => {
    const said = await complaint(start({ DATABASE_URL: 'postgres://me:my-secret@127.0.0.1:1/nothing' }));
    expect(said).toMatch(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.* Start it, or correct /);
    expect(said).not.toContain('my-secret');
  });

  test('a folder that is none', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(await complaint(start({ DATA_DIR: file }))).toContain('DATA_DIR must be a folder');
    expect(await complaint(start({ DATA_DIR: join(file, 'below') }))).toContain('DATA_DIR must be a folder');
  });

  test('a port for metrics that is taken, or the one that was chosen for people', async () => {
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
