import { describe, expect, test } from 'vitest';
import type { Summit } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import { faceUp, resourcesOf } from '../helpers/goods.ts';
import { act, can, choicesOf, eventsOf, pass, promptOf, walk } from '../helpers/play.ts';
import { atEnd, begin, give, giveHand, turnWith } from '../helpers/scenes.ts';
import { linesOf, worth } from '../helpers/scores.ts';
import { TRAILS } from '../helpers/trails.ts';

const trade = (apples: { green?: number; red?: number; any?: number }, repeat = false): Summit => ({
  action: 'tradeApples',
  cost: { apples },
  gain: { wood: 1, gold: 2 },
  ...(repeat && { repeat: true }),
});
const orchardTrack = (
  track: 'green' | 'red' | 'any',
  apples: { green?: number; red?: number; any?: number },
): Summit => ({
  action: 'appleHomestead',
  cost: { apples },
  track,
});

/** The green pioneer stands at its end, and the supply holds this. */
function atSummit(summit: Summit, green: number, red: number) {
  const scene = turnWith({ summits: [summit] });
  scene.state.apples = [green, red];
  atEnd(scene, 'green');
  return scene;
}

const SUMMIT = { do: 'summit', figure: 'green', at: 0 };

describe('the shared supply', () => {
  test('SW-APPLE-03: players share all apples: one may take those that another added', () => {
    const scene = turnWith({ green: ['apples21'], summits: [trade({ green: 2 })] });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(scene.state.apples).toEqual([2, 1]);
    pass(scene);
    giveHand(scene, 1, [9, 10, 11]);
    act(scene, 1, { do: 'plan', cards: [9, 10, 11] });
    atEnd(scene, 'green');
    act(scene, 1, SUMMIT);
    expect(scene.state.apples).toEqual([0, 1]);
    expect(resourcesOf(scene, 1)).toEqual([0, 1, 0, 2]);
    expect(resourcesOf(scene, 0)).toEqual([0, 0, 0, 0]);
  });

  test.each([
    [{ green: 2 }, [1, 6], false],
    [{ green: 2 }, [2, 0], true],
    [{ red: 3 }, [6, 2], false],
    [{ red: 3 }, [0, 3], true],
    [{ green: 1, red: 1 }, [0, 6], false],
    [{ green: 1, red: 1 }, [1, 1], true],
    [{ any: 4 }, [2, 1], false],
    [{ green: 2, any: 2 }, [1, 6], false],
    [{ green: 2, any: 2 }, [2, 1], false],
    [{ green: 2, any: 2 }, [2, 2], true],
  ] as const)(
    'SW-APPLE-03: a cost of %o can be paid from %o only if the supply covers it',
    (apples, [green, red], payable) => {
      const scene = atSummit(trade(apples), green, red);
      give(scene, 0, { basics: [9, 9, 9], gold: 9 });
      expect(can(scene, 0, SUMMIT)).toBe(payable);
    },
  );

  test.each([
    [
      [0, 0],
      [2, 1],
    ],
    [
      [4, 5],
      [6, 6],
    ],
    [
      [5, 6],
      [6, 6],
    ],
    [
      [6, 0],
      [6, 1],
    ],
  ] as const)('SW-APPLE-04: a gain of 2 green and 1 red makes %o to %o, never above 6', ([green, red], after) => {
    const scene = turnWith({ green: ['apples21'] });
    scene.state.apples = [green, red];
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(scene.state.apples).toEqual(after);
  });

  test('SW-APPLE-04: the excess is lost and does not come back when apples are taken', () => {
    const scene = turnWith({ green: ['apples21'], summits: [trade({ green: 3 })] });
    scene.state.apples = [6, 6];
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    atEnd(scene, 'green');
    act(scene, 0, SUMMIT);
    expect(scene.state.apples).toEqual([3, 6]);
  });
});

