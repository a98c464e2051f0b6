import { type Box, createBoard, fillBoard, type SierraView, scoreLines } from '@cordillera/sierra';

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

export function pointsOf(box: Box, view: SierraView): SeatPoints[] {
  const board = createBoard();
  const seats: SeatPoints[] = [];
  for (const group of view.groups) {
    fillBoard(board, group.landscape, box.mountain);
    for (const seat of group.members) {
      const { kept } = view.players[seat]!;
      const { stage, given } = view;
      const lines = scoreLines(box, board, { stage, given, kept, destination: group.destination, face: group.face });
      const sum = (...sources: string[]): number =>
        lines.reduce((total, line) => total + (sources.includes(line.source) ? line.points : 0), 0);
      seats[seat] = {
        destination: sum('destination'),
        symbols: sum('symbol'),
        penalty: sum('penalty'),
        notebook: lines.filter(({ source }) => source === 'given' || source === 'notebook').map(({ points }) => points),
        total: sum('destination', 'symbol', 'given', 'notebook', 'penalty'),
      };
    }
  }
  return seats;
}
