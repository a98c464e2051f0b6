/** Rulings 17.4: off-turn actions. */
import { describe, expect, test } from 'vitest';
import { BASICS, type Basic, type SierraWestState, type Summit } from '../../src/index.ts';
import { CAMP, GREEN_START, TAN_START, TRACKER, TRAPPER } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { settle } from '../helpers/cabins.ts';
import { faceUp, goodsOf } from '../helpers/goods.ts';
import {
  act,
  answersOf,
  asked,
  can,
  choicesOf,
  eventsOf,
  kinds,
  listed,
  pass,
  promptOf,
  walk,
} from '../helpers/play.ts';
import { atEnd, give, giveHand, reveal, type Scene, space, turnWith } from '../helpers/scenes.ts';
import { facing } from '../helpers/solo.ts';
import { FREE } from '../helpers/summits.ts';

const wealthy =
  (...seats: number[]) =>
  (state: SierraWestState): void => {
    for (const seat of seats) playerOf(state, seat).basics = [1, 1, 1];
  };

/** The green pioneer of the active player performs the left summit. */
function summit(scene: Scene): void {
  atEnd(scene, 'green');
  act(scene, scene.state.active, { do: 'summit', figure: 'green', at: 0 });
}

describe('Trapper window', () => {
  test('SW-R-59: one window, after the reveal and before the first action', () => {
    const scene = reveal({ animals: ['fox'], green: ['food'], before: wealthy(1) });
    expect(scene.rules.view(scene.state, 1).players[0]!.plan).toEqual([0, 1, 2]);
    expect(choicesOf(scene, 0)).toEqual([]);
    act(scene, 1, { do: 'decline' });
    for (const choice of [
      { do: 'enter', pioneer: 'green' },
      { do: 'step', pioneer: 'green' },
      { do: 'use', pioneer: 'green' },
    ]) {
      act(scene, 0, choice);
      expect(asked(scene)).toEqual([0]);
    }
    pass(scene);
    expect(asked(scene)).toEqual([1]);
    expect(promptOf(scene, 1)).toBe('plan');
    expect(playerOf(scene.state, 1)).toMatchObject({ animals: 0, basics: [1, 1, 1] });
  });
});

describe('Tracker window', () => {
  test.each([
    ['food', 'muleGained'],
    ['wood', 'gained'],
    ['stone', 'gained'],
  ] as const)('SW-R-60: marker, reward, window, then play goes on (%s)', (track, reward) => {
    const scene = turnWith({ summits: [FREE(track)] });
    summit(scene);
    expect(scene.events.map(({ type }) => type)).toEqual(['summited', 'raised', reward]);
    expect(asked(scene)).toEqual([1]);
    act(scene, 1, { do: 'track', pioneer: 'green' });
    expect(asked(scene)).toEqual([0]);
    expect(promptOf(scene, 0)).toBe('pioneer');
  });

  test('SW-R-60: each step of an ∞ homestead opens its own window, before the question for another step', () => {
    const again: Summit = { action: 'homestead', cost: { food: 1 }, track: 'wood', repeat: true };
    const scene = turnWith({ seats: 3, summits: [again] });
    give(scene, 0, { basics: [3, 0, 0] });
    summit(scene);
    expect(asked(scene)).toEqual([1, 2]);
    expect(choicesOf(scene, 0)).toEqual([]);
    act(scene, 1, { do: 'decline' });
    act(scene, 2, { do: 'track', pioneer: 'green' });
    expect(promptOf(scene, 0)).toBe('again');
    act(scene, 0, { do: 'again' });
    expect(asked(scene)).toEqual([1]); // the Tracker space of seat 2 is taken
    act(scene, 1, { do: 'track', pioneer: 'tan' });
    act(scene, 0, { do: 'again' });
    expect(asked(scene)).toEqual([0]);
    expect(playerOf(scene.state, 0)).toMatchObject({ tracks: [0, 3, 0], tokens: 3, basics: [0, 0, 0] });
    expect([goodsOf(scene, 1), goodsOf(scene, 2)]).toEqual([
      [0, 1, 0, 0, 0],
      [0, 1, 0, 0, 0],
    ]);
  });

  test('SW-R-61: no Tracker when Hastings rises on the apple tracks', () => {
    const scene = facing(['mode', 'wagon', 'wagon']);
    pass(scene);
    expect(playerOf(scene.state, 1).apples).toEqual([1, 1]);
    expect(promptOf(scene, 0)).toBe('plan');
    expect(playerOf(scene.state, 0)).toMatchObject({ green: CAMP, tan: CAMP, basics: [0, 0, 0] });
  });

  test.each([
    ['at the top', [5, 5, 5], [0, 0, 0]],
    ['locked at 4', [4, 4, 4], [5, 5, 5]],
  ])('SW-R-62: a marker that does not move triggers nothing: %s', (_name, own, other) => {
    for (const track of BASICS) {
      const scene = turnWith({ summits: [FREE(track)] });
      give(scene, 0, { tracks: own });
      give(scene, 1, { tracks: other });
      summit(scene);
      expect(eventsOf(scene, 'raised')).toMatchObject([{ moved: false }]);
      expect(asked(scene)).toEqual([0]);
    }
  });

  test('SW-R-62: the same for Hastings; a step up to 5 still triggers', () => {
    const capped = facing(['homesteadStone', 'wagon', 'wagon']);
    give(capped, 1, { tracks: [0, 0, 5] });
    pass(capped);
    expect(promptOf(capped, 0)).toBe('plan');
    const rising = facing(['homesteadStone', 'wagon', 'wagon']);
    give(rising, 1, { tracks: [0, 0, 4] });
    pass(rising);
    expect(promptOf(rising, 0)).toBe('tracker');
  });
});

