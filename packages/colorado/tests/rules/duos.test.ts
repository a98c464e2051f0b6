import { describe, expect, test } from 'vitest';
import type { ColoradoChoice, Duo } from '../../src/index.ts';
import {
  act,
  acting,
  box,
  type CardName,
  choicesOf,
  forbids,
  id,
  ids,
  only,
  type Seated,
  stage,
  station,
} from '../helpers/positions.ts';
import { areaOf, cardsTo, discardOf, handOf, kindsOf, pileOf, playerOf, promptOf, refusal } from '../helpers/turns.ts';

/** Seat 0 carries out a duo; seat 1 has yet to begin. */
const doing = (duo: Duo, seated: Seated, pile: CardName[] = []) =>
  acting(
    {
      players: [
        { ticked: ['V1'], ...seated },
        { hand: ['grey 3'], area: ['grey 2'] },
      ],
      pile,
    },
    duo,
  );
const buy = (card: CardName) => ({ do: 'buy', card: id(card) }) as const;
const swap = (a: CardName, b: CardName, card: CardName): ColoradoChoice => {
  const [first, second] = ids(a, b) as [number, number];
  return { do: 'swap', discard: [first, second], card: id(card) };
};
const swapsOf = (state: ReturnType<typeof doing>) => choicesOf(state, 0).filter((choice) => choice.do === 'swap');

describe('Nuggets', () => {
  test('CO-DUO-01: the left action takes one nugget and nothing else', () => {
    const state = doing('nuggets', { nuggets: 0, hand: ['red 1'] });
    const before = structuredClone(state.players);
    const events = act(state, 0, { do: 'takeNugget' });
    expect(events).toEqual([{ type: 'tookNugget', seat: 0 }]);
    expect(state.players).toEqual([{ ...before[0], nuggets: 1 }, before[1]]);
  });

  test('CO-DUO-02: the right action pays the value of a card of the own hand and places it in the own area', () => {
    const state = doing('nuggets', { nuggets: 3, hand: ['red 1', 'grey 2', 'blue 3'] });
    expect(cardsTo(state, 0, 'buy')).toEqual(['red 1', 'grey 2', 'blue 3']);
    const other = structuredClone(state.players[1]);
    const events = act(state, 0, buy('grey 2'));
    expect(only(events, 'paid')).toMatchObject([{ seat: 0, nuggets: 2, card: id('grey 2') }]);
    expect(playerOf(state, 0).nuggets).toBe(1);
    expect(handOf(state, 0)).toEqual(['red 1', 'blue 3']);
    expect(areaOf(state, 0)).toEqual(['grey 2']);
    expect(state.players[1]).toEqual(other);
    expect(discardOf(state)).toEqual([]);
  });

  test('CO-DUO-02: cards of other hands and of the areas cannot be bought', () => {
    const state = doing('nuggets', { nuggets: 9, hand: ['red 1'], area: ['blue 3'] });
    for (const card of ['grey 3', 'grey 2', 'blue 3'] as const)
      expect(refusal(() => act(state, 0, buy(card)))).toBe('not-a-choice');
  });
});

describe('Cards', () => {
  test('CO-DUO-03: the left action draws the three cards on top of the pile', () => {
    const state = doing('cards', { hand: ['red 1'] }, ['blue 2', 'grey 1', 'orange 3', 'purple 1']);
    const size = state.pile.length;
    const events = act(state, 0, { do: 'draw' });
    expect(handOf(state, 0)).toEqual(['red 1', 'grey 1', 'blue 2', 'orange 3']);
    expect(state.pile).toHaveLength(size - 3);
    expect(pileOf(state)[0]).toBe('purple 1');
    expect(only(events, 'drew')).toMatchObject([{ seat: 0, count: 3 }]);
    expect(playerOf(state, 0).nuggets).toBe(3);
    expect(promptOf(state, 0)).toBeNull();
  });

  test('CO-DUO-04: the right action discards two of one colour and places any card for nothing', () => {
    const state = doing('cards', { nuggets: 0, hand: ['red 1', 'red 3', 'green 2', 'blue 3'] });
    expect(swapsOf(state)).toEqual([swap('red 1', 'red 3', 'green 2'), swap('red 1', 'red 3', 'blue 3')]);
    const events = act(state, 0, swap('red 1', 'red 3', 'blue 3'));
    expect(only(events, 'discarded')).toMatchObject([{ seat: 0, cards: ids('red 1', 'red 3') }]);
    expect(discardOf(state)).toEqual(['red 1', 'red 3']);
    expect(handOf(state, 0)).toEqual(['green 2']);
    expect(areaOf(state, 0)).toEqual(['blue 3']);
    expect(playerOf(state, 0).nuggets).toBe(0);
    expect(promptOf(state, 0)).toBe('tick');
  });

  test('CO-DUO-04: two cards of different colours will not do, even of one value', () => {
    const state = doing('cards', { hand: ['red 1', 'green 1', 'grey 1', 'blue 3'] });
    expect(kindsOf(state, 0)).toEqual(['draw']);
    expect(forbids(state, 0, swap('red 1', 'green 1', 'grey 1'))).toBe('CO-DUO-04');
    expect(refusal(() => act(state, 0, swap('red 1', 'green 1', 'grey 1')))).toBe('CO-DUO-04');
  });
});

