import { type Language, loadHousePack, type Pack } from '@cordillera/engine';
import {
  type Box,
  housePack,
  type SierraContent,
  type SierraSpeaker,
  sierraFormat,
  speak,
  unpack,
} from '@cordillera/sierra';

/** The cards that come with Sierra, unpacked once for every screen that only shows them. */
export const box = unpack(loadHousePack({ format: sierraFormat, house: housePack }).content);

const boxes = new WeakMap<Pack<object>, Box>();

/** The cards of this set, unpacked once; the house set for null. */
export function boxOf(pack: Pack<object> | null): Box {
  if (pack === null) return box;
  const known = boxes.get(pack) ?? unpack(pack.content as SierraContent);
  boxes.set(pack, known);
  return known;
}

/** Sierra's words outside of any game: modes, options, special rules. */
export const speakerOf = (language: Language): SierraSpeaker => speak(language, box, []);
