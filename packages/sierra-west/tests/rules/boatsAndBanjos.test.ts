import { describe, expect, test } from 'vitest';
import { NONE, positionAt } from '../../src/geometry.ts';
import { fishSales, type Summit } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import { changes, resourcesOf, sharedPartOf } from '../helpers/goods.ts';
import { act, can, choicesOf, eventsOf, pass, promptOf, walk } from '../helpers/play.ts';
import { atEnd, give, type Scene, type TurnSetting, turnWith } from '../helpers/scenes.ts';
import { linesOf, worth } from '../helpers/scores.ts';

// 51: stone gold stone, trout bass. 52: stone stone gold, bass salmon. 53: stone gold gold, trout salmon.
const THREE = [51, 52, 53];

/** Seat 0 is to move; three river cards lie in the row. */
function river(setting: TurnSetting = {}): Scene {
  const scene = turnWith({ ...setting, mode: 'boats-and-banjos' });
  scene.state.row = [...THREE];
  scene.state.taken = [0, 0, 0];
  return scene;
}

const USE_GREEN = { do: 'use', pioneer: 'green' };
const USE_TAN = { do: 'use', pioneer: 'tan' };
const STEP_GREEN = { do: 'step', pioneer: 'green' };

function useGreen(scene: Scene, space: number): void {
  walk(scene, 'green', space);
  act(scene, 0, USE_GREEN);
}

const canoe = ({ state }: Scene): number => playerOf(state, 0).canoe;
const fishOf = ({ state }: Scene): number[] => playerOf(state, 0).fish;

describe('fish', () => {
  test('SW-BOAT-05: fish that the supply lacks are not gained, colour by colour', () => {
    const scene = river({ green: ['fish'] });
    give(scene, 0, { canoe: 2 }); // shows 1 trout, 2 bass, 1 salmon
    scene.state.fish = [0, 1, 5];
    useGreen(scene, 1);
    expect(fishOf(scene)).toEqual([0, 1, 1]);
    expect(scene.state.fish).toEqual([0, 0, 4]);
  });

  test('SW-BOAT-05: with an empty supply the icon may be used for nothing', () => {
    const scene = river({ green: ['fish'] });
    give(scene, 0, { canoe: 3, fish: [6, 6, 6] });
    scene.state.fish = [0, 0, 0];
    useGreen(scene, 1);
    expect(fishOf(scene)).toEqual([6, 6, 6]);
    expect(scene.state.fish).toEqual([0, 0, 0]);
    expect(eventsOf(scene, 'gained')).toEqual([]);
  });

  test.each([
    [0, [0, 0, 0]],
    [1, [1, 1, 0]],
    [2, [1, 2, 1]],
    [3, [2, 2, 2]],
  ])(
    'SW-BOAT-14: with the canoe on place %i going fishing brings all fish of its card and of those left of it',
    (place, fish) => {
      const scene = river({ green: ['fish'] });
      give(scene, 0, { canoe: place, wagon: 0 });
      give(scene, 1, { canoe: 3, wagon: 6 });
      useGreen(scene, 1);
      expect(fishOf(scene)).toEqual(fish);
      expect(scene.state.fish).toEqual(fish.map((n) => 6 - n));
      expect(playerOf(scene.state, 1).fish).toEqual([0, 0, 0]);
    },
  );

  test('SW-BOAT-14: the river cards keep their fish: the next fishing brings them again', () => {
    const scene = river({ green: ['fish', 'fish'] });
    give(scene, 0, { canoe: 1 });
    useGreen(scene, 1);
    useGreen(scene, 2);
    expect(fishOf(scene)).toEqual([2, 2, 0]);
  });

  test('SW-BOAT-17: fish that are spent go back to the supply and can be gained again', () => {
    const scene = river({
      green: ['fish'],
      summits: [{ action: 'homestead', cost: { fish: { trout: 1, salmon: 2 } }, track: 'stone' }],
    });
    give(scene, 0, { fish: [2, 1, 2] });
    scene.state.fish = [0, 0, 0];
    act(scene, 0, { do: 'sellFish', trout: 1, bass: 1, salmon: 0 });
    expect(scene.state.fish).toEqual([1, 1, 0]);
    atEnd(scene, 'tan');
    act(scene, 0, { do: 'summit', figure: 'tan', at: 0 });
    expect(fishOf(scene)).toEqual([0, 0, 0]);
    expect(scene.state.fish).toEqual([2, 1, 2]);
    act(scene, 1, { do: 'decline' });
    give(scene, 0, { canoe: 1 });
    useGreen(scene, 1);
    expect(fishOf(scene)).toEqual([1, 1, 0]);
    expect(scene.state.fish).toEqual([1, 0, 2]);
  });
});

