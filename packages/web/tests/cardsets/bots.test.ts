import { type Bot, type BotPosition, type Budget, randomBot, searchWithinBudget } from '@cordillera/bots';
import type { BotAnswer, BotMessage, BotQuestion, KnownMatch } from '@cordillera/bots/questions';
import { createMatch, type GameTypes, loadPack, type Seat } from '@cordillera/engine';
import { gameById, games } from '@cordillera/games';
import type { SierraRules } from '@cordillera/sierra';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BotClient } from '../../src/table/bots/botClient.ts';

/** The position and budget of each question the bot got. */
const given = vi.hoisted(() => [] as { position: BotPosition; budget: Budget }[]);
// The factory must not load '@cordillera/bots', which waits for this module: its functions are used only later.
vi.mock('@cordillera/bots/lazy', () => {
  const listening: Bot<GameTypes, { heard: string[] }> = {
    id: 'listening',
    memory: () => ({ heard: [] }),
    observe: ({ heard }, { type }) => void heard.push(type),
    choose(position, budget = {}) {
      given.push({ position, budget });
      return randomBot.choose(position);
    },
  };
  /** Never answers, and keeps yielding to other tasks. */
  const pondering: Bot = {
    ...listening,
    id: 'pondering',
    choose(position, budget = {}) {
      given.push({ position, budget });
      const forEver = {
        *[Symbol.iterator]() {
          for (;;) yield 0;
        },
      };
      return searchWithinBudget(forEver, { signal: budget.signal! }, () => ({}));
    },
  };
  return { loadBots: async () => [listening, pondering] };
});

/** The worker's side, in this thread; messages are copied, as they are in a worker. */
let receive: (event: { data: BotMessage }) => void;
const answers: BotAnswer[] = [];
const send = (data: BotMessage): void => receive({ data: structuredClone(data) });
const answered = (ids: readonly number[]): Promise<void> =>
  vi.waitFor(() => expect(answers.map(({ id }) => id)).toEqual(ids), { timeout: 30_000 });

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, listener: typeof receive) => {
    receive = listener;
  });
  vi.stubGlobal('postMessage', (answer: BotAnswer) => answers.push(answer));
  await import('../../src/table/bots/tableWorker.ts');
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  given.length = 0;
  answers.length = 0;
});

const sierra = gameById('sierra');
const matchOf = () =>
  createMatch(sierra, {
    options: { mode: 'competitive' },
    seats: [{ name: 'Ada' }, { name: 'Ben' }],
    seed: '3'.repeat(32),
  });

const questionOf = (match: KnownMatch, id: number, seat: Seat, more: Partial<BotQuestion> = {}): BotQuestion => ({
  id,
  table: 'table',
  seat,
  bot: 'listening',
  view: match.view(seat),
  decision: match.decision(seat)!,
  budgetMs: 1234,
  events: [],
  isRestart: false,
  ...more,
});

test('a bot without a table answers with an error', async () => {
  send({ question: questionOf(matchOf(), 0, 0) });
  await answered([0]);
  expect(answers).toEqual([{ id: 0, error: expect.stringContaining('no such table') }]);
});

describe('a bot at its table', () => {
  const files = structuredClone(sierra.house.files) as { 'stages.json': { stages: { suns: { solo: number[] } }[] } };
  files['stages.json'].stages[0]!.suns.solo[2] = 777;
  const { content } = loadPack(sierra.format, { id: 'mine', files });
  const match = matchOf();
  beforeEach(() => send({ table: { id: 'table', game: 'sierra', rulesVersion: 1, content } }));

  test('plays by the cards of its table, within its time budget', async () => {
    send({ question: questionOf(match, 0, 0) });
    await answered([0]);
    expect(answers[0]).toHaveProperty('choice');
    const { position, budget } = given[0]!;
    expect((position.rules as unknown as SierraRules).box.stages[0]!.suns.solo[2]).toBe(777);
    expect(budget).toEqual({ ms: 1234, signal: expect.any(AbortSignal) });
  });

  test('has a separate memory for each seat, fed with the events of that seat and cleared on a restart', async () => {
    const withEvents = (...types: string[]) => ({ events: types.map((type) => ({ type })) });
    send({ question: questionOf(match, 0, 0, { isRestart: true, ...withEvents('a', 'b') }) });
    send({ question: questionOf(match, 1, 1, { isRestart: true, ...withEvents('c') }) });
    await answered([0, 1]);
    send({ question: questionOf(match, 2, 0, withEvents('d')) });
    await answered([0, 1, 2]);
    expect(given.map(({ position }) => position.memory)).toEqual([
      { heard: ['a', 'b', 'd'] },
      { heard: ['c'] },
      { heard: ['a', 'b', 'd'] },
    ]);
    send({ question: questionOf(match, 3, 0, { isRestart: true, ...withEvents('a') }) });
    await answered([0, 1, 2, 3]);
    expect(given[3]!.position.memory).toEqual({ heard: ['a'] });
    expect(given[0]!.position.memory).toEqual({ heard: ['a', 'b', 'd'] });
  });

  test('drops the first question of a seat that is asked again, but remembers the events sent with it', async () => {
    send({ question: questionOf(match, 0, 0, { bot: 'pondering', isRestart: true, events: [{ type: 'a' }] }) });
    await vi.waitFor(() => expect(given).toHaveLength(1), { timeout: 30_000 });
    expect(given[0]!.budget.signal!.aborted).toBe(false);
    send({ question: questionOf(match, 1, 0, { events: [{ type: 'b' }] }) });
    send({ question: questionOf(match, 2, 0, { events: [{ type: 'c' }] }) });
    await answered([2]);
    expect(given[0]!.budget.signal!.aborted).toBe(true);
    expect(given.map(({ position }) => position.memory)).toEqual(Array(2).fill({ heard: ['a', 'b', 'c'] }));
  });
});

