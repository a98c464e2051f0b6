import type { Basic, Summit } from '../../src/index.ts';

/** A homestead summit that costs nothing. */
export const FREE = (track: Basic | 'any'): Summit => ({ action: 'homestead', cost: {}, track });
