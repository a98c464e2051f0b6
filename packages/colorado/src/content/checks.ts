import type { PackProblem } from '@cordillera/engine';
import { checkBoard } from './checks/board.ts';
import { checkDeck } from './checks/deck.ts';
import { checkIcons } from './checks/icons.ts';
import { checkKinds } from './checks/kinds.ts';
import { checkMap } from './checks/map.ts';
import { checkRail } from './checks/rail.ts';
import { checkMedals, checkTracks } from './checks/reach.ts';
import type { ColoradoContent } from './types.ts';

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
