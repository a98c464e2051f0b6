import { loadHousePack, type Pack } from '@cordillera/engine';
import { type Box, housePack, type SierraWestContent, sierraWestFormat, unpack } from '@cordillera/sierra-west';

/** The cards that come with Sierra West, unpacked once for every screen that only shows them. */
export const box = unpack(loadHousePack({ format: sierraWestFormat, house: housePack }).content);

const boxes = new WeakMap<Pack<object>, Box>();

/** The cards of this set, unpacked once; the house set for null. */
export function boxOf(pack: Pack<object> | null): Box {
  if (pack === null) return box;
  const known = boxes.get(pack) ?? unpack(pack.content as SierraWestContent);
  boxes.set(pack, known);
  return known;
}
