import type { Beat } from '@cordillera/engine';
import type { SierraEvent } from './state.ts';

/** Events with a pause of their own; every other event is shown together with the one before it. */
const beats: Partial<Record<SierraEvent['type'], Beat>> = {
  groupsFormed: { key: 'setup', ms: 900 },
  stageBegan: { key: 'setup', ms: 900 },
  startLineLaid: { key: 'setup', ms: 900 },
  facesShown: { key: 'faces', ms: 1200 },
  kept: { key: 'keep', ms: 1300 },
  passed: { key: 'pass', ms: 700 },
  roundBegan: { key: 'deal', ms: 600 },
  readied: { key: 'ready', ms: 150 },
  gameEnded: { key: 'end', ms: 300 },
};

/** One pause for the cards of each group, then one for the Notebook cards that the players keep. */
export const beatOf = (event: SierraEvent): Beat | null =>
  event.type === 'laid' ? { key: `reveal ${event.group}`, ms: 1000 } : (beats[event.type] ?? null);
