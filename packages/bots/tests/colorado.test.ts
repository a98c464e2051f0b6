import {
  areaOf,
  type ColoradoChoice,
  type ColoradoEvent,
  type ColoradoRules,
  type ColoradoState,
  type ColoradoTypes,
  type ColoradoView,
  colorado,
  identityOf,
  isAlike,
  type PlayerState,
} from '@cordillera/colorado';
import { canSee, createRandom, loadPack } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { bestCall } from '../src/colorado/calls.ts';
import { guessHands, newHandKnowledge, updateHandKnowledge } from '../src/colorado/handKnowledge.ts';
import { type Bot, botFor, botsFor } from '../src/index.ts';

const rules = colorado.rules(loadPack(colorado.format, colorado.house).content) as ColoradoRules;
const { box } = rules;
const botNamed = (id: string) => botFor(colorado, id) as unknown as Bot<ColoradoTypes>;
const [random, greenhorn, stableHand, wagoner, trailHand] = botsFor(colorado).map(({ id }) => botNamed(id)) as [
  ...Bot<ColoradoTypes>[],
] as Required<Bot<ColoradoTypes>>[];

const seedOf = (seed: number) => seed.toString(16).padStart(32, '0');

interface Played {
  totals: number[];
  winners: number[];
  turns: number;
  choices: object[];
}

interface Manner {
  /** What is done to the bots' memories between two choices. */
  memory?: 'kept' | 'saved and loaded';
  sealed?: boolean;
  /** How many turns to play instead of a whole game. */
  until?: number;
}

/** Plays a game on the bare rules. */
function play(bots: readonly Bot<ColoradoTypes>[], seed: number, manner: Manner = {}): Played {
  const { memory = 'kept', sealed = false, until = Number.POSITIVE_INFINITY } = manner;
  const { state, events } = rules.setup({ options: { sealed }, seats: bots.length, seed: seedOf(seed) });
  const chances = bots.map((_, seat) => createRandom(`${seed}/${seat}`));
  const memories = bots.map((bot) => bot.memory?.());
  const observe = (newEvents: readonly ColoradoEvent[]) => {
    for (const [seat, bot] of bots.entries())
      for (const event of newEvents) if (canSee(seat, event)) bot.observe?.(memories[seat], event, seat);
  };
  observe(events);
  const choices: object[] = [];
  for (;;) {
    const seat = rules.deciders(state)[0];
    if (seat === undefined || state.turn > until) break;
    const decision = rules.decision(state, seat)!;
    if (memory === 'saved and loaded') memories[seat] = JSON.parse(JSON.stringify(memories[seat] ?? null)) ?? undefined;
    const view = rules.view(state, seat);
    const position = { rules, view, decision, random: chances[seat]!, memory: memories[seat] };
    const choice = bots[seat]!.choose(position) as ColoradoChoice;
    expect(decision.choices.slice(0, decision.forward)).toContainEqual(choice);
    observe(rules.apply(state, seat, choice));
    choices.push(choice);
  }
  const { totals, winners } = rules.result(state) ?? { totals: [], winners: [] };
  return { totals, winners, turns: state.turn, choices };
}

test('bots are found by name, weakest first', () => {
  expect(botsFor(colorado).map(({ id }) => id)).toEqual([
    ...['random', 'greenhorn', 'stable-hand', 'wagoner', 'trail-hand'],
  ]);
});

test('games of two, three and four bots end, also with sealed choices', () => {
  expect(play([trailHand!, greenhorn!], 1).turns).toBeLessThan(40);
  expect(play([wagoner!, random!, trailHand!], 2, { sealed: true }).totals).toHaveLength(3);
  expect(play([greenhorn!, stableHand!, random!, trailHand!], 3).totals).toHaveLength(4);
});