describe('Tick', () => {
  const ticking = (seated: Seated) => doing('tick', seated);
  const stages = (...names: string[]): ColoradoChoice[] =>
    names.map((name) => ({ do: 'tickStage', stage: stage(name) }));
  const stations = (...names: string[]): ColoradoChoice[] =>
    names.map((name) => ({ do: 'tickStation', station: station(name) }));

  test('CO-DUO-05: the left action ticks one stage that is joined to something ticked, in a discovered region', () => {
    const state = ticking({ ticked: ['V1', 'V1.1'], stations: ['r1', 'r2', 'r3'] });
    // V1.2 from the flag and V1.3 from V1.1; F1.1 is joined to V1.1, but F1 is not discovered
    expect(choicesOf(state, 0)).toEqual([...stages('V1.2', 'V1.3'), ...stations('r6')]);
    expect(forbids(state, 0, stages('F1.1')[0]!)).toBe('CO-MAP-05');
    expect(forbids(ticking({ ticked: ['V1', 'L3'] }), 0, stages('L3.2')[0]!)).toBe('CO-MAP-04');
    const { ticks } = structuredClone(playerOf(state, 0));
    expect(only(act(state, 0, stages('V1.2')[0]!), 'tickedStage')).toMatchObject([{ seat: 0, stage: stage('V1.2') }]);
    ticks[0]! |= 0b100;
    expect(playerOf(state, 0).ticks).toEqual(ticks);
    expect(playerOf(state, 0).stations).toHaveLength(3);
  });

  test('CO-DUO-06: the right action ticks the next stage of the railway', () => {
    const fresh = ticking({ ticked: ['V1'] });
    expect(choicesOf(fresh, 0)).toEqual([...stages('V1.1', 'V1.2'), ...stations('r1')]);
    const state = ticking({ ticked: ['V1'], stations: ['r1'] });
    expect(choicesOf(state, 0)).toEqual([...stages('V1.1', 'V1.2'), ...stations('r2', 'r4')]);
    expect(forbids(state, 0, stations('r3')[0]!)).toBe('CO-RAIL-02');
    const { ticks } = structuredClone(playerOf(state, 0));
    expect(only(act(state, 0, stations('r4')[0]!), 'tickedStation')).toMatchObject([
      { seat: 0, station: station('r4') },
    ]);
    expect(playerOf(state, 0).stations).toEqual([station('r1'), station('r4')]);
    expect(playerOf(state, 0).ticks).toEqual(ticks);
  });
});

test('CO-DUO-07: a card placed with Nuggets or Cards must not lie in the area yet', () => {
  const seated: Seated = { nuggets: 6, hand: ['red 1', 'red 2', 'green 3', 'blue 1'], area: ['green 3'] };
  const buying = doing('nuggets', seated);
  expect(cardsTo(buying, 0, 'buy')).toEqual(['red 1', 'red 2', 'blue 1']);
  expect(forbids(buying, 0, buy('green 3'))).toBe('CO-ACT-07');
  const swapping = doing('cards', seated);
  expect(swapsOf(swapping)).toEqual([swap('red 1', 'red 2', 'blue 1')]);
  expect(forbids(swapping, 0, swap('red 1', 'red 2', 'green 3'))).toBe('CO-ACT-07');
});

describe('CO-DUO-08: an icon offers what a card offers', () => {
  const hand: CardName[] = ['red 1', 'red 2', 'blue 3', 'grey 1'];

  test.each<[Duo, string, Seated]>([
    ['nuggets', 'V1.2', { ticked: ['V1'] }],
    ['cards', 'L3.2', { ticked: ['L3', 'L3.1'] }],
  ])('CO-DUO-08: %s in the stage %s', (duo, name, seated) => {
    const state = doing('tick', { hand, ...seated });
    act(state, 0, { do: 'tickStage', stage: stage(name) });
    expect(promptOf(state, 0)).toBe(duo);
    const asCard = doing(duo, { hand, ...seated });
    expect(choicesOf(state, 0)).toEqual(choicesOf(asCard, 0));
    expect(kindsOf(state, 0)).toHaveLength(2);
  });

  test.each<[Duo, string, string[]]>([
    ['nuggets', 'r1', []],
    ['cards', 'r5', ['r1', 'r4']],
  ])('CO-DUO-08: %s in the stage %s of the railway', (duo, name, stations) => {
    const state = doing('tick', { hand, stations });
    act(state, 0, { do: 'tickStation', station: station(name) });
    expect(choicesOf(state, 0)).toEqual(choicesOf(doing(duo, { hand, stations }), 0));
    expect(kindsOf(state, 0)).toHaveLength(2);
  });

  test.each<[Duo, number, number[]]>([
    ['tick', 4, [3]],
    ['cards', 1, [2, 3]],
  ])('CO-DUO-08: %s above box %i of the tipi track', (duo, at, tipi) => {
    expect(box.tracks.tipi.icons[at]).toBe(duo);
    const state = doing('tick', { hand, tipi });
    act(state, 0, { do: 'tickStage', stage: stage('V1.1') });
    act(state, 0, { do: 'tickTipi', box: at });
    expect(choicesOf(state, 0)).toEqual(choicesOf(doing(duo, { hand, ticked: ['V1', 'V1.1'] }), 0));
    expect(kindsOf(state, 0)).toHaveLength(2);
  });
});
