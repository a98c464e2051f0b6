import { loadPack } from '@cordillera/engine';
import type { ServerMessage, TableInfo, TableSetup } from '@cordillera/protocol';
import { sierra } from '@cordillera/sierra';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestHouse } from '../helpers/house.ts';
import { type Page, Visitor } from '../helpers/players.ts';

let house: TestHouse;

beforeEach(async () => {
  house = await TestHouse.open();
});

afterEach(async () => {
  await house.close();
  expect(house.lines).toEqual([]);
});

const free = { kind: 'free' } as const;
const plan = (seats: TableSetup['seats'], options: object = {}, game = 'colorado'): TableSetup => ({
  game,
  options: options as TableSetup['options'],
  seats,
  pace: free,
});
const team = (...groups: number[][]) => ({ mode: 'team', firstGame: false, groups });

const names = ({ seats }: TableInfo): string[] => seats.map(({ name, open, bot }) => (open ? '?' : bot ? bot : name));

async function at(asked: TableSetup, ...people: string[]) {
  const [host, ...others] = people.map(() => house.visitor()) as [Visitor, ...Visitor[]];
  const table = await host.create(asked, people[0]);
  const open = asked.seats.flatMap((bot, seat) => (bot === null ? [seat] : []));
  for (const [i, other] of others.entries()) await other.sit(table.me.links.play!, open[i + 1]!, people[i + 1]!);
  return { id: table.id, links: table.me.links, host, others };
}

const change = (who: Visitor, id: string, asked: TableSetup, from?: (number | null)[]) =>
  who.ask('PUT', `/api/tables/${id}`, { plan: asked, ...(from && { from }) });

const tableOf = (answer: { body: object }): TableInfo => answer.body as TableInfo;

