/** 5.2: boots and Pair of Boots tokens. */
import { describe, expect, test } from 'vitest';
import { BASE, positionAt } from '../../src/geometry.ts';
import { playerOf } from '../../src/players.ts';
import { goodsOf } from '../helpers/goods.ts';
import { act, can, choicesOf, climbs, listed, pass, plain, promptOf, walk } from '../helpers/play.ts';
import { begin, give, giveHand, reveal, type Scene, turnWith } from '../helpers/scenes.ts';
import { FREE } from '../helpers/summits.ts';
import { TRAILS } from '../helpers/trails.ts';

const frontiersman = ({ state }: Scene): number => playerOf(state, 0).frontiersmen[0]!;
const boots = (scene: Scene): Set<string> => new Set(listed(scene, 'climb').map(({ boot }) => boot));

describe('boots of a space', () => {
  test.each([
    ['green', 1],
    ['green', 2],
    ['tan', 1],
    ['tan', 2],
  ] as const)('SW-BOOT-01: the %s pioneer on an icon with %i boots may spend just as many', (pioneer, n) => {
    const scene = turnWith({ [pioneer]: [`boots${n}`] });
    expect(climbs(scene)).toEqual([]);
    walk(scene, pioneer, 0);
    expect(climbs(scene)).toEqual([]);
    walk(scene, pioneer, 1);
    for (let spent = 0; spent < n; spent++) {
      expect(boots(scene)).toEqual(new Set([pioneer]));
      act(scene, 0, { do: 'climb', to: positionAt(1 + spent, 1) });
    }
    expect(climbs(scene)).toEqual([]);
    expect(frontiersman(scene)).toBe(positionAt(n, 1));
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
  });

  test.each(['green', 'tan'] as const)(
    'SW-BOOT-01: remaining boots are lost when the %s pioneer moves on',
    (pioneer) => {
      const scene = turnWith({ [pioneer]: ['boots2', 'food', 'boots1'] });
      walk(scene, pioneer, 1);
      act(scene, 0, { do: 'climb', to: 2 });
      act(scene, 0, { do: 'step', pioneer });
      expect(climbs(scene)).toEqual([]);
      act(scene, 0, { do: 'step', pioneer });
      act(scene, 0, { do: 'climb', to: 3 });
      expect(climbs(scene)).toEqual([]); // the new icon has one boot; nothing was saved
    },
  );

  test('SW-BOOT-01: remaining boots are lost when the player passes', () => {
    const scene = turnWith({ green: ['boots2'] });
    walk(scene, 'green', 1);
    pass(scene);
    expect(scene.state.turn).toMatchObject({ greenBoots: 0, tanBoots: 0, tokenBoots: 0 });
    act(scene, 1, { do: 'plan' });
    expect(climbs(scene)).toEqual([]);
  });

  test('SW-BOOT-01: on a paid space the boots are there once it is paid for, and only then', () => {
    const scene = turnWith({ tan: ['food', 'boots2'] });
    give(scene, 0, { basics: [0, 0, 1] });
    walk(scene, 'tan', 2);
    expect(climbs(scene)).toEqual([]);
    act(scene, 0, plain('tan'));
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    act(scene, 0, { do: 'climb', to: 0, boot: 'tan' });
    act(scene, 0, { do: 'climb', to: 6, boot: 'tan' });
    expect(climbs(scene)).toEqual([]);
    expect(can(scene, 0, plain('tan'))).toBe(false);
  });

  test('SW-BOOT-01: a boot may be kept while the other pioneer acts, as long as its own pioneer stands there', () => {
    const scene = turnWith({ green: ['boots1'], tan: ['food'] });
    walk(scene, 'green', 1);
    walk(scene, 'tan', 1);
    act(scene, 0, plain('tan'));
    act(scene, 0, { do: 'climb', to: 0, boot: 'green' });
    expect(frontiersman(scene)).toBe(0);
  });

  test('SW-BOOT-02: one boot is one step of your own frontiersman, no one else’s', () => {
    const scene = turnWith({ green: ['boots2'] });
    walk(scene, 'green', 1);
    expect(climbs(scene)).toEqual([0, 1, 2, 3, 4, 5]); // row 1, never further
    act(scene, 0, { do: 'climb', to: 4 });
    expect(frontiersman(scene)).toBe(4);
    expect(scene.state.turn.greenBoots).toBe(1);
    expect(playerOf(scene.state, 1).frontiersmen).toEqual([BASE]);
  });

  test.each(TRAILS)(
    'SW-BOOT-02: boots are part of a wagon step: short of them it is not offered, on $name',
    (trail) => {
      const scene = turnWith({ trail, green: ['boots1'], tan: ['boots2'] });
      const { at, any } = trail.costing(2);
      give(scene, 0, { wagon: at, basics: [any, 0, 0] });
      walk(scene, 'green', 1);
      expect(listed(scene, 'advance')).toEqual([]);
      walk(scene, 'tan', 1);
      act(scene, 0, { do: 'advance', green: 0, tan: 2, token: 0 });
      expect(playerOf(scene.state, 0)).toMatchObject({ wagon: at + 1, basics: [0, 0, 0] });
      expect(scene.state.turn).toMatchObject({ greenBoots: 1, tanBoots: 0 });
    },
  );

  test.each(TRAILS)('SW-BOOT-03: all current sources may be added for one cost, in every mix, on $name', (trail) => {
    const scene = turnWith({ trail, green: ['boots2'], tan: ['boots1'] });
    const { at, any } = trail.costing(3);
    give(scene, 0, { wagon: at, basics: [any, 0, 0], tokens: 1 });
    walk(scene, 'green', 1);
    walk(scene, 'tan', 1);
    const mixes = listed(scene, 'advance').map(({ green, tan, token }) => [green, tan, token]);
    expect(mixes.sort()).toEqual([
      [0, 1, 2],
      [1, 0, 2],
      [1, 1, 1],
      [2, 0, 1],
      [2, 1, 0],
    ]);
    act(scene, 0, { do: 'advance', green: 1, tan: 1, token: 1 });
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: at + 1, tokens: 0 });
    expect(scene.state.turn).toMatchObject({ greenBoots: 1, tanBoots: 0, tokenBoots: 1 });
  });

  test('SW-BOOT-03: one source may be split over a step of the frontiersman and one of the wagon', () => {
    const scene = turnWith({ green: ['boots2'] });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'advance', green: 1, tan: 0, token: 0 });
    act(scene, 0, { do: 'climb', to: 0, boot: 'green' });
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 1, frontiersmen: [0] });
    expect(climbs(scene)).toEqual([]);
  });
});

