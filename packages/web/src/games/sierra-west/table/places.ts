import type { SierraWestView } from '@cordillera/sierra-west';
import type { WestIconName } from '../art/WestIcon.tsx';

/** Maps targets to the panels of a narrow screen. */
export type PlaceName = 'camp' | 'mountain' | 'mode' | 'market' | 'others';

/** The panel of each kind of target (the first word of its name). Kinds not listed are in the prompt. */
const kinds: Record<string, PlaceName> = {
  order: 'camp',
  figure: 'camp',
  path: 'camp',
  summit: 'camp',
  cabin: 'camp',
  animal: 'camp',
  goods: 'camp',
  pile: 'camp',
  tracker: 'camp',
  cart: 'camp',
  mountain: 'mountain',
  trail: 'mountain',
  single: 'mountain',
  slot: 'mode',
  market: 'market',
  track: 'market',
};

/** The panel of a target; null for a button of the prompt. */
export const placeOf = (target: string): PlaceName | null => kinds[target.split(' ', 1)[0]!] ?? null;

/** Counts these targets by panel. */
export function countsOf(targets: readonly string[]): Partial<Record<PlaceName, number>> {
  const counts: Partial<Record<PlaceName, number>> = {};
  for (const target of targets) {
    const place = placeOf(target);
    if (place) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** The content of the mode's panel. */
export const modeIcons = {
  'apple-hill': 'apple-red',
  'boats-and-banjos': 'canoe',
  'gold-rush': 'mine',
  'outlaws-and-outposts': 'outlaw',
} as const satisfies Record<SierraWestView['mode'], WestIconName>;

/** The sign of the mode. */
export const crests = {
  'apple-hill': 'mode-apple',
  'boats-and-banjos': 'mode-boat',
  'gold-rush': 'mode-gold',
  'outlaws-and-outposts': 'mode-out',
} as const satisfies Record<SierraWestView['mode'], WestIconName>;
