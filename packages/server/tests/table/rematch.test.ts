import { createRandom, seedHash } from '@cordillera/engine';
import type { TableInfo } from '@cordillera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestHouse } from '../helpers/house.ts';

let house: TestHouse;

beforeEach(async () => {
  house = await TestHouse.open();
});

afterEach(async () => {
  await house.close();
  expect(house.lines).toEqual([]);
});

const seats = [null, null, 'greenhorn'];
const people = ['Anna', 'Bert'];

describe('a rematch', () => {
  test('brings the same people to one new table, however many ask for it', async () => {
    const table = await house.table(
      { game: 'colorado', seats, options: { sealed: true }, pace: { kind: 'move', seconds: 3600 } },
      people,
    );
    const [anna, bert] = table.people as [(typeof table.people)[0], (typeof table.people)[0]];
    const path = `/api/tables/${table.id}/rematch`;
    expect((await anna.ask('POST', path)).body.code).toBe('not-over');
    await Promise.all(table.pages.map((page, i) => page.playOn(house.pick(i))));
    const stranger = house.visitor();
    expect((await stranger.ask('POST', path)).body.code).toBe('not-your-seat');
    await stranger.create({ game: 'colorado', seats: [null, null] }, 'Xenia');
    expect((await stranger.ask('POST', path)).body.code).toBe('not-your-seat');

    const linked = table.pages[1]!.until((message) => message.kind === 'table' && message.table.next !== undefined);
    const [one, two] = await Promise.all([bert.get('POST', path), anna.get('POST', path)]);
    expect(one.id).toBe(two.id);
    expect((await anna.get('POST', path)).id).toBe(one.id);
    expect(await linked).toMatchObject({ table: { next: one.id } });
    expect(one).toMatchObject({ state: 'open', game: 'colorado', options: { sealed: true }, pace: { seconds: 3600 } });
    expect(one.seats).toMatchObject([{ name: 'Anna' }, { name: 'Bert' }, { bot: 'greenhorn' }]);
    expect([two.me, one.me]).toMatchObject([
      { seats: [0], isHost: true },
      { seats: [1], isHost: false },
    ]);
    expect(one.seedHash).not.toBe(table.pages[0]!.table.seedHash);
    // and it can be played
    await anna.start(one.id);
    const page = await house.page(bert, one.id);
    expect(await page.choose(page.decision!.choices[0]!)).toMatchObject({ kind: 'done' });
    const lines = await anna.call('listTables');
    expect(lines.find(({ id }) => id === table.id)?.next).toBe(one.id);
  });

  test('can have other options, which its host may still change', async () => {
    const stage = (number: number) => ({ options: { mode: 'cooperative', stage: number } });
    const table = await house.table({ game: 'sierra', ...stage(1), seats: [null, null] }, people);
    await Promise.all(table.pages.map((page, i) => page.playOn(house.pick(i))));
    const [anna, bert] = table.people as [(typeof table.people)[0], (typeof table.people)[0]];
    const path = `/api/tables/${table.id}/rematch`;
    expect((await house.visitor().ask('POST', path, stage(2))).body.code).toBe('not-your-seat');
    expect((await bert.ask('POST', path, stage(9))).status).toBe(409);
    expect((await bert.ask('POST', path, { options: 2 })).body.code).toBe('bad-message');
    const next = await bert.get('POST', path, stage(2));
    expect(next).toMatchObject({ ...stage(2), state: 'open', seats: [{ name: 'Anna' }, { name: 'Bert' }] });
    // repeated requests join the existing rematch; only the host changes it
    expect(await anna.get('POST', path)).toMatchObject({ id: next.id, ...stage(2) });
    expect(await anna.get('POST', path, stage(3))).toMatchObject({ id: next.id, ...stage(3), me: { isHost: true } });
    expect(await bert.get('POST', path, stage(2))).toMatchObject({ id: next.id, ...stage(3) });
    await anna.start(next.id);
    expect(await anna.get('POST', path, stage(2))).toMatchObject({ id: next.id, ...stage(3), state: 'playing' });
  });

  test('keeps a seat free for a player who has left', async () => {
    const table = await house.table({ game: 'colorado', seats: [null, null] }, people);
    await Promise.all(table.pages.map((page, i) => page.playOn(house.pick(i))));
    await table.people[0]!.get('POST', `/api/tables/${table.id}/leave`, { seat: 0 });
    const next = await table.people[1]!.get('POST', `/api/tables/${table.id}/rematch`);
    expect(next.seats).toMatchObject([{ open: true }, { name: 'Bert' }]);
    // the host has left: the player who asked becomes the host
    expect(next.me).toMatchObject({ seats: [1], isHost: true });
  });
});

