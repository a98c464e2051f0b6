import { createRandom } from '@cordillera/engine';
import type { TableInfo } from '@cordillera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestHouse } from '../helpers/house.ts';
import type { Visitor } from '../helpers/players.ts';

let house: TestHouse;

beforeEach(async () => {
  house = await TestHouse.open();
});

afterEach(async () => {
  await house.close();
  expect(house.lines).toEqual([]);
});

const ask = (visitor: Visitor, code: string, seat: number, name: string) =>
  visitor.ask('POST', `/api/links/${code}/ask`, { seat, name });
const sit = (visitor: Visitor, code: string, seat: number, name: string) =>
  visitor.ask('POST', `/api/links/${code}/sit`, { seat, name });
const answer = (visitor: Visitor, id: string, asking: string, yes: boolean) =>
  visitor.ask('POST', `/api/tables/${id}/answer`, { asking, yes });
const shown = (visitor: Visitor, id: string) => visitor.get('GET', `/api/tables/${id}`);

describe('in a game that has begun', () => {
  /** Anna, who is the host, Bert and Cleo, and a bot at the last seat. */
  const three = () =>
    house.table({ game: 'colorado', seats: [null, null, null, 'greenhorn'] }, ['Anna', 'Bert', 'Cleo']);

  test('nobody ever sees two hands: a person who has held a seat can only return to it', async () => {
    const { id, links, people } = await three();
    const [anna, bert] = people as [Visitor, Visitor];
    await bert.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    for (const asked of [sit, ask])
      expect(await asked(bert, links.play!, 3, 'Bert')).toMatchObject({ status: 409, body: { code: 'one-hand' } });
    await anna.get('POST', `/api/tables/${id}/leave`, { seat: 0 });
    expect((await ask(bert, links.play!, 0, 'Bert')).body.code).toBe('one-hand');
    const { table } = await bert.get<{ table: TableInfo }>('GET', `/api/links/${links.play}`);
    expect(table.me).toMatchObject({ seats: [], held: [1] });
    // what they have seen they may see again, without asking
    expect((await bert.sit(links.play!, 1, 'Bert')).me.seats).toEqual([1]);
    expect((await anna.sit(links.play!, 0, 'Anna')).me.seats).toEqual([0]);
  });

  test('the link shows the public state once the game has begun', async () => {
    const [anna, dan] = [house.visitor(), house.visitor()];
    const { id, me } = await anna.create(
      { game: 'sierra', options: { mode: 'competitive' }, seats: [null, null] },
      'Anna',
    );
    const look = () => dan.get<{ totals?: number[] }>('GET', `/api/links/${me.links.play}`);
    expect(await look()).not.toHaveProperty('totals');
    const bert = house.visitor();
    await bert.sit(me.links.play!, 1, 'Bert');
    await anna.start(id);
    const pages = [await house.page(anna, id), await house.page(bert, id)];
    let totals: number[] | undefined;
    // chance decides when the first points are made
    for (let tries = 0; tries < 4 && !totals?.some((points) => points > 0); tries++) {
      await house.play(pages, 12);
      ({ totals } = await look());
    }
    const { rules, views } = await house.page(dan, id, me.links.watch);
    const world = rules.determinize(views.get('spectator')!.view, createRandom('0'.repeat(32)));
    expect(totals).toEqual(rules.score(world, 'spectator').seats.map(({ total }) => total));
    expect(totals!.some((points) => points > 0)).toBe(true);
  });

  test('the host lets a newcomer in, whose request all players see', async () => {
    const { id, links, people, pages } = await three();
    const [anna, bert] = people as [Visitor, Visitor];
    const dan = house.visitor();
    expect(await sit(dan, links.play!, 3, 'Dan')).toMatchObject({ status: 409, body: { code: 'ask-first' } });
    const waiting = (await ask(dan, links.play!, 3, 'Dan')).body as unknown as TableInfo;
    expect(waiting.me).toMatchObject({ seats: [], asking: { seat: 3 } });
    expect(waiting.asking).toBeUndefined();
    const door = await house.page(dan, id, links.play);
    for (const page of pages) await page.settled();
    const [asking] = pages[1]!.table.asking!;
    expect(asking).toEqual({ id: expect.any(String), seat: 3, name: 'Dan', yes: [], missing: 2 });
    // a spectator neither sees nor answers it
    expect(JSON.stringify(await house.visitor().get('GET', `/api/links/${links.watch}`))).not.toContain('Dan');
    expect((await answer(dan, id, asking!.id, true)).body.code).toBe('not-your-seat');
    expect((await answer(bert, id, asking!.id, false)).body.code).toBe('not-the-host');
    const seated = door.until((message) => message.kind === 'joined');
    const renamed = pages[2]!.until((message) => message.kind === 'moved' && message.entry.player?.name === 'Dan');
    expect((await answer(anna, id, asking!.id, true)).status).toBe(200);
    await renamed;
    expect(await seated).toMatchObject({ table: { me: { seats: [3] } } });
    expect((await shown(anna, id)).asking).toBeUndefined();
    expect((await answer(anna, id, asking!.id, true)).body.code).toBe('no-proposal');
  });

  test('without a host, a majority of the players lets a newcomer in', async () => {
    const { id, links, people } = await three();
    const [, bert, cleo] = people as [Visitor, Visitor, Visitor];
    const dan = house.visitor();
    await ask(dan, links.play!, 3, 'Dan');
    const [asking] = (await shown(bert, id)).asking!;
    await answer(bert, id, asking!.id, true);
    expect((await answer(bert, id, asking!.id, true)).body).toMatchObject({ asking: [{ yes: [1], missing: 1 }] });
    expect((await shown(cleo, id)).seats[3]!.bot).toBe('greenhorn');
    await answer(cleo, id, asking!.id, true);
    expect((await shown(dan, id)).me.seats).toEqual([3]);
  });

  test('a refused newcomer is told so and cannot ask again; without a host any no refuses', async () => {
    const { id, links, people } = await three();
    const [anna, bert] = people as [Visitor, Visitor];
    const [dan, eve] = [house.visitor(), house.visitor()];
    await ask(dan, links.play!, 3, 'Dan');
    await answer(anna, id, (await shown(anna, id)).asking![0]!.id, false);
    expect((await ask(dan, links.play!, 3, 'Dan')).body.code).toBe('turned-away');
    const { table } = await dan.get<{ table: TableInfo }>('GET', `/api/links/${links.play}`);
    expect(table.me.asking).toEqual({ seat: 3, refused: true });
    await anna.get('POST', `/api/tables/${id}/leave`, { seat: 0 });
    await ask(eve, links.play!, 0, 'Eve');
    await answer(bert, id, (await shown(bert, id)).asking![0]!.id, false);
    expect((await ask(eve, links.play!, 0, 'Eve')).body.code).toBe('turned-away');
  });

  test('a request survives a restart and can be withdrawn; of two for one seat, one sits down', async () => {
    const { id, links, people } = await three();
    const [anna] = people as [Visitor];
    const [dan, eve, fay] = [house.visitor(), house.visitor(), house.visitor()];
    for (const [visitor, name] of [
      [dan, 'Dan'],
      [eve, 'Eve'],
      [fay, 'Fay'],
    ] as const)
      await ask(visitor, links.play!, 3, name);
    await fay.get('DELETE', `/api/links/${links.play}/ask`);
    await house.restart(...people, dan, eve, fay);
    const { asking = [] } = await shown(anna, id);
    expect(asking.map(({ name }) => name).toSorted()).toEqual(['Dan', 'Eve']);
    await answer(anna, id, asking[0]!.id, true);
    expect((await answer(anna, id, asking[1]!.id, true)).body.code).toBe('seat-taken');
    expect((await shown(anna, id)).seats[3]!.name).toBe(asking[0]!.name);
  });

  test('when several people have played and all have left, a newcomer might be one of them and must ask', async () => {
    const { id, links, people } = await three();
    const [anna, bert, cleo] = people as [Visitor, Visitor, Visitor];
    for (const [seat, visitor] of [anna, bert, cleo].entries())
      await visitor.get('POST', `/api/tables/${id}/leave`, { seat });
    const dan = house.visitor();
    for (const seat of [1, 3]) expect((await sit(dan, links.play!, seat, 'Dan')).body.code).toBe('ask-first');
    expect((await ask(dan, links.play!, 3, 'Dan')).status).toBe(200);
    // a player who returns is asked
    await bert.sit(links.play!, 1, 'Bert');
    const [asking] = (await shown(bert, id)).asking!;
    await answer(bert, id, asking!.id, true);
    expect((await shown(dan, id)).me.seats).toEqual([3]);
  });

  test('an erased player still counts: a newcomer might be them, and must ask', async () => {
    const { id, links, people } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const [anna, bert] = people as [Visitor, Visitor];
    await bert.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    await anna.get('DELETE', '/api/me');
    const again = house.visitor();
    for (const seat of [0, 1]) expect((await sit(again, links.play!, seat, 'Anna')).body.code).toBe('ask-first');
    expect((await bert.sit(links.play!, 1, 'Bert')).me.seats).toEqual([1]);
  });

  test('a request ends when the person sits down elsewhere', async () => {
    const { id, links, people } = await house.table({ game: 'colorado', seats: [null, 'greenhorn', 'greenhorn'] }, [
      'Anna',
    ]);
    const [anna] = people as [Visitor];
    const dan = house.visitor();
    await ask(dan, links.play!, 1, 'Dan');
    const [asking] = (await shown(anna, id)).asking!;
    await anna.get('POST', `/api/tables/${id}/leave`, { seat: 0 });
    expect((await dan.sit(links.play!, 2, 'Dan')).me.seats).toEqual([2]);
    await anna.sit(links.play!, 0, 'Anna');
    expect((await shown(anna, id)).asking).toBeUndefined();
    expect((await answer(anna, id, asking!.id, true)).body.code).toBe('no-proposal');
    expect((await shown(dan, id)).me.seats).toEqual([2]);
  });

  test('a game that one person has played alone and left is open to anybody with the link', async () => {
    const { id, links, people } = await house.table({ game: 'colorado', seats: [null, 'greenhorn'] }, ['Anna']);
    await people[0]!.get('POST', `/api/tables/${id}/leave`, { seat: 0 });
    expect((await house.visitor().sit(links.play!, 1, 'Dan')).me.seats).toEqual([1]);
  });

  test('the limit of one hand for each person applies within a match only', async () => {
    const { id, links, people } = await house.table({ game: 'colorado', seats: [null, null, 'greenhorn'] }, [
      'Anna',
      'Bert',
    ]);
    const [anna, bert] = people as [Visitor, Visitor];
    await bert.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    expect((await sit(bert, links.play!, 2, 'Bert')).body.code).toBe('one-hand');
    const other = await anna.create({ game: 'colorado', seats: [null, null, 'greenhorn'] }, 'Anna');
    expect((await bert.sit(other.me.links.play!, 2, 'Bert')).me.seats).toEqual([2]);
  });
});
