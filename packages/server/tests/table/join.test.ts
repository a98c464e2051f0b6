import { applyPatch, type ServerMessage, type TableInfo } from '@cordillera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestHouse } from '../helpers/house.ts';
import type { Page, Visitor } from '../helpers/players.ts';

let house: TestHouse;

beforeEach(async () => {
  house = await TestHouse.open();
});

afterEach(async () => {
  await house.close();
  expect(house.lines).toEqual([]);
});

const competitive = { mode: 'competitive' };

type Joined = Extract<ServerMessage, { kind: 'joined' }>;
const joined = (page: Page): Joined => page.messages.findLast(({ kind }) => kind === 'joined') as Joined;

/** The same page with a new connection and its earlier knowledge. */
const reconnect = (visitor: Visitor, id: string, before: Page): Promise<Page> =>
  house.page(visitor, id, undefined, before.views.values());

const everything = (page: Page) => ({ view: page.mine.view, events: page.mine.events, own: page.mine.own });

describe('a page that reconnects', () => {
  test('receives what happened since, and no more', async () => {
    const { id, people, pages } = await house.table({ game: 'colorado', seats: [null, null, null] }, ['A', 'B', 'C']);
    await house.play(pages, 40);
    // bert loses his connection; the others play on as far as they can
    const [anna, bert, cleo] = pages as [Page, Page, Page];
    await bert.settled();
    const had = bert.mine.events.length;
    bert.close();
    for (const page of [anna, cleo]) {
      for (;;) {
        await page.settled();
        const { decision } = page;
        if (!decision || decision.forward === 0) break;
        house.clock.pass(500);
        await page.choose(decision.choices[0]!);
      }
    }
    const back = await reconnect(people[1]!, id, bert);
    expect(joined(back).views[0]).toMatchObject({ viewer: 1, told: had });
    expect(had).toBeGreaterThan(20);
    const fresh = await house.page(people[1]!, id);
    expect(joined(fresh).views[0]).toMatchObject({ told: 0 });
    expect(everything(back)).toEqual(everything(fresh));
  });

  test('receives the changed events after an undo', async () => {
    const { id, people, pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const [anna, bert] = pages as [Page, Page];
    await anna.choose(anna.decision!.choices[0]!);
    await bert.settled();
    bert.close();
    const { own } = anna.mine;
    expect(await anna.answerTo({ kind: 'undo', seat: 0, own })).toMatchObject({ kind: 'done' });
    await anna.choose(anna.decision!.choices[1]!);
    const back = await reconnect(people[1]!, id, bert);
    expect(everything(back)).toEqual(everything(await house.page(people[1]!, id)));
    // the same message again: it has been applied already
    expect(await anna.answerTo({ kind: 'undo', seat: 0, own })).toMatchObject({ code: 'too-late' });
  });

  test('does not make a choice twice whose answer was lost', async () => {
    const { id, people, pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const anna = pages[0]!;
    const choice = anna.decision!.choices[0]!;
    const message = { kind: 'choose', key: 'once-only', seat: 0, own: anna.mine.own, choice };
    await anna.answerTo(message);
    expect(anna.mine.own).toBe(1);
    anna.close();
    const back = await reconnect(people[0]!, id, anna);
    expect(await back.answerTo(message)).toMatchObject({ kind: 'done' });
    expect(back.mine.own).toBe(1);
    await house.restart(...people);
    const later = await house.page(people[0]!, id);
    expect(await later.answerTo(message)).toMatchObject({ kind: 'done' });
    expect(later.mine.own).toBe(1);
  });

  test('can replay events from any point', async () => {
    const { pages } = await house.table({ game: 'sierra-west', options: { mode: 'apple-hill' }, seats: [null, null] }, [
      'Anna',
      'Bert',
    ]);
    await house.play(pages, 30);
    const anna = pages[0]!;
    await anna.settled();
    type Replay = Extract<ServerMessage, { kind: 'story' }>;
    const replay = (since: number) => anna.answerTo({ kind: 'story', viewer: 0, since }) as Promise<Replay>;
    const end = ({ first, steps }: Replay): unknown =>
      steps.reduce<unknown>((view, { patch }) => applyPatch(view, patch), first);
    // the events of the setup have no steps
    const full = await replay(0);
    const { events } = anna.mine;
    for (const since of [full.told, full.told + 5, events.length - 1]) {
      house.clock.pass(5000);
      const replayed = await replay(since);
      expect(replayed.told).toBe(since);
      expect(replayed.steps.map(({ event }) => event)).toEqual(events.slice(since));
      expect(end(replayed)).toEqual(end(full));
    }
    expect(await anna.answerTo({ kind: 'story', viewer: 1, since: 0 })).toMatchObject({ code: 'not-your-seat' });
  });

  test('receives the same from a snapshot of a long game as one that was always there', async () => {
    const { id, people, pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    await house.play(pages, 100);
    const before = pages.map(everything);
    await house.restart(...people);
    for (const [seat, person] of people.entries()) {
      expect(everything(await house.page(person, id))).toEqual(before[seat]);
      expect(everything(await reconnect(person, id, pages[seat]!))).toEqual(before[seat]);
    }
  });
});

describe('several people at one device', () => {
  test('get a view each, and the public view', async () => {
    const anna = house.visitor();
    const { id, me } = await anna.create({ game: 'colorado', seats: [null, null] });
    await anna.sit(me.links.play!, 1, 'Ada');
    await anna.start(id);
    const page = await house.page(anna, id);
    expect([...page.views.keys()]).toEqual([0, 1, 'spectator']);
    expect(page.table.me.seats).toEqual([0, 1]);
    for (const seat of [0, 1]) {
      const { choices } = page.rules.decision(
        page.rules.determinize(page.views.get(seat)!.view, { int: () => 0 }),
        seat,
      )!;
      const own = page.views.get(seat)!.own;
      expect(await page.answerTo({ kind: 'choose', seat, own, choice: choices[0] })).toMatchObject({ kind: 'done' });
    }
  });
});

describe('a spectator', () => {
  test('sees the public view and cannot act', async () => {
    const { id, links, people, pages } = await house.table(
      { game: 'sierra', options: competitive, seats: [null, null] },
      ['Anna', 'Bert'],
    );
    const watcher = await house.page(house.visitor(), id, links.watch);
    expect([...watcher.views.keys()]).toEqual(['spectator']);
    expect(watcher.table.me).toEqual({ seats: [], isHost: false, links: {} });
    expect(joined(watcher)).toMatchObject({ chat: [], proposal: null });
    const { hand } = (pages[0]!.mine.view as { players: { hand: number[] | null }[] }).players[0]!;
    expect(hand).not.toBeUndefined();
    const { players } = watcher.views.get('spectator')!.view as { players: { hand: null }[] };
    expect(players.map((each) => each.hand)).toEqual([null, null]);
    const refused = { kind: 'refused', code: 'not-your-seat' };
    const choice = pages[0]!.decision!.choices[0]!;
    expect(await watcher.answerTo({ kind: 'choose', seat: 0, own: 0, choice })).toMatchObject(refused);
    expect(await watcher.answerTo({ kind: 'undo', seat: 0, own: 0 })).toMatchObject(refused);
    expect(await watcher.answerTo({ kind: 'story', viewer: 0, since: 0 })).toMatchObject(refused);
    expect(await watcher.answerTo({ kind: 'story', viewer: 'spectator', since: 0 })).toMatchObject({ kind: 'story' });
    const stranger = house.visitor();
    const sit = await stranger.ask('POST', `/api/links/${links.watch}/sit`, { seat: 0, name: 'Xenia' });
    expect(sit.body.code).toBe('not-your-seat');
    await expect(stranger.open(id)).rejects.toThrow('no-table');
    await expect(stranger.open(id, 'x'.repeat(24))).rejects.toThrow('link-closed');
    const moved = watcher.until(({ kind }) => kind === 'moved');
    await pages[0]!.choose(choice);
    expect(await moved).toMatchObject({ entry: { kind: 'choice', seat: 0 } });
    expect(JSON.stringify(await moved)).not.toContain(JSON.stringify(choice));
    expect(people).toHaveLength(2);
  });
});

describe('links', () => {
  test('that are revoked give no access, and their guests are dismissed', async () => {
    const { id, links, people, pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const watcher = await house.page(house.visitor(), id, links.watch);
    expect((await people[1]!.ask('POST', `/api/tables/${id}/links`)).body.code).toBe('not-the-host');
    const bye = watcher.until(({ kind }) => kind === 'bye');
    const { me } = await people[0]!.get('POST', `/api/tables/${id}/links`);
    expect(await bye).toMatchObject({ code: 'link-closed', again: false });
    expect(me.links.watch).not.toBe(links.watch);
    for (const code of [links.play!, links.watch!]) {
      expect((await house.visitor().ask('GET', `/api/links/${code}`)).body.code).toBe('link-closed');
      await expect(house.visitor().open(id, code)).rejects.toThrow('link-closed');
      const sat = await house.visitor().ask('POST', `/api/links/${code}/sit`, { seat: 0, name: 'X' });
      expect(sat.body.code).toBe('link-closed');
    }
    await house.page(house.visitor(), id, me.links.watch);
    // the players play on
    expect(await pages[1]!.choose(pages[1]!.decision!.choices[0]!)).toMatchObject({ kind: 'done' });
  });

  test('of one table give no access to another', async () => {
    const one = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
    const two = await house.table({ game: 'colorado', seats: [null, null] }, ['Cleo', 'Dora']);
    await expect(house.visitor().open(one.id, two.links.watch)).rejects.toThrow('link-closed');
    await expect(two.people[0]!.open(one.id)).rejects.toThrow('no-table');
  });
});

describe('seats', () => {
  test('of two people who want the same seat at the same moment, one gets it', async () => {
    const anna = house.visitor();
    const { id, me } = await anna.create({ game: 'colorado', seats: [null, null, null] });
    const many = Array.from({ length: 6 }, () => house.visitor());
    const answers = await Promise.all(
      many.map((each, i) => each.ask('POST', `/api/links/${me.links.play}/sit`, { seat: 1, name: `N${i}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'seat-taken')).toHaveLength(5);
    const winner = answers.findIndex(({ status }) => status === 200);
    const { seats } = await anna.get<TableInfo>('GET', `/api/tables/${id}`);
    expect(seats[1]!.name).toBe(`N${winner}`);
    const nowhere = await many[0]!.ask('POST', `/api/links/${me.links.play}/sit`, { seat: 7, name: 'X' });
    expect(nowhere.body.code).toBe('no-seat');
  });

  test('the host can free a seat: its person is dismissed, and another one may sit down', async () => {
    const [anna, bert] = [house.visitor(), house.visitor()];
    const { id, me } = await anna.create({ game: 'colorado', seats: [null, null] });
    await bert.sit(me.links.play!, 1, 'Bert');
    const page = await house.page(bert, id);
    const mine = await house.page(anna, id);
    expect((await bert.ask('POST', `/api/tables/${id}/place`, { seat: 0, bot: null })).body.code).toBe('not-the-host');
    const bye = page.until(({ kind }) => kind === 'bye');
    const free = mine.until((message) => message.kind === 'table' && message.table.seats[1]!.open === true);
    await anna.get('POST', `/api/tables/${id}/place`, { seat: 1, bot: null });
    expect(await bye).toMatchObject({ code: 'not-your-seat', again: false });
    await free;
    await house.visitor().sit(me.links.play!, 1, 'Cleo');
    await anna.start(id);
    // not once the game has started
    expect((await anna.ask('POST', `/api/tables/${id}/place`, { seat: 1, bot: null })).body.code).toBe(
      'already-started',
    );
  });

  test('a spectator with the link who sits down sees the hand from then on', async () => {
    const { id, links, people } = await house.table(
      { game: 'sierra', options: competitive, seats: [null, null, 'greenhorn'] },
      ['Anna', 'Bert'],
    );
    const cleo = house.visitor();
    await cleo.create({ game: 'colorado', seats: [null, null] }, 'Cleo');
    const page = await house.page(cleo, id, links.play);
    expect([...page.views.keys()]).toEqual(['spectator']);
    const again = page.until(({ kind }) => kind === 'joined');
    await cleo.join(links.play!, 2, 'Cleo', people[0]!);
    expect((await again) as Joined).toMatchObject({ views: [{ viewer: 2 }], table: { me: { seats: [2] } } });
    expect(people).toHaveLength(2);
  });
});
