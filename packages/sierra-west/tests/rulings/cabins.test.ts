/** Rulings 17.5: cabins. */
import { describe, expect, test } from 'vitest';
import { positionAt } from '../../src/geometry.ts';
import type { CabinType } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import { camp, occupy, settle, tileOf } from '../helpers/cabins.ts';
import { faceUp, goodsOf } from '../helpers/goods.ts';
import type { Short } from '../helpers/icons.ts';
import { closeMarket, layMarket } from '../helpers/market.ts';
import { act, can, listed, plain, walk } from '../helpers/play.ts';
import { give, type Scene, space, turnWith } from '../helpers/scenes.ts';

const greenPlace = ({ state }: Scene): number => playerOf(state, 0).green;
const boots = ({ state }: Scene): number => state.turn.greenBoots;

/** The tan pioneer works in one of these cabins, the green one stands on 2 boots, and the mule can draw a Six-Shooter. */
function hurtByMule(types: CabinType[], at: CabinType): Scene {
  const scene = turnWith({ mode: 'outlaws-and-outposts', green: ['boots2'], summits: [{ action: 'sixShooter' }] });
  settle(scene, 0, ...types);
  scene.state.mule = 0;
  give(scene, 0, { bullets: 0, wagon: 1 });
  occupy(scene, at);
  walk(scene, 'green', 1);
  return scene;
}

