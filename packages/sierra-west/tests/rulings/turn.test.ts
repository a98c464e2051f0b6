import { describe, expect, test } from 'vitest';
import { type Card, type Mode, type SierraWestChoice, SLOTS, type Summit } from '../../src/index.ts';
import { CABIN, CAMP, CAST_OUT, type Pioneer, SUMMIT, TRACKER, TRAPPER } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { cabins, tileOf } from '../helpers/cabins.ts';
import { goodsOf } from '../helpers/goods.ts';
import { sorted, upTo } from '../helpers/lists.ts';
import { APPLE, BOAT, GOLD, OUT } from '../helpers/modes.ts';
import { bringItIn, lastSpecial } from '../helpers/mountains.ts';
import { pinned } from '../helpers/pinned.ts';
import {
  act,
  can,
  choicesOf,
  declineAll,
  eventsOf,
  idleTurn,
  kinds,
  listed,
  planFirst,
  playOut,
  promptOf,
  walk,
} from '../helpers/play.ts';
import {
  animalsShown,
  atEnd,
  begin,
  copy,
  give,
  giveHand,
  newMatch,
  type Scene,
  space,
  type TurnSetting,
  turnWith,
} from '../helpers/scenes.ts';
import { SEEDS } from '../helpers/seeds.ts';
import { hastingsPlays } from '../helpers/solo.ts';
import { TRAILS } from '../helpers/trails.ts';

const WOOD_TRACK: Summit = { action: 'homestead', cost: {}, track: 'wood' };
const use = (pioneer: Pioneer) => ({ do: 'use', pioneer });
const step = (pioneer: Pioneer) => ({ do: 'step', pioneer });
const damage = (pioneer: Pioneer) => ({ do: 'takeDamage', pioneer });

describe('planning ahead and moving', () => {
  test('SW-R-16: a private draft may be changed as often as its owner likes; only the committed plan counts', () => {
    const scene = turnWith({ seats: 3 });
    const { hand } = playerOf(scene.state, 1);
    const [a, b, c] = hand as [number, number, number];
    act(scene, 1, { do: 'draft', cards: [a, b, c] });
    act(scene, 1, { do: 'draft', cards: [c, b, a] });
    walk(scene, 'green', 1);
    act(scene, 1, { do: 'draft', cards: [b, a, c] });
    act(scene, 0, { do: 'pass' });
    // nothing is laid out by itself
    expect(playerOf(scene.state, 1)).toMatchObject({ plan: [], hand });
    expect(promptOf(scene, 1)).toBe('plan');
    act(scene, 1, { do: 'plan', cards: [a, c, b] });
    expect(eventsOf(scene, 'planned')).toMatchObject([{ player: 1, cards: [a, c, b] }]);
    expect(playerOf(scene.state, 1)).toMatchObject({ plan: [a, c, b], draft: null, hand: [] });
  });

  test('SW-R-16: other players of a match cannot tell that a plan was prepared, changed or taken back', () => {
    const match = newMatch({}, 3, SEEDS[0]);
    const [active] = match.deciders();
    const drafting = (active! + 1) % 3;
    const others = [active!, (active! + 2) % 3, 'spectator' as const];
    const seen = () =>
      others.map((viewer) => [match.view(viewer), match.events(0, viewer), match.revision(viewer), match.deciders()]);
    const before = seen();
    const [first, second] = match.decision(drafting)!.choices;
    match.choose(drafting, first);
    expect(seen()).toEqual(before);
    match.choose(drafting, second);
    expect(seen()).toEqual(before);
    match.undo(drafting);
    expect(match.view(drafting).players[drafting]!.draft?.cards).toEqual(first!.do === 'draft' && first!.cards);
    match.undo(drafting);
    expect(match.view(drafting).players[drafting]!.draft).toBeNull();
    expect(seen()).toEqual(before);
  });

  test('SW-R-16: with the variant the draft says where the fourth card goes, and moves none', () => {
    const scene = begin({ advancedPlanning: true });
    giveHand(scene, 1, [9, 10, 11, 12]);
    const before = structuredClone(playerOf(scene.state, 1));
    act(scene, 1, { do: 'draft', cards: [9, 11, 12], rest: 'discard' });
    expect(playerOf(scene.state, 1)).toEqual({ ...before, draft: { cards: [9, 11, 12], rest: 'discard' } });
    expect(can(scene, 1, { do: 'draft', cards: [9, 11, 12], rest: 'deck' })).toBe(true);
  });

  test('SW-R-17: players need not move anything, nor finish a path they began', () => {
    const scene = turnWith();
    scene.state.mule = 0;
    const idle = copy(scene);
    act(idle, 0, { do: 'pass' });
    expect(idle.state.active).toBe(1);
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'pass' });
    expect(scene.state.active).toBe(1);
  });
});

