import { describe, expect, test } from 'vitest';
import {
  type ColoradoChoice,
  type ColoradoRules,
  type ColoradoState,
  colorado,
  type Duo,
  phaseOf,
} from '../../src/index.ts';
import { contentWith } from '../helpers/packs.ts';
import {
  act,
  acting,
  box,
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
  cardsTo,
  discardOf,
  everybody,
  handOf,
  kindsOf,
  pileOf,
  playerOf,
  promptOf,
  refusal,
  typesOf,
} from '../helpers/turns.ts';

/** The whole railway, by one of its routes. */
const RAILWAY = ['r1', 'r4', 'r5', 'r6', 'r7', 'r8', 'r11'];
const EVERYWHERE = box.content.sheet.regions.map((each) => each.id);
const NO_CARDS: Partial<Placed> = { pile: [], rest: 'nowhere' };

/** Seat 0 carries out a duo; seat 1 has yet to begin. */
const doing = (duo: Duo, seated: Seated, placed: Partial<Placed> = {}) =>
  acting({ players: [{ ticked: ['V1'], ...seated }, { ticked: ['V1'] }], ...placed }, duo);
/** Seat 0 has gained a Free card. */
function free(seated: Seated): ColoradoState {
  const state = doing('nuggets', seated);
  state.flow.lanes![0] = [{ step: 'free' }];
  return state;
}
const tick = (name: string): ColoradoChoice => ({ do: 'tickStage', stage: stage(name) });
const ride = (name: string): ColoradoChoice => ({ do: 'tickStation', station: station(name) });
const buy = (card: CardName): ColoradoChoice => ({ do: 'buy', card: id(card) });
const swap = (a: CardName, b: CardName, card: CardName): ColoradoChoice => {
  const [first, second] = ids(a, b) as [number, number];
  return { do: 'swap', discard: [first, second], card: id(card) };
};
const swapsOf = (state: ColoradoState) => choicesOf(state, 0).filter((choice) => choice.do === 'swap');

