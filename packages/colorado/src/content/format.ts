import type { PackFormat } from '@cordillera/engine';
import { problemWords } from '../words/problems.ts';
import { checkContent } from './checks/index.ts';
import { files } from './schema.ts';
import type { ColoradoContent } from './types.ts';

/** The format of a Colorado pack. */
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
