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
import { expect, test } from 'vitest';
import { type Bot, botFor } from '../src/index.ts';

const pack = loadPack(sierraWestFormat, housePack);
const greenhorn = botFor(sierraWest, 'greenhorn') as unknown as Bot<SierraWestTypes>;
const trailHand = botFor(sierraWest, 'trail-hand') as unknown as Bot<SierraWestTypes>;

interface Played {
  totals: number[];
  winners: number[];
  rounds: number;
  choices: object[];
}

interface Manner {
  /** False: the bots keep no notes and think anew for every choice. */
  remember?: boolean;
  /** So many rounds instead of a whole game. */
  until?: number;
}

/** A game through the bare rules. */
function play(
  mode: Mode,
  bots: readonly Bot<SierraWestTypes>[],
  seed: number,
  { remember = true, until = Number.POSITIVE_INFINITY }: Manner = {},
): Played {
  const seats = bots.length;
  const { rules, options } = createMatch(sierraWest, {
    options: { mode },
    seats: bots.map(({ id }) => ({ name: id })),
    content: pack,
  });
  const { state } = (rules as SierraWestRules).setup({ options, seats, seed: seed.toString(16).padStart(32, '0') });
  const randoms = bots.map((_, seat) => createRandom(`${seed}/${seat}`));
  const notes = bots.map(() => new Map<string, unknown>());
  const choices: object[] = [];
  for (;;) {
    const seat = rules.deciders(state)[0];
    if (seat === undefined || state.round > until) break;
    const decision = rules.decision(state, seat)!;
    const choice = bots[seat]!.choose({
      rules,
      view: rules.view(state, seat),
      decision,
      random: randoms[seat]!,
      ...(remember && { notes: notes[seat]! }),
    });
    expect(decision.choices.slice(0, decision.forward)).toContainEqual(choice);
    rules.apply(state, seat, choice);
    choices.push(choice);
  }
  const { totals, winners } = rules.result(state) ?? { totals: [], winners: [] };
  return { totals, winners, rounds: state.round, choices };
}

test.each(MODES)('%s: Trail hand beats Greenhorn from either seat, at a human pace', (mode) => {
  const games = [play(mode, [trailHand, greenhorn], 1), play(mode, [greenhorn, trailHand], 1)];
  expect(games.map(({ winners }) => winners)).toEqual([[0], [1]]);
  for (const { rounds } of games) {
    expect(rounds).toBeGreaterThan(8);
    expect(rounds).toBeLessThan(25);
  }
});

test.each(MODES)('%s: both play solo against Hastings, and three and four at a table, to the end', (mode) => {
  expect(play(mode, [trailHand], 5).rounds).toBeLessThan(20);
  expect(play(mode, [greenhorn], 5).rounds).toBeLessThan(30);
  expect(play(mode, [greenhorn, trailHand, greenhorn], 5).totals).toHaveLength(3);
  expect(play(mode, [trailHand, greenhorn, greenhorn, greenhorn], 5).totals).toHaveLength(4);
});

test('the same seed gives the same game; notes only save thinking, a bot without them plays on', () => {
  const bots = [trailHand, greenhorn];
  const rounds = { until: 4 };
  expect(play('gold-rush', bots, 9, rounds).choices).toEqual(play('gold-rush', bots, 9, rounds).choices);
  expect(play('gold-rush', bots, 9, { ...rounds, remember: false }).rounds).toBe(5);
});