describe('path icons', () => {
  test.each([
    ['apples10', [1, 0]],
    ['apples02', [0, 2]],
    ['apples11', [1, 1]],
  ] as const)('SW-APPLE-05: %s raises each colour by the shown number', (icon, supply) => {
    const scene = turnWith({ green: [icon] });
    walk(scene, 'green', 1);
    expect(scene.state.apples).toEqual([0, 0]);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(scene.state.apples).toEqual(supply);
    expect(resourcesOf(scene)).toEqual([0, 0, 0, 0]);
    expect(can(scene, 0, { do: 'use', pioneer: 'green' })).toBe(false);
  });

  test('SW-APPLE-05: it is mandatory: first the apples or damage, then the pioneer goes on', () => {
    const gaining = turnWith({ green: ['apples11'] });
    walk(gaining, 'green', 1);
    expect(can(gaining, 0, { do: 'step', pioneer: 'green' })).toBe(false);
    expect(can(gaining, 0, { do: 'takeDamage', pioneer: 'green' })).toBe(true);
    act(gaining, 0, { do: 'use', pioneer: 'green' });
    expect(can(gaining, 0, { do: 'takeDamage', pioneer: 'green' })).toBe(false);
    act(gaining, 0, { do: 'step', pioneer: 'green' });

    const refusing = turnWith({ green: ['apples11'] });
    give(refusing, 0, { wagon: 2 });
    walk(refusing, 'green', 1);
    act(refusing, 0, { do: 'takeDamage', pioneer: 'green' });
    expect(playerOf(refusing.state, 0).wagon).toBe(1);
    expect(refusing.state.apples).toEqual([0, 0]);
    expect(can(refusing, 0, { do: 'use', pioneer: 'green' })).toBe(false);
    act(refusing, 0, { do: 'step', pioneer: 'green' });
  });

  // orchards: 51 has 1 green 1 red, 52 has 2 red, 53 has 2 green, 55 has 1 green 2 red
  describe.each(TRAILS)('on $name', (trail) => {
    test.each([
      [0, [0, 0]],
      [1, [1, 1]],
      [2, [1, 3]],
      [3, [3, 3]],
      [4, [4, 5]],
      [6, [4, 5]],
    ])(
      'SW-APPLE-06: with a wagon that reaches %i slots harvest brings the apples of the orchards along the trail',
      (slots, supply) => {
        const scene = turnWith({ trail, green: ['harvest'] });
        scene.state.row = [51, 52, 53, 55];
        give(scene, 0, { wagon: trail.reaching(slots) });
        give(scene, 1, { wagon: trail.last });
        walk(scene, 'green', 1);
        act(scene, 0, { do: 'use', pioneer: 'green' });
        expect(scene.state.apples).toEqual(supply);
      },
    );
  });

  test.each(TRAILS)('SW-APPLE-06: a harvest is taken in full up to 6, or skipped as a whole, on $name', (trail) => {
    const scene = turnWith({ trail, green: ['harvest', 'harvest'] });
    scene.state.row = [51, 52, 53];
    scene.state.apples = [1, 4];
    give(scene, 0, { wagon: trail.reaching(3) });
    walk(scene, 'green', 1);
    const own = choicesOf(scene).filter((choice) => 'pioneer' in choice && choice.pioneer === 'green');
    expect(own).toEqual([
      { do: 'use', pioneer: 'green' },
      { do: 'step', pioneer: 'green' },
    ]);
    walk(scene, 'green', 2);
    expect(scene.state.apples).toEqual([1, 4]);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(scene.state.apples).toEqual([4, 6]);
    expect(promptOf(scene)).toBe('pioneer');
  });

  test.each(TRAILS)(
    'SW-APPLE-06: orchards are not used up: the next harvest brings the same again, on $name',
    (trail) => {
      const scene = turnWith({ trail, green: ['harvest', 'harvest'] });
      scene.state.row = [51, 52];
      give(scene, 0, { wagon: trail.reaching(2) });
      walk(scene, 'green', 1);
      act(scene, 0, { do: 'use', pioneer: 'green' });
      expect(scene.state.apples).toEqual([1, 3]);
      walk(scene, 'green', 2);
      act(scene, 0, { do: 'use', pioneer: 'green' });
      expect(scene.state.apples).toEqual([2, 6]);
      expect(scene.state.row).toEqual([51, 52]);
    },
  );
});

