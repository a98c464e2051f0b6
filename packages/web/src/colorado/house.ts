import { coloradoFormat, housePack, unpack } from '@cordillera/colorado';
import { loadPack } from '@cordillera/engine';

/** The cards that come with Colorado, unpacked once for every screen that only tells about them. */
export const box = unpack(loadPack(coloradoFormat, housePack).content);
