import type { SavedMatch } from '@cordillera/engine';
import { recall, remember } from '../design/memory.ts';
import type { Resume } from '../home/Home.tsx';
import type { Setup } from './setup.ts';

/** A watched game as the browser keeps it between visits. */
export interface Kept {
  setup: Setup;
  playing: boolean;
  speed: number;
  saved: SavedMatch;
  /** How many of the match's events had been shown. */
  shown: number;
  /** What the home page shows of it, without loading the rules. */
  resume: Resume;
}

/** Part of the name under which it is kept: a new number forgets what an older page has kept. */
const name = 'watched.1';

export function keptGame(): Kept | null {
  try {
    return JSON.parse(recall(name) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export const keepGame = (game: Kept): void => remember(name, JSON.stringify(game));
