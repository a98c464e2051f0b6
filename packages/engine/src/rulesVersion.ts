import { CordilleraError } from './errors.ts';
import type { Game, GameTypes } from './game.ts';

/** Refuses a version of the rules that this game does not have. */
export function checkRulesVersion<T extends GameTypes>(
  { id, version, olderVersions = [] }: Game<T>,
  asked: number,
): void {
  if (asked === version || olderVersions.includes(asked)) return;
  throw new CordilleraError('save-other-rules', { game: id, saved: asked, known: version });
}
