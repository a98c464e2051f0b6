import type { LogEntry } from '@cordillera/engine';
import { limits } from '@cordillera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BotPool } from '../../src/bots/botPool.ts';
import { type Statement, UnknownCommitError } from '../../src/database/database.ts';
import { insertEntry } from '../../src/store/entries.ts';
import { insertSeat } from '../../src/store/matches.ts';
import { newPerson, readPerson } from '../../src/store/people.ts';
import type { LiveTable } from '../../src/table/liveTable.ts';
import { rematch } from '../../src/table/rematch.ts';
import { Tables } from '../../src/table/tableRegistry.ts';
import { TestHouse } from '../helpers/house.ts';
import type { Page } from '../helpers/players.ts';

let house: TestHouse;
const closing: (() => Promise<unknown>)[] = [];
/** The expected errors in the log. */
const meant = (house_: TestHouse): object[] => house_.lines.splice(0);

beforeEach(async () => {
  house = await TestHouse.open();
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await house.close();
  expect(house.lines).toEqual([]);
});

const two = (pace?: object) =>
  house.table({ game: 'colorado', seats: [null, null], ...(pace && { pace: pace as never }) }, ['Anna', 'Bert']);

const actor = (pages: readonly Page[]): Page => pages.find((page) => (page.decision?.forward ?? 0) > 0)!;
const onTo = (table: string) => (statements: readonly Statement[]) => statements.some(({ sql }) => sql.includes(table));
const appends = onTo('INSERT INTO entry');

/** Makes the next matching write fail, before or after it is committed. */
function failNext(fits: (statements: readonly Statement[]) => boolean, when: 'before' | 'after' = 'before'): void {
  const { database } = house.server.tables;
  const { write } = database;
  database.write = async (...statements) => {
    if (!fits(statements)) return write(...statements);
    database.write = write;
    if (when === 'after') await write(...statements);
    throw new Error('the connection broke');
  };
}

/** Another process on the same database, whose notices nobody receives. */
function elsewhere(): Tables {
  const bots = new BotPool(1);
  const tables = new Tables({
    database: { ...house.server.tables.database, kind: 'postgres' },
    bots,
    now: house.clock.now,
    setTimer: house.clock.setTimer,
    onError: (error) => void house.lines.push({ error: String(error) }),
  });
  closing.push(
    () => tables.close(),
    () => bots.close(),
  );
  return tables;
}

const log = async (id: string): Promise<string[]> =>
  (
    await house.server.tables.database.read<{ body: string }>(
      'SELECT body FROM entry WHERE match = $1 ORDER BY seq',
      id,
    )
  ).map(({ body }) => body);

