import { type Bot, type BotPosition, randomBot } from '@cordillera/bots';
import { createMatch, type Decision, loadPack } from '@cordillera/engine';
import { gameById, games } from '@cordillera/games';
import type { SierraRules } from '@cordillera/sierra';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Bots } from '../src/table/bots.ts';
import type { BotAnswer, BotMessage } from '../src/table/botWorker.ts';

/** What the bot was given, question by question. */
const given = vi.hoisted(() => [] as BotPosition[]);
vi.mock('@cordillera/bots/lazy', () => {
  const bot: Bot = {
    id: 'noting',
    choose(position) {
      given.push(position);
      position.notes!.set('asked', ((position.notes!.get('asked') as number) ?? 0) + 1);
      return randomBot.choose(position);
    },
  };
  return { loadBots: async () => [bot] };
});

/** The worker's side, in this thread: what comes in is a copy, as it would be there. */
let hear: (event: { data: BotMessage }) => void;
const answers: BotAnswer[] = [];
const tell = (data: BotMessage): void => hear({ data: structuredClone(data) });

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener;
  });
  vi.stubGlobal('postMessage', (answer: BotAnswer) => answers.push(answer));
  await import('../src/table/botWorker.ts');
});
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

test('before it is told of its table, a bot answers with an error', async () => {
  const match = matchOf();
  tell({
    question: { id: 0, seat: 0, bot: 'noting', view: match.view(0), decision: match.decision(0) as Decision<object> },
  });
  await vi.waitFor(() => expect(answers).toEqual([{ id: 0, error: expect.stringContaining('no table') }]));
});

test('a bot plays by the cards of its table, and every seat has its own notes', async () => {
  const files = structuredClone(sierra.house.files) as { 'stages.json': { stages: { suns: { solo: number[] } }[] } };
  files['stages.json'].stages[0]!.suns.solo[2] = 777;
  const pack = loadPack(sierra.format, { id: 'mine', files });
  const match = matchOf();
  tell({ table: { game: 'sierra', content: pack.content } });
  for (const [id, seat] of [0, 1, 0].entries())
    tell({
      question: { id, seat, bot: 'noting', view: match.view(seat), decision: match.decision(seat) as Decision<object> },
    });
  await vi.waitFor(() => expect(answers.map(({ id }) => id)).toEqual([0, 1, 2]));
  for (const answer of answers) expect(answer).toHaveProperty('choice');
  expect((given[0]!.rules as unknown as SierraRules).box.stages[0]!.suns.solo[2]).toBe(777);
  expect(given[2]!.notes).toBe(given[0]!.notes);
  expect(given[1]!.notes).not.toBe(given[0]!.notes);
  expect([given[0], given[1]].map((position) => position!.notes!.get('asked'))).toEqual([2, 1]);
});

test('the content of every game’s cards can be sent to a worker', () => {
  for (const { format, house } of games) {
    const { content } = loadPack(format, house);
    expect(structuredClone(content)).toEqual(content);
  }
});

test('the worker is told of its table once, before the first question; a new one is told again', async () => {
  const sent: BotMessage[][] = [];
  const failing: ((event: object) => void)[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      #heard: BotMessage[] = [];
      #listeners: Record<string, (event: object) => void> = {};
      constructor() {
        sent.push(this.#heard);
        failing.push((event) => this.#listeners.error!(event));
      }
      addEventListener(type: string, listener: (event: object) => void): void {
        this.#listeners[type] = listener;
      }
      postMessage(message: BotMessage): void {
        this.#heard.push(message);
        if ('question' in message) this.#listeners.message!({ data: { id: message.question.id, choice: {} } });
      }
      terminate(): void {}
    },
  );
  const table = { game: 'sierra', content: { mountain: [] } };
  const bots = new Bots(table);
  const question = { seat: 1, bot: 'random', view: {}, decision: {} as Decision<object> };
  await bots.ask(question);
  await bots.ask(question);
  expect(sent).toEqual([[{ table }, { question: { id: 0, ...question } }, { question: { id: 1, ...question } }]]);
  failing[0]!({ preventDefault: () => undefined, message: 'out of memory' });
  await bots.ask(question);
  expect(sent[1]).toEqual([{ table }, { question: { id: 2, ...question } }]);
});
