import type { Mode } from '@cordillera/sierra-west';
import type { WestIconName } from './WestIcon.tsx';

/** The symbols of a mode: its mark, and its special cards. */
export const MODE_ICONS: Record<Mode, { mark: WestIconName; special: WestIconName }> = {
  'apple-hill': { mark: 'mode-apple', special: 'orchard' },
  'boats-and-banjos': { mark: 'mode-boat', special: 'river' },
  'gold-rush': { mark: 'mode-gold', special: 'mine' },
  'outlaws-and-outposts': { mark: 'mode-out', special: 'outpost' },
};

/** Repeated here: drawings must not load the rules on screens that only display them. */
export const MODES = Object.keys(MODE_ICONS) as Mode[];
