/** States guessed from a view fit it, also during an unanswered call. L10 checks the view itself. */
import { createRandom, type Viewer } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { ColoradoState } from '../src/index.ts';
import { act, type CardName, choicesOf, id, ids, position, region, rules, station } from './helpers/positions.ts';
import { CARDS, doing, playRandomly, start } from './helpers/sheets.ts';

const copies = (cards: readonly number[]): number[] => {
  const counts = Array<number>(18).fill(0);
  for (const card of cards) counts[card]!++;
  return counts;
};

/** Every card of the box, wherever it is. */
const allCards = ({ players, pile, discard }: ColoradoState): number[] =>
  copies([
    ...pile,
    ...discard.flatMap((n, card) => Array<number>(n).fill(card)),
    ...players.flatMap(({ hand, area }) => [
      ...hand,
      ...copies([]).flatMap((_, card) => (area & (1 << card) ? [card] : [])),
    ]),
  ]);

const sizes = ({ players, pile, discard }: ColoradoState) => [
  pile.length,
  discard,
  players.map(({ hand }) => hand.length),
];

const isLike = (card: number, other: number): boolean =>
  Math.floor(card / 3) === Math.floor(other / 3) || card % 3 === other % 3;

describe.each([
  ['2', 2, {}],
  ['3', 3, {}],
  ['4', 4, {}],
  ['3, sealed', 3, { sealed: true }],
])('a guess in a game of %s', (name, seats, options) => {
  test('CO-INV-01, CO-R-37: has all the cards, as many in each place, what the viewer sees, and the same choices', () => {
    const random = createRandom(`guess ${name}`);
    const gives = { own: 0, others: 0 };
    let turn = 0;
    playRandomly(
      seats,
      `guess ${name}`,
      (state) => {
        const asked = state.flow.lanes === null ? state.flow.stack.at(-1) : undefined;
        if (turn++ % 4 > 0 && asked?.step !== 'give') return;
        for (const viewer of [...Array(seats).keys(), 'spectator'] as Viewer[]) {
          const guess = rules.determinize(rules.view(state, viewer), random);
          expect(allCards(guess)).toEqual(allCards(state));
          expect(sizes(guess)).toEqual(sizes(state));
          expect(rules.view(guess, viewer)).toEqual(rules.view(state, viewer));
          expect(rules.deciders(guess)).toEqual(rules.deciders(state));
          for (const { hand } of guess.players) expect(hand).toEqual(hand.toSorted((a, b) => a - b));
          if (viewer !== 'spectator') {
            expect(guess.players[viewer]!.hand).toEqual(state.players[viewer]!.hand);
            expect(rules.decision(guess, viewer)).toEqual(rules.decision(state, viewer));
            expect(rules.blocked(guess, viewer)).toEqual(rules.blocked(state, viewer));
          }
          // the players that the game waits for have choices
          for (const seat of rules.deciders(guess)) expect(choicesOf(guess, seat).length).toBeGreaterThan(0);
          if (asked?.step !== 'give') continue;
          const { hand } = guess.players[asked.target]!;
          expect(hand).not.toContain(asked.card);
          expect(hand.some((card) => isLike(card, asked.card))).toBe(true);
          gives[viewer === asked.target ? 'own' : 'others']++;
        }
      },
      options,
    );
    expect(gives.own).toBeGreaterThan(3);
    expect(gives.others).toBeGreaterThan(3);
  });
});

test('CO-CALL-05: the target of a call holds a card like it and not that card, even if few are left', () => {
  // of all cards that are not seen, one alone is like orange 2; the others are copies of it, or nothing like it
  const state = position({
    players: [
      { area: ['blue 1', 'green 1'], hand: ['grey 1', 'grey 1', 'grey 1'] },
      { hand: ['red 1', 'red 1', 'purple 2'] },
      { hand: ['orange 2', 'orange 2', 'orange 2'] },
    ],
    pile: ['orange 2', 'red 1'],
    rest: 'discard',
  });
  act(state, 0, { do: 'call', target: 1, card: id('orange 2') });
  expect(rules.decision(state, 1)!.prompt).toBe('give');
  const random = createRandom('target');
  for (let i = 0; i < 30; i++)
    for (const viewer of [0, 2, 'spectator'] as Viewer[]) {
      const guess = rules.determinize(rules.view(state, viewer), random);
      expect(guess.players[1]!.hand).toContain(id('purple 2'));
      expect(guess.players[1]!.hand).not.toContain(id('orange 2'));
      expect(allCards(guess)).toEqual(allCards(state));
    }
});

