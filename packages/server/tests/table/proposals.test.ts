import { loadMatch } from '@cordillera/games';
import type { ServerMessage } from '@cordillera/protocol';
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

const three = () => house.table({ game: 'colorado', seats: [null, null, null] }, ['Anna', 'Bert', 'Cleo']);
const propose = (page: Page, what: string, seat?: number) =>
  page.answerTo({ kind: 'propose', seat: page.seat, proposal: { what, ...(seat !== undefined && { seat }) } });
const vote = (page: Page, proposal: number, yes = true) =>
  page.answerTo({ kind: 'vote', seat: page.seat, proposal, yes });

type ProposalMessage = Extract<ServerMessage, { kind: 'proposal' }>;
const lastProposal = (page: Page): ProposalMessage =>
  page.messages.findLast(({ kind }) => kind === 'proposal') as ProposalMessage;
const allSettled = async (pages: readonly Page[]) => {
  for (const page of pages) await page.settled();
};
const done = { kind: 'done' };
const refused = (code: string) => ({ kind: 'refused', code });

const actor = (pages: readonly Page[]): Page => pages.find((page) => (page.decision?.forward ?? 0) > 0)!;

describe('a pause', () => {
  test('begins and ends when everybody agrees', async () => {
    const { id, links, people, pages } = await three();
    const [anna, bert, cleo] = pages as [Page, Page, Page];
    const watcher = await house.page(house.visitor(), id, links.watch);
    expect(await propose(anna, 'pause')).toMatchObject(done);
    await allSettled(pages);
    const open = { number: 1, by: 0, proposal: { what: 'pause' }, yes: [0], asked: [1, 2] };
    for (const page of pages) expect(lastProposal(page).proposal).toEqual(open);
    expect(await propose(bert, 'pause')).toMatchObject(refused('proposal-open'));
    // a player who connects meanwhile is asked too
    const again = await house.page(people[2]!, id);
    expect(again.messages[0]).toMatchObject({ kind: 'joined', proposal: open });
    expect(await vote(bert, 1)).toMatchObject(done);
    expect(anna.table.state).toBe('playing');
    expect(await vote(bert, 1)).toMatchObject(done);
    expect(await vote(cleo, 2)).toMatchObject(refused('no-proposal'));
    expect(await vote(cleo, 1)).toMatchObject(done);
    await allSettled(pages);
    expect(pages.map(({ table }) => table.state)).toEqual(['paused', 'paused', 'paused']);
    expect(lastProposal(anna).proposal).toBeNull();

    const player = actor(pages);
    expect(await player.choose(player.decision!.choices[0]!)).toMatchObject(refused('paused'));
    expect(await propose(anna, 'takeBack', 0)).toMatchObject(refused('paused'));
    expect(await propose(bert, 'resume')).toMatchObject(done);
    expect(await vote(anna, 2)).toMatchObject(done);
    expect(await vote(cleo, 2)).toMatchObject(done);
    await allSettled(pages);
    expect(anna.table.state).toBe('playing');
    expect(await player.choose(player.decision!.choices[0]!)).toMatchObject(done);
    await watcher.settled();
    expect(watcher.messages.map(({ kind }) => kind)).not.toContain('proposal');
  });

  test('is closed when one player rejects it, and everybody sees who', async () => {
    const { pages } = await three();
    const [anna, bert, cleo] = pages as [Page, Page, Page];
    await propose(anna, 'pause');
    expect(await vote(cleo, 1, false)).toMatchObject(done);
    await allSettled(pages);
    expect(lastProposal(anna)).toEqual({ kind: 'proposal', proposal: null, refusedBy: 2 });
    expect(await vote(bert, 1)).toMatchObject(refused('no-proposal'));
    expect(anna.table.state).toBe('playing');
    await propose(anna, 'pause');
    await vote(anna, 2, false);
    await propose(anna, 'pause');
    await vote(anna, 3, false);
    expect(await propose(anna, 'pause')).toMatchObject(refused('too-fast'));
    expect(await propose(bert, 'resume')).toMatchObject(refused('no-proposal'));
  });

  test('needs no agreement of bots, nor of stand-ins of players who left', async () => {
    const { id, people, pages } = await house.table({ game: 'colorado', seats: [null, null, 'greenhorn'] }, [
      'Anna',
      'Bert',
    ]);
    const [anna] = pages as [Page, Page];
    await propose(anna, 'pause');
    await anna.settled();
    expect(lastProposal(anna).proposal).toMatchObject({ asked: [1] });
    const paused = anna.until((message) => message.kind === 'table' && message.table.state === 'paused');
    await people[1]!.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    await paused;
  });

  test('needs only one answer from a player with two seats', async () => {
    const anna = house.visitor();
    const { id, me } = await anna.create({ game: 'colorado', seats: [null, null, null] });
    await anna.sit(me.links.play!, 1, 'Ada');
    const bert = house.visitor();
    await bert.sit(me.links.play!, 2, 'Bert');
    await anna.start(id);
    const [mine, theirs] = [await house.page(anna, id), await house.page(bert, id)];
    await propose(theirs, 'pause');
    await mine.settled();
    expect(lastProposal(mine).proposal).toMatchObject({ yes: [2], asked: [0, 1] });
    const paused = mine.until((message) => message.kind === 'table' && message.table.state === 'paused');
    await vote(mine, 1);
    await paused;
  });

  test('survives a restart of the server', async () => {
    const { id, people, pages } = await three();
    await propose(pages[0]!, 'pause');
    await vote(pages[1]!, 1);
    await house.restart(...people);
    const cleo = await house.page(people[2]!, id);
    expect(cleo.messages[0]).toMatchObject({ proposal: { number: 1, yes: [0, 1], asked: [2] } });
    const paused = cleo.until((message) => message.kind === 'table' && message.table.state === 'paused');
    await vote(cleo, 1);
    await paused;
    await house.restart(...people);
    expect((await house.page(people[0]!, id)).table.state).toBe('paused');
  });
});

