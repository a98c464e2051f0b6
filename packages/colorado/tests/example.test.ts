/** Chapter 15: the example of the rulebook, played step by step with the sample set. */
import { expect, test } from 'vitest';
import type { ColoradoEvent, ColoradoState } from '../src/index.ts';
import {
  act,
  box,
  choicesOf,
  forbids,
  id,
  ids,
  only,
  type Placed,
  position,
  region,
  rules,
  stage,
  station,
} from './helpers/positions.ts';
import { sample } from './helpers/sample.ts';
import {
  eventTypes,
  family,
  medals,
  openRegionsOf,
  openTipiOf,
  pointsOf,
  tick,
  tickedBy,
  tipiOf,
} from './helpers/sheets.ts';

const JOE = 0;
const AUDREY = 1;
const TOM = 2;
const BLUE = 4;

const START: Placed = {
  caller: JOE,
  turn: 6,
  players: [
    { ticked: ['V1'], area: ['green 2', 'grey 3'], hand: ['red 1', 'purple 3', 'grey 1'], nuggets: 2 },
    {
      ticked: ['V2', 'L1', 'L1.1'],
      stations: ['r1', 'r4'],
      tipi: [3],
      area: ['blue 1'],
      hand: ['blue 2', 'blue 3', 'red 2'],
      nuggets: 2,
      medals: medals(4, 2),
    },
    { ticked: ['V1'], tipi: [3, 4, 5], hand: ['green 2', 'orange 1', 'red 3'], nuggets: 1, medals: medals(1) },
  ],
};

/** Plays each step of the example; returns its events. */
const STEPS: ((state: ColoradoState) => ColoradoEvent[])[] = [
  (state) => [
    ...act(state, JOE, { do: 'call', target: TOM, card: id('orange 2') }),
    ...act(state, TOM, { do: 'give', card: id('green 2') }),
  ],
  (state) => act(state, JOE, { do: 'takeNugget' }),
  (state) => [
    ...act(state, TOM, { do: 'buy', card: id('orange 1') }),
    ...tick(state, TOM, 'V1.1'),
    ...act(state, TOM, { do: 'tickTipi', box: 6 }),
  ],
  (state) => [
    ...act(state, AUDREY, { do: 'buy', card: id('blue 2') }),
    ...tick(state, AUDREY, 'L1.2'),
    ...act(state, AUDREY, { do: 'place', card: id('blue 3') }),
    ...tick(state, AUDREY, 'r5'),
    ...act(state, AUDREY, { do: 'draw' }),
  ],
  (state) => act(state, AUDREY, { do: 'turnIn', colour: BLUE, region: region('D2') }),
];

/** The position after `steps` steps, and the events of the last one. */
function after(steps: number): { state: ColoradoState; events: ColoradoEvent[] } {
  const state = position(START);
  let events: ColoradoEvent[] = [];
  for (const step of STEPS.slice(0, steps)) events = step(state);
  return { state, events };
}

test('CO-EX-01: Joe calls orange 2 from Tom, who may give green 2 or orange 1', () => {
  const { state } = after(0);
  const events = act(state, JOE, { do: 'call', target: TOM, card: id('orange 2') });
  expect(events).toEqual([
    { type: 'called', seat: JOE, target: TOM, card: id('orange 2') },
    { type: 'lacked', seat: TOM, card: id('orange 2'), answer: 'match', barrier: true },
  ]);
  expect(rules.deciders(state)).toEqual([TOM]);
  expect(choicesOf(state, TOM)).toEqual(ids('green 2', 'orange 1').map((card) => ({ do: 'give', card })));
  expect(forbids(state, TOM, { do: 'give', card: id('red 3') })).toBe('CO-CALL-05');
  const given = act(state, TOM, { do: 'give', card: id('green 2') });
  expect(given[0]).toMatchObject({ type: 'gave', seat: TOM, to: JOE, card: id('green 2'), answer: 'match' });
  expect(state.players[TOM]!.hand).toEqual(ids('orange 1', 'red 3'));
});

test('CO-EX-02: Joe has green 2, so it is discarded, and he takes a nugget', () => {
  const { state, events } = after(1);
  expect(only(events, 'received')).toEqual([{ type: 'received', seat: JOE, card: id('green 2'), placed: false }]);
  expect(only(events, 'compensated')).toEqual([{ type: 'compensated', seat: JOE }]);
  expect(state.discard[id('green 2')]).toBe(1);
  expect(state.players[JOE]!.nuggets).toBe(3);
  expect(state.players[JOE]!.area).toBe((1 << id('green 2')) | (1 << id('grey 3')));
});

test('CO-EX-03: the duo is Nuggets for all, and Joe takes one', () => {
  const { state: before } = after(1);
  expect([JOE, AUDREY, TOM].map((who) => rules.decision(before, who)!.prompt)).toEqual([
    'nuggets',
    'nuggets',
    'nuggets',
  ]);
  const { state, events } = after(2);
  expect(events).toEqual([{ type: 'tookNugget', seat: JOE }]);
  expect(state.players.map(({ nuggets }) => nuggets)).toEqual([4, 2, 1]);
  expect(rules.deciders(state)).toEqual([AUDREY, TOM]);
});

