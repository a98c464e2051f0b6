/** 5.6: the mule. */
import { describe, expect, test } from 'vitest';
import { NONE } from '../../src/geometry.ts';
import { CAMP, GREY_CABIN, SUMMIT } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { settle } from '../helpers/cabins.ts';
import {
  act,
  answersOf,
  can,
  choicesOf,
  declineAll,
  eventsOf,
  kinds,
  listed,
  pass,
  plain,
  walk,
} from '../helpers/play.ts';
import { atEnd, give, giveHand, type Scene, turnWith } from '../helpers/scenes.ts';
import { FREE } from '../helpers/summits.ts';

/** Seat 0 stands on a mule icon; `owner` has the mule. */
function onMuleIcon(owner: number, summits = [FREE('wood'), FREE('stone')]): Scene {
  const scene = turnWith({ seats: 3, green: ['mule'], summits });
  scene.state.mule = owner;
  walk(scene, 'green', 1);
  return scene;
}

describe('gaining it', () => {
  test.each([
    ['the supply', NONE],
    ['another player', 2],
  ])('SW-MULE-01: it is taken from %s', (_name, owner) => {
    const scene = onMuleIcon(owner);
    act(scene, 0, plain('green'));
    expect(scene.state.mule).toBe(0);
    expect(eventsOf(scene, 'muleGained')).toEqual([{ type: 'muleGained', player: 0, from: owner }]);
    expect(scene.state.turn.mule).toBe(CAMP);
  });

  test.each([
    ['in camp', CAMP],
    ['on the grey cabin', GREY_CABIN],
    ['on a summit', SUMMIT + 1],
  ])('SW-MULE-01: who already has it gains nothing, and it stays %s', (_name, place) => {
    const scene = onMuleIcon(0);
    scene.state.turn.mule = place;
    act(scene, 0, plain('green'));
    expect(scene.state.mule).toBe(0);
    expect(scene.state.turn.mule).toBe(place);
    expect(eventsOf(scene, 'muleGained')).toEqual([]);
  });
});

describe('using it', () => {
  test('SW-MULE-02: from camp it may go to the grey cabin or straight to a summit', () => {
    const scene = turnWith({ summits: [FREE('wood'), undefined, FREE('stone')] });
    scene.state.mule = 0;
    expect(listed(scene, 'muleToCabin')).toHaveLength(1);
    expect(listed(scene, 'summit')).toEqual([
      { do: 'summit', figure: 'mule', at: 0 },
      { do: 'summit', figure: 'mule', at: 2 },
    ]);
  });

  test('SW-MULE-02: first the grey cabin, later a summit', () => {
    const scene = turnWith({ summits: [FREE('wood')] });
    scene.state.mule = 0;
    act(scene, 0, { do: 'muleToCabin' });
    expect(scene.state.turn.mule).toBe(GREY_CABIN);
    expect(listed(scene, 'muleToCabin')).toEqual([]);
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    act(scene, 0, { do: 'summit', figure: 'mule', at: 0 });
    expect(scene.state.turn.mule).toBe(SUMMIT);
    expect(playerOf(scene.state, 0).tracks).toEqual([0, 1, 0]);
  });

  test('SW-MULE-02: from a summit it cannot move any further', () => {
    const scene = turnWith({ summits: [FREE('wood'), FREE('stone')] });
    scene.state.mule = 0;
    give(scene, 0, { gold: 2 });
    act(scene, 0, { do: 'summit', figure: 'mule', at: 0 });
    declineAll(scene);
    expect(listed(scene, 'muleToCabin')).toEqual([]);
    expect(listed(scene, 'changeGold')).toEqual([]);
    expect(listed(scene, 'summit')).toEqual([]);
  });

  test('SW-MULE-02: only on its owner’s turn', () => {
    const scene = turnWith({ summits: [FREE('wood')] });
    scene.state.mule = 1;
    expect(kinds(scene, 0)).toEqual(['enter', 'pass']);
    expect(answersOf(scene, 1)).toEqual([]);
  });

  test('SW-MULE-03: a mule gained this turn may be used at once, even twice', () => {
    const scene = onMuleIcon(2);
    expect(listed(scene, 'muleToCabin')).toEqual([]);
    expect(listed(scene, 'summit')).toEqual([]);
    act(scene, 0, plain('green'));
    act(scene, 0, { do: 'muleToCabin' });
    act(scene, 0, { do: 'summit', figure: 'mule', at: 1 });
    expect(playerOf(scene.state, 0).tracks).toEqual([0, 0, 1]);
  });

  test('SW-MULE-03: also one gained as the reward of the food track', () => {
    const scene = turnWith({ summits: [FREE('food'), FREE('stone')] });
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    declineAll(scene);
    act(scene, 0, { do: 'summit', figure: 'mule', at: 1 });
    expect(scene.state.turn.mule).toBe(SUMMIT + 1);
  });

  test('SW-MULE-04: it takes no path and no green or tan cabin', () => {
    const scene = turnWith();
    settle(scene, 0, 'G1', 'G2', 'G6', 'T1');
    scene.state.mule = 0;
    const moves = choicesOf(scene).filter((choice) => ['assign', 'enter', 'step'].includes(choice.do));
    expect(moves).toHaveLength(6); // tan to three cabins, green to one, and both to their paths
    for (const move of moves) expect(move).toMatchObject({ pioneer: expect.stringMatching(/^(green|tan)$/) });
    act(scene, 0, { do: 'muleToCabin' });
    expect(playerOf(scene.state, 0)).toMatchObject({ green: CAMP, tan: CAMP });
    expect(can(scene, 0, { do: 'assign', pioneer: 'mule' })).toBe(false);
  });

  test('SW-MULE-04: it answers neither Tracker nor Trapper for its owner', () => {
    const scene = turnWith({ summits: [FREE('wood')] });
    atEnd(scene, 'green');
    give(scene, 1, { green: 3, tan: 2 }); // on Trapper and on Tracker
    scene.state.mule = 1;
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(scene.state.flow.lanes).toBeNull();
    const idle = turnWith({ summits: [FREE('wood')] });
    atEnd(idle, 'green');
    idle.state.mule = 1;
    act(idle, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(answersOf(idle, 1).map((choice) => ('pioneer' in choice ? choice.pioneer : null))).toEqual([
      'green',
      'tan',
      null,
    ]);
  });

  test('SW-MULE-05: it stays with its owner between turns, back in camp, until another player takes it', () => {
    const scene = turnWith({ green: ['mule'], summits: [FREE('wood')] });
    scene.state.mule = 0;
    act(scene, 0, { do: 'summit', figure: 'mule', at: 0 });
    declineAll(scene);
    pass(scene);
    act(scene, 1, { do: 'plan' });
    declineAll(scene);
    expect(scene.state.mule).toBe(0);
    pass(scene);
    giveHand(scene, 0, [0, 1, 2]);
    act(scene, 0, { do: 'plan', cards: [0, 1, 2] });
    expect(scene.state.mule).toBe(0);
    expect(scene.state.turn.mule).toBe(CAMP);
    act(scene, 0, { do: 'muleToCabin' });
    pass(scene);
    giveHand(scene, 1, [9, 10, 11]);
    act(scene, 1, { do: 'plan', cards: [9, 10, 11] });
    declineAll(scene);
    walk(scene, 'green', 1);
    act(scene, 1, plain('green'));
    expect(scene.state.mule).toBe(1);
    expect(listed(scene, 'muleToCabin')).toHaveLength(1);
  });
});
