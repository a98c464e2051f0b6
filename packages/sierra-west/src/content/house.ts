import type { RawPack } from '@cordillera/engine';
import appleHill from './house/apple-hill.json' with { type: 'json' };
import boards from './house/boards.json' with { type: 'json' };
import boatsAndBanjos from './house/boats-and-banjos.json' with { type: 'json' };
import cabins from './house/cabins.json' with { type: 'json' };
import goldRush from './house/gold-rush.json' with { type: 'json' };
import hastings from './house/hastings.json' with { type: 'json' };
import outlawsAndOutposts from './house/outlaws-and-outposts.json' with { type: 'json' };
import starting from './house/starting.json' with { type: 'json' };

/** The cards that come with the game: docs/rules/sierra-west.md, chapter 18. */
export const housePack: RawPack = {
  id: 'house',
  files: {
    'starting.json': starting,
    'apple-hill.json': appleHill,
    'boats-and-banjos.json': boatsAndBanjos,
    'gold-rush.json': goldRush,
    'outlaws-and-outposts.json': outlawsAndOutposts,
    'boards.json': boards,
    'cabins.json': cabins,
    'hastings.json': hastings,
  },
};
