import { describe, expect, test } from 'vitest';
import { type ColoradoState, phaseOf } from '../../src/index.ts';
import {
  act,
  acting,
  type CardName,
  choicesOf,
  forbids,
  id,
  only,
  position,
  rules,
  stage,
  station,
} from '../helpers/positions.ts';
import { areaOf, cardsTo, discardOf, handOf, kindsOf, playerOf, promptOf, refusal, typesOf } from '../helpers/turns.ts';

const HAND: CardName[] = ['red 1', 'grey 1', 'blue 1', 'blue 2'];
/** Three players alike, each in a village. */
const three = () => Array.from({ length: 3 }, () => ({ hand: HAND.slice(), ticked: ['V1'] }));
const NUGGET = { do: 'takeNugget' } as const;
const buy = (card: CardName) => ({ do: 'buy', card: id(card) }) as const;
const without = (state: ColoradoState, seat: number) => state.players.filter((_, each) => each !== seat);

describe('everybody acts', () => {
  test.each<[CardName, string]>([
    ['red 2', 'nuggets'],
    ['grey 2', 'cards'],
    ['orange 2', 'tick'],
  ])('CO-ACT-01: with %s the Caller, the target and everybody else carry out %s', (card, prompt) => {
    const players = three();
    players[1]!.hand.push(card);
    const state = position({ players });
    act(state, 0, { do: 'call', target: 1, card: id(card) });
    expect(rules.deciders(state)).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) expect(promptOf(state, seat)).toBe(prompt);
  });

  test('CO-ACT-01: every player carries out exactly one action', () => {
    const state = acting({ players: three() }, 'nuggets');
    for (const seat of [2, 0]) {
      act(state, seat, NUGGET);
      expect(choicesOf(state, seat)).toEqual([]);
      expect(refusal(() => act(state, seat, NUGGET))).toBe('not-your-decision');
    }
    expect(refusal(() => act(state, 1, { do: 'decline' }))).toBe('CO-R-15');
    expect(state.players.map(({ nuggets }) => nuggets)).toEqual([4, 3, 4]);
  });

  test('CO-ACT-02: all players are asked at once and answer in any order', () => {
    const end = (order: number[]) => {
      const state = acting({ players: three() }, 'nuggets');
      for (const seat of order) {
        expect(rules.deciders(state)).toContain(seat);
        act(state, seat, seat === 1 ? buy('red 1') : NUGGET);
        if (seat === 1) act(state, 1, NUGGET);
      }
      return state;
    };
    const first = end([0, 1, 2]);
    for (const order of [
      [2, 1, 0],
      [1, 0, 2],
      [0, 2, 1],
    ])
      expect(end(order)).toEqual(first);
  });

  test('CO-ACT-02: chains of several players go on side by side', () => {
    const state = acting({ players: three() }, 'nuggets');
    act(state, 0, buy('blue 1'));
    act(state, 2, buy('blue 2'));
    act(state, 1, buy('grey 1'));
    expect([0, 1, 2].map((seat) => promptOf(state, seat))).toEqual(['tick', 'cards', 'tick']);
    act(state, 2, { do: 'tickStage', stage: stage('V1.2') });
    act(state, 0, { do: 'tickStation', station: station('r1') });
    expect([0, 1, 2].map((seat) => promptOf(state, seat))).toEqual(['nuggets', 'cards', 'nuggets']);
  });

  test('CO-ACT-03: a choice does not bind other players', () => {
    const state = acting({ players: three() }, 'nuggets');
    const others = structuredClone(without(state, 0));
    const lists = [1, 2].map((seat) => choicesOf(state, seat));
    act(state, 0, buy('red 1'));
    expect(without(state, 0)).toEqual(others);
    expect([1, 2].map((seat) => choicesOf(state, seat))).toEqual(lists);
    // the same card, or the other action
    act(state, 1, buy('red 1'));
    act(state, 2, NUGGET);
    expect([0, 1, 2].map((seat) => areaOf(state, seat))).toEqual([['red 1'], ['red 1'], []]);
  });

  test('CO-ACT-04: the left action excludes the right one', () => {
    const left = acting({ players: three() }, 'nuggets');
    act(left, 0, NUGGET);
    expect(choicesOf(left, 0)).toEqual([]);
    const drawn = acting({ players: three() }, 'cards');
    act(drawn, 0, { do: 'draw' });
    expect(choicesOf(drawn, 0)).toEqual([]);
    const ticked = acting({ players: [{ ticked: ['V2'] }, {}] }, 'tick');
    act(ticked, 0, { do: 'tickStage', stage: stage('V2.3') });
    expect(choicesOf(ticked, 0)).toEqual([]);
  });

  test('CO-ACT-04: the right action excludes the left one', () => {
    const bought = acting({ players: three() }, 'nuggets');
    act(bought, 0, buy('grey 1'));
    expect(kindsOf(bought, 0)).not.toContain('takeNugget');
    const swapped = acting({ players: three() }, 'cards');
    act(swapped, 0, { do: 'swap', discard: [id('blue 1'), id('blue 2')], card: id('red 1') });
    expect(kindsOf(swapped, 0)).toEqual(['takeNugget', 'buy']); // the duo of the card placed
    const rode = acting({ players: [{ ticked: ['V2'], stations: ['r1'] }, {}] }, 'tick');
    act(rode, 0, { do: 'tickStation', station: station('r2') });
    expect(choicesOf(rode, 0)).toEqual([]);
  });
});

