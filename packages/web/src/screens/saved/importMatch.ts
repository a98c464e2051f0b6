import { CordilleraError, type ErrorParams, type Language } from '@cordillera/engine';
import { cardsOf } from '../../cardsets/cards.ts';
import { ChunkLoadError, isNotLoaded } from '../../platform/errors.ts';
import { followNewVersion } from '../../platform/loading.ts';
import { allPacks } from '../../store/packs.ts';
import type { PackRecord } from '../../store/records.ts';
import { SilenceWatch } from '../../table/bots/silenceWatch.ts';
import type { WorkerMessage } from '../../table/bots/tableWorker.ts';
import type { ImportAnswer, ImportQuestion } from '../../table/match/importWorker.ts';
import { parsed, withCards } from '../../table/match/rebuild.ts';
import type { ProgressOptions } from '../../table/match/runInSlices.ts';
import { saveMatchRecord } from '../../table/match/saveMatch.ts';
import { gamesWords } from './gamesWords.ts';

/** More than any match that people play. */
const maxFileBytes = 2_000_000;

/** The file is too large to be a match. */
class FileTooLargeError extends Error {
  describe(language: Language): string {
    return gamesWords[language].problems.tooLarge;
  }
}

/**
 * Imports a match file as a new match; returns its ID. A bad file throws and changes nothing. It is
 * replayed in a worker, so that the page stays responsive; aborting ends the worker.
 */
export async function importMatch(file: Blob, opening: ProgressOptions = {}): Promise<string> {
  if (file.size > maxFileBytes) throw new FileTooLargeError();
  const question: ImportQuestion = { text: await file.text(), packs: await allPacks() };
  opening.signal?.throwIfAborted();
  const { saved, summary } = await ask(question, opening);
  return saveMatchRecord(saved, summary, { livePoints: true });
}

type Taken = Extract<ImportAnswer, { saved: unknown }>;

async function ask(question: ImportQuestion, { onProgress, signal }: ProgressOptions): Promise<Taken> {
  const worker = new Worker(new URL('../../table/bots/tableWorker.ts', import.meta.url), { type: 'module' });
  let watch: SilenceWatch | undefined;
  const asked = new Promise<Taken>((done, failed) => {
    watch = new SilenceWatch(
      () => true,
      () => failed(new ChunkLoadError('the worker does not answer')),
    );
    worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => {
      watch?.reset();
      if ('progress' in data) onProgress?.(data.progress);
      else if ('saved' in data) done(data);
      else failed('refused' in data ? refusalOf(data, question) : new Error(data.error));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      failed(new ChunkLoadError(event.message));
    });
    signal?.addEventListener('abort', () => failed(signal.reason));
    worker.postMessage({ file: question } satisfies WorkerMessage);
  });
  try {
    return await asked;
  } catch (error) {
    if (isNotLoaded(error)) void followNewVersion();
    throw error;
  } finally {
    watch?.stop();
    worker.terminate();
  }
}

/** An error loses its class on the way from a worker. */
function refusalOf(
  { refused, params }: Extract<ImportAnswer, { refused: unknown }>,
  { text, packs }: { text: string; packs: readonly PackRecord[] },
): unknown {
  const error = new CordilleraError(refused, params as ErrorParams[typeof refused]);
  return withCards(error, cardsOf(parsed(text)), packs);
}