describe('landing', () => {
  test('SW-R-68: a return by G4 is a landing: a cabin active by then helps, though it did not at first', () => {
    const scene = camp(['G4', 'G6', 'G7'], { green: ['food'], tokens: 2 });
    walk(scene, 'green', 1);
    act(scene, 0, plain('green'));
    expect(playerOf(scene.state, 0).basics).toEqual([1, 0, 0]);
    walk(scene, 'green', 2);
    occupy(scene, 'G6');
    act(scene, 0, { do: 'backtrack' });
    act(scene, 0, plain('green'));
    expect(playerOf(scene.state, 0).basics).toEqual([3, 0, 0]);
  });

  test('SW-R-68: the green pioneer still triggers after G5, on the space it lands on and on later ones', () => {
    const scene = camp(['G5', 'G6', 'G3'], { tan: ['boots1', undefined, 'boots2'], tokens: 1 });
    walk(scene, 'green', 1);
    occupy(scene, 'G6');
    act(scene, 0, { do: 'shortcut' });
    expect(boots(scene)).toBe(2);
    act(scene, 0, { do: 'step', pioneer: 'green' });
    act(scene, 0, { do: 'step', pioneer: 'green' });
    expect(boots(scene)).toBe(4);
  });

  test.each([
    ['G7', 'food', 0],
    ['G8', 'wood', 1],
    ['G9', 'stone', 2],
  ] as const)('SW-R-68: %s was active on arrival: it helps even if the tan pioneer has left since', (type, icon, i) => {
    const scene = camp([type], { green: [icon, icon] });
    occupy(scene, type);
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'enter', pioneer: 'tan' });
    act(scene, 0, plain('green'));
    expect(playerOf(scene.state, 0).basics[i]).toBe(2);
    walk(scene, 'green', 2);
    act(scene, 0, plain('green'));
    expect(playerOf(scene.state, 0).basics[i]).toBe(3);
  });

  test('SW-R-68: boots doubled on arrival stay doubled, the next ones are not', () => {
    const scene = camp(['G3'], { green: ['boots2', 'boots2'] });
    occupy(scene, 'G3');
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'enter', pioneer: 'tan' });
    expect(boots(scene)).toBe(4);
    walk(scene, 'green', 2);
    expect(boots(scene)).toBe(2);
  });

  test.each(['G1', 'G2'] as const)('SW-R-68: %s must be active on arrival and also when the trade is made', (type) => {
    const scene = camp([type], { green: ['boots2'] });
    occupy(scene, type);
    walk(scene, 'green', 1);
    expect(listed(scene, 'trade')).toHaveLength(1);
    act(scene, 0, { do: 'enter', pioneer: 'tan' });
    expect(listed(scene, 'trade')).toEqual([]);
    expect(boots(scene)).toBe(2);
  });

  test.each([
    ['G1', ['G1', 'G2']],
    ['G2', ['G2', 'G1']],
  ] as const)('SW-R-68: damage that takes %s while its trade is open closes the trade', (type, types) => {
    const scene = hurtByMule([...types], type);
    expect(listed(scene, 'trade')).toEqual([{ do: 'trade', cabin: type }]);
    act(scene, 0, { do: 'summit', figure: 'mule', at: 0 });
    act(scene, 0, { do: 'loseCabin', space: 0 });
    expect(listed(scene, 'trade')).toEqual([]);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    // the boots are still there for everything else
    expect(boots(scene)).toBe(2);
    act(scene, 0, { do: 'climb', boot: 'green' });
  });

  test('SW-R-68: damage that takes G1 under G6 closes its trade, and leaves that of G2 open', () => {
    const scene = hurtByMule(['G1', 'G2', 'G6'], 'G6');
    expect(listed(scene, 'trade').map(({ cabin }) => cabin)).toEqual(['G1', 'G2']);
    act(scene, 0, { do: 'summit', figure: 'mule', at: 0 });
    act(scene, 0, { do: 'loseCabin', space: 0 });
    expect(listed(scene, 'trade').map(({ cabin }) => cabin)).toEqual(['G2']);
  });

  test('SW-R-68: damage that takes G6 closes the trades it had opened', () => {
    const scene = hurtByMule(['G1', 'G2', 'G6'], 'G6');
    act(scene, 0, { do: 'summit', figure: 'mule', at: 0 });
    act(scene, 0, { do: 'loseCabin', space: 2 });
    expect(listed(scene, 'trade')).toEqual([]);
  });

  test('SW-R-68: of two trades one was made before damage takes G1: it is kept, the other is gone', () => {
    const scene = hurtByMule(['G1', 'G3', 'G6'], 'G6');
    act(scene, 0, { do: 'trade', cabin: 'G1' });
    act(scene, 0, { do: 'summit', figure: 'mule', at: 0 });
    act(scene, 0, { do: 'loseCabin', space: 0 });
    expect(listed(scene, 'trade')).toEqual([]);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 1, 0]);
    expect(boots(scene)).toBe(2);
  });

  test('SW-R-68: damage that takes another cabin or moves the wagon leaves the trade of G1 open', () => {
    for (const loss of [{ do: 'loseCabin', space: 1 }, { do: 'wagonBack' }]) {
      const scene = hurtByMule(['G1', 'G2'], 'G1');
      act(scene, 0, { do: 'summit', figure: 'mule', at: 0 });
      act(scene, 0, loss);
      act(scene, 0, { do: 'trade', cabin: 'G1' });
      expect(goodsOf(scene)).toEqual([0, 0, 0, 1, 0]);
    }
  });

  test('SW-R-68: on a paid tan space the landing counts, not the moment of paying', () => {
    const scene = camp(['G5', 'G6', 'G7'], { tan: [undefined, 'food'], tokens: 1, basics: [0, 1, 0] });
    walk(scene, 'green', 2);
    occupy(scene, 'G6');
    act(scene, 0, { do: 'shortcut' });
    act(scene, 0, { do: 'enter', pioneer: 'tan' });
    act(scene, 0, plain('green'));
    expect(playerOf(scene.state, 0).basics).toEqual([2, 0, 0]);
  });
});

describe('doubled boots', () => {
  test('SW-R-69: a doubled 1-boot icon counts as a 2-boots icon', () => {
    const scene = camp(['G2', 'G3', 'G6'], { green: ['boots1'] });
    occupy(scene, 'G6');
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'trade', cabin: 'G2' });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 1]);
    expect(boots(scene)).toBe(0);
  });

  test.each([
    [0, 2],
    [1, 1],
    [2, 1],
    [3, 0],
    [4, 0],
  ])('SW-R-69: of 4 boots with %i spent, %i full pairs can be traded', (spent, pairs) => {
    const scene = camp(['G1', 'G3', 'G6'], { green: ['boots2'], tokens: 3 });
    occupy(scene, 'G6');
    walk(scene, 'green', 1);
    for (const to of [0, 6, 11, 15].slice(0, spent)) act(scene, 0, { do: 'climb', to, boot: 'green' });
    for (let i = 0; i < pairs; i++) act(scene, 0, { do: 'trade', cabin: 'G1' });
    expect(listed(scene, 'trade')).toEqual([]);
    expect(goodsOf(scene)).toEqual([0, 0, 0, pairs, 3]);
    expect(boots(scene)).toBe(4 - spent - 2 * pairs);
  });

  test('SW-R-69: pairs may be split between a token and movement, and movement may come first', () => {
    const scene = camp(['G2', 'G3', 'G6'], { green: ['boots2'] });
    occupy(scene, 'G6');
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'climb', to: 0, boot: 'green' });
    act(scene, 0, { do: 'advance', green: 1, tan: 0, token: 0 });
    act(scene, 0, { do: 'trade', cabin: 'G2' });
    expect(playerOf(scene.state, 0)).toMatchObject({ frontiersmen: [0], wagon: 1, tokens: 1 });
  });

  test('SW-R-69: a token boot never makes a pair with one of the icon', () => {
    const scene = camp(['G1'], { green: ['boots2'], tokens: 1 });
    occupy(scene, 'G1');
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'climb', to: 0, boot: 'green' });
    act(scene, 0, { do: 'climb', to: 6, boot: 'token' });
    expect([boots(scene), scene.state.turn.tokenBoots]).toEqual([1, 1]);
    expect(listed(scene, 'trade')).toEqual([]);
  });
});

