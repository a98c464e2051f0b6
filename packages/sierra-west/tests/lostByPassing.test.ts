import { describe, expect, it } from 'vitest';
import { type LostByPassing, lostByPassing } from '../src/index.ts';
import { camp, occupy } from './helpers/cabins.ts';
import { faceUp } from './helpers/goods.ts';
import type { Short } from './helpers/icons.ts';
import { act, declineAll, pass, walk } from './helpers/play.ts';
import { atEnd, begin, give, type Scene, turnWith } from './helpers/scenes.ts';
import { FREE } from './helpers/summits.ts';

/** Computed from the state and from every view: the results agree, and the state does not change. */
function leftIn({ rules, state }: Scene, seat = 0): LostByPassing[] {
  const before = JSON.stringify(state);
  const left = lostByPassing(rules.box, state, seat);
  expect(JSON.stringify(state)).toBe(before);
  for (const viewer of [seat, 'spectator'] as const)
    expect(lostByPassing(rules.box, rules.view(state, viewer), seat)).toEqual(left);
  return left;
}

const kinds = (scene: Scene): string[] => leftIn(scene).map(({ kind }) => kind);
/** `green-2 food` and so on, for the icons that are left. */
const icons = (scene: Scene): string[] =>
  leftIn(scene).flatMap((left) =>
    left.kind === 'icon' ? [`${left.pioneer}-${left.place % 10} ${left.icon.icon}`] : [],
  );
/** Nothing to gain: the mule is at home, and every path holds it again. */
const idle = (scene: Scene): Scene => {
  scene.state.mule = 0;
  return scene;
};
/** The last turn of all players. */
const last = (scene: Scene): Scene => {
  scene.state.lastRound = scene.state.round;
  return scene;
};

