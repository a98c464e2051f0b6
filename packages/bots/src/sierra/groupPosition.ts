import type { Rules, Seat } from '@cordillera/engine';
import {
  type Board,
  type Box,
  type CardSymbol,
  cloneLandscape,
  countBits,
  createBoard,
  type Face,
  fillBoard,
  type GroupView,
  type Landscape,
  lay,
  type MountainCard,
  type PlayerView,
  rulesOf,
  type ScoreFormula,
  type SierraRules,
  type SierraTypes,
  type SierraView,
  SYMBOLS,
  symbolWorth,
  unlay,
} from '@cordillera/sierra';

/** What one member of the group scores with. */
interface Member {
  seat: Seat;
  notebook: number[];
}

/** The group's position during a search: a landscape to try cards on, and the scoring. */
export interface GroupPosition {
  box: Box;
  view: SierraView;
  seat: Seat;
  landscape: Landscape;
  board: Board;
  shared: ScoreFormula;
  members: Member[];
  /** How many cards the landscape has at the end of the game. */
  finalSize: number;
}

const boxOf = (rules: Rules<SierraTypes>): Box => (rules as SierraRules).box;

export function groupPositionOf(rules: Rules<SierraTypes>, view: SierraView, seat: Seat): GroupPosition {
  const box = boxOf(rules);
  const { group: index } = view.players[seat] as PlayerView;
  const group = view.groups[index] as GroupView;
  const stage = rulesOf(box, view.stage);
  return {
    box,
    view,
    seat,
    landscape: cloneLandscape(group.landscape),
    board: createBoard(),
    shared: sharedScore(box, view, group),
    members: group.members.map((member) => {
      const { kept, keeping } = view.players[member] as PlayerView;
      return { seat: member, notebook: keeping === null ? kept : [...kept, keeping] };
    }),
    finalSize: 2 * group.rounds + stage.startLine,
  };
}

/** The score that all members share: Destination, rivers and winds, given cards, less the stage's penalty. */
function sharedScore(box: Box, view: SierraView, group: GroupView): ScoreFormula {
  const stage = rulesOf(box, view.stage);
  const { destination } = group;
  const faces: Face[] = stage.bothFaces ? ['A', 'B'] : group.face === null ? [] : [group.face];
  const formulas = faces.map((face) => (box.destinationFormulas[destination] as Record<Face, ScoreFormula>)[face]);
  for (const card of view.given) formulas.push(box.notebookFormulas[card] as ScoreFormula);
  const worth = SYMBOLS.map((symbol: CardSymbol) => symbolWorth(symbol, stage.mute, stage.gleam));
  return (board) => {
    let points = 0;
    for (const formula of formulas) points += formula(board);
    for (let i = 0; i < worth.length; i++) {
      if (worth[i] !== 0) points += (worth[i] as number) * countBits(board.symbols[i] as number);
    }
    return stage.penalty === null ? points : points - stage.penalty(board);
  };
}

/**
 * The group's objective: the sum of the members' points; in the cooperative campaign the lowest counts twice
 * (SI-COOP-06).
 */
export function evaluate(thought: GroupPosition): number {
  const { box, board, members, view } = thought;
  fillBoard(board, thought.landscape, box.mountain);
  const shared = thought.shared(board);
  let sum = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (const { notebook } of members) {
    let points = shared;
    for (const card of notebook) points += (box.notebookFormulas[card] as ScoreFormula)(board);
    sum += points;
    if (points < lowest) lowest = points;
  }
  return view.mode === 'cooperative' ? lowest + sum : sum;
}

export interface Lay {
  do: 'lay';
  card: number;
  row: number;
  column: number;
}

/** Calls `look` with the card in its place, then removes the card. */
export function withTrialCard<T>(thought: GroupPosition, choice: Lay, look: () => T): T {
  const { colour } = thought.box.mountain[choice.card] as MountainCard;
  lay(thought.landscape, choice.card, colour, choice);
  const seen = look();
  unlay(thought.landscape, choice);
  return seen;
}