test('the content of every game can be sent to a worker', () => {
  for (const { format, house } of games) {
    const { content } = loadPack(format, house);
    expect(structuredClone(content)).toEqual(content);
  }
});

/** Fake workers: what each received, whether it answers, how it fails. */
interface Room {
  sent: BotMessage[];
  fail(message: string): void;
  answer(id: number): void;
  ended: boolean;
}

function rooms(): Room[] {
  const made: Room[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      #listeners: Record<string, (event: object) => void> = {};
      #room: Room = {
        sent: [],
        fail: (message) => this.#listeners.error!({ preventDefault: () => undefined, message }),
        answer: (id) => this.#listeners.message!({ data: { id, choice: { answer: id } } }),
        ended: false,
      };
      constructor() {
        made.push(this.#room);
      }
      addEventListener(type: string, listener: (event: object) => void): void {
        this.#listeners[type] = listener;
      }
      postMessage(message: BotMessage): void {
        this.#room.sent.push(message);
      }
      terminate(): void {
        this.#room.ended = true;
      }
    },
  );
  return made;
}

describe('the client of the bots', () => {
  const table = { game: 'sierra', rulesVersion: 1, content: { mountain: [] } };
  const opened: BotClient[] = [];
  const open = (): BotClient => {
    const bots = new BotClient(table);
    opened.push(bots);
    return bots;
  };
  // unanswered questions would fail half a minute later, in the middle of another file's tests
  afterEach(() => {
    for (const bots of opened.splice(0)) bots.close();
  });
  const questions = ({ sent }: Room): BotQuestion[] =>
    sent.flatMap((message) => ('question' in message ? [message.question] : []));

  test('sends a worker its table once, before the first question, and again to a new worker', async () => {
    const made = rooms();
    const bots = open();
    const match = matchOf();
    const first = bots.ask(0, 'random', match);
    const second = bots.ask(1, 'random', match);
    made[0]!.answer(1);
    made[0]!.answer(0);
    expect(await Promise.all([first, second])).toEqual([{ answer: 0 }, { answer: 1 }]);
    expect(made[0]!.sent[0]).toEqual({ table: { id: 'table', ...table } });
    expect(questions(made[0]!)[0]).toMatchObject({
      id: 0,
      seat: 0,
      bot: 'random',
      view: match.view(0),
      decision: match.decision(0),
      budgetMs: expect.any(Number),
    });
    const waiting = bots.ask(0, 'random', match);
    made[0]!.fail('out of memory');
    await expect(waiting).rejects.toThrow('out of memory');
    expect(made[0]!.ended).toBe(true);
    void bots.ask(0, 'random', match);
    expect(made[1]!.sent[0]).toEqual({ table: { id: 'table', ...table } });
    expect(questions(made[1]!)[0]).toMatchObject({ isRestart: true, events: match.events(0, 0) });
  });

  test('sends a bot the events since its last question, and all of them after an undo or for another bot', () => {
    const made = rooms();
    const bots = open();
    const match = matchOf();
    const asked = (bot = 'random') => {
      void bots.ask(0, bot, match);
      return questions(made.at(-1)!).at(-1)!;
    };
    const begun = match.events(0, 0);
    expect(begun).not.toEqual([]);
    expect(asked()).toMatchObject({ isRestart: true, events: begun });
    expect(asked()).toMatchObject({ isRestart: false, events: [] });

    match.choose(0, match.decision(0)!.choices[0]!);
    const newEvents = match.events(begun.length, 0);
    expect(newEvents).not.toEqual([]);
    expect(asked()).toMatchObject({ isRestart: false, events: newEvents });
    expect(asked('greenhorn')).toMatchObject({ isRestart: true, events: [...begun, ...newEvents] });

    match.undo(0);
    expect(asked('greenhorn')).toMatchObject({ isRestart: true, events: begun });
    bots.close();
    expect(made[0]!.ended).toBe(true);
    expect(asked('greenhorn')).toMatchObject({ isRestart: true, events: begun });
  });

  test('never answers an earlier question of a seat that is asked again', async () => {
    const made = rooms();
    const bots = open();
    const match = matchOf();
    let early = false;
    void bots.ask(0, 'random', match).then(() => {
      early = true;
    });
    const late = bots.ask(0, 'random', match);
    made[0]!.answer(0);
    made[0]!.answer(1);
    expect(await late).toEqual({ answer: 1 });
    expect(early).toBe(false);
  });
});
