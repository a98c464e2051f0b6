import type { ScoreLine } from '@cordillera/engine';
import type { Landscape } from '../actions/landscape.ts';
import type { Box } from '../content/box.ts';
import type { CardSymbol, Destination, NotebookCard, Num, Stage } from '../content/types.ts';
import type { Face } from '../state.ts';
import { fillBoard } from './board.ts';
import { numbersIn, scoringCardMask } from './scoringCards.ts';
import { type Scoring, scoreLines } from './sheet.ts';

/** The lines of `scoreLines`, each with the cards that bring its points (SI-R-91); for display only. */
export function explainLines(box: Box, landscape: Landscape, scoring: Scoring): ScoreLine[] {
  const lines = scoreLines(box, fillBoard(box.board, landscape, box.mountain), scoring);
  return lines.map((line) => ({ ...line, cards: scoringCards(box, landscape, scoring.stage, line) }));
}

/** The Mountain cards that bring the points of one line of a score sheet made from this landscape, from the bottom left. */
export function scoringCards(box: Box, landscape: Landscape, stage: number | null, line: ScoreLine): number[] {
  if (line.points === 0) return [];
  const cards = landscape.lines.flatMap((each) => each.cards);
  const board = fillBoard(box.board, landscape, box.mountain);
  return numbersIn(scoringCardMask(ruleOf(box, stage, line), board)).map((index) => cards[index] as number);
}

/** The scoring rule behind a line; sheet.ts defines its parameters. */
function ruleOf(box: Box, stage: number | null, { source, params = {} }: ScoreLine): Num {
  const id = String(params.card);
  switch (source) {
    case 'destination': {
      const { faces } = box.destinations.find((card) => card.id === id.slice(0, -2)) as Destination;
      return faces[id.slice(-1) as Face].scores;
    }
    case 'symbol':
      return { op: 'cards', sel: { symbol: [params.symbol as CardSymbol] } };
    case 'given':
    case 'notebook':
      return (box.notebook.find((card) => card.id === id) as NotebookCard).scores;
    case 'penalty': {
      const { modifiers } = box.stages[(stage as number) - 1] as Stage;
      return modifiers.find((modifier) => modifier.rule === 'penalty')?.scores as Num;
    }
    default:
      throw new Error(`no line of Sierra's score sheet comes from "${source}"`);
  }
}