const seedOf = async (id: string): Promise<string> => {
  const [row] = await house.server.tables.database.read<{ seed: string }>('SELECT seed FROM match WHERE id = $1', id);
  return row!.seed;
};

describe('the seed', () => {
  test('is published as its hash at the start, and itself at the end', async () => {
    const anna = house.visitor();
    const open = await anna.create({ game: 'colorado', seats: [null, null] });
    const seed = await seedOf(open.id);
    expect(seedHash(seed)).toBe(open.seedHash);
    await anna.sit(open.me.links.play!, 1, 'Ada');
    await anna.start(open.id);
    const page = await house.page(anna, open.id);
    expect(page.table.seedHash).toBe(open.seedHash);
    const pick = house.pick(1);
    const stillHidden = () => expect(JSON.stringify(page.messages)).not.toContain(seed);
    while (page.table.state !== 'over') {
      stillHidden();
      for (const seat of [0, 1]) {
        const { view, own } = page.views.get(seat)!;
        const decision = page.rules.decision(page.rules.determinize(view, createRandom('0'.repeat(32))), seat);
        if (!decision || decision.forward === 0) continue;
        await page.answerTo({ kind: 'choose', seat, own, choice: decision.choices[pick(decision.forward)] });
        await page.settled();
      }
      page.messages.splice(0);
    }
    expect(page.table.seed).toBe(seed);
  });
});

test('the file of a finished game is for its players and people with a link', async () => {
  const table = await house.table({ game: 'colorado', seats: [null, null] }, people);
  const path = `/api/tables/${table.id}/match`;
  const watching = `${path}?link=${table.links.watch}`;
  expect((await house.visitor().ask('GET', watching)).body.code).toBe('not-over');
  await Promise.all(table.pages.map((page, i) => page.playOn(house.pick(i))));
  const mine = await table.people[0]!.get<object>('GET', path);
  expect(await house.visitor().get<object>('GET', watching)).toEqual(mine);
  expect((await house.visitor().ask('GET', path)).body.code).toBe('no-table');
  await table.people[0]!.get('POST', `/api/tables/${table.id}/links`);
  expect((await house.visitor().ask('GET', watching)).body.code).toBe('link-closed');
});

describe("a player's own file", () => {
  interface Mine extends TableInfo {
    mine: { seat: number; view: object; events: object[] }[];
  }

  test('has what the seat sees and has seen, and nothing else', async () => {
    const table = await house.table({ game: 'sierra', options: { mode: 'competitive' }, seats: [null, null] }, people);
    const path = `/api/tables/${table.id}/mine`;
    const [anna, bert] = table.people as [(typeof table.people)[0], (typeof table.people)[0]];
    await house.play(table.pages, 20);
    for (const [seat, person] of [anna, bert].entries()) {
      const page = table.pages[seat]!;
      await page.settled();
      const file = await person.get<Mine>('GET', path);
      expect(file.mine).toEqual([{ seat, view: page.mine.view, events: page.mine.events }]);
      expect(file.seedHash).toBe(page.table.seedHash);
      expect(Object.keys(file)).not.toContain('seed');
      expect(JSON.stringify(file)).not.toContain(await seedOf(table.id));
    }
    expect((await house.visitor().ask('GET', path)).body.code).toBe('not-your-seat');
    expect((await anna.ask('GET', `/api/tables/${table.id}/match`)).body.code).toBe('not-over');
    const open = await anna.create({ game: 'colorado', seats: [null, null] });
    expect((await anna.ask('GET', `/api/tables/${open.id}/mine`)).body.code).toBe('not-started');
  });
});