describe('panning', () => {
  test('SW-BOAT-06: each pan takes the leftmost remaining piece of every river card along the trail', () => {
    const scene = river({ green: ['pan', 'pan', 'pan', 'pan'] });
    give(scene, 0, { wagon: 2 });
    scene.state.taken = [0, 1, 0];
    const after: [number[], number[]][] = [];
    for (const space of [1, 2, 3, 4]) {
      useGreen(scene, space);
      after.push([resourcesOf(scene), scene.state.taken.slice()]);
    }
    expect(after).toEqual([
      [
        [0, 0, 2, 0],
        [1, 2, 0],
      ], // stone and stone
      [
        [0, 0, 2, 2],
        [2, 3, 0],
      ], // gold and gold
      [
        [0, 0, 3, 2],
        [3, 3, 0],
      ], // stone; the second card is empty
      [
        [0, 0, 3, 2],
        [3, 3, 0],
      ], // both are empty
    ]);
  });

  test('SW-BOAT-06: pieces are not replaced: a piece that one player takes is gone for the others', () => {
    const scene = river({ green: ['pan'] });
    give(scene, 0, { wagon: 1 });
    useGreen(scene, 1);
    pass(scene);
    scene.state.players[1]!.hand = [9, 10, 11];
    act(scene, 1, { do: 'plan', cards: [9, 10, 11] });
    give(scene, 1, { wagon: 1 });
    walk(scene, 'green', 1);
    act(scene, 1, USE_GREEN);
    expect(resourcesOf(scene, 0)).toEqual([0, 0, 1, 0]);
    expect(resourcesOf(scene, 1)).toEqual([0, 0, 0, 1]);
    expect(scene.state.taken).toEqual([2, 0, 0]);
  });

  test('SW-BOAT-06: on the trailhead nothing is along the trail, wherever the canoe is', () => {
    const scene = river({ green: ['pan'] });
    give(scene, 0, { canoe: 3 });
    useGreen(scene, 1);
    expect(resourcesOf(scene)).toEqual([0, 0, 0, 0]);
    expect(scene.state.taken).toEqual([0, 0, 0]);
  });

  test('SW-BOAT-18: a river card that enters the row brings its pieces in the printed order', () => {
    const scene = turnWith({
      mode: 'boats-and-banjos',
      tan: [undefined, 'shovel'],
      green: ['pan', 'pan', 'pan', 'pan'],
      before(state) {
        // the card that claiming (5,1) uncovers has the pieces stone, gold, stone, gold
        const other = state.mountain.indexOf(56);
        const here = positionAt(4, 1);
        if (other !== NONE) state.mountain[other] = state.mountain[here]!;
        state.mountain[here] = 56;
        state.row = [51];
        state.taken = [3];
      },
    });
    give(scene, 0, { basics: [1, 0, 0], frontiersmen: [positionAt(5, 1)], wagon: 2 });
    walk(scene, 'tan', 2);
    act(scene, 0, USE_TAN);
    act(scene, 0, { do: 'claim', to: 'deck' });
    expect(scene.state.row).toEqual([51, 56]);
    expect(eventsOf(scene, 'riverSeeded')).toEqual([
      { type: 'riverSeeded', slot: 2, pieces: ['stone', 'gold', 'stone', 'gold'] },
    ]);
    expect(scene.state.taken).toEqual([3, 0]);
    const gained: number[][] = [];
    for (const space of [1, 2, 3, 4]) {
      useGreen(scene, space);
      gained.push(resourcesOf(scene).slice(2));
    }
    expect(gained).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
    ]);
  });
});

