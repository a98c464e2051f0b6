import { canSee, type Viewer } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { Summit } from '../../src/index.ts';
import { CABIN, CAMP, CAST_OUT, GREY_CABIN, SUMMIT, TRACKER, TRAPPER } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { cabins, tileOf } from '../helpers/cabins.ts';
import { distinct, sorted, upTo } from '../helpers/lists.ts';
import { act, can, eventsOf, kinds, walk } from '../helpers/play.ts';
import { animalsShown, begin, endOfPath, give, giveHand, space, turnWith } from '../helpers/scenes.ts';
import { SEEDS } from '../helpers/seeds.ts';

const WOOD_TRACK: Summit = { action: 'homestead', cost: {}, track: 'wood' };

describe('when', () => {
  test('SW-PASS-01: passing is possible at any moment of the Pioneering step', () => {
    const scene = turnWith({
      green: ['food', 'boots2', 'apples11'],
      tan: ['food', 'bear'],
      summits: [WOOD_TRACK],
      seats: 1,
    });
    give(scene, 0, { cabins: cabins(['G7'], 'T1'), tokens: 1, gold: 1 });
    scene.state.mule = 0;
    const doings: object[] = [
      { do: 'assign', pioneer: 'tan', space: 0 },
      { do: 'enter', pioneer: 'green' },
      { do: 'step', pioneer: 'green' },
      { do: 'use', pioneer: 'green' },
      { do: 'step', pioneer: 'green' },
      { do: 'climb', to: 0, boot: 'green' },
      { do: 'step', pioneer: 'green' },
      { do: 'enter', pioneer: 'tan' },
      { do: 'muleToCabin' },
      { do: 'changeGold', into: 'wood' },
      { do: 'summit', figure: 'mule', at: 0 },
      { do: 'climb', to: 1, boot: 'token' },
    ];
    expect(can(scene, 0, { do: 'pass' })).toBe(true);
    for (const doing of doings) {
      act(scene, 0, doing);
      expect(can(scene, 0, { do: 'pass' })).toBe(true);
    }
    act(scene, 0, { do: 'pass' });
    expect(eventsOf(scene, 'passed')).toMatchObject([{ player: 0 }]);
  });

  test('SW-PASS-01: passing is impossible while a player has still to answer a Trapper window', () => {
    const scene = animalsShown(['fox'], {
      seats: 3,
      before: ({ players }) => {
        for (const player of players) player.basics = [1, 0, 0];
      },
    });
    expect(kinds(scene, 0)).toEqual([]);
    act(scene, 2, { do: 'decline' });
    expect(kinds(scene, 0)).toEqual([]);
    act(scene, 1, { do: 'trap', animal: 'fox', pay: 'food', pioneer: 'tan' });
    expect(can(scene, 0, { do: 'pass' })).toBe(true);
  });

  test('SW-PASS-01: passing is impossible while a player has still to answer a Tracker window', () => {
    const scene = turnWith({ seats: 3, summits: [WOOD_TRACK] });
    scene.state.mule = 0;
    act(scene, 0, { do: 'summit', figure: 'mule', at: 0 });
    expect(kinds(scene, 0)).toEqual([]);
    act(scene, 1, { do: 'track', pioneer: 'green' });
    expect(kinds(scene, 0)).toEqual([]);
    act(scene, 2, { do: 'decline' });
    expect(can(scene, 0, { do: 'pass' })).toBe(true);
  });
});

describe('figures', () => {
  test.each([
    ['camp', CAMP, CAMP],
    ['camp, cast out of their cabins', CAST_OUT, CAST_OUT],
    ['cabins', CABIN + 3, CABIN + 1],
    ['Tracker and Trapper', TRACKER, TRAPPER],
    ['Trapper and Tracker', TRAPPER, TRACKER],
    ['the starts of their paths', space('green', 0), space('tan', 0)],
    ['their paths', space('green', 3), space('tan', 2)],
    ['the ends of their paths', endOfPath('green'), endOfPath('tan')],
    ['one tan space', space('tan', 3), space('tan', 3)],
    ['summits', SUMMIT + 2, SUMMIT],
  ])('SW-PASS-02: both pioneers come back to camp from %s', (_where, green, tan) => {
    const scene = turnWith();
    give(scene, 0, { cabins: cabins(['G7', 'G8'], 'T1'), green, tan });
    act(scene, 0, { do: 'pass' });
    expect(playerOf(scene.state, 0)).toMatchObject({ green: CAMP, tan: CAMP });
  });

  test.each([
    ['the grey cabin', GREY_CABIN],
    ['a summit', SUMMIT + 1],
  ])('SW-PASS-02: an owned mule comes back from %s and stays owned', (_where, at) => {
    const scene = turnWith();
    scene.state.mule = 0;
    scene.state.turn.mule = at;
    act(scene, 0, { do: 'pass' });
    expect([scene.state.mule, scene.state.turn.mule]).toEqual([0, CAMP]);
    act(scene, 1, { do: 'plan' });
    act(scene, 1, { do: 'pass' });
    act(scene, 0, { do: 'plan' });
    expect(can(scene, 0, { do: 'muleToCabin' })).toBe(true);
  });

  test("SW-PASS-02: only your own figures: another player's pioneers stay where they wait", () => {
    const scene = turnWith();
    give(scene, 1, { green: TRACKER, tan: TRAPPER });
    act(scene, 0, { do: 'pass' });
    expect(playerOf(scene.state, 1)).toMatchObject({ green: TRACKER, tan: TRAPPER });
  });

  test('SW-PASS-02: passing resets boots, used icons and used cabins', () => {
    const scene = turnWith({ green: ['boots2'] });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'climb', to: 0, boot: 'green' });
    scene.state.turn.spent = 0xfff;
    act(scene, 0, { do: 'pass' });
    expect(new Set(Object.values(scene.state.turn))).toEqual(new Set([0, false]));
    expect(playerOf(scene.state, 0).frontiersmen).toEqual([0]);
  });
});