describe('SW-R-18: free exchanges', () => {
  /** The mule is in the grey cabin and there is gold, dynamite with stone, fish at the market and a token. */
  const rich = (setting: TurnSetting): Scene => {
    const scene = turnWith({ seats: 1, ...setting });
    give(scene, 0, {
      gold: 3,
      basics: [2, 2, 4],
      tokens: 1,
      fish: [1, 1, 1],
      bullets: 3,
      wagon: 2,
      cabins: cabins(['G7']),
    });
    Object.assign(scene.state, { mule: 0, apples: [4, 4], dynamite: 0 });
    act(scene, 0, { do: 'muleToCabin' });
    return scene;
  };
  const exchanges = (scene: Scene): string[] =>
    kinds(scene, 0).filter((kind) => ['changeGold', 'sellFish', 'blast', 'climb'].includes(kind));
  const AT_HAND: Record<Mode, string[]> = {
    'apple-hill': ['changeGold', 'climb'],
    'boats-and-banjos': ['changeGold', 'climb', 'sellFish'],
    'gold-rush': ['blast', 'changeGold', 'climb'],
    'outlaws-and-outposts': ['changeGold', 'climb'],
  };

  test.each<[string, TurnSetting, (scene: Scene) => void]>([
    ['before the first move', {}, () => {}],
    ['on START', {}, (s) => walk(s, 'green', 0)],
    ['on an unused icon', { green: ['food'] }, (s) => walk(s, 'green', 1)],
    ['on an unresolved bear', { tan: [undefined, 'bear'] }, (s) => walk(s, 'tan', 2)],
    ['on an unresolved banjo', { mode: BOAT, green: ['banjo'] }, (s) => walk(s, 'green', 1)],
    ['with the dynamite', { mode: GOLD, tan: [undefined, 'bear'] }, (s) => walk(s, 'tan', 2)],
    ['at END', {}, (s) => atEnd(s, 'green')],
  ])('SW-R-18: allowed %s', (_when, setting, prepare) => {
    const scene = rich(setting);
    prepare(scene);
    expect(exchanges(scene)).toEqual(AT_HAND[setting.mode ?? APPLE]);
    act(scene, 0, { do: 'changeGold', into: 'food' });
    expect(exchanges(scene)).toEqual(AT_HAND[setting.mode ?? APPLE]);
  });

  const summit = (at: Summit) => (scene: Scene) => {
    atEnd(scene, 'green');
    expect(listed(scene, 'summit')).toContainEqual({ do: 'summit', figure: 'green', at: 0 });
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    return at;
  };
  const dear: Summit = { action: 'homestead', cost: { any: 2 }, track: 'any' };
  const juice: Summit = { action: 'tradeApples', cost: { apples: { red: 1 } }, gain: { food: 1 }, repeat: true };
  const grey: Summit = { action: 'tradeApples', cost: { apples: { any: 1 } }, gain: { food: 1 } };
  const six: Summit = { action: 'sixShooter' };

  test.each<[string, TurnSetting, (scene: Scene) => unknown, string[]]>([
    ['a payment', { summits: [dear] }, summit(dear), ['pay']],
    ['a payment in apples', { summits: [grey] }, summit(grey), ['payApples']],
    [
      'the choice of a track',
      { summits: [dear] },
      (s) => {
        summit(dear)(s);
        act(s, 0, { do: 'pay', food: 2 });
      },
      ['homestead'],
    ],
    ['an ∞ series', { summits: [juice] }, summit(juice), ['again', 'stop']],
    ['a Six-Shooter', { mode: OUT, summits: [six] }, summit(six), ['shoot', 'stop']],
    [
      'a damage choice',
      { green: ['apples11'] },
      (s) => {
        walk(s, 'green', 1);
        act(s, 0, damage('green'));
      },
      ['loseCabin', 'wagonBack'],
    ],
    [
      'a shovel',
      { tan: [undefined, 'shovel'] },
      (s) => {
        walk(s, 'tan', 2);
        act(s, 0, use('tan'));
      },
      ['build'],
    ],
    [
      'a double paddle',
      { mode: BOAT, green: ['paddle2'] },
      (s) => {
        walk(s, 'green', 1);
        act(s, 0, use('green'));
        act(s, 0, { do: 'paddle', to: 1 });
      },
      ['paddle', 'stop'],
    ],
    [
      'a loading',
      { mode: GOLD, green: ['load'] },
      (s) => {
        give(s, 0, { carts: [0] });
        walk(s, 'green', 1);
        act(s, 0, use('green'));
      },
      ['load'],
    ],
  ])('SW-R-18: not during %s', (_when, setting, prepare, wanted) => {
    const scene = rich(setting);
    expect(exchanges(scene)).toEqual(AT_HAND[setting.mode ?? APPLE]);
    prepare(scene);
    expect(kinds(scene, 0)).toEqual(wanted);
  });

  test('SW-R-18: not during a window', () => {
    const scene = rich({ seats: 2, summits: [WOOD_TRACK] });
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(scene.state.flow.lanes).not.toBeNull();
    expect(kinds(scene, 0)).toEqual([]);
    act(scene, 1, { do: 'decline' });
    expect(exchanges(scene)).toEqual(['changeGold', 'climb']);
  });
});