test('CO-EX-04: Tom pays 1 for orange 1, ticks a Tipi and the right end of his track, and wins 9', () => {
  const { state, events } = after(3);
  expect(events).toEqual([
    { type: 'paid', seat: TOM, nuggets: 1, card: id('orange 1') },
    { type: 'placed', seat: TOM, card: id('orange 1') },
    { type: 'tickedStage', seat: TOM, stage: stage('V1.1') },
    { type: 'tickedBox', seat: TOM, zone: 'tipi', box: 6 },
    { type: 'wonMedal', seat: TOM, from: 'tipi', points: 9, slot: 2 },
  ]);
  expect(state.players[TOM]).toMatchObject({ nuggets: 0, hand: ids('red 3'), area: 1 << id('orange 1') });
  expect(tipiOf(state, TOM)).toEqual([3, 4, 5, 6]);
  expect(pointsOf(state, TOM)).toEqual([1, 9]);
  expect(rules.deciders(state)).toEqual([AUDREY]);

  const { state: asked } = after(2);
  act(asked, TOM, { do: 'buy', card: id('orange 1') });
  tick(asked, TOM, 'V1.1');
  expect(openTipiOf(asked, TOM)).toEqual([2, 6]);
});

test('CO-EX-05: Audrey pays 2 for blue 2, completes the lake (3 points first), places blue 3 and draws at the railway', () => {
  const { state, events } = after(4);
  const own = events.slice(0, eventTypes(events).indexOf('endOfTurn'));
  expect(own.filter(({ type }) => type !== 'drewCards')).toEqual([
    { type: 'paid', seat: AUDREY, nuggets: 2, card: id('blue 2') },
    { type: 'placed', seat: AUDREY, card: id('blue 2') },
    { type: 'tickedStage', seat: AUDREY, stage: stage('L1.2') },
    { type: 'wonMedal', seat: AUDREY, from: { region: region('L1') }, points: 3, slot: 3 },
    { type: 'placed', seat: AUDREY, card: id('blue 3') },
    { type: 'tickedStation', seat: AUDREY, station: station('r5') },
    { type: 'drew', seat: AUDREY, count: 3, barrier: [AUDREY] },
  ]);
  expect(state.players[AUDREY]).toMatchObject({
    nuggets: 0,
    stations: ['r1', 'r4', 'r5'].map((name) => station(name)),
  });
  expect(state.players[AUDREY]!.hand).toHaveLength(4); // red 2 and three new ones
  expect(pointsOf(state, AUDREY)).toEqual([4, 2, 3]);
});

test('CO-EX-06: Audrey turns in the blue family for the desert in the middle; the forest in the north is refused', () => {
  const { state: asked } = after(4);
  expect(rules.deciders(asked)).toEqual([AUDREY]);
  expect(openRegionsOf(asked, AUDREY)).toEqual(['D2', 'D3', 'L3']);
  const forest = { do: 'turnIn', colour: BLUE, region: region('F1') } as const;
  expect(forbids(asked, AUDREY, forest)).toBe('CO-MAP-09');
  expect(() => act(asked, AUDREY, forest)).toThrow(/CO-MAP-09/);

  const { state, events } = after(5);
  expect(events.slice(0, 3)).toEqual([
    { type: 'turnedIn', seat: AUDREY, colour: BLUE },
    { type: 'discovered', seat: AUDREY, region: region('D2'), by: 'family' },
    { type: 'tickedBox', seat: AUDREY, zone: 'desert', box: 0 },
  ]);
  expect(tickedBy(state, AUDREY)).toEqual(['V2', 'D2', 'L1', 'L1.1', 'L1.2']);
  expect(state.players[AUDREY]).toMatchObject({ area: 0, flags: [1, 1, 1, 0] });
  expect(family('blue').map((card) => state.discard[id(card)])).toEqual([1, 1, 1]);
});

test('CO-EX-07: Tom draws 2; no player has a seventh medal, so the token goes from Joe to Audrey', () => {
  const { state, events } = after(5);
  expect(only(events, 'drew')).toEqual([{ type: 'drew', seat: TOM, count: 2, barrier: [TOM] }]);
  expect(state.players.map(({ hand }) => hand.length)).toEqual([3, 4, 3]);
  expect(only(events, 'medalsTicked')).toEqual([{ type: 'medalsTicked', zone: 'tipi', medals: [9] }]);
  expect(state).toMatchObject({ over: null, turn: 7, caller: AUDREY });
  expect(rules.deciders(state)).toEqual([AUDREY]);
  expect(rules.decision(state, AUDREY)!.prompt).toBe('call');
});

test('CO-EX-04, CO-EX-05, CO-EX-06: the sample set has what the example needs', () => {
  const { sheet, board } = sample.content;
  const iconOf = (name: string) =>
    [...sheet.regions.flatMap(({ stages }) => stages), ...sheet.rail.stages].find((each) => each.id === name)!.icon;
  expect(['L1.2', 'r5', 'V1.1'].map(iconOf)).toEqual(['free', 'cards', 'tipi']);
  expect(board.tipi.medals[0]).toBe(9);
  expect(board.tipi.icons.at(-1)).toBe('none');
  expect(box.regions[region('L1')]!.medal).toBe(3);
  expect(sheet.mountains).toContainEqual(['F1', 'L1']);
});
