import type { Observer } from '../observer.ts';
import { sierraWest } from './sierraWest.ts';

/** What else `cordillera simulate` measures, by game. */
export const observers: Record<string, Observer> = {
  'sierra-west': sierraWest as unknown as Observer,
};
