// The thread of `cordillera simulate --workers`: receives the number of a chunk, answers with its tally.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Plan } from './plan.ts';
import { registry } from './registry.ts';
import { playChunk, preparePlay } from './simulation.ts';

const port = parentPort as MessagePort;
const plan = workerData as Plan;
const playGame = preparePlay(plan, registry);
port.on('message', async (chunk: number) => port.postMessage(await playChunk(plan, playGame, chunk)));
