import { type Decision, eventsAfter, type GameEvent, type Seat, type ViewCursor } from '@cordillera/engine';
import type { BotQuestion } from './messages.ts';

export type { BotAnswer, BotMessage, BotQuestion, BotTable } from './messages.ts';

/** What a seat may know of its match: the only input of a bot. */
export interface KnownMatch {
  view(seat: Seat): object;
  decision(seat: Seat): Decision<object> | null;
  events(since: number, seat: Seat): GameEvent[];
  revision(seat: Seat): number;
}

/** Makes the next question for each bot of a table, remembering what it has been shown. */
export class BotQuestions {
  readonly #shown = new Map<Seat, { bot: string; cursor: ViewCursor }>();

  /** With the events since the last question; from the beginning, if an undo changed those or another bot sat there. */
  next(match: KnownMatch, seat: Seat, bot: string): Omit<BotQuestion, 'id' | 'table' | 'budgetMs'> {
    const decision = match.decision(seat);
    if (decision === null) throw new Error(`seat ${seat} has nothing to decide`);
    const shown = this.#shown.get(seat);
    const { events, isRestart, cursor } = eventsAfter(match, seat, shown?.bot === bot ? shown.cursor : null);
    this.#shown.set(seat, { bot, cursor });
    return { seat, bot, view: match.view(seat), decision, events, isRestart };
  }

  /** Starts over after the bots have lost their memories. */
  clear(): void {
    this.#shown.clear();
  }
}
