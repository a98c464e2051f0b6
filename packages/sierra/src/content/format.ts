import type { PackFormat } from '@cordillera/engine';
import { problemWords } from '../words/problems.ts';
import { checkContent } from './checks/index.ts';
import { files } from './schema.ts';
import type { SierraContent } from './types.ts';

/** The format of a Sierra pack. */
export const sierraFormat: PackFormat<SierraContent, typeof files> = {
  files,
  build: (parsed) => ({
    mountain: parsed['mountain.json'].cards,
    notebook: parsed['notebook.json'].cards,
    destinations: parsed['destinations.json'].destinations,
    stages: parsed['stages.json'].stages,
  }),
  check: checkContent,
  words: problemWords,
};
