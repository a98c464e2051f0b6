/** 5.4 and 5.5: the frontiersman on the mountain, and claiming a card. */
import { createRandom, pick } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { freedBy, isClaimable } from '../../src/actions/mountain.ts';
import { BASE, NONE, POSITIONS, positionAt } from '../../src/geometry.ts';
import { playerOf } from '../../src/players.ts';
import { goodsOf } from '../helpers/goods.ts';
import { upTo } from '../helpers/lists.ts';
import { closeMarket } from '../helpers/market.ts';
import { APPLE, BOAT, GOLD, OUT } from '../helpers/modes.ts';
import { dig, diggers, layMountain, strip } from '../helpers/mountains.ts';
import { act, can, climbs, eventsOf, listed, pass, plain, promptOf, walk } from '../helpers/play.ts';
import { give, type Scene, turnWith } from '../helpers/scenes.ts';
import { facing } from '../helpers/solo.ts';

const at = positionAt;
const frontiersman = ({ state }: Scene, index = 0): number => playerOf(state, index).frontiersmen[0]!;
const sorted = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);

/** Seat 0 has tokens and stands at this position of a full mountain. */
function standing(position: number): Scene {
  const scene = turnWith();
  give(scene, 0, { tokens: 9, frontiersmen: [position] });
  return scene;
}

describe('walking', () => {
  test.each([
    ['(5,1)', at(5, 1), [at(5, 2), at(4, 1), at(4, 2)]],
    ['(4,2)', at(4, 2), [at(4, 1), at(4, 3), at(5, 1), at(5, 2), at(3, 2), at(3, 3)]],
    ['(3,1)', at(3, 1), [at(3, 2), at(4, 1), at(2, 1), at(2, 2)]],
    ['(3,4)', at(3, 4), [at(3, 3), at(4, 3), at(2, 4), at(2, 5)]],
    ['(2,3)', at(2, 3), [at(2, 2), at(2, 4), at(3, 2), at(3, 3), at(1, 3), at(1, 4)]],
  ])('SW-MTN-01: from %s one boot leads to every adjacent card and nowhere else', (_name, from, around) => {
    const scene = standing(from);
    expect(climbs(scene)).toEqual(sorted(around));
    act(scene, 0, { do: 'climb', to: around[0]! });
    expect(frontiersman(scene)).toBe(around[0]);
    expect(scene.state.turn.tokenBoots).toBe(1);
  });

  test('SW-MTN-01: face-up, face-down and special cards alike can be entered', () => {
    const scene = standing(at(4, 2));
    layMountain(scene, [at(4, 1), 0, 1, 2, 3]);
    const { mountain } = scene.rules.view(scene.state, 0);
    expect([mountain[at(5, 1)], mountain[at(4, 3)], mountain[at(4, 1)]]).toEqual([
      expect.any(Number),
      'basic',
      'special',
    ]);
    for (const to of [at(5, 1), at(4, 3), at(4, 1)]) expect(climbs(scene)).toContain(to);
  });

  test('SW-MTN-02: the base is adjacent to the six cards of the bottom row; stepping on costs a boot', () => {
    const scene = standing(BASE);
    expect(climbs(scene)).toEqual([0, 1, 2, 3, 4, 5]);
    act(scene, 0, { do: 'climb', to: at(1, 6) });
    expect(frontiersman(scene)).toBe(at(1, 6));
    expect(goodsOf(scene)[4]).toBe(8);
    expect(scene.state.turn.tokenBoots).toBe(1);
  });

  test.each([1, 2, 3, 4, 5, 6])('SW-MTN-02: from (1,%i) one boot leads back to the base', (column) => {
    const scene = standing(at(1, column));
    expect(climbs(scene)).toContain(BASE);
    act(scene, 0, { do: 'climb', to: BASE });
    expect(frontiersman(scene)).toBe(BASE);
    expect(scene.state.turn.tokenBoots).toBe(1);
  });

  test('SW-MTN-02: from a higher row the base is out of reach', () => {
    for (let position = at(2, 1); position <= at(5, 2); position++)
      expect(climbs(standing(position))).not.toContain(BASE);
  });

  test('SW-MTN-03: frontiersmen share a card and the base', () => {
    const scene = turnWith({ seats: 3 });
    give(scene, 0, { tokens: 1 });
    give(scene, 1, { frontiersmen: [0] });
    give(scene, 2, { frontiersmen: [0] });
    act(scene, 0, { do: 'climb', to: 0 });
    expect([0, 1, 2].map((index) => frontiersman(scene, index))).toEqual([0, 0, 0]);
    expect(goodsOf(scene, 1)).toEqual([0, 0, 0, 0, 0]);
    give(scene, 1, { frontiersmen: [BASE] });
    act(scene, 0, { do: 'climb', to: BASE });
    expect([frontiersman(scene, 0), frontiersman(scene, 1)]).toEqual([BASE, BASE]);
  });

  test('SW-MTN-04: a position whose card is gone is never entered, nor jumped over', () => {
    const scene = standing(at(4, 2));
    strip(scene, at(5, 1), at(5, 2), at(4, 1));
    expect(climbs(scene)).toEqual(sorted([at(4, 3), at(3, 2), at(3, 3)]));
    const low = standing(BASE);
    strip(low, ...Array.from({ length: 20 }, (_, p) => p).filter((p) => ![0, 4].includes(p)));
    expect(climbs(low)).toEqual([0, 4]);
    act(low, 0, { do: 'climb', to: 0 });
    expect(climbs(low)).toEqual([BASE]);
  });

  test('SW-MTN-04: neither the trail nor the special-card row is ever entered', () => {
    for (let position = BASE; position < 20; position++)
      for (const to of climbs(standing(position))) {
        expect(to).toBeGreaterThanOrEqual(BASE);
        expect(to).toBeLessThan(20);
      }
    const scene = standing(at(5, 1));
    layMountain(scene, [at(4, 1), 0, 1, 2, 3]);
    give(scene, 0, { frontiersmen: [at(4, 1)] });
    expect(climbs(scene)).toEqual(sorted([at(4, 2), at(5, 1), at(3, 1), at(3, 2)]));
  });
});