describe('banjos', () => {
  /** The green pioneer stands on a banjo hazard; there is a wagon to lose. */
  function hazard(): Scene {
    const scene = river({ green: ['banjo', 'banjo', 'food'], tan: [undefined, 'dueling'] });
    give(scene, 0, { basics: [1, 0, 0], wagon: 2 });
    walk(scene, 'green', 1);
    return scene;
  }

  test('SW-BOAT-07: a banjo hazard is mandatory: without Dueling Banjos the pioneer takes damage or stays', () => {
    const scene = hazard();
    expect(can(scene, 0, STEP_GREEN)).toBe(false);
    expect(can(scene, 0, USE_GREEN)).toBe(false);
    expect(can(scene, 0, { do: 'pass' })).toBe(true);
    act(scene, 0, { do: 'takeDamage', pioneer: 'green' });
    expect(playerOf(scene.state, 0).wagon).toBe(1);
    act(scene, 0, STEP_GREEN);
    // the next one is a hazard of its own
    expect(can(scene, 0, STEP_GREEN)).toBe(false);
  });

  test('SW-BOAT-07: the tan pioneer must stand on Dueling Banjos and have paid for it', () => {
    const scene = hazard();
    walk(scene, 'tan', 1);
    expect(can(scene, 0, STEP_GREEN)).toBe(false);
    walk(scene, 'tan', 2);
    expect(can(scene, 0, STEP_GREEN)).toBe(false);
    act(scene, 0, USE_TAN);
    expect(playerOf(scene.state, 0).basics).toEqual([0, 0, 0]);
    act(scene, 0, STEP_GREEN);
    expect(playerOf(scene.state, 0).wagon).toBe(2);
    expect(eventsOf(scene, 'damaged')).toEqual([]);
  });

  test('SW-BOAT-07: another paid space in use does not resolve a banjo hazard', () => {
    const scene = river({ green: ['banjo'], tan: [undefined, 'stone2'] });
    give(scene, 0, { basics: [1, 0, 0], wagon: 2 });
    walk(scene, 'green', 1);
    walk(scene, 'tan', 2);
    act(scene, 0, USE_TAN);
    expect(can(scene, 0, STEP_GREEN)).toBe(false);
  });

  test('SW-BOAT-08: one payment covers any number of hazards', () => {
    const scene = hazard();
    walk(scene, 'tan', 2);
    act(scene, 0, USE_TAN);
    walk(scene, 'green', 3);
    expect(playerOf(scene.state, 0).wagon).toBe(2);
    expect(can(scene, 0, USE_GREEN)).toBe(true);
  });

  test('SW-BOAT-08: the protection is gone when the tan pioneer leaves', () => {
    const scene = hazard();
    walk(scene, 'tan', 2);
    act(scene, 0, USE_TAN);
    act(scene, 0, STEP_GREEN);
    walk(scene, 'tan', 3);
    expect(can(scene, 0, STEP_GREEN)).toBe(false);
    expect(can(scene, 0, { do: 'takeDamage', pioneer: 'green' })).toBe(true);
  });

  test('SW-BOAT-09: Dueling Banjos costs its space and does nothing else', () => {
    const scene = hazard();
    walk(scene, 'tan', 2);
    const before = structuredClone(playerOf(scene.state, 0));
    const shared = sharedPartOf(scene.state);
    act(scene, 0, USE_TAN);
    expect(changes(before, playerOf(scene.state, 0))).toEqual({ basics: [0, 0, 0] });
    expect(sharedPartOf(scene.state)).toEqual(shared);
    expect(eventsOf(scene, 'banjosPlayed')).toEqual([{ type: 'banjosPlayed', player: 0 }]);
    expect(can(scene, 0, USE_TAN)).toBe(false);
  });

  test('SW-BOAT-09: it is not mandatory: the tan pioneer walks over it free of charge', () => {
    const scene = hazard();
    walk(scene, 'tan', 2);
    expect(can(scene, 0, { do: 'takeDamage', pioneer: 'tan' })).toBe(false);
    walk(scene, 'tan', 3);
    expect(playerOf(scene.state, 0).basics).toEqual([1, 0, 0]);
    expect(playerOf(scene.state, 0).wagon).toBe(2);
  });
});

