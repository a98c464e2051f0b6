import { type Board, createBoard } from '../scoring/board.ts';
import { compileScore, type ScoreFormula } from '../scoring/compile.ts';
import { plainGame, type StageRules, stageRules } from '../stageRules.ts';
import type { MountainCard } from './mountainCard.ts';
import { COLOURS, type Destination, type NotebookCard, type SierraContent, type Stage, SYMBOLS } from './types.ts';

/** A content pack unpacked: every physical card by its number, every formula ready to run. */
export interface Box {
  mountain: MountainCard[];
  /** By card number; copies of one card share the entry. */
  notebook: NotebookCard[];
  notebookFormulas: ScoreFormula[];
  destinations: Destination[];
  /** By destination number, then face. */
  destinationFormulas: { A: ScoreFormula; B: ScoreFormula }[];
  stages: Stage[];
  stageRules: StageRules[];
  /** The scorer's scratch board: refilled before every use, so that scoring allocates nothing. */
  board: Board;
}

export function unpack(content: SierraContent): Box {
  const mountain = content.mountain.flatMap(({ colour, symbol, copies }) =>
    Array.from({ length: copies }, () => ({
      colour,
      symbol,
      colourIndex: COLOURS.indexOf(colour),
      symbolIndex: SYMBOLS.indexOf(symbol),
    })),
  );
  const compiled = content.notebook.map((card) => ({ card, formula: compileScore(card.scores) }));
  const copies = compiled.flatMap((entry) => Array.from({ length: entry.card.copies }, () => entry));
  return {
    mountain,
    notebook: copies.map((entry) => entry.card),
    notebookFormulas: copies.map((entry) => entry.formula),
    destinations: content.destinations,
    destinationFormulas: content.destinations.map(({ faces }) => ({
      A: compileScore(faces.A.scores),
      B: compileScore(faces.B.scores),
    })),
    stages: content.stages,
    stageRules: content.stages.map(stageRules),
    board: createBoard(),
  };
}

/** The special rules in force: those of the stage, or none outside the campaign. */
export const rulesOf = (box: Box, stage: number | null): StageRules =>
  stage === null ? plainGame : (box.stageRules[stage - 1] as StageRules);