describe('the host changes the setup', () => {
  test('mode and options, which everybody receives', async () => {
    const { id, host, others } = await at(plan([null, null], { mode: 'competitive' }, 'sierra'), 'Anna', 'Bert');
    const page = await house.page(others[0]!, id);
    const changed = page.until((message) => message.kind === 'table' && message.table.options.mode === 'cooperative');
    const asked = plan([null, null], { mode: 'cooperative', stage: 2, firstGame: true }, 'sierra');
    expect(tableOf(await change(host, id, asked)).options).toMatchObject({ mode: 'cooperative', stage: 2 });
    expect(((await changed) as Extract<ServerMessage, { kind: 'table' }>).table.options.firstGame).toBe(true);
    expect((await change(others[0]!, id, asked)).body.code).toBe('not-the-host');
    const wrong = plan([null, null], { mode: 'team' }, 'sierra');
    expect((await change(host, id, wrong)).body.code).toBe('bad-seat-count');
    expect((await host.get('GET', `/api/tables/${id}`)).options.mode).toBe('cooperative');
    await host.start(id);
    expect((await change(host, id, asked)).body.code).toBe('already-started');
  });

  test('one seat more, and one empty seat less: people behind it move up with their seats', async () => {
    const { id, host, others } = await at(plan([null, null, null]), 'Anna', 'Bert', 'Cleo');
    expect(names(tableOf(await change(host, id, plan([null, null, null, null]), [0, 1, 2, null])))).toEqual([
      'Anna',
      'Bert',
      'Cleo',
      '?',
    ]);
    await others[0]!.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    const page = await house.page(others[1]!, id);
    const moved = page.until((message) => message.kind === 'joined');
    const less = await change(host, id, plan([null, null, null]), [0, 2, 3]);
    expect(names(tableOf(less))).toEqual(['Anna', 'Cleo', '?']);
    await moved;
    expect(page.table.me.seats).toEqual([1]);
    // nobody ever receives a table where they have two seats, or none
    for (const message of page.messages)
      if (message.kind === 'table') expect(message.table.seats[message.table.me.seats[0]!]!.name).toBe('Cleo');
    // it survives a restart
    await house.restart(host, ...others);
    expect((await others[1]!.get('GET', `/api/tables/${id}`)).me.seats).toEqual([1]);
  });

  test('never removing a seated player', async () => {
    const { id, host } = await at(plan([null, null, null]), 'Anna', 'Bert', 'Cleo');
    const refused = { code: 'too-few-seats', params: { seats: 2 } };
    expect((await change(host, id, plan([null, null]))).body).toEqual(refused);
    expect((await change(host, id, plan([null, null]), [0, 1])).body).toEqual(refused);
    for (const from of [[0, 1], [0, 0, 1], [0, 1, 8], [0, 1, 'x'], 'all'])
      expect((await change(host, id, plan([null, null, null]), from as number[])).body.code).toBe('bad-message');
    expect(names(await host.get('GET', `/api/tables/${id}`))).toEqual(['Anna', 'Bert', 'Cleo']);
  });

  test('keeping a person who took a bot’s seat meanwhile, and no bot has that person’s name', async () => {
    const { id, links, host } = await at(plan([null, 'greenhorn', 'greenhorn']), 'Anna');
    await house.visitor().sit(links.play!, 1, 'Noor');
    const { seats } = tableOf(await change(host, id, plan([null, 'greenhorn', 'greenhorn'], { sealed: true })));
    expect(seats[1]).toMatchObject({ name: 'Noor' });
    expect(seats[1]!.bot).toBeUndefined();
    expect(seats[2]).toMatchObject({ bot: 'greenhorn' });
    expect(seats[2]!.name).not.toBe('Noor');
  });

  test('moving people between seats when teams are shuffled, after which the game starts', async () => {
    const mixed = team([0, 3], [2, 1]);
    const { id, host, others } = await at(
      plan([null, null, null, null], team([0, 1], [2, 3]), 'sierra'),
      'Anna',
      'Bert',
      'Cleo',
      'Dora',
    );
    const answer = await change(host, id, plan([null, null, null, null], mixed, 'sierra'), [3, 2, 1, 0]);
    expect(names(tableOf(answer))).toEqual(['Dora', 'Cleo', 'Bert', 'Anna']);
    expect(tableOf(answer)).toMatchObject({ host: 3, me: { seats: [3], isHost: true } });
    expect(tableOf(answer).options.groups).toEqual(mixed.groups);
    await host.start(id);
    const page = await house.page(others[0]!, id);
    expect(page.seat).toBe(2);
    expect(page.decision!.forward).toBeGreaterThan(0);
  });

  test('to uploaded cards, which are available at once', async () => {
    const { id, host } = await at(plan([null, null], { mode: 'competitive' }, 'sierra'), 'Anna');
    const files = structuredClone(sierra.house.files) as { 'stages.json': { stages: { suns: { solo: number[] } }[] } };
    files['stages.json'].stages[0]!.suns.solo[0]! -= 1;
    const { hash } = await host.call('sendPack', { body: { game: 'sierra', id: 'mine', files } });
    expect(hash).not.toBe(loadPack(sierra.format, sierra.house).hash);
    const asked = { ...plan([null, null], { mode: 'competitive' }, 'sierra'), pack: hash };
    expect(tableOf(await change(host, id, asked)).content.hash).toBe(hash);
  });
});

test('the host’s list says that a full table waits for its start', async () => {
  const toStart = async (who: Visitor) => (await who.call('listTables')).map((line) => line.toStart);
  const { id, links, host } = await at(plan([null, null]), 'Anna');
  expect(await toStart(host)).toEqual([undefined]);
  const bert = new Visitor(house.url);
  await bert.sit(links.play!, 1, 'Bert');
  expect(await toStart(host)).toEqual([true]);
  expect(await toStart(bert)).toEqual([undefined]);
  await host.start(id);
  expect(await toStart(host)).toEqual([undefined]);
});

