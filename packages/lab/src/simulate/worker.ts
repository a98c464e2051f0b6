// The thread of `cordillera simulate --workers`: receives the number of a chunk, answers with its result.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { RunPlan } from './plan.ts';
import { registry } from './registry.ts';
import { playChunk, preparePlay, type Run } from './simulation.ts';

const port = parentPort as MessagePort;
const { plan, stop } = workerData as { plan: RunPlan } & Pick<Run, 'stop'>;
const player = await preparePlay(plan, registry);
port.on('message', async (chunk: number | 'end') => {
  if (chunk !== 'end') return port.postMessage(await playChunk(plan, player, chunk, stop));
  await player.close();
  port.postMessage(null);
});
