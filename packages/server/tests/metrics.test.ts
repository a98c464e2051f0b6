import { expect, test, vi } from 'vitest';
import { BotPool } from '../src/bots/botPool.ts';
import { statement } from '../src/database/database.ts';
import { openDatabase } from '../src/server.ts';
import { sumOf } from './helpers/metrics.ts';
import { type House, house } from './helpers/served.ts';

async function colorado(at: House, seats: (string | null)[] = [null, null]) {
  const people = [at.visitor(), at.visitor()];
  const { id, me } = await people[0]!.create({ game: 'colorado', seats }, 'Anna');
  await people[1]!.sit(me.links.play!, 1, 'Bert');
  await people[0]!.start(id);
  return { id, people, pages: await Promise.all(people.map((person) => person.open(id))) };
}

const read = (at: House): Promise<string> => at.visitor().text('/metrics');

test('a choice is timed from its arrival to its acknowledgement, and refused ones are counted separately', async () => {
  const at = await house();
  const { pages } = await colorado(at);
  const count = async (result: string) => sumOf(await read(at), 'cordillera_choice_seconds_count', { result });
  // counters start at 0, so that Prometheus sees the first increase
  expect([await count('done'), await count('refused'), await count('failed')]).toEqual([0, 0, 0]);
  const page = pages.find(({ decision }) => (decision?.forward ?? 0) > 0)!;
  const stale = { kind: 'choose', seat: page.seat, own: page.mine.own + 5, choice: page.decision!.choices[0]! };
  await page.choose(page.decision!.choices[0]!);
  expect(await page.answerTo(stale)).toMatchObject({ kind: 'refused', code: 'too-late' });
  await page.answerTo({ kind: 'say', seat: page.seat, to: 'table', text: 'No choice.' });
  expect([await count('done'), await count('refused'), await count('failed')]).toEqual([1, 1, 0]);
  expect(sumOf(await read(at), 'cordillera_refusals_total', { code: 'too-late', over: 'socket' })).toBe(1);
  for (const each of pages) each.close();
});

test('an unacknowledged choice shows in the metrics while it waits', async () => {
  const at = await house();
  const { id, pages } = await colorado(at);
  const waiting = async () => sumOf(await read(at), 'cordillera_choice_waiting_seconds')!;
  expect(await waiting()).toBe(0);
  const table = await at.server.tables.open(id);
  let goOn: () => void = () => undefined;
  const held = table.runExclusive(() => new Promise<void>((done) => (goOn = done)));
  const page = pages.find(({ decision }) => (decision?.forward ?? 0) > 0)!;
  const answer = page.choose(page.decision!.choices[0]!);
  await expect.poll(waiting).toBeGreaterThan(0.1);
  goOn();
  await held;
  expect(await answer).toMatchObject({ kind: 'done' });
  expect(await waiting()).toBe(0);
  for (const each of pages) each.close();
});

test('refusals are counted by reason, for HTTP and for sockets', async () => {
  const at = await house();
  const { id, pages } = await colorado(at);
  const stranger = at.visitor();
  await expect(stranger.open(id)).rejects.toThrow('no-table');
  expect((await stranger.ask('GET', `/api/tables/${id}`)).status).toBe(404);
  expect(await pages[0]!.answerTo({ kind: 'say', seat: 1, to: 'table', text: 'Not mine.' })).toMatchObject({
    code: 'not-your-seat',
  });
  pages[0]!.socket.send('no JSON');
  await pages[0]!.settled();
  const text = await read(at);
  const count = (code: string, over: string) => sumOf(text, 'cordillera_refusals_total', { code, over });
  expect(count('no-table', 'socket')).toBe(1);
  expect(count('no-table', 'http')).toBe(1);
  expect(count('not-your-seat', 'socket')).toBe(1);
  expect(count('bad-message', 'socket')).toBe(1);
  expect([count('unavailable', 'socket'), count('unavailable', 'http')]).toEqual([0, 0]);
  for (const each of pages) each.close();
});