test('Trail hand beats Greenhorn from either seat, also against two or three', () => {
  for (const seed of [11, 12, 13]) {
    expect(play([trailHand!, greenhorn!], seed).winners).toEqual([0]);
    expect(play([greenhorn!, trailHand!], seed).winners).toEqual([1]);
  }
  expect(play([greenhorn!, trailHand!, greenhorn!], 14).winners).toEqual([1]);
  expect(play([greenhorn!, greenhorn!, greenhorn!, trailHand!], 15).winners).toEqual([3]);
});

test.each([
  ['trail-hand', 'greenhorn'],
  ['wagoner', 'stable-hand'],
])('the same seed gives %s and %s the same game, also when memories are saved and loaded', (one, other) => {
  const bots = [botNamed(one), botNamed(other)];
  const first = play(bots, 9, { until: 6 });
  expect(play(bots, 9, { until: 6 })).toEqual(first);
  expect(play(bots, 9, { until: 6, memory: 'saved and loaded' })).toEqual(first);
});

test("a bot's choice does not depend on hidden information", () => {
  const { state } = rules.setup({ options: { sealed: false }, seats: 3, seed: seedOf(21) });
  const chance = createRandom('hidden');
  for (let made = 0; made < 60; made++) {
    const seat = rules.deciders(state)[0]!;
    const decision = rules.decision(state, seat)!;
    const ask = (from: ColoradoState) =>
      trailHand!.choose({ rules, view: rules.view(from, seat), decision, random: createRandom('same') });
    const choice = ask(state) as ColoradoChoice;
    expect(ask(rules.determinize(rules.view(state, seat), chance))).toEqual(choice);
    rules.apply(state, seat, choice);
  }
});

describe('the hands guessed from calls', () => {
  const red2 = identityOf(0, 2);
  const lacked = (seat: number, answer: 'match' | 'random'): ColoradoEvent => ({
    type: 'lacked',
    seat,
    card: red2,
    answer,
  });
  const { state } = rules.setup({ options: { sealed: false }, seats: 2, seed: seedOf(5) });
  const view: ColoradoView = rules.view(state, 0);
  const guesses = (hands: ReturnType<typeof newHandKnowledge>) => {
    const chance = createRandom('guess');
    return Array.from({ length: 300 }, () => guessHands(box, view, hands, chance)[1]!);
  };

  test('have the right sizes, and the own hand unchanged', () => {
    expect(guessHands(box, view, newHandKnowledge(), createRandom('x'))[0]).toEqual(state.players[0]!.hand);
    for (const hand of guesses(newHandKnowledge())) expect(hand).toHaveLength(state.players[1]!.hand.length);
  });

  test('omit a card that a player is known to lack', () => {
    const hands = newHandKnowledge();
    updateHandKnowledge(hands, lacked(1, 'match'));
    expect(guesses(newHandKnowledge()).some((hand) => hand.includes(red2))).toBe(true);
    expect(guesses(hands).some((hand) => hand.includes(red2))).toBe(false);
    expect(guesses(hands).some((hand) => hand.some((card) => isAlike(card, red2)))).toBe(true);
  });

  test('omit the colour and value of a call after a random draw', () => {
    const hands = newHandKnowledge();
    updateHandKnowledge(hands, lacked(1, 'random'));
    const alike = guesses(hands).filter((hand) => hand.some((card) => isAlike(card, red2)));
    // a guess gives up after some tries
    expect(alike.length).toBeLessThan(10);
  });

  test('may include any card drawn since', () => {
    const hands = newHandKnowledge();
    updateHandKnowledge(hands, lacked(1, 'match'));
    const share = (known: typeof hands) => guesses(known).filter((hand) => hand.includes(red2)).length;
    updateHandKnowledge(hands, { type: 'drew', seat: 1, count: 1 });
    const one = share(hands);
    updateHandKnowledge(hands, { type: 'drew', seat: 1, count: 3 });
    expect(one).toBeGreaterThan(0);
    expect(share(hands)).toBeGreaterThan(one);
    updateHandKnowledge(hands, { type: 'drew', seat: 1, count: 9 });
    expect(share(hands)).toBe(share(newHandKnowledge()));
  });
});

