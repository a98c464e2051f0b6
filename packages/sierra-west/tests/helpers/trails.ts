import type { Pack } from '@cordillera/engine';
import type { TrailSpace } from '../../src/content/types.ts';
import type { SierraWestContent } from '../../src/index.ts';
import { house } from './packs.ts';
import { pinned } from './pinned.ts';

/** A trail whose spaces are found by their effect, so that a test holds on any trail. */
export interface Trail {
  name: string;
  spaces: readonly TrailSpace[];
  last: number;
  /** The first space that reaches this many slots. */
  reaching(slots: number): number;
  /** The first space that multiplies by this. */
  times(multiplier: number): number;
  /** The first space from which a step costs this many boots, and the basics it costs besides. */
  costing(boots: number): { at: number; any: number };
}

function trailOf(name: string, { content }: Pack<SierraWestContent>): Trail {
  const spaces = content.boards.trail;
  const first = (what: string, fits: (space: TrailSpace) => boolean): number => {
    const at = spaces.findIndex(fits);
    if (at < 0) throw new Error(`${name} has no space ${what}`);
    return at;
  };
  return {
    name,
    spaces,
    last: spaces.length - 1,
    reaching: (slots) => first(`that reaches ${slots} slots`, ({ reach }) => reach === slots),
    times: (multiplier) => first(`of ${multiplier}x`, (space) => space.multiplier === multiplier),
    costing(boots) {
      const at = first(`left for ${boots} boots`, ({ costToNext }) => costToNext?.boots === boots);
      return { at, any: spaces[at]?.costToNext?.any ?? 0 };
    },
  };
}

/** The trails on which rules about the trail are tested. */
export const TRAILS: readonly Trail[] = [trailOf('the pinned trail', pinned), trailOf('the house set’s trail', house)];
