import { expect, test } from 'vitest';
import { phaseOf } from '../../src/index.ts';
import { act, choicesOf, endTurn, id, only, position, region, rules, station } from '../helpers/positions.ts';
import { everybody, playerOf, promptOf, typesOf } from '../helpers/turns.ts';

test('CO-TURN-01: the call comes first, then the actions, then the end of the turn', () => {
  const state = position({
    players: [
      { hand: ['blue 2'], area: ['red 2', 'red 3'], ticked: ['V1'] },
      { hand: ['red 1', 'blue 2', 'blue 3', 'grey 1'], ticked: ['V1'] },
    ],
  });
  expect(phaseOf(state)).toBe('call');
  const called = act(state, 0, { do: 'call', target: 1, card: id('red 1') });
  expect(typesOf(called)).toEqual(['called', 'gave', 'received', 'actionsBegan']);
  expect(phaseOf(state)).toBe('actions');
  expect(typesOf(act(state, 1, { do: 'takeNugget' }))).toEqual(['tookNugget']);
  expect(typesOf(act(state, 0, { do: 'takeNugget' }))).toEqual(['tookNugget', 'endOfTurn']);
  expect(phaseOf(state)).toBe('families');
  // A, the family; B, new cards; C, the token
  const ended = act(state, 0, { do: 'turnIn', colour: 0, region: region('L2') });
  expect(typesOf(ended)).toEqual(['turnedIn', 'discovered', 'tickedBox', 'drew', 'drewCards', 'turnBegan']);
  expect(phaseOf(state)).toBe('call');
});

test('CO-TURN-01: there is no action before the call, and no call during the actions', () => {
  const state = position({ players: [{}, { hand: ['red 1', 'blue 2'] }, { hand: ['red 1', 'blue 2'] }] });
  expect([0, 1, 2].map((seat) => promptOf(state, seat))).toEqual(['call', null, null]);
  act(state, 0, { do: 'call', target: 1, card: id('red 1') });
  expect([0, 1, 2].map((seat) => promptOf(state, seat))).toEqual(['nuggets', 'nuggets', 'nuggets']);
});

test('CO-TURN-02: turn follows turn until the end is found in step C', () => {
  const six = Array.from({ length: 6 }, () => ({ from: 'rail' as const, points: 1 }));
  const hand = ['red 1', 'red 1', 'green 1', 'green 1'] as const;
  const state = position({ players: [{ hand: [...hand], medals: six }, { hand: [...hand] }], turn: 5 });
  for (let turn = 5; turn < 9; turn++) {
    expect(state.turn).toBe(turn);
    expect(rules.turns(state)).toBe(turn);
    while (state.turn === turn) {
      const [seat] = rules.deciders(state);
      act(state, seat!, choicesOf(state, seat!)[0]!);
    }
  }
  const medals = [...six, { from: 'tipi' as const, points: 9 }];
  const last = endTurn({ players: [{ medals }, {}], turn: 5 }).state;
  expect(phaseOf(last)).toBe('over');
  expect(last.turn).toBe(5);
  expect(rules.deciders(last)).toEqual([]);
});

test('CO-TURN-03: the turn is one for the whole table, through all three phases', () => {
  const lakes = ['V2', 'L1', 'L3', 'V1'];
  const state = position({
    turn: 7,
    players: [
      { hand: ['grey 1', 'grey 1', 'grey 1'], ticked: lakes, stations: ['r1', 'r2'] },
      { hand: ['blue 1', 'red 1', 'red 1', 'red 1'], area: ['green 1', 'green 2', 'green 3'], ticked: lakes },
      { hand: ['red 1', 'red 2', 'red 2'], ticked: ['V1'] },
    ],
  });
  const began = only(act(state, 0, { do: 'call', target: 1, card: id('blue 1') }), 'turnBegan');
  act(state, 2, { do: 'tickStation', station: station('r1') });
  act(state, 2, { do: 'takeNugget' });
  act(state, 1, { do: 'tickStation', station: station('r1') });
  act(state, 1, { do: 'takeNugget' });
  expect(state.turn).toBe(7);
  // the last lake in phase II, and the last lake of another player in phase III, in one and the same turn
  act(state, 0, { do: 'tickStation', station: station('r3') });
  act(state, 0, { do: 'discover', region: region('L2') });
  expect(state.turn).toBe(7);
  const events = act(state, 1, { do: 'turnIn', colour: 1, region: region('L2') });
  expect(playerOf(state, 0).medals).toEqual([{ from: 'lake', points: 4 }]);
  expect(playerOf(state, 1).medals).toEqual([{ from: 'lake', points: 4 }]);
  expect([...began, ...only(events, 'turnBegan')]).toMatchObject([{ turn: 8 }]);
  expect(state.turn).toBe(8);
});

test.each([
  [2, 0, 1],
  [2, 1, 0],
  [3, 1, 2],
  [3, 2, 0],
  [4, 3, 0],
])('CO-TURN-04: of %i players seat %i has called: the token goes to seat %i', (seats, caller, next) => {
  const players = Array.from({ length: seats }, () => ({ hand: ['red 1' as const] }));
  const { state, events } = endTurn({ players, caller });
  expect(state.caller).toBe(next);
  expect(rules.deciders(state)).toEqual([next]);
  expect(only(events, 'turnBegan')).toMatchObject([{ caller: next }]);
});

test('CO-TURN-04: the token stays where it is until the turn is over', () => {
  const state = position({ players: [{}, { hand: ['red 1'] }, {}] });
  act(state, 0, { do: 'call', target: 1, card: id('red 1') });
  act(state, 0, { do: 'takeNugget' });
  act(state, 1, { do: 'takeNugget' });
  expect(state.caller).toBe(0);
  everybody(state, { do: 'takeNugget' });
  expect(state.caller).toBe(1);
});
