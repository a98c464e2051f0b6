import { describe, expect, test } from 'vitest';
import { BASE, NONE, positionAt } from '../../src/geometry.ts';
import type { Summit } from '../../src/index.ts';
import { CABIN } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { loadDice } from '../helpers/dice.ts';
import { resourcesOf } from '../helpers/goods.ts';
import { pinned } from '../helpers/pinned.ts';
import { act, answersOf, can, choicesOf, eventsOf, idleTurn, pass, promptOf, walk } from '../helpers/play.ts';
import { atEnd, begin, give, type Scene, space, type TurnSetting, turnWith } from '../helpers/scenes.ts';
import { hastingsPlays, solo } from '../helpers/solo.ts';

const USE_GREEN = { do: 'use', pioneer: 'green' };
const USE_TAN = { do: 'use', pioneer: 'tan' };
const STEP_GREEN = { do: 'step', pioneer: 'green' };

const useGreen = (scene: Scene, n: number): void => {
  walk(scene, 'green', n);
  act(scene, 0, USE_GREEN);
};

describe('Apple Hill', () => {
  test('SW-R-75: harvest is not mandatory, and takes all or nothing', () => {
    const scene = turnWith({ green: ['harvest', 'harvest'], tan: [undefined, 'harvest'] });
    scene.state.row = [51, 53]; // 3 green and 1 red in all
    give(scene, 0, { wagon: 2, basics: [1, 0, 0] });
    walk(scene, 'green', 1);
    expect(can(scene, 0, { do: 'takeDamage' })).toBe(false);
    act(scene, 0, STEP_GREEN);
    walk(scene, 'tan', 2);
    expect(can(scene, 0, { do: 'takeDamage' })).toBe(false);
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(true);
    expect(scene.state.apples).toEqual([0, 0]);
    act(scene, 0, USE_GREEN);
    expect(promptOf(scene)).toBe('pioneer'); // nothing to choose
    expect(scene.state.apples).toEqual([3, 1]);
  });

  test('SW-R-76: with 6 of both apples are lost, and the mandatory gain counts as resolved all the same', () => {
    const scene = turnWith({ green: ['apples11'] });
    scene.state.apples = [6, 6];
    give(scene, 0, { wagon: 1, cabins: [0, NONE, NONE, NONE] });
    walk(scene, 'green', 1);
    expect(can(scene, 0, STEP_GREEN)).toBe(false);
    act(scene, 0, USE_GREEN);
    expect(scene.state.apples).toEqual([6, 6]);
    expect(can(scene, 0, { do: 'takeDamage' })).toBe(false);
    act(scene, 0, STEP_GREEN);
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 1, cabins: [0, NONE, NONE, NONE] });
  });
});

