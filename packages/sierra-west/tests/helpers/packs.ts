import { loadPack, type Pack } from '@cordillera/engine';
import {
  housePack,
  type SierraWestContent,
  type SierraWestRules,
  sierraWestFormat,
  sierraWestRules,
  unpack,
} from '../../src/index.ts';
import { pinned } from './pinned.ts';
import type { Trail } from './trails.ts';

export const house: Pack<SierraWestContent> = loadPack(sierraWestFormat, housePack);

/** Rules of the house set with the numbers of pinned.ts. */
export const houseRules = sierraWestRules(unpack(pinned.content));

/** The rules with an edited copy of the house set, without the checks of a pack. */
export function rulesWith(
  edit: (content: SierraWestContent) => void,
  trail?: Trail,
  version?: number,
): SierraWestRules {
  const content = structuredClone(pinned.content) as SierraWestContent;
  if (trail !== undefined) content.boards.trail = structuredClone([...trail.spaces]);
  edit(content);
  return sierraWestRules(unpack(content, version));
}