describe('what must be done', () => {
  test('CO-R-14: a Free card may be declined with any hand', () => {
    const state = free({ hand: ['red 1', 'blue 2'] });
    expect(choicesOf(state, 0)).toEqual([
      { do: 'place', card: id('red 1') },
      { do: 'place', card: id('blue 2') },
      { do: 'decline' },
    ]);
    const events = act(state, 0, { do: 'decline' });
    expect(only(events, 'declined')).toMatchObject([{ seat: 0, icon: 'free' }]);
    expect(handOf(state, 0)).toEqual(['red 1', 'blue 2']);
    expect(areaOf(state, 0)).toEqual([]);
    expect(promptOf(state, 0)).toBeNull();
  });

  test.each<[string, Seated]>([
    ['a stage and a station', {}],
    ['a stage alone', { stations: RAILWAY }],
    ['a station alone', { ticked: [] }],
  ])('CO-R-14: a Tick duo must be carried out while %s can be ticked', (_, seated) => {
    const state = doing('tick', seated);
    expect(kindsOf(state, 0)).not.toContain('decline');
    expect(forbids(state, 0, { do: 'decline' })).toBe('CO-R-14');
    expect(refusal(() => act(state, 0, { do: 'decline' }))).toBe('CO-R-14');
  });

  test('CO-R-14: Nuggets must be carried out, and Cards while a card can be drawn', () => {
    const nuggets = doing('nuggets', { hand: ['red 3'], nuggets: 0 });
    expect(choicesOf(nuggets, 0)).toEqual([{ do: 'takeNugget' }]);
    expect(forbids(nuggets, 0, { do: 'decline' })).toBe('CO-R-15');
    for (const placed of [
      {},
      { ...NO_CARDS, pile: ['red 1'] },
      { ...NO_CARDS, discard: ['red 1'] },
    ] as Partial<Placed>[]) {
      const cards = doing('cards', { hand: ['red 1', 'red 2', 'blue 1'] }, placed);
      expect(kindsOf(cards, 0)).toEqual(['draw', 'swap']);
      expect(forbids(cards, 0, { do: 'decline' })).toBe('CO-R-15');
    }
  });

  test('CO-R-14: a Discovery must be carried out while a region is open', () => {
    const state = doing('tick', { stations: ['r1', 'r2'] });
    act(state, 0, ride('r3'));
    expect(kindsOf(state, 0)).toEqual(['discover']);
    expect(forbids(state, 0, { do: 'decline' })).toBe('CO-R-14');
  });

  test('CO-R-15: if one of two actions is impossible, the other is taken', () => {
    const onMap = doing('tick', { stations: RAILWAY });
    expect(kindsOf(onMap, 0)).toEqual(['tickStage']);
    const onRails = doing('tick', { ticked: [] });
    expect(choicesOf(onRails, 0)).toEqual([ride('r1')]);
    const noSwap = doing('cards', { hand: ['red 1', 'green 1', 'blue 1'] });
    expect(choicesOf(noSwap, 0)).toEqual([{ do: 'draw' }]);
    const noDraw = doing('cards', { hand: ['red 1', 'red 2', 'blue 1'] }, NO_CARDS);
    expect(choicesOf(noDraw, 0)).toEqual([{ do: 'decline' }, swap('red 1', 'red 2', 'blue 1')]);
  });

  test('CO-R-15: a Tick duo of the given card with nothing to tick is lost, for that player only', () => {
    const state = position({
      players: [
        { ticked: [], stations: RAILWAY },
        { hand: ['blue 1'], ticked: ['V1'] },
        { ticked: ['V1'], stations: RAILWAY },
      ],
    });
    const events = act(state, 0, { do: 'call', target: 1, card: id('blue 1') });
    expect(only(events, 'lost')).toMatchObject([{ seat: 0, icon: 'tick' }]);
    expect(rules.deciders(state)).toEqual([1, 2]);
    expect(choicesOf(state, 0)).toEqual([]);
  });

  test('CO-R-15: a Tick duo of a placed card is lost alike', () => {
    const state = doing('nuggets', { hand: ['blue 1'], ticked: [], stations: RAILWAY });
    const events = act(state, 0, buy('blue 1'));
    expect(only(events, 'lost')).toMatchObject([{ seat: 0, icon: 'tick' }]);
    expect(areaOf(state, 0)).toEqual(['blue 1']);
    expect(promptOf(state, 0)).toBeNull();
    expect(phaseOf(state)).toBe('actions');
  });

  test('CO-R-15: a Cards duo with nothing to draw is lost without a swap, or if no swap is wanted', () => {
    const none = doing('cards', { hand: ['red 1'] }, NO_CARDS);
    expect(choicesOf(none, 0)).toEqual([{ do: 'decline' }]);
    expect(only(act(none, 0, { do: 'decline' }), 'declined')).toMatchObject([{ seat: 0, icon: 'cards' }]);
    const unwanted = doing('cards', { hand: ['red 1', 'red 2', 'blue 1'] }, NO_CARDS);
    act(unwanted, 0, { do: 'decline' });
    expect(handOf(unwanted, 0)).toEqual(['red 1', 'red 2', 'blue 1']);
    expect(promptOf(unwanted, 0)).toBeNull();
  });
});

