import { createMatch, type GameEvent } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import { expect, test } from 'vitest';
import { BotHost } from '../src/host/botHost.ts';
import { type BotAnswer, BotQuestions, type BotTable, type KnownMatch } from '../src/host/botQuestions.ts';

const game = gameById('colorado');
const matchOf = () =>
  createMatch(game, { options: {}, seats: [{ name: 'Ada' }, { name: 'Ben' }], seed: '5'.repeat(32) });

function tableOf(id: string, match: ReturnType<typeof matchOf>): BotTable {
  return { id, game: game.id, rulesVersion: match.rulesVersion, content: match.content.content };
}

/** A host whose answers can be awaited. */
function hostOf() {
  const waiting = new Map<number, (answer: BotAnswer) => void>();
  const host = new BotHost((answer) => waiting.get(answer.id)!(answer));
  const answerTo = (id: number): Promise<BotAnswer> => new Promise((done) => void waiting.set(id, done));
  return { host, answerTo };
}

test('bots of several tables answer in one host, until their table is left', async () => {
  const { host, answerTo } = hostOf();
  for (const id of ['one', 'other']) {
    const match = matchOf();
    const [seat] = match.deciders();
    host.receive({ table: tableOf(id, match) });
    const answer = answerTo(1);
    const question = new BotQuestions().next(match, seat!, 'greenhorn');
    host.receive({ question: { id: 1, table: id, budgetMs: 1000, ...question } });
    const { choice } = (await answer) as { choice: object };
    expect(match.isListed(seat!, choice)).toBe(true);
  }
  host.receive({ leave: 'one' });
  const match = matchOf();
  const left = answerTo(2);
  const question = new BotQuestions().next(match, match.deciders()[0]!, 'greenhorn');
  host.receive({ question: { id: 2, table: 'one', budgetMs: 1000, ...question } });
  expect(await left).toEqual({ id: 2, error: expect.stringContaining('no such table') });
});

test('the error for an unknown bot lists the known ones', async () => {
  const { host, answerTo } = hostOf();
  const match = matchOf();
  host.receive({ table: tableOf('table', match) });
  const answer = answerTo(0);
  const question = new BotQuestions().next(match, match.deciders()[0]!, 'deep-thought');
  host.receive({ question: { id: 0, table: 'table', budgetMs: 1000, ...question } });
  expect(await answer).toEqual({
    id: 0,
    error: expect.stringMatching(/"deep-thought" for colorado; known: .*greenhorn/),
  });
});

test('each question has the events since the last, and all events after an undo, for another bot, or when cleared', () => {
  const events: GameEvent[] = [{ type: 'a' }, { type: 'b' }];
  let revision = 0;
  const match: KnownMatch = {
    view: () => ({}),
    decision: (seat) => ({ seat, prompt: 'go', choices: [{}], forward: 1 }),
    events: (since) => events.slice(since),
    revision: () => revision,
  };
  const questions = new BotQuestions();
  const asked = (bot = 'greenhorn') => {
    const { isRestart, events: shown } = questions.next(match, 0, bot);
    return `${isRestart ? 'from the start: ' : ''}${shown.map(({ type }) => type).join('')}`;
  };
  expect(asked()).toBe('from the start: ab');
  expect(asked()).toBe('');
  events.push({ type: 'c' });
  expect(asked()).toBe('c');
  expect(asked('hiker')).toBe('from the start: abc');
  events.pop();
  revision++;
  expect(asked('hiker')).toBe('from the start: ab');
  questions.clear();
  expect(asked('hiker')).toBe('from the start: ab');
});

test('a seat without a decision gets no question', () => {
  const match: KnownMatch = { view: () => ({}), decision: () => null, events: () => [], revision: () => 0 };
  expect(() => new BotQuestions().next(match, 1, 'greenhorn')).toThrow('seat 1 has nothing to decide');
});
