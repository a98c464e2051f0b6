import { expect, test } from 'vitest';
import { BASE, NONE, POSITIONS, positionAt } from '../../src/geometry.ts';
import { CABIN, CAMP, GREY_CABIN, SUMMIT } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { faceUp, resourcesOf } from '../helpers/goods.ts';
import { act, can, choicesOf, eventsOf, promptOf, walk } from '../helpers/play.ts';
import { begin, endOfPath, give, type Scene, space } from '../helpers/scenes.ts';
import { TRAILS, type Trail } from '../helpers/trails.ts';

const ORCHARD_GATE = 8; // left: food, 2 boots | 1 boot, harvest | 3 red apples → red apple track
const PICKET_FENCE_LANE = 38; // middle: 2 boots | food + wood + stone → any homestead track
const WIDOWS_NOTCH = 3; // right: 1 boot, gold | Fur Trade, bear | 2 stone + 1 wood → stone track

/** The start of the example; the three orchards along the trail have 3 green and 4 red apples. */
function start(trail: Trail): Scene {
  const scene = begin({ mode: 'apple-hill', seats: 2, trail });
  const { state } = scene;
  const basics = Array.from({ length: 15 }, (_, i) => 36 + i).filter(
    (card) => card !== PICKET_FENCE_LANE && card !== 36,
  );
  const gone = [positionAt(5, 1), positionAt(5, 2), positionAt(4, 1), positionAt(4, 3)];
  const specials = new Map([
    [positionAt(2, 1), 51],
    [positionAt(2, 3), 54],
    [positionAt(2, 5), 56],
  ]);
  for (let position = 0; position < POSITIONS; position++)
    state.mountain[position] = gone.includes(position) ? NONE : (specials.get(position) ?? (basics.pop() as number));
  state.row = [52, 53, 55];
  state.mule = 1;
  give(scene, 1, { claimed: [36], discard: [36] });
  give(scene, 0, {
    hand: [WIDOWS_NOTCH, ORCHARD_GATE, PICKET_FENCE_LANE],
    deck: [0, 1, 2, 4, 5, 6, 7],
    claimed: [PICKET_FENCE_LANE],
    wagon: trail.reaching(3),
    cabins: [0, 4, 10, NONE], // G1, G3, G6
    animals: faceUp('rabbit', 'beaver', 'fox'),
  });
  return scene;
}