test('closed sockets are counted by close code and reason', async () => {
  const at = await house();
  const { id, people, pages } = await colorado(at);
  const third = await people[0]!.open(id);
  const fourth = await people[0]!.open(id);
  const fifth = await people[0]!.open(id);
  pages[0]!.socket.close(1001);
  pages[1]!.socket.close(4321);
  third.socket.terminate();
  fourth.socket.send('x'.repeat(100_000));
  const { pages: others } = await colorado(at);
  const bye = others[0]!.until(({ kind }) => kind === 'bye');
  await at.server.tables.open(others[0]!.table.id).then((table) => {
    for (const subscriber of table.audience.subscribers) subscriber.dismiss('table-closed', false);
  });
  await bye;
  const count = async (code: string, why: string) =>
    sumOf(await read(at), 'cordillera_sockets_closed_total', { code, why });
  await expect.poll(() => count('1001', 'left')).toBe(1);
  // a page can make up any code
  await expect.poll(() => count('other', 'left')).toBe(1);
  await expect.poll(() => count('1006', 'lost')).toBe(1);
  await expect.poll(async () => sumOf(await read(at), 'cordillera_sockets_closed_total', { why: 'fault' })).toBe(1);
  await expect
    .poll(async () => sumOf(await read(at), 'cordillera_sockets_closed_total', { why: 'table-closed' }))
    .toBe(2);
  const stranger = at.visitor();
  await expect(stranger.open(id)).rejects.toThrow('no-table');
  await expect.poll(async () => sumOf(await read(at), 'cordillera_sockets_closed_total', { why: 'no-table' })).toBe(1);
  expect(sumOf(await read(at), 'cordillera_sockets')).toBe(1);
  fifth.close();
});

test('bots are timed, and an unanswered one shows in the metrics while the table waits for it', async () => {
  const at = await house();
  const { pages } = await colorado(at, [null, null, 'greenhorn']);
  const done = async () => sumOf(await read(at), 'cordillera_bot_seconds_count', { result: 'done' })!;
  await expect.poll(done).toBeGreaterThan(0);
  vi.spyOn(BotPool.prototype, 'ask').mockReturnValue(new Promise(() => undefined));
  const other = await colorado(at, [null, null, 'greenhorn']);
  await expect.poll(async () => sumOf(await read(at), 'cordillera_bot_waiting_seconds')).toBeGreaterThan(0.1);
  vi.restoreAllMocks();
  for (const each of [...pages, ...other.pages]) each.close();
});

test('errors in the log are counted, and readiness is reported', async () => {
  const at = await house({}, { mayFail: true });
  expect(sumOf(await read(at), 'cordillera_errors_total', { event: 'error' })).toBe(0);
  expect(sumOf(await read(at), 'cordillera_ready')).toBe(1);
  const other = openDatabase({ dataDir: at.folder }, () => undefined);
  for (const table of ['person', 'probe'])
    await other.write(
      statement(`CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(FAIL, 'disk full'); END`),
    );
  expect(
    (
      await at
        .visitor()
        .ask('POST', '/api/tables', { plan: { game: 'colorado', options: {}, seats: [null, null] }, name: 'Anna' })
    ).status,
  ).toBe(503);
  const text = await read(at);
  expect(sumOf(text, 'cordillera_ready')).toBe(0);
  expect(sumOf(text, 'cordillera_errors_total')).toBe(at.log.length);
  expect(at.log.length).toBeGreaterThan(0);
  expect(sumOf(text, 'cordillera_refusals_total', { code: 'unavailable', over: 'http' })).toBe(1);
  for (const table of ['person', 'probe']) await other.write(statement(`DROP TRIGGER full_${table}`));
  await other.close();
  await expect.poll(async () => sumOf(await read(at), 'cordillera_ready')).toBe(1);
});
