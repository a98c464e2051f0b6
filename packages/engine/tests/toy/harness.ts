import { createStreams, loadPack, shuffle, type Viewer } from '../../src/index.ts';
import type { Configuration, Harness } from '../../src/laws/index.ts';
import { caravanFormat, caravanSpice } from './content.ts';
import { winnersOf } from './scoring.ts';
import { type CaravanState, type CaravanTypes, STREAMS } from './state.ts';
import { caravanWords } from './words.ts';

export const spice = loadPack(caravanFormat, caravanSpice);

export const caravanConfigurations: Configuration<CaravanTypes>[] = [
  { name: 'alone', options: { rounds: 2 }, seats: 1 },
  { name: 'two', options: {}, seats: 2 },
  { name: 'four, four rounds', options: { rounds: 4 }, seats: 4 },
  { name: 'three, spice', options: {}, seats: 3, content: spice },
];

const caravanRuleIds = new Set(['CA-DIE-01', 'CA-TOLL-02']);

const EVENTS: readonly CaravanTypes['Event']['type'][] = [
  'roundBegan',
  'drew',
  'drewCard',
  'threw',
  'packed',
  'packedCard',
  'tookBack',
  'readied',
  'laid',
  'tolled',
  'scouted',
  'passed',
  'ended',
];

const cardsSeen = ({ discard, players }: CaravanState, viewer: Viewer): number[] => [
  ...discard,
  ...players.flatMap(({ hand, chosen, laid }, seat) =>
    seat === viewer ? [...laid, ...hand, ...(chosen === null ? [] : [chosen])] : laid,
  ),
];

export const caravanHarness: Harness<CaravanTypes> = {
  games: 12,
  seed: 'caravan',
  replayCommand: ({ name }, seed) =>
    `LAW_REPLAY='${name}' LAW_SEED=${seed} npx vitest run --project engine packages/engine/tests/toy/laws.test.ts`,
  scramble(state, viewer, random, _, after) {
    const others = state.players.filter((_, seat) => seat !== viewer);
    const shown = new Set(after === undefined ? [] : cardsSeen(after, viewer));
    const hidden = [
      ...state.pile,
      ...others.flatMap(({ hand, chosen }) => (chosen === null ? hand : [...hand, chosen])),
    ].filter((card) => !shown.has(card));
    shuffle(random, hidden);
    const deal = (card: number) => (shown.has(card) ? card : (hidden.pop() as number));
    state.pile = state.pile.map(deal);
    for (const player of others) {
      player.hand = player.hand.map(deal);
      if (player.chosen !== null) player.chosen = deal(player.chosen);
    }
    state.streams = createStreams(`scrambled ${random.int(2 ** 31)}`, STREAMS);
    return state;
  },
  redeal(state, first, second) {
    if (first.do !== 'draw' || second.do !== 'draw') return null;
    state.pile.push(...state.pile.splice(-2).reverse());
    return state;
  },
  winners: (state, rules) => winnersOf(rules.score(state).seats.map(({ total }) => total)),
  ruleIds: caravanRuleIds,
  words: caravanWords,
  expected: [
    ...EVENTS.map((type) => `event ${type}`),
    ...['salt', 'wool', 'silk', 'jade', 'pepper', 'saffron'].map((good) => `good ${good}`),
    'end lastRound',
  ],
  reached: ({ rules, state, events, result }) => [
    ...events.map(({ type }) => `event ${type}`),
    ...rules.score(rules.clone(state)).seats.flatMap(({ lines }) => lines.map(({ params }) => `good ${params?.good}`)),
    ...(result === null ? [] : [`end ${result.reason}`]),
  ],
};
