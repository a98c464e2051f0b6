import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isExecutable, onPath } from '../../../scripts/programs.mjs';
import { promtool, rulesFile, type Series, seriesOf, unlessAlarmed } from './helpers/alarms.ts';
import { type Place, useFolders, usePostgres } from './helpers/databases.ts';
import { sumOf } from './helpers/metrics.ts';
import { type Page, Visitor } from './helpers/players.ts';
import { startProcess } from './helpers/processes.ts';
import { house } from './helpers/served.ts';

const rules = readFileSync(rulesFile, 'utf8');
const alarms = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name!);

test('every metric in an alarm rule is one that the server exports, with those labels', async () => {
  const at = await house();
  const anna = at.visitor();
  const { id } = await anna.create({ game: 'colorado', seats: [null, null] }, 'Anna');
  (await anna.open(id)).socket.terminate();
  const text = await vi.waitUntil(async () => {
    const said = await at.visitor().text('/metrics');
    return sumOf(said, 'cordillera_sockets_closed_total') !== null && said;
  }, 60_000);
  const looked = new Set([...rules.matchAll(/\b(?:cordillera|nodejs)_\w+/g)].map(([name]) => name));
  expect(looked.size).toBeGreaterThan(9);
  for (const name of looked) expect(sumOf(text, name), name).not.toBeNull();
  for (const [, name, labels] of rules.matchAll(/\b(cordillera_\w+)\{([^}]*)\}/g))
    for (const [, label] of labels!.matchAll(/(\w+)=/g))
      expect(text, `${name} has no ${label}`).toMatch(new RegExp(`^${name}\\{[^}]*${label}=`, 'm'));
});

test('the documents say how to react to each alarm', () => {
  const page = readFileSync(new URL('../../../docs/operations/monitoring.md', import.meta.url), 'utf8');
  const documented = [...page.matchAll(/^\| `(Cordillera\w+)` \|/gm)].map(([, name]) => name!);
  expect(documented.toSorted()).toEqual(alarms.toSorted());
});

describe.skipIf(promtool === null)('Prometheus', () => {
  test('accepts the rules', () => {
    expect(execFileSync(promtool!, ['check', 'rules', rulesFile], { encoding: 'utf8' })).toContain(
      `${alarms.length} rules found`,
    );
  });

  /** `length` values, one every 15 seconds; the last ones increase by `by` each time. */
  const grows = (by: number, length = 80): number[] =>
    Array.from({ length }, (_, i) => Math.max(0, i - length / 2) * by);
  const stays = (value: number, length = 80): number[] =>
    Array.from({ length }, (_, i) => (i < length / 2 ? 0 : value));
  /** A histogram in which all observations are slower than `seconds`, or all are faster. */
  const lasting = (name: string, labels: string, seconds: number, isSlow: boolean): Series => ({
    [`${name}{${labels},job="cordillera",instance="one",le="${seconds}"}`]: isSlow ? Array(80).fill(0) : grows(5),
    [`${name}{${labels},job="cordillera",instance="one",le="${seconds * 10}"}`]: grows(5),
    [`${name}{${labels},job="cordillera",instance="one",le="+Inf"}`]: grows(5),
  });
  const here = 'job="cordillera",instance="one"';
  const of: Record<string, (isBad: boolean) => Series> = {
    CordilleraDown: (isBad) => ({ [`up{${here}}`]: Array(80).fill(isBad ? 0 : 1) }),
    CordilleraNotReady: (isBad) => ({ [`cordillera_ready{${here}}`]: Array(80).fill(isBad ? 0 : 1) }),
    CordilleraChoiceWaits: (isBad) => ({ [`cordillera_choice_waiting_seconds{${here}}`]: stays(isBad ? 6 : 4) }),
    CordilleraRefuses: (isBad) => ({
      [`cordillera_refusals_total{${here},code="${isBad ? 'unavailable' : 'too-late'}",over="socket"}`]: grows(1),
    }),
    CordilleraChoicesSlow: (isBad) => lasting('cordillera_choice_seconds_bucket', 'result="done"', 1, isBad),
    CordilleraSocketsLost: (isBad) => ({
      [`cordillera_sockets{${here}}`]: Array(80).fill(20),
      [`cordillera_sockets_closed_total{${here},code="1006",why="lost"}`]: grows(isBad ? 3 : 1),
    }),
    CordilleraBotWaits: (isBad) => ({ [`cordillera_bot_waiting_seconds{${here}}`]: stays(isBad ? 21 : 19) }),
    CordilleraBotsSlow: (isBad) => lasting('cordillera_bot_seconds_bucket', 'result="done"', 5, isBad),
    CordilleraErrors: (isBad) => ({ [`cordillera_errors_total{${here},event="error"}`]: grows(isBad ? 1 : 0.1) }),
    CordilleraDatabaseSlow: (isBad) => lasting('cordillera_database_seconds_bucket', 'kind="write"', 0.5, isBad),
    CordilleraBusy: (isBad) => ({ [`nodejs_eventloop_lag_p99_seconds{${here}}`]: stays(isBad ? 0.06 : 0.04) }),
    CordilleraNoticesFail: (isBad) => ({
      [`cordillera_notices_total{${here},kind="push",result="sent"}`]: grows(1),
      [`cordillera_notices_total{${here},kind="push",result="failed"}`]: grows(isBad ? 2 : 0.5),
    }),
    CordilleraBuildsDiffer: (isBad) => ({
      [`cordillera_build_info{${here},version="1.0.0",build="a"}`]: Array(400).fill(1),
      [`cordillera_build_info{job="cordillera",instance="two",version="1.0.0",build="${isBad ? 'b' : 'a'}"}`]:
        Array(400).fill(1),
    }),
  };

  test.each(alarms)('%s fires when it should, and not before', (alarm) => {
    expect(unlessAlarmed(of[alarm]!(true), [alarm])).toBeNull();
    expect(unlessAlarmed(of[alarm]!(false), [])).toBeNull();
  });
});

