/** Section 16.5, second part: the end of the game. */
import { describe, expect, test } from 'vitest';
import { type ColoradoState, LAST_TURN } from '../../src/index.ts';
import { act, id, only, region, rules, type Seated } from '../helpers/positions.ts';
import {
  doing,
  eventTypes,
  FREE,
  family,
  finish,
  medals,
  NUGGETS,
  pointsOf,
  TICK,
  tick,
  turningIn,
} from '../helpers/sheets.ts';

const six = () => medals(1, 1, 1, 1, 1, 1);

describe('the seventh medal', () => {
  test('CO-R-53: more than seven medals all count, in the points and in the tie-break', () => {
    // L1 complete, then a Free card, then V2 complete and the last saloon box: slots 7 to 9
    const rich: Seated = { ticked: ['L1', 'L1.1', 'V2', 'V2.1', 'V2.2'], saloon: 3, hand: ['blue 1'], medals: six() };
    const state = doing({ players: [rich, { medals: medals(24) }] }, [TICK, FREE]);
    tick(state, 0, 'L1.2');
    act(state, 0, { do: 'place', card: id('blue 1') });
    const events = tick(state, 0, 'V2.3');
    expect(only(events, 'wonMedal').map(({ points, slot }) => [points, slot])).toEqual([
      [4, 8],
      [8, 9],
    ]);
    expect(pointsOf(state, 0)).toEqual([1, 1, 1, 1, 1, 1, 3, 4, 8]);
    finish(state);
    // 6 and 15 for the medals, and 1 for a lake
    expect(rules.result(state)).toMatchObject({ reason: 'seventhMedal', totals: [22, 24] }); // nine end it too
    const tie = turningIn({
      players: [{ medals: medals(20, 0, 0, 0, 0, 0, 0), nuggets: 9 }, { medals: medals(20, 0, 0, 0, 0, 0, 0, 0) }],
    });
    expect(rules.result(tie)).toMatchObject({ winners: [1], decidedBy: 'medals' });
  });

  test('CO-R-54: play goes on to the end of the turn, and no further', () => {
    const state = doing(
      {
        players: [
          { ticked: ['L1', 'L1.1'], medals: six() },
          { ticked: ['V1'], nuggets: 0 },
          { ticked: ['V1'], area: family('red') },
        ],
        turn: 4,
        caller: 1,
      },
      [TICK, NUGGETS, FREE],
    );
    tick(state, 0, 'L1.2');
    expect(pointsOf(state, 0)).toHaveLength(7);
    expect(state.over).toBeNull();
    expect(rules.deciders(state)).toEqual([0, 1, 2]); // also the Free card of the chain
    act(state, 0, { do: 'decline' });
    act(state, 1, { do: 'takeNugget' });
    act(state, 2, { do: 'decline' });
    expect(state.over).toBeNull();
    expect(rules.decision(state, 2)!.prompt).toBe('turnIn'); // phase III, step A
    const events = act(state, 2, { do: 'turnIn', colour: 0, region: region('D2') });
    expect(only(events, 'drew').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 3],
      [2, 3],
      [0, 3],
    ]);
    expect(eventTypes(events).at(-1)).toBe('gameEnded');
    expect(eventTypes(events)).not.toContain('turnBegan');
    expect(state).toMatchObject({ over: 'seventhMedal', turn: 4, caller: 1 });
    expect(state.players.map(({ nuggets }) => nuggets)).toEqual([3, 1, 3]);
    expect(rules.deciders(state)).toEqual([]);
    for (const who of [0, 1, 2]) expect(rules.decision(state, who)).toBeNull();
  });

  test('CO-R-55: a medal won by a family fills slot 7 and ends the game in the same turn', () => {
    const seated: Seated = { ticked: ['V2', 'D2', 'D3', 'L2'], area: family('orange'), medals: six() };
    const state = turningIn({ players: [seated, {}], turn: 9 });
    expect(state.over).toBeNull();
    const events = act(state, 0, { do: 'turnIn', colour: 5, region: region('D1') });
    expect(only(events, 'wonMedal')).toMatchObject([{ from: 'desert', slot: 7 }]);
    expect(only(events, 'gameEnded')).toHaveLength(1);
    expect(state).toMatchObject({ over: 'seventhMedal', turn: 9 });
  });

  test('CO-R-56: a flag zone without a ticked box counts nothing', () => {
    const state = turningIn({ players: [{ ticked: ['V1'], medals: medals(1, 1, 1, 1, 1, 1, 1) }, {}] });
    for (const { lines } of rules.score(state).seats)
      expect(lines.slice(0, 4).map(({ points }) => points)).toEqual([0, 0, 0, 0]);
    expect(rules.result(state)!.totals).toEqual([7, 0]);
  });
});