describe('banjos', () => {
  const boats = (setting: TurnSetting): Scene => turnWith({ ...setting, mode: 'boats-and-banjos' });
  const DUEL: TurnSetting = { green: ['banjo', 'banjo', 'banjo'], tan: [undefined, 'dueling', undefined, 'dueling'] };

  test('SW-R-77: it matters that the tan pioneer stands there when the green one moves on, not when it arrives', () => {
    const late = boats(DUEL);
    give(late, 0, { basics: [1, 0, 0], wagon: 1 });
    walk(late, 'green', 1);
    walk(late, 'tan', 2);
    act(late, 0, USE_TAN);
    act(late, 0, STEP_GREEN);

    const early = boats(DUEL);
    give(early, 0, { basics: [1, 0, 0], wagon: 1 });
    walk(early, 'tan', 2);
    act(early, 0, USE_TAN);
    walk(early, 'green', 1);
    walk(early, 'tan', 3);
    expect(can(early, 0, STEP_GREEN)).toBe(false);
  });

  test('SW-R-77: each visit is paid for separately: the first payment does not count on the second Dueling Banjos', () => {
    const scene = boats(DUEL);
    give(scene, 0, { basics: [3, 0, 0], wagon: 1 });
    walk(scene, 'tan', 2);
    act(scene, 0, USE_TAN);
    walk(scene, 'green', 2);
    walk(scene, 'tan', 4);
    expect(can(scene, 0, STEP_GREEN)).toBe(false);
    act(scene, 0, USE_TAN);
    expect(playerOf(scene.state, 0).basics).toEqual([0, 0, 0]);
    walk(scene, 'green', 4);
    expect(playerOf(scene.state, 0).wagon).toBe(1);
  });

  test('SW-R-77: a payment that T1 reduces to nothing counts as paid', () => {
    const scene = boats(DUEL);
    give(scene, 0, { wagon: 1, cabins: [NONE, NONE, NONE, 18] });
    act(scene, 0, { do: 'assign', pioneer: 'green', space: 3 });
    walk(scene, 'tan', 2);
    expect(can(scene, 0, { do: 'use', pioneer: 'tan', cabin: 'T1' })).toBe(true);
    act(scene, 0, { do: 'use', pioneer: 'tan', cabin: 'T1' });
    walk(scene, 'green', 4);
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 1, cabins: [NONE, NONE, NONE, 18], basics: [0, 0, 0] });
  });

  test('SW-R-77: a green pioneer on the tan path cannot play for itself', () => {
    // no such hazard is printed on the tan path; here it follows the Dueling Banjos
    const scene = boats({ tan: [undefined, 'dueling', 'banjo'] });
    give(scene, 0, { basics: [1, 0, 0], wagon: 1, tokens: 1, cabins: [8, NONE, NONE, NONE] }); // G5
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 0 });
    walk(scene, 'green', 2);
    act(scene, 0, { do: 'shortcut' });
    expect(playerOf(scene.state, 0)).toMatchObject({ green: space('tan', 2), tan: CABIN });
    act(scene, 0, USE_GREEN);
    expect(playerOf(scene.state, 0).basics).toEqual([0, 0, 0]);
    act(scene, 0, STEP_GREEN);
    expect(can(scene, 0, STEP_GREEN)).toBe(false);
    expect(can(scene, 0, { do: 'takeDamage', pioneer: 'green' })).toBe(true);
  });

  test('SW-R-77: the payment of the green pioneer does not count for the tan one on the same space', () => {
    const scene = boats({ tan: [undefined, 'dueling', 'banjo'] });
    give(scene, 0, { basics: [1, 0, 0], wagon: 1, tokens: 1, cabins: [8, NONE, NONE, NONE] });
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 0 });
    walk(scene, 'green', 2);
    act(scene, 0, { do: 'shortcut' });
    act(scene, 0, USE_GREEN);
    walk(scene, 'tan', 2);
    act(scene, 0, STEP_GREEN);
    expect(can(scene, 0, STEP_GREEN)).toBe(false);
  });
});

