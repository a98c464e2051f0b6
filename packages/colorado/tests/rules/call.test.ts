import { viewersOf } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { type ColoradoState, phaseOf } from '../../src/index.ts';
import {
  act,
  type CardName,
  choicesOf,
  forbids,
  id,
  nameOf,
  only,
  position,
  rules,
  type Seated,
} from '../helpers/positions.ts';
import {
  areaOf,
  cardsTo,
  discardOf,
  eventsFor,
  everybody,
  handOf,
  playerOf,
  promptOf,
  refusal,
  withSeed,
} from '../helpers/turns.ts';

/** Seat 0 calls; seat 1 has this hand. */
const asking = (hand: CardName[], area: CardName[] = [], third: Seated = { hand: ['red 1', 'red 2', 'red 3'] }) =>
  position({
    players: [{ area, hand: ['green 1', 'green 2', 'green 3'], ticked: ['V1'] }, { hand, ticked: ['V1'] }, third],
  });
const call = (state: ColoradoState, card: CardName) => act(state, 0, { do: 'call', target: 1, card: id(card) });
const give = (state: ColoradoState, card: CardName) => act(state, 1, { do: 'give', card: id(card) });
const seeds = Array.from({ length: 30 }, (_, i) => `luck ${i}`);

describe('the call', () => {
  test('CO-CALL-01: the Caller makes one call, and there is no other in this turn', () => {
    const state = asking(['red 1', 'blue 2', 'grey 3']);
    expect(rules.deciders(state)).toEqual([0]);
    call(state, 'red 1');
    const calls = () => [0, 1, 2].flatMap((seat) => choicesOf(state, seat)).filter((choice) => choice.do === 'call');
    expect(calls()).toEqual([]);
    expect(refusal(() => call(state, 'red 2'))).toBe('not-a-choice');
    act(state, 0, { do: 'takeNugget' });
    act(state, 1, { do: 'takeNugget' });
    expect(calls()).toEqual([]);
    act(state, 2, { do: 'takeNugget' });
    expect(state.turn).toBe(2);
    expect(calls().length).toBeGreaterThan(0);
  });

  test('CO-CALL-02: a call names any one opponent and any one colour and value', () => {
    const state = asking(['blue 2']);
    const expected = [1, 2].flatMap((target) => [...Array(18).keys()].map((card) => ({ do: 'call', target, card })));
    expect(choicesOf(state, 0)).toEqual(expected);
    // never oneself, never no target, never half a card
    for (const choice of [
      { do: 'call' as const, target: 0, card: id('red 1') },
      { do: 'call' as const, target: 3, card: id('red 1') },
      { do: 'call' as const, target: 1, card: 18 },
    ])
      expect(refusal(() => act(state, 0, choice))).toBe('not-a-choice');
    expect(refusal(() => act(state, 1, { do: 'call', target: 2, card: id('red 1') }))).toBe('not-your-decision');
  });

  test('CO-CALL-02: only the opponent who was named gives a card, even if another has it', () => {
    const state = asking(['blue 2', 'grey 3'], [], { hand: ['red 1', 'red 1'] });
    call(state, 'red 1');
    expect(handOf(state, 2)).toEqual(['red 1', 'red 1']);
    expect(playerOf(state, 1).hand).toHaveLength(1);
  });

  test('CO-CALL-03: a card in the own play area cannot be called; any other can', () => {
    const state = asking(['red 1', 'blue 3'], ['red 1', 'blue 3']);
    for (const target of [1, 2]) {
      const called = choicesOf(state, 0).flatMap((choice) =>
        choice.do === 'call' && choice.target === target ? [nameOf(choice.card)] : [],
      );
      expect(called).toHaveLength(16);
      for (const card of ['red 1', 'blue 3'] as const) {
        expect(called).not.toContain(card);
        expect(forbids(state, 0, { do: 'call', target, card: id(card) })).toBe('CO-CALL-03');
        expect(refusal(() => act(state, 0, { do: 'call', target, card: id(card) }))).toBe('CO-CALL-03');
      }
    }
  });

  test('CO-CALL-03: the areas of the others forbid nothing', () => {
    const state = position({
      players: [{}, { hand: ['red 1'], area: ['blue 3'] }, { hand: ['red 1'], area: ['grey 2'] }],
    });
    expect(choicesOf(state, 0)).toHaveLength(36);
  });
});

