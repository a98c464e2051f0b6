import type { Decision, GameEvent, Seat } from '@cordillera/engine';

/** A table with bots: its game, the version of its rules, and the content of its card set. */
export interface BotTable {
  id: string;
  game: string;
  rulesVersion: number;
  content: object;
}

/** A question to a bot, with what its seat may know and nothing else. */
export interface BotQuestion {
  id: number;
  /** The ID of its table. */
  table: string;
  seat: Seat;
  bot: string;
  view: object;
  decision: Decision<object>;
  /** The events the seat has seen since the last question. */
  events: GameEvent[];
  /** Whether the bot must discard its memory; `events` then contains all events from the beginning. */
  isRestart: boolean;
  budgetMs: number;
}

/** Each table is sent once, before its questions. */
export type BotMessage = { table: BotTable } | { question: BotQuestion } | { leave: string };

export type BotAnswer = { id: number; choice: object } | { id: number; error: string };
