import type { PackFormat } from '@cordillera/engine';
import { problemWords } from '../words/problems.ts';
import { checkContent } from './checks/index.ts';
import { files } from './schema.ts';
import type { ColoradoContent } from './types.ts';

/** What a Colorado pack must be. */
export const coloradoFormat: PackFormat<ColoradoContent, typeof files> = {
  files,
  build: (parsed) => ({
    sheet: parsed['route-sheet.json'],
    board: parsed['bounty-board.json'],
    deck: parsed['deck.json'].cards,
  }),
  check: checkContent,
  words: problemWords,
};
