import type { CardSymbol, Colour, Line, Num } from '../src/sierra/cards.ts';
import type { KeptCard, Table } from '../src/watch/table.ts';

/** A made-up moment of a team game of five in round 5, for looking at components without an engine. */
let next = 0;
const line = (row: number, start: number, colour: Colour, ...symbols: CardSymbol[]): Line => ({
  row,
  start,
  cards: symbols.map((symbol) => ({ id: `card ${next++}`, colour, symbol })),
});
const kept = (
  id: string,
  name: string,
  text: string,
  scores: Num,
  points: number,
  rest: Partial<KeptCard> = {},
): KeptCard => ({
  key: id,
  face: { id, name, text, scores, kind: id.startsWith('N-A') ? 'advanced' : 'basic' },
  points,
  gained: 0,
  fresh: false,
  ...rest,
});
const cards = (...symbol: CardSymbol[]): Num => ({ op: 'cards', sel: { symbol } });

const mine = [
  line(2, 1, 'teal', 'house', 'river'),
  line(1, 0, 'crimson', 'wind', 'house', 'mammal'),
  line(0, 1, 'violet', 'ruin', 'mammal', 'bird'),
  line(-1, 2, 'ochre', 'river', 'ruin'),
];
const theirs = [
  line(2, 1, 'ochre', 'bird', 'house'),
  line(1, 0, 'violet', 'wind', 'mammal', 'bird'),
  line(0, 2, 'teal', 'river', 'ruin'),
  line(-1, 3, 'crimson', 'bird'),
];

export const fixture: Table = {
  mode: 'team',
  round: 5,
  rounds: 8,
  trioRounds: 1,
  piles: { mountain: 62, notebook: 52 },
  over: false,
  bonuses: [],
  suns: null,
  stage: null,
  seedHash: '9f2c4be1a07d5c3e8b6f1d20e4a79c5be1a07d5c3e8b6f1d20e4a79c5b9f2c4b',
  seed: null,
  prompt: { seat: 1, text: 'Mateo lays a crimson mammal.', note: 'Watering Place: 4 → 8 for Noor.' },
  groups: [
    {
      id: 0,
      name: 'The Ridge Walkers',
      destination: {
        id: 'D5',
        name: 'Salt River',
        face: 'A',
        colour: 'teal',
        text: '3 per river adjacent to a house or mammal.',
        scores: {
          op: 'mul',
          by: 3,
          of: { op: 'cards', sel: { symbol: ['river'], has: [{ rel: 'adj', sel: { symbol: ['house', 'mammal'] } }] } },
        },
        points: 6,
      },
      waters: 3,
      penalty: 0,
      lines: mine,
      laid: [mine[1]!.cards[2]!, mine[3]!.cards[1]!],
      cards: 10,
      allCards: 16,
      seats: [
        {
          seat: 0,
          name: 'Noor',
          total: 23,
          ready: true,
          doing: 'ready',
          role: null,
          kept: [
            kept(
              'N-B01',
              'Watering Place',
              '4 per mammal adjacent to a river.',
              {
                op: 'mul',
                by: 4,
                of: { op: 'cards', sel: { symbol: ['mammal'], has: [{ rel: 'adj', sel: { symbol: ['river'] } }] } },
              },
              8,
              { gained: 4 },
            ),
            kept(
              'N-B14',
              'The Long Ridge',
              '2 per card of the longest line.',
              { op: 'mul', by: 2, of: { op: 'longest', of: 'line' } },
              6,
            ),
          ],
        },
        {
          seat: 1,
          name: 'Mateo',
          total: 23,
          ready: false,
          doing: 'keeps a Notebook card',
          role: 'duo',
          kept: [
            kept(
              'N-B05',
              'Then and Now',
              '4 per pair of a house and a ruin, anywhere.',
              { op: 'mul', by: 4, of: { op: 'sets', of: [{ symbol: ['house'] }, { symbol: ['ruin'] }] } },
              8,
            ),
            kept(
              'N-B21',
              'Watchtowers',
              '3 per ruin at an end of its line.',
              { op: 'mul', by: 3, of: { op: 'cards', sel: { symbol: ['ruin'], at: ['lineEnd'] } } },
              6,
            ),
            kept(
              'N-A23',
              'Circling Above',
              '5 per bird directly above a mammal.',
              {
                op: 'mul',
                by: 5,
                of: { op: 'cards', sel: { symbol: ['bird'], has: [{ rel: 'below', sel: { symbol: ['mammal'] } }] } },
              },
              0,
              { fresh: true },
            ),
          ],
        },
      ],
    },
    {
      id: 1,
      name: 'Condor Friends',
      destination: {
        id: 'D3',
        name: 'Condor Ledge',
        face: 'A',
        colour: 'crimson',
        text: '2 per bird at a line end.',
        scores: { op: 'mul', by: 2, of: { op: 'cards', sel: { symbol: ['bird'], at: ['lineEnd'] } } },
        points: 6,
      },
      waters: 2,
      penalty: 0,
      lines: theirs,
      laid: [theirs[3]!.cards[0]!],
      cards: 8,
      allCards: 18,
      seats: [
        {
          seat: 2,
          name: 'Iris',
          total: 23,
          ready: true,
          doing: 'ready',
          role: null,
          kept: [
            kept(
              'N-B11',
              'Flock',
              '1, 3, 6, 10, 15 for 1, 2, 3, 4, 5 or more birds.',
              { op: 'steps', of: cards('bird'), table: [0, 1, 3, 6, 10, 15] },
              6,
            ),
            kept(
              'N-B22',
              'A Bit of Everything',
              '3 per different symbol in your most varied line.',
              { op: 'mul', by: 3, of: { op: 'bestKinds', of: 'line' } },
              9,
            ),
          ],
        },
        {
          seat: 3,
          name: 'Tomek',
          total: 12,
          ready: false,
          doing: 'keeps a Notebook card',
          role: 'trio',
          kept: [
            kept(
              'N-B06',
              'Field Guide',
              '4 per pair of a mammal and a bird.',
              { op: 'mul', by: 4, of: { op: 'sets', of: [{ symbol: ['mammal'] }, { symbol: ['bird'] }] } },
              4,
            ),
          ],
        },
        {
          seat: 4,
          name: 'Léa',
          total: 12,
          ready: false,
          doing: 'lays a card',
          role: null,
          kept: [
            kept(
              'N-B16',
              'Broad Shoulders',
              '4 per line of at least 3 cards.',
              { op: 'mul', by: 4, of: { op: 'lines', where: { size: [3] } } },
              4,
            ),
          ],
        },
      ],
    },
  ],
  log: [
    { id: 1, round: 4, seat: 0, text: 'Noor kept The Long Ridge.' },
    { id: 2, round: 4, seat: 3, text: 'Tomek laid a crimson bird below the ruin.' },
    { id: 3, round: 4, seat: null, text: '2 cards passed each way.' },
    { id: 4, round: 5, seat: null, text: 'Role cards: Mateo and Tomek.' },
    { id: 5, round: 5, seat: 2, text: 'Iris is ready.' },
    { id: 6, round: 5, seat: 1, text: 'Mateo laid an ochre ruin beside the river.' },
  ],
};