describe('cards and nuggets', () => {
  test.each<[CardName[], CardName[], number]>([
    [['blue 1'], [], 1],
    [[], ['blue 1', 'blue 2'], 2],
    [['blue 1'], ['blue 2'], 2],
    [['blue 1', 'blue 2'], ['blue 3', 'grey 1'], 3],
  ])('CO-R-16: with %j in the pile and %j in the discard, %i cards are drawn', (pile, discard, count) => {
    const state = doing('cards', {}, { pile, discard, rest: 'nowhere' });
    expect(choicesOf(state, 0)).toEqual([{ do: 'draw' }]);
    const events = act(state, 0, { do: 'draw' });
    expect(only(events, 'drew')).toMatchObject([{ seat: 0, count }]);
    expect(handOf(state, 0)).toHaveLength(count);
    expect(promptOf(state, 0)).toBeNull();
  });

  test('CO-R-16: with no card at all drawing is impossible', () => {
    const state = doing('cards', {}, NO_CARDS);
    expect(kindsOf(state, 0)).not.toContain('draw');
    expect(forbids(state, 0, { do: 'draw' })).toBe('CO-R-16');
    expect(refusal(() => act(state, 0, { do: 'draw' }))).toBe('CO-R-16');
  });

  test('CO-R-17: the two discards come from the hand, never from the area', () => {
    const area: CardName[] = ['red 1', 'red 2', 'green 1'];
    const none = doing('cards', { hand: ['grey 1', 'blue 1', 'red 3', 'green 2'], area });
    expect(swapsOf(none)).toEqual([]);
    const state = doing('cards', { hand: ['red 3', 'red 3', 'grey 1'], area });
    expect(swapsOf(state)).toEqual([swap('red 3', 'red 3', 'grey 1')]);
    act(state, 0, swap('red 3', 'red 3', 'grey 1'));
    expect(areaOf(state, 0)).toEqual(['red 1', 'red 2', 'green 1', 'grey 1']);
    expect(discardOf(state)).toEqual(['red 3', 'red 3']);
  });

  test('CO-R-18: three different cards are needed; copies and the same colour will do', () => {
    const colours = doing('cards', { hand: ['red 1', 'red 2', 'red 3'] });
    expect(swapsOf(colours)).toEqual([
      swap('red 1', 'red 2', 'red 3'),
      swap('red 1', 'red 3', 'red 2'),
      swap('red 2', 'red 3', 'red 1'),
    ]);
    const copies = doing('cards', { hand: ['red 1', 'red 1', 'blue 2'] });
    expect(swapsOf(copies)).toEqual([swap('red 1', 'red 1', 'blue 2')]);
    const triplets = doing('cards', { hand: ['red 1', 'red 1', 'red 1'] });
    expect(swapsOf(triplets)).toEqual([swap('red 1', 'red 1', 'red 1')]);
    act(triplets, 0, swap('red 1', 'red 1', 'red 1'));
    expect(handOf(triplets, 0)).toEqual([]);
    expect(areaOf(triplets, 0)).toEqual(['red 1']);
    expect(discardOf(triplets)).toEqual(['red 1', 'red 1']);
  });

  test('CO-R-18: two cards are not enough: a card is not both discarded and placed', () => {
    const two = doing('cards', { hand: ['red 1', 'red 2'] });
    expect(choicesOf(two, 0)).toEqual([{ do: 'draw' }]);
    expect(forbids(two, 0, swap('red 1', 'red 2', 'red 1'))).toBe('CO-R-18');
    const three = doing('cards', { hand: ['red 1', 'red 2', 'blue 1'] });
    for (const card of ['red 1', 'red 2'] as const)
      expect(refusal(() => act(three, 0, swap('red 1', 'red 2', card)))).toBe('not-a-choice');
  });

  test('CO-R-19: the price is paid first, then the card is placed, then its duo follows', () => {
    const bought = doing('nuggets', { hand: ['blue 2'], stations: RAILWAY, ticked: [] });
    const watched: [string, number, CardName[]][] = [];
    rules.apply(bought, 0, buy('blue 2'), ({ type }) =>
      watched.push([type, playerOf(bought, 0).nuggets, areaOf(bought, 0)]),
    );
    expect(watched).toEqual([
      ['paid', 1, []],
      ['placed', 1, ['blue 2']],
      ['lost', 1, ['blue 2']],
    ]);
    const swapped = doing('cards', { hand: ['red 1', 'red 2', 'blue 1'] });
    const seen: [string, CardName[], CardName[]][] = [];
    rules.apply(swapped, 0, swap('red 1', 'red 2', 'blue 1'), ({ type }) =>
      seen.push([type, discardOf(swapped), areaOf(swapped, 0)]),
    );
    expect(seen).toEqual([
      ['discarded', ['red 1', 'red 2'], []],
      ['placed', ['red 1', 'red 2'], ['blue 1']],
    ]);
    expect(promptOf(swapped, 0)).toBe('tick');
  });

  test('CO-R-19: the two discards can come back with a reshuffle that the placed card causes', () => {
    const state = doing('cards', { hand: ['red 1', 'red 2', 'grey 1'] }, NO_CARDS);
    act(state, 0, swap('red 1', 'red 2', 'grey 1'));
    expect(choicesOf(state, 0)).toEqual([{ do: 'draw' }]);
    const events = act(state, 0, { do: 'draw' });
    expect(only(events, 'reshuffled')).toMatchObject([{ size: 2 }]);
    expect(handOf(state, 0)).toEqual(['red 1', 'red 2']);
    expect(discardOf(state)).toEqual([]);
  });

  test('CO-R-20: a player pays exactly the value, and must have it at that moment', () => {
    const state = doing('nuggets', { nuggets: 2, hand: ['red 1', 'red 2', 'red 3'] });
    expect(cardsTo(state, 0, 'buy')).toEqual(['red 1', 'red 2']);
    expect(forbids(state, 0, buy('red 3'))).toBe('CO-R-20');
    expect(refusal(() => act(state, 0, buy('red 3')))).toBe('CO-R-20');
    act(state, 0, buy('red 1')); // Nuggets again
    expect(playerOf(state, 0).nuggets).toBe(1);
    expect(cardsTo(state, 0, 'buy')).toEqual([]);
    expect(forbids(state, 0, buy('red 2'))).toBe('CO-R-20');
    expect(choicesOf(state, 0)).toEqual([{ do: 'takeNugget' }]);
  });

  test('CO-R-20: a duplicate is refused as a duplicate, even if the player can pay', () => {
    const state = doing('nuggets', { nuggets: 0, hand: ['red 3'], area: ['red 3'] });
    expect(forbids(state, 0, buy('red 3'))).toBe('CO-ACT-07');
  });

  test('CO-R-21: more than 20 nuggets can be out', () => {
    const state = position({
      players: [
        { nuggets: 15, area: ['green 2'] },
        { nuggets: 15, hand: ['green 2', 'grey 3'] },
      ],
    });
    act(state, 0, { do: 'call', target: 1, card: id('orange 2') });
    act(state, 1, { do: 'give', card: id('green 2') });
    expect(playerOf(state, 0).nuggets).toBe(16);
    for (const seat of [0, 1]) expect(kindsOf(state, seat)).toContain('takeNugget');
    everybody(state, { do: 'takeNugget' });
    expect(state.players.map(({ nuggets }) => nuggets)).toEqual([17, 16]);
  });
});