describe('the three cases', () => {
  test('CO-CALL-04: a target who holds the card gives it', () => {
    const state = asking(['red 1', 'red 2', 'blue 1']);
    const events = call(state, 'red 1');
    expect(only(events, 'gave')).toMatchObject([{ seat: 1, to: 0, card: id('red 1'), answer: 'exact' }]);
    expect(only(events, 'lacked')).toEqual([]);
    expect(handOf(state, 1)).toEqual(['red 2', 'blue 1']);
    expect(areaOf(state, 0)).toEqual(['red 1']);
    expect(phaseOf(state)).toBe('actions');
  });

  test('CO-CALL-05: a target without the card gives one of the same colour or the same value', () => {
    const state = asking(['red 2', 'blue 1', 'grey 3']);
    const events = call(state, 'red 1');
    expect(only(events, 'lacked')).toMatchObject([{ seat: 1, card: id('red 1'), answer: 'match' }]);
    expect(only(events, 'gave')).toEqual([]);
    expect(rules.deciders(state)).toEqual([1]);
    expect(cardsTo(state, 1, 'give')).toEqual(['red 2', 'blue 1']);
    expect(forbids(state, 1, { do: 'give', card: id('grey 3') })).toBe('CO-CALL-05');
    expect(refusal(() => give(state, 'grey 3'))).toBe('CO-CALL-05');
    expect(refusal(() => give(state, 'red 1'))).toBe('not-a-choice');
    expect(only(give(state, 'blue 1'), 'gave')).toMatchObject([
      { seat: 1, to: 0, card: id('blue 1'), answer: 'match' },
    ]);
    expect(handOf(state, 1)).toEqual(['red 2', 'grey 3']);
    expect(areaOf(state, 0)).toEqual(['blue 1']);
  });

  test.each(['red 1', 'red 3', 'blue 2', 'grey 2'] as const)(
    'CO-CALL-06: the target chooses freely: %s of four that match',
    (gift) => {
      const state = asking(['red 1', 'red 3', 'blue 2', 'grey 2', 'orange 3']);
      call(state, 'red 2');
      expect(cardsTo(state, 1, 'give')).toEqual(['red 1', 'red 3', 'grey 2', 'blue 2']);
      for (const other of [0, 2])
        expect(refusal(() => act(state, other, { do: 'give', card: id(gift) }))).toBe('not-your-decision');
      give(state, gift);
      expect(areaOf(state, 0)).toEqual([gift]);
    },
  );

  test('CO-CALL-07: a target with nothing like it says so, and chance takes a card from that hand', () => {
    const base = asking(['grey 3', 'purple 2', 'orange 2']);
    const taken = seeds.map((seed) => {
      const state = withSeed(base, seed);
      const events = call(state, 'red 1');
      for (const viewer of viewersOf(3))
        expect(only(eventsFor(viewer, events), 'lacked')).toMatchObject([
          { seat: 1, card: id('red 1'), answer: 'random' },
        ]);
      const [gift] = only(events, 'gave');
      expect(gift).toMatchObject({ seat: 1, to: 0, answer: 'random' });
      expect(areaOf(state, 0)).toEqual([nameOf(gift!.card)]);
      expect([...handOf(state, 1), nameOf(gift!.card)].sort()).toEqual(['grey 3', 'orange 2', 'purple 2']);
      // the target was not asked
      expect(phaseOf(state)).toBe('actions');
      return nameOf(gift!.card);
    });
    expect(new Set(taken)).toEqual(new Set(['grey 3', 'purple 2', 'orange 2']));
  });

  test.each<[CardName[], 'exact' | 'match' | 'random']>([
    [['red 1'], 'exact'],
    [['red 1', 'red 2', 'blue 1'], 'exact'],
    [['red 2'], 'match'],
    [['blue 1', 'grey 3'], 'match'],
    [['blue 2', 'grey 3'], 'random'],
  ])('CO-CALL-08: the hand %j decides alone: %s', (hand, answer) => {
    // red cards and ones lie in all areas and in the other hands
    const state = position({
      players: [
        { hand: ['red 1', 'red 2'], area: ['green 1', 'red 3'] },
        { hand, area: ['red 1', 'red 2'] },
        { hand: ['red 1', 'orange 1'], area: ['red 1'] },
      ],
    });
    const events = call(state, 'red 1');
    expect(only(events, 'lacked').map((event) => event.answer)).toEqual(answer === 'exact' ? [] : [answer]);
    expect(phaseOf(state)).toBe(answer === 'match' ? 'give' : 'actions');
    if (answer === 'match') give(state, hand[0]!);
    expect(playerOf(state, 1).hand).toHaveLength(hand.length - 1);
  });
});