describe('apple trades', () => {
  test('SW-APPLE-07: the shown apples are paid and the shown resources gained, once', () => {
    const scene = atSummit(trade({ green: 2, red: 1 }), 6, 6);
    act(scene, 0, SUMMIT);
    expect(scene.state.apples).toEqual([4, 5]);
    expect(eventsOf(scene, 'paid')).toEqual([{ type: 'paid', player: 0, goods: { greenApples: 2, redApples: 1 } }]);
    expect(resourcesOf(scene)).toEqual([0, 1, 0, 2]);
    expect(promptOf(scene)).toBe('pioneer');
    atEnd(scene, 'tan');
    expect(can(scene, 0, { do: 'summit', figure: 'tan', at: 0 })).toBe(false);
  });

  test('SW-APPLE-07: with the repeat mark it goes on as long as the player likes and the supply lasts', () => {
    const scene = atSummit(trade({ green: 2 }, true), 6, 0);
    act(scene, 0, SUMMIT);
    expect(choicesOf(scene)).toEqual([{ do: 'again' }, { do: 'stop' }]);
    act(scene, 0, { do: 'again' });
    expect(scene.state.apples).toEqual([2, 0]);
    expect(resourcesOf(scene)).toEqual([0, 2, 0, 4]);
    act(scene, 0, { do: 'stop' });
    expect(scene.state.apples).toEqual([2, 0]);
    expect(promptOf(scene)).toBe('pioneer');

    const odd = atSummit(trade({ green: 2 }, true), 3, 6);
    act(odd, 0, SUMMIT);
    expect(odd.state.apples).toEqual([1, 6]);
    expect(promptOf(odd)).toBe('pioneer');
  });

  test('SW-APPLE-08: grey apples are paid with any mix of what is there', () => {
    const scene = atSummit(trade({ any: 3 }), 2, 4);
    act(scene, 0, SUMMIT);
    expect(choicesOf(scene)).toEqual([
      { do: 'payApples', green: 2, red: 1 },
      { do: 'payApples', green: 1, red: 2 },
      { do: 'payApples', green: 0, red: 3 },
    ]);
    expect(resourcesOf(scene)).toEqual([0, 0, 0, 0]);
    act(scene, 0, { do: 'payApples', green: 1, red: 2 });
    expect(scene.state.apples).toEqual([1, 2]);
    expect(eventsOf(scene, 'paid')).toEqual([{ type: 'paid', player: 0, goods: { greenApples: 1, redApples: 2 } }]);
    expect(resourcesOf(scene)).toEqual([0, 1, 0, 2]);
  });

  test('SW-APPLE-08: a single possible way is taken automatically, and reported', () => {
    const mixed = atSummit(trade({ any: 3 }), 1, 2);
    act(mixed, 0, SUMMIT);
    expect(mixed.state.apples).toEqual([0, 0]);
    expect(eventsOf(mixed, 'paid')).toEqual([{ type: 'paid', player: 0, goods: { greenApples: 1, redApples: 2 } }]);
    const green = atSummit(trade({ any: 3 }), 5, 0);
    act(green, 0, SUMMIT);
    expect(green.state.apples).toEqual([2, 0]);
    expect(eventsOf(green, 'paid')).toEqual([{ type: 'paid', player: 0, goods: { greenApples: 3 } }]);
  });

  test('SW-APPLE-08: only grey apples can be any apples: the coloured part of the cost stays fixed', () => {
    const scene = atSummit(trade({ green: 2, any: 1 }), 3, 4);
    act(scene, 0, SUMMIT);
    expect(choicesOf(scene)).toEqual([
      { do: 'payApples', green: 1, red: 0 },
      { do: 'payApples', green: 0, red: 1 },
    ]);
    act(scene, 0, { do: 'payApples', green: 0, red: 1 });
    expect(scene.state.apples).toEqual([1, 3]);

    const forced = atSummit(trade({ green: 2, any: 1 }), 2, 4);
    act(forced, 0, SUMMIT);
    expect(forced.state.apples).toEqual([0, 3]);
    expect(eventsOf(forced, 'paid')).toEqual([{ type: 'paid', player: 0, goods: { greenApples: 2, redApples: 1 } }]);
    expect(resourcesOf(forced)).toEqual([0, 1, 0, 2]);
  });
});