describe('a choice', () => {
  test('is applied if it was written, though the connection broke before the database could answer', async () => {
    const { id, pages } = await two();
    const player = actor(pages);
    failNext(appends, 'after');
    expect(await player.choose(player.decision!.choices[0]!)).toMatchObject({ kind: 'done' });
    expect(await log(id)).toHaveLength(1);
    await house.play(pages, 3);
    expect(await log(id)).toHaveLength(4);
  });

  test('that may have been written is not refused: the page reconnects and asks again', async () => {
    const { id, people, pages } = await two();
    const player = actor(pages);
    const message = {
      kind: 'choose',
      key: 'unsure',
      seat: player.seat,
      own: player.mine.own,
      choice: player.decision!.choices[0]!,
    };
    const { database } = house.server.tables;
    const { write } = database;
    const bye = player.until(({ kind }) => kind === 'bye');
    let late: Promise<unknown> | undefined;
    // the database answers after the timeout, and writes even later
    database.write = async (...statements) => {
      database.write = write;
      late = bye.then(() => write(...statements));
      throw new UnknownCommitError('no answer');
    };
    player.say(message);
    expect(await bye).toMatchObject({ code: 'unavailable', again: true });
    await late;
    expect(player.messages.filter(({ kind }) => kind === 'refused')).toEqual([]);
    const again = await house.page(people[player.seat]!, id);
    expect(await again.answerTo(message)).toMatchObject({ kind: 'done' });
    expect(await log(id)).toHaveLength(1);
    expect(meant(house)).toHaveLength(1);
  });

  test('that could not be written leaves no trace', async () => {
    const { id, pages } = await two();
    const player = actor(pages);
    failNext(appends);
    expect(await player.choose(player.decision!.choices[0]!)).toMatchObject({ kind: 'refused', code: 'unavailable' });
    expect(meant(house)).toHaveLength(1);
    expect(await log(id)).toEqual([]);
    await house.play(pages, 3);
  });

  test('is applied even if the snapshot after it cannot be written', async () => {
    const { id, pages } = await two();
    await house.play(pages, 39);
    const player = actor(pages);
    failNext(onTo('INSERT INTO snapshot'));
    expect(await player.choose(player.decision!.choices[0]!)).toMatchObject({ kind: 'done' });
    expect(await log(id)).toHaveLength(40);
    expect(meant(house)).toHaveLength(1);
    await house.play(pages, 3);
  });

  test('that is resent is recognized, though the seat has made further choices', async () => {
    const { id, people, pages } = await two();
    const player = actor(pages);
    const message = {
      kind: 'choose',
      key: 'my-choice',
      seat: player.seat,
      own: player.mine.own,
      choice: player.decision!.choices[0]!,
    };
    expect(await player.answerTo(message)).toMatchObject({ kind: 'done' });
    await house.play(pages, 6);
    const before = await log(id);
    expect(await player.answerTo(message)).toMatchObject({ kind: 'done' });
    // and by a server that has only a snapshot and the log
    await house.play(pages, 80);
    await house.restart(...people);
    const again = await house.page(people[player.seat]!, id);
    expect(await again.answerTo(message)).toMatchObject({ kind: 'done' });
    expect((await log(id)).slice(0, before.length)).toEqual(before);
    expect(await log(id)).toHaveLength(before.length + 80);
    // the key does not count for another seat, nor with an older version for another choice
    const other = await house.page(people[1 - player.seat]!, id);
    expect(await other.answerTo({ ...message, seat: other.seat })).toMatchObject({ kind: 'refused', code: 'too-late' });
    expect(await again.answerTo({ ...message, key: 'another' })).toMatchObject({ kind: 'refused', code: 'too-late' });
  });
});

describe('a take-back', () => {
  test('that is requested again, because the answer was lost, takes nothing more back', async () => {
    const { id, people, pages } = await house.table({ game: 'colorado', seats: [null, 'greenhorn'] }, ['Anna']);
    const [anna] = pages as [Page];
    await anna.playOn(house.pick(1), () => anna.mine.own >= 4);
    const message = { kind: 'propose', key: 'once-only', seat: 0, proposal: { what: 'takeBack', seat: 0 } };
    expect(await anna.answerTo(message)).toMatchObject({ kind: 'done' });
    expect(await anna.answerTo(message)).toMatchObject({ kind: 'done' });
    await house.restart(...people);
    const again = await house.page(people[0]!, id);
    expect(await again.answerTo(message)).toMatchObject({ kind: 'done' });
    expect((await log(id)).filter((body) => body.startsWith('b'))).toHaveLength(1);
  });

  test('that is requested again while others think about it stays one proposal', async () => {
    const { pages } = await two();
    await house.play(pages, 4);
    const [anna, bert] = pages as [Page, Page];
    const message = { kind: 'propose', key: 'question', seat: 0, proposal: { what: 'takeBack', seat: 0 } };
    expect(await anna.answerTo(message)).toMatchObject({ kind: 'done' });
    expect(await anna.answerTo(message)).toMatchObject({ kind: 'done' });
    expect(await anna.answerTo({ ...message, key: 'another' })).toMatchObject({ code: 'proposal-open' });
    await bert.settled();
    expect(bert.messages.findLast(({ kind }) => kind === 'proposal')).toEqual({
      kind: 'proposal',
      proposal: { number: 1, by: 0, proposal: { what: 'takeBack', seat: 0 }, yes: [0], asked: [1] },
    });
  });
});

/** Makes queries with `part` fail; the returned function ends that. */
function cannotRead(part: string): () => void {
  const { database } = house.server.tables;
  const { read } = database;
  database.read = (sql, ...values) => (sql.includes(part) ? Promise.reject(new Error('away')) : read(sql, ...values));
  return () => {
    database.read = read;
  };
}