describe('cabins and directions', () => {
  test('SW-R-19: no hopping between cabins and no return to camp before passing', () => {
    const scene = turnWith({ green: ['food', 'boots2'], tan: ['food', 'boots1'] });
    give(scene, 0, { cabins: cabins(['G4', 'G5', 'G7'], 'T1'), tokens: 3, basics: [2, 2, 2], wagon: 2 });
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 1 });
    act(scene, 0, { do: 'assign', pioneer: 'green', space: 3 });
    expect(kinds(scene)).not.toContain('assign');
    for (const at of [0, 1, 2, 6]) {
      const each = copy(scene);
      if (at > 0) walk(each, 'green', at);
      for (const choice of choicesOf(each).filter(({ do: what }) => what !== 'pass')) {
        const after = copy(each);
        after.rules.apply(after.state, 0, choice);
        for (const place of [playerOf(after.state, 0).green, playerOf(after.state, 0).tan]) {
          expect([CAMP, CAST_OUT, CABIN, CABIN + 2]).not.toContain(place);
        }
      }
    }
  });

  test('SW-R-19: only a cabin lost to damage sends its pioneer back, and then to no other cabin', () => {
    const scene = turnWith({ green: ['apples11'] });
    give(scene, 0, { cabins: cabins(['G4', 'G5']), wagon: 1 });
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 0 });
    walk(scene, 'green', 1);
    act(scene, 0, damage('green'));
    act(scene, 0, { do: 'loseCabin', space: 0 });
    expect(playerOf(scene.state, 0).tan).toBe(CAST_OUT);
    expect(kinds(scene)).not.toContain('assign');
    expect(can(scene, 0, { do: 'enter', pioneer: 'tan' })).toBe(true);
  });

  test('SW-R-20: a cabin helps the other pioneer: tan on a green cabin, green on the tan cabin', () => {
    const scene = turnWith({ green: ['food'], tan: [undefined, 'wood'] });
    give(scene, 0, { cabins: cabins(['G7'], 'T1'), basics: [0, 0, 1] });
    expect(listed(scene, 'assign')).toEqual([
      { do: 'assign', pioneer: 'tan', space: 0 },
      { do: 'assign', pioneer: 'green', space: 3 },
    ]);
    const green = copy(scene);
    act(green, 0, { do: 'assign', pioneer: 'tan', space: 0 });
    walk(green, 'green', 1);
    act(green, 0, use('green'));
    expect(goodsOf(green)).toEqual([2, 0, 1, 0, 0]);
    act(scene, 0, { do: 'assign', pioneer: 'green', space: 3 });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', pioneer: 'tan', cabin: 'T1' });
    expect(goodsOf(scene)).toEqual([0, 1, 1, 0, 0]);
  });

  test('SW-R-21: "back" is to the left', () => {
    const scene = turnWith({ green: ['food', 'wood', 'stone', 'gold'] });
    give(scene, 0, { cabins: cabins(['G4']), tokens: 2 });
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 0 });
    walk(scene, 'green', 3);
    act(scene, 0, { do: 'backtrack' });
    expect(playerOf(scene.state, 0).green).toBe(space('green', 2));
    act(scene, 0, use('green'));
    expect(goodsOf(scene)).toEqual([0, 1, 0, 0, 0]);
    expect(listed(scene, 'step')).toEqual([step('green')]);
    act(scene, 0, step('green'));
    expect(playerOf(scene.state, 0).green).toBe(space('green', 3));
  });
});