describe('the canoe', () => {
  test.each([
    [0, [1]],
    [1, [0, 2]],
    [2, [1, 3]],
    [3, [2]],
  ])('SW-BOAT-10: a single paddle from place %i leads to the neighbouring ones', (from, to) => {
    const scene = river({ green: ['paddle1'] });
    give(scene, 0, { canoe: from });
    useGreen(scene, 1);
    expect(choicesOf(scene)).toEqual(to.map((place) => ({ do: 'paddle', to: place })));
    act(scene, 0, { do: 'paddle', to: to[0] });
    expect(canoe(scene)).toBe(to[0]);
    expect(eventsOf(scene, 'paddled')).toEqual([{ type: 'paddled', player: 0, to: to[0] }]);
    expect(promptOf(scene)).toBe('pioneer');
    expect(can(scene, 0, USE_GREEN)).toBe(false);
  });

  test('SW-BOAT-11: a double paddle is one or two single moves in direct succession', () => {
    const scene = river({ green: ['paddle2'] });
    give(scene, 0, { canoe: 0, fish: [1, 0, 0] });
    useGreen(scene, 1);
    expect(choicesOf(scene)).toEqual([{ do: 'paddle', to: 1 }]);
    act(scene, 0, { do: 'paddle', to: 1 });
    const stopped = structuredClone(scene.state);
    expect(choicesOf(scene)).toEqual([{ do: 'paddle', to: 0 }, { do: 'paddle', to: 2 }, { do: 'stop' }]);
    act(scene, 0, { do: 'paddle', to: 2 });
    expect(canoe(scene)).toBe(2);
    expect(promptOf(scene)).toBe('pioneer');

    scene.state = stopped;
    act(scene, 0, { do: 'stop' });
    expect(canoe(scene)).toBe(1);
    expect(promptOf(scene)).toBe('pioneer');
    expect(can(scene, 0, USE_GREEN)).toBe(false);
  });

  test('SW-BOAT-11: it may go there and back', () => {
    const scene = river({ green: ['paddle2'] });
    give(scene, 0, { canoe: 3 });
    useGreen(scene, 1);
    act(scene, 0, { do: 'paddle', to: 2 });
    act(scene, 0, { do: 'paddle', to: 3 });
    expect(canoe(scene)).toBe(3);
  });

  test.each([
    [0, [1, 2, 3]],
    [2, [0, 1, 3]],
    [3, [0, 1, 2]],
  ])('SW-BOAT-12: a rapid paddle takes the canoe from place %i anywhere', (from, to) => {
    const scene = river({ green: ['rapid'] });
    give(scene, 0, { canoe: from });
    useGreen(scene, 1);
    expect(choicesOf(scene)).toEqual(to.map((place) => ({ do: 'paddle', to: place })));
    act(scene, 0, { do: 'paddle', to: to[2] });
    expect(canoe(scene)).toBe(to[2]);
    expect(promptOf(scene)).toBe('pioneer');
  });

  test('SW-BOAT-13: the canoe goes beyond the wagon, but only onto cards that lie in the row', () => {
    const single = river({ green: ['paddle1', 'paddle1', 'paddle1', 'paddle1'] });
    give(single, 0, { wagon: 0 });
    for (const space of [1, 2, 3]) {
      useGreen(single, space);
      act(single, 0, { do: 'paddle', to: space });
    }
    expect(canoe(single)).toBe(3);
    useGreen(single, 4);
    expect(choicesOf(single)).toEqual([{ do: 'paddle', to: 2 }]);

    const rapid = river({ green: ['rapid'] });
    give(rapid, 0, { wagon: 6 });
    useGreen(rapid, 1);
    expect(can(rapid, 0, { do: 'paddle', to: 3 })).toBe(true);
    expect(can(rapid, 0, { do: 'paddle', to: 4 })).toBe(false);
  });
});

