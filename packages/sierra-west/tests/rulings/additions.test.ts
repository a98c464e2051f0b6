import { describe, expect, test } from 'vitest';
import { NONE } from '../../src/geometry.ts';
import { playerOf } from '../../src/players.ts';
import { act, can, eventsOf, idleTurn, walk } from '../helpers/play.ts';
import { begin, give, turnWith } from '../helpers/scenes.ts';

/** Tiles of the house set: two of each type in the order of CABIN_TYPES. */
const tile = { G1: 0, G3: 4, G4: 6, G7: 12, T3: 22 };

describe('later additions', () => {
  test('SW-R-123: a cabin goes to the leftmost vacant space of its colour without a question', () => {
    const scene = turnWith({ tan: [undefined, 'shovel'] });
    scene.state.market = [tile.G1, tile.G3, tile.T3, tile.G7];
    give(scene, 0, { basics: [3, 0, 0], cabins: [NONE, tile.G4, NONE, NONE] });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    act(scene, 0, { do: 'build', market: 1 });
    expect(playerOf(scene.state, 0).cabins).toEqual([tile.G3, tile.G4, NONE, NONE]);
    expect(can(scene, 0, { do: 'pass' })).toBe(true);
  });

  test('SW-R-124: help that can never hurt is automatic; help that costs something or works once is a choice', () => {
    const scene = turnWith({ green: ['food', 'boots2'] });
    give(scene, 0, { cabins: [tile.G7, tile.G1, tile.G3, NONE], tan: 4 });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(playerOf(scene.state, 0).basics).toEqual([2, 0, 0]);
    give(scene, 0, { tan: 6 });
    walk(scene, 'green', 2);
    expect(scene.state.turn.greenBoots).toBe(4);
    give(scene, 0, { tan: 5 });
    expect(can(scene, 0, { do: 'trade', cabin: 'G1' })).toBe(false);
    const other = turnWith({ green: ['boots2'] });
    give(other, 0, { cabins: [tile.G1, NONE, NONE, NONE], tan: 4 });
    walk(other, 'green', 1);
    expect(playerOf(other.state, 0).gold).toBe(0);
    expect(can(other, 0, { do: 'trade', cabin: 'G1' })).toBe(true);
    expect(can(other, 0, { do: 'climb', to: 0, boot: 'green' })).toBe(true);
  });

  test('SW-R-125: trading boots and paying tokens for a cabin lets the boot left of a token go', () => {
    const trading = turnWith({ green: ['boots2'] });
    give(trading, 0, { cabins: [tile.G1, NONE, NONE, NONE], tan: 4, tokens: 1 });
    walk(trading, 'green', 1);
    act(trading, 0, { do: 'climb', to: 0, boot: 'token' });
    expect(trading.state.turn.tokenBoots).toBe(1);
    act(trading, 0, { do: 'trade', cabin: 'G1' });
    expect(trading.state.turn.tokenBoots).toBe(0);
    const going = turnWith();
    give(going, 0, { cabins: [tile.G4, NONE, NONE, NONE], tan: 4, tokens: 3 });
    walk(going, 'green', 2);
    act(going, 0, { do: 'climb', to: 0, boot: 'token' });
    act(going, 0, { do: 'backtrack' });
    expect(going.state.turn.tokenBoots).toBe(0);
    expect(can(going, 0, { do: 'climb', boot: 'token' })).toBe(false);
  });

  test('SW-R-126: hands and the remaining mountain are public after the end, and not before', () => {
    const scene = begin({ seats: 2 });
    scene.state.lastRound = 1;
    idleTurn(scene);
    const before = scene.rules.view(scene.state, 'spectator');
    expect(before.players.map(({ hand }) => hand)).toEqual([null, null]);
    expect(before.mountain).toContain('basic');
    idleTurn(scene);
    expect(eventsOf(scene, 'gameEnded')).toMatchObject([{ barrier: true }]);
    const after = scene.rules.view(scene.state, 'spectator');
    expect(after.players.map(({ hand }) => hand)).toEqual(scene.state.players.map(({ hand }) => hand));
    expect(after.mountain).toEqual(scene.state.mountain);
  });
});