describe('cards from the own hand', () => {
  test.each<[CardName, string]>([
    ['red 1', 'nuggets'],
    ['grey 1', 'cards'],
    ['blue 1', 'tick'],
  ])('CO-ACT-05: a player who places %s carries out %s at once, alone', (card, prompt) => {
    const placing: [string, ColoradoState, () => void][] = [];
    const bought = acting({ players: three() }, 'nuggets');
    placing.push(['buy', bought, () => act(bought, 0, buy(card))]);
    const swapped = acting({ players: three() }, 'cards');
    const pair = [id('green 2'), id('green 2')] as [number, number];
    playerOf(swapped, 0).hand.splice(1, 0, ...pair);
    placing.push(['swap', swapped, () => act(swapped, 0, { do: 'swap', discard: pair, card: id(card) })]);
    const free = acting({ players: three() }, 'tick');
    free.flow.lanes![0] = [{ step: 'free' }];
    placing.push(['free', free, () => act(free, 0, { do: 'place', card: id(card) })]);
    for (const [how, state, place] of placing) {
      const asked = [1, 2].map((seat) => promptOf(state, seat));
      const others = structuredClone(without(state, 0));
      place();
      expect(areaOf(state, 0), how).toEqual([card]);
      expect(promptOf(state, 0), how).toBe(prompt);
      expect(
        [1, 2].map((seat) => promptOf(state, seat)),
        how,
      ).toEqual(asked);
      expect(without(state, 0), how).toEqual(others);
    }
  });

  test('CO-ACT-06: a chain goes as far as it leads, and only its player gains by it', () => {
    const players = three();
    players[0]!.hand = ['red 1', 'blue 1', 'orange 1', 'grey 1', 'green 1'];
    const state = acting({ players }, 'nuggets');
    const others = structuredClone(without(state, 0));
    act(state, 0, buy('blue 1'));
    act(state, 0, { do: 'tickStage', stage: stage('V1.2') }); // nuggets
    act(state, 0, buy('orange 1'));
    act(state, 0, { do: 'tickStage', stage: stage('V1.3') }); // free card
    act(state, 0, { do: 'place', card: id('green 1') }); // nuggets
    act(state, 0, buy('red 1')); // nuggets
    expect(playerOf(state, 0).nuggets).toBe(0);
    act(state, 0, NUGGET);
    expect(promptOf(state, 0)).toBeNull();
    expect(areaOf(state, 0)).toEqual(['red 1', 'green 1', 'blue 1', 'orange 1']);
    expect(handOf(state, 0)).toEqual(['grey 1']);
    expect(without(state, 0)).toEqual(others);
    expect([1, 2].map((seat) => promptOf(state, seat))).toEqual(['nuggets', 'nuggets']);
  });

  test('CO-ACT-07: a card that lies in the area cannot be placed again, neither to use nor to discard it', () => {
    const player = { nuggets: 5, hand: ['red 1', 'green 2', 'green 3'] as CardName[], area: ['red 1'] as CardName[] };
    const buying = acting({ players: [player, {}] }, 'nuggets');
    expect(cardsTo(buying, 0, 'buy')).toEqual(['green 2', 'green 3']);
    expect(forbids(buying, 0, buy('red 1'))).toBe('CO-ACT-07');
    expect(refusal(() => act(buying, 0, buy('red 1')))).toBe('CO-ACT-07');
    const swapping = acting({ players: [player, {}] }, 'cards');
    const pair: [number, number] = [id('green 2'), id('green 3')];
    expect(kindsOf(swapping, 0)).toEqual(['draw']);
    expect(forbids(swapping, 0, { do: 'swap', discard: pair, card: id('red 1') })).toBe('CO-ACT-07');
    const free = acting({ players: [player, {}] }, 'nuggets');
    free.flow.lanes![0] = [{ step: 'free' }];
    expect(cardsTo(free, 0, 'place')).toEqual(['green 2', 'green 3']);
    expect(forbids(free, 0, { do: 'place', card: id('red 1') })).toBe('CO-ACT-07');
    for (const state of [buying, swapping, free]) {
      expect(handOf(state, 0)).toEqual(['red 1', 'green 2', 'green 3']);
      expect(discardOf(state)).toEqual([]);
    }
  });
});

test('CO-ACT-08: phase II lasts until the last chain is finished', () => {
  const state = acting({ players: three() }, 'nuggets');
  const still = (events: ReturnType<typeof act>) => {
    expect(only(events, 'endOfTurn')).toEqual([]);
    expect(phaseOf(state)).toBe('actions');
    expect(state.turn).toBe(1);
  };
  still(act(state, 2, NUGGET));
  still(act(state, 0, NUGGET));
  still(act(state, 1, buy('blue 1')));
  still(act(state, 1, { do: 'tickStage', stage: stage('V1.2') }));
  expect(rules.deciders(state)).toEqual([1]);
  expect(typesOf(act(state, 1, NUGGET))).toContain('endOfTurn');
  expect(state.turn).toBe(2);
});
