import { sierraBots } from '@cordillera/bots/sierra';
import { formMemory } from '../../newgame/formMemory.ts';
import { readDraft } from './plan.ts';

/** The bots there are, weakest first. */
export const levels: readonly string[] = sierraBots.map(({ id }) => id);

export const { kept: keptDraft, keep: keepDraft } = formMemory('new-game.1', (kept) => readDraft(kept, levels));
