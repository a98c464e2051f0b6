import type { ScoreSheet } from '@cordillera/engine';
import type { SierraEvent, SierraResult, SierraView } from '@cordillera/sierra';
import type { Setup } from './setup.ts';

/** What the page asks of the worker that plays the game. */
export type Request =
  /** Begin a new game; answers about older games are then out of date. */
  | { kind: 'start'; game: number; setup: Setup; names: readonly string[] }
  /** Play on until a spectator sees something. */
  | { kind: 'next'; game: number };

/** What the worker answers: only what a spectator may know. */
export type Answer =
  | { kind: 'began'; game: number; seedHash: string; levels: readonly string[]; position: Position }
  | { kind: 'moved'; game: number; position: Position }
  | { kind: 'failed'; game: number; message: string };

export interface Position {
  /** What happened since the last answer. */
  events: SierraEvent[];
  /** The table after it. */
  view: SierraView;
  score: ScoreSheet;
  /** Null until the game is over. */
  result: SierraResult | null;
  seed: string | null;
}
