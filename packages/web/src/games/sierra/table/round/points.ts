import { type Box, createBoard, fillBoard, type Landscape, type SierraView, scoreLines } from '@cordillera/sierra';

/** What every seat would score if the game ended now. */
export interface SeatPoints {
  destination: number;
  /** Rivers, winds and whatever symbols a stage lets gleam. */
  symbols: number;
  penalty: number;
  /** In the order of the cards: those that the stage gives, then those kept. */
  notebook: number[];
  total: number;
}

const board = createBoard();

/** The Notebook cards of a seat, with the one that it has chosen in this round if the viewer can know it. */
export function notebookNow(view: SierraView, seat: number): readonly number[] {
  const { kept, keeping } = view.players[seat]!;
  return keeping === null ? kept : [...kept, keeping];
}

/** The points of one group with this landscape, by seat. `notebookOf`: the Notebook cards to score for each seat. */
export function groupPoints(
  box: Box,
  view: SierraView,
  index: number,
  landscape: Landscape,
  notebookOf: (seat: number) => readonly number[] = (seat) => notebookNow(view, seat),
): Map<number, SeatPoints> {
  const { members, destination, face } = view.groups[index]!;
  const { stage, given } = view;
  const points = new Map<number, SeatPoints>();
  fillBoard(board, landscape, box.mountain);
  for (const seat of members) {
    const lines = scoreLines(box, board, { stage, given, kept: notebookOf(seat), destination, face });
    const sum = (...sources: string[]): number =>
      lines.reduce((total, line) => total + (sources.includes(line.source) ? line.points : 0), 0);
    points.set(seat, {
      destination: sum('destination'),
      symbols: sum('symbol'),
      penalty: sum('penalty'),
      notebook: lines.filter(({ source }) => source === 'given' || source === 'notebook').map((line) => line.points),
      total: sum('destination', 'symbol', 'given', 'notebook', 'penalty'),
    });
  }
  return points;
}

export function pointsOf(box: Box, view: SierraView): SeatPoints[] {
  const seats: SeatPoints[] = [];
  view.groups.forEach(({ landscape }, index) => {
    for (const [seat, points] of groupPoints(box, view, index, landscape)) seats[seat] = points;
  });
  return seats;
}
