import { colorado } from '../games/colorado/manifest.ts';
import { sierra } from '../games/sierra/manifest.ts';
import { sierraWest } from '../games/sierra-west/manifest.ts';
import type { GameManifest } from '../platform/gameModule.ts';

/** Every game. Playable games come first, because on a small screen the others are below the fold. */
// biome-ignore format: a line for each game
export const cards: readonly GameManifest[] = [
  sierra,
  sierraWest,
  colorado,
];
