import { botsFor } from '@cordillera/bots';
import { CordilleraError, type ErrorCode, type LoadProgress, type SavedMatch } from '@cordillera/engine';
import type { MatchSummary, PackRecord } from '../store/records.ts';
import { tableGameOf } from './games.ts';
import { parsed, rebuildSteps } from './rebuild.ts';

/** A match file and the card sets that are here. */
export interface ImportQuestion {
  text: string;
  packs: readonly PackRecord[];
}

export type ImportAnswer =
  | { progress: LoadProgress }
  | { saved: SavedMatch; summary: MatchSummary }
  | { refused: ErrorCode; params: object }
  /** A bug of ours, not of the file. */
  | { error: string };

/** How often the page is told, in ms. */
const every = 100;

function take({ text, packs }: ImportQuestion, answer: (message: ImportAnswer) => void): void {
  const steps = rebuildSteps(parsed(text), packs, (game) => botsFor(game).map(({ id }) => id));
  let told = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      const match = step.value;
      answer({ saved: match.toJSON(), summary: tableGameOf(match.game.id).summary(match) });
      return;
    }
    if (performance.now() - told < every) continue;
    told = performance.now();
    answer({ progress: step.value });
  }
}

addEventListener('message', ({ data }: MessageEvent<ImportQuestion>) => {
  const answer = (message: ImportAnswer): void => postMessage(message);
  try {
    take(data, answer);
  } catch (error) {
    if (error instanceof CordilleraError) answer({ refused: error.code, params: error.params });
    else answer({ error: String(error) });
  }
});
