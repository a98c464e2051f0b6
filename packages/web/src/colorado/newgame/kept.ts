import { coloradoBots } from '@cordillera/bots/colorado';
import { recallJson, remember } from '../../design/memory.ts';
import { type Draft, readDraft } from './plan.ts';

/** The bots there are, weakest first. */
export const levels: readonly string[] = coloradoBots.map(({ id }) => id);

/** The form's memory; a new number forgets what an older page has kept. */
const memory = 'new-game.colorado.1';

/** The form as it was left. */
export const keptDraft = (): Draft => readDraft(recallJson(memory), levels);

export const keepDraft = (draft: Draft): void => remember(memory, JSON.stringify(draft));
