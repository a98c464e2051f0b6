import { Worker } from 'node:worker_threads';
import { chunksOf, type RunPlan } from './plan.ts';
import { collect, goesOn, type Run, type Share } from './simulation.ts';
import type { Tally } from './tally.ts';

/**
 * Plays the plan in several threads, until it is stopped. Chunks are added up in order, so the result is the same as in
 * one thread.
 */
export async function playInWorkers(plan: RunPlan, workers: number, { stop, onGames, write }: Run): Promise<Tally> {
  const chunks = chunksOf(plan);
  const { total, add } = collect(plan, write);
  const early = new Map<number, Share>();
  let added = 0;
  const addInOrder = (chunk: number, share: Share) => {
    early.set(chunk, share);
    for (let due = early.get(added); due !== undefined; due = early.get(added)) {
      add(added, due);
      early.delete(added++);
    }
  };

  let next = 0;
  const threads: Worker[] = [];
  const work = () =>
    new Promise<void>((done, fail) => {
      const thread = new Worker(new URL('./worker.js', import.meta.url), { workerData: { plan, stop } });
      threads.push(thread);
      let chunk = 0;
      const proceed = () => {
        chunk = next++;
        thread.postMessage(chunk < chunks && goesOn(stop) ? chunk : 'end');
      };
      thread.on('error', fail);
      thread.on('exit', (code) => fail(new Error(`a worker ended before its work was done (exit code ${code})`)));
      thread.on('message', (share: Share | null) => {
        if (share === null) return done();
        addInOrder(chunk, share);
        onGames(share.tally.games);
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
