import { createMatch, createRandom, loadPack } from '@cordillera/engine';
import {
  housePack,
  MODES,
  type Mode,
  type SierraWestRules,
  type SierraWestTypes,
  sierraWest,
  sierraWestFormat,
} from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import { type Bot, type BotPosition, botFor, botsFor } from '../src/index.ts';
import type { MixedMemory } from '../src/mixedLevel.ts';

const pack = loadPack(sierraWestFormat, housePack);
const greenhorn = botFor(sierraWest, 'greenhorn') as unknown as Bot<SierraWestTypes>;
const stableHand = botFor(sierraWest, 'stable-hand') as unknown as Bot<SierraWestTypes>;
const wagoner = botFor(sierraWest, 'wagoner') as unknown as Bot<SierraWestTypes>;
const trailHand = botFor(sierraWest, 'trail-hand') as unknown as Bot<SierraWestTypes>;

interface Played {
  totals: number[];
  winners: number[];
  rounds: number;
  choices: object[];
}

interface Manner {
  /** What is done to the bots' memories between two choices; with `none` they have none. */
  memory?: 'kept' | 'saved and loaded' | 'forgotten' | 'none';
  /** How many rounds to play instead of a whole game. */
  until?: number;
}

/** Plays a game on the bare rules. */
async function play(
  mode: Mode,
  bots: readonly Bot<SierraWestTypes>[],
  seed: number,
  { memory = 'kept', until = Number.POSITIVE_INFINITY }: Manner = {},
): Promise<Played> {
  const seats = bots.length;
  const { rules, options } = createMatch(sierraWest, {
    options: { mode },
    seats: bots.map(({ id }) => ({ name: id })),
    content: pack,
  });
  const { state } = (rules as SierraWestRules).setup({ options, seats, seed: seed.toString(16).padStart(32, '0') });
  const randoms = bots.map((_, seat) => createRandom(`${seed}/${seat}`));
  const memories = bots.map((bot) => bot.memory?.());
  const choices: object[] = [];
  for (;;) {
    const seat = rules.deciders(state)[0];
    if (seat === undefined || state.round > until) break;
    const decision = rules.decision(state, seat)!;
    if (memory === 'saved and loaded') memories[seat] = memories[seat] && JSON.parse(JSON.stringify(memories[seat]));
    if (memory === 'forgotten') memories[seat] = bots[seat]!.memory?.();
    const choice = await bots[seat]!.choose({
      rules,
      view: rules.view(state, seat),
      decision,
      random: randoms[seat]!,
      ...(memory !== 'none' && { memory: memories[seat] }),
    });
    expect(decision.choices.slice(0, decision.forward)).toContainEqual(choice);
    rules.apply(state, seat, choice);
    choices.push(choice);
  }
  const { totals, winners } = rules.result(state) ?? { totals: [], winners: [] };
  return { totals, winners, rounds: state.round, choices };
}

test.each(MODES)('%s: Trail hand beats Greenhorn from either seat, within the time limit', async (mode) => {
  const games = [await play(mode, [trailHand, greenhorn], 1), await play(mode, [greenhorn, trailHand], 1)];
  expect(games.map(({ winners }) => winners)).toEqual([[0], [1]]);
  for (const { rounds } of games) {
    expect(rounds).toBeGreaterThan(8);
    expect(rounds).toBeLessThan(25);
  }
});

test.each(MODES)('%s: solo games and games of three and four bots end', async (mode) => {
  expect((await play(mode, [trailHand], 5)).rounds).toBeLessThan(20);
  expect((await play(mode, [greenhorn], 5)).rounds).toBeLessThan(30);
  expect((await play(mode, [greenhorn, trailHand, greenhorn], 5)).totals).toHaveLength(3);
  expect((await play(mode, [trailHand, greenhorn, greenhorn, greenhorn], 5)).totals).toHaveLength(4);
});

test('the same seed gives the same game, also when memories are saved and loaded between choices', async () => {
  const bots = [trailHand, greenhorn];
  const first = await play('gold-rush', bots, 9, { until: 4 });
  expect(await play('gold-rush', bots, 9, { until: 4 })).toEqual(first);
  expect(await play('gold-rush', bots, 9, { until: 4, memory: 'saved and loaded' })).toEqual(first);
});

test('memory only saves time: a bot that forgets, or has no memory, wins as well', async () => {
  for (const memory of ['forgotten', 'none'] as const) {
    const { winners, totals } = await play('gold-rush', [trailHand, greenhorn], 9, { memory });
    expect(winners, totals.join(' to ')).toEqual([0]);
  }
});

test('bots are found by name, weakest first', () => {
  const ids = botsFor(sierraWest).map(({ id }) => id);
  expect(ids).toEqual(['random', 'greenhorn', 'stable-hand', 'wagoner', 'trail-hand']);
});

