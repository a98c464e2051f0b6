import { createMatch, createRandom, type Random, type Seat } from '@cordillera/engine';
import { type SierraWestState, type SierraWestTypes, sierraWest } from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import { flatMonteCarlo, rolloutBotFor, type SearchModel, type SyncBot, searchWithinBudget } from '../src/index.ts';

const same = <T>(found: T): T => found;

/** Runs for ever, yields 1, 2, 3 … and reports how far it came. */
function counting() {
  const thinking = {
    found: 0,
    *[Symbol.iterator]() {
      for (;;) yield ++thinking.found;
    },
  };
  return thinking;
}

describe('a search within a budget', () => {
  test('uses all its nodes, or fewer when it ends by itself', () => {
    expect(searchWithinBudget(counting(), { nodes: 5 }, same)).toBe(5);
    expect(searchWithinBudget([1, 2, 3], { nodes: 5 }, same)).toBe(3);
    expect(searchWithinBudget([1, 2, 3], {}, same)).toBe(3);
  });

  test('uses one node even without any budget', () => {
    expect(searchWithinBudget(counting(), { nodes: 0 }, same)).toBe(1);
    expect(searchWithinBudget(counting(), { ms: 0 }, same)).toBe(1);
  });

  test('ends when its time is up', () => {
    const began = performance.now();
    searchWithinBudget(counting(), { ms: 15 }, same);
    expect(performance.now() - began).toBeGreaterThanOrEqual(15);
  });

  test('with a signal returns a promise of the same result', async () => {
    const { signal } = new AbortController();
    const promised = searchWithinBudget(counting(), { nodes: 5, signal }, (found) => found * 2);
    expect(promised).toBeInstanceOf(Promise);
    expect(await promised).toBe(10);
  });

  test('yields to the event loop; when aborted it rejects with an AbortError and stops', async () => {
    const controller = new AbortController();
    const thinking = counting();
    let decided = false;
    const promised = searchWithinBudget(thinking, { signal: controller.signal }, () => {
      decided = true;
    });
    setTimeout(() => controller.abort(), 0);
    await expect(promised).rejects.toMatchObject({ name: 'AbortError' });
    const { found } = thinking;
    await new Promise((done) => setTimeout(done, 0));
    expect(thinking.found).toBe(found);
    expect(decided).toBe(false);
  });

  test('does not start when already aborted', async () => {
    const thinking = counting();
    await expect(searchWithinBudget(thinking, { signal: AbortSignal.abort() }, same)).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(thinking.found).toBe(0);
  });

  test('throws when nothing is found', () => {
    expect(() => searchWithinBudget([], {}, same)).toThrow('must yield a result');
  });
});

describe('flat search', () => {
  /** A world is a number; a choice is worth its number in an even world, and the negative in an odd one. */
  const judge: SearchModel<number, number> = {
    prior: (_world, choice) => -Math.abs(choice - 3),
    rollout: (world, choice) => (world % 2 === 0 ? choice : -choice),
    evaluate: (world) => world,
  };
  const search = (worlds: readonly number[], more: { width?: number; judge?: SearchModel<number, number> } = {}) => {
    const left = [...worlds];
    const guess = () => left.shift()!;
    const random = createRandom('flat');
    return [
      ...flatMonteCarlo({ judge, seat: 0, choices: [1, 2, 3, 4, 5], guess, random, worlds: worlds.length, ...more }),
    ];
  };

  test('tries the most promising first, and yields the best so far within the first world', () => {
    expect(search([0])).toEqual([3, 3, 4, 4, 5]);
  });

  test('then changes its result only after all choices were tried in another world', () => {
    expect(search([0, 1, 1])).toEqual([3, 3, 4, 4, 5, ...[5, 5, 5, 5, 3], ...[3, 3, 3, 3, 1]]);
  });

  test('tries no more choices than its width, and on ties takes the more promising', () => {
    expect(search([0], { width: 3 })).toEqual([3, 3, 4]);
    expect(search([0], { judge: { ...judge, evaluate: () => 7 } }).at(-1)).toBe(3);
  });

  test('passes the seat and the source of randomness on', () => {
    const seen: unknown[] = [];
    const random = createRandom('handed on');
    const observed: SearchModel<number, number> = {
      ...judge,
      rollout: (world, _choice, given) => {
        seen.push(given);
        return world;
      },
      evaluate: (_world, seat) => {
        seen.push(seat);
        return 0;
      },
    };
    expect([...flatMonteCarlo({ judge: observed, seat: 4, choices: [1], guess: () => 0, random, worlds: 1 })]).toEqual([
      1,
    ]);
    expect(seen).toEqual([random, 4]);
  });
});

describe('a random bot for Sierra West', () => {
  const chance = rolloutBotFor(sierraWest) as unknown as SyncBot<SierraWestTypes>;
  const { rules, options } = createMatch(sierraWest, {
    options: { mode: 'gold-rush' },
    seats: [{ name: 'A' }, { name: 'B' }],
  });

  const byChance = (state: SierraWestState, seat: Seat, random: Random): void => {
    const decision = rules.decision(state, seat)!;
    rules.apply(state, seat, chance.choose({ rules, view: null, decision, random }));
  };

  /** Plays the rest of the turn at random; the score at that point counts. */
  const judge: SearchModel<SierraWestState, SierraWestTypes['Choice']> = {
    prior: () => 0,
    rollout(world, choice, random) {
      const state = rules.clone(world);
      const { active, round } = state;
      rules.apply(state, active, choice);
      while (state.active === active && state.round === round) {
        const [seat] = rules.deciders(state);
        if (seat === undefined) break;
        byChance(state, seat, random);
      }
      return state;
    },
    evaluate: (world, seat) => rules.score(world).seats[seat]!.total,
  };

  /** The scores after this many rounds, or at the end. */
  const game = (seed: string, searching: Seat | null, rounds = Number.POSITIVE_INFINITY): number[] => {
    const { state } = rules.setup({ options, seats: 2, seed });
    const random = createRandom(seed);
    for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
      if (state.round > rounds) break;
      const decision = rules.decision(state, seat)!;
      if (seat !== searching || state.active !== seat || decision.forward === 1) {
        byChance(state, seat, random);
        continue;
      }
      const view = rules.view(state, seat);
      const choices = decision.choices.slice(0, decision.forward);
      const guess = () => rules.determinize(view, random);
      const thinking = flatMonteCarlo({ judge, seat, choices, guess, random, worlds: 2 });
      rules.apply(state, seat, searchWithinBudget(thinking, {}, same) as SierraWestTypes['Choice']);
    }
    return rules.score(state).seats.map(({ total }) => total);
  };

  test('finishes, the same way from the same seed', () => {
    const totals = game('1'.repeat(32), null);
    expect(totals).toHaveLength(2);
    expect(game('1'.repeat(32), null)).toEqual(totals);
  });

  test('loses to a flat search with random rollouts, over both seats of the same deal', () => {
    const [first, second] = [0, 1].map((seat) => game('2'.repeat(32), seat, 8)) as [number[], number[]];
    expect(first[0]! + second[1]!).toBeGreaterThan(first[1]! + second[0]!);
  });
});