describe('G4 and G5', () => {
  test('SW-R-70: G4 needs a path space behind: not from START or green-1, and not back to START', () => {
    const scene = camp(['G4'], { tokens: 4 });
    occupy(scene, 'G4');
    walk(scene, 'green', 0);
    expect(listed(scene, 'backtrack')).toEqual([]);
    walk(scene, 'green', 1);
    expect(listed(scene, 'backtrack')).toEqual([]);
    walk(scene, 'green', 2);
    act(scene, 0, { do: 'backtrack' });
    expect(greenPlace(scene)).toBe(space('green', 1));
  });

  test('SW-R-71: G5 works from a green space only: not from camp, START or END', () => {
    const scene = camp(['G5'], { tokens: 1 });
    occupy(scene, 'G5');
    const offered: boolean[] = [listed(scene, 'shortcut').length > 0];
    for (let n = 0; n <= 6; n++) {
      walk(scene, 'green', n);
      offered.push(listed(scene, 'shortcut').length > 0);
    }
    expect(offered).toEqual([false, false, true, true, true, true, true, false]);
  });

  test('SW-R-71: it never leads left: from the middle column to tan-3, past the left paid space', () => {
    const scene = camp(['G5'], { tan: [undefined, 'bear', 'gold'], tokens: 1 });
    occupy(scene, 'G5');
    walk(scene, 'green', 3);
    act(scene, 0, { do: 'shortcut' });
    expect(greenPlace(scene)).toBe(space('tan', 3));
    act(scene, 0, plain('green'));
    expect(goodsOf(scene)).toEqual([0, 0, 0, 1, 0]);
  });

  test('SW-R-71: it counts as a visit there: the icon once for this pioneer, and again for the tan one', () => {
    const scene = camp(['G5'], { tan: ['gold'], tokens: 1 });
    occupy(scene, 'G5');
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'shortcut' });
    act(scene, 0, plain('green'));
    expect(can(scene, 0, plain('green'))).toBe(false);
    walk(scene, 'tan', 1);
    act(scene, 0, plain('tan'));
    expect(goodsOf(scene)).toEqual([0, 0, 0, 2, 0]);
  });

  test('SW-R-71: a paid space costs as usual, and may be left unpaid', () => {
    const scene = camp(['G5'], { tan: [undefined, undefined, undefined, 'gold'], tokens: 1, basics: [1, 0, 0] });
    occupy(scene, 'G5');
    walk(scene, 'green', 5);
    act(scene, 0, { do: 'shortcut' });
    expect(can(scene, 0, plain('green'))).toBe(false);
    act(scene, 0, { do: 'step', pioneer: 'green' });
    expect(greenPlace(scene)).toBe(space('tan', 5));
    expect(goodsOf(scene)).toEqual([1, 0, 0, 0, 0]);
  });

  test('SW-R-72: through G6 only in direct succession, so the green pioneer must be on its path already', () => {
    const early = camp(['G4', 'G5', 'G6'], { tokens: 3 });
    occupy(early, 'G6');
    walk(early, 'green', 3);
    expect([listed(early, 'backtrack'), listed(early, 'shortcut')]).toEqual([[], []]);
    const late = camp(['G4', 'G5', 'G6'], { tokens: 3 });
    walk(late, 'green', 3);
    occupy(late, 'G6');
    expect([listed(late, 'backtrack').length, listed(late, 'shortcut').length]).toEqual([1, 1]);
  });

  test.each([
    ['G4', 'backtrack', space('green', 3)],
    ['G5', 'shortcut', space('tan', 3)],
  ] as const)(
    'SW-R-72: placed directly on %s it may be used at any later moment while the pioneer stays',
    (type, what, place) => {
      const scene = camp([type], { green: ['food', 'boots1'], tokens: 3 });
      scene.state.mule = 0;
      occupy(scene, type);
      act(scene, 0, { do: 'muleToCabin' });
      walk(scene, 'green', 1);
      act(scene, 0, plain('green'));
      walk(scene, 'green', 2);
      act(scene, 0, { do: 'climb', to: 0, boot: 'green' });
      walk(scene, 'green', 4);
      act(scene, 0, { do: what });
      expect(greenPlace(scene)).toBe(place);
      expect(listed(scene, what)).toEqual([]);
    },
  );

  /** Through the Meeting Lodge the green pioneer has gone back to its second space, which shows this icon. */
  const wentBack = (icon: Short, version = 2): Scene => {
    const scene = camp(['G4', 'G5', 'G6'], {
      mode: 'boats-and-banjos',
      green: [undefined, icon],
      tokens: 4,
      basics: [3, 3, 3],
      version,
    });
    give(scene, 0, { animals: faceUp('raccoon') });
    scene.state.mule = 0;
    walk(scene, 'green', 3);
    occupy(scene, 'G6');
    act(scene, 0, { do: 'backtrack' });
    return scene;
  };
  const again: [Short, object[]][] = [
    ['food', [plain('green')]],
    [
      'boots2',
      [
        { do: 'climb', to: 0, boot: 'green' },
        { do: 'climb', boot: 'green' },
      ],
    ],
    ['boots2', [{ do: 'advance', green: 1 }]],
    ['fur', [plain('green'), { do: 'takeFish', fish: 'bass' }]],
  ];

  test.each(again)(
    'SW-R-72: the icon used again after G4 (%s: %j) belongs to it, so G5 still follows',
    (icon, choices) => {
      const scene = wentBack(icon);
      for (const choice of choices) act(scene, 0, choice);
      act(scene, 0, { do: 'shortcut' });
      expect(greenPlace(scene)).toBe(space('tan', 2));
    },
  );

  test.each(again)('SW-R-72: by version 1 the icon used again (%s: %j) ended the moment', (icon, choices) => {
    const scene = wentBack(icon, 1);
    for (const choice of choices) act(scene, 0, choice);
    expect(listed(scene, 'shortcut')).toEqual([]);
  });

  test.each([
    [2, 1],
    [1, 0],
  ])('SW-R-72: so does the damage of an icon that must be used: by version %i, %i way on by G5', (version, ways) => {
    const scene = camp(['G4', 'G5', 'G6'], {
      mode: 'boats-and-banjos',
      green: [undefined, 'banjo'],
      tokens: 3,
      version,
    });
    give(scene, 0, { wagon: 2 });
    const hurt = (): void => {
      act(scene, 0, { do: 'takeDamage', pioneer: 'green' });
      act(scene, 0, { do: 'wagonBack' });
    };
    walk(scene, 'green', 2);
    hurt();
    walk(scene, 'green', 3);
    occupy(scene, 'G6');
    act(scene, 0, { do: 'backtrack' });
    hurt();
    expect(listed(scene, 'shortcut')).toHaveLength(ways);
  });

  test.each([
    { do: 'muleToCabin' },
    { do: 'step', pioneer: 'green' },
    { do: 'enter', pioneer: 'tan' },
    { do: 'climb', boot: 'token' },
    { do: 'advance', token: 1 },
  ])('SW-R-72: anything else after G4 (%j) ends it', (other) => {
    const scene = wentBack('boots2');
    expect(listed(scene, 'shortcut')).toHaveLength(1);
    act(scene, 0, other);
    expect(listed(scene, 'shortcut')).toEqual([]);
  });

  test('SW-R-72: an icon used before G4 ends it', () => {
    const scene = camp(['G4', 'G5', 'G6'], { green: [undefined, 'food', 'food'], tokens: 3 });
    walk(scene, 'green', 3);
    occupy(scene, 'G6');
    act(scene, 0, plain('green'));
    expect([listed(scene, 'backtrack'), listed(scene, 'shortcut')]).toEqual([[], []]);
  });

  test('SW-R-72: the `1x` cabins of G6 last no longer for the ∞ ones being active all the time', () => {
    const scene = camp(['G4', 'G7', 'G6'], { green: [undefined, 'food', 'food'], tokens: 4 });
    walk(scene, 'green', 2);
    occupy(scene, 'G6');
    walk(scene, 'green', 3);
    act(scene, 0, plain('green'));
    expect(playerOf(scene.state, 0).basics).toEqual([2, 0, 0]);
    expect(listed(scene, 'backtrack')).toEqual([]);
  });
});

