import type { PackFormat } from '@cordillera/engine';
import { problemWords } from '../words/problems.ts';
import { checkContent } from './checks/index.ts';
import { files } from './schema.ts';
import type { SierraWestContent } from './types.ts';

/** The format of a Sierra West pack. */
export const sierraWestFormat: PackFormat<SierraWestContent, typeof files> = {
  files,
  build: (parsed) => ({
    starting: parsed['starting.json'].cards,
    modeCards: parsed['starting.json'].modeCards,
    modes: {
      'apple-hill': parsed['apple-hill.json'],
      'boats-and-banjos': parsed['boats-and-banjos.json'],
      'gold-rush': parsed['gold-rush.json'],
      'outlaws-and-outposts': parsed['outlaws-and-outposts.json'],
    },
    boards: parsed['boards.json'],
    cabins: parsed['cabins.json'],
    planCards: parsed['hastings.json'].planCards,
    fishTable: parsed['hastings.json'].fishTable,
  }),
  check: checkContent,
  words: problemWords,
};