describe('the given card', () => {
  const state = asking(['green 2', 'orange 1', 'grey 3'], ['green 2', 'red 2']);

  test('CO-CALL-09: a card that the Caller does not have yet is placed', () => {
    const placed = rules.clone(state);
    call(placed, 'orange 2');
    const events = give(placed, 'orange 1');
    expect(only(events, 'received')).toMatchObject([{ seat: 0, card: id('orange 1'), placed: true }]);
    expect(only(events, 'compensated')).toEqual([]);
    expect(areaOf(placed, 0)).toEqual(['red 2', 'green 2', 'orange 1']);
    expect(discardOf(placed)).toEqual([]);
    expect(playerOf(placed, 0)).toMatchObject({ nuggets: 3 });
    expect(handOf(placed, 0)).toEqual(['green 1', 'green 2', 'green 3']);
  });

  test('CO-CALL-10, CO-CALL-11: a card that the Caller has is discarded, and brings one nugget', () => {
    const discarded = rules.clone(state);
    call(discarded, 'orange 2');
    const events = give(discarded, 'green 2');
    expect(only(events, 'received')).toMatchObject([{ seat: 0, card: id('green 2'), placed: false }]);
    expect(areaOf(discarded, 0)).toEqual(['red 2', 'green 2']);
    expect(discardOf(discarded)).toEqual(['green 2']);
    // face up: everybody sees it
    for (const viewer of viewersOf(3)) expect(rules.view(discarded, viewer).discard[id('green 2')]).toBe(1);
    expect(only(events, 'compensated')).toMatchObject([{ seat: 0 }]);
    expect(discarded.players.map(({ nuggets }) => nuggets)).toEqual([4, 3, 3]);
  });

  test('CO-CALL-10: copies in the hand of the Caller or in the area of the target do not count', () => {
    const placed = position({ players: [{ hand: ['green 2'] }, { hand: ['green 2', 'grey 3'], area: ['green 2'] }] });
    act(placed, 0, { do: 'call', target: 1, card: id('orange 2') });
    give(placed, 'green 2');
    expect(areaOf(placed, 0)).toEqual(['green 2']);
    expect(discardOf(placed)).toEqual([]);
  });

  test.each<['exact' | 'match' | 'random', CardName[], CardName[], boolean]>([
    ['exact', ['red 1'], [], true],
    ['match', ['red 2'], [], true],
    ['match', ['red 2'], ['red 2'], false],
    ['random', ['grey 3'], [], true],
    ['random', ['grey 3'], ['grey 3'], false],
  ])('CO-CALL-12: the check is the same in each case: %s, hand %j, area %j', (answer, hand, area, isPlaced) => {
    const each = asking(hand, area);
    const events = call(each, 'red 1');
    if (answer === 'match') events.push(...give(each, hand[0]!));
    expect(only(events, 'gave')).toMatchObject([{ answer }]);
    expect(only(events, 'received')).toMatchObject([{ placed: isPlaced }]);
    expect(areaOf(each, 0)).toEqual(hand);
    expect(discardOf(each)).toEqual(isPlaced ? [] : hand);
    expect(playerOf(each, 0).nuggets).toBe(isPlaced ? 3 : 4);
  });

  test('CO-CALL-13: the compensation can be spent on the actions of the same turn', () => {
    const poor = position({
      players: [
        { nuggets: 0, hand: ['blue 1', 'blue 2'], area: ['green 2'], ticked: ['V1'] },
        { nuggets: 0, hand: ['green 2', 'grey 3', 'grey 1'] },
      ],
    });
    act(poor, 0, { do: 'call', target: 1, card: id('orange 2') });
    give(poor, 'green 2');
    expect(cardsTo(poor, 0, 'buy')).toEqual(['blue 1']);
    expect(cardsTo(poor, 1, 'buy')).toEqual([]);
    act(poor, 0, { do: 'buy', card: id('blue 1') });
    expect(playerOf(poor, 0).nuggets).toBe(0);
    expect(areaOf(poor, 0)).toEqual(['green 2', 'blue 1']);
  });

  test.each<[CardName, string]>([
    ['green 2', 'discarded'],
    ['grey 2', 'placed'],
    ['orange 1', 'placed'],
  ])('CO-CALL-14: %s, %s: everybody acts with its duo, not with that of the card that was called', (gift) => {
    const duos = { 'green 2': 'nuggets', 'grey 2': 'cards', 'orange 1': 'tick' } as Record<CardName, string>;
    const each = asking(['green 2', 'grey 2', 'orange 1'], ['green 2'], { hand: ['red 1'], ticked: ['V1'] });
    call(each, 'orange 2');
    give(each, gift);
    expect([0, 1, 2].map((seat) => promptOf(each, seat))).toEqual(Array(3).fill(duos[gift]));
  });

  test('CO-CALL-14: after a discard too everybody acts, and then the turn ends', () => {
    const each = asking(['green 2', 'orange 1', 'grey 3'], ['green 2']);
    call(each, 'orange 2');
    give(each, 'green 2');
    everybody(each, { do: 'takeNugget' });
    expect(each.players.map(({ nuggets }) => nuggets)).toEqual([5, 4, 4]);
    expect(each.turn).toBe(2);
  });
});
