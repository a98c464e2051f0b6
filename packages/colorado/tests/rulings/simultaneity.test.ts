import { type Viewer, viewersOf } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { type ColoradoChoice, type ColoradoState, type Duo, phaseOf } from '../../src/index.ts';
import {
  act,
  acting,
  type CardName,
  choicesOf,
  endTurn,
  forbids,
  id,
  ids,
  only,
  type Placed,
  position,
  region,
  rules,
  type Seated,
  stage,
  station,
} from '../helpers/positions.ts';
import {
  areaOf,
  begin,
  type ColoradoMatch,
  discardOf,
  eventsFor,
  everybody,
  handOf,
  kindsOf,
  matchAt,
  newMatch,
  pileOf,
  playerOf,
  promptOf,
  refusal,
  typesOf,
} from '../helpers/turns.ts';

const THREE: CardName[] = ['grey 1', 'grey 2', 'grey 3'];
const DRAW = { do: 'draw' } as const;
const NUGGET = { do: 'takeNugget' } as const;
const NO_CARDS: Partial<Placed> = { pile: [], rest: 'nowhere' };
const EVERYWHERE = rules.box.content.sheet.regions.map((each) => each.id);
const tick = (name: string): ColoradoChoice => ({ do: 'tickStage', stage: stage(name) });
const ride = (name: string): ColoradoChoice => ({ do: 'tickStation', station: station(name) });
const buy = (card: CardName): ColoradoChoice => ({ do: 'buy', card: id(card) });
const place = (card: CardName): ColoradoChoice => ({ do: 'place', card: id(card) });
const swap = (a: CardName, b: CardName, card: CardName): ColoradoChoice => {
  const [first, second] = ids(a, b) as [number, number];
  return { do: 'swap', discard: [first, second], card: id(card) };
};
/** Everything a viewer can find out. */
const seenBy = (match: ColoradoMatch, viewer: Viewer) => [match.view(viewer), match.events(0, viewer)];