/** Seat 0 stands with the tan pioneer on a shovel of the left paid space; nothing can be built. */
function shovel(position: number, setting: { seats?: number; specials?: number[]; gone?: number[] } = {}): Scene {
  const scene = turnWith({ seats: setting.seats ?? 2, tan: [undefined, 'shovel'] });
  layMountain(scene, setting.specials);
  strip(scene, ...(setting.gone ?? []));
  closeMarket(scene);
  give(scene, 0, { basics: [1, 0, 0], frontiersmen: [position] });
  walk(scene, 'tan', 2);
  return scene;
}

function claim(scene: Scene, to: 'deck' | 'discard' = 'discard'): void {
  act(scene, 0, plain('tan'));
  act(scene, 0, { do: 'claim', to });
}

describe('claiming', () => {
  test('SW-CLAIM-01: a face-up basic card under your own frontiersman can be claimed with a shovel', () => {
    const scene = shovel(at(5, 1));
    expect(can(scene, 0, { do: 'claim' })).toBe(false);
    act(scene, 0, plain('tan'));
    expect(listed(scene, 'claim')).toEqual([
      { do: 'claim', to: 'deck' },
      { do: 'claim', to: 'discard' },
    ]);
    const card = scene.state.mountain[at(5, 1)]!;
    act(scene, 0, { do: 'claim', to: 'discard' });
    expect(playerOf(scene.state, 0)).toMatchObject({ claimed: [card], basics: [0, 0, 0] });
    expect(scene.state.mountain[at(5, 1)]).toBe(NONE);
    expect(eventsOf(scene, 'claimed')).toMatchObject([{ player: 0, card, position: at(5, 1), to: 'discard' }]);
  });

  test.each([
    ['the base', BASE],
    ['a face-down card', at(4, 2)],
    ['a face-down special', at(1, 1)],
  ])('SW-CLAIM-01: on %s there is nothing to claim', (_name, position) => {
    expect(can(shovel(position), 0, plain('tan'))).toBe(false);
  });

  test('SW-CLAIM-01: another player’s frontiersman does not claim for you', () => {
    const scene = shovel(BASE);
    give(scene, 1, { frontiersmen: [at(5, 1)] });
    expect(can(scene, 0, plain('tan'))).toBe(false);
  });

  test('SW-CLAIM-01: a special card is never claimed, not even an outpost that lies open', () => {
    const scene = turnWith({ mode: 'outlaws-and-outposts', tan: [undefined, 'shovel'] });
    closeMarket(scene);
    give(scene, 0, { basics: [1, 0, 0], frontiersmen: [at(5, 1)] });
    walk(scene, 'tan', 2);
    expect(can(scene, 0, plain('tan'))).toBe(false);
    give(scene, 0, { frontiersmen: [at(5, 2)] });
    expect(can(scene, 0, plain('tan'))).toBe(true);
  });

  test('SW-CLAIM-01: boots and a frontiersman in place are not enough without a shovel', () => {
    const scene = turnWith({ green: ['boots2'], tan: ['food', 'wood'] });
    give(scene, 0, { basics: [9, 9, 9], tokens: 3, frontiersmen: [at(5, 1)] });
    walk(scene, 'green', 1);
    walk(scene, 'tan', 2);
    expect(can(scene, 0, { do: 'claim' })).toBe(false);
    act(scene, 0, plain('tan'));
    act(scene, 0, { do: 'pay', food: 1 });
    expect(can(scene, 0, { do: 'claim' })).toBe(false);
  });

  test('SW-CLAIM-02: all on the card go to the base; the others, not the claimer, gain a Pair of Boots each', () => {
    const scene = shovel(at(5, 2), { seats: 4 });
    give(scene, 1, { frontiersmen: [at(5, 2)] });
    give(scene, 2, { frontiersmen: [at(5, 2)] });
    give(scene, 3, { frontiersmen: [at(5, 1)] });
    claim(scene);
    expect([0, 1, 2, 3].map((index) => frontiersman(scene, index))).toEqual([BASE, BASE, BASE, at(5, 1)]);
    expect([0, 1, 2, 3].map((index) => goodsOf(scene, index)[4])).toEqual([0, 1, 1, 0]);
    expect(eventsOf(scene, 'gained').map(({ player, goods, by }) => [player, goods, by])).toEqual([
      [1, { tokens: 1 }, 'displaced'],
      [2, { tokens: 1 }, 'displaced'],
    ]);
  });

  test('SW-CLAIM-03: on top of the draw deck: not in the discard pile, and drawn first', () => {
    const scene = shovel(at(5, 1));
    const card = scene.state.mountain[at(5, 1)]!;
    const deck = playerOf(scene.state, 0).deck.slice();
    claim(scene, 'deck');
    expect(playerOf(scene.state, 0)).toMatchObject({ deck: [...deck, card], discard: [], hand: [] });
    expect(scene.rules.view(scene.state, 1).players[0]).toMatchObject({ deckCount: deck.length + 1, hand: null });
    pass(scene);
    expect(playerOf(scene.state, 0).hand).toContain(card);
  });

  test('SW-CLAIM-03: face-up on top of your own discard pile, for all to see', () => {
    const scene = shovel(at(5, 1));
    const card = scene.state.mountain[at(5, 1)]!;
    give(scene, 0, { discard: [5, 6] });
    const deck = playerOf(scene.state, 0).deck.slice();
    claim(scene, 'discard');
    expect(playerOf(scene.state, 0)).toMatchObject({ deck, discard: [5, 6, card] });
    expect(scene.rules.view(scene.state, 1).players[0]!.discard).toEqual([5, 6, card]);
  });

  test.each([
    ['no card', at(4, 2), [at(5, 1), at(5, 2)], []],
    ['one card', at(5, 1), [], [at(4, 1)]],
    ['two cards', at(5, 2), [at(5, 1)], [at(4, 2), at(4, 3)]],
    ['no card under the bottom row', at(1, 6), Array.from({ length: 14 }, (_, i) => 6 + i), []],
  ])('SW-CLAIM-04: %s with nothing left on top is turned up', (_name, position, gone, turned) => {
    const scene = shovel(position, { gone });
    const before = scene.rules.view(scene.state, 1).mountain;
    claim(scene);
    const after = scene.rules.view(scene.state, 1).mountain;
    const changed = after.flatMap((card, p) => (card === before[p] || p === position ? [] : [p]));
    expect(changed).toEqual(turned);
    for (const p of turned) expect([before[p], after[p]]).toEqual(['basic', scene.state.mountain[p]]);
    expect(eventsOf(scene, 'turnedUp').map((event) => event.position)).toEqual(turned);
    for (const event of eventsOf(scene, 'turnedUp'))
      expect(event).toMatchObject({ card: scene.state.mountain[event.position], barrier: true });
  });

  test('SW-CLAIM-05: frontiersmen on a basic card that is turned up stay and get nothing', () => {
    const scene = shovel(at(5, 1));
    give(scene, 1, { frontiersmen: [at(4, 1)] });
    claim(scene);
    expect(eventsOf(scene, 'turnedUp')).toHaveLength(1);
    expect(frontiersman(scene, 1)).toBe(at(4, 1));
    expect(goodsOf(scene, 1)).toEqual([0, 0, 0, 0, 0]);
    expect(eventsOf(scene, 'displaced').map(({ player }) => player)).toEqual([0]);
  });

  test('SW-CLAIM-06: a turned-up special leaves the mountain for the leftmost empty slot', () => {
    const scene = shovel(at(5, 1), { specials: [at(4, 1), 0, 1, 2, 3] });
    const special = scene.state.mountain[at(4, 1)]!;
    const first = scene.state.row[0]!;
    claim(scene);
    expect(scene.state.mountain[at(4, 1)]).toBe(NONE);
    expect(scene.state.row).toEqual([first, special]);
    expect(eventsOf(scene, 'specialEntered')).toMatchObject([
      { card: special, slot: 2, position: at(4, 1), barrier: true },
    ]);
    expect(scene.rules.view(scene.state, 1).row).toEqual([first, special]);
  });

  test('SW-CLAIM-06: a special that is still covered stays', () => {
    const scene = shovel(at(5, 1), { specials: [at(4, 2), 0, 1, 2, 3] });
    const special = scene.state.mountain[at(4, 2)]!;
    claim(scene);
    expect(scene.state.mountain[at(4, 2)]).toBe(special);
    expect(scene.state.row).toHaveLength(1);
    expect(scene.rules.view(scene.state, 0).mountain[at(4, 2)]).toBe('special');
  });

  test('SW-CLAIM-07: others on the special that leaves go to the base with a Pair of Boots each', () => {
    const scene = shovel(at(5, 1), { seats: 4, specials: [at(4, 1), 0, 1, 2, 3] });
    give(scene, 1, { frontiersmen: [at(4, 1)] });
    give(scene, 2, { frontiersmen: [at(4, 1)] });
    give(scene, 3, { frontiersmen: [at(4, 2)] });
    claim(scene);
    expect([0, 1, 2, 3].map((index) => frontiersman(scene, index))).toEqual([BASE, BASE, BASE, at(4, 2)]);
    expect([0, 1, 2, 3].map((index) => goodsOf(scene, index)[4])).toEqual([0, 1, 1, 0]);
  });

  test('SW-CLAIM-07: the human is compensated when Hastings makes the special leave', () => {
    const scene = facing(['shovel', 'wagon', 'wagon']);
    layMountain(scene, [at(4, 1), 0, 1, 2, 3]);
    give(scene, 0, { frontiersmen: [at(4, 1)] });
    give(scene, 1, { frontiersmen: [at(5, 1), BASE] });
    pass(scene);
    expect(scene.state.row).toHaveLength(2);
    expect(frontiersman(scene)).toBe(BASE);
    expect(goodsOf(scene)[4]).toBe(1);
    expect(goodsOf(scene, 1)[4]).toBe(0);
  });

  test('SW-CLAIM-08: a special that leaves may uncover a special, and so on down to a basic card', () => {
    const scene = shovel(at(5, 1), { specials: [at(4, 1), at(3, 1), at(2, 1), 1, 2] });
    const [upper, middle, lower] = [at(4, 1), at(3, 1), at(2, 1)].map((p) => scene.state.mountain[p]!);
    give(scene, 1, { frontiersmen: [at(2, 1)] });
    claim(scene);
    expect(scene.state.row.slice(1)).toEqual([upper, middle, lower]);
    expect(eventsOf(scene, 'specialEntered').map(({ slot }) => slot)).toEqual([2, 3, 4]);
    expect(eventsOf(scene, 'turnedUp').map(({ position }) => position)).toEqual([at(1, 1)]);
    expect(frontiersman(scene, 1)).toBe(BASE);
    expect(goodsOf(scene, 1)[4]).toBe(1);
  });

  test('SW-CLAIM-08: upper row first, then left to right', () => {
    const scene = shovel(at(5, 2), {
      specials: [at(4, 2), at(4, 3), at(3, 2), 0, 1],
      gone: [at(5, 1), at(4, 1), at(3, 1)],
    });
    const [left, right, below] = [at(4, 2), at(4, 3), at(3, 2)].map((p) => scene.state.mountain[p]!);
    claim(scene);
    expect(scene.state.row.slice(1)).toEqual([left, right, below]);
    expect(eventsOf(scene, 'turnedUp').map(({ position }) => position)).toEqual([at(3, 3), at(3, 4), at(2, 2)]);
    expect(promptOf(scene)).toBe('pioneer');
  });
});

