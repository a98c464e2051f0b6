import type { Observer } from '../observer.ts';
import { colorado } from './colorado.ts';
import { sierraWest } from './sierraWest.ts';

/** The observer of each game that has one. */
export const observers: Record<string, Observer> = {
  colorado: colorado as unknown as Observer,
  'sierra-west': sierraWest as unknown as Observer,
};
