/** 5.8: damage. */
import { describe, expect, test } from 'vitest';
import { NONE } from '../../src/geometry.ts';
import { CAMP, TAN_START } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { occupy, settle, tileOf } from '../helpers/cabins.ts';
import { goodsOf } from '../helpers/goods.ts';
import { closeMarket, layMarket } from '../helpers/market.ts';
import { act, can, choicesOf, eventsOf, kinds, listed, pass, plain, promptOf, walk } from '../helpers/play.ts';
import { atEnd, give, type Scene, space, turnWith } from '../helpers/scenes.ts';
import { facing } from '../helpers/solo.ts';
import { FREE } from '../helpers/summits.ts';

/** The tan pioneer stands on a bear hazard that cannot be paid for, and damage is taken. */
function hurt(wagon: number, ...types: Parameters<typeof settle>[2][]): Scene {
  const scene = turnWith({ tan: [undefined, 'bear'] });
  settle(scene, 0, ...types);
  give(scene, 0, { wagon });
  walk(scene, 'tan', 2);
  act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
  return scene;
}

/** The green pioneer stands on a mandatory apple icon; the tan one occupies a cabin. */
function hurtAtWork(...types: Parameters<typeof settle>[2][]): Scene {
  const scene = turnWith({ green: ['apples10', 'boots2'] });
  settle(scene, 0, ...types);
  occupy(scene, types[0]!);
  walk(scene, 'green', 1);
  return scene;
}

describe('the choice', () => {
  test('SW-DMG-01: one of your built cabins or one space back with the wagon, and nothing else', () => {
    const scene = hurt(2, 'G1', 'G4', 'T1');
    expect(promptOf(scene)).toBe('damage');
    expect(choicesOf(scene)).toEqual([
      { do: 'loseCabin', space: 0 },
      { do: 'loseCabin', space: 1 },
      { do: 'loseCabin', space: 3 },
      { do: 'wagonBack' },
    ]);
  });

  test('SW-DMG-01: a lost cabin leaves the wagon and the other cabins alone', () => {
    const scene = hurt(2, 'G1', 'G4', 'T1');
    act(scene, 0, { do: 'loseCabin', space: 3 });
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 2, cabins: [tileOf('G1'), tileOf('G4'), NONE, NONE] });
    expect(eventsOf(scene, 'damaged')).toEqual([{ type: 'damaged', player: 0, lost: 'cabin', tile: tileOf('T1') }]);
    expect(promptOf(scene)).toBe('pioneer');
  });

  test('SW-DMG-01: a wagon moved back, by exactly one space, leaves the cabins alone', () => {
    const scene = hurt(3, 'G1');
    act(scene, 0, { do: 'wagonBack' });
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 2, cabins: [tileOf('G1'), NONE, NONE, NONE] });
    expect(eventsOf(scene, 'damaged')).toEqual([{ type: 'damaged', player: 0, lost: 'wagon', tile: null }]);
  });

  test('SW-DMG-01: players can lose only their own cabins and wagon', () => {
    const scene = turnWith({ tan: [undefined, 'bear'] });
    settle(scene, 0, 'G1');
    settle(scene, 1, 'G2', 'G3', 'T3');
    give(scene, 1, { wagon: 4 });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    expect(playerOf(scene.state, 0).cabins).toEqual([NONE, NONE, NONE, NONE]);
    expect(playerOf(scene.state, 1)).toMatchObject({
      wagon: 4,
      cabins: [tileOf('G2'), tileOf('G3'), NONE, tileOf('T3')],
    });
  });

  test('SW-DMG-02: a removed cabin goes to the box and never comes back, even from a remade stack', () => {
    const scene = turnWith({ tan: [undefined, 'bear', undefined, 'shovel'] });
    settle(scene, 0, 'G1', 'G2');
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    act(scene, 0, { do: 'loseCabin', space: 0 });
    expect(scene.state.cabinBox).toEqual([tileOf('G1')]);
    expect(scene.state.cabinDiscard).toEqual([]);
    layMarket(scene, [tileOf('G4'), tileOf('G5'), tileOf('G7'), tileOf('G8')], [], scene.state.cabinDiscard);
    give(scene, 0, { basics: [2, 0, 0] });
    walk(scene, 'tan', 4);
    act(scene, 0, plain('tan'));
    act(scene, 0, { do: 'build', market: 3 });
    expect(scene.state.market).toEqual([NONE, tileOf('G4'), tileOf('G5'), tileOf('G7')]);
    expect(scene.state.cabinBox).toEqual([tileOf('G1')]);
  });

  test('SW-DMG-02: the grey cabin cannot be removed, and its mule is not affected', () => {
    const scene = turnWith({ tan: [undefined, 'bear'] });
    settle(scene, 0, 'G1');
    give(scene, 0, { wagon: 1, gold: 1 });
    scene.state.mule = 0;
    act(scene, 0, { do: 'muleToCabin' });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    expect(choicesOf(scene)).toEqual([{ do: 'loseCabin', space: 0 }, { do: 'wagonBack' }]);
    act(scene, 0, { do: 'loseCabin', space: 0 });
    expect(listed(scene, 'changeGold')).toHaveLength(3);
  });

  test('SW-DMG-03: with no cabin the wagon must go back', () => {
    const scene = hurt(2);
    expect(playerOf(scene.state, 0).wagon).toBe(1);
    expect(promptOf(scene)).toBe('pioneer');
  });

  test('SW-DMG-03: with the wagon on the trailhead a cabin must go', () => {
    const scene = hurt(0, 'T1');
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 0, cabins: [NONE, NONE, NONE, NONE] });
    expect(scene.state.cabinBox).toEqual([tileOf('T1')]);
    const two = hurt(0, 'G1', 'G2');
    expect(choicesOf(two)).toEqual([
      { do: 'loseCabin', space: 0 },
      { do: 'loseCabin', space: 1 },
    ]);
  });

  test('SW-DMG-04: with neither, the damage is ignored and the pioneer may go on', () => {
    const scene = hurt(0);
    expect(eventsOf(scene, 'damaged')).toEqual([{ type: 'damaged', player: 0, lost: 'nothing', tile: null }]);
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 0, cabins: [NONE, NONE, NONE, NONE] });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    expect(can(scene, 0, { do: 'takeDamage' })).toBe(false);
    act(scene, 0, { do: 'step', pioneer: 'tan' });
    expect(playerOf(scene.state, 0).tan).toBe(space('tan', 3));
  });
});