/** A running game of two on a server in its own process. */
async function playing(place: Place) {
  const server = await startProcess(place);
  onTestFinished(() => server.kill());
  const people = [new Visitor(server.url), new Visitor(server.url)];
  const { id, me } = await people[0]!.create({ game: 'colorado', seats: [null, null, 'greenhorn'] }, 'Anna');
  await people[1]!.sit(me.links.play!, 1, 'Bert');
  await people[0]!.start(id);
  const pages = await Promise.all(people.map((person) => person.open(id)));
  onTestFinished(() => {
    for (const page of pages) page.close();
  });
  const read = (): Promise<string> => new Visitor(server.url).text('/metrics');
  /** The page that is asked next, after the bots have played. */
  const asked = (): Promise<Page> =>
    vi.waitUntil(() => pages.find(({ decision }) => (decision?.forward ?? 0) > 0), 60_000);
  const choose = async () => {
    const page = await asked();
    return page.choose(page.decision!.choices[0]!);
  };
  const isReady = async (): Promise<boolean> => (await fetch(`${server.url}/readyz`)).status === 200;
  for (let i = 0; i < 5; i++) await choose();
  await asked();
  return { server, people, read, choose, isReady };
}

/**
 * If promtool is installed, exactly these alarms fire after four minutes of the current metrics. The load of this
 * machine does not matter.
 */
function expectAlarms(before: string, now: string, expected: readonly string[]): void {
  const series = Object.entries(seriesOf([before, 10], [now, 4])).filter(([name]) => !name.startsWith('nodejs_'));
  if (promtool !== null) expect(unlessAlarmed(Object.fromEntries(series), expected)).toBeNull();
}

const newFolder = useFolders();
const postgres = usePostgres();
const prlimit = onPath(['prlimit']).find((path: string) => isExecutable(path));