describe('the host closes a table', () => {
  const close = (who: Visitor, id: string) => who.ask('DELETE', `/api/tables/${id}`);

  test('that has not started: all guests are dismissed, and its data is deleted', async () => {
    const { id, links, host, others } = await at(plan([null, null]), 'Anna', 'Bert');
    const page = await house.page(others[0]!, id);
    expect((await close(others[0]!, id)).body.code).toBe('not-the-host');
    const bye = page.until(({ kind }) => kind === 'bye');
    expect((await close(host, id)).status).toBe(200);
    expect(await bye).toEqual({ kind: 'bye', code: 'table-closed', again: false });
    for (const path of [`/api/tables/${id}`, `/api/links/${links.play}`])
      expect((await host.ask('GET', path)).status).toBe(404);
    expect((await close(host, id)).body.code).toBe('no-table');
    for (const person of [host, others[0]!]) expect(await person.call('listTables')).toEqual([]);
    const { database } = house.server.tables;
    for (const table of ['match', 'seat', 'link', 'chat'])
      expect(await database.read(`SELECT * FROM ${table}`), table).toEqual([]);
  });

  test('but not one where people play or have played', async () => {
    const { id, host } = await at(plan([null, null]), 'Anna', 'Bert');
    await host.start(id);
    expect((await close(host, id)).body.code).toBe('already-started');
    expect((await host.get('GET', `/api/tables/${id}`)).state).toBe('playing');
  });
});

describe('a player before the start', () => {
  test('can be renamed, at their own seat only', async () => {
    const { id, host, others } = await at(plan([null, null]), 'Anna', 'Bert');
    const rename = (who: Visitor, seat: number, name: unknown) =>
      who.ask('POST', `/api/tables/${id}/name`, { seat, name });
    expect(names(tableOf(await rename(others[0]!, 1, '  Berta ')))).toEqual(['Anna', 'Berta']);
    expect((await others[0]!.get<{ name: string }>('GET', '/api/me')).name).toBe('Berta');
    expect((await rename(host, 1, 'Me')).body.code).toBe('not-your-seat');
    expect((await rename(house.visitor(), 1, 'Me')).body.code).toBe('not-your-seat');
    for (const name of ['', ' ', 'x'.repeat(21), 'a\u202eb', 3])
      expect((await rename(host, 0, name)).body.code).toBe('bad-message');
    await host.start(id);
    expect((await rename(host, 0, 'Ania')).body.code).toBe('already-started');
    expect(names(await host.get('GET', `/api/tables/${id}`))).toEqual(['Anna', 'Berta']);
  });

  test('can move to a free seat or a bot’s seat, but not to another person’s', async () => {
    const { id, host, others } = await at(plan([null, null, null, 'greenhorn']), 'Anna', 'Bert');
    const move = (who: Visitor, seat: number, to: number) => who.ask('POST', `/api/tables/${id}/move`, { seat, to });
    expect(names(tableOf(await move(others[0]!, 1, 2)))).toEqual(['Anna', '?', 'Bert', 'greenhorn']);
    // the bot moves to the seat that was left
    const moved = tableOf(await move(host, 0, 3));
    expect(names(moved)).toEqual(['greenhorn', '?', 'Bert', 'Anna']);
    expect(moved).toMatchObject({ host: 3, me: { seats: [3] } });
    expect((await move(host, 3, 2)).body).toEqual({ code: 'seat-taken', params: { name: 'Bert' } });
    expect((await move(host, 2, 1)).body.code).toBe('not-your-seat');
    expect((await move(host, 3, 7)).body.code).toBe('no-seat');
    expect((await move(host, 3, 8)).body.code).toBe('bad-message');
    await host.start(id, 'greenhorn');
    expect((await move(host, 3, 1)).body.code).toBe('already-started');
  });
});

