import { coloradoBots } from '@cordillera/bots/colorado';
import { formMemory } from '../../newgame/formMemory.ts';
import { readDraft } from './plan.ts';

/** The bots there are, weakest first. */
export const levels: readonly string[] = coloradoBots.map(({ id }) => id);

export const { kept: keptDraft, keep: keepDraft } = formMemory('new-game.colorado.1', (kept) =>
  readDraft(kept, levels),
);