describe('icons', () => {
  test('SW-R-22: an icon is used once per visit, and waiting with it changes nothing', () => {
    const doings: object[] = [
      { do: 'enter', pioneer: 'tan' },
      step('tan'),
      use('tan'),
      step('tan'),
      { do: 'muleToCabin' },
    ];
    const ends = upTo(doings.length + 1).map((when) => {
      const scene = turnWith({ green: ['food'], tan: ['wood'] });
      scene.state.mule = 0;
      walk(scene, 'green', 1);
      doings.forEach((doing, i) => {
        if (i === when) act(scene, 0, use('green'));
        act(scene, 0, doing);
      });
      if (when === doings.length) act(scene, 0, use('green'));
      expect(can(scene, 0, use('green'))).toBe(false);
      return JSON.stringify(scene.state);
    });
    expect(new Set(ends).size).toBe(1);
  });

  test('SW-R-22: boots last while the pioneer stands there', () => {
    const scene = turnWith({ green: ['boots2'], tan: ['food'] });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'climb', to: 0, boot: 'green' });
    walk(scene, 'tan', 1);
    act(scene, 0, use('tan'));
    expect(can(scene, 0, { do: 'climb', boot: 'green' })).toBe(true);
    walk(scene, 'green', 2);
    expect(can(scene, 0, { do: 'climb', boot: 'green' })).toBe(false);
  });

  test.each<[string, TurnSetting, Pioneer, number]>([
    ['a bear', { tan: [undefined, 'bear'] }, 'tan', 2],
    ['apples', { green: [undefined, 'apples11'] }, 'green', 2],
    ['a banjo', { mode: BOAT, green: [undefined, 'banjo'] }, 'green', 2],
  ])('SW-R-23: to stop before %s and to stand on it are both free', (_what, setting, pioneer, n) => {
    for (const stop of [n - 1, n]) {
      const scene = turnWith(setting);
      const own = { wagon: 2, cabins: cabins(['G1'], 'T1'), basics: [1, 1, 1], gold: 1, tokens: 1 };
      give(scene, 0, own);
      walk(scene, pioneer, stop);
      act(scene, 0, { do: 'pass' });
      expect(playerOf(scene.state, 0)).toMatchObject(own);
      expect(eventsOf(scene, 'damaged')).toEqual([]);
    }
  });

  test.each<['G4' | 'G5', 'backtrack' | 'shortcut', number]>([
    ['G4', 'backtrack', space('green', 1)],
    ['G5', 'shortcut', space('tan', 2)],
  ])('SW-R-24: %s is no way out of a mandatory space before it is resolved or damage is taken', (cabin, way, to) => {
    const scene = turnWith({ green: [undefined, 'apples11'] });
    give(scene, 0, { cabins: cabins([cabin]), tokens: 2, wagon: 2 });
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 0 });
    walk(scene, 'green', 2);
    expect(can(scene, 0, { do: way })).toBe(false);
    const hurt = copy(scene);
    act(hurt, 0, damage('green'));
    act(hurt, 0, { do: 'wagonBack' });
    act(hurt, 0, { do: way });
    expect(playerOf(hurt.state, 0)).toMatchObject({ green: to, wagon: 1 });
    act(scene, 0, use('green'));
    act(scene, 0, { do: way });
    expect(playerOf(scene.state, 0)).toMatchObject({ green: to, wagon: 2 });
  });

  test('SW-R-24: nor out of a banjo hazard', () => {
    for (const [cabin, way] of [
      ['G4', 'backtrack'],
      ['G5', 'shortcut'],
    ] as const) {
      const scene = turnWith({ mode: BOAT, green: [undefined, 'banjo'] });
      give(scene, 0, { cabins: cabins([cabin]), tokens: 2, wagon: 2 });
      act(scene, 0, { do: 'assign', pioneer: 'tan', space: 0 });
      walk(scene, 'green', 2);
      expect(can(scene, 0, { do: way })).toBe(false);
      act(scene, 0, damage('green'));
      act(scene, 0, { do: 'wagonBack' });
      expect(can(scene, 0, { do: way })).toBe(true);
    }
  });

  test.each([
    [2, 1],
    [4, 2],
  ])(
    'SW-R-25: a mandatory icon on tan-%i is resolved for %i basics; who cannot or will not pay is hurt or stays',
    (n, price) => {
      const scene = turnWith({ tan: [undefined, n === 2 ? 'bear' : 'mule', undefined, 'bear'] });
      give(scene, 0, { wagon: 3, basics: [price, 0, 0] });
      walk(scene, 'tan', n);
      const ofTan = (): SierraWestChoice[] =>
        choicesOf(scene).filter((choice) => 'pioneer' in choice && choice.pioneer === 'tan');
      expect(ofTan()).toEqual([use('tan'), damage('tan')]);
      expect(can(scene, 0, { do: 'pass' })).toBe(true);

      const paying = copy(scene);
      act(paying, 0, use('tan'));
      expect(goodsOf(paying)).toEqual([0, 0, 0, 0, 0]);
      act(paying, 0, step('tan'));
      expect(playerOf(paying.state, 0).wagon).toBe(3);

      const hurt = copy(scene);
      act(hurt, 0, damage('tan'));
      act(hurt, 0, step('tan'));
      expect(goodsOf(hurt)).toEqual([price, 0, 0, 0, 0]);
      expect(playerOf(hurt.state, 0).wagon).toBe(2);

      give(scene, 0, { basics: [price - 1, 0, 0] });
      expect(ofTan()).toEqual([damage('tan')]);
    },
  );

  test('SW-R-25: apples on a paid space cost as well', () => {
    const scene = turnWith({ tan: [undefined, 'apples11'] });
    walk(scene, 'tan', 2);
    expect(can(scene, 0, use('tan'))).toBe(false);
    give(scene, 0, { basics: [0, 1, 0] });
    act(scene, 0, use('tan'));
    expect([goodsOf(scene)[1], scene.state.apples]).toEqual([0, [1, 1]]);
  });

  test('SW-R-26: two basics are any mix of the three', () => {
    const scene = turnWith({ tan: [undefined, undefined, undefined, 'gold'] });
    give(scene, 0, { basics: [2, 2, 2] });
    walk(scene, 'tan', 4);
    act(scene, 0, use('tan'));
    expect(listed(scene, 'pay').map(({ food, wood, stone }) => [food, wood, stone])).toEqual([
      [2, 0, 0],
      [1, 1, 0],
      [1, 0, 1],
      [0, 2, 0],
      [0, 1, 1],
      [0, 0, 2],
    ]);
  });

  test('SW-R-27: the house cards have shovel, bear and playing banjos only in the paid slot', () => {
    const { starting, modeCards, modes } = pinned.content;
    const cards: Card[] = [
      ...starting,
      ...Object.values(modeCards),
      ...Object.values(modes).flatMap((mode) => mode.cards),
    ];
    const slots = cards.flatMap(({ path }) =>
      SLOTS.filter((slot) => ['shovel', 'bearHazard', 'duelingBanjos'].includes(path[slot].icon)),
    );
    expect(slots.length).toBeGreaterThan(10);
    expect(new Set(slots)).toEqual(new Set(['TL']));
  });

  test('SW-R-27: the cost comes from the space, not from the icon', () => {
    const free = turnWith({ green: ['shovel', 'bear'], tan: ['bear'] });
    free.state.market = [-1, -1, -1, tileOf('G1')];
    walk(free, 'green', 1);
    act(free, 0, use('green'));
    act(free, 0, { do: 'build', market: 3 });
    expect(playerOf(free.state, 0).cabins[0]).toBe(tileOf('G1'));
    for (const [pioneer, n] of [
      ['green', 2],
      ['tan', 1],
    ] as const) {
      walk(free, pioneer, n);
      expect(can(free, 0, step(pioneer))).toBe(false);
      act(free, 0, use(pioneer));
      expect(can(free, 0, step(pioneer))).toBe(true);
    }
    const paid = turnWith({ tan: [undefined, 'food2'] });
    give(paid, 0, { basics: [0, 1, 0] });
    walk(paid, 'tan', 2);
    act(paid, 0, use('tan'));
    expect(goodsOf(paid)).toEqual([2, 0, 0, 0, 0]);
  });

  test('SW-R-28: two pioneers on one space use its icon separately', () => {
    const scene = turnWith({ tan: ['boots1', 'bear'] });
    give(scene, 0, { cabins: cabins(['G5']), tokens: 1, wagon: 3 });
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 0 });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'shortcut' });
    walk(scene, 'tan', 1);
    act(scene, 0, { do: 'climb', to: 0, boot: 'green' });
    expect(can(scene, 0, { do: 'climb', boot: 'green' })).toBe(false);
    act(scene, 0, { do: 'climb', to: 1, boot: 'tan' });
    expect(can(scene, 0, { do: 'climb' })).toBe(false);
    // one pioneer resolving the icon does not resolve it for the other
    act(scene, 0, step('green'));
    act(scene, 0, step('tan'));
    act(scene, 0, damage('green'));
    act(scene, 0, { do: 'wagonBack' });
    expect(can(scene, 0, step('green'))).toBe(true);
    expect(can(scene, 0, step('tan'))).toBe(false);
    act(scene, 0, damage('tan'));
    act(scene, 0, { do: 'wagonBack' });
    expect(playerOf(scene.state, 0).wagon).toBe(1);
    expect(can(scene, 0, step('tan'))).toBe(true);
  });

  test('SW-R-29: a shovel needs a claim or a build that can be completed', () => {
    const scene = turnWith({ tan: [undefined, 'shovel'] });
    Object.assign(scene.state, { market: [-1, -1, -1, tileOf('G1')], cabinStack: [] });
    give(scene, 0, { basics: [1, 0, 0], cabins: cabins(['G1'], 'T3') });
    act(scene, 0, { do: 'assign', pioneer: 'green', space: 3 });
    walk(scene, 'tan', 2);
    // on the base, with the only tile already owned: not even the cabin that pays for shovels makes it usable
    expect(can(scene, 0, use('tan'))).toBe(false);
    give(scene, 0, { frontiersmen: [18] });
    expect(can(scene, 0, use('tan'))).toBe(true);
    give(scene, 0, { frontiersmen: [0] });
    expect(can(scene, 0, use('tan'))).toBe(false);
    scene.state.market = [-1, -1, -1, tileOf('G2')];
    expect(can(scene, 0, use('tan'))).toBe(true);
  });

  test.each<[Mode, string]>([
    [APPLE, 'harvest'],
    [APPLE, 'fur'],
    [BOAT, 'pan'],
    [BOAT, 'fish'],
    [GOLD, 'mine'],
  ])('SW-R-29: %s: %s may be used for nothing', (mode, icon) => {
    const scene = turnWith({ mode, green: [icon], tan: [undefined, icon] });
    give(scene, 0, { basics: [1, 0, 0] });
    walk(scene, 'green', 1);
    act(scene, 0, use('green'));
    expect(can(scene, 0, use('green'))).toBe(false);
    expect(goodsOf(scene)).toEqual([1, 0, 0, 0, 0]);
    walk(scene, 'tan', 2);
    act(scene, 0, use('tan'));
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    expect(scene.state.apples).toEqual([0, 0]);
  });

  test('SW-R-29: a mule or card already held may be taken once more, without effect', () => {
    for (const [mode, icon] of [
      [APPLE, 'mule'],
      [GOLD, 'lantern'],
      [OUT, 'sheriff'],
    ] as const) {
      const scene = turnWith({ mode, green: [icon] });
      scene.state[icon] = 0;
      walk(scene, 'green', 1);
      act(scene, 0, use('green'));
      expect(scene.state[icon]).toBe(0);
      expect(scene.events.map(({ type }) => type)).toEqual(['iconUsed']);
    }
  });
});

