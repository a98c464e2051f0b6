import { type Bot, type Budget, randomBot, type SyncBot } from '@cordillera/bots';
import type { GameEvent, Rules } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { Watcher } from '../../src/simulate/observer.ts';
import { playGame } from '../../src/simulate/play.ts';
import { toyRules } from '../helpers/toy.ts';

const rules = toyRules as unknown as Rules;
const input = { options: {}, seats: 3, seed: '0'.repeat(32) };

describe('a game on the bare rules', () => {
  test('asks the first of the seats that may decide, until none may', () => {
    const seats: number[] = [];
    const record = playGame(rules, input, [randomBot, randomBot, randomBot], {
      onChoice: (seat) => seats.push(seat),
    });
    expect(seats).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
    expect(record).toMatchObject({ choices: 9, turns: 3, result: { reason: 'rounds' }, bots: Array(3).fill('random') });
  });

  test('gives a bot the view of its seat, and a bot with `ignoresView` none', () => {
    const seen: unknown[] = [];
    const look = (id: string, ignoresView?: true): SyncBot => ({
      id,
      ...(ignoresView && { ignoresView }),
      choose({ view, decision }) {
        seen.push(view);
        return decision.choices[0]!;
      },
    });
    playGame(rules, input, [look('a'), look('b', true), look('c')]);
    expect(seen.slice(0, 3)).toEqual([{ seat: 0 }, null, { seat: 2 }]);
  });

  test('gives every seat a stream of its own that depends on the seed', () => {
    const drawsOf = (seed: string) => {
      const draws: number[] = [];
      const drawing: SyncBot = {
        id: 'drawing',
        ignoresView: true,
        choose({ random, decision }) {
          draws.push(random.int(1_000_000));
          return decision.choices[0]!;
        },
      };
      playGame(rules, { ...input, seed }, [drawing, drawing, drawing]);
      return draws;
    };
    const draws = drawsOf(input.seed);
    expect(new Set(draws).size).toBe(9);
    expect(drawsOf(input.seed)).toEqual(draws);
    expect(drawsOf('1'.repeat(32))).not.toEqual(draws);
  });

  test('makes only the first choices of each seat at random', () => {
    type Made = [seat: number, choice: object][];
    const play = (bots: readonly SyncBot[], opening: number): Made => {
      const made: Made = [];
      playGame(rules, input, bots, { opening, onChoice: (seat, choice) => made.push([seat, choice]) });
      return made;
    };
    const byChance = play([randomBot, randomBot, randomBot], 0);
    for (const opening of [0, 1, 2, 3, 99]) {
      const asked: number[] = [];
      const bots = [0, 1, 2].map(
        (seat): SyncBot => ({
          id: 'stubborn',
          ignoresView: true,
          choose({ decision }) {
            asked.push(seat);
            return decision.choices[0]!;
          },
        }),
      );
      const chance = Math.min(opening, 3);
      const made = play(bots, opening);
      expect(made.slice(0, chance * 3)).toEqual(byChance.slice(0, chance * 3));
      expect(made.slice(chance * 3).map(([, choice]) => choice)).toEqual(Array(9 - chance * 3).fill({ points: 1 }));
      expect(asked).toEqual(
        Array(3 - chance)
          .fill([0, 1, 2])
          .flat(),
      );
    }
  });

  test('ends without a result when a bot takes back endlessly', () => {
    const undecided: SyncBot = {
      id: 'undecided',
      ignoresView: true,
      choose: ({ decision }) => decision.choices.at(-1)!,
    };
    expect(playGame(rules, input, [undecided, randomBot, randomBot]).result).toBeNull();
  });

  describe('with asynchronous bots', () => {
    const slow: Bot = { ...randomBot, choose: async (position) => randomBot.choose(position) };

    test('is the same game, as a promise', async () => {
      const quick = playGame(rules, input, [randomBot, randomBot, randomBot]);
      const promised = playGame(rules, input, [randomBot, slow, slow]);
      expect(promised).toBeInstanceOf(Promise);
      expect(await promised).toEqual(quick);
    });

    test('fails with the error of the bot that fails', async () => {
      const broken: Bot = { ...randomBot, choose: () => Promise.reject(new Error('no idea')) };
      await expect(playGame(rules, input, [randomBot, slow, broken])).rejects.toThrow('no idea');
    });
  });

  test('gives every choice the same budget of nodes, and none when none is set', () => {
    const budgetsWith = (nodes?: number) => {
      const budgets: (Budget | undefined)[] = [];
      const asking: SyncBot = {
        ...randomBot,
        choose(position, budget) {
          budgets.push(budget);
          return randomBot.choose(position);
        },
      };
      playGame(rules, input, [asking, asking, asking], { nodes });
      return budgets;
    };
    expect(budgetsWith(7)).toEqual(Array(9).fill({ nodes: 7 }));
    expect(budgetsWith()).toEqual(Array(9).fill({}));
  });

  test('gives every seat a memory of its own, which observes its visible events in order', () => {
    const eventOf = (type: string, seats?: number[]): GameEvent => ({ type, ...(seats && { for: seats }) });
    const announcing: Rules = {
      ...rules,
      setup: (given) => ({ ...rules.setup(given), events: [eventOf('began'), eventOf('for 1', [1])] }),
      apply(state, seat, choice) {
        rules.apply(state, seat, choice);
        return [eventOf(`by ${seat}`, [seat, 2])];
      },
    };
    const memories: string[][] = [];
    const listening: SyncBot = {
      ...randomBot,
      memory: () => [],
      observe: (memory, { type }, seat) => void (memory as string[]).push(`${seat} hears ${type}`),
      choose(position) {
        memories[position.decision.seat] = position.memory as string[];
        return randomBot.choose(position);
      },
    };
    playGame(announcing, input, [listening, listening, listening]);
    expect(memories[0]).toEqual(['began', 'by 0', 'by 0', 'by 0'].map((type) => `0 hears ${type}`));
    expect(memories[1]).toEqual(['began', 'for 1', 'by 1', 'by 1', 'by 1'].map((type) => `1 hears ${type}`));
    const all = Array(3).fill(['by 0', 'by 1', 'by 2']).flat();
    expect(memories[2]).toEqual(['began', ...all].map((type) => `2 hears ${type}`));
  });

  describe('with a watcher', () => {
    const eventful: Rules = {
      ...rules,
      setup: (given) => ({ ...rules.setup(given), events: [{ type: 'began' }] }),
      apply(state, seat, choice) {
        rules.apply(state, seat, choice);
        return [{ type: `by ${seat}` }];
      },
    };

    function watch(bots: readonly SyncBot[]) {
      const seen: string[][] = [];
      const ends: unknown[][] = [];
      const counters = new Map([['ends', new Map([[1, 1]])]]);
      const watcher: Watcher = {
        see: (events) => void seen.push(events.map(({ type }) => type)),
        end(...end) {
          ends.push(end);
          return counters;
        },
      };
      const record = playGame(eventful, input, bots, { watcher });
      return { seen, ends, counters, record };
    }

    test('shows the watcher the events of the setup and of every choice, then the end', () => {
      const { seen, ends, counters, record } = watch([randomBot, randomBot, randomBot]);
      expect(seen).toEqual([
        ['began'],
        ...Array(3)
          .fill([['by 0'], ['by 1'], ['by 2']])
          .flat(),
      ]);
      expect(ends).toEqual([[expect.objectContaining({ turns: 3 }), record.score, record.result]]);
      expect(record.observed).toBe(counters);
    });

    test('counts nothing of an unfinished game', () => {
      const undecided: SyncBot = {
        id: 'undecided',
        ignoresView: true,
        choose: ({ decision }) => decision.choices.at(-1)!,
      };
      const { ends, record } = watch([undecided, randomBot, randomBot]);
      expect(ends).toEqual([]);
      expect(record).not.toHaveProperty('observed');
    });
  });
});
