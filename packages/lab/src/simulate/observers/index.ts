import type { Observer } from '../observer.ts';
import { colorado } from './colorado.ts';
import { sierraWest } from './sierraWest.ts';

/** What else `cordillera simulate` measures, by game. */
export const observers: Record<string, Observer> = {
  colorado: colorado as unknown as Observer,
  'sierra-west': sierraWest as unknown as Observer,
};
