import { type Language, loadPack } from '@cordillera/engine';
import { housePack, type SierraSpeaker, sierraFormat, speak, unpack } from '@cordillera/sierra';

/** The cards that come with Sierra, unpacked once for every screen that only tells about them. */
export const box = unpack(loadPack(sierraFormat, housePack).content);

/** Sierra's words outside of any game: modes, options, special rules. */
export const speakerOf = (language: Language): SierraSpeaker => speak(language, box, []);
