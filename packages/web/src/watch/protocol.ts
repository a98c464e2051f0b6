import type { SavedMatch } from '@cordillera/engine';
import type { SierraEvent, SierraResult, SierraView } from '@cordillera/sierra';
import type { Setup } from './setup.ts';

/** What the page asks of the worker that plays the game. Every game has a worker of its own. */
export type Request =
  /** Begin: a new game, or one from an earlier visit, which is played again up to where it was. */
  | { kind: 'start'; setup: Setup; names: readonly string[]; saved: SavedMatch | null }
  /** Play on until a spectator sees something. */
  | { kind: 'next' };

/** What the worker answers: only what a spectator may know, and the match for the browser's memory. */
export type Answer =
  /** `past`: what was played in an earlier visit, answer by answer. */
  | {
      kind: 'began';
      seedHash: string;
      levels: readonly string[];
      position: Position;
      past: Position[];
      saved: SavedMatch;
    }
  | { kind: 'moved'; position: Position; saved: SavedMatch }
  | { kind: 'failed'; message: string };

export interface Position {
  /** What happened since the last answer. */
  events: SierraEvent[];
  /** The table after it. */
  view: SierraView;
  /** Null until the game is over. */
  result: SierraResult | null;
  seed: string | null;
}