describe('apple homestead', () => {
  test.each([
    ['green', [1, 0], [0, 5]],
    ['red', [0, 1], [0, 5]],
  ] as const)(
    'SW-APPLE-09: a sign of the %s track raises the player’s own marker there and nothing else',
    (track, markers, supply) => {
      const scene = atSummit(orchardTrack(track, { green: 3, red: 1 }), 3, 6);
      act(scene, 0, SUMMIT);
      expect(playerOf(scene.state, 0).apples).toEqual(markers);
      expect(playerOf(scene.state, 0).tracks).toEqual([0, 0, 0]);
      expect(playerOf(scene.state, 1).apples).toEqual([0, 0]);
      expect(scene.state.apples).toEqual(supply);
      expect(eventsOf(scene, 'raised')).toEqual([{ type: 'raised', player: 0, track, to: 1, moved: true }]);
      expect(scene.state.flow.lanes).toBe(null);
    },
  );

  test('SW-APPLE-09: a two-coloured sign lets the player choose between the two tracks', () => {
    const scene = atSummit(orchardTrack('any', { red: 2 }), 0, 2);
    act(scene, 0, SUMMIT);
    expect(choicesOf(scene)).toEqual([
      { do: 'appleTrack', colour: 'green' },
      { do: 'appleTrack', colour: 'red' },
    ]);
    const other = structuredClone(scene.state);
    act(scene, 0, { do: 'appleTrack', colour: 'green' });
    expect(playerOf(scene.state, 0).apples).toEqual([1, 0]);
    scene.state = other;
    act(scene, 0, { do: 'appleTrack', colour: 'red' });
    expect(playerOf(scene.state, 0).apples).toEqual([0, 1]);
  });

  test('SW-APPLE-10: the green track brings Fur Trade and no gold of its own', () => {
    const scene = atSummit(orchardTrack('green', { green: 1 }), 1, 0);
    give(scene, 0, { animals: faceUp('rabbit', 'fox') });
    act(scene, 0, SUMMIT);
    expect(resourcesOf(scene)).toEqual([1, 0, 1, 0]);
    expect(eventsOf(scene, 'furTraded')).toEqual([{ type: 'furTraded', player: 0, animals: ['rabbit', 'fox'] }]);
  });

  test('SW-APPLE-10: the deer works in that Fur Trade too, after the apples are paid', () => {
    const scene = atSummit(orchardTrack('green', { green: 6 }), 6, 6);
    give(scene, 0, { animals: faceUp('bear', 'deer') });
    act(scene, 0, SUMMIT);
    expect(resourcesOf(scene)).toEqual([0, 0, 0, 1]);
    expect(scene.state.apples).toEqual([1, 6]);
  });

  test('SW-APPLE-10: the red track brings 2 gold and no Fur Trade', () => {
    const scene = atSummit(orchardTrack('red', { red: 1 }), 0, 1);
    give(scene, 0, { animals: faceUp('rabbit', 'beaver', 'fox', 'bear', 'deer') });
    act(scene, 0, SUMMIT);
    expect(resourcesOf(scene)).toEqual([0, 0, 0, 2]);
    expect(scene.state.apples).toEqual([0, 0]);
  });

  test.each([
    ['green', [1, 0, 0, 0]],
    ['red', [0, 0, 0, 2]],
  ] as const)(
    'SW-APPLE-11: a marker at the top of the %s track stays there, and the reward comes all the same',
    (track, reward) => {
      const scene = atSummit(orchardTrack(track, { red: 2 }), 0, 2);
      give(scene, 0, { apples: [5, 5], animals: faceUp('rabbit') });
      act(scene, 0, SUMMIT);
      expect(playerOf(scene.state, 0).apples).toEqual([5, 5]);
      expect(scene.state.apples).toEqual([0, 0]);
      expect(resourcesOf(scene)).toEqual(reward);
      expect(eventsOf(scene, 'raised')).toEqual([{ type: 'raised', player: 0, track, to: 5, moved: false }]);
    },
  );

  test('SW-APPLE-11: all players may reach the top', () => {
    const scene = atSummit(orchardTrack('red', { red: 2 }), 0, 2);
    give(scene, 1, { apples: [5, 5] });
    give(scene, 0, { apples: [0, 4] });
    act(scene, 0, SUMMIT);
    expect(playerOf(scene.state, 0).apples).toEqual([0, 5]);
    expect(playerOf(scene.state, 1).apples).toEqual([5, 5]);
  });
});

describe('scoring', () => {
  test.each(TRAILS)(
    'SW-APPLE-12: each apple track scores its position times the multiplier of the player’s own wagon, on $name',
    (trail) => {
      const scene = begin({ trail });
      give(scene, 0, { apples: [3, 5], wagon: trail.times(3) });
      give(scene, 1, { apples: [4, 1], wagon: trail.times(2) });
      const apples = (index: number) => linesOf(scene, index).filter(({ source }) => source === 'appleTrack');
      expect(apples(0)).toEqual([
        { source: 'appleTrack', params: { track: 'green', space: 3, multiplier: 3 }, points: 9 },
        { source: 'appleTrack', params: { track: 'red', space: 5, multiplier: 3 }, points: 15 },
      ]);
      expect(apples(1).map(({ points }) => points)).toEqual([8, 2]);
      expect(worth(scene, (player) => Object.assign(player, { apples: [0, 0] }))).toBe(-24);
    },
  );
});
