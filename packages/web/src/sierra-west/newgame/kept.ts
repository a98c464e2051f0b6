import { sierraWestBots } from '@cordillera/bots/sierra-west';
import { formMemory } from '../../newgame/formMemory.ts';
import { readDraft } from './plan.ts';

/** The bots there are, weakest first. */
export const levels: readonly string[] = sierraWestBots.map(({ id }) => id);

export const { kept: keptDraft, keep: keepDraft } = formMemory('new-game.sierra-west.1', (kept) =>
  readDraft(kept, levels),
);