describe('several players', () => {
  test('SW-R-63: answers to Tracker are collected at the same time, and their order does not matter', () => {
    const play = (order: number[]): Scene => {
      const scene = turnWith({ seats: 4, summits: [FREE('stone')] });
      summit(scene);
      expect(asked(scene)).toEqual([1, 2, 3]);
      for (const seat of order)
        act(scene, seat, seat === 2 ? { do: 'decline' } : { do: 'track', pioneer: seat === 1 ? 'green' : 'tan' });
      return scene;
    };
    const forwards = play([1, 2, 3]);
    expect(play([3, 1, 2]).state).toEqual(forwards.state);
    expect([1, 2, 3].map((seat) => goodsOf(forwards, seat)[2])).toEqual([1, 0, 1]);
  });

  test('SW-R-63: answers to Trapper are collected at the same time, each with their own tiles and resources', () => {
    const play = (order: number[]): Scene => {
      const scene = reveal({ seats: 4, animals: ['fox', undefined, 'bear'], before: wealthy(1, 2, 3) });
      expect(asked(scene)).toEqual([1, 2, 3]);
      for (const seat of order)
        act(scene, seat, {
          do: 'trap',
          animal: seat === 3 ? 'bear' : 'fox',
          pay: BASICS[seat - 1] as Basic,
          pioneer: 'tan',
        });
      return scene;
    };
    const forwards = play([1, 2, 3]);
    expect(play([2, 3, 1]).state).toEqual(forwards.state);
    expect([1, 2, 3].map((seat) => playerOf(forwards.state, seat).animals)).toEqual([
      faceUp('fox'),
      faceUp('fox'),
      faceUp('bear'),
    ]);
  });

  test('SW-R-63: a player who has answered gets no second question while others have not answered', () => {
    const scene = turnWith({ seats: 3, summits: [FREE('stone')] });
    summit(scene);
    act(scene, 1, { do: 'track', pioneer: 'green' });
    expect(answersOf(scene, 1)).toEqual([]);
    expect(answersOf(scene, 2)).toHaveLength(3);
  });
});

