import { expect, test } from 'vitest';
import { knownHands } from '../src/index.ts';
import { act, id, position } from './helpers/positions.ts';

test('CO-R-10: a missed call shows everybody what the target lacks; cards drawn later may be that', () => {
  const state = position({
    players: [{ hand: ['blue 1', 'blue 2', 'blue 3'] }, { hand: ['red 2', 'grey 1', 'grey 3'] }],
  });
  const events = act(state, 0, { do: 'call', target: 1, card: id('red 3') });
  const known = { turn: 0, card: id('red 3'), drawn: 0 };
  // red 2 is like it in colour
  expect(knownHands(events, 2)).toEqual([null, { ...known, lacks: 'card' }]);
  const drew = { type: 'drew', seat: 1, count: 3 } as const;
  expect(knownHands([...events, drew], 2)[1]).toEqual({ ...known, lacks: 'card', drawn: 3 });
  expect(knownHands([...events, { ...drew, seat: 0 }], 2)).toEqual([null, { ...known, lacks: 'card' }]);
});

test('CO-CALL-07: a hand with nothing like the card has neither its colour nor its value', () => {
  const state = position({
    players: [{ hand: ['blue 1', 'blue 2', 'blue 3'] }, { hand: ['grey 1', 'grey 3', 'purple 1'] }],
  });
  const events = act(state, 0, { do: 'call', target: 1, card: id('red 2') });
  expect(knownHands(events, 2)[1]).toEqual({ turn: 0, card: id('red 2'), lacks: 'colour and value', drawn: 0 });
});

test('CO-CALL-04: a target who gives the called card reveals nothing else', () => {
  const state = position({ players: [{ hand: ['blue 1'] }, { hand: ['red 2', 'grey 1', 'grey 3'] }] });
  const events = act(state, 0, { do: 'call', target: 1, card: id('red 2') });
  expect(knownHands(events, 2)).toEqual([null, null]);
});