describe('gains and tan cabins', () => {
  test.each([
    ['G7', 'food2', 0],
    ['G8', 'wood2', 1],
    ['G9', 'stone2', 2],
  ] as const)('SW-R-73: %s has no effect on a double icon', (type, icon, i) => {
    const scene = camp([type], { green: [icon] });
    occupy(scene, type);
    walk(scene, 'green', 1);
    act(scene, 0, plain('green'));
    expect(playerOf(scene.state, 0).basics[i]).toBe(2);
  });

  test('SW-R-74: T1 is used at the first fitting moment the player likes: the left space paid in full, the right cheaper', () => {
    const scene = camp(['T1'], { tan: [undefined, 'gold', undefined, 'gold'], basics: [0, 0, 2] });
    occupy(scene, 'T1');
    walk(scene, 'tan', 2);
    act(scene, 0, plain('tan'));
    walk(scene, 'tan', 4);
    expect(listed(scene, 'use')).toEqual([{ do: 'use', pioneer: 'tan', cabin: 'T1' }]);
    act(scene, 0, { do: 'use', cabin: 'T1' });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 2, 0]);
  });

  test.each([
    [2, [0, 0, 0]],
    [4, [0, 1, 0]],
  ])('SW-R-74: T1 works for a bear hazard on tan-%i', (n, basics) => {
    const scene = camp(['T1'], { tan: [undefined, n === 2 ? 'bear' : undefined, undefined, 'bear'], basics });
    occupy(scene, 'T1');
    walk(scene, 'tan', n);
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(false);
    act(scene, 0, { do: 'use', cabin: 'T1' });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(true);
  });

  test('SW-R-74: T2 may be kept for the second bear', () => {
    const scene = camp(['T2'], { tan: [undefined, 'bear', undefined, 'bear'], basics: [0, 0, 1] });
    occupy(scene, 'T2');
    walk(scene, 'tan', 2);
    act(scene, 0, plain('tan'));
    walk(scene, 'tan', 4);
    act(scene, 0, { do: 'use', cabin: 'T2' });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 1]);
  });

  test('SW-R-74: T3 works for a claim as for a build', () => {
    for (const choice of [{ do: 'claim' }, { do: 'build' }]) {
      const scene = camp(['T3'], { tan: [undefined, 'shovel'], basics: [1, 0, 0] });
      closeMarket(scene);
      layMarket(scene, [-1, -1, -1, tileOf('G1')]);
      give(scene, 0, { frontiersmen: [positionAt(5, 1)] });
      occupy(scene, 'T3');
      walk(scene, 'tan', 2);
      act(scene, 0, plain('tan'));
      act(scene, 0, choice);
      expect(goodsOf(scene)).toEqual([0, 0, 0, 1, 0]);
    }
  });

  test.each(['T1', 'T2', 'T3'] as const)('SW-R-74: %s works only while the green pioneer stays there', (type) => {
    const scene = camp([type], { tan: [undefined, type === 'T3' ? 'shovel' : 'bear'], basics: [1, 0, 0] });
    closeMarket(scene);
    give(scene, 0, { frontiersmen: [positionAt(5, 1)] });
    occupy(scene, type);
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    expect(listed(scene, 'use')).toEqual([{ do: 'use', pioneer: 'tan' }]);
    act(scene, 0, plain('tan'));
    if (type === 'T3') act(scene, 0, { do: 'claim', to: 'deck' });
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
  });

  test('SW-R-74: the green pioneer may come to the tan cabin while the tan one already stands on the paid space', () => {
    for (const type of ['T1', 'T2'] as const) {
      const scene = camp([type], { tan: [undefined, 'bear'] });
      walk(scene, 'tan', 2);
      expect(listed(scene, 'use')).toEqual([]);
      occupy(scene, type);
      expect(listed(scene, 'use')).toEqual([{ do: 'use', pioneer: 'tan', cabin: type }]);
    }
  });
});
