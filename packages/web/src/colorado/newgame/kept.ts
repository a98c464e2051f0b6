import { coloradoBots } from '@cordillera/bots/colorado';
import { recallJson, remember } from '../../design/memory.ts';
import { withFriends } from '../../newgame/seating.ts';
import { type Draft, readDraft } from './plan.ts';

/** The bots there are, weakest first. */
export const levels: readonly string[] = coloradoBots.map(({ id }) => id);

/** The form's memory; a new number forgets what an older page has kept. */
const memory = 'new-game.colorado.1';

/** Tables by link have a form of their own: bots are the exception there. */
const linkMemory = `${memory}.link`;

/** The form as it was left. */
export function keptDraft(byLink = false): Draft {
  const kept = byLink ? recallJson(linkMemory) : undefined;
  if (kept !== undefined) return readDraft(kept, levels);
  const draft = readDraft(recallJson(memory), levels);
  return byLink ? withFriends(draft) : draft;
}

export const keepDraft = (draft: Draft, byLink = false): void =>
  remember(byLink ? linkMemory : memory, JSON.stringify(draft));
