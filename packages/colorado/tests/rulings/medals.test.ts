/** Section 16.5, first part: who wins which medal. */
import { expect, test } from 'vitest';
import type { ColoradoState } from '../../src/index.ts';
import { act, id, only, region, rules, type Seated } from '../helpers/positions.ts';
import {
  DISCOVER,
  doing,
  eventTypes,
  FREE,
  family,
  finish,
  pointsOf,
  rulesWith,
  TICK,
  tick,
  tipiOf,
} from '../helpers/sheets.ts';

/** Both ends of the tipi track are open: the left one gives a Free card, and V1.1 and F1.1 are two Tipi stages. */
const BOTH: Seated = { ticked: ['V1', 'F1'], tipi: [1, 2, 3, 4, 5], hand: ['blue 1', 'red 1', 'red 2'] };
/** One tick away from either end. */
const ONE: Seated = { ticked: ['V1'], tipi: [1, 2, 3, 4, 5], hand: ['grey 1', 'grey 2', 'grey 3'] };

function tickBothEnds(state: ColoradoState, who: number, on = rules) {
  return [
    ...tick(state, who, 'V1.1', on),
    ...act(state, who, { do: 'tickTipi', box: 0 }, on),
    ...act(state, who, { do: 'place', card: id('blue 1') }, on),
    ...tick(state, who, 'F1.1', on),
  ];
}
function tickRightEnd(state: ColoradoState, who: number, on = rules) {
  return [...tick(state, who, 'V1.1', on), ...act(state, who, { do: 'tickTipi', box: 6 }, on)];
}
const ticked = (state: ColoradoState) => only(finish(state), 'medalsTicked');

test.each([['the two ends first'], ['the one end first']])(
  'CO-R-48: k goal boxes win the first k medals that were unticked when the turn began; %s',
  (order) => {
    const state = doing({ players: [BOTH, ONE, {}], taken: { tipi: 1 } }, [TICK, TICK, FREE]);
    if (order === 'the one end first') tickRightEnd(state, 1);
    tickBothEnds(state, 0);
    if (order !== 'the one end first') tickRightEnd(state, 1);
    expect(pointsOf(state, 0)).toEqual([7, 5]);
    expect(pointsOf(state, 1)).toEqual([7]);
    expect(ticked(state)).toEqual([{ type: 'medalsTicked', zone: 'tipi', medals: [7, 5] }]);
    // next turn: only the 3 is left
    state.flow = { stack: [{ step: 'families' }], lanes: [null, [FREE], [TICK]] };
    Object.assign(state.players[2]!, {
      ...structuredClone(state.players[1]!),
      ticks: [1, ...Array(10).fill(0)],
      medals: [],
    });
    state.players[2]!.tipi = 0b0111110;
    tickRightEnd(state, 2);
    expect(pointsOf(state, 2)).toEqual([3]);
  },
);

test('CO-R-48: with fewer medals than goal boxes the rest wins nothing, and every medal won is ticked at the end', () => {
  const state = doing({ players: [BOTH, ONE], taken: { tipi: 3 } }, [TICK, TICK]);
  const events = tickBothEnds(state, 0);
  expect(only(events, 'wonMedal').map(({ points }) => points)).toEqual([3]);
  expect(only(events, 'noMedalLeft')).toEqual([{ type: 'noMedalLeft', seat: 0, zone: 'tipi' }]);
  expect(state.taken[3]).toBe(3); // until the turn ends
  const last = tickRightEnd(state, 1);
  expect(only(last, 'wonMedal')).toMatchObject([{ points: 3 }]);
  expect(only(last, 'medalsTicked')).toEqual([{ type: 'medalsTicked', zone: 'tipi', medals: [3] }]);
  expect(state.taken[3]).toBe(4);
  expect(state.players.every(({ goals }) => goals.every((count) => count === 0))).toBe(true);
});

test('CO-R-49: both tipi ends in one turn win two different medals', () => {
  const state = doing({ players: [BOTH, {}] }, [TICK, FREE]);
  const events = tickBothEnds(state, 0);
  expect(only(events, 'wonMedal')).toEqual([
    { type: 'wonMedal', seat: 0, from: 'tipi', points: 9, slot: 1 },
    { type: 'wonMedal', seat: 0, from: 'tipi', points: 7, slot: 2 },
  ]);
  expect(tipiOf(state, 0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(ticked(state)).toEqual([{ type: 'medalsTicked', zone: 'tipi', medals: [9, 7] }]);
});

test('CO-R-50: a medal won in phase II is shared with a player who reaches it in phase III of the same turn', () => {
  const seated: Seated = { ticked: ['V2', 'D2', 'D3', 'L2'] };
  const state = doing({ players: [seated, { ...seated, area: family('red') }] }, [DISCOVER, FREE]);
  expect(only(act(state, 0, { do: 'discover', region: region('D1') }), 'wonMedal')).toMatchObject([{ points: 5 }]);
  const between = finish(state);
  expect(eventTypes(between)).not.toContain('medalsTicked');
  expect(rules.decision(state, 1)!.prompt).toBe('turnIn');
  const events = act(state, 1, { do: 'turnIn', colour: 0, region: region('D1') });
  expect(only(events, 'wonMedal')).toEqual([{ type: 'wonMedal', seat: 1, from: 'desert', points: 5, slot: 1 }]);
  expect(only(events, 'medalsTicked')).toEqual([{ type: 'medalsTicked', zone: 'desert', medals: [5] }]);
});

test('CO-R-51: both tipi ends draw from one list', () => {
  const state = doing({ players: [{ ...ONE }, ONE] }, [TICK, FREE]);
  tick(state, 0, 'V1.1');
  act(state, 0, { do: 'tickTipi', box: 0 });
  act(state, 0, { do: 'decline' }); // the Free card above the left end
  finish(state);
  expect(pointsOf(state, 0)).toEqual([9]);
  state.flow = { stack: [{ step: 'families' }], lanes: [[FREE], [TICK]] };
  tickRightEnd(state, 1);
  expect(pointsOf(state, 1)).toEqual([7]);
});

test('CO-R-52: medals of equal value are separate medals', () => {
  const equal = rulesWith(({ board }) => {
    board.tipi.medals = [9, 9, 5];
  });
  const state = doing({ players: [BOTH, ONE] }, [TICK, TICK], equal);
  tickBothEnds(state, 0, equal);
  expect(pointsOf(state, 0)).toEqual([9, 9]);
  const last = tickRightEnd(state, 1, equal);
  expect(pointsOf(state, 1)).toEqual([9]);
  expect(only(last, 'medalsTicked')).toEqual([{ type: 'medalsTicked', zone: 'tipi', medals: [9, 9] }]);
  const later = doing({ players: [ONE, {}] }, [TICK, FREE], equal);
  later.taken = state.taken;
  tickRightEnd(later, 0, equal);
  expect(pointsOf(later, 0)).toEqual([5]);
  // one of the two gone: the other one is still there
  const one = doing({ players: [ONE, {}], taken: { tipi: 1 } }, [TICK, FREE], equal);
  tickRightEnd(one, 0, equal);
  expect(pointsOf(one, 0)).toEqual([9]);
});