describe('Pair of Boots tokens', () => {
  test('SW-BOOT-04: a token is two boots, used at once', () => {
    const scene = turnWith();
    give(scene, 0, { tokens: 1 });
    act(scene, 0, { do: 'climb', to: 0, boot: 'token' });
    expect(goodsOf(scene)[4]).toBe(0);
    act(scene, 0, { do: 'climb', to: 6, boot: 'token' });
    expect(frontiersman(scene)).toBe(6);
    expect(climbs(scene)).toEqual([]);
  });

  test('SW-BOOT-04: an unused second boot is lost', () => {
    const scene = turnWith();
    give(scene, 0, { tokens: 1 });
    act(scene, 0, { do: 'climb', to: 0, boot: 'token' });
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    expect(climbs(scene)).toEqual([]);
    expect(goodsOf(scene)[4]).toBe(0);
  });

  test('SW-BOOT-04: three boots open two tokens, and the fourth boot is still there', () => {
    const scene = turnWith();
    give(scene, 0, { tokens: 3 });
    for (const to of [0, 6, 11]) act(scene, 0, { do: 'climb', to, boot: 'token' });
    expect(goodsOf(scene)[4]).toBe(1);
    expect(scene.state.turn.tokenBoots).toBe(1);
    act(scene, 0, { do: 'climb', to: 15, boot: 'token' });
    expect(goodsOf(scene)[4]).toBe(1);
  });

  test('SW-BOOT-04: only in your own Pioneering step: not while planning, not in another’s turn or window', () => {
    const fresh = begin();
    give(fresh, 0, { tokens: 3 });
    expect(promptOf(fresh, 0)).toBe('plan');
    expect(can(fresh, 0, { do: 'climb' })).toBe(false);

    const scene = reveal({
      animals: ['fox'],
      before(state) {
        Object.assign(playerOf(state, 0), { tokens: 3 });
        Object.assign(playerOf(state, 1), { tokens: 3, basics: [1, 0, 0] });
      },
    });
    expect(promptOf(scene, 1)).toBe('trapper');
    for (const seat of [0, 1]) expect(can(scene, seat, { do: 'climb' })).toBe(false);
    act(scene, 1, { do: 'decline' });
    expect(can(scene, 0, { do: 'climb', boot: 'token' })).toBe(true);
    expect(can(scene, 1, { do: 'climb' })).toBe(false);
    pass(scene);
    expect(can(scene, 0, { do: 'climb' })).toBe(false);
    expect(can(scene, 1, { do: 'climb' })).toBe(false); // planning
  });

  test('SW-BOOT-05: two boots of an icon are no token: they are not kept, nor can they become one', () => {
    const scene = turnWith({ green: ['boots2', 'token'] });
    walk(scene, 'green', 1);
    expect(new Set(choicesOf(scene, 0).map((choice) => choice.do))).toEqual(
      new Set(['climb', 'advance', 'step', 'enter', 'pass']),
    );
    act(scene, 0, { do: 'step', pioneer: 'green' });
    expect(goodsOf(scene)[4]).toBe(0);
    expect(climbs(scene)).toEqual([]);
    act(scene, 0, plain('green')); // the icon with the token
    expect(goodsOf(scene)[4]).toBe(1);
  });

  test('SW-BOOT-05: a token of a summit reward is saved for the player’s next turn', () => {
    const scene = turnWith({ summits: [FREE('wood')] });
    walk(scene, 'green', 6);
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    act(scene, 1, { do: 'decline' });
    pass(scene);
    act(scene, 1, { do: 'plan' });
    pass(scene);
    giveHand(scene, 0, [0, 1, 2]);
    act(scene, 0, { do: 'plan', cards: [0, 1, 2] });
    expect(goodsOf(scene)[4]).toBe(1);
    expect(boots(scene)).toEqual(new Set(['token']));
  });
});