describe('Trail hand', () => {
  /** A position in the middle of the actions of two players; the first is asked. */
  function position(step: object, own: Partial<PlayerState>, other: Partial<PlayerState> = {}): ColoradoState {
    const { state } = rules.setup({ options: { sealed: false }, seats: 2, seed: seedOf(31) });
    Object.assign(state.players[0]!, { area: 0, hand: [] }, own);
    Object.assign(state.players[1]!, { area: 0, hand: [] }, other);
    state.turn = 8;
    state.flow = { stack: [{ step: 'families' }], lanes: [[step as { step: 'tipi' }], []] };
    return state;
  }
  const choose = (state: ColoradoState) =>
    trailHand!.choose({
      rules,
      view: rules.view(state, 0),
      decision: rules.decision(state, 0)!,
      random: createRandom('choose'),
    }) as ColoradoChoice;

  const regionOf = (id: string) => box.content.sheet.regions.findIndex((region) => region.id === id);
  const tick = { step: 'duo', duo: 'tick', side: null };
  /** The sheet with these regions ticked except for their last stage. */
  const nearlyDone = (...ids: string[]) =>
    box.regions.map(({ all }, region) => (ids.some((id) => regionOf(id) === region) ? all >> 1 : 0));
  const lastStage = (id: string) => box.regions[regionOf(id)]!.stages.at(-1)!;
  const medals = (n: number, points: number) => Array.from({ length: n }, () => ({ from: 'rail' as const, points }));

  test('takes an obvious medal', () => {
    expect(choose(position(tick, { ticks: nearlyDone('D3') }))).toEqual({ do: 'tickStage', stage: lastStage('D3') });
  });

  test('completes a family', () => {
    const [one, two, three] = [1, 2, 3].map((value) => identityOf(2, value)) as [number, number, number];
    const ticks = box.regions.map((_, region) => (region === regionOf('V1') ? 1 : 0));
    const own = { area: areaOf([one, three]), hand: [two, identityOf(0, 1), identityOf(1, 1)], nuggets: 2, ticks };
    expect(choose(position({ step: 'duo', duo: 'nuggets', side: null }, own))).toEqual({ do: 'buy', card: two });
    expect(choose(position({ step: 'free' }, own))).toEqual({ do: 'place', card: two });
  });

  test('ends the game when ahead, and not when behind', () => {
    const ticks = nearlyDone('L1');
    const own = { ticks, medals: medals(6, 5), stations: [] };
    const end = { do: 'tickStage', stage: lastStage('L1') };
    expect(choose(position(tick, own, { medals: medals(3, 2) }))).toEqual(end);
    expect(choose(position(tick, own, { medals: medals(6, 9) }))).not.toEqual(end);
  });

  test('asks the player who may hold the card that completes a family', () => {
    const { state } = rules.setup({ options: { sealed: false, firstCaller: 0 }, seats: 3, seed: seedOf(41) });
    while (state.turn === 0) {
      const seat = rules.deciders(state)[0]!;
      rules.apply(state, seat, rules.decision(state, seat)!.choices[0]!);
    }
    const blue3 = identityOf(4, 3);
    state.players[0]!.area = areaOf([identityOf(4, 1), identityOf(4, 2)]);
    const calls = rules.decision(state, 0)!.choices as Parameters<typeof bestCall>[3];
    for (const holder of [1, 2]) {
      const players = state.players.map((player, seat) =>
        seat === 0
          ? player
          : { ...player, hand: [identityOf(0, 3), identityOf(1, 3), seat === holder ? blue3 : identityOf(5, 3)] },
      );
      expect(bestCall(rules, [{ ...state, players }], 0, calls)).toEqual({ do: 'call', target: holder, card: blue3 });
    }
  });
});
