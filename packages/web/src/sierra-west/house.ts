import { loadPack } from '@cordillera/engine';
import { housePack, sierraWestFormat, unpack } from '@cordillera/sierra-west';

/** The cards that come with Sierra West, unpacked once for every screen that only tells about them. */
export const box = unpack(loadPack(sierraWestFormat, housePack).content);
