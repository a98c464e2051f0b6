import type { Mode } from '@cordillera/sierra-west';
import type { WestIconName } from './WestIcon.tsx';

/** The symbols of a mode: its mark, and its special cards. */
export const MODE_ICONS: Record<Mode, { mark: WestIconName; special: WestIconName }> = {
  'apple-hill': { mark: 'mode-apple', special: 'orchard' },
  'boats-and-banjos': { mark: 'mode-boat', special: 'river' },
  'gold-rush': { mark: 'mode-gold', special: 'mine' },
  'outlaws-and-outposts': { mark: 'mode-out', special: 'outpost' },
};

/** Named here once more: what draws must not bring the game along to screens that are only read. */
export const MODES = Object.keys(MODE_ICONS) as Mode[];