describe('ties', () => {
  const seat = (points: number, count: number, nuggets: number): Seated => ({
    medals: medals(points, ...Array<number>(count - 1).fill(0)),
    nuggets,
  });
  test.each([
    ['all equal', [seat(9, 7, 2), seat(9, 7, 2), seat(9, 7, 2)], [1, 1, 1], [0, 1, 2], null],
    ['two winners', [seat(9, 7, 2), seat(8, 7, 9), seat(9, 7, 2)], [1, 3, 1], [0, 2], null],
    [
      'the lower places by medals and nuggets',
      [seat(9, 7, 0), seat(5, 3, 1), seat(5, 3, 2), seat(5, 2, 9)],
      [1, 3, 2, 4],
      [0],
      null,
    ],
    ['a shared lower place', [seat(5, 3, 1), seat(9, 7, 0), seat(5, 3, 1), seat(4, 3, 1)], [2, 1, 2, 4], [1], null],
    ['two winners by medals', [seat(9, 7, 2), seat(9, 7, 2), seat(9, 6, 8)], [1, 1, 3], [0, 1], 'medals'],
  ] as const)('CO-R-57: %s', (_, players, places, winners, decidedBy) => {
    const result = rules.result(turningIn({ players: [...players] }));
    expect(result).toMatchObject({ places, winners, decidedBy });
  });
});

describe('the last turn', () => {
  const end = (turn: number, players: Seated[]): { state: ColoradoState; types: string[] } => {
    const state = doing({ players, turn }, [FREE]);
    return { state, types: eventTypes(finish(state)) };
  };

  test('CO-R-58: the game ends in step C of turn 200, with a reason of its own, and is scored', () => {
    expect(LAST_TURN).toBe(200);
    const before = end(199, [{ medals: medals(4) }, { medals: medals(6) }]);
    expect(before.state).toMatchObject({ over: null, turn: 200, caller: 1 });
    expect(before.types.at(-1)).toBe('turnBegan');
    const last = end(200, [{ medals: medals(4) }, { medals: medals(6) }]);
    expect(last.types.at(-1)).toBe('gameEnded');
    expect(rules.result(last.state)).toMatchObject({ reason: 'lastTurn', winners: [1], totals: [4, 6] });
    expect(last.state).toMatchObject({ turn: 200, caller: 0 });
  });

  test('CO-R-58: slot 7 in the same step C comes first', () => {
    const { state } = end(200, [{ medals: medals(1, 1, 1, 1, 1, 1, 1) }, {}]);
    expect(rules.result(state)!.reason).toBe('seventhMedal');
  });

  test('CO-R-58: a turn without a call counts', () => {
    // all cards are in the hand of seat 1, who is the next Caller: no opponent can be called
    const players: Seated[] = [{}, { hand: ['red 1', 'red 2', 'red 3'] }];
    const state = doing({ players, turn: 198, rest: 'nowhere' }, [FREE]);
    const events = finish(state);
    expect(only(events, 'turnBegan').map(({ turn }) => turn)).toEqual([199, 200]);
    expect(only(events, 'nobodyToCall')).toHaveLength(1);
    expect(rules.decision(state, 0)!.prompt).toBe('call');
    const ending = doing({ players, turn: 199, rest: 'nowhere' }, [FREE]);
    expect(only(finish(ending), 'gameEnded')).toMatchObject([{ reason: 'lastTurn' }]);
    expect(ending.turn).toBe(200);
  });
});
