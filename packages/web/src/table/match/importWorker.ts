import { loadBots } from '@cordillera/bots/lazy';
import { CordilleraError, type ErrorCode, type LoadProgress, type StoredMatch } from '@cordillera/engine';
import type { MatchSummary, PackRecord } from '../../store/records.ts';
import { loadTableGame } from '../tableGames.ts';
import { loadGameOf, olderHouseOf, parsed, rebuildSteps } from './rebuild.ts';

/** A match file and the available card sets. */
export interface ImportQuestion {
  text: string;
  packs: readonly PackRecord[];
}

export type ImportAnswer =
  | { progress: LoadProgress }
  | { saved: StoredMatch; summary: MatchSummary }
  | { refused: ErrorCode; params: object }
  /** A bug of the program, not a problem of the file. */
  | { error: string };

const reportEveryMs = 100;

async function take({ text, packs }: ImportQuestion, answer: (message: ImportAnswer) => void): Promise<void> {
  const json = parsed(text);
  const game = await loadGameOf(json);
  const bots = game ? (await loadBots(game.id)).map(({ id }) => id) : [];
  const steps = rebuildSteps(json, packs, game, await olderHouseOf(json, packs, game), () => bots);
  let reportedAt = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      const match = step.value;
      const { summary } = await loadTableGame(match.game.id);
      // it was replayed, so it is valid
      answer({ saved: json as StoredMatch, summary: summary(match) });
      return;
    }
    if (performance.now() - reportedAt < reportEveryMs) continue;
    reportedAt = performance.now();
    answer({ progress: step.value });
  }
}

/** Replays a match file inside the worker. */
export function serveImports(file: ImportQuestion): void {
  const answer = (message: ImportAnswer): void => postMessage(message);
  take(file, answer).catch((error: unknown) => {
    if (error instanceof CordilleraError) answer({ refused: error.code, params: error.params });
    else answer({ error: String(error) });
  });
}
