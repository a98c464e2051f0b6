import type { Decision, GameTypes, Random, Rules, Seat } from '@cordillera/engine';

/** What a bot is given: its seat's view, never a state. */
export interface BotPosition<T extends GameTypes = GameTypes, Memory = unknown> {
  rules: Rules<T>;
  /** Null only for a bot that said it is blind. */
  view: T['View'] | null;
  decision: Decision<T['Choice']>;
  random: Random;
  /** What this bot remembers of this game at this seat; it may change it. Without a memory it thinks from scratch. */
  memory?: Memory | undefined;
}

/** How long a bot may think. Without a budget it thinks as long as its level needs; a budget only cuts that short. */
export interface Budget {
  /** A number of nodes, whatever a node is to the bot: the same play on every machine. For the lab and tests. */
  nodes?: number;
  /** Milliseconds. For people who are waiting. */
  ms?: number;
  /** Ends the thinking with the signal's reason, an AbortError. A caller that gives a signal may get a promise. */
  signal?: AbortSignal;
}

export interface Bot<T extends GameTypes = GameTypes, Memory = unknown> {
  id: string;
  /** It decides from the list of choices alone; nobody needs to make a view for it. */
  ignoresView?: true;
  /**
   * A fresh memory; absent when it keeps none. Plain JSON, so that it can be saved with a match, and disposable: a bot
   * whose fresh memory has heard everything again plays just as well.
   */
  memory?(): Memory;
  /** Remembers an event that its seat saw. A fresh memory hears everything from the beginning, in order. */
  observe?(memory: Memory, event: T['Event'], seat: Seat): void;
  /** One of the forward choices of the decision. A bot that never thinks for long ignores the budget. */
  choose(position: BotPosition<T, Memory>, budget?: Budget): T['Choice'] | Promise<T['Choice']>;
}

/** A bot that always answers at once. */
export interface SyncBot<T extends GameTypes = GameTypes> extends Bot<T> {
  choose(position: BotPosition<T>, budget?: Budget): T['Choice'];
}
