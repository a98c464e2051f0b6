import { createRandom, type Decision, type GameEvent, type GameTypes, type Rules } from '@cordillera/engine';
import { expect, test } from 'vitest';
import type { Bot } from '../src/index.ts';
import { type MixedMemory, mixLevels } from '../src/mixedLevel.ts';

interface Heard {
  heard: number;
}

/** A bot that answers with its name and the number of observed events. */
const mind = (id: string): Bot<GameTypes, Heard> => ({
  id,
  memory: () => ({ heard: 0 }),
  observe(memory) {
    memory.heard++;
  },
  choose: ({ memory }) => ({ by: id, heard: memory?.heard }),
});

const midway = (percent: number): Bot<GameTypes, MixedMemory<Heard, Heard>> =>
  mixLevels({
    id: 'midway',
    lower: mind('lower'),
    upper: mind('upper'),
    percent,
    stretchOf: (view) => (view as { turn: number | null }).turn,
  });

/** Which level answers in each of these turns; null is a question between two turns. */
function answers(bot: Bot<GameTypes, MixedMemory<Heard, Heard>>, turns: (number | null)[], remember = true): string[] {
  const random = createRandom('moods');
  let memory = bot.memory!();
  return turns.map((turn) => {
    memory = JSON.parse(JSON.stringify(memory));
    const decision: Decision<object> = { seat: 0, prompt: 'p', choices: [{}, {}], forward: 2 };
    const asked = { rules: {} as Rules, view: { turn }, decision, random, ...(remember && { memory }) };
    return (bot.choose(asked) as { by: string }).by;
  });
}

test('a mixed bot stays on one level until the next turn, also when its memory is saved and loaded', () => {
  const turns = Array.from({ length: 200 }, (_, turn) => [turn, turn, turn, null, null]);
  const played = answers(midway(50), turns.flat());
  for (let i = 0; i < played.length; i += 5) expect(new Set(played.slice(i, i + 5)).size).toBe(1);
  expect(new Set(played).size).toBe(2);
});

test.each([0, 20, 50, 90, 100])('a mixed bot plays %i percent of the turns on the upper level', (percent) => {
  const turns = Array.from({ length: 4000 }, (_, turn) => turn);
  const upper = answers(midway(percent), turns).filter((by) => by === 'upper').length / turns.length;
  expect(Math.abs(upper - percent / 100)).toBeLessThan(0.02);
});

test('a mixed bot asked before its first turn picks a level for it, then a new one for that turn', () => {
  const bot = midway(50);
  const memory = bot.memory!();
  let drawn = 0;
  const random = { int: () => (drawn++ === 0 ? 99 : 0) };
  const decision: Decision<object> = { seat: 0, prompt: 'p', choices: [{}, {}], forward: 2 };
  const ask = (turn: number | null) => bot.choose({ rules: {} as Rules, view: { turn }, decision, random, memory });
  expect([ask(null), ask(null), ask(1), ask(null)].map((answer) => (answer as { by: string }).by)).toEqual([
    'lower',
    'lower',
    'upper',
    'upper',
  ]);
  expect(drawn).toBe(2);
});

test('a mixed bot without a memory picks a level for every choice', () => {
  const played = answers(
    midway(50),
    Array.from({ length: 400 }, () => 1),
    false,
  );
  const upper = played.filter((by) => by === 'upper').length;
  expect(upper).toBeGreaterThan(150);
  expect(upper).toBeLessThan(250);
});

test('both levels observe all events, whichever plays', () => {
  const bot = midway(100);
  const memory = bot.memory!();
  for (let i = 0; i < 3; i++) bot.observe!(memory, { type: 'seen' } as GameEvent, 0);
  expect(memory).toEqual({ stretch: null, mind: null, lower: { heard: 3 }, upper: { heard: 3 } });
  const decision: Decision<object> = { seat: 0, prompt: 'p', choices: [{}, {}], forward: 2 };
  const answer = bot.choose({ rules: {} as Rules, view: { turn: 1 }, decision, random: createRandom('x'), memory });
  expect(answer).toEqual({ by: 'upper', heard: 3 });
});
