import { describe, expect, test } from 'vitest';
import { COLOURS, type Colour, type Duo, KINDS, speak, VALUES } from '../../src/index.ts';
import {
  act,
  acting,
  box,
  type CardName,
  choicesOf,
  endTurn,
  forbids,
  id,
  only,
  position,
  region,
} from '../helpers/positions.ts';
import { areaOf, cardsTo, discardOf, playerOf, promptOf } from '../helpers/turns.ts';

const DUOS: Record<Colour, Duo> = {
  red: 'nuggets',
  green: 'nuggets',
  grey: 'cards',
  purple: 'cards',
  blue: 'tick',
  orange: 'tick',
};
const ALL: CardName[] = COLOURS.flatMap((colour) => VALUES.map((value): CardName => `${colour} ${value}`));

test('CO-CARD-01: there are six families, each with its own colour', () => {
  expect(COLOURS).toEqual(['red', 'green', 'grey', 'purple', 'blue', 'orange']);
  expect(ALL.map(id)).toEqual([...Array(18).keys()]);
  const { colour } = speak('en', box, []);
  expect(new Set(COLOURS.map(colour)).size).toBe(6);
  expect(box.copies).toHaveLength(18);
  expect(box.copies.every((copies) => copies > 0)).toBe(true);
});

test('CO-CARD-02: each family has a tool of 1, a means of transport of 2 and a character of 3', () => {
  const { card } = speak('en', box, []);
  const names = COLOURS.map((colour) => VALUES.map((value) => card(id(`${colour} ${value}`))));
  expect(names).toEqual([
    ['pickaxe', 'donkey', 'prospector'],
    ['safe key', 'stagecoach', 'banker'],
    ['lasso', 'horse', 'cowgirl'],
    ['bottle', 'saloon wagon', 'barman'],
    ['pitchfork', 'covered wagon', 'pioneer woman'],
    ['bear trap', 'mule', 'trapper'],
  ]);
});

test.each(ALL)('CO-CARD-03: the price of %s is its value', (card) => {
  const value = Number(card.split(' ')[1]);
  const state = acting({ players: [{ nuggets: 5, hand: [card], ticked: ['V1'] }, {}] }, 'nuggets');
  const events = act(state, 0, { do: 'buy', card: id(card) });
  expect(playerOf(state, 0).nuggets).toBe(5 - value);
  expect(only(events, 'paid')).toMatchObject([{ seat: 0, nuggets: value, card: id(card) }]);
});

test.each(ALL)('CO-CARD-04: %s carries the duo of its family, given or placed', (card) => {
  const duo = DUOS[card.split(' ')[0] as Colour];
  const given = position({ players: [{ ticked: ['V1'] }, { hand: [card], ticked: ['V1'] }] });
  const events = act(given, 0, { do: 'call', target: 1, card: id(card) });
  expect(only(events, 'actionsBegan')).toMatchObject([{ duo }]);
  for (const seat of [0, 1]) expect(promptOf(given, seat)).toBe(duo);
  const placed = acting({ players: [{ hand: [card], ticked: ['V1'] }, {}] }, 'nuggets');
  act(placed, 0, { do: 'buy', card: id(card) });
  expect(promptOf(placed, 0)).toBe(duo);
});

describe('CO-CARD-05: no play area ever holds two cards alike', () => {
  const player = {
    nuggets: 9,
    hand: ['red 1', 'red 1', 'red 2', 'blue 3'] as CardName[],
    area: ['red 1'] as CardName[],
  };

  test('CO-CARD-05: a second copy can be neither bought, nor placed for free, nor swapped in', () => {
    const buying = acting({ players: [player, {}] }, 'nuggets');
    expect(cardsTo(buying, 0, 'buy')).toEqual(['red 2', 'blue 3']);
    const free = acting({ players: [player, {}] }, 'nuggets');
    free.flow.lanes![0] = [{ step: 'free' }];
    expect(cardsTo(free, 0, 'place')).toEqual(['red 2', 'blue 3']);
    const swapping = acting({ players: [player, {}] }, 'cards');
    const swapped = choicesOf(swapping, 0).flatMap((choice) => (choice.do === 'swap' ? [choice.card] : []));
    expect(swapped).not.toContain(id('red 1'));
    expect(swapped).toContain(id('red 2'));
  });

  test('CO-CARD-05: a given copy does not stay beside its like', () => {
    const state = position({ players: [{ area: ['green 2'] }, { hand: ['green 2', 'grey 3'] }] });
    act(state, 0, { do: 'call', target: 1, card: id('orange 2') });
    act(state, 1, { do: 'give', card: id('green 2') });
    expect(areaOf(state, 0)).toEqual(['green 2']);
    expect(discardOf(state)).toEqual(['green 2']);
  });

  test('CO-CARD-05: each area is judged by itself', () => {
    const state = acting({ players: [{ hand: ['red 1'] }, { area: ['red 1'] }] }, 'nuggets');
    expect(cardsTo(state, 0, 'buy')).toEqual(['red 1']);
  });
});

describe('CO-CARD-06: a complete family', () => {
  test.each<[string, CardName[], CardName[], CardName[]]>([
    ['two of a colour', ['red 1', 'red 2'], [], []],
    ['the third in the hand', ['red 1', 'red 2'], ['red 3'], []],
    ['the third in another area', ['red 1', 'red 2'], [], ['red 3']],
    ['1, 2 and 3 of different colours', ['red 1', 'green 2', 'grey 3'], [], []],
    ['three of one value', ['red 1', 'green 1', 'grey 1'], [], []],
  ])('CO-CARD-06: %s is none', (_, area, hand, other) => {
    const { state, events } = endTurn({
      players: [
        { area, hand, ticked: ['V1'] },
        { area: other, ticked: ['V1'] },
      ],
    });
    expect(only(events, 'turnedIn')).toEqual([]);
    expect(state.turn).toBe(2);
    expect(areaOf(state, 0)).toEqual(area);
  });

  test.each(COLOURS.map((colour, at) => ({ colour, at })))(
    'CO-CARD-06: $colour 1, 2 and 3 are one',
    ({ colour, at }) => {
      const area: CardName[] = [`${colour} 1`, `${colour} 2`, `${colour} 3`];
      const { state } = endTurn({ players: [{ area, ticked: ['V1'] }, {}] });
      expect(promptOf(state, 0)).toBe('turnIn');
      expect(new Set(choicesOf(state, 0).map((choice) => choice.do === 'turnIn' && choice.colour))).toEqual(
        new Set([at]),
      );
      const another = (at + 1) % 6;
      expect(forbids(state, 0, { do: 'turnIn', colour: another, region: region('L2') })).toBe('CO-CARD-06');
    },
  );
});

test.each(COLOURS.map((colour, at) => ({ colour, at })))(
  'CO-CARD-07: the $colour family discovers regions of every kind',
  ({ colour, at }) => {
    const area: CardName[] = [`${colour} 1`, `${colour} 2`, `${colour} 3`];
    const { state } = endTurn({ players: [{ area, ticked: ['V1', 'D2', 'L2'] }, {}] });
    const open = ['V2', 'D1', 'L1', 'F1', 'F2'].map((name) => region(name));
    expect(choicesOf(state, 0)).toEqual(open.map((each) => ({ do: 'turnIn', colour: at, region: each })));
    expect(new Set(open.map((each) => KINDS[box.regions[each]!.kind]))).toEqual(new Set(KINDS));
  },
);
