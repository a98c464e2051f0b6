import type { Mode } from '../content/types.ts';
import { appleHill } from './appleHill.ts';
import { boatsAndBanjos } from './boatsAndBanjos.ts';
import { goldRush } from './goldRush.ts';
import type { ModeRules } from './mode.ts';
import { outlawsAndOutposts } from './outlawsAndOutposts.ts';

/** SW-GEN-02: the object with which a mode extends the common game. */
export function modeRules(mode: Mode): ModeRules {
  switch (mode) {
    case 'apple-hill':
      return appleHill;
    case 'boats-and-banjos':
      return boatsAndBanjos;
    case 'gold-rush':
      return goldRush;
    case 'outlaws-and-outposts':
      return outlawsAndOutposts;
  }
}
