import { coloradoFormat, housePack, unpack } from '@cordillera/colorado';
import { loadHousePack } from '@cordillera/engine';

/** The cards that come with Colorado, unpacked once for every screen that only shows them. */
export const box = unpack(loadHousePack({ format: coloradoFormat, house: housePack }).content);