describe('boats', () => {
  function river(setting: TurnSetting): Scene {
    const scene = turnWith({ ...setting, mode: 'boats-and-banjos' });
    Object.assign(scene.state, { row: [51, 52, 53], taken: [0, 0, 0] });
    return scene;
  }

  test('SW-R-78: a double paddle is not interrupted, and its second move is not saved', () => {
    const scene = river({ green: ['paddle2', 'paddle1'] });
    give(scene, 0, { canoe: 1, fish: [3, 3, 3] });
    useGreen(scene, 1);
    act(scene, 0, { do: 'paddle', to: 0 });
    // on the Fish Market, but in the middle of the move
    expect(choicesOf(scene)).toEqual([{ do: 'paddle', to: 1 }, { do: 'stop' }]);
    act(scene, 0, { do: 'stop' });
    act(scene, 0, { do: 'sellFish', trout: 1, bass: 0, salmon: 0 });
    expect(can(scene, 0, { do: 'paddle' })).toBe(false);
    expect(can(scene, 0, USE_GREEN)).toBe(false);
    useGreen(scene, 2);
    act(scene, 0, { do: 'paddle', to: 1 });
    expect(promptOf(scene)).toBe('pioneer');
  });

  test('SW-R-79: a rapid paddle is one jump, to the left as well as to the right', () => {
    for (const to of [0, 1, 3]) {
      const scene = river({ green: ['rapid'] });
      give(scene, 0, { canoe: 2 });
      useGreen(scene, 1);
      act(scene, 0, { do: 'paddle', to });
      expect(playerOf(scene.state, 0).canoe).toBe(to);
      expect(eventsOf(scene, 'paddled')).toHaveLength(1);
      expect(promptOf(scene)).toBe('pioneer');
      expect(can(scene, 0, USE_GREEN)).toBe(false);
    }
  });

  test.each([
    [
      [6, 6, 6],
      [2, 2, 2],
    ],
    [
      [1, 6, 0],
      [1, 2, 0],
    ],
    [
      [0, 1, 2],
      [0, 1, 2],
    ],
  ])('SW-R-80: from a supply of %o a catch of 2, 2, 2 brings %o', (supply, caught) => {
    const scene = river({ green: ['fish'] });
    scene.state.fish = supply.slice();
    give(scene, 0, { canoe: 3 });
    useGreen(scene, 1);
    expect(playerOf(scene.state, 0).fish).toEqual(caught);
    expect(scene.state.fish).toEqual(supply.map((n, i) => n - caught[i]!));
  });

  test('SW-R-81: a fish costs two basics of any mix, never gold', () => {
    const scene = river({ summits: [{ action: 'buyFish', repeat: true }] });
    give(scene, 0, { basics: [2, 1, 1], gold: 5 });
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(choicesOf(scene)).toEqual([
      { do: 'pay', food: 2, wood: 0, stone: 0 },
      { do: 'pay', food: 1, wood: 1, stone: 0 },
      { do: 'pay', food: 1, wood: 0, stone: 1 },
      { do: 'pay', food: 0, wood: 1, stone: 1 },
    ]);
    act(scene, 0, { do: 'pay', food: 1, wood: 0, stone: 1 });
    act(scene, 0, { do: 'takeFish', fish: 'bass' });
    expect(resourcesOf(scene)).toEqual([1, 1, 0, 5]);

    const rich = river({ summits: [{ action: 'buyFish', repeat: true }] });
    give(rich, 0, { basics: [0, 1, 0], gold: 9 });
    atEnd(rich, 'green');
    expect(can(rich, 0, { do: 'summit' })).toBe(false);
  });

  test('SW-R-82: the Fish Market exchanges any number of times, in any combination', () => {
    const scene = river({});
    give(scene, 0, { fish: [4, 3, 2] });
    const sold: [number, number, number, number[]][] = [
      [2, 0, 0, [0, 0, 0, 3]],
      [2, 0, 0, [0, 0, 0, 6]],
      [0, 1, 1, [0, 0, 0, 7]],
      [0, 1, 1, [0, 0, 0, 8]],
      [0, 1, 0, [0, 1, 0, 8]],
    ];
    for (const [trout, bass, salmon, after] of sold) {
      act(scene, 0, { do: 'sellFish', trout, bass, salmon });
      expect(resourcesOf(scene)).toEqual(after);
    }
    expect(can(scene, 0, { do: 'sellFish' })).toBe(false);
  });

  test('SW-R-83: the card of slot 1 is seeded at setup, in the printed order', () => {
    for (let seed = 0; seed < 6; seed++) {
      const scene = begin({ mode: 'boats-and-banjos', seed: String(seed) });
      const { pieces } = pinned.content.modes['boats-and-banjos'].specials[scene.state.row[0]! - 51]!.river!;
      expect(eventsOf(scene, 'riverSeeded')).toEqual([{ type: 'riverSeeded', slot: 1, pieces }]);
      expect(scene.state.taken).toEqual([0]);
    }
  });

  test('SW-R-83: seeding never fails, even if the players hold much gold and stone', () => {
    const scene = turnWith({
      mode: 'boats-and-banjos',
      tan: [undefined, 'shovel'],
      before: (state) => {
        state.row = [51];
        state.taken = [3];
      },
    });
    give(scene, 0, { basics: [1, 0, 99], gold: 99, frontiersmen: [positionAt(5, 1)] });
    walk(scene, 'tan', 2);
    act(scene, 0, USE_TAN);
    act(scene, 0, { do: 'claim', to: 'discard' });
    act(scene, 0, { do: 'pay', food: 1 });
    expect(eventsOf(scene, 'riverSeeded')[0]?.pieces.length).toBeGreaterThanOrEqual(3);
    expect(scene.state.taken).toEqual([3, 0]);
  });
});