describe('summits', () => {
  const juice: Summit = { action: 'tradeApples', cost: { apples: { red: 2 } }, gain: { gold: 1 }, repeat: true };

  test('SW-R-30: an ∞ action is all at once on placement: later goods do not revive it', () => {
    const scene = turnWith({ summits: [juice], tan: ['apples02'] });
    scene.state.apples = [0, 4];
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    act(scene, 0, { do: 'again' });
    walk(scene, 'tan', 1);
    act(scene, 0, use('tan'));
    expect(scene.state.apples).toEqual([0, 2]);
    expect(goodsOf(scene)[3]).toBe(2);
    for (const kind of ['again', 'summit']) expect(kinds(scene)).not.toContain(kind);
  });

  test('SW-R-30: a stopped series cannot be resumed', () => {
    const scene = turnWith({ summits: [juice] });
    scene.state.apples = [0, 6];
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    act(scene, 0, { do: 'stop' });
    expect(scene.state.apples).toEqual([0, 4]);
    expect(kinds(scene)).not.toContain('again');
    expect(playerOf(scene.state, 0).green).toBe(SUMMIT);
  });

  const placeable = (setting: TurnSetting, prepare: (scene: Scene) => void): boolean => {
    const scene = turnWith(setting);
    atEnd(scene, 'green');
    give(scene, 0, { basics: [9, 9, 9], gold: 9, bullets: 6 });
    prepare(scene);
    return can(scene, 0, { do: 'summit', figure: 'green', at: 0 });
  };

  test.each<[string, TurnSetting, (scene: Scene) => void, (scene: Scene) => void]>([
    ...TRAILS.map((trail): [string, TurnSetting, (scene: Scene) => void, (scene: Scene) => void] => [
      `advance wagon at the last space of ${trail.name}`,
      { trail, summits: [{ action: 'advanceWagon', cost: { any: 1 } }] },
      (s) => give(s, 0, { wagon: trail.last }),
      (s) => give(s, 0, { wagon: trail.last - 1 }),
    ]),
    [
      'buy cart with no cart',
      { mode: GOLD, summits: [{ action: 'buyCart', cost: { any: 1 } }] },
      (s) => Object.assign(s.state, { carts: 0 }),
      (s) => Object.assign(s.state, { carts: 1 }),
    ],
    [
      'buy fish with no fish',
      { mode: BOAT, summits: [{ action: 'buyFish', repeat: true }] },
      (s) => Object.assign(s.state, { fish: [0, 0, 0] }),
      (s) => Object.assign(s.state, { fish: [0, 0, 1] }),
    ],
    [
      'rifle with under 2 bullets',
      { mode: OUT, summits: [{ action: 'rifle' }] },
      (s) => give(s, 0, { bullets: 1 }),
      (s) => give(s, 0, { bullets: 2 }),
    ],
    [
      'an unpaid homestead',
      { summits: [{ action: 'homestead', cost: { stone: 3 }, track: 'food' }] },
      (s) => give(s, 0, { basics: [9, 9, 2] }),
      (s) => give(s, 0, { basics: [0, 0, 3] }),
    ],
  ])('SW-R-31: %s is not possible', (_what, setting, forbidden, allowed) => {
    expect(placeable(setting, forbidden)).toBe(false);
    expect(placeable(setting, allowed)).toBe(true);
  });

  test('SW-R-31: a capped homestead marker still allows the action, for the reward alone', () => {
    const scene = turnWith({ summits: [{ action: 'homestead', cost: { food: 1 }, track: 'stone' }] });
    give(scene, 0, { basics: [1, 0, 0], tracks: [0, 0, 4] });
    give(scene, 1, { tracks: [0, 0, 5] });
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(playerOf(scene.state, 0).tracks).toEqual([0, 0, 4]);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 1, 0]);
    expect(scene.state.flow.lanes).toBeNull();
  });

  test('SW-R-31: the Six-Shooter needs nothing', () => {
    expect(
      placeable({ mode: OUT, summits: [{ action: 'sixShooter' }] }, (s) => give(s, 0, { bullets: 0, wagon: 0 })),
    ).toBe(true);
  });
});

