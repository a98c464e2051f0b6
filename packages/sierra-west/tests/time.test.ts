import { expect, test } from 'vitest';
import { MODES, type SierraWestChoice } from '../src/index.ts';
import { playerOf } from '../src/players.ts';
import { settle } from './helpers/cabins.ts';
import { houseRules } from './helpers/packs.ts';
import { act, choicesOf, declineAll, pass } from './helpers/play.ts';
import { begin, give, type Scene, turnWith } from './helpers/scenes.ts';

const timeUp = ({ rules, state }: Scene, seat: number): SierraWestChoice | null => rules.timeUp!(state, seat);

test('SW-R-127: a timeout lays out the drafted plan, or the first one, and passes', () => {
  const scene = begin({ seats: 2 });
  const drafts = choicesOf(scene, 1);
  const wanted = drafts[4] as Extract<SierraWestChoice, { do: 'draft' }>;
  act(scene, 1, wanted);
  expect(timeUp(scene, 1)).toBeNull();
  expect(timeUp(scene, 0)).toEqual(choicesOf(scene, 0)[0]);
  act(scene, 0, timeUp(scene, 0)!);
  declineAll(scene);
  expect(timeUp(scene, 0)).toEqual({ do: 'pass' });
  pass(scene);
  expect(timeUp(scene, 1)).toEqual({ do: 'plan', cards: wanted.cards });
});

test('SW-R-127: a timeout declines in a window, and ends an action under way without starting more', () => {
  const scene = turnWith({ summits: [{ action: 'homestead', cost: {}, track: 'any' }], mode: 'outlaws-and-outposts' });
  playerOf(scene.state, 0).green = 26;
  act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
  expect(timeUp(scene, 0)).toEqual({ do: 'homestead', track: 'food' });
  act(scene, 0, timeUp(scene, 0)!);
  expect(timeUp(scene, 0)).toBeNull();
  expect(timeUp(scene, 1)).toEqual({ do: 'decline' });
});

test('SW-R-127: without a plan the hand is laid out in its order, and a fourth card goes on the deck', () => {
  const scene = begin({ advancedPlanning: true });
  const [first, second, third] = playerOf(scene.state, 0).hand;
  expect(timeUp(scene, 0)).toEqual({ do: 'plan', cards: [first, second, third], rest: 'deck' });
});

test('SW-R-127: damage takes a cabin from the left before the wagon, and a shot is not fired', () => {
  const scene = turnWith({ mode: 'outlaws-and-outposts', summits: [{ action: 'sixShooter' }] });
  settle(scene, 0, 'G1', 'G2');
  give(scene, 0, { bullets: 2, wagon: 2, green: 26 });
  act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
  expect(timeUp(scene, 0)).toEqual({ do: 'stop' });
  act(scene, 0, { do: 'stop' });
  expect(timeUp(scene, 0)).toEqual({ do: 'loseCabin', space: 0 });
});

test.each(MODES)('SW-R-127: %s: a table where all players run out of time continues, turn after turn', (mode) => {
  const { rules, state } = begin({ mode, seats: 3, rules: houseRules });
  give({ rules, state, events: [] }, 1, { basics: [1, 1, 1] });
  for (let choice = 0; choice < 60; choice++) {
    const seat = rules.deciders(state)[0]!;
    const made = rules.timeUp!(state, seat)!;
    expect(rules.decision(state, seat)!.choices).toContainEqual(made);
    rules.apply(state, seat, made);
  }
  expect(state.round).toBeGreaterThan(5);
});
