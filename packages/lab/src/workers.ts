import { Worker } from 'node:worker_threads';
import { chunksOf, type Plan } from './plan.ts';
import { addTally, createTally, type Tally } from './tally.ts';

/** Plays the whole plan in several threads. The chunks are added up in their order, so the result is that of one. */
export async function playInWorkers(plan: Plan, workers: number, onGames: (games: number) => void): Promise<Tally> {
  const chunks = chunksOf(plan);
  const tallies: Tally[] = new Array(chunks);
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
      thread.on('message', (tally: Tally) => {
        tallies[chunk] = tally;
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
  const total = createTally();
  for (const tally of tallies) addTally(total, tally);
  return total;
}