describe('buying fish', () => {
  const BUY: Summit = { action: 'buyFish', repeat: true };
  function buyer(basics: number[], gold = 0): Scene {
    const scene = river({ summits: [BUY] });
    give(scene, 0, { basics, gold, canoe: 2 });
    atEnd(scene, 'green');
    return scene;
  }
  const SUMMIT = { do: 'summit', figure: 'green', at: 0 };

  test('SW-BOAT-15: 2 basic resources buy 1 fish of any colour that is there', () => {
    const scene = buyer([1, 0, 1]);
    scene.state.fish = [3, 0, 2];
    act(scene, 0, SUMMIT);
    expect(playerOf(scene.state, 0).basics).toEqual([0, 0, 0]);
    expect(choicesOf(scene)).toEqual([
      { do: 'takeFish', fish: 'trout' },
      { do: 'takeFish', fish: 'salmon' },
    ]);
    act(scene, 0, { do: 'takeFish', fish: 'salmon' });
    expect(fishOf(scene)).toEqual([0, 0, 1]);
    expect(scene.state.fish).toEqual([3, 0, 1]);
    expect(promptOf(scene)).toBe('pioneer');
  });

  test('SW-BOAT-15: fish can be bought repeatedly, each for 2 more basics', () => {
    const scene = buyer([5, 0, 0]);
    scene.state.fish = [6, 0, 0];
    act(scene, 0, SUMMIT);
    expect(fishOf(scene)).toEqual([1, 0, 0]);
    expect(choicesOf(scene)).toEqual([{ do: 'again' }, { do: 'stop' }]);
    act(scene, 0, { do: 'again' });
    expect(fishOf(scene)).toEqual([2, 0, 0]);
    expect(playerOf(scene.state, 0).basics).toEqual([1, 0, 0]);
    expect(promptOf(scene)).toBe('pioneer');
  });

  test('SW-BOAT-15: no fish can be bought without 2 basics or without a fish in the supply', () => {
    expect(can(buyer([1, 0, 0], 9), 0, SUMMIT)).toBe(false);
    expect(can(buyer([0, 1, 1]), 0, SUMMIT)).toBe(true);
    const empty = buyer([9, 9, 9]);
    empty.state.fish = [0, 0, 0];
    expect(can(empty, 0, SUMMIT)).toBe(false);
    const last = buyer([9, 0, 0]);
    last.state.fish = [0, 1, 0];
    act(last, 0, SUMMIT);
    expect(fishOf(last)).toEqual([0, 1, 0]);
    expect(promptOf(last)).toBe('pioneer');
  });
});

