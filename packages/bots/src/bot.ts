import type { Decision, GameTypes, Random, Rules, Seat } from '@cordillera/engine';

/** The input of a bot: its seat's view, never a state. */
export interface BotPosition<T extends GameTypes = GameTypes, Memory = unknown> {
  rules: Rules<T>;
  /** Null only for a bot with `ignoresView`. */
  view: T['View'] | null;
  decision: Decision<T['Choice']>;
  random: Random;
  /** The bot's memory of this game at this seat, which it may change. Without one it thinks from scratch. */
  memory?: Memory | undefined;
}

/** Limits on a bot's thinking. Without a limit it thinks as long as its level needs; a limit only shortens that. */
export interface Budget {
  /** A number of nodes, whatever a node is to the bot: the same play on every machine. For the lab and for tests. */
  nodes?: number;
  /** Milliseconds, for games with people. */
  ms?: number;
  /** Aborts the thinking with the signal's reason, an AbortError. With a signal, `choose` may return a promise. */
  signal?: AbortSignal;
}

export interface Bot<T extends GameTypes = GameTypes, Memory = unknown> {
  id: string;
  /** Whether it decides from the list of choices alone, so that callers need not make a view. */
  ignoresView?: true;
  /**
   * A fresh memory; absent for a bot without one. Plain JSON, so that it can be saved with a match, and disposable:
   * after observing all events again, a fresh memory is just as good.
   */
  memory?(): Memory;
  /** Remembers an event that its seat saw. A fresh memory must observe all events from the beginning, in order. */
  observe?(memory: Memory, event: T['Event'], seat: Seat): void;
  /** Returns one of the forward choices. A bot that always answers quickly ignores the budget. */
  choose(position: BotPosition<T, Memory>, budget?: Budget): T['Choice'] | Promise<T['Choice']>;
}

/** A bot that always answers synchronously. */
export interface SyncBot<T extends GameTypes = GameTypes> extends Bot<T> {
  choose(position: BotPosition<T>, budget?: Budget): T['Choice'];
}
