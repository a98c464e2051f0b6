// the entry point of a thread that runs bots
import { parentPort } from 'node:worker_threads';
import { BotHost } from '@cordillera/bots/host';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const host = new BotHost((answer) => port.postMessage(answer));

port.on('message', (message) => host.receive(message));