describe('Gold Rush', () => {
  function atMine(row: number[], lantern = NONE): Scene {
    const scene = turnWith({ mode: 'gold-rush', green: ['mine', 'mine'] });
    Object.assign(scene.state, { row, lantern });
    give(scene, 0, { wagon: 6 });
    walk(scene, 'green', 1);
    return scene;
  }

  test('SW-R-84: 1–2 replace one gold, 3–4 two, 5–6 three', () => {
    const stones = [1, 2, 3, 4, 5, 6].map((roll) => {
      const scene = atMine([51, 54]);
      loadDice(scene, roll);
      act(scene, 0, USE_GREEN);
      const [, , stone, gold] = resourcesOf(scene);
      expect(stone! + gold!).toBe(4);
      return stone;
    });
    expect(stones).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('SW-R-85: 2 gold counted and a roll of 5 or 6 give 2 stone', () => {
    for (const roll of [5, 6]) {
      const scene = atMine([51]);
      loadDice(scene, roll);
      act(scene, 0, USE_GREEN);
      expect(resourcesOf(scene)).toEqual([0, 0, 2, 0]);
    }
  });

  test('SW-R-85: with nothing counted no die is rolled', () => {
    const scene = atMine([53, 55]); // dark both
    const dice = scene.state.streams.dice.slice();
    act(scene, 0, USE_GREEN);
    expect(eventsOf(scene, 'mined')).toEqual([{ type: 'mined', player: 0, counted: 0, roll: null, gold: 0, stone: 0 }]);
    expect(scene.state.streams.dice).toEqual(dice);
    expect(resourcesOf(scene)).toEqual([0, 0, 0, 0]);
  });

  test('SW-R-85: mines are never emptied', () => {
    const scene = atMine([52]);
    act(scene, 0, USE_GREEN);
    useGreen(scene, 2);
    expect(resourcesOf(scene)).toEqual([0, 0, 2, 0]);
  });

  test('SW-R-86: dynamite works between two actions, also on an unresolved space, but not inside an action', () => {
    const scene = turnWith({ mode: 'gold-rush', tan: [undefined, 'bear'] });
    scene.state.dynamite = 0;
    give(scene, 0, { basics: [1, 1, 9], wagon: 1, cabins: [0, NONE, NONE, NONE] });
    act(scene, 0, { do: 'blast' }); // before the first move of a pioneer
    walk(scene, 'tan', 2);
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(false);
    act(scene, 0, { do: 'blast' });
    act(scene, 0, USE_TAN);
    expect(promptOf(scene)).toBe('pay');
    expect(can(scene, 0, { do: 'blast' })).toBe(false);
    act(scene, 0, { do: 'pay', food: 1 });
    act(scene, 0, { do: 'blast' });
    expect(resourcesOf(scene)).toEqual([0, 1, 3, 3]);
  });

  test('SW-R-86: dynamite does not work in a damage choice, a series, a window, while planning or in another turn', () => {
    const damage = turnWith({ mode: 'gold-rush', tan: [undefined, 'bear'] });
    damage.state.dynamite = 0;
    give(damage, 0, { basics: [0, 0, 9], wagon: 1, cabins: [0, NONE, NONE, NONE] });
    walk(damage, 'tan', 2);
    act(damage, 0, { do: 'takeDamage', pioneer: 'tan' });
    expect(promptOf(damage)).toBe('damage');
    expect(can(damage, 0, { do: 'blast' })).toBe(false);

    const series = turnWith({
      mode: 'gold-rush',
      summits: [{ action: 'homestead', cost: { stone: 1 }, track: 'stone', repeat: true }],
    });
    series.state.dynamite = 0;
    give(series, 0, { basics: [0, 0, 9] });
    atEnd(series, 'green');
    act(series, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(answersOf(series, 1)).not.toEqual([]);
    expect(can(series, 0, { do: 'blast' })).toBe(false); // seat 1 is asked about Tracker
    act(series, 1, { do: 'decline' });
    expect(promptOf(series)).toBe('again');
    expect(can(series, 0, { do: 'blast' })).toBe(false);
    act(series, 0, { do: 'stop' });
    expect(can(series, 0, { do: 'blast' })).toBe(true);
    pass(series);
    expect(can(series, 0, { do: 'blast' })).toBe(false);
    idleTurn(series);
    expect(promptOf(series)).toBe('plan');
    expect(can(series, 0, { do: 'blast' })).toBe(false);
  });

  test('SW-R-87: a cart with 1 gold may be topped up later; nothing is loaded with nothing', () => {
    const scene = turnWith({ mode: 'gold-rush', green: ['load', 'load', 'load'] });
    give(scene, 0, { gold: 3, carts: [0] });
    useGreen(scene, 1);
    expect(can(scene, 0, { do: 'load', gold: 0 })).toBe(false);
    act(scene, 0, { do: 'load', cart: 0, gold: 1 });
    useGreen(scene, 2);
    expect(choicesOf(scene)).toEqual([{ do: 'load', cart: 0, gold: 1 }]);
    act(scene, 0, { do: 'load', cart: 0, gold: 1 });
    expect(playerOf(scene.state, 0)).toMatchObject({ gold: 1, carts: [2] });
    walk(scene, 'green', 3);
    expect(can(scene, 0, USE_GREEN)).toBe(false);
  });
});

describe('Outlaws & Outposts', () => {
  const RIFLE: Summit = { action: 'rifle' };
  const SIX_SHOOTER: Summit = { action: 'sixShooter' };
  function gunman(setting: TurnSetting = {}): Scene {
    const scene = turnWith({ summits: [RIFLE, SIX_SHOOTER], ...setting, mode: 'outlaws-and-outposts' });
    give(scene, 0, { bullets: 6, wagon: 1 });
    atEnd(scene, 'green');
    return scene;
  }
  const RIFLE_AT = { do: 'summit', figure: 'green', at: 0 };
  const SHOOTER_AT = { do: 'summit', figure: 'green', at: 1 };
  /** Outposts I to IV are gone, V has this many outlaws. */
  function lastOutpost(scene: Scene, outlaws: number): void {
    for (const row of [5, 4, 3, 2]) scene.state.mountain[positionAt(row, 1)] = NONE;
    Object.assign(scene.state, { row: [51, 52, 53, 54, 55], outposts: [0, 0, 0, 0, outlaws] });
  }

  test('SW-R-88: equal or higher hits, so only the lowest face along the trail matters', () => {
    const outcome = (roll: number): boolean => {
      const scene = gunman();
      scene.state.row = [51, 53]; // faces 6; 4 and 6
      give(scene, 0, { wagon: 2 });
      loadDice(scene, roll);
      act(scene, 0, SHOOTER_AT);
      act(scene, 0, { do: 'shoot' });
      return playerOf(scene.state, 0).outlaws === 1;
    };
    expect([1, 2, 3, 4, 5, 6].map(outcome)).toEqual([false, false, false, true, true, true]);
  });

  test.each([
    [0, true],
    [NONE, false],
  ])("SW-R-89: a 6 with the Sheriff's 1 counts as 7 (Sheriff held by %i)", (sheriff, hit) => {
    // no poster shows a 7; here the campfire does
    const scene = gunman({
      content: ({ modes }) => {
        modes['outlaws-and-outposts'].specials[0]!.outpost!.dieFaces = [7];
      },
    });
    scene.state.sheriff = sheriff;
    loadDice(scene, 6);
    act(scene, 0, SHOOTER_AT);
    act(scene, 0, { do: 'shoot' });
    expect(eventsOf(scene, 'shot')[0]).toMatchObject({ roll: 6, bonus: sheriff === 0 ? 1 : 0, hit });
  });

  test('SW-R-89: the bonus is always added, without being asked', () => {
    const scene = gunman();
    scene.state.sheriff = 0;
    loadDice(scene, 2, 3);
    act(scene, 0, SHOOTER_AT);
    for (const roll of [2, 3]) {
      expect(choicesOf(scene)).toEqual([{ do: 'shoot' }, { do: 'stop' }]);
      act(scene, 0, { do: 'shoot' });
      expect(eventsOf(scene, 'shot')[0]).toMatchObject({ roll, bonus: 1 });
    }
  });

  test('SW-R-90: a Six-Shooter without bullets, or with no die face along the trail, is allowed and brings damage', () => {
    const empty = gunman();
    give(empty, 0, { bullets: 0 });
    act(empty, 0, SHOOTER_AT);
    expect(playerOf(empty.state, 0)).toMatchObject({ wagon: 0, outlaws: 0 });

    const blind = gunman();
    give(blind, 0, { wagon: 0, bullets: 2, cabins: [0, NONE, NONE, NONE] });
    loadDice(blind, 6, 6);
    act(blind, 0, SHOOTER_AT);
    act(blind, 0, { do: 'shoot' });
    act(blind, 0, { do: 'shoot' });
    expect(playerOf(blind.state, 0)).toMatchObject({ bullets: 0, outlaws: 0, cabins: [NONE, NONE, NONE, NONE] });
    expect(blind.state.outposts).toEqual([1, 2, 2, 2, 3]);
  });

  test('SW-R-91: with no outlaw left neither gun can be used, so there is no damage either', () => {
    const scene = gunman();
    lastOutpost(scene, 0);
    expect(can(scene, 0, RIFLE_AT)).toBe(false);
    expect(can(scene, 0, SHOOTER_AT)).toBe(false);
    give(scene, 0, { bullets: 0 });
    expect(can(scene, 0, SHOOTER_AT)).toBe(false);
    expect(playerOf(scene.state, 0).wagon).toBe(1);
  });

  test('SW-R-92: when V is gone, both guns take outlaws from the base', () => {
    for (const at of [RIFLE_AT, SHOOTER_AT]) {
      const scene = gunman();
      lastOutpost(scene, 0);
      scene.state.mountain[positionAt(1, 1)] = NONE;
      Object.assign(scene.state, { row: [51, 52, 53, 54, 55, 56], baseOutlaws: 5, outlawSupply: 3 });
      give(scene, 0, { wagon: 6 });
      loadDice(scene, 6);
      act(scene, 0, at);
      if (at === SHOOTER_AT) act(scene, 0, { do: 'shoot' });
      expect(eventsOf(scene, 'captured')).toEqual([{ type: 'captured', player: 0, outpost: null }]);
      expect(scene.state).toMatchObject({ baseOutlaws: 4, outlawSupply: 3 });
      expect(playerOf(scene.state, 0).outlaws).toBe(1);
      expect(scene.state.row).toHaveLength(6);
    }
  });

  test('SW-R-93: the outpost goes to the row whether Rifle, Six-Shooter or Hastings takes the last outlaw', () => {
    const top = positionAt(5, 1);
    const moved = (scene: Scene): void => {
      expect(scene.state.row).toEqual([51, 52]);
      expect(scene.state.mountain[top]).toBe(NONE);
    };
    const rifle = gunman();
    act(rifle, 0, RIFLE_AT);
    moved(rifle);

    const shooter = gunman();
    loadDice(shooter, 6);
    act(shooter, 0, SHOOTER_AT);
    act(shooter, 0, { do: 'shoot' });
    moved(shooter);

    const alone = solo({ mode: 'outlaws-and-outposts', actions: ['mode'] });
    hastingsPlays(alone);
    moved(alone);
  });

  test('SW-R-94: an uncovered outpost with outlaws neither turns nor moves, and they stay on it', () => {
    const scene = gunman();
    act(scene, 0, RIFLE_AT);
    expect(scene.state.mountain[positionAt(4, 1)]).toBe(53);
    expect(scene.state.outposts).toEqual([0, 2, 2, 2, 3]);
    expect(scene.state.row).toEqual([51, 52]);
    // in another mode the same uncovering moves the special
    const apples = turnWith({ tan: [undefined, 'shovel'] });
    give(apples, 0, { basics: [1, 0, 0], frontiersmen: [positionAt(5, 1)] });
    walk(apples, 'tan', 2);
    act(apples, 0, USE_TAN);
    act(apples, 0, { do: 'claim', to: 'deck' });
    expect(apples.state.mountain[positionAt(4, 1)]).toBe(NONE);
    expect(apples.state.row).toHaveLength(2);
  });

  test.each([
    [0, 3],
    [1, 2],
  ])('SW-R-95: when seat %i brings V to the row, the round and one more are played: %i more turns', (seat, more) => {
    const scene = begin({ mode: 'outlaws-and-outposts', rules: gunman().rules });
    if (seat === 1) idleTurn(scene);
    lastOutpost(scene, 1);
    const { state } = scene;
    state.players[seat]!.hand = [0, 1, 2].map((card) => 9 * seat + card);
    act(scene, seat, { do: 'plan', cards: [0, 1, 2].map((card) => 9 * seat + card) });
    give(scene, seat, { bullets: 2 });
    atEnd(scene, 'green');
    act(scene, seat, RIFLE_AT);
    expect(eventsOf(scene, 'endTriggered')).toEqual([{ type: 'endTriggered', player: seat }]);
    pass(scene);
    let turns = 0;
    for (; !state.over; turns++) idleTurn(scene);
    expect(turns).toBe(more);
    expect(state.round).toBe(2);
  });

  test.each([
    ['besides resources', { wood: 1, bullets: 2 }, [1, 1, 1, 0], 3, [1, 0, 1, 0], 1],
    ['instead of resources', { bullets: 3 }, [1, 1, 1, 0], 3, [1, 1, 1, 0], 0],
  ] as const)('SW-R-96: a homestead may cost bullets %s', (_how, cost, before, bullets, after, left) => {
    const summit: Summit = { action: 'homestead', cost, track: 'wood' };
    const scene = gunman({ summits: [summit] });
    give(scene, 0, { basics: before.slice(0, 3), bullets });
    act(scene, 0, RIFLE_AT);
    expect(resourcesOf(scene)).toEqual(after);
    expect(playerOf(scene.state, 0)).toMatchObject({ bullets: left, tracks: [0, 1, 0], tokens: 1 });

    const short = gunman({ summits: [summit] });
    give(short, 0, { basics: [9, 9, 9], bullets: 1 });
    expect(can(short, 0, RIFLE_AT)).toBe(false);
    const poor = gunman({ summits: [summit] });
    give(poor, 0, { basics: [9, 0, 9], bullets: 6 });
    expect(can(poor, 0, RIFLE_AT)).toBe(!('wood' in cost));
  });

  test('SW-R-92: the base is no place of capture before V has left', () => {
    const scene = gunman();
    lastOutpost(scene, 2);
    act(scene, 0, RIFLE_AT);
    expect(eventsOf(scene, 'captured')).toEqual([{ type: 'captured', player: 0, outpost: 4 }]);
    expect(scene.state).toMatchObject({ outposts: [0, 0, 0, 0, 1], baseOutlaws: 0 });
    expect(playerOf(scene.state, 0).frontiersmen).toEqual([BASE]);
  });
});