test.each(TRAILS)(
  'SW-EX-01, SW-EX-02, SW-EX-03, SW-EX-04, SW-EX-05, SW-EX-06, SW-EX-07, SW-EX-08, SW-EX-09, SW-EX-10: the worked example, step by step with the house cards, on $name',
  (trail) => {
    const scene = start(trail);
    const me = () => playerOf(scene.state, 0);
    const all = () => [resourcesOf(scene), scene.state.apples];
    const use = (pioneer: 'green' | 'tan') => act(scene, 0, { do: 'use', pioneer });

    // SW-EX-01
    act(scene, 0, { do: 'plan', cards: [ORCHARD_GATE, PICKET_FENCE_LANE, WIDOWS_NOTCH] });
    expect(promptOf(scene)).toBe('pioneer');
    expect(me()).toMatchObject({ green: CAMP, tan: CAMP });
    expect(all()).toEqual([
      [0, 0, 0, 0],
      [0, 0],
    ]);

    // SW-EX-02
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 2 });
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    expect(me()).toMatchObject({ green: space('green', 0), tan: CABIN + 2 });
    expect(can(scene, 0, { do: 'use' })).toBe(false);
    expect(all()).toEqual([
      [0, 0, 0, 0],
      [0, 0],
    ]);

    // SW-EX-03
    walk(scene, 'green', 1);
    use('green');
    expect(resourcesOf(scene)).toEqual([1, 0, 0, 0]);
    walk(scene, 'green', 2);
    act(scene, 0, { do: 'trade', cabin: 'G1' });
    act(scene, 0, { do: 'trade', cabin: 'G1' });
    expect(can(scene, 0, { do: 'trade' })).toBe(false);
    expect(all()).toEqual([
      [1, 0, 0, 2],
      [0, 0],
    ]);

    // SW-EX-04
    walk(scene, 'tan', 1);
    act(scene, 0, { do: 'climb', to: positionAt(1, 3), boot: 'tan' });
    expect(can(scene, 0, { do: 'climb' })).toBe(false);
    walk(scene, 'green', 4); // over the middle icon
    act(scene, 0, { do: 'climb', to: positionAt(2, 3), boot: 'green' });
    expect(can(scene, 0, { do: 'climb' })).toBe(false);
    expect(can(scene, 0, { do: 'trade' })).toBe(false);
    expect(me().frontiersmen).toEqual([positionAt(2, 3)]);
    expect(all()).toEqual([
      [1, 0, 0, 2],
      [0, 0],
    ]);

    // SW-EX-05
    walk(scene, 'green', 5);
    use('green');
    walk(scene, 'green', 6);
    expect(me().green).toBe(endOfPath('green'));
    walk(scene, 'tan', 2);
    use('tan');
    expect(eventsOf(scene, 'paid')).toEqual([{ type: 'paid', player: 0, goods: { food: 1 } }]);
    expect(all()).toEqual([
      [0, 0, 0, 3],
      [3, 4],
    ]);

    // SW-EX-06
    walk(scene, 'tan', 3);
    use('tan');
    expect(all()).toEqual([
      [1, 1, 1, 3],
      [3, 4],
    ]);

    // SW-EX-07
    act(scene, 0, { do: 'summit', figure: 'green', at: 1 });
    expect(resourcesOf(scene)).toEqual([0, 0, 0, 3]);
    expect(choicesOf(scene)).toEqual(['food', 'wood', 'stone'].map((track) => ({ do: 'homestead', track })));
    act(scene, 0, { do: 'homestead', track: 'food' });
    expect(scene.state.mule).toBe(0);
    act(scene, 1, { do: 'decline' });
    act(scene, 0, { do: 'muleToCabin' });
    expect(scene.state.turn.mule).toBe(GREY_CABIN);
    expect(me()).toMatchObject({ green: SUMMIT + 1, tracks: [1, 0, 0] });
    expect(all()).toEqual([
      [0, 0, 0, 3],
      [3, 4],
    ]);

    // SW-EX-08
    walk(scene, 'tan', 4);
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(false);
    expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(false);
    act(scene, 0, { do: 'changeGold', into: 'stone' });
    act(scene, 0, { do: 'changeGold', into: 'stone' });
    expect(resourcesOf(scene)).toEqual([0, 0, 2, 1]);
    use('tan');
    walk(scene, 'tan', 5);
    expect(me()).toMatchObject({ tan: endOfPath('tan'), wagon: trail.reaching(3), cabins: [0, 4, 10, NONE] });
    expect(all()).toEqual([
      [0, 0, 0, 1],
      [3, 4],
    ]);

    // SW-EX-09
    act(scene, 0, { do: 'summit', figure: 'tan', at: 0 });
    expect(resourcesOf(scene)).toEqual([0, 0, 0, 3]);
    expect(me().apples).toEqual([0, 1]);
    for (const into of ['stone', 'stone', 'wood']) act(scene, 0, { do: 'changeGold', into });
    expect(all()).toEqual([
      [0, 1, 2, 0],
      [3, 1],
    ]);

    // SW-EX-10
    act(scene, 0, { do: 'summit', figure: 'mule', at: 2 });
    act(scene, 1, { do: 'decline' });
    expect(scene.state.turn.mule).toBe(SUMMIT + 2);
    expect(all()).toEqual([
      [0, 0, 0, 1],
      [3, 1],
    ]);
    expect(me()).toMatchObject({ tracks: [1, 0, 1], apples: [0, 1], frontiersmen: [positionAt(2, 3)] });
    expect(choicesOf(scene)).toEqual([{ do: 'pass' }]);
    act(scene, 0, { do: 'pass' });
    expect(scene.state.mule).toBe(0);
    expect(me()).toMatchObject({ green: CAMP, tan: CAMP, frontiersmen: [positionAt(2, 3)] });
    expect(playerOf(scene.state, 1).frontiersmen).toEqual([BASE]);
  },
);
