import type { RawPack } from '@cordillera/engine';
import destinations from './house/destinations.json' with { type: 'json' };
import mountain from './house/mountain.json' with { type: 'json' };
import notebook from './house/notebook.json' with { type: 'json' };
import stages from './house/stages.json' with { type: 'json' };

/** The cards that come with the game: docs/rules/sierra.md, sections 16 and 17. */
export const housePack: RawPack = {
  id: 'house',
  files: {
    'mountain.json': mountain,
    'notebook.json': notebook,
    'destinations.json': destinations,
    'stages.json': stages,
  },
};
