/** 5.1: resources. */
import { describe, expect, test } from 'vitest';
import { type Cost, MODES, type Summit } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import { goodsOf } from '../helpers/goods.ts';
import { act, can, choicesOf, eventsOf, listed, promptOf, walk } from '../helpers/play.ts';
import { atEnd, give, type Scene, turnWith } from '../helpers/scenes.ts';
import { FREE } from '../helpers/summits.ts';
import { TRAILS } from '../helpers/trails.ts';

const homestead = (cost: Cost): Summit => ({ action: 'homestead', cost, track: 'stone' });

/** The green pioneer is at END and the left summit has this cost; seat 0 has these basics. */
function atSummit(cost: Cost, basics: number[]): Scene {
  const scene = turnWith({ summits: [homestead(cost)] });
  atEnd(scene, 'green');
  give(scene, 0, { basics });
  return scene;
}

const climbUp = (scene: Scene): void => {
  act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
};

describe.each(TRAILS)('on $name', (trail) => {
  test.each(MODES)(
    'SW-RES-01: gold, tokens, apples, fish and bullets never pay for a basic or wild symbol (%s)',
    (mode) => {
      const scene = turnWith({
        trail,
        mode,
        tan: [undefined, 'wood'],
        summits: [homestead({ any: 1 }), homestead({ food: 1 })],
      });
      const at = trail.spaces.findIndex(({ costToNext }) => costToNext?.any === 1);
      walk(scene, 'tan', 2);
      atEnd(scene, 'green');
      give(scene, 0, { gold: 9, tokens: 9, fish: [3, 3, 3], bullets: 6, wagon: at, canoe: 1 });
      scene.state.apples = [6, 6];
      expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(false);
      expect(listed(scene, 'advance')).toEqual([]);
      expect(listed(scene, 'summit')).toEqual([]);
      give(scene, 0, { basics: [0, 0, 1] });
      expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(true);
      expect(listed(scene, 'advance')).not.toEqual([]);
      expect(listed(scene, 'summit')).toEqual([{ do: 'summit', figure: 'green', at: 0 }]);
    },
  );
});

test.each([[[1, 0, 0]], [[0, 1, 0]], [[0, 0, 1]]])(
  'SW-RES-01: food, wood and stone are basic: %j pays for a paid space',
  (basics) => {
    const scene = turnWith({ tan: [undefined, 'gold'] });
    walk(scene, 'tan', 2);
    give(scene, 0, { basics });
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 1, 0]);
  },
);

test('SW-RES-02: each wild symbol is paid with any basic, and every mix can be chosen', () => {
  const scene = atSummit({ any: 2 }, [2, 1, 1]);
  climbUp(scene);
  expect(promptOf(scene)).toBe('pay');
  const mixes = choicesOf(scene).map((choice) => (choice.do === 'pay' ? [choice.food, choice.wood, choice.stone] : []));
  expect(mixes.sort()).toEqual([
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
    [2, 0, 0],
  ]);
  expect(playerOf(scene.state, 0).tracks).toEqual([0, 0, 0]);
  act(scene, 0, { do: 'pay', food: 1, wood: 0, stone: 1 });
  expect(eventsOf(scene, 'paid')).toEqual([{ type: 'paid', player: 0, goods: { food: 1, stone: 1 } }]);
  expect(playerOf(scene.state, 0)).toMatchObject({ basics: [1, 1, 0], tracks: [0, 0, 1] });
});

test.each([
  [{ food: 2 }, [1, 9, 9]],
  [{ wood: 1 }, [9, 0, 9]],
  [{ stone: 3 }, [9, 9, 2]],
  [{ gold: 1 }, [9, 9, 9]],
])('SW-RES-02: a named resource is paid only with itself: %j is out of reach with %j', (cost, basics) => {
  expect(listed(atSummit(cost, basics), 'summit')).toEqual([]);
});

test.each([
  [{ wood: 1, any: 1 }, [0, 1, 0], false],
  [{ wood: 1, any: 1 }, [0, 2, 0], true],
  [{ wood: 1, any: 1 }, [1, 1, 0], true],
  [{ wood: 1, any: 1 }, [2, 0, 0], false],
  [{ any: 3 }, [1, 1, 0], false],
  [{ any: 3 }, [1, 1, 1], true],
])('SW-RES-02: a resource pays for one symbol only: %j with %j: %s', (cost, basics, possible) => {
  const scene = atSummit(cost, basics);
  expect(listed(scene, 'summit')).toHaveLength(possible ? 1 : 0);
  if (!possible) return;
  climbUp(scene);
  expect(goodsOf(scene)).toEqual([0, 0, 0, 1, 0]); // all spent; the stone track brings 1 gold
});

test('SW-RES-02: named parts are taken before the wild one is chosen', () => {
  const scene = atSummit({ food: 1, any: 1 }, [1, 1, 1]);
  climbUp(scene);
  expect(choicesOf(scene)).toEqual([
    { do: 'pay', food: 0, wood: 1, stone: 0 },
    { do: 'pay', food: 0, wood: 0, stone: 1 },
  ]);
});

test('SW-RES-03: spent goods go to no player; limited pieces return to the supply', () => {
  const scene = turnWith({
    mode: 'boats-and-banjos',
    summits: [homestead({ food: 1, wood: 1, fish: { trout: 2, salmon: 1 } }), FREE('food')],
  });
  atEnd(scene, 'green');
  give(scene, 0, { basics: [2, 1, 1], fish: [2, 1, 1] });
  give(scene, 1, { basics: [1, 1, 1], fish: [1, 0, 0] });
  const supply = scene.state.fish.slice();
  climbUp(scene);
  expect(playerOf(scene.state, 0)).toMatchObject({ basics: [1, 0, 1], fish: [0, 1, 0] });
  expect(playerOf(scene.state, 1)).toMatchObject({ basics: [1, 1, 1], fish: [1, 0, 0] });
  expect(scene.state.fish).toEqual([supply[0]! + 2, supply[1], supply[2]! + 1]);
});
