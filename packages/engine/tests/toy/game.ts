import * as v from 'valibot';
import { createStreams, type Game, type Piece, previewOf, type Rules, shuffle, withStream } from '../../src/index.ts';
import { type CaravanContent, caravanFormat, caravanHouse } from './content.ts';
import { caravanFlow, playerAt } from './flow.ts';
import { resultOf, scoreSheet } from './scoring.ts';
import { type CaravanState, type CaravanTypes, cloneState, STREAMS } from './state.ts';
import { determinizeView, viewOf } from './view.ts';

const HAND = 3;

/** The rules with the card set, for pages that show the cards. */
export interface CaravanRules extends Rules<CaravanTypes> {
  content: CaravanContent;
}

export function caravanRules(content: CaravanContent): CaravanRules {
  const flow = caravanFlow(content);
  const rules: CaravanRules = {
    content,
    setup({ options, seats, seed }) {
      const streams = createStreams(seed, STREAMS);
      const pile = withStream(streams, 'deck', (random) => shuffle(random, [...content.cards.keys()]));
      const state: CaravanState = {
        rounds: options.rounds,
        round: 0,
        players: Array.from({ length: seats }, () => ({
          hand: pile.splice(-HAND),
          chosen: null,
          laid: [],
          coins: 1,
          thrown: false,
          drawn: false,
          hesitations: 0,
        })),
        pile,
        discard: [],
        supply: seats * options.rounds,
        streams,
        flow: { stack: [{ step: 'round' }], lanes: null },
      };
      return { state, events: flow.start(state) };
    },
    deciders: flow.deciders,
    decision: flow.decision,
    apply: flow.apply,
    clone: cloneState,
    view: viewOf,
    determinize: (view, random) => determinizeView(content, view, random),
    blocked(state, seat) {
      const frame = state.flow.lanes === null ? state.flow.stack.at(-1) : state.flow.lanes[seat]?.at(-1);
      if (frame?.step === 'choose' && playerAt(state, seat).thrown)
        return [{ choice: { do: 'throw' }, rule: 'CA-DIE-01' }];
      if (frame?.step === 'react' && flow.deciders(state)[0] === seat && playerAt(state, frame.leader).coins === 0) {
        return [{ choice: { do: 'toll' }, rule: 'CA-TOLL-02' }];
      }
      return [];
    },
    score: (state, viewer) => scoreSheet(content, state, viewer),
    preview: (state, seat, choice) => previewOf(rules, state, seat, choice),
    result: (state) => resultOf(content, state),
    // CA-DRAW-02: the last goods of the pile go to the first who draw.
    commutes: ({ flow, pile, players }, a, b) => a !== b && flow.lanes !== null && pile.length >= players.length,
    // CA-PACK-01: what a player does in the simultaneous phase affects nobody else, and a drawn good stays drawn.
    canUndoPast: ({ flow }, seat, other) => seat !== other && flow.lanes !== null,
    pieces: piecesOf,
    turns: (state) => state.round,
    // In a round each seat may throw and draw, packs and gets ready, and one reacts.
    maxForwardChoices: ({ options, seats }) => options.rounds * (4 * seats + 1),
  };
  return rules;
}

function piecesOf(state: CaravanState): Piece[] {
  const cards = (numbers: readonly number[], place: string): Piece[] =>
    numbers.map((card) => ({ id: `card ${card}`, place }));
  // Coins are alike: the first ones lie in the supply, the next with seat 0, and so on.
  const purses = ['supply', ...state.players.map((_, seat) => `purse ${seat}`)];
  const counts = [state.supply, ...state.players.map(({ coins }) => coins)];
  const coins = purses.flatMap((place, index) => Array<string>(counts[index] as number).fill(place));
  return [
    ...cards(state.pile, 'pile'),
    ...cards(state.discard, 'discard'),
    ...state.players.flatMap(({ hand, chosen, laid }, seat) => [
      ...cards(hand, `hand ${seat}`),
      ...cards(chosen === null ? [] : [chosen], `chosen ${seat}`),
      ...cards(laid, `laid ${seat}`),
    ]),
    ...coins.map((place, index) => ({ id: `coin ${index}`, place })),
  ];
}

/** The toy game; rules.md says how it is played. */
export const caravan: Game<CaravanTypes> = {
  id: 'caravan',
  version: 1,
  options: v.strictObject({
    rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)), 3),
  }),
  seats: () => ({ min: 1, max: 4 }),
  format: caravanFormat,
  house: caravanHouse,
  rules: caravanRules,
};