test.each([
  ['nuggets', ['blue 3', 'blue 2', 'green 1']],
  ['cards', ['green 1', 'red 3', 'red 3']],
] as const)('CO-R-65: a player who has picked the right action of a %s duo can carry it out', (duo, hand) => {
  // of the cards that are not seen, few serve: green 1 is the only one of its price, and two 3s are the only pair
  const placed = {
    players: [{}, { hand: [...hand], nuggets: 1, area: ['blue 1', 'blue 2', 'blue 3', 'red 3'] as CardName[] }],
    pile: ['grey 3', 'purple 2', 'orange 3'] as CardName[],
    rest: 'discard' as const,
    sealed: true,
  };
  const state = doing(placed, [
    { step: 'duo', duo, side: 'left' },
    { step: 'duo', duo, side: 'right' },
  ]);
  expect(choicesOf(state, 1).length).toBeGreaterThan(0);
  const random = createRandom('picked');
  for (let i = 0; i < 30; i++)
    for (const viewer of [0, 'spectator'] as Viewer[]) {
      const guess = rules.determinize(rules.view(state, viewer), random);
      expect(choicesOf(guess, 1).length).toBeGreaterThan(0);
      expect(allCards(guess)).toEqual(allCards(state));
    }
});

test('CO-R-65: a secret pick of a Tick duo is guessed as one that can be carried out', () => {
  // of seat 1 everything that is open is on the railway; seat 0 has not picked yet
  const state = position({
    players: [{ ticked: ['V1'] }, { stations: ['r1'] }],
    sealed: true,
    stack: [{ step: 'families' }, { step: 'showPicks', duo: 'tick' }],
  });
  state.flow.lanes = [[{ step: 'pick', duo: 'tick' }], [{ step: 'pick', duo: 'tick' }]];
  expect(choicesOf(state, 1)).toEqual([{ do: 'pick', side: 'right' }]);
  act(state, 1, { do: 'pick', side: 'right' });
  for (const viewer of [0, 'spectator'] as Viewer[]) {
    const guess = rules.determinize(rules.view(state, viewer), createRandom('pick'));
    expect(guess.players.map(({ picked }) => picked)).toEqual([null, 'right']);
    act(guess, 0, { do: 'pick', side: 'left' });
    expect(choicesOf(guess, 1)).toEqual(['r2', 'r4'].map((name) => ({ do: 'tickStation', station: station(name) })));
  }
});

test('CO-R-65: a secret pick of another duo is guessed as the left one, which needs no card, even if no stage is open', () => {
  const state = position({
    players: [{ ticked: ['V1'] }, { hand: ['red 1'], nuggets: 1 }],
    sealed: true,
    stack: [{ step: 'families' }, { step: 'showPicks', duo: 'nuggets' }],
  });
  state.flow.lanes = [[{ step: 'pick', duo: 'nuggets' }], [{ step: 'pick', duo: 'nuggets' }]];
  act(state, 1, { do: 'pick', side: 'right' });
  const guess = rules.determinize(rules.view(state, 0), createRandom('pick'));
  expect(guess.players[1]!.picked).toBe('left');
});

test('CO-SET-06: other hands, the pile and secret choices are guessed anew each time', () => {
  const state = doing({ players: [{ hand: ['red 1'] }, { hand: ['red 2', 'blue 3', 'grey 1', 'grey 3'] }] }, [
    CARDS,
    CARDS,
  ]);
  const random = createRandom('anew');
  const guesses = Array.from({ length: 20 }, () => rules.determinize(rules.view(state, 0), random));
  expect(new Set(guesses.map(({ players }) => `${players[1]!.hand}`)).size).toBeGreaterThan(5);
  expect(new Set(guesses.map(({ pile }) => `${pile}`)).size).toBe(20);
  for (const { players } of guesses) expect(players[0]!.hand).toEqual(ids('red 1'));

  const { state: villages } = start(3, 'villages');
  act(villages, 1, { do: 'village', region: region('V1') });
  const chosen = Array.from({ length: 20 }, () => rules.determinize(rules.view(villages, 0), random).players);
  expect(new Set(chosen.map((players) => players[1]!.village))).toEqual(
    new Set(['V1', 'V2'].map((name) => region(name))),
  );
  for (const players of chosen) expect([players[0]!.village, players[2]!.village]).toEqual([null, null]);
});
