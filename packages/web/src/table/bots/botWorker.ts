import { BotHost } from '@cordillera/bots/host';
import type { BotMessage } from '@cordillera/bots/questions';

const host = new BotHost((answer) => postMessage(answer));

/** The entry for messages to the bots, inside the worker. */
export const serveBots = (message: BotMessage): void => host.receive(message);