describe('passing', () => {
  test('SW-R-32: nothing is open at the pass: windows block before it, and it opens none', () => {
    const scene = animalsShown(['fox'], { before: ({ players }) => (players[1]!.basics = [2, 0, 0]) });
    expect(choicesOf(scene, 0)).toEqual([]);
    expect(() => scene.rules.apply(scene.state, 0, { do: 'pass' })).toThrow();
    act(scene, 1, { do: 'decline' });
    act(scene, 0, { do: 'pass' });
    // a player who declined is not asked again
    expect(scene.state.flow.lanes).toBeNull();
    expect([scene.state.active, promptOf(scene)]).toEqual([1, 'plan']);
  });

  test("SW-R-33: figures used off-turn wait through others' turns and come back only when their owner passes", () => {
    const scene = turnWith({ seats: 3, summits: [WOOD_TRACK] });
    scene.state.mule = 0;
    act(scene, 0, { do: 'summit', figure: 'mule', at: 0 });
    act(scene, 1, { do: 'track', pioneer: 'green' });
    act(scene, 2, { do: 'track', pioneer: 'tan' });
    give(scene, 2, { green: TRAPPER });
    act(scene, 0, { do: 'pass' });
    expect([playerOf(scene.state, 1).green, playerOf(scene.state, 2).tan]).toEqual([TRACKER, TRACKER]);
    act(scene, 1, { do: 'plan' });
    declineAll(scene);
    expect(playerOf(scene.state, 1).green).toBe(TRACKER);
    act(scene, 1, { do: 'pass' });
    expect(playerOf(scene.state, 1).green).toBe(CAMP);
    expect(playerOf(scene.state, 2)).toMatchObject({ green: TRAPPER, tan: TRACKER });
    act(scene, 2, { do: 'plan' });
    declineAll(scene);
    act(scene, 2, { do: 'pass' });
    expect(playerOf(scene.state, 2)).toMatchObject({ green: CAMP, tan: CAMP });
  });

  test('SW-R-34: played cards are discarded before drawing and may be drawn again', () => {
    const again = SEEDS.map((seed) => {
      const scene = begin({ seed });
      const player = playerOf(scene.state, 0);
      Object.assign(player, { hand: [0, 1, 2], deck: [], discard: [3, 4, 5, 6, 7, 8] });
      act(scene, 0, { do: 'plan', cards: [0, 1, 2] });
      act(scene, 0, { do: 'pass' });
      expect(eventsOf(scene, 'reshuffled')).toMatchObject([{ size: 9 }]);
      return player.hand.filter((card) => card < 3).length;
    });
    expect(again.some((n) => n > 0)).toBe(true);
    expect(again.some((n) => n === 0)).toBe(true);
  });

  test.each([false, true])('SW-R-34: advanced planning %s: no player ever draws too few', (advancedPlanning) => {
    const scene = begin({ seats: 4, advancedPlanning });
    for (let turn = 0; turn < 80; turn++) {
      const seat = scene.state.active;
      const choices = choicesOf(scene, seat);
      scene.rules.apply(scene.state, seat, choices[(7 * turn) % choices.length]!);
      declineAll(scene);
      act(scene, seat, { do: 'pass' });
      const { hand, deck, discard } = playerOf(scene.state, seat);
      expect(hand).toHaveLength(advancedPlanning ? 4 : 3);
      expect(sorted([...hand, ...deck, ...discard])).toEqual(upTo(9).map((i) => 9 * seat + i));
    }
  });
});

