import { Worker } from 'node:worker_threads';
import { chunksOf, type Plan } from './plan.ts';
import { addTally, createTally, type Tally } from './tally.ts';

/**
 * Plays the whole plan in several threads. Chunks are added up in order, so the result is the same as in one thread.
 */
export async function playInWorkers(plan: Plan, workers: number, onGames: (games: number) => void): Promise<Tally> {
  const chunks = chunksOf(plan);
  const total = createTally();
  const early = new Map<number, Tally>();
  let added = 0;
  const add = (chunk: number, tally: Tally) => {
    early.set(chunk, tally);
    for (let due = early.get(added); due !== undefined; due = early.get(added)) {
      addTally(total, due);
      early.delete(added++);
    }
  };

  let next = 0;
  const threads: Worker[] = [];
  const work = () =>
    new Promise<void>((done, fail) => {
      const thread = new Worker(new URL('./worker.js', import.meta.url), { workerData: plan });
      threads.push(thread);
      let chunk = 0;
      const proceed = () => {
        chunk = next++;
        if (chunk < chunks) thread.postMessage(chunk);
        else done();
      };
      thread.on('error', fail);
      thread.on('exit', (code) => fail(new Error(`a worker ended before its work was done (exit code ${code})`)));
      thread.on('message', (tally: Tally) => {
        add(chunk, tally);
        onGames(tally.games);
        proceed();
      });
      proceed();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(workers, chunks) }, work));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return total;
}