describe('the pile', () => {
  const pile: CardName[] = ['red 1', 'red 2', 'red 3', 'blue 1', 'blue 2', 'blue 3', 'orange 1'];

  test('CO-R-31: cards are drawn in the order in which the commands arrive', () => {
    const drawn = (order: number[]) => {
      const state = acting({ players: [{}, {}, {}], pile }, 'cards');
      for (const seat of order) act(state, seat, DRAW);
      return [handOf(state, 0), handOf(state, 1)];
    };
    expect(drawn([0, 1])).toEqual([pile.slice(0, 3), pile.slice(3, 6)]);
    expect(drawn([1, 0])).toEqual([pile.slice(3, 6), pile.slice(0, 3)]);
  });

  test('CO-R-31: the cards apart, the order of the commands changes nothing', () => {
    const seated = (): Seated => ({ hand: ['red 1', 'green 2', 'blue 1'], ticked: ['V2'], saloon: 3 });
    const chains: [number, ColoradoChoice][] = [
      [0, buy('blue 1')],
      [0, tick('V2.3')],
      [1, buy('blue 1')],
      [1, tick('V2.3')],
      [2, buy('red 1')],
      [2, NUGGET],
    ];
    const ended = (order: number[]) => {
      const state = acting({ players: [seated(), seated(), seated()] }, 'nuggets');
      const left = chains.slice();
      for (const seat of order) {
        const [[who, choice]] = left.splice(
          left.findIndex(([each]) => each === seat),
          1,
        ) as [[number, ColoradoChoice]];
        act(state, who, choice);
      }
      return state;
    };
    const first = ended([0, 0, 1, 1, 2, 2]);
    expect(first.players.map(({ medals }) => medals.length)).toEqual([1, 1, 0]);
    for (const order of [
      [2, 1, 0, 0, 1, 2],
      [1, 1, 2, 0, 2, 0],
      [2, 2, 1, 1, 0, 0],
    ])
      expect({ ...ended(order), streams: null }).toEqual({ ...first, streams: null });
  });

  test('CO-R-32: an empty pile stays empty until a card must be drawn', () => {
    const discard: CardName[] = ['green 1', 'green 2', 'green 3'];
    const state = acting(
      { players: [{}, {}, { hand: THREE }], pile: pile.slice(0, 3), discard, rest: 'nowhere' },
      'cards',
    );
    const emptied = act(state, 0, DRAW);
    expect(only(emptied, 'reshuffled')).toEqual([]);
    expect(pileOf(state)).toEqual([]);
    expect(discardOf(state)).toEqual(discard);
    const swapped = act(state, 2, swap('grey 1', 'grey 2', 'grey 3'));
    expect(only(swapped, 'reshuffled')).toEqual([]);
    const drawn = act(state, 1, DRAW);
    expect(only(drawn, 'reshuffled')).toMatchObject([{ size: 5 }]);
    expect(discardOf(state)).toEqual([]);
  });

  test('CO-R-33: with pile and discard empty the draw stops, and hands below three are allowed', () => {
    const { state, events } = endTurn({ players: [{}, {}, {}], pile: ['red 1', 'red 2'], rest: 'nowhere' });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([2, 0, 0]);
    expect(only(events, 'drew').map(({ seat, count }) => [seat, count])).toEqual([[0, 2]]);
    expect(state.turn).toBeGreaterThan(1);
  });

  test('CO-R-33: a short hand is not filled up later', () => {
    const state = acting(
      { players: [{}, { hand: ['grey 1', 'grey 2', 'red 3'] }], pile: ['red 1'], rest: 'nowhere' },
      'cards',
    );
    act(state, 0, DRAW);
    expect(handOf(state, 0)).toEqual(['red 1']);
    act(state, 1, swap('grey 1', 'grey 2', 'red 3'));
    // there are cards again, but the draw is over
    expect(discardOf(state)).toEqual(['grey 1', 'grey 2']);
    expect(handOf(state, 0)).toEqual(['red 1']);
    expect(promptOf(state, 0)).toBeNull();
  });

  test.each([
    [
      0,
      [
        ['red 1', 'red 2', 'red 3'],
        ['grey 1', 'blue 1', 'blue 2'],
        ['blue 3', 'grey 1', 'grey 2'],
      ],
    ],
    [
      1,
      [
        ['blue 1', 'blue 2', 'blue 3'],
        ['red 1', 'red 2', 'grey 1'],
        ['red 3', 'grey 1', 'grey 2'],
      ],
    ],
    [
      2,
      [
        ['red 2', 'red 3', 'blue 1'],
        ['blue 2', 'blue 3', 'grey 1'],
        ['red 1', 'grey 1', 'grey 2'],
      ],
    ],
  ])('CO-R-34: in phase III seat %i, the Caller, draws first, each up to three before the next', (caller, hands) => {
    const players: Seated[] = [{}, { hand: ['grey 1'] }, { hand: ['grey 1', 'grey 2'] }];
    const { state, events } = endTurn({ players, caller, pile });
    expect(state.players.map((_, seat) => handOf(state, seat).sort())).toEqual(hands.map((hand) => hand.toSorted()));
    expect(only(events, 'drew').map(({ seat }) => seat)).toEqual([0, 1, 2].map((i) => (caller + i) % 3));
  });

  test('CO-R-35: each full hand is dealt in one go, from the Caller on, then one card for each area', () => {
    const sorted = (cards: number[]) => cards.toSorted((a, b) => a - b);
    const area = ({ players }: ColoradoState, seat: number) => 31 - Math.clz32(players[seat]!.area);
    // the same shuffled cards for two and for four players: the first game shows the order from the tenth card on
    const two = begin({ seats: 2, firstCaller: 0 }).state;
    const deck = [area(two, 0), area(two, 1), ...two.pile.toReversed()];
    const four = begin({ seats: 4, firstCaller: 2 });
    const { state, events } = four;
    expect(only(events, 'dealt').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(only(events, 'laidOpen').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect([2, 3].map((seat) => playerOf(state, seat).hand)).toEqual(two.players.map(({ hand }) => hand));
    expect(playerOf(state, 0).hand).toEqual(sorted(deck.slice(0, 6)));
    expect(playerOf(state, 1).hand).toEqual(sorted(deck.slice(6, 13)));
    expect([2, 3, 0, 1].map((seat) => area(state, seat))).toEqual(deck.slice(13, 17));
    expect(state.pile.toReversed()).toEqual(deck.slice(17));
  });
});

describe('public and hidden information', () => {
  test('CO-R-36: villages are chosen at the same time, and shown when all have chosen', () => {
    const match = newMatch(3);
    const village = (name: string) => ({ do: 'village', region: region(name) });
    expect(match.deciders()).toEqual([0, 1, 2]);
    // the own hand and all areas are known by then
    expect(match.view(1).players.map(({ area }) => area.length)).toEqual([1, 1, 1]);
    expect(match.view(1).players[1]!.hand).toHaveLength(5);
    const before = [0, 1, 'spectator' as const].map((viewer) => match.events(0, viewer));
    match.choose(2, village('V2'));
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(match.view(viewer).players[2]!.village).toBeNull();
      expect(match.view(viewer).players[2]!.ticks.every((bits) => bits === 0)).toBe(true);
    }
    expect([0, 1, 'spectator' as const].map((viewer) => match.events(0, viewer))).toEqual(before);
    expect(match.view(2).players[2]!.village).toBe(region('V2'));
    match.choose(0, village('V1'));
    const shown = match.choose(1, village('V1'));
    expect(only(eventsFor('spectator', shown), 'discovered').map(({ seat, region: at }) => [seat, at])).toEqual([
      [0, region('V1')],
      [1, region('V1')],
      [2, region('V2')],
    ]);
  });

  test('CO-R-36: no player can tell which village another has chosen', () => {
    const seen = (name: string) => {
      const match = newMatch(3);
      match.choose(2, { do: 'village', region: region(name) });
      return [0, 1, 'spectator' as const].map((viewer) => seenBy(match, viewer));
    };
    expect(seen('V1')).toEqual(seen('V2'));
  });

  test('CO-R-36: until all have chosen a village can be changed, and then no more', () => {
    const match = newMatch(2);
    match.choose(1, { do: 'village', region: region('V2') });
    expect(match.canUndo(1)).toBe(true);
    match.undo(1);
    match.choose(1, { do: 'village', region: region('V1') });
    match.choose(0, { do: 'village', region: region('V2') });
    expect(match.view(0).players.map(({ ticks }) => ticks.indexOf(1))).toEqual([region('V2'), region('V1')]);
    for (const seat of [0, 1]) expect(match.canUndo(seat)).toBe(false);
  });

  const table = () =>
    position({
      players: [
        { hand: ['red 1', 'red 2'], area: ['grey 1'], ticked: ['V1'] },
        { hand: ['blue 1', 'blue 2', 'blue 3'], area: ['grey 2'], ticked: ['V2'], tipi: [3], stations: ['r1'] },
        { hand: ['green 1'] },
      ],
      discard: ['orange 3', 'orange 3'],
    });

  test.each<[string, (state: ColoradoState) => void]>([
    ['a play area', ({ players }) => (players[1]!.area = 0)],
    ['nuggets', ({ players }) => players[1]!.nuggets++],
    ['the size of a hand', ({ players }) => players[1]!.hand.pop()],
    ['the size of the pile', ({ pile }) => pile.pop()],
    ['a card of the discard', ({ discard }) => discard[0]!++],
    ['the map of a sheet', ({ players }) => (players[1]!.ticks[3]! |= 1)],
    ['a railway', ({ players }) => players[1]!.stations.push(1)],
    ['a flag zone', ({ players }) => players[1]!.flags[1]!++],
    ['the tipi track', ({ players }) => (players[1]!.tipi = 0)],
    ['the saloon track', ({ players }) => players[1]!.saloon++],
    ['the wanted track', ({ players }) => players[1]!.wanted++],
    ['a medal track', ({ players }) => players[1]!.medals.push({ from: 'rail', points: 9 })],
    ['the medals of the board', ({ taken }) => taken[3]!++],
    ['the Caller', (state) => (state.caller = 2)],
  ])('CO-R-37: everybody sees %s', (_, change) => {
    const changed = table();
    change(changed);
    for (const viewer of viewersOf(3)) expect(rules.view(changed, viewer)).not.toEqual(rules.view(table(), viewer));
  });

  test.each<[string, (state: ColoradoState) => void, Viewer[]]>([
    [
      'the cards of a hand',
      ({ players }) => (players[1]!.hand = ids('red 1', 'grey 1', 'orange 1')),
      [0, 2, 'spectator'],
    ],
    ['the order of the pile', ({ pile }) => pile.reverse(), viewersOf(3)],
    ['what chance will bring', (state) => (state.streams.deck = state.streams.call), viewersOf(3)],
  ])('CO-R-37: %s stays hidden', (_, change, from) => {
    const changed = table();
    change(changed);
    for (const viewer of from) expect(rules.view(changed, viewer)).toEqual(rules.view(table(), viewer));
  });

  test('CO-R-37: other players learn only the number of drawn cards', () => {
    const drawn = (top: CardName[]) => {
      const match = matchAt(acting({ players: [{ hand: THREE }, { hand: THREE }], pile: top }, 'cards'));
      const events = match.choose(0, DRAW);
      return { events, others: [1, 'spectator' as const].map((viewer) => seenBy(match, viewer)) };
    };
    const { events, others } = drawn(['red 1', 'red 2', 'red 3']);
    expect(drawn(['blue 1', 'orange 2', 'purple 3']).others).toEqual(others);
    expect(only(eventsFor(0, events), 'drewCards')).toMatchObject([{ cards: [id('red 1'), id('red 2'), id('red 3')] }]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(only(eventsFor(viewer, events), 'drewCards')).toEqual([]);
      expect(only(eventsFor(viewer, events), 'drew')).toMatchObject([{ seat: 0, count: 3 }]);
    }
  });

  test('CO-R-59: choices are open as they are made', () => {
    const match = matchAt(acting({ players: [{ hand: ['red 1'] }, { hand: ['red 1'] }] }, 'nuggets'));
    const before = match.events(0, 1).length;
    match.choose(0, buy('red 1'));
    expect(typesOf(match.events(before, 1))).toEqual(['paid', 'placed']);
    expect(match.view(1).players[0]!.area).toEqual([id('red 1')]);
    expect(match.deciders()).toEqual([0, 1]);
    expect(newMatch(2).view(0).sealed).toBe(false);
    expect(newMatch(2, { sealed: true }).view(0).sealed).toBe(true);
  });

  test.each([2, 3, 4])(
    'CO-R-60: with %i players the left neighbour has the next number, and the last has the first',
    (seats) => {
      const players = Array.from({ length: seats }, () => ({ hand: THREE }));
      for (let caller = 0; caller < seats; caller++) {
        expect(endTurn({ players, caller }).state.caller).toBe((caller + 1) % seats);
        const { state } = begin({ seats, firstCaller: caller });
        for (let i = 0; i < seats; i++) expect(playerOf(state, (caller + i) % seats).hand).toHaveLength(4 + i);
      }
    },
  );
});

describe('lists of choices', () => {
  test('CO-R-61: equal copies give one entry', () => {
    const hand: CardName[] = ['red 1', 'red 1', 'red 1', 'blue 2', 'blue 2'];
    const buying = acting({ players: [{ hand }, {}] }, 'nuggets');
    expect(choicesOf(buying, 0)).toEqual([NUGGET, buy('red 1'), buy('blue 2')]);
    const free = acting({ players: [{ hand }, {}] }, 'nuggets');
    free.flow.lanes![0] = [{ step: 'free' }];
    expect(choicesOf(free, 0)).toEqual([place('red 1'), place('blue 2'), { do: 'decline' }]);
    const giving = position({ players: [{}, { hand }] });
    act(giving, 0, { do: 'call', target: 1, card: id('red 2') });
    expect(choicesOf(giving, 1)).toEqual([
      { do: 'give', card: id('red 1') },
      { do: 'give', card: id('blue 2') },
    ]);
  });

  test('CO-R-61: a swap names an unordered pair, and a card of which a copy is left', () => {
    const hand: CardName[] = ['red 1', 'red 1', 'red 2', 'blue 3'];
    const state = acting({ players: [{ hand }, {}] }, 'cards');
    expect(choicesOf(state, 0).slice(1)).toEqual([
      swap('red 1', 'red 1', 'red 2'),
      swap('red 1', 'red 1', 'blue 3'),
      swap('red 1', 'red 2', 'red 1'),
      swap('red 1', 'red 2', 'blue 3'),
    ]);
    const refused: [number, number, number][] = [
      [id('red 2'), id('red 1'), id('blue 3')], // the other way round
      [id('red 2'), id('red 2'), id('blue 3')], // there is one copy only
      [id('red 1'), id('red 1'), id('red 1')], // none is left
      [id('red 1'), id('red 2'), id('red 2')],
    ];
    for (const [a, b, card] of refused)
      expect(refusal(() => act(state, 0, { do: 'swap', discard: [a, b], card }))).toBe('not-a-choice');
    act(state, 0, swap('red 1', 'red 2', 'red 1'));
    expect(handOf(state, 0)).toEqual(['blue 3']);
  });

  test('CO-R-63: others can draw the last cards before a player has chosen', () => {
    const pair: CardName[] = ['red 1', 'red 2', 'blue 1'];
    const state = acting(
      { players: [{}, { hand: pair }, {}], pile: ['grey 1', 'grey 2', 'grey 3'], rest: 'nowhere' },
      'cards',
    );
    expect(choicesOf(state, 1)).toEqual([DRAW, swap('red 1', 'red 2', 'blue 1')]);
    act(state, 0, DRAW);
    expect(choicesOf(state, 1)).toEqual([{ do: 'decline' }, swap('red 1', 'red 2', 'blue 1')]);
    expect(forbids(state, 1, DRAW)).toBe('CO-R-16');
    expect(choicesOf(state, 2)).toEqual([{ do: 'decline' }]);
    // and others can bring cards back
    act(state, 1, swap('red 1', 'red 2', 'blue 1'));
    expect(choicesOf(state, 2)).toEqual([DRAW]);
    expect(forbids(state, 2, { do: 'decline' })).toBe('CO-R-15');
  });

  test('CO-R-63: a command that is no longer listed is refused and changes nothing', () => {
    const match = matchAt(acting({ players: [{}, {}], pile: ['grey 1', 'grey 2'], rest: 'nowhere' }, 'cards'));
    expect(match.decision(1)!.choices).toEqual([DRAW]);
    match.choose(0, DRAW);
    const { hash, seq } = match;
    expect(refusal(() => match.choose(1, DRAW))).toBe('CO-R-16');
    expect(match).toMatchObject({ hash, seq });
    expect(match.deciders()).toEqual([1]);
    match.choose(1, { do: 'decline' });
  });

  test('CO-R-64: the duo of a discarded card stands when the card is shuffled and drawn meanwhile', () => {
    const state = position({
      players: [{ area: ['grey 2'], hand: ['red 1'] }, { hand: ['grey 2', 'red 3'] }, { hand: ['red 1'] }],
      ...NO_CARDS,
    });
    act(state, 0, { do: 'call', target: 1, card: id('orange 2') });
    act(state, 1, { do: 'give', card: id('grey 2') });
    expect(discardOf(state)).toEqual(['grey 2']);
    const events = act(state, 1, DRAW);
    expect(only(events, 'reshuffled')).toMatchObject([{ size: 1 }]);
    expect(handOf(state, 1)).toEqual(['red 3', 'grey 2']);
    for (const seat of [0, 2]) expect(promptOf(state, seat)).toBe('cards');
    expect(state.given).toBe(id('grey 2'));
  });
});

describe('CO-R-62: automatic steps and questions', () => {
  const doing = (duo: Duo, seated: Seated, placed: Partial<Placed> = {}) =>
    acting({ players: [{ ticked: ['V1'], ...seated }, { ticked: ['V1'] }], ...placed }, duo);
  const RAILWAY = ['r1', 'r4', 'r5', 'r6', 'r7', 'r8', 'r11'];
  const calling = (hand: CardName[]) => position({ players: [{ ticked: ['V1'] }, { hand, ticked: ['V1'] }] });
  const call = { do: 'call', target: 1, card: id('red 1') } as const;

  test.each<[string, ColoradoState, ColoradoChoice, string]>([
    ['case 1', calling(['red 1', 'red 2']), call, 'gave'],
    ['case 3', calling(['grey 2', 'grey 3']), call, 'gave'],
    ['a saloon', doing('tick', { ticked: ['V2'] }), tick('V2.3'), 'tickedBox'],
    ['a wanted poster', doing('tick', { ticked: ['V2'] }), tick('V2.1'), 'tickedBox'],
    ['a tipi with one open box', doing('tick', {}), tick('V1.1'), 'tickedBox'],
    ['a tipi with one open end', doing('tick', { tipi: [3, 4, 5, 6, 2, 1] }), tick('V1.1'), 'tickedBox'],
    [
      'a Discovery with one region',
      doing('tick', {
        ticked: EVERYWHERE.filter((name) => name !== 'F3'),
        stations: ['r1', 'r2'],
      }),
      ride('r3'),
      'discovered',
    ],
    ['a lost Tick duo', doing('nuggets', { hand: ['blue 1'], ticked: [], stations: RAILWAY }), buy('blue 1'), 'lost'],
    ['a lost tipi', doing('tick', { tipi: [0, 1, 2, 3, 4, 5, 6] }), tick('V1.1'), 'lost'],
    ['a lost saloon', doing('tick', { ticked: ['V2'], saloon: 4 }), tick('V2.3'), 'lost'],
    ['a lost wanted poster', doing('tick', { ticked: ['V2'], wanted: 3 }), tick('V2.1'), 'lost'],
  ])('CO-R-62: %s runs by itself', (_, state, choice, type) => {
    expect(typesOf(act(state, 0, choice))).toContain(type);
  });

  test('CO-R-62: a lost Discovery, and a family without an open flag, run by themselves', () => {
    const state = doing('tick', { ticked: EVERYWHERE, stations: ['r1', 'r2'] });
    expect(typesOf(act(state, 0, ride('r3')))).toEqual(['tickedStation', 'lost']);
    const area: CardName[] = ['red 1', 'red 2', 'red 3', 'blue 1', 'blue 2', 'blue 3'];
    const ended = endTurn({ players: [{ area, ticked: EVERYWHERE }, {}] });
    expect(only(ended.events, 'turnedIn').map(({ colour }) => colour)).toEqual([0, 4]);
    expect(areaOf(ended.state, 0)).toEqual([]);
    expect(ended.state.turn).toBe(2);
  });

  test('CO-R-62: the skipped call and steps B and C run by themselves', () => {
    const { state, events } = endTurn({ players: [{}, { hand: THREE }], ...NO_CARDS });
    expect(typesOf(events)).toEqual(['declined', 'endOfTurn', 'turnBegan', 'nobodyToCall', 'endOfTurn', 'turnBegan']);
    expect(state).toMatchObject({ turn: 3, caller: 0 });
    const refilled = endTurn({ players: [{}, {}] });
    expect(typesOf(refilled.events)).toEqual([
      'declined',
      'endOfTurn',
      'drew',
      'drewCards',
      'drew',
      'drewCards',
      'turnBegan',
    ]);
  });

  test.each<[string, ColoradoState, ColoradoChoice[]]>([
    ['Nuggets with a nugget only', doing('nuggets', {}), [NUGGET]],
    ['Cards with a draw only', doing('cards', {}), [DRAW]],
    ['Cards with nothing to do', doing('cards', {}, NO_CARDS), [{ do: 'decline' }]],
    ['a Tick duo with one stage', doing('tick', { ticked: ['V1', 'V1.1', 'V1.2'], stations: RAILWAY }), [tick('V1.3')]],
    ['a Tick duo with one station', doing('tick', { ticked: [] }), [ride('r1')]],
  ])('CO-R-62: %s is asked', (_, state, choices) => {
    expect(choicesOf(state, 0)).toEqual(choices);
    expect(rules.deciders(state)).toEqual([0, 1]);
  });

  test('CO-R-62: case 2 with one candidate is asked', () => {
    const state = calling(['red 2', 'grey 3']);
    act(state, 0, call);
    expect(choicesOf(state, 1)).toEqual([{ do: 'give', card: id('red 2') }]);
  });

  test.each<[string, Seated]>([
    ['an empty hand', {}],
    ['a hand of duplicates', { hand: ['red 1'], area: ['red 1'] }],
  ])('CO-R-62: a Free card with %s is asked', (_, seated) => {
    const state = doing('tick', { ...seated, ticked: ['V2'] });
    act(state, 0, tick('V2.2'));
    expect(promptOf(state, 0)).toBe('free');
    expect(choicesOf(state, 0)).toEqual([{ do: 'decline' }]);
  });

  test('CO-R-62: one family and one flag are asked', () => {
    const ticked = EVERYWHERE.filter((name) => name !== 'D1');
    const { state } = endTurn({ players: [{ area: ['red 1', 'red 2', 'red 3'], ticked }, {}] });
    expect(choicesOf(state, 0)).toEqual([{ do: 'turnIn', colour: 0, region: region('D1') }]);
  });

  test('CO-R-62: a tipi with two open boxes and a Discovery with several regions are asked', () => {
    const tipi = doing('tick', { tipi: [3] });
    act(tipi, 0, tick('V1.1'));
    expect(choicesOf(tipi, 0)).toEqual([
      { do: 'tickTipi', box: 2 },
      { do: 'tickTipi', box: 4 },
    ]);
    const discovery = doing('tick', { stations: ['r1', 'r2'] });
    act(discovery, 0, ride('r3'));
    expect(choicesOf(discovery, 0)).toEqual(
      ['D2', 'L2', 'F1'].map((name) => ({ do: 'discover', region: region(name) })),
    );
  });
});

describe('taking back', () => {
  const seated = (): Seated => ({ nuggets: 5, hand: ['red 1', 'red 2', 'blue 1', 'grey 1'], ticked: ['V1'] });
  const match = (duo: Duo, placed: Partial<Placed> = {}) =>
    matchAt(acting({ players: [seated(), seated(), seated()], ...placed }, duo));
  const stateOf = (each: ColoradoMatch) => ({ ...each.copyState(), streams: null });

  test('CO-R-31: a player takes back the whole own chain, step by step, without affecting others', () => {
    const each = match('nuggets');
    const untouched = match('nuggets');
    each.choose(0, buy('blue 1'));
    each.choose(1, buy('red 1'));
    untouched.choose(1, buy('red 1'));
    each.choose(0, tick('V1.2'));
    each.choose(2, buy('blue 1'));
    untouched.choose(2, buy('blue 1'));
    each.choose(0, buy('red 2'));
    for (let back = 0; back < 3; back++) each.undo(0);
    expect(stateOf(each)).toEqual(stateOf(untouched));
    expect(each.canUndo(0)).toBe(false);
    expect(each.canUndo(1)).toBe(true);
    // something else instead
    each.choose(0, NUGGET);
    expect(each.view(2).players[0]!.nuggets).toBe(6);
  });

  test('CO-R-31: a draw is a barrier only for the player who drew', () => {
    const each = match('nuggets', { pile: ['orange 1', 'orange 2', 'orange 3'] });
    each.choose(1, buy('red 1'));
    each.choose(0, buy('grey 1'));
    each.choose(0, DRAW);
    expect(each.canUndo(0)).toBe(false);
    expect(refusal(() => each.undo(0))).toBe('cannot-undo');
    expect(each.canUndo(1)).toBe(true);
    const hand = each.view(0).players[0]!.hand;
    each.undo(1);
    expect(each.view(1).players[1]).toMatchObject({ nuggets: 5, area: [] });
    expect(each.view(0).players[0]!.hand).toEqual(hand);
    expect(each.view(0).players[0]!.area).toEqual([id('grey 1')]);
  });

  test('CO-R-31: after a draw of one player, others can still take back a whole chain', () => {
    const each = match('cards');
    each.choose(0, DRAW);
    each.choose(1, swap('red 1', 'red 2', 'blue 1'));
    each.choose(1, tick('V1.2'));
    expect(each.canUndo(0)).toBe(false);
    each.undo(1);
    each.undo(1);
    expect(each.view(1).players[1]!.hand).toEqual(ids('red 1', 'red 2', 'blue 1', 'grey 1'));
    expect(each.view(0).discard.every((copies) => copies === 0)).toBe(true);
  });

  test('CO-R-32: a reshuffle is a barrier for all players, because it may contain their discards', () => {
    const each = match('cards', { pile: ['orange 1'], rest: 'nowhere' });
    each.choose(1, swap('red 1', 'red 2', 'blue 1'));
    each.choose(2, swap('red 1', 'red 2', 'grey 1'));
    expect(each.canUndo(1)).toBe(true);
    const events = each.choose(0, DRAW);
    expect(only(events, 'reshuffled')).toMatchObject([{ size: 4 }]);
    for (const seat of [0, 1, 2]) expect(each.canUndo(seat)).toBe(false);
    // from there on each goes on alone
    each.choose(1, tick('V1.2'));
    expect(each.canUndo(1)).toBe(true);
    each.undo(1);
    expect(each.canUndo(1)).toBe(false);
  });

  test('CO-R-32: a reshuffle is a barrier also for players who discarded nothing', () => {
    const each = match('nuggets', { pile: ['orange 1'], discard: ['orange 2', 'orange 3'], rest: 'nowhere' });
    each.choose(1, NUGGET);
    each.choose(2, buy('blue 1'));
    each.choose(0, buy('grey 1'));
    for (const seat of [1, 2]) expect(each.canUndo(seat)).toBe(true);
    each.choose(0, DRAW);
    for (const seat of [0, 1, 2]) expect(each.canUndo(seat)).toBe(false);
  });

  test('CO-R-63: discards that are taken back are no longer available to others', () => {
    const each = match('cards', NO_CARDS);
    each.choose(1, swap('red 1', 'red 2', 'blue 1'));
    expect(each.decision(0)!.choices).toContainEqual(DRAW);
    each.undo(1);
    expect(each.decision(0)!.choices).not.toContainEqual(DRAW);
    expect(refusal(() => each.choose(0, DRAW))).toBe('CO-R-16');
  });

  test('CO-ACT-08: the end of the phase is a barrier for all players', () => {
    const each = match('nuggets');
    each.choose(0, NUGGET);
    each.choose(1, NUGGET);
    for (const seat of [0, 1]) expect(each.canUndo(seat)).toBe(true);
    each.choose(2, NUGGET);
    for (const seat of [0, 1, 2]) expect(each.canUndo(seat)).toBe(false);
  });

  test('CO-ACT-08: the end of the phase is a barrier also when phase III waits for a player', () => {
    const family: CardName[] = ['red 1', 'red 2', 'red 3'];
    const players: Seated[] = [{ area: family, hand: THREE, ticked: ['V1'] }, seated()];
    const each = matchAt(acting({ players }, 'nuggets'));
    each.choose(0, NUGGET);
    each.choose(1, NUGGET);
    expect(each.deciders()).toEqual([0]);
    for (const seat of [0, 1]) expect(each.canUndo(seat)).toBe(false);
  });

  test('CO-EOT-01: a family turned in can be taken back while others still choose, not later', () => {
    const area: CardName[] = ['red 1', 'red 2', 'red 3'];
    const each = { area, hand: THREE, ticked: ['V1'] };
    const ended = matchAt(endTurn({ players: [each, each] }).state);
    ended.choose(0, { do: 'turnIn', colour: 0, region: region('L2') });
    expect(ended.canUndo(0)).toBe(true);
    ended.undo(0);
    expect(ended.view(1).players[0]!.area).toEqual(ids(...area));
    ended.choose(0, { do: 'turnIn', colour: 0, region: region('F1') });
    ended.choose(1, { do: 'turnIn', colour: 0, region: region('L2') });
    for (const seat of [0, 1]) expect(ended.canUndo(seat)).toBe(false);
  });
});

describe('CO-R-65: sealed choices', () => {
  const hand: CardName[] = ['red 1', 'red 2', 'blue 1'];
  /** Seat 1 has been asked for a card with this duo, and gives it. */
  const sealed = (gift: CardName, players: Seated[], placed: Partial<Placed> = {}) => {
    const [first, second, ...more] = players as [Seated, Seated];
    const state = position({
      players: [first, { ...second, hand: [...(second.hand ?? []), gift] }, ...more],
      sealed: true,
      ...placed,
    });
    const events = act(state, 0, { do: 'call', target: 1, card: id(gift) });
    return { state, events };
  };
  const pick = (side: 'left' | 'right') => ({ do: 'pick', side }) as const;
  const inVillage: Seated = { hand, ticked: ['V1'] };

  test('CO-R-65: all players pick an action in secret; the picks are shown together', () => {
    const match = matchAt(sealed('green 1', [inVillage, inVillage, inVillage]).state);
    expect(match.deciders()).toEqual([0, 1, 2]);
    expect(match.decision(2)).toMatchObject({ prompt: 'pick', choices: [pick('left'), pick('right')] });
    match.choose(0, pick('right'));
    for (const viewer of [1, 2, 'spectator'] as const) expect(match.view(viewer).players[0]!.picked).toBeNull();
    expect(match.view(0).players[0]!.picked).toBe('right');
    match.choose(2, pick('left'));
    const shown = match.choose(1, pick('left'));
    expect(only(eventsFor('spectator', shown), 'picksShown')).toMatchObject([{ sides: ['right', 'left', 'left'] }]);
    expect(phaseOf(match.view(0))).toBe('actions');
    // the chains are open
    match.choose(0, buy('blue 1'));
    expect(match.view(2).players[0]!.area).toContain(id('blue 1'));
  });

  test('CO-R-65: no player can tell what another has picked until the picks are shown', () => {
    const seen = (side: 'left' | 'right') => {
      const match = matchAt(sealed('green 1', [inVillage, inVillage, inVillage]).state);
      match.choose(1, pick(side));
      return [0, 2, 'spectator' as const].map((viewer) => seenBy(match, viewer));
    };
    expect(seen('left')).toEqual(seen('right'));
  });

  test('CO-R-65: a pick can be changed until all have picked', () => {
    const match = matchAt(sealed('green 1', [inVillage, inVillage]).state);
    match.choose(0, pick('left'));
    match.undo(0);
    match.choose(0, pick('right'));
    match.choose(1, pick('left'));
    for (const seat of [0, 1]) expect(match.canUndo(seat)).toBe(false);
  });

  test.each<[CardName, string[], string[], ColoradoChoice, ColoradoChoice]>([
    ['green 1', ['takeNugget'], ['buy'], NUGGET, buy('blue 1')],
    ['grey 1', ['draw'], ['swap'], DRAW, swap('red 1', 'red 2', 'blue 1')],
    ['orange 1', ['tickStage'], ['tickStation'], tick('V1.1'), ride('r1')],
  ])('CO-R-65: with %s one carries out what one picked, and nothing else', (gift, left, right, onLeft, onRight) => {
    const { state } = sealed(gift, [inVillage, { ticked: ['V1'] }, inVillage]);
    act(state, 0, pick('left'));
    act(state, 2, pick('right'));
    act(state, 1, pick('left'));
    expect(kindsOf(state, 0)).toEqual(left);
    expect(kindsOf(state, 2)).toEqual(right);
    expect(forbids(state, 0, onRight)).toBe('CO-R-65');
    expect(forbids(state, 2, onLeft)).toBe('CO-R-65');
    act(state, 0, onLeft);
    act(state, 2, onRight);
  });

  test('CO-R-65: a player who picked buying is not asked to take a nugget', () => {
    const match = matchAt(sealed('green 1', [inVillage, inVillage]).state);
    match.choose(0, pick('right'));
    match.choose(1, pick('left'));
    expect(match.decision(0)).toMatchObject({ prompt: 'nuggets', params: { takes: 0 } });
    expect(match.decision(1)).toMatchObject({ prompt: 'nuggets', params: { takes: 1, buys: 0 } });
  });

  test('CO-R-65: only an action that can be carried out may be picked', () => {
    const poor = sealed('green 1', [
      { nuggets: 0, hand: ['red 1'] },
      { nuggets: 9, hand: ['red 1'], area: ['red 1'] },
    ]).state;
    for (const seat of [0, 1]) {
      expect(choicesOf(poor, seat)).toEqual([pick('left')]);
      expect(forbids(poor, seat, pick('right'))).toBe('CO-R-15');
    }
    const rails = sealed('orange 1', [
      { ticked: [] },
      { ticked: ['V1'], stations: ['r1', 'r4', 'r5', 'r6', 'r7', 'r8', 'r11'] },
    ]).state;
    expect(choicesOf(rails, 0)).toEqual([pick('right')]);
    expect(choicesOf(rails, 1)).toEqual([pick('left')]);
    expect(forbids(rails, 0, pick('left'))).toBe('CO-R-15');
  });

  test('CO-R-65: drawing may always be picked, even with nothing to draw', () => {
    const { state } = sealed('grey 1', [{ hand }, {}], NO_CARDS);
    expect(choicesOf(state, 0)).toEqual([pick('left'), pick('right')]);
    expect(choicesOf(state, 1)).toEqual([pick('left')]);
    everybody(state, pick('left'));
    expect(choicesOf(state, 0)).toEqual([{ do: 'decline' }, swap('red 1', 'red 2', 'blue 1')]);
    expect(choicesOf(state, 1)).toEqual([{ do: 'decline' }]);
  });

  test('CO-R-65: a draw turns into the choices of the moment if others drew the last cards', () => {
    const { state } = sealed('grey 1', [{ hand }, {}], { pile: ['orange 1', 'orange 2'], rest: 'nowhere' });
    everybody(state, pick('left'));
    expect(choicesOf(state, 0)).toEqual([DRAW]);
    act(state, 1, DRAW);
    expect(choicesOf(state, 0)).toEqual([{ do: 'decline' }, swap('red 1', 'red 2', 'blue 1')]);
    expect(forbids(state, 0, DRAW)).toBe('CO-R-16');
  });

  test('CO-R-65: a player who picked the swap swaps, even if nothing is left to draw', () => {
    const { state } = sealed('grey 1', [{ hand }, {}], { pile: ['orange 1', 'orange 2'], rest: 'nowhere' });
    act(state, 0, pick('right'));
    act(state, 1, pick('left'));
    act(state, 1, DRAW);
    expect(choicesOf(state, 0)).toEqual([swap('red 1', 'red 2', 'blue 1')]);
    expect(forbids(state, 0, { do: 'decline' })).toBe('CO-R-15');
  });

  test('CO-R-65: a Tick duo with nothing open is lost, and nothing is picked', () => {
    const done: Seated = { ticked: [], stations: ['r1', 'r4', 'r5', 'r6', 'r7', 'r8', 'r11'] };
    const { state, events } = sealed('orange 1', [done, { ticked: ['V1'] }, inVillage]);
    expect(only(events, 'lost')).toMatchObject([{ seat: 0, icon: 'tick' }]);
    expect(rules.deciders(state)).toEqual([1, 2]);
    act(state, 1, pick('left'));
    const shown = act(state, 2, pick('left'));
    expect(only(shown, 'picksShown')).toMatchObject([{ sides: [null, 'left', 'left'] }]);
    expect(rules.deciders(state)).toEqual([1, 2]);
  });

  test('CO-R-65: only the action of the given card is sealed, not what follows in the chain', () => {
    const { state } = sealed('green 1', [{ ...inVillage, nuggets: 5 }, inVillage]);
    act(state, 0, pick('right'));
    act(state, 1, pick('left'));
    act(state, 0, buy('red 1'));
    expect(kindsOf(state, 0)).toEqual(['takeNugget', 'buy']);
  });
});