describe('when the database fails after a write,', () => {
  test('a pause that everybody agreed to has begun', async () => {
    const { pages } = await two();
    const [anna, bert] = pages as [Page, Page];
    await anna.answerTo({ kind: 'propose', seat: 0, proposal: { what: 'pause' } });
    const back = cannotRead('FROM seat');
    expect(await bert.answerTo({ kind: 'vote', seat: 1, proposal: 1, yes: true })).toMatchObject({ kind: 'done' });
    back();
    expect(meant(house)).toHaveLength(1);
    await anna.settled();
    expect(anna.table.state).toBe('paused');
    expect(await anna.choose(anna.decision!.choices[0]!)).toMatchObject({ kind: 'refused', code: 'paused' });
  });

  test('a player who sat down has the seat', async () => {
    const { id, links, people } = await two();
    const bert = people[1]!;
    await bert.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    const back = cannotRead('FROM seat');
    await bert.ask('POST', `/api/links/${links.play}/sit`, { seat: 1, name: 'Bert' });
    back();
    expect(meant(house).length).toBeGreaterThan(0);
    const page = await house.page(bert, id, links.play);
    expect(page.table.me.seats).toEqual([1]);
  });
});

describe('when another process', () => {
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  /** Checks that every page shows the state of the match with all its events. */
  async function expectSame(pages: readonly Page[], table: LiveTable): Promise<void> {
    const match = await table.runExclusive(() => table.log.loadFullMatch());
    for (const page of pages) {
      await page.settled();
      expect(page.mine.view).toEqual(plain(match.view(page.seat)));
      expect(page.mine.events).toEqual(plain(match.events(0, page.seat)));
    }
  }

  /** A player in the other process chooses, or undoes. */
  async function actThere(table: LiveTable, pick: (max: number) => number): Promise<void> {
    const match = table.match!;
    const seats = [...match.seats.keys()].filter((seat) => match.decision(seat) !== null);
    const seat = seats[pick(seats.length)]!;
    const { choices } = match.decision(seat)!;
    const choice = choices[pick(choices.length)]!;
    await table.runExclusive(() =>
      table.act(
        seat,
        table.log.versionOf(seat),
        `there-${match.seq}`,
        match.canUndo(seat) && pick(2) === 0 ? null : choice,
      ),
    );
  }

  test.each([
    ['sierra', [null, null, null, null]],
    ['colorado', [null, null, null]],
  ])('has written several entries first, all pages still follow the match: %s', async (game, seats) => {
    const { id, pages } = await house.table({ game, seats }, ['Anna', 'Bert', 'Cleo', 'Dan'].slice(0, seats.length));
    const there = elsewhere();
    const pick = house.pick(7);
    const here = await house.server.tables.open(id);
    for (let round = 0; round < 40; round++) {
      const table = await there.open(id);
      for (let i = pick(4); i >= 0 && table.match!.result() === null; i--) await actThere(table, pick);
      const player = pages[pick(pages.length)]!;
      const { decision } = player;
      if (decision) await player.choose(decision.choices[pick(decision.choices.length)]!);
      if (here.match!.result() !== null) break;
      if (here.match!.seq >= table.match!.seq) await expectSame(pages, here);
    }
    await house.server.tables.written(id, Number.POSITIVE_INFINITY);
    await expectSame(pages, here);
  });

  test('wins the race twenty times in a row, the choice is made all the same', async () => {
    const { id, pages } = await house.table({ game: 'colorado', seats: [null, null, null] }, ['Anna', 'Bert', 'Cleo']);
    const both = (): boolean => pages.filter(({ decision }) => (decision?.forward ?? 0) > 0).length > 1;
    while (!both()) await house.play(pages, 1);
    const [mine, other] = pages.filter(({ decision }) => (decision?.forward ?? 0) > 0) as [Page, Page];
    const there = await elsewhere().open(id);
    const { database } = house.server.tables;
    const { write } = database;
    let faster = 0;
    database.write = async (...statements) => {
      const isEntry = statements.some(({ sql }) => sql.startsWith('INSERT INTO entry'));
      if (isEntry && faster < 20) {
        faster++;
        const match = there.match!;
        const choice = match.canUndo(other.seat) ? null : match.decision(other.seat)!.choices[0]!;
        await there.runExclusive(() =>
          there.act(other.seat, there.log.versionOf(other.seat), `there-${faster}`, choice),
        );
      }
      return write(...statements);
    };
    const answer = await mine.choose(mine.decision!.choices[0]!);
    database.write = write;
    expect(faster).toBe(20);
    expect(answer).toMatchObject({ kind: 'done' });
    await expectSame(pages, await house.server.tables.open(id));
  });

  test('wins the race and the database fails while this one reads the entries, it recovers', async () => {
    const { id, pages } = await two();
    await house.play(pages, 5);
    const table = await elsewhere().open(id);
    await actThere(table, () => 0);
    for (const fails of ['FROM match', 'FROM entry', 'FROM seat', 'FROM link']) {
      const { database } = house.server.tables;
      const { read } = database;
      database.read = (sql, ...values) =>
        sql.includes(fails) ? Promise.reject(new Error('away')) : read(sql, ...values);
      const player = actor(pages);
      await player.choose(player.decision!.choices[0]!);
      database.read = read;
    }
    expect(meant(house).length).toBeGreaterThan(0);
    const here = await house.server.tables.open(id);
    await here.runExclusive(async () => undefined);
    expect(here.match!.seq).toBe(table.match!.seq);
    await expectSame(pages, here);
    await house.play(pages, 3);
  });

  test.each(['FROM match', 'FROM seat', 'FROM entry', 'FROM chat', 'FROM proposal'])(
    'has written something that cannot be read at first (%s), it is broadcast a little later',
    async (fails) => {
      const { id, pages } = await two();
      await house.play(pages, 5);
      const table = await elsewhere().open(id);
      await table.runExclusive(() => table.change({ pace: { kind: 'move', seconds: 60 } }));
      await actThere(table, () => 0);
      const { tables } = house.server;
      const { read } = tables.database;
      tables.database.read = (sql, ...values) =>
        sql.includes(fails) ? Promise.reject(new Error('away')) : read(sql, ...values);
      await tables.written(id, table.match!.seq);
      tables.database.read = read;
      expect(meant(house)).toHaveLength(1);
      house.clock.pass(3000);
      const here = await tables.open(id);
      await here.runExclusive(async () => undefined);
      await expectSame(pages, table);
      expect(pages[0]!.table.pace).toEqual({ kind: 'move', seconds: 60 });
    },
  );

  test('has given the seat to another person, the second one reads that it is taken', async () => {
    const { id, links, people } = await two();
    await people[1]!.get('POST', `/api/tables/${id}/leave`, { seat: 1 });
    const table = await elsewhere().open(id);
    const { database } = house.server.tables;
    const { person: cleo } = await newPerson(database, 'Cleo', 'phone', house.clock.now());
    await table.runExclusive(() => table.sit(1, { name: 'Cleo' }, cleo.id, insertSeat(id, 1, cleo.id)));
    // a newcomer would have to ask first; a former player may return
    const late = await people[1]!.ask('POST', `/api/links/${links.play}/sit`, { seat: 1, name: 'Bert' });
    expect(late).toMatchObject({ status: 409, body: { code: 'seat-taken' } });
    expect((await log(id)).filter((body) => body.startsWith('s1'))).toHaveLength(2);
  });

  test('has stored a chat message that is resent from there, this one does not store it again', async () => {
    const { id, pages } = await two();
    const table = await elsewhere().open(id);
    const [anna] = pages as [Page];
    const [sitting] = [...table.people.values()];
    await table.runExclusive(() => table.postChatLine(sitting!, 0, 'my-words', 'table', 'Hello'));
    expect(await anna.answerTo({ kind: 'say', key: 'my-words', seat: 0, to: 'table', text: 'Hello' })).toMatchObject({
      kind: 'done',
    });
    const rows = await house.server.tables.database.read('SELECT number FROM chat WHERE match = $1', id);
    expect(rows).toHaveLength(1);
  });

  test('has made the rematch at the same moment, both get the same one', async () => {
    const { id, people, pages } = await two();
    await Promise.all(pages.map((page, i) => page.playOn(house.pick(i))));
    const there = elsewhere();
    const table = await there.open(id);
    const [first] = [...table.people.values()];
    const person = (await readPerson(there.database, first!))!;
    const next = await rematch(there, table, person, 40);
    expect((await people[1]!.get('POST', `/api/tables/${id}/rematch`)).id).toBe(next);
  });

  test('has ended the game while this one changes something else, the result stays', async () => {
    const { id, pages } = await two();
    const pick = house.pick(3);
    const table = await elsewhere().open(id);
    for (let seat = table.match!.deciders()[0]; seat !== undefined; seat = table.match!.deciders()[0]) {
      const { choices, forward } = table.match!.decision(seat)!;
      const choice = choices[pick(forward)]!;
      const decider = seat;
      await table.runExclusive(() => table.act(decider, table.log.versionOf(decider), '', choice));
    }
    // this process knows nothing of it yet
    const [anna, bert] = pages as [Page, Page];
    await anna.answerTo({ kind: 'propose', seat: 0, proposal: { what: 'pause' } });
    await bert.answerTo({ kind: 'vote', seat: 1, proposal: 1, yes: true });
    await house.server.tables.written(id, table.match!.seq);
    await anna.settled();
    expect(anna.table.state).toBe('over');
    expect(anna.table.result).toEqual(table.match!.result());
  });

  test('has changed whose turn it is while this one pauses the game, it is known afterwards', async () => {
    const { id, pages } = await two({ kind: 'move', seconds: 60 });
    const [anna, bert] = pages as [Page, Page];
    const agree = async (what: string, proposal: number) => {
      await anna.answerTo({ kind: 'propose', seat: 0, proposal: { what } });
      expect(await bert.answerTo({ kind: 'vote', seat: 1, proposal, yes: true })).toMatchObject({ kind: 'done' });
    };
    const there = elsewhere();
    const table = await there.open(id);
    const before = table.match!.deciders().join();
    const pick = house.pick(3);
    while (table.match!.deciders().join() === before) await actThere(table, pick);
    await agree('pause', 1);
    await house.server.tables.written(id, table.match!.seq);
    await agree('resume', 2);
    const [row] = await there.database.read<{ summary: string }>('SELECT summary FROM match WHERE id = $1', id);
    expect(JSON.parse(row!.summary).waiting).toEqual(table.match!.deciders());
  });
});

