import { colorado } from '../games/colorado/manifest.ts';
import { sierra } from '../games/sierra/manifest.ts';
import { sierraWest } from '../games/sierra-west/manifest.ts';
import type { GameManifest } from '../platform/gameModule.ts';

/** Every game. What can be played comes first: on a small screen the rest is below the fold. */
export const cards: readonly GameManifest[] = [sierra, sierraWest, colorado];