describe('variant and end', () => {
  test('SW-R-97: advanced planning is an option of the game, for all players', () => {
    for (const seats of [2, 3, 4]) {
      const scene = begin({ seats, advancedPlanning: true });
      for (let turn = 0; turn < seats; turn++) {
        expect(promptOf(scene)).toBe('planFour');
        idleTurn(scene);
      }
      expect(scene.state.players.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(4));
    }
  });

  test('SW-R-97: Hastings is not affected', () => {
    const turnOf = (advancedPlanning: boolean) => {
      const scene = begin({ seats: 1, advancedPlanning });
      act(scene, 0, { do: 'plan' });
      hastingsPlays(scene);
      expect(playerOf(scene.state, 1)).toMatchObject({ hand: [], deck: [], plan: [] });
      return eventsOf(scene, 'hastingsActs').map(({ action }) => action);
    };
    expect(turnOf(true)).toEqual(turnOf(false));
    expect(turnOf(true)).toHaveLength(3);
  });

  test.each([
    [2, 0],
    [3, 0],
    [3, 1],
    [4, 3],
  ])(
    'SW-R-98: %i players, %i starts: when the last of a round triggers, the final round follows at once',
    (seats, start) => {
      const scene = lastSpecial(seats, start);
      for (let turn = 1; turn < seats; turn++) idleTurn(scene);
      planFirst(scene);
      bringItIn(scene);
      const { turns, rounds } = playOut(scene);
      expect(turns).toEqual(upTo(seats).map((turn) => (start + turn) % seats));
      expect(rounds).toMatchObject([{ round: 2, last: true }]);
      expect(scene.state.over).toBe(true);
    },
  );

  test.each([
    [
      [4, 5, 5],
      [0, 1, 2],
    ],
    [
      [4, 5, 0],
      [0, 1],
    ],
    [
      [0, 5, 5],
      [1, 2],
    ],
    [[9, 5, 5], [0]],
  ])('SW-R-99: with %j gold, a point more for the first, %j win together', (gold, winners) => {
    const scene = lastSpecial(3, 0);
    gold.forEach((n, seat) => {
      give(scene, seat, { gold: n });
    });
    // values that a tie-breaker might compare
    give(scene, 1, { basics: [5, 5, 5], bullets: 3 });
    scene.state.mule = 2;
    planFirst(scene);
    bringItIn(scene);
    playOut(scene);
    expect(scene.rules.result(scene.state)?.winners).toEqual(winners);
  });

  test('SW-R-102: the rules have no turn limit', () => {
    const scene = begin();
    for (let turn = 0; turn < 600; turn++) idleTurn(scene);
    expect(scene.state).toMatchObject({ round: 301, over: false, lastRound: null });
    scene.state.round = 1_000_000;
    for (let turn = 0; turn < 4; turn++) idleTurn(scene);
    expect(scene.state).toMatchObject({ round: 1_000_002, over: false, lastRound: null });
    expect(scene.rules.result(scene.state)).toBeNull();
  });
});