describe('Stable hand and Wagoner', () => {
  test.each(MODES)('%s: finish solo games and games at a full table', async (mode) => {
    expect((await play(mode, [wagoner], 5)).rounds).toBeLessThan(20);
    expect((await play(mode, [stableHand], 5)).rounds).toBeLessThan(30);
    expect((await play(mode, [stableHand, wagoner, greenhorn, stableHand], 5)).totals).toHaveLength(4);
  });

  test('the same seed gives the same game, also when memories are saved and loaded between choices', async () => {
    const bots = [wagoner, stableHand];
    const first = await play('outlaws-and-outposts', bots, 9, { until: 6 });
    expect(await play('outlaws-and-outposts', bots, 9, { until: 6 })).toEqual(first);
    expect(await play('outlaws-and-outposts', bots, 9, { until: 6, memory: 'saved and loaded' })).toEqual(first);
  });

  test('play each turn and the reactions after it on one level, the upper one in one of five and nine of ten turns', async () => {
    /** The levels used in each own turn, including reactions in later turns of others. */
    const turns: Record<string, Set<string | null>[]> = { 'stable-hand': [], wagoner: [] };
    let reactions = 0;
    const watched = (
      bot: Bot<SierraWestTypes, MixedMemory<null, object>>,
    ): Bot<SierraWestTypes, MixedMemory<null, object>> => ({
      ...bot,
      choose(position) {
        const { prompt } = position.decision;
        // one node suffices: this is about the level, not the choice
        const choice = bot.choose(position, { nodes: 1 });
        const played = turns[bot.id]!;
        if (prompt === 'plan') played.push(new Set());
        if (prompt === 'trapper' || prompt === 'tracker') reactions++;
        // reactions before the first turn belong to no turn
        if (position.memory!.stretch !== null) played.at(-1)!.add(position.memory!.mind);
        return choice;
      },
    });
    const bots = [stableHand, wagoner].map((bot) => watched(bot as Bot<SierraWestTypes, MixedMemory<null, object>>));
    for (let seed = 0; seed < 8; seed++) await play(MODES[seed % MODES.length]!, bots as Bot<SierraWestTypes>[], seed);
    expect(reactions).toBeGreaterThan(100);
    for (const [id, share] of [
      ['stable-hand', 0.2],
      ['wagoner', 0.9],
    ] as const) {
      const played = turns[id]!;
      expect(played.length).toBeGreaterThan(80);
      expect(played.every(({ size }) => size === 1)).toBe(true);
      const upper = played.filter((minds) => minds.has('upper')).length / played.length;
      expect(Math.abs(upper - share), id).toBeLessThan(0.08);
    }
  });

  // the last two are close, so they need more deals
  const ladder: [string, Bot<SierraWestTypes>, Bot<SierraWestTypes>, number[]][] = [
    ['Stable hand beats Greenhorn', stableHand, greenhorn, [1]],
    ['Wagoner beats Stable hand', wagoner, stableHand, [1]],
    ['Trail hand beats Wagoner', trailHand, wagoner, [1, 2]],
  ];
  test.each(ladder)('%s over a few deals of each mode, played from both seats', async (_name, upper, lower, deals) => {
    let margin = 0;
    for (const mode of MODES)
      for (const deal of deals) {
        const [ahead, behind] = [await play(mode, [upper, lower], deal), await play(mode, [lower, upper], deal)];
        margin += ahead.totals[0]! - ahead.totals[1]! + behind.totals[1]! - behind.totals[0]!;
      }
    expect(margin).toBeGreaterThan(0);
  });
});

describe('the budget of Trail hand', () => {
  const { rules, options } = createMatch(sierraWest, {
    options: { mode: 'gold-rush' },
    seats: [{ name: 'A' }, { name: 'B' }],
    content: pack,
  });
  const { state } = (rules as SierraWestRules).setup({ options, seats: 2, seed: '7'.repeat(32) });
  const seat = rules.deciders(state)[0]!;
  let drawn = 0;
  const position = (): BotPosition<SierraWestTypes> => {
    const random = createRandom('budget');
    drawn = 0;
    return {
      rules,
      view: rules.view(state, seat),
      decision: rules.decision(state, seat)!,
      random: {
        int(n) {
          drawn++;
          return random.int(n);
        },
      },
      memory: trailHand.memory!(),
    };
  };

  test('of one node simulates one line; without a limit, lines are tried again at random', () => {
    trailHand.choose(position(), { nodes: 1 });
    const few = drawn;
    trailHand.choose(position());
    expect(drawn).toBeGreaterThan(few);
  });

  test('of no time still gives an answer', () => {
    const { decision } = position();
    expect(decision.choices).toContainEqual(trailHand.choose(position(), { ms: 0 }));
  });

  test('with a signal gives the same choice as a promise; aborted, it rejects with an AbortError and stores nothing', async () => {
    const { signal } = new AbortController();
    const promised = trailHand.choose(position(), { signal });
    expect(promised).toBeInstanceOf(Promise);
    expect(await promised).toEqual(trailHand.choose(position()));

    const disturbed = position();
    const aborted = trailHand.choose(disturbed, { signal: AbortSignal.abort() });
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    expect(disturbed.memory).toEqual(trailHand.memory!());
  });
});
