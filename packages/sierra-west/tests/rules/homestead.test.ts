/** 5.9: the homestead tracks. */
import { describe, expect, test } from 'vitest';
import { BASICS } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import { goodsOf } from '../helpers/goods.ts';
import { act, asked, choicesOf, declineAll, eventsOf, pass, promptOf } from '../helpers/play.ts';
import { atEnd, give, type Scene, turnWith } from '../helpers/scenes.ts';
import { facing } from '../helpers/solo.ts';
import { FREE } from '../helpers/summits.ts';
import { TRAILS } from '../helpers/trails.ts';

/** Seat 0 performs a free homestead action; the markers of both players stand as given. */
function raise(track: 'food' | 'wood' | 'stone' | 'any', own: number[], other: number[] = [0, 0, 0]): Scene {
  const scene = turnWith({ summits: [FREE(track)] });
  atEnd(scene, 'green');
  give(scene, 0, { tracks: own });
  give(scene, 1, { tracks: other });
  act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
  return scene;
}

const tracksOf = ({ state }: Scene, index = 0): number[] => playerOf(state, index).tracks;

describe('moving up', () => {
  test.each([
    ['food', [2, 2, 3]],
    ['wood', [1, 3, 3]],
    ['stone', [1, 2, 4]],
  ] as const)('SW-HOME-01: the player’s own marker rises one space on the %s track, no other', (track, after) => {
    const scene = raise(track, [1, 2, 3], [1, 1, 1]);
    expect(tracksOf(scene)).toEqual(after);
    expect(tracksOf(scene, 1)).toEqual([1, 1, 1]);
    expect(eventsOf(scene, 'raised')).toEqual([
      { type: 'raised', player: 0, track, to: after[BASICS.indexOf(track)], moved: true },
    ]);
  });

  test.each(BASICS)('SW-HOME-01: a multicoloured sign lets the player choose: %s', (track) => {
    const scene = raise('any', [1, 2, 3]);
    expect(promptOf(scene)).toBe('homestead');
    expect(choicesOf(scene)).toEqual(BASICS.map((name) => ({ do: 'homestead', track: name })));
    act(scene, 0, { do: 'homestead', track });
    expect(tracksOf(scene)).toEqual([1, 2, 3].map((n, i) => (BASICS[i] === track ? n + 1 : n)));
  });

  test('SW-HOME-02: the food track brings the mule and no food', () => {
    const scene = raise('food', [0, 0, 0]);
    expect(scene.state.mule).toBe(0);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
  });

  test.each([
    ['wood', [0, 0, 0, 0, 1]],
    ['stone', [0, 0, 0, 1, 0]],
  ] as const)('SW-HOME-02: the %s track brings its reward only', (track, goods) => {
    const scene = raise(track, [0, 0, 0]);
    expect(goodsOf(scene)).toEqual(goods);
    expect(scene.state.mule).toBe(-1);
  });

  test.each([
    ['food', 5],
    ['wood', 5],
    ['stone', 5],
  ] as const)('SW-HOME-03: on the %s track a marker on space 5 stays, and the reward is gained', (track, top) => {
    const scene = raise(track, [top, top, top]);
    expect(tracksOf(scene)).toEqual([5, 5, 5]);
    if (track === 'food') expect(scene.state.mule).toBe(0);
    else expect(goodsOf(scene)).toEqual(track === 'wood' ? [0, 0, 0, 0, 1] : [0, 0, 0, 1, 0]);
  });

  test.each([
    ['food', [5, 0, 0]],
    ['wood', [0, 5, 0]],
    ['stone', [0, 0, 5]],
  ] as const)('SW-HOME-04: once a player is on space 5 of the %s track, the others stop at 4', (track, other) => {
    const scene = raise(track, [4, 4, 4], [...other]);
    expect(tracksOf(scene)).toEqual([4, 4, 4]);
    expect(eventsOf(scene, 'raised')).toMatchObject([{ to: 4, moved: false }]);
  });

  test('SW-HOME-04: the first may reach space 5, and up to 4 the way is open to all', () => {
    expect(tracksOf(raise('wood', [0, 4, 0], [0, 4, 0]))).toEqual([0, 5, 0]);
    expect(tracksOf(raise('wood', [0, 3, 0], [0, 5, 0]))).toEqual([0, 4, 0]);
  });

  test('SW-HOME-04: a lock on one track does not touch the others', () => {
    expect(tracksOf(raise('wood', [4, 4, 4], [5, 0, 5]))).toEqual([4, 5, 4]);
  });

  test('SW-HOME-04: Hastings and the human lock each other out', () => {
    const scene = facing(['homesteadWood', 'wagon', 'wagon']);
    give(scene, 0, { tracks: [0, 5, 0] });
    give(scene, 1, { tracks: [0, 4, 0] });
    pass(scene);
    expect(tracksOf(scene, 1)).toEqual([0, 4, 0]);
    expect(goodsOf(scene, 1)[4]).toBe(1);
  });

  describe.each(TRAILS)('on $name', (trail) => {
    test.each([0, 1, 2, 3, 4, 5])('SW-HOME-04: space %i is worth its number, times the multiplier (4)', (space) => {
      const scene = turnWith({ trail });
      give(scene, 0, { tracks: [space, 0, 0], wagon: trail.times(4) });
      const line = scene.rules.score(scene.state).seats[0]!.lines.find(({ source }) => source === 'homestead');
      expect(line).toMatchObject({ params: { track: 'food', space }, points: 4 * space });
    });
  });

  test.each(BASICS)('SW-HOME-05: the reward of the %s track comes before any answer to Tracker', (track) => {
    const scene = raise(track, [0, 0, 0]);
    expect(asked(scene)).toEqual([1]);
    const rewarded = scene.events.findIndex(({ type }) => type === 'gained' || type === 'muleGained');
    expect(rewarded).toBeGreaterThan(scene.events.findIndex(({ type }) => type === 'raised'));
    if (track === 'food') expect(scene.state.mule).toBe(0);
    else expect(goodsOf(scene)).toEqual(track === 'wood' ? [0, 0, 0, 0, 1] : [0, 0, 0, 1, 0]);
    const before = [goodsOf(scene), scene.state.mule];
    declineAll(scene);
    expect([goodsOf(scene), scene.state.mule]).toEqual(before);
  });
});