test('a log that is very long grows only by what the game needs', async () => {
  const { id, people, pages } = await two();
  const { tables } = house.server;
  const { match } = await tables.open(id);
  const seat = match!.deciders()[0]!;
  const first = match!.decision(seat)!.choices[0]!;
  // hours of choices and undos
  const entries = Array.from({ length: limits.maxUndoableEntries / 2 }, (): LogEntry[] => [
    { kind: 'choice', seat, choice: first },
    { kind: 'undo', seat },
  ]).flat();
  await tables.database.write(
    ...entries.map((entry, seq) => insertEntry(id, { seq, at: house.clock.now(), key: '', entry })),
  );
  await house.restart(...people);
  const again = [await house.page(people[0]!, id), await house.page(people[1]!, id)];
  const player = again[seat]!;
  expect(await player.choose(first)).toMatchObject({ kind: 'done' });
  await player.settled();
  expect(player.mine.canUndo).toBe(true);
  const refused = { kind: 'refused', code: 'cannot-undo' };
  expect(await player.answerTo({ kind: 'undo', seat, own: player.mine.own })).toMatchObject(refused);
  const takeBack = { kind: 'propose', seat, proposal: { what: 'takeBack', seat } };
  expect(await player.answerTo(takeBack)).toMatchObject(refused);
  await Promise.all(again.map((page, i) => page.playOn(house.pick(i))));
  expect(player.table.state).toBe('over');
  for (const page of pages) page.close();
});

describe('a deadline', () => {
  test('that passes while the player answers through another process does not matter', async () => {
    const { id, pages } = await two({ kind: 'move', seconds: 60 });
    const [anna, bert] = pages as [Page, Page];
    await bert.choose(bert.decision!.choices[0]!);
    await anna.settled();
    const there = elsewhere();
    const table = await there.open(id);
    // the other process has read everything, and is about to seat the stand-in
    house.clock.pass(59_000);
    const { database } = there;
    const { write } = database;
    database.write = async (...statements) => {
      database.write = write;
      expect(await anna.choose(anna.decision!.choices[0]!)).toMatchObject({ kind: 'done' });
      return write(...statements);
    };
    const now = house.clock.now();
    // its clock runs slightly fast
    Object.defineProperty(there, 'now', { value: () => now + 2000 });
    await there.timeIsUp(id);
    expect(await log(id)).not.toContainEqual(expect.stringMatching(/^s/));
    expect(table.match!.seq).toBe(2);
  });
});