describe('cards', () => {
  test.each([
    [false, 3],
    [true, 4],
  ])(
    'SW-PASS-03: advanced planning %s: the played cards go face-up to the discard pile, then %i are drawn',
    (advancedPlanning, count) => {
      const scene = begin({ advancedPlanning });
      giveHand(scene, 0, [0, 1, 2, 3].slice(0, count));
      const player = playerOf(scene.state, 0);
      player.discard = [player.deck.shift()!];
      const [old] = player.discard;
      act(scene, 0, { do: 'plan', cards: [2, 0, 1], ...(advancedPlanning && { rest: 'deck' }) });
      const next = player.deck.slice(-count);
      const left = player.deck.slice(0, -count);
      const events = act(scene, 0, { do: 'pass' });
      expect(player).toMatchObject({ discard: [old, 2, 0, 1], plan: [], hand: sorted(next), deck: left });
      expect(scene.rules.view(scene.state, 'spectator').players[0]!.discard).toEqual([old, 2, 0, 1]);
      expect(eventsOf(scene, 'drew')).toMatchObject([{ player: 0, count }]);
      const types = events.map(({ type }) => type);
      expect(types.indexOf('passed')).toBeLessThan(types.indexOf('drew'));
      expect(types).not.toContain('reshuffled');
    },
  );

  test('SW-PASS-03: other players do not draw', () => {
    const scene = turnWith({ seats: 3 });
    const before = [1, 2].map((seat) => structuredClone(playerOf(scene.state, seat)));
    act(scene, 0, { do: 'pass' });
    expect([1, 2].map((seat) => playerOf(scene.state, seat))).toEqual(before);
  });

  test('SW-PASS-04: an empty deck is remade from the discard pile in the middle of the draw', () => {
    const hands = SEEDS.map((seed) => {
      const scene = begin({ seed });
      const player = playerOf(scene.state, 0);
      Object.assign(player, { hand: [0, 1, 2], deck: [7], discard: [3, 4, 5, 6, 8] });
      act(scene, 0, { do: 'plan', cards: [0, 1, 2] });
      act(scene, 0, { do: 'pass' });
      // the last card of the old deck first, then two of the eight
      expect(player.hand).toHaveLength(3);
      expect(player.hand).toContain(7);
      expect(player.discard).toEqual([]);
      expect(sorted([...player.hand, ...player.deck])).toEqual(upTo(9));
      expect(eventsOf(scene, 'reshuffled')).toEqual([{ type: 'reshuffled', player: 0, size: 8, barrier: true }]);
      for (const event of scene.events)
        if (event.type === 'drewCards')
          for (const viewer of [1, 'spectator'] as Viewer[]) expect(canSee(viewer, event)).toBe(false);
      return [player.hand, player.deck];
    });
    expect(distinct(hands.map(([hand]) => hand))).toBeGreaterThan(15);
    expect(distinct(hands.map(([, deck]) => deck))).toBeGreaterThan(55);
    expect(sorted([...new Set(hands.flatMap(([hand]) => hand!))])).toEqual(upTo(9));
  });

  test('SW-PASS-04: a deck with enough cards is not remade, even when the draw empties it', () => {
    const scene = begin();
    const player = playerOf(scene.state, 0);
    Object.assign(player, { hand: [0, 1, 2], deck: [7, 3, 8], discard: [4, 5, 6] });
    act(scene, 0, { do: 'plan', cards: [0, 1, 2] });
    act(scene, 0, { do: 'pass' });
    expect(eventsOf(scene, 'reshuffled')).toEqual([]);
    expect(player).toMatchObject({ hand: [3, 7, 8], deck: [], discard: [4, 5, 6, 0, 1, 2] });
  });

  test('SW-PASS-05: the cabin market is not touched at passing', () => {
    const scene = turnWith({ tan: [undefined, 'shovel'] });
    give(scene, 0, { basics: [9, 0, 0] });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    act(scene, 0, { do: 'build' });
    const cabinsNow = () => {
      const { market, cabinStack, cabinDiscard, cabinBox } = scene.state;
      return structuredClone([market, cabinStack, cabinDiscard, cabinBox]);
    };
    const before = cabinsNow();
    act(scene, 0, { do: 'pass' });
    expect(cabinsNow()).toEqual(before);
    for (const type of ['marketFilled', 'cabinDiscarded'] as const) expect(eventsOf(scene, type)).toEqual([]);
  });

  test('SW-PASS-05: not even an empty space is filled then', () => {
    const scene = turnWith();
    scene.state.market = [-1, tileOf('G1'), -1, tileOf('G2')];
    act(scene, 0, { do: 'pass' });
    expect(scene.state.market).toEqual([-1, tileOf('G1'), -1, tileOf('G2')]);
  });
});