describe('an occupied cabin', () => {
  test('SW-DMG-05: its effect ends', () => {
    const scene = hurtAtWork('G1');
    act(scene, 0, { do: 'takeDamage', pioneer: 'green' });
    expect(playerOf(scene.state, 0).cabins[0]).toBe(NONE);
    act(scene, 0, { do: 'step', pioneer: 'green' });
    expect(scene.state.turn.greenBoots).toBe(2);
    expect(can(scene, 0, { do: 'trade' })).toBe(false);
  });

  test('SW-DMG-05: its pioneer is in camp: it may enter its path, but no other cabin this turn', () => {
    const scene = hurtAtWork('G1', 'G2', 'G6');
    act(scene, 0, { do: 'takeDamage', pioneer: 'green' });
    act(scene, 0, { do: 'loseCabin', space: 0 });
    expect(listed(scene, 'assign')).toEqual([]);
    expect(listed(scene, 'enter')).toEqual([{ do: 'enter', pioneer: 'tan' }]);
    act(scene, 0, { do: 'enter', pioneer: 'tan' });
    expect(playerOf(scene.state, 0).tan).toBe(TAN_START);
  });

  test('SW-DMG-05: the same for the green pioneer in a tan cabin', () => {
    const scene = turnWith({ tan: [undefined, 'bear', undefined, 'bear'] });
    settle(scene, 0, 'T1');
    occupy(scene, 'T1');
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    expect(listed(scene, 'assign')).toEqual([]);
    expect(can(scene, 0, { do: 'enter', pioneer: 'green' })).toBe(true);
    walk(scene, 'tan', 4);
    give(scene, 0, { basics: [1, 0, 0] });
    expect(listed(scene, 'use')).toEqual([]); // no discount any more
  });

  test('SW-DMG-05: its pioneer is no longer on a cabin, even if one is built there again', () => {
    const scene = hurtAtWork('G1', 'G2', 'G6');
    act(scene, 0, { do: 'takeDamage', pioneer: 'green' });
    act(scene, 0, { do: 'loseCabin', space: 0 });
    playerOf(scene.state, 0).cabins[0] = tileOf('G2', 1);
    act(scene, 0, { do: 'step', pioneer: 'green' });
    expect(can(scene, 0, { do: 'trade' })).toBe(false);
    expect(listed(scene, 'assign')).toEqual([]);
  });

  test('SW-DMG-05: another cabin may be removed, and the pioneer works on in its own', () => {
    const scene = hurtAtWork('G1', 'G2');
    act(scene, 0, { do: 'takeDamage', pioneer: 'green' });
    act(scene, 0, { do: 'loseCabin', space: 1 });
    act(scene, 0, { do: 'step', pioneer: 'green' });
    expect(listed(scene, 'trade')).toEqual([{ do: 'trade', cabin: 'G1' }]);
  });

  test('SW-DMG-05: in the next turn it is idle like any other, and was so for Tracker', () => {
    const scene = facing(['homesteadWood', 'wagon', 'wagon'], { green: ['apples10'] });
    settle(scene, 0, 'G1', 'G2');
    occupy(scene, 'G1');
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'takeDamage', pioneer: 'green' });
    act(scene, 0, { do: 'loseCabin', space: 0 });
    pass(scene);
    expect(playerOf(scene.state, 0)).toMatchObject({ green: CAMP, tan: CAMP });
    expect(can(scene, 0, { do: 'track', pioneer: 'tan' })).toBe(true);
    act(scene, 0, { do: 'decline' });
    act(scene, 0, { do: 'plan' });
    expect(listed(scene, 'assign')).toEqual([{ do: 'assign', pioneer: 'tan', space: 1 }]);
  });
});

test('SW-DMG-01: nothing else can be done while the choice is open', () => {
  const scene = turnWith({ tan: [undefined, 'bear'], summits: [FREE('food')] });
  settle(scene, 0, 'G1');
  closeMarket(scene);
  scene.state.mule = 0;
  act(scene, 0, { do: 'muleToCabin' });
  give(scene, 0, { wagon: 1, gold: 3, tokens: 3 });
  atEnd(scene, 'green');
  walk(scene, 'tan', 2);
  act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
  expect(kinds(scene)).toEqual(['loseCabin', 'wagonBack']);
});