describe('the Fish Market', () => {
  function seller(fish: number[], place = 0): Scene {
    const scene = river();
    give(scene, 0, { fish, canoe: place });
    return scene;
  }
  const sales = (scene: Scene) => choicesOf(scene).filter((choice) => choice.do === 'sellFish');

  test.each([
    [
      [1, 0, 0],
      [1, 0, 0, 0],
    ],
    [
      [0, 1, 0],
      [0, 1, 0, 0],
    ],
    [
      [0, 0, 1],
      [0, 0, 1, 0],
    ],
    [
      [1, 1, 0],
      [0, 0, 0, 1],
    ],
    [
      [1, 0, 1],
      [0, 0, 0, 1],
    ],
    [
      [0, 1, 1],
      [0, 0, 0, 1],
    ],
    [
      [1, 1, 1],
      [0, 0, 0, 2],
    ],
    [
      [2, 0, 0],
      [0, 0, 0, 3],
    ],
    [
      [0, 2, 0],
      [0, 0, 0, 3],
    ],
    [
      [0, 0, 2],
      [0, 0, 0, 3],
    ],
    [
      [3, 0, 0],
      [0, 0, 0, 4],
    ],
    [
      [0, 3, 0],
      [0, 0, 0, 4],
    ],
    [
      [0, 0, 3],
      [0, 0, 0, 4],
    ],
  ])('SW-BOAT-16: trout, bass, salmon %o bring food, wood, stone, gold %o', ([trout, bass, salmon], after) => {
    const scene = seller([3, 3, 3]);
    act(scene, 0, { do: 'sellFish', trout, bass, salmon });
    expect(resourcesOf(scene)).toEqual(after);
    expect(fishOf(scene)).toEqual([3 - trout!, 3 - bass!, 3 - salmon!]);
    expect(eventsOf(scene, 'exchanged')).toHaveLength(1);
  });

  test('SW-BOAT-16: there are no other exchanges', () => {
    expect(sales(seller([9, 9, 9]))).toHaveLength(13);
    expect(sales(seller([2, 1, 0]))).toEqual([
      { do: 'sellFish', trout: 1, bass: 0, salmon: 0 },
      { do: 'sellFish', trout: 0, bass: 1, salmon: 0 },
      { do: 'sellFish', trout: 1, bass: 1, salmon: 0 },
      { do: 'sellFish', trout: 2, bass: 0, salmon: 0 },
    ]);
    expect(sales(seller([0, 0, 0]))).toEqual([]);
  });

  test('SW-BOAT-16: fishSales lists all exchanges with their pay', () => {
    const { rules } = seller([9, 9, 9]);
    for (const { fish, pays } of fishSales(rules.box)) {
      const scene = seller([9, 9, 9]);
      act(scene, 0, { do: 'sellFish', ...fish });
      expect(eventsOf(scene, 'exchanged')[0]).toMatchObject({ got: pays });
    }
    expect(fishSales(rules.box)).toHaveLength(13);
  });

  test('SW-BOAT-16: exchanges are possible any number of times, but only while the own canoe is there', () => {
    const scene = seller([4, 0, 0]);
    act(scene, 0, { do: 'sellFish', trout: 2, bass: 0, salmon: 0 });
    act(scene, 0, { do: 'sellFish', trout: 1, bass: 0, salmon: 0 });
    act(scene, 0, { do: 'sellFish', trout: 1, bass: 0, salmon: 0 });
    expect(resourcesOf(scene)).toEqual([2, 0, 0, 3]);

    const away = seller([4, 4, 4], 1);
    give(away, 1, { canoe: 0 });
    expect(sales(away)).toEqual([]);
  });

  test('SW-BOAT-16: exchanges are possible only in the own Pioneering step', () => {
    const scene = seller([4, 4, 4]);
    give(scene, 1, { fish: [4, 4, 4], canoe: 0 });
    expect(can(scene, 1, { do: 'sellFish' })).toBe(false);
    pass(scene);
    expect(can(scene, 1, { do: 'plan' })).toBe(true);
    expect(can(scene, 1, { do: 'sellFish' })).toBe(false);
    expect(can(scene, 0, { do: 'sellFish' })).toBe(false);
  });
});

describe('scoring', () => {
  test('SW-BOAT-19: left-over fish and the place of the canoe are worth nothing', () => {
    const scene = river();
    give(scene, 0, { wagon: 6 });
    expect(worth(scene, (player) => Object.assign(player, { fish: [3, 2, 4], canoe: 3 }))).toBe(0);
    expect(linesOf(scene).map(({ source }) => source)).toEqual([
      'cards',
      'animals',
      'cabins',
      'gold',
      'boots',
      'homestead',
      'homestead',
      'homestead',
    ]);
  });
});
