import type { ScoreLine, ScoreSheet, Seat, Viewer } from '@cordillera/engine';
import { cloneLandscape, type Landscape, unlay } from '../actions/landscape.ts';
import { type Box, rulesOf } from '../content/box.ts';
import { type CardSymbol, type Destination, type NotebookCard, SYMBOLS } from '../content/types.ts';
import type { Face, GroupState, PlayerState, SierraState } from '../state.ts';
import { type Board, countBits, fillBoard } from './board.ts';

/** The public landscape: without the drafts of this round. */
export function shownLandscape(group: GroupState): Landscape {
  const landscape = cloneLandscape(group.landscape);
  for (const placement of group.draft.toReversed()) unlay(landscape, placement);
  return landscape;
}

/** The inputs of a member’s score besides the landscape. */
export interface Scoring {
  stage: number | null;
  destination: number;
  face: Face | null;
  given: readonly number[];
  kept: readonly number[];
}

/** The points of a landscape for one member, line by line (SI-SCORE-02 to 05, stage rules by SI-R-78). */
export function scoreLines(box: Box, board: Board, scoring: Scoring): ScoreLine[] {
  const rules = rulesOf(box, scoring.stage);
  const lines: ScoreLine[] = [];
  const { id } = box.destinations[scoring.destination] as Destination;
  const formulas = box.destinationFormulas[scoring.destination] as { A: (b: Board) => number; B: (b: Board) => number };
  const faces: Face[] = rules.bothFaces ? ['A', 'B'] : scoring.face === null ? [] : [scoring.face];
  for (const face of faces)
    lines.push({ source: 'destination', params: { card: `${id}-${face}` }, points: formulas[face](board) });
  SYMBOLS.forEach((symbol, index) => {
    const worth = symbolWorth(symbol, rules.mute, rules.gleam);
    if (worth > 0)
      lines.push({ source: 'symbol', params: { symbol }, points: worth * countBits(board.symbols[index] as number) });
  });
  for (const card of scoring.given) lines.push(notebookLine(box, board, card, 'given'));
  for (const card of scoring.kept) lines.push(notebookLine(box, board, card, 'notebook'));
  if (rules.penalty !== null) {
    const total = lines.reduce((sum, line) => sum + line.points, 0);
    // a score never falls below 0; subtracted from 0 because no penalty is 0 and not -0
    lines.push({ source: 'penalty', points: 0 - Math.min(total, rules.penalty(board)) });
  }
  return lines;
}

/** River and wind bring 1 point unless muted; a gleaming symbol brings 1 more (SI-SYM-02, SI-R-78). */
export const symbolWorth = (symbol: CardSymbol, mute: readonly CardSymbol[], gleam: readonly CardSymbol[]): number =>
  ((symbol === 'river' || symbol === 'wind') && !mute.includes(symbol) ? 1 : 0) + (gleam.includes(symbol) ? 1 : 0);

const notebookLine = (box: Box, board: Board, card: number, source: string): ScoreLine => ({
  source,
  params: { card: (box.notebook[card] as NotebookCard).id },
  points: (box.notebookFormulas[card] as (b: Board) => number)(board),
});

/** For a viewer, the drafts of their own group count as if they were final (SI-R-26, SI-R-28). */
export function scoreSheet(box: Box, state: SierraState, viewer: Viewer = 'spectator'): ScoreSheet {
  const { board } = box;
  const seats: ScoreSheet['seats'] = [];
  for (const group of state.groups) {
    const own = viewer !== 'spectator' && group.members.includes(viewer);
    fillBoard(board, own || group.draft.length === 0 ? group.landscape : shownLandscape(group), box.mountain);
    for (const seat of group.members) seats[seat] = scoreSeat(box, board, state, group, seat, own);
  }
  return { seats };
}

function scoreSeat(box: Box, board: Board, state: SierraState, group: GroupState, seat: Seat, own: boolean) {
  const { kept, keeping } = state.players[seat] as PlayerState;
  const lines = scoreLines(box, board, {
    stage: state.stage,
    destination: group.destination,
    face: group.face,
    given: state.given,
    kept: own && keeping !== null ? [...kept, keeping] : kept,
  });
  return { lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
}
