import {
  type BoardMarks,
  type BoardView,
  type BountyBoardSheet,
  CONTESTED,
  type Contested,
  KINDS,
  type Zone,
} from '../content.ts';

/** How many boxes a zone's track has. */
export function boxesOf(board: BountyBoardSheet, zone: Zone): number {
  if (zone === 'saloon') return board.saloon.boxes;
  if (zone === 'tipi' || zone === 'wanted') return board[zone].icons.length;
  return board.flags[zone].values.length;
}

function medalsOf(board: BountyBoardSheet, zone: Zone): readonly number[] {
  if (zone === 'tipi' || zone === 'saloon' || zone === 'wanted') return board[zone].medals;
  const { medal } = board.flags[zone];
  return medal === null ? [] : [medal];
}

/** A box that may win a medal: both ends of the tipi track, the last box of the others. */
export const isGoal = (board: BountyBoardSheet, zone: Zone, box: number): boolean =>
  medalsOf(board, zone).length > 0 && (box === boxesOf(board, zone) - 1 || (zone === 'tipi' && box === 0));

export function hasBox(marks: BoardMarks, zone: Zone, box: number): boolean {
  if (zone === 'tipi') return ((marks.tipi >> box) & 1) === 1;
  if (zone === 'saloon' || zone === 'wanted') return box < marks[zone];
  return box < marks.flags[KINDS.indexOf(zone)]!;
}

/** One more tick reaches a goal box. */
function isOneAway(board: BountyBoardSheet, zone: Zone, marks: BoardMarks): boolean {
  const last = boxesOf(board, zone) - 1;
  const between = (goal: number, before: number): boolean => !hasBox(marks, zone, goal) && hasBox(marks, zone, before);
  return between(last, last - 1) || (zone === 'tipi' && between(0, 1));
}

/** How a contested medal stands. */
export interface ContestedMedal {
  points: number;
  state: 'free' | 'reached' | 'gone';
  /** Who reached it in this turn, or who is one tick away from it. */
  seats: number[];
}

/** The medals of a zone from the highest down; the first that is left is what the next goal box wins. */
export function contestedMedals(board: BountyBoardSheet, view: BoardView, zone: Contested): ContestedMedal[] {
  const i = CONTESTED.indexOf(zone);
  const seatsWith = (is: (marks: BoardMarks) => boolean): number[] =>
    view.players.flatMap((marks, seat) => (is(marks) ? [seat] : []));
  const next = view.ticked[zone];
  return medalsOf(board, zone).map((points, at): ContestedMedal => {
    if (at < view.taken[i]!) return { points, state: 'gone', seats: [] };
    if (at < next) return { points, state: 'reached', seats: seatsWith(({ goals }) => goals[i]! > 0) };
    const near = at === next ? seatsWith((marks) => marks.goals[i] === 0 && isOneAway(board, zone, marks)) : [];
    return { points, state: 'free', seats: near };
  });
}
