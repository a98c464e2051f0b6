import type { PackProblem } from '@cordillera/engine';
import type { ColoradoContent } from '../types.ts';
import { checkBoard } from './board.ts';
import { checkDeck } from './deck.ts';
import { checkIcons } from './icons.ts';
import { checkKinds } from './kinds.ts';
import { checkMap } from './map.ts';
import { checkRail } from './rail.ts';
import { checkMedals, checkTracks } from './reach.ts';

/** Section 17.2, and what the rules need besides: IDs that are unique, and lists that name what exists. */
export const checkContent = (content: ColoradoContent): PackProblem[] => [
  ...checkMap(content),
  ...checkRail(content),
  ...checkIcons(content),
  ...checkKinds(content),
  ...checkTracks(content),
  ...checkMedals(content),
  ...checkBoard(content),
  ...checkDeck(content),
];