test.skipIf(prlimit === undefined)(
  'a full disk shows in the metrics: choices fail and are refused, and the server is not ready',
  async () => {
    const { server, people, read, choose, isReady } = await playing({ dataDir: newFolder() });
    const before = await read();
    expectAlarms(before, before, []);
    const limit = (bytes: string): void =>
      void execFileSync(prlimit!, ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`]);
    // this process can no longer write to files
    limit('0');
    for (let i = 0; i < 3; i++) expect(await choose()).toMatchObject({ kind: 'refused', code: 'unavailable' });
    const plan = { game: 'colorado', options: {}, seats: [null, null] };
    expect((await people[0]!.ask('POST', '/api/tables', { plan, name: 'Anna' })).status).toBe(503);
    const now = await read();
    const more = (name: string, labels: Record<string, string> = {}): number =>
      sumOf(now, name, labels)! - (sumOf(before, name, labels) ?? 0);
    expect(more('cordillera_choice_seconds_count', { result: 'failed' })).toBe(3);
    expect(more('cordillera_choice_seconds_count', { result: 'done' })).toBe(0);
    expect(more('cordillera_refusals_total', { code: 'unavailable', over: 'socket' })).toBe(3);
    expect(more('cordillera_refusals_total', { code: 'unavailable', over: 'http' })).toBe(1);
    expect(more('cordillera_errors_total')).toBe(server.errors.length);
    expect(server.errors.length).toBeGreaterThanOrEqual(4);
    expect(sumOf(now, 'cordillera_ready')).toBe(0);
    expect(await isReady()).toBe(false);
    expectAlarms(before, now, ['CordilleraNotReady', 'CordilleraRefuses']);
    limit('unlimited');
    await expect.poll(isReady).toBe(true);
    expect(await choose()).toMatchObject({ kind: 'done' });
  },
);

test('a frozen PostgreSQL shows in the metrics while everybody waits: as a waiting choice and missing readiness', async () => {
  const { read, choose, isReady } = await playing({
    dataDir: newFolder(),
    databaseUrl: await postgres.server.newDatabase(),
  });
  const before = await read();
  const thaw = postgres.server.freeze();
  onTestFinished(thaw);
  const answer = choose();
  const waiting = (text: string): number => sumOf(text, 'cordillera_choice_waiting_seconds')!;
  const now = await vi.waitUntil(async () => {
    const text = await read();
    return waiting(text) > 5 && sumOf(text, 'cordillera_ready') === 0 && text;
  }, 60_000);
  expect(await isReady()).toBe(false);
  expectAlarms(before, now, ['CordilleraChoiceWaits', 'CordilleraNotReady']);
  thaw();
  expect(await answer).toMatchObject({ kind: 'done' });
  const after = await read();
  expect(waiting(after)).toBe(0);
  const slower = (text: string): number =>
    sumOf(text, 'cordillera_choice_seconds_count')! - sumOf(text, 'cordillera_choice_seconds_bucket', { le: '5' })!;
  expect(slower(after) - slower(before)).toBe(1);
  await expect.poll(isReady).toBe(true);
});

test('a SQLite file that another process locks shows in the metrics: the choice waits and is finally refused', async () => {
  const place = { dataDir: newFolder() };
  const { server, read, choose, isReady } = await playing(place);
  const before = await read();
  const other = new Sqlite(join(place.dataDir, 'cordillera.db'), { timeout: 60_000 }); // the server may be writing
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  const answer = choose();
  const now = await vi.waitUntil(async () => {
    const text = await read();
    return sumOf(text, 'cordillera_choice_waiting_seconds')! > 2 && sumOf(text, 'cordillera_ready') === 0 && text;
  }, 60_000);
  expect(sumOf(now, 'cordillera_choice_seconds_count')).toBe(sumOf(before, 'cordillera_choice_seconds_count'));
  expect(await answer).toMatchObject({ kind: 'refused', code: 'unavailable' });
  const after = await read();
  expect(sumOf(after, 'cordillera_choice_seconds_count', { result: 'failed' })).toBe(1);
  expect(sumOf(after, 'cordillera_refusals_total', { code: 'unavailable', over: 'socket' })).toBe(1);
  expect(server.errors.length).toBeGreaterThan(0);
  other.exec('ROLLBACK');
  await expect.poll(isReady).toBe(true);
  expect(await choose()).toMatchObject({ kind: 'done' });
});
