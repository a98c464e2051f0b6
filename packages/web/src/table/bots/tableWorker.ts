import type { BotMessage } from '@cordillera/bots/questions';
import type { ImportQuestion } from '../match/importWorker.ts';
import { serveBots } from './botWorker.ts';

/** A message of the page to a worker: for its bots, or a match file to replay. */
export type WorkerMessage = BotMessage | { file: ImportQuestion };

// One program for both: each worker is built with the rules of all games, and two would be stored twice for offline
// play.
addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
  if ('file' in data)
    import('../match/importWorker.ts').then(({ serveImports }) => serveImports(data.file), reportError);
  else serveBots(data);
});