describe('the two spaces', () => {
  test('SW-R-64: at most one of each until the owner’s next turn, both possible in one turn of an opponent', () => {
    const scene = reveal({
      seats: 3,
      animals: ['fox', undefined, 'bear'],
      summits: [FREE('food'), FREE('wood')],
      before: wealthy(2),
    });
    act(scene, 2, { do: 'trap', animal: 'fox', pay: 'food', pioneer: 'tan' });
    summit(scene);
    act(scene, 1, { do: 'decline' });
    act(scene, 2, { do: 'track', pioneer: 'green' });
    expect(playerOf(scene.state, 2)).toMatchObject({ green: TRACKER, tan: TRAPPER });
    atEnd(scene, 'tan');
    act(scene, 0, { do: 'summit', figure: 'tan', at: 1 });
    expect(asked(scene)).toEqual([1]);
    act(scene, 1, { do: 'decline' });
    pass(scene);
    giveHand(scene, 1, [9, 10, 11]);
    act(scene, 1, { do: 'plan', cards: [9, 10, 11] });
    expect(asked(scene)).toEqual([1]);
    expect(playerOf(scene.state, 2)).toMatchObject({ green: TRACKER, tan: TRAPPER });
  });

  test('SW-R-65: such a pioneer may go to its path or be left; never to a cabin', () => {
    const scene = turnWith();
    settle(scene, 0, 'G1', 'T1');
    give(scene, 0, { green: TRACKER, tan: TRAPPER });
    expect(kinds(scene)).toEqual(['enter', 'pass']);
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    expect(playerOf(scene.state, 0).green).toBe(GREEN_START);
    walk(scene, 'green', 1);
    expect(playerOf(scene.state, 0)).toMatchObject({ green: space('green', 1), tan: TRAPPER });
    pass(scene);
    expect(playerOf(scene.state, 0)).toMatchObject({ green: CAMP, tan: CAMP });
  });

  test('SW-R-65: once on its path it walks like any other', () => {
    const scene = turnWith({ tan: ['food'] });
    give(scene, 0, { tan: TRACKER });
    act(scene, 0, { do: 'enter', pioneer: 'tan' });
    expect(playerOf(scene.state, 0).tan).toBe(TAN_START);
    walk(scene, 'tan', 1);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    expect(goodsOf(scene)[0]).toBe(1);
  });

  test.each(['green', 'tan'] as const)('SW-R-66: the %s pioneer may do either', (pioneer) => {
    const scene = reveal({ animals: ['fox'], summits: [FREE('food')], before: wealthy(1) });
    act(scene, 1, { do: 'trap', animal: 'fox', pay: 'food', pioneer });
    expect(playerOf(scene.state, 1)[pioneer]).toBe(TRAPPER);
    const other = turnWith({ summits: [FREE('food')] });
    summit(other);
    act(other, 1, { do: 'track', pioneer });
    expect(playerOf(other.state, 1)[pioneer]).toBe(TRACKER);
  });

  test('SW-R-66: the Trapper space must be free', () => {
    const scene = reveal({
      seats: 3,
      animals: ['fox'],
      before(state) {
        wealthy(1, 2)(state);
        playerOf(state, 1).tan = TRAPPER;
      },
    });
    expect(asked(scene)).toEqual([2]);
    expect(can(scene, 1, { do: 'trap' })).toBe(false);
  });

  test('SW-R-67: off-turn actions stay usable until the last turn of the game ends', () => {
    const scene = turnWith({ seats: 3, animals: ['fox'], summits: [FREE('food')] });
    scene.state.lastRound = scene.state.round;
    give(scene, 0, { basics: [1, 0, 0] });
    pass(scene);
    give(scene, 1, { basics: [0, 0, 1] });
    giveHand(scene, 1, [9, 10, 11]);
    act(scene, 1, { do: 'plan', cards: [9, 10, 11] });
    act(scene, 0, { do: 'decline' });
    pass(scene);
    giveHand(scene, 2, [18, 19, 20]);
    act(scene, 2, { do: 'plan', cards: [18, 19, 20] });
    expect(asked(scene)).toEqual([0, 1]);
    for (const seat of [0, 1]) act(scene, seat, { do: 'trap', animal: 'fox', pioneer: 'green' });
    summit(scene);
    expect(asked(scene)).toEqual([0, 1]);
    expect(listed(scene, 'track', 0)).toEqual([{ do: 'track', pioneer: 'tan' }]);
    for (const seat of [0, 1]) act(scene, seat, { do: 'track', pioneer: 'tan' });
    pass(scene);
    expect(scene.rules.result(scene.state)).not.toBeNull();
    expect([0, 1, 2].map((seat) => playerOf(scene.state, seat).animals)).toEqual([faceUp('fox'), faceUp('fox'), 0]);
  });

  test('SW-R-67: in solo too: after the human’s last turn Hastings’s last one can be answered', () => {
    const scene = facing(['homesteadFood', 'wagon', 'wagon']);
    scene.state.lastRound = scene.state.round;
    pass(scene);
    expect(promptOf(scene, 0)).toBe('tracker');
    act(scene, 0, { do: 'track', pioneer: 'green' });
    expect(scene.rules.result(scene.state)).not.toBeNull();
    expect(playerOf(scene.state, 0).basics).toEqual([1, 0, 0]);
  });
});
