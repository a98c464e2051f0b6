import { type Decision, eventsAfter, type GameEvent, type Seat, type ViewCursor } from '@cordillera/engine';
import type { BotQuestion } from './messages.ts';

export type { BotAnswer, BotMessage, BotQuestion, BotTable } from './messages.ts';

/** What a seat may know of its match: all that a bot is ever shown. */
export interface KnownMatch {
  view(seat: Seat): object;
  decision(seat: Seat): Decision<object> | null;
  events(since: number, seat: Seat): GameEvent[];
  revision(seat: Seat): number;
}

/** Remembers what the bots of one table have been shown, and makes the next question for each. */
export class BotQuestions {
  readonly #shown = new Map<Seat, { bot: string; cursor: ViewCursor }>();

  /** With everything since the bot was asked last; from the beginning, if an undo changed that or another bot sat there. */
  next(match: KnownMatch, seat: Seat, bot: string): Omit<BotQuestion, 'id' | 'table' | 'budgetMs'> {
    const decision = match.decision(seat);
    if (decision === null) throw new Error(`seat ${seat} has nothing to decide`);
    const shown = this.#shown.get(seat);
    const { events, isRestart, cursor } = eventsAfter(match, seat, shown?.bot === bot ? shown.cursor : null);
    this.#shown.set(seat, { bot, cursor });
    return { seat, bot, view: match.view(seat), decision, events, isRestart };
  }

  /** The bots have forgotten everything: the next questions begin anew. */
  clear(): void {
    this.#shown.clear();
  }
}
