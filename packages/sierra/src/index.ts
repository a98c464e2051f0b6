import type { Game } from '@cordillera/engine';
import { beatOf } from './beats.ts';
import { unpack } from './content/box.ts';
import { sierraFormat } from './content/format.ts';
import { housePack } from './content/house.ts';
import { optionsSchema, seatRange } from './options.ts';
import { sierraRules } from './rules.ts';
import type { SierraTypes } from './state.ts';
import { optionWords } from './words/options.ts';

export * from './actions/landscape.ts';
export { beatOf } from './beats.ts';
export * from './campaign.ts';
export { type Box, rulesOf, unpack } from './content/box.ts';
export type { MountainCard } from './content/mountainCard.ts';
export * from './content/types.ts';
export { groupSizes, MODES, type Mode, type SierraOptions } from './options.ts';
export * from './rules.ts';
export { type Board, countBits, createBoard, fillBoard } from './scoring/board.ts';
export { compileScore, type ScoreFormula } from './scoring/compile.ts';
export { explainLines, scoringCards } from './scoring/explain.ts';
export { type Scoring, scoreLines, symbolWorth } from './scoring/sheet.ts';
export type * from './state.ts';
export type * from './view.ts';
export * from './words/index.ts';
export { housePack, sierraFormat };

export const sierra: Game<SierraTypes> = {
  id: 'sierra',
  version: 1,
  options: optionsSchema,
  optionWords,
  seats: seatRange,
  format: sierraFormat,
  house: housePack,
  beatOf,
  rules: (content) => sierraRules(unpack(content)),
};
