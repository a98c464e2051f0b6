import type { PackProblem } from '@cordillera/engine';
import {
  COLOURS,
  type DestinationFace,
  type MountainKind,
  type NotebookCard,
  type SierraContent,
  SYMBOLS,
} from '../types.ts';
import { problem } from './problem.ts';
import { repeated } from './repeated.ts';
import { canonicalFormula, checkScores, mentioned } from './scores.ts';

/** A game of 7 players draws 74 cards; given the evenness above, the smallest deck has 84. */
const MIN_MOUNTAIN = 76;

/** With 8 players, 28 cards are kept when the last 8 are drawn. */
const MIN_BASIC = 36;

export function checkMountain(cards: MountainKind[]): PackProblem[] {
  const file = 'mountain.json';
  const problems: PackProblem[] = [];
  const copies = (kinds: MountainKind[]) => kinds.reduce((sum, kind) => sum + kind.copies, 0);
  const colours = tally(COLOURS, (each) => copies(cards.filter((card) => card.colour === each)));
  const symbols = tally(SYMBOLS, (each) => copies(cards.filter((card) => card.symbol === each)));
  // Even over 4 colours and over 6 symbols, the size is automatically a multiple of 12.
  if (!colours.even) problems.push(problem('mountain-colours', { file }, { counts: colours.text }));
  if (!symbols.even) problems.push(problem('mountain-symbols', { file }, { counts: symbols.text }));
  const found = copies(cards);
  if (found < MIN_MOUNTAIN) problems.push(problem('mountain-size', { file }, { found, min: MIN_MOUNTAIN }));
  for (const { index, item } of repeated(cards, (card) => `${card.colour} ${card.symbol}`)) {
    problems.push(problem('mountain-twice', { file, card: `#${index}` }, { colour: item.colour, symbol: item.symbol }));
  }
  return problems;
}

export function checkNotebook(cards: NotebookCard[]): PackProblem[] {
  const file = 'notebook.json';
  const problems: PackProblem[] = [];
  const basic = cards.filter((card) => card.kind === 'basic');
  const found = basic.reduce((sum, card) => sum + card.copies, 0);
  if (found < MIN_BASIC) problems.push(problem('basic-size', { file }, { found, min: MIN_BASIC }));
  for (const { item } of repeated(cards, (card) => card.id)) {
    problems.push(problem('notebook-twice', { file, card: item.id, field: 'id' }));
  }
  for (const { item, first } of repeated(cards, (card) => canonicalFormula(card.scores))) {
    problems.push(problem('formula-twice', { file, card: item.id, field: 'scores' }, { other: first.id }));
  }
  const mentions = basic.map((card) => mentioned(card.scores));
  const onCards = (word: string) => mentions.filter((words) => words.has(word)).length;
  for (const [code, words] of [
    ['unfair-symbols', ['mammal', 'bird', 'house', 'ruin']],
    ['unfair-river-wind', ['river', 'wind']],
    ['unfair-colours', COLOURS],
  ] as const) {
    const counts = tally(words, onCards);
    if (!counts.even) problems.push(problem(code, { file }, { counts: counts.text }));
  }
  for (const card of cards) problems.push(...checkScores(card.scores, { file, card: card.id }, 'scores'));
  return problems;
}

export function checkDestinations({ destinations }: SierraContent): PackProblem[] {
  const file = 'destinations.json';
  const problems: PackProblem[] = [];
  for (const { item } of repeated(destinations, (card) => card.id)) {
    problems.push(problem('destination-twice', { file, card: item.id, field: 'id' }));
  }
  // Four groups need four cards of four colours; four colours are four cards at least.
  const missing = COLOURS.filter((each) => !destinations.some((card) => card.colour === each));
  if (missing.length > 0) problems.push(problem('destination-colours', { file }, { missing: missing.join(', ') }));
  for (const card of destinations) {
    for (const [side, { scores }] of Object.entries<DestinationFace>(card.faces)) {
      problems.push(...checkScores(scores, { file, card: card.id }, `faces.${side}.scores`));
    }
  }
  return problems;
}

function tally<T extends string>(words: readonly T[], count: (word: T) => number): { even: boolean; text: string } {
  const counts = words.map(count);
  return { even: new Set(counts).size === 1, text: words.map((word, index) => `${word} ${counts[index]}`).join(', ') };
}