describe('chains', () => {
  const inLane = (state: ColoradoState) => state.flow.lanes![0]!.length;

  test('CO-R-22: every effect leads to at most one more', () => {
    const state = doing('nuggets', {
      nuggets: 6,
      hand: ['blue 1', 'orange 1', 'red 1', 'grey 1'],
      ticked: ['V2'],
      tipi: [3],
    });
    const chain: ColoradoChoice[] = [
      buy('blue 1'),
      tick('V2.1'), // wanted: a tick
      tick('V2.2'), // free card
      { do: 'place', card: id('orange 1') },
      ride('r1'), // nuggets
      buy('red 1'),
      buy('grey 1'),
    ];
    for (const choice of chain) {
      act(state, 0, choice);
      expect(inLane(state)).toBe(1);
    }
    act(state, 0, { do: 'draw' });
    expect(inLane(state)).toBe(0);
  });

  test('CO-R-23: a stage that completes its region brings the medal first, then the icon', () => {
    const state = doing('tick', { ticked: ['V2', 'V2.1', 'V2.2'], saloon: 3 });
    const events = act(state, 0, tick('V2.3'));
    expect(typesOf(events)).toEqual(['tickedStage', 'wonMedal', 'tickedBox', 'wonMedal']);
    expect(playerOf(state, 0).medals).toEqual([
      { from: { region: region('V2') }, points: 4 },
      { from: 'saloon', points: 8 },
    ]);
  });

  test('CO-R-23: so does the last stage of the railway', () => {
    const state = doing('tick', { hand: ['red 1'], stations: RAILWAY.slice(0, -1) });
    const events = act(state, 0, ride('r11'));
    expect(typesOf(events)).toEqual(['tickedStation', 'wonMedal']);
    expect(only(events, 'wonMedal')).toMatchObject([{ seat: 0, from: 'rail', slot: 1 }]);
    expect(promptOf(state, 0)).toBe('free');
  });

  test('CO-R-23: the last station brings its medal before what its icon does at once', () => {
    const saloonAtEnd = colorado.rules(
      contentWith(({ sheet }) => {
        sheet.rail.stages.find(({ id }) => id === sheet.rail.end)!.icon = 'saloon';
      }),
    ) as ColoradoRules;
    const state = doing('tick', { stations: RAILWAY.slice(0, -1), saloon: 3 });
    const events = act(state, 0, ride('r11'), saloonAtEnd);
    expect(typesOf(events)).toEqual(['tickedStation', 'wonMedal', 'tickedBox', 'wonMedal']);
    expect(playerOf(state, 0).medals.map(({ from }) => from)).toEqual(['rail', 'saloon']);
  });

  /** The house set with a Discovery above the last wanted box. */
  const discoverAtEnd = colorado.rules(
    contentWith(({ board }) => {
      board.wanted.icons = ['tick', 'discover', 'discover'];
    }),
  ) as ColoradoRules;

  test('CO-R-24: a goal box with an icon above brings the medal first, then the icon', () => {
    // one region is left to discover
    const ticked = EVERYWHERE.filter((name) => name !== 'F1');
    const state = doing('tick', { ticked, wanted: 2 });
    const events = act(state, 0, tick('V2.1'), discoverAtEnd);
    expect(typesOf(events)).toEqual(['tickedStage', 'tickedBox', 'wonMedal', 'discovered', 'tickedBox', 'wonMedal']);
    expect(playerOf(state, 0).medals.map(({ from }) => from)).toEqual(['wanted', 'forest']);
  });

  test('CO-R-24: the left end of the tipi track brings the medal and the icon', () => {
    expect(box.tracks.tipi.icons[0]).toBe('free');
    const state = doing('tick', { hand: ['red 1'], tipi: [1, 2, 3] });
    act(state, 0, tick('V1.1'));
    const events = act(state, 0, { do: 'tickTipi', box: 0 });
    expect(typesOf(events)).toEqual(['tickedBox', 'wonMedal']);
    expect(cardsTo(state, 0, 'place')).toEqual(['red 1']);
  });

  test.each([
    ['tipi', 'V1.1', { tipi: [0, 1, 2, 3, 4, 5, 6] }],
    ['saloon', 'V2.3', { saloon: 4 }],
    ['wanted', 'V2.1', { wanted: 3 }],
  ] as const)('CO-R-25: a %s icon on a full track is lost; the stage stays ticked', (icon, name, full) => {
    const seated: Seated = { ticked: ['V1', 'V2'], ...('tipi' in full ? { tipi: [...full.tipi] } : full) };
    const state = doing('tick', seated);
    const { medals, tipi, saloon, wanted, nuggets } = structuredClone(playerOf(state, 0));
    const events = act(state, 0, tick(name));
    expect(typesOf(events)).toEqual(['tickedStage', 'lost']);
    expect(only(events, 'lost')).toMatchObject([{ seat: 0, icon }]);
    expect(playerOf(state, 0)).toMatchObject({ medals, tipi, saloon, wanted, nuggets });
    const { region: where, bit } = box.stages[stage(name)]!;
    expect(playerOf(state, 0).ticks[where]! & bit).toBe(bit);
    expect(promptOf(state, 0)).toBeNull();
  });

  test('CO-R-26: a Discovery with no region left is lost; the tick that gave it stays', () => {
    const state = doing('tick', { ticked: EVERYWHERE, stations: ['r1', 'r2'] });
    const flags = playerOf(state, 0).flags.slice();
    const events = act(state, 0, ride('r3'));
    expect(typesOf(events)).toEqual(['tickedStation', 'lost']);
    expect(only(events, 'lost')).toMatchObject([{ seat: 0, icon: 'discover' }]);
    expect(playerOf(state, 0).stations).toEqual(['r1', 'r2', 'r3'].map((name) => station(name)));
    expect(playerOf(state, 0).flags).toEqual(flags);
    expect(promptOf(state, 0)).toBeNull();
  });

  test('CO-R-27: a region discovered in phase II counts at once: a family of the same turn builds on it', () => {
    const area: CardName[] = ['red 1', 'red 2', 'red 3'];
    const state = acting({ players: [{ area, ticked: ['V1'], stations: ['r1', 'r2'] }, {}] }, 'tick', [0]);
    act(state, 0, ride('r3'));
    act(state, 0, { do: 'discover', region: region('L2') });
    expect(phaseOf(state)).toBe('families');
    const regions = choicesOf(state, 0).flatMap((choice) => (choice.do === 'turnIn' ? [choice.region] : []));
    // D1 lies beside L2 and not beside V1
    expect(regions).toEqual(['D1', 'D2', 'F1', 'F2'].map((name) => region(name)));
  });

  test('CO-R-27: its stages wait for the next turn', () => {
    const state = doing('tick', { stations: ['r1', 'r2'] });
    act(state, 0, ride('r3'));
    const events = act(state, 0, { do: 'discover', region: region('L2') });
    expect(only(events, 'discovered')).toMatchObject([{ seat: 0, region: region('L2'), by: 'icon' }]);
    expect(promptOf(state, 0)).toBeNull();
    const next = doing('tick', { ticked: ['V1', 'L2'] });
    expect(choicesOf(next, 0)).toContainEqual(tick('L2.1'));
  });

  test('CO-R-28: a complete family stays, and still keeps equal cards out', () => {
    const state = doing('nuggets', {
      nuggets: 9,
      hand: ['red 1', 'red 3', 'red 3', 'blue 1'],
      area: ['red 1', 'red 2'],
    });
    act(state, 0, buy('red 3'));
    expect(areaOf(state, 0)).toEqual(['red 1', 'red 2', 'red 3']);
    expect(cardsTo(state, 0, 'buy')).toEqual(['blue 1']);
    for (const card of ['red 1', 'red 3'] as const) expect(forbids(state, 0, buy(card))).toBe('CO-ACT-07');
    act(state, 0, { do: 'takeNugget' });
    expect(areaOf(state, 0)).toEqual(['red 1', 'red 2', 'red 3']);
  });

  test('CO-R-29: the card laid open in the setup triggers nothing', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'].map((digit) => digit.repeat(32))) {
      const { state, events } = begin({ seed });
      expect(new Set(typesOf(events))).toEqual(new Set(['dealt', 'dealtCards', 'laidOpen']));
      for (const seat of [0, 1, 2]) expect(promptOf(state, seat)).toBe('village');
      const chosen = everybody(state, { do: 'village', region: region('V2') });
      expect(new Set(typesOf(chosen))).toEqual(new Set(['villageChosen', 'discovered', 'tickedBox', 'turnBegan']));
      expect(state.players.map(({ nuggets, hand }) => [nuggets, hand.length])).toEqual([
        [3, 4],
        [3, 5],
        [3, 6],
      ]);
    }
  });

  test('CO-R-30: a hand may hold any number of cards', () => {
    const hand: CardName[] = [];
    for (const colour of ['red', 'green', 'grey', 'purple', 'blue', 'orange'] as const)
      hand.push(`${colour} 1`, `${colour} 1`, `${colour} 2`, `${colour} 3`);
    const state = doing('cards', { hand });
    const top = pileOf(state).slice(0, 3);
    act(state, 0, { do: 'draw' });
    expect(handOf(state, 0)).toHaveLength(27);
    for (const card of top) expect(handOf(state, 0)).toContain(card);
    const ended = endTurn({ players: [{ hand }, {}] });
    expect(handOf(ended.state, 0)).toHaveLength(24);
    expect(discardOf(ended.state)).toEqual([]);
  });
});
