import type { Game } from '@cordillera/engine';
import { unpack } from './content/box.ts';
import { coloradoFormat } from './content/format.ts';
import { housePack } from './content/house.ts';
import { optionsSchema, seatRange } from './options.ts';
import { coloradoRules } from './rules.ts';
import type { ColoradoTypes } from './state.ts';

export const colorado: Game<ColoradoTypes> = {
  id: 'colorado',
  version: 1,
  options: optionsSchema,
  seats: seatRange,
  format: coloradoFormat,
  house: housePack,
  rules: (content) => coloradoRules(unpack(content)),
};

export {
  areaOf,
  cardsIn,
  completeFamilies,
  copiesIn,
  identitiesIn,
  isAlike,
  isInArea,
  pairsIn,
} from './actions/cards.ts';
export { LAST_SLOT, wonThisTurn } from './actions/medals.ts';
export * from './actions/sheet.ts';
export type { BlockedRule } from './blocked.ts';
export * from './content/box.ts';
export * from './content/types.ts';
export { unseenCards } from './determinize.ts';
export { LAST_TURN } from './flow/endOfTurn.ts';
export * from './knownHands.ts';
export type { ColoradoOptions } from './options.ts';
export * from './rules.ts';
export { flagPoints, totalOf } from './scoring/sheet.ts';
export type * from './state.ts';
export { CONTESTED } from './state.ts';
export * from './view.ts';
export * from './words/index.ts';
export { coloradoFormat, housePack };
