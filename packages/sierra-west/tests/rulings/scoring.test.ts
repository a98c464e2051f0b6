import { expect, test } from 'vitest';
import { positionAt } from '../../src/geometry.ts';
import { playerOf } from '../../src/players.ts';
import { resourcesOf } from '../helpers/goods.ts';
import { act, can, pass, walk } from '../helpers/play.ts';
import { begin, give, turnWith } from '../helpers/scenes.ts';
import { linesOf, pointsFor } from '../helpers/scores.ts';
import { TRAILS } from '../helpers/trails.ts';

test('SW-R-100: a star card counts in the deck, the hand, the plan and the discard pile', () => {
  const scene = turnWith({ mode: 'apple-hill', tan: [undefined, 'shovel'] });
  const me = () => playerOf(scene.state, 0);
  give(scene, 0, { basics: [1, 0, 0], frontiersmen: [positionAt(5, 1)] });
  const card = scene.state.mountain[positionAt(5, 1)]!;
  walk(scene, 'tan', 2);
  act(scene, 0, { do: 'use', pioneer: 'tan' });
  act(scene, 0, { do: 'claim', to: 'deck' });
  expect(me().deck.at(-1)).toBe(card);
  expect(pointsFor(scene, 'cards')).toBe(1);

  pass(scene);
  expect(me().hand).toContain(card);
  expect(pointsFor(scene, 'cards')).toBe(1);

  act(scene, 1, { do: 'plan' });
  pass(scene);
  act(scene, 0, { do: 'plan' });
  expect(me().plan).toContain(card);
  expect(pointsFor(scene, 'cards')).toBe(1);

  pass(scene);
  expect(me().discard).toContain(card);
  expect(pointsFor(scene, 'cards')).toBe(1);
  expect(pointsFor(scene, 'cards', 1)).toBe(0);
});

test.each(TRAILS)(
  'SW-R-101: each marker times the multiplier is the sum of the markers times the multiplier, on $name',
  (trail) => {
    const scene = begin({ trail });
    for (const [wagon, space] of trail.spaces.entries())
      for (const tracks of [
        [1, 2, 3],
        [5, 0, 4],
        [0, 0, 1],
      ]) {
        give(scene, 0, { wagon, tracks });
        const { multiplier } = linesOf(scene).find(({ source }) => source === 'homestead')!.params as {
          multiplier: number;
        };
        expect(multiplier).toBe(space.multiplier);
        expect(pointsFor(scene, 'homestead')).toBe((tracks[0]! + tracks[1]! + tracks[2]!) * multiplier);
      }
  },
);

test('SW-R-103: the last trade of the example is 2 stone and 1 wood; food in its place does not pay for the summit', () => {
  const scene = begin({ mode: 'apple-hill' });
  give(scene, 0, { hand: [0, 1, 3], gold: 3 }); // card 3 is Widow's Notch
  scene.state.mule = 0;
  act(scene, 0, { do: 'plan', cards: [0, 1, 3] });
  act(scene, 0, { do: 'muleToCabin' });
  act(scene, 0, { do: 'changeGold', into: 'stone' });
  act(scene, 0, { do: 'changeGold', into: 'stone' });
  const SUMMIT = { do: 'summit', figure: 'mule', at: 2 };
  const other = structuredClone(scene.state);
  act(scene, 0, { do: 'changeGold', into: 'food' });
  expect(resourcesOf(scene)).toEqual([1, 0, 2, 0]);
  expect(can(scene, 0, SUMMIT)).toBe(false);

  scene.state = other;
  act(scene, 0, { do: 'changeGold', into: 'wood' });
  expect(resourcesOf(scene)).toEqual([0, 1, 2, 0]);
  act(scene, 0, SUMMIT);
  expect(resourcesOf(scene)).toEqual([0, 0, 0, 1]);
  expect(playerOf(scene.state, 0).tracks).toEqual([0, 0, 1]);
});
