import { describe, expect, test } from 'vitest';
import { APPLE, BOAT, GOLD, OUT } from '../helpers/modes.ts';
import { bringItIn, lastSpecial } from '../helpers/mountains.ts';
import { act, can, eventsOf, planFirst as plan, playOut, promptOf } from '../helpers/play.ts';
import { give, type Scene } from '../helpers/scenes.ts';

describe('the trigger', () => {
  test.each([APPLE, BOAT, GOLD, OUT])('SW-END-01: %s: the sixth special in the row triggers the end', (mode) => {
    const scene = lastSpecial(2, 0, mode);
    plan(scene);
    expect(scene.state.lastRound).toBeNull();
    bringItIn(scene);
    expect(scene.state.row).toEqual([51, 52, 53, 54, 55, 56]);
    expect(eventsOf(scene, 'endTriggered')).toEqual([{ type: 'endTriggered', player: 0 }]);
    expect(scene.state.lastRound).toBe(scene.state.round + 1);
  });

  test.each([APPLE, BOAT, GOLD, OUT])('SW-END-01: %s: the turn in progress goes on', (mode) => {
    const scene = lastSpecial(2, 0, mode);
    plan(scene);
    bringItIn(scene);
    expect(scene.state).toMatchObject({ active: 0, over: false });
    expect(scene.rules.result(scene.state)).toBeNull();
    expect(promptOf(scene)).toBe('pioneer');
    const idle = mode === OUT ? 'tan' : 'green';
    act(scene, 0, { do: 'enter', pioneer: idle });
    act(scene, 0, { do: 'step', pioneer: idle });
    expect(can(scene, 0, { do: 'pass' })).toBe(true);
  });

  test('SW-END-01: the fifth special does not trigger the end', () => {
    const scene = lastSpecial(2, 0);
    scene.state.row = [51, 52, 53, 54];
    scene.state.taken = [0, 0, 0, 0];
    plan(scene);
    bringItIn(scene);
    expect(scene.state.row).toHaveLength(5);
    expect(eventsOf(scene, 'endTriggered')).toEqual([]);
    expect(scene.state.lastRound).toBeNull();
  });

  test('SW-END-01: an empty market, a full track or the end of the trail does not trigger the end', () => {
    const scene = lastSpecial(2, 0);
    Object.assign(scene.state, { market: [-1, -1, -1, -1], cabinStack: [] });
    for (const seat of [0, 1]) give(scene, seat, { tracks: [5, 4, 5], wagon: 6, gold: 99 });
    plan(scene);
    act(scene, 0, { do: 'pass' });
    plan(scene);
    act(scene, 1, { do: 'pass' });
    expect(scene.state).toMatchObject({ over: false, lastRound: null, active: 0 });
  });
});

describe('the last turns', () => {
  test.each([
    [2, 0, 0, [1, 0, 1]],
    [2, 1, 1, [0, 1, 0]],
    [3, 0, 0, [1, 2, 0, 1, 2]],
    [3, 0, 1, [2, 0, 1, 2]],
    [3, 1, 1, [2, 0, 1, 2, 0]],
    [3, 1, 2, [0, 1, 2, 0]],
    [4, 2, 3, [0, 1, 2, 3, 0, 1]],
    [4, 3, 1, [2, 3, 0, 1, 2]],
  ])('SW-END-02: %i players, %i starts, %i triggers: the turns that follow are %j', (seats, start, trigger, wanted) => {
    const scene = lastSpecial(seats, start);
    let before = 1;
    while (scene.state.active !== trigger) {
      plan(scene);
      act(scene, scene.state.active, { do: 'pass' });
      before++;
    }
    plan(scene);
    bringItIn(scene);
    const { turns, rounds } = playOut(scene);
    expect(turns).toEqual(wanted);
    expect(rounds).toMatchObject([{ round: 2, last: true }]);
    // all have had equally many turns
    expect(before + turns.length).toBe(2 * seats);
  });

  test('SW-END-02: a round that began before the trigger is not announced as the last', () => {
    const scene = lastSpecial(2, 0);
    plan(scene);
    act(scene, 0, { do: 'pass' });
    plan(scene);
    act(scene, 1, { do: 'pass' });
    expect(eventsOf(scene, 'roundBegan')).toMatchObject([{ round: 2, last: false }]);
  });

  test('SW-END-02: claims after the trigger do not prolong the game', () => {
    const scene = lastSpecial(2, 0);
    plan(scene);
    bringItIn(scene);
    act(scene, 0, { do: 'pass' });
    plan(scene);
    // the second player claims in the same round
    give(scene, 1, { basics: [1, 0, 0], tan: 32, frontiersmen: [19] });
    act(scene, 1, { do: 'use', pioneer: 'tan' });
    act(scene, 1, { do: 'claim', to: 'discard' });
    act(scene, 1, { do: 'pass' });
    expect(playOut(scene).turns).toEqual([1]);
  });
});

describe('the result', () => {
  const finished = (gold: number[]): Scene => {
    const scene = lastSpecial(gold.length, 0);
    gold.forEach((n, seat) => {
      give(scene, seat, { gold: n });
    });
    plan(scene);
    bringItIn(scene);
    playOut(scene);
    return scene;
  };

  test('SW-END-03: scores are counted after the last turn and not before', () => {
    const scene = lastSpecial(2, 0);
    plan(scene);
    bringItIn(scene);
    for (let turn = 0; turn < 3; turn++) {
      act(scene, scene.state.active, { do: 'pass' });
      expect(scene.rules.result(scene.state)).toBeNull();
      expect(eventsOf(scene, 'gameEnded')).toEqual([]);
      plan(scene);
    }
    act(scene, scene.state.active, { do: 'pass' });
    expect(scene.state.over).toBe(true);
    const totals = scene.rules.score(scene.state).seats.map(({ total }) => total);
    expect(eventsOf(scene, 'gameEnded')).toEqual([{ type: 'gameEnded', totals, hastings: null, barrier: true }]);
    expect(scene.rules.result(scene.state)?.totals).toEqual(totals);
  });

  test('SW-END-03: after the end no player has a decision', () => {
    const scene = finished([0, 0, 0]);
    expect(scene.rules.deciders(scene.state)).toEqual([]);
    for (const seat of [0, 1, 2]) expect(scene.rules.decision(scene.state, seat)).toBeNull();
  });

  test.each([
    [[0, 9, 3], [1]],
    [[9, 0, 3], [0]],
    [[1, 2, 30], [2]],
  ])('SW-END-03: with %j gold the winner is %j', (gold, winners) => {
    const scene = finished(gold);
    const result = scene.rules.result(scene.state)!;
    // one claimed card is worth a point to the first player
    expect(result.totals).toEqual(gold.map((n, seat) => n - 15 - 12 + (seat === 0 ? 1 : 0)));
    expect(result).toMatchObject({ winners, reason: 'lastRound', hastings: null });
  });
});
