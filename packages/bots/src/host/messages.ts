import type { Decision, GameEvent, Seat } from '@cordillera/engine';

/** A table that bots play at: its game, the version of its rules, and the content of its card set. */
export interface BotTable {
  id: string;
  game: string;
  rulesVersion: number;
  content: object;
}

/** What a bot is asked with: what its seat may know, nothing else. */
export interface BotQuestion {
  id: number;
  /** The ID of its table. */
  table: string;
  seat: Seat;
  bot: string;
  view: object;
  decision: Decision<object>;
  /** What the seat saw since the bot was asked last. */
  events: GameEvent[];
  /** What the bot remembers is no longer true: it begins anew, and `events` has everything from the beginning. */
  isRestart: boolean;
  budgetMs: number;
}

/** The table comes first, and once. */
export type BotMessage = { table: BotTable } | { question: BotQuestion } | { leave: string };

export type BotAnswer = { id: number; choice: object } | { id: number; error: string };