describe('auto-start', () => {
  const arm = (who: Visitor, id: string, on: unknown) => who.ask('POST', `/api/tables/${id}/arm`, { on });

  test('starts the game when the last player sits down, without the host’s page', async () => {
    const { id, links, host, others } = await at(plan([null, null, null]), 'Anna', 'Bert');
    expect((await arm(others[0]!, id, true)).body.code).toBe('not-the-host');
    expect((await arm(host, id, 'yes')).body.code).toBe('bad-message');
    expect(tableOf(await arm(host, id, true)).armed).toBe(true);
    const page = await house.page(others[0]!, id);
    expect(page.table.armed).toBe(true);
    const begun = page.until(({ kind }) => kind === 'joined');
    const cleo = house.visitor();
    expect(await cleo.sit(links.play!, 2, 'Cleo')).toMatchObject({ state: 'playing' });
    expect((await begun) as Extract<ServerMessage, { kind: 'joined' }>).toMatchObject({
      table: { state: 'playing', seats: [{ name: 'Anna' }, { name: 'Bert' }, { name: 'Cleo' }] },
    });
    expect(page.table.armed).toBeUndefined();
    expect((await arm(host, id, true)).body.code).toBe('already-started');
  });

  test('is switched off, also by changes that leave no seat open', async () => {
    const { id, links, host } = await at(plan([null, null]), 'Anna');
    await arm(host, id, true);
    expect(tableOf(await arm(host, id, false)).armed).toBeUndefined();
    await arm(host, id, true);
    const full = await host.get('POST', `/api/tables/${id}/place`, { seat: 1, bot: 'greenhorn' });
    expect(full).toMatchObject({ state: 'open' });
    expect(full.armed).toBeUndefined();
    // a bot's seat is taken: that is not the last free one
    expect((await house.visitor().sit(links.play!, 1, 'Bert')).state).toBe('open');
    // everybody is here already
    expect(tableOf(await arm(host, id, true)).state).toBe('playing');
  });
});

describe('a guest who looks at a seat', () => {
  /** Changes are batched for a moment. */
  const broadcast = async (page: Page): Promise<void> => {
    await page.settled();
    house.clock.pass(300);
  };
  const taking = (seat: number, name: string | undefined) => (message: ServerMessage) =>
    message.kind === 'table' && message.table.seats[seat]!.taking === name;

  test('is shown there to the players, without blocking anybody else', async () => {
    const { id, links, host } = await at(plan([null, null, null, 'greenhorn']), 'Anna');
    const anna = await house.page(host, id);
    const watcher = await house.page(house.visitor(), id, links.watch);
    const stranger = await house.page(house.visitor(), id, links.play);
    const looking = (seat: number | null, name?: string) => stranger.say({ kind: 'pick', seat, ...(name && { name }) });

    let heard = anna.until(taking(1, ''));
    looking(1);
    await broadcast(stranger);
    await heard;
    // a guest who looks at a seat is not counted as a spectator
    expect(anna.table.watchers).toBe(1);

    heard = anna.until(taking(3, 'Mateo'));
    looking(3, 'Mateo');
    await broadcast(stranger);
    await heard;
    expect(anna.table.seats.map((seat) => seat.taking)).toEqual([undefined, undefined, undefined, 'Mateo']);
    expect(JSON.stringify([watcher.messages, stranger.messages])).not.toContain('taking');
    expect(JSON.stringify(await house.visitor().get('GET', `/api/links/${links.play}`))).not.toContain('taking');

    // another guest is faster
    heard = anna.until((message) => message.kind === 'table' && message.table.seats[3]!.name === 'Noor');
    await house.visitor().sit(links.play!, 3, 'Noor');
    await heard;
    expect(anna.table.seats[3]!.taking).toBeUndefined();

    looking(2, 'Mateo');
    heard = anna.until(taking(2, 'Mateo'));
    await broadcast(stranger);
    await heard;
    heard = anna.until(taking(2, undefined));
    const gone = house.clock.asked(300);
    stranger.close();
    await gone;
    house.clock.pass(300);
    await heard;
  });

  test('needs the link to play, a free seat and a valid name', async () => {
    const { id, links, host } = await at(plan([null, null]), 'Anna');
    const anna = await house.page(host, id);
    const watcher = await house.page(house.visitor(), id, links.watch);
    const stranger = await house.page(house.visitor(), id, links.play);
    const answers = (page: Page) => page.until(({ kind }) => kind === 'refused');
    for (const page of [anna, watcher]) {
      const answer = answers(page);
      page.say({ kind: 'pick', seat: 1, name: 'Eve' });
      expect(await answer).toMatchObject({ code: 'not-your-seat' });
    }
    for (const message of [{ seat: 8 }, { seat: 1, name: '' }, { seat: 1, name: 'x'.repeat(21) }, {}]) {
      const answer = answers(stranger);
      stranger.say({ kind: 'pick', ...message });
      expect(await answer).toMatchObject({ code: 'bad-message' });
    }
    await broadcast(stranger);
    await anna.settled();
    expect(JSON.stringify(anna.messages)).not.toContain('taking');
  });
});