describe('lostByPassing', () => {
  it('SW-PIO-02: nothing is lost while planning, by waiting players, and when everything is done', () => {
    expect(leftIn(begin())).toEqual([]);
    const scene = idle(turnWith({ green: ['food'] }));
    expect(leftIn(scene, 1)).toEqual([]);
    expect(kinds(idle(turnWith()))).toEqual([]);
  });

  it('SW-BOOT-01: boots that lie ready, and those further on the path, are lost', () => {
    const scene = idle(turnWith({ green: ['mule', 'boots2', 'mule', 'boots1'] }));
    expect(icons(scene)).toEqual(['green-2 boots', 'green-4 boots']);
    walk(scene, 'green', 2);
    expect(leftIn(scene)).toContainEqual({ kind: 'boots', boots: 2 });
    expect(icons(scene)).toEqual(['green-4 boots']);
    act(scene, 0, { do: 'climb', boot: 'green' });
    act(scene, 0, { do: 'climb', boot: 'green' });
    expect(kinds(scene)).toEqual(['icon']);
  });

  it('SW-PATH-05: exactly the free icons that bring something are lost, each once', () => {
    const scene = idle(turnWith({ green: ['food', 'fur', 'gold', 'token', 'mule'], tan: ['wood', 'stone', 'fur'] }));
    give(scene, 0, { basics: [9, 9, 9] });
    // paid spaces cost something, no furs are at hand, and the mule is at home
    expect(icons(scene)).toEqual(['green-1 gain', 'green-3 gain', 'green-4 pairOfBoots', 'tan-1 gain']);
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(icons(scene)).toEqual(['green-3 gain', 'green-4 pairOfBoots', 'tan-1 gain']);
    give(scene, 0, { animals: faceUp('fox') });
    expect(icons(scene)).toEqual([
      'green-2 furTrade',
      'green-3 gain',
      'green-4 pairOfBoots',
      'tan-1 gain',
      'tan-3 furTrade',
    ]);
    scene.state.mule = 1;
    expect(icons(scene)).toContain('green-5 mule');
  });

  it('SW-PATH-06, SW-PATH-07: nothing behind a hazard that cannot be passed for free counts', () => {
    const scene = idle(turnWith({ tan: ['mule', 'bear', 'food'] }));
    expect(icons(scene)).toEqual([]);
    const helped = idle(camp(['T2'], { tan: ['mule', 'bear', 'food'] }));
    expect(icons(helped)).toEqual([]);
    occupy(helped, 'T2');
    expect(icons(helped)).toEqual(['tan-2 bearHazard', 'tan-3 gain']);
  });

  it('SW-APPLE-05: apples for the shared supply are no loss, and do not end the path', () => {
    const scene = idle(turnWith({ green: ['apples11', 'food'] }));
    expect(icons(scene)).toEqual(['green-2 gain']);
  });

  it('SW-CABIN-T1: a paid space that the Toll-Keeper makes free counts', () => {
    const scene = idle(camp(['T1'], { tan: ['mule', 'food', 'mule', 'food'], basics: [0, 0, 0] }));
    expect(icons(scene)).toEqual([]);
    occupy(scene, 'T1');
    expect(icons(scene)).toEqual(['tan-2 gain']);
  });

  it('SW-CABIN-G1, SW-CABIN-G2: boots that a cabin would take count', () => {
    const scene = idle(camp(['G1'], { green: ['boots2'] }));
    occupy(scene, 'G1');
    walk(scene, 'green', 1);
    expect(leftIn(scene)).toEqual([
      { kind: 'boots', boots: 2 },
      { kind: 'trade', cabin: 'G1' },
    ]);
    act(scene, 0, { do: 'trade', cabin: 'G1' });
    expect(kinds(scene)).toEqual([]);
  });

  it('SW-SUMMIT-01, SW-SUMMIT-02, SW-SUMMIT-06: summit actions that can be paid and reached count, each once', () => {
    const scene = idle(
      turnWith({ summits: [FREE('wood'), { action: 'homestead', cost: { food: 2 }, track: 'stone' }] }),
    );
    expect(leftIn(scene)).toEqual([{ kind: 'summit', figure: 'mule', at: 0, card: 0 }]);
    scene.state.mule = 1;
    expect(leftIn(scene).filter(({ kind }) => kind === 'summit')).toEqual([
      { kind: 'summit', figure: 'green', at: 0, card: 0 },
    ]);
    give(scene, 0, { basics: [2, 0, 0] });
    atEnd(scene, 'tan');
    expect(leftIn(scene).filter(({ kind }) => kind === 'summit')).toEqual([
      { kind: 'summit', figure: 'tan', at: 0, card: 0 },
      { kind: 'summit', figure: 'tan', at: 1, card: 1 },
    ]);
    act(scene, 0, { do: 'summit', figure: 'tan', at: 1 });
    declineAll(scene);
    expect(leftIn(scene).filter(({ kind }) => kind === 'summit')).toEqual([
      { kind: 'summit', figure: 'green', at: 0, card: 0 },
    ]);
  });

  it('SW-HOME-03: a summit action that no longer brings anything does not count', () => {
    const scene = idle(turnWith({ summits: [FREE('food')] }));
    give(scene, 0, { tracks: [5, 0, 0] });
    expect(kinds(scene)).toEqual([]);
  });

  it('SW-OUT-19, SW-OUT-20: a Six-Shooter, which may cost something, does not count; a Rifle does', () => {
    const out = (action: 'sixShooter' | 'rifle'): Scene => {
      const scene = idle(turnWith({ mode: 'outlaws-and-outposts', summits: [{ action }] }));
      give(scene, 0, { bullets: 6 });
      return scene;
    };
    expect(kinds(out('sixShooter'))).toEqual([]);
    expect(kinds(out('rifle'))).toEqual(['summit']);
  });

  it.each<[string, 'boats-and-banjos' | 'gold-rush', Short, object, boolean]>([
    ['SW-BOAT-14: fish, with the canoe on the river', 'boats-and-banjos', 'fish', { canoe: 1 }, true],
    ['SW-BOAT-14: no fish at the Fish Market', 'boats-and-banjos', 'fish', { canoe: 0 }, false],
    ['SW-BOAT-06: a pan, with the wagon on the trail', 'boats-and-banjos', 'pan', { wagon: 1 }, true],
    ['SW-BOAT-10: a paddle alone brings nothing', 'boats-and-banjos', 'paddle1', {}, false],
    ['SW-FUR-04: the raccoon', 'boats-and-banjos', 'fur', { animals: faceUp('raccoon') }, true],
    ['SW-GOLD-06: a mine, whatever the die says', 'gold-rush', 'mine', { wagon: 1 }, true],
    ['SW-R-85: no mine along the trail', 'gold-rush', 'mine', { wagon: 0 }, false],
    ['SW-GOLD-11: gold for a cart', 'gold-rush', 'load', { gold: 1, carts: [0] }, true],
    ['SW-R-87: no cart to load', 'gold-rush', 'load', { gold: 1, carts: [] }, false],
    ['SW-FUR-05: the marmot', 'gold-rush', 'fur', { animals: faceUp('marmot') }, true],
  ])('%s', (_, mode, icon, change, isLeft) => {
    const scene = idle(turnWith({ mode, green: [icon] }));
    give(scene, 0, change);
    expect(icons(scene)).toEqual(isLeft ? [expect.stringMatching(/^green-1 /)] : []);
  });

  it('SW-END-02: exchanges and useless boots count only in the last turn, where they make a difference', () => {
    const fish = idle(turnWith({ mode: 'boats-and-banjos', green: ['boots1'] }));
    give(fish, 0, { fish: [3, 1, 0], canoe: 0 });
    walk(fish, 'green', 1);
    expect(kinds(fish)).toEqual(['boots']);
    // from the trailhead one boot moves the wagon
    expect(leftIn(last(fish))).toEqual([
      { kind: 'boots', boots: 1 },
      { kind: 'exchange', choice: { do: 'sellFish', trout: 3, bass: 0, salmon: 0 } },
    ]);
    give(fish, 0, { fish: [0, 0, 0], wagon: 2 });
    expect(leftIn(fish)).toEqual([]);
    const gold = idle(turnWith({ mode: 'gold-rush' }));
    gold.state.dynamite = 0;
    give(gold, 0, { basics: [0, 0, 3] });
    expect(kinds(gold)).toEqual([]);
    expect(leftIn(last(gold))).toEqual([{ kind: 'exchange', choice: { do: 'blast' } }]);
  });

  it('SW-PASS-01: it works on every turn of a random game', () => {
    const scene = begin({ mode: 'gold-rush', seats: 2 });
    for (let i = 0; i < 10; i++) {
      act(scene, scene.state.active, { do: 'plan' });
      declineAll(scene);
      expect(leftIn(scene, scene.state.active).length).toBeGreaterThan(0);
      pass(scene);
    }
  });
});