describe('a pause with an end', () => {
  const day = 86_400_000;
  const agree = async (pages: readonly Page[], until?: number) => {
    const [first, ...others] = pages as [Page, ...Page[]];
    const proposal = { what: 'pause', ...(until !== undefined && { until }) };
    expect(await first.answerTo({ kind: 'propose', seat: first.seat, proposal })).toMatchObject(done);
    await first.settled();
    const { number } = lastProposal(first).proposal!;
    for (const page of others) expect(await vote(page, number)).toMatchObject(done);
    await allSettled(pages);
  };
  const goesOn = (page: Page) => page.until((message) => message.kind === 'table' && message.table.state === 'playing');
  const lineOf = async (person: Visitor) => (await person.call('listTables'))[0]!;

  test('ends by itself at that moment, and the clocks resume', async () => {
    const { people, pages } = await house.table(
      { game: 'colorado', seats: [null, null], pace: { kind: 'bank', seconds: 600, more: 0 } },
      ['Anna', 'Bert'],
    );
    const [anna] = pages as [Page, Page];
    house.clock.pass(100_000);
    const until = house.clock.now() + 3 * day;
    await agree(pages, until);
    expect(anna.table).toMatchObject({ state: 'paused', resumes: until });
    expect(await lineOf(people[0]!)).toMatchObject({ state: 'paused', resumes: until });
    expect(await lineOf(people[0]!)).not.toHaveProperty('deadline');
    house.clock.pass(3 * day - 1);
    await allSettled(pages);
    expect(anna.table.state).toBe('paused');
    const going = goesOn(anna);
    house.clock.pass(1);
    await going;
    expect(anna.table.resumes).toBeUndefined();
    expect(anna.table.seats.map(({ deadline }) => deadline)).toEqual([until + 500_000, until + 500_000]);
    expect(await lineOf(people[1]!)).toMatchObject({ state: 'playing', deadline: until + 500_000 });
  });

  test('can be ended earlier by agreement, and then does not end a second time', async () => {
    const { pages } = await three();
    const [anna, bert, cleo] = pages as [Page, Page, Page];
    const until = house.clock.now() + day;
    await agree(pages, until);
    expect(await propose(bert, 'resume')).toMatchObject(done);
    for (const page of [anna, cleo]) expect(await vote(page, 2)).toMatchObject(done);
    await allSettled(pages);
    expect(anna.table.state).toBe('playing');
    // a pause without an end, past the moment when the first would have ended
    await agree(pages);
    house.clock.pass(2 * day);
    await allSettled(pages);
    expect(anna.table.state).toBe('paused');
    expect(anna.table).not.toHaveProperty('resumes');
  });

  test('closes an open proposal to resume when it ends', async () => {
    const { pages } = await three();
    const [anna, bert] = pages as [Page, Page];
    await agree(pages, house.clock.now() + day);
    await propose(anna, 'resume');
    await allSettled(pages);
    expect(lastProposal(bert).proposal).toMatchObject({ number: 2 });
    const going = goesOn(anna);
    house.clock.pass(day);
    await going;
    await allSettled(pages);
    expect(lastProposal(bert).proposal).toBeNull();
    expect(await vote(bert, 2)).toMatchObject(refused('no-proposal'));
  });

  test('still ends when a player has left their seat', async () => {
    const { id, people, pages } = await three();
    const [anna] = pages as [Page];
    const until = house.clock.now() + day;
    await agree(pages, until);
    await people[1]!.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    await anna.settled();
    expect(anna.table).toMatchObject({ state: 'paused', resumes: until });
    const going = goesOn(anna);
    house.clock.pass(day);
    await going;
  });

  test('survives a restart, before its end and after it', async () => {
    const { id, people, pages } = await three();
    const until = house.clock.now() + 2 * day;
    await agree(pages, until);
    await house.restart(...people);
    const again = await house.page(people[0]!, id);
    expect(again.table).toMatchObject({ state: 'paused', resumes: until });
    await house.server.close();
    house.clock.pass(3 * day);
    await house.start();
    for (const person of people) person.base = house.url;
    // nobody watches the table
    await expect.poll(() => lineOf(people[0]!), { timeout: 60_000 }).toMatchObject({ state: 'playing' });
  });

  test('is refused if its end has passed, is too far away or is invalid; nobody is asked', async () => {
    const { pages } = await three();
    const [anna] = pages as [Page];
    const ask = (until: unknown) =>
      anna.answerTo({ kind: 'propose', seat: 0, proposal: { what: 'pause', until } }).catch(() => null);
    expect(await ask(house.clock.now())).toMatchObject(refused('bad-time'));
    expect(await ask(house.clock.now() + 367 * day)).toMatchObject(refused('bad-time'));
    for (const until of ['Monday', 1.5, -1, 1e300, null]) {
      anna.say({ kind: 'propose', key: 'pause-1', seat: 0, proposal: { what: 'pause', until } });
      await anna.settled();
      expect(anna.messages.findLast(({ kind }) => kind === 'refused')).toMatchObject({ code: 'bad-message' });
    }
    await allSettled(pages);
    expect(pages.flatMap(({ messages }) => messages.filter(({ kind }) => kind === 'proposal'))).toEqual([]);
  });

  test('is no open proposal any more when its moment has passed', async () => {
    const { pages } = await three();
    const [anna, bert, cleo] = pages as [Page, Page, Page];
    await anna.answerTo({
      kind: 'propose',
      seat: 0,
      proposal: { what: 'pause', until: house.clock.now() + 1000 },
    });
    await vote(bert, 1);
    house.clock.pass(1000);
    expect(await vote(cleo, 1)).toMatchObject(refused('no-proposal'));
    expect(await propose(cleo, 'pause')).toMatchObject(done);
  });
});