describe('what a claim would free', () => {
  test.each([APPLE, BOAT, GOLD, OUT])(
    'SW-CLAIM-04, SW-CLAIM-08: freedBy predicts it in %s, from the backs alone',
    (mode) => {
      const random = createRandom(`freed ${mode}`);
      let specials = 0;
      for (let game = 0; game < 6; game++) {
        const scene = diggers(mode, 2 + (game % 3));
        for (;;) {
          const open = upTo(POSITIONS).filter((position) => isClaimable(scene.state, position));
          if (open.length === 0 || scene.state.row.length === 6) break;
          const position = pick(random, open);
          const freed = freedBy(scene.rules.view(scene.state, 0), position);
          const events = dig(scene, position);
          const positions = (type: 'turnedUp' | 'specialEntered'): number[] =>
            events.flatMap((event) => (event.type === type ? [event.position] : []));
          expect(freed).toEqual({ turned: positions('turnedUp'), leaving: positions('specialEntered') });
          specials += freed.leaving.length;
        }
      }
      expect(specials > 0).toBe(mode !== OUT);
    },
  );

  test('SW-CLAIM-08: a special that leaves frees what lies under it as well', () => {
    const scene = turnWith();
    layMountain(scene, [at(4, 1), 0, 1, 2, 3]);
    strip(scene, at(5, 2), at(4, 2));
    const view = scene.rules.view(scene.state, 0);
    expect(freedBy(view, at(5, 1))).toEqual({ turned: [at(3, 1), at(3, 2)], leaving: [at(4, 1)] });
  });
});
