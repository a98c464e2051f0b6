import { BotHost } from '@cordillera/bots/host';
import type { BotMessage } from '@cordillera/bots/questions';

const host = new BotHost((answer) => postMessage(answer));

/** In the worker: what the page says to the bots. */
export const serveBots = (message: BotMessage): void => host.receive(message);