describe('a take-back', () => {
  test('crosses barriers when all agree: everybody sees the previous position, and the log records it', async () => {
    const { id, people, pages } = await three();
    await house.play(pages, 60);
    const seen = ({ mine }: Page) => ({ view: mine.view, events: [...mine.events] });
    let before = pages.map(seen);
    // a choice that revealed or drew something
    let chooser = actor(pages);
    for (let tries = 0; ; tries++) {
      chooser = actor(pages);
      const { decision } = chooser;
      await chooser.choose(decision!.choices[decision!.forward - 1]!);
      await allSettled(pages);
      if (!chooser.mine.canUndo) break;
      expect(tries).toBeLessThan(50);
      before = pages.map(seen);
    }
    const { seat } = chooser;
    expect(await chooser.answerTo({ kind: 'undo', seat, own: chooser.mine.own })).toMatchObject(refused('cannot-undo'));
    const stale = { kind: 'choose', seat, own: chooser.mine.own, choice: actor(pages).decision!.choices[0]! };
    expect(await propose(chooser, 'takeBack', seat)).toMatchObject(done);
    const [second, third] = pages.filter((page) => page !== chooser);
    expect(await vote(second!, 1)).toMatchObject(done);
    const moved = pages.map((page) => page.until(({ kind }) => kind === 'moved'));
    expect(await vote(third!, 1)).toMatchObject(done);
    for (const each of await Promise.all(moved)) expect(each).toMatchObject({ entry: { kind: 'takeBack', seat } });
    await allSettled(pages);
    pages.forEach(({ mine }, index) => {
      expect(mine.view).toEqual(before[index]!.view);
      expect(mine.events).toEqual(before[index]!.events);
    });
    expect(lastProposal(chooser).proposal).toBeNull();
    // decisions from before it are outdated
    expect(await chooser.answerTo(stale)).toMatchObject(refused('too-late'));

    // a page that joins now sees the same, and so does a restarted server
    await house.restart(...people);
    const again: Page[] = [];
    for (const person of people) again.push(await house.page(person, id));
    expect(again.map(({ mine }) => mine.view)).toEqual(before.map(({ view }) => view));
    expect(again.map(({ mine }) => mine.events)).toEqual(before.map(({ events }) => events));
    await Promise.all(again.map((page, i) => page.playOn(house.pick(i))));
    const match = loadMatch(await people[0]!.get<object>('GET', `/api/tables/${id}/match`));
    expect(match.log().filter(({ kind }) => kind === 'takeBack')).toEqual([{ kind: 'takeBack', seat }]);
    expect(match.result()).toEqual(again[0]!.table.result);
  });

  test('lapses when the position changes', async () => {
    const { pages } = await three();
    await house.play(pages, 4);
    const [anna, bert] = pages as [Page, Page];
    expect(await propose(anna, 'takeBack', 0)).toMatchObject(done);
    const player = actor(pages);
    await player.choose(player.decision!.choices[0]!);
    await allSettled(pages);
    for (const page of pages) expect(lastProposal(page).proposal).toBeNull();
    expect(await vote(bert, 1)).toMatchObject(refused('no-proposal'));
    expect(await propose(bert, 'takeBack', 0)).toMatchObject(done);
  });

  test('is refused when there is nothing to take back, or the game is over', async () => {
    const { pages } = await house.table({ game: 'colorado', seats: [null, 'greenhorn'] }, ['Anna']);
    const [anna] = pages as [Page];
    expect(await propose(anna, 'takeBack', 0)).toMatchObject(refused('cannot-undo'));
    expect(await propose(anna, 'takeBack', 5)).toMatchObject(refused('cannot-undo'));
    // bots agree at once
    await anna.choose(anna.decision!.choices[0]!);
    const moved = anna.until((message) => message.kind === 'moved' && message.entry.kind === 'takeBack');
    expect(await propose(anna, 'takeBack', 0)).toMatchObject(done);
    await moved;
    await anna.playOn(house.pick(5));
    expect(await propose(anna, 'takeBack', 0)).toMatchObject(refused('game-over'));
    expect(await propose(anna, 'pause')).toMatchObject(refused('game-over'));
  });
});
