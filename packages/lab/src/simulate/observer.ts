import type { GameTypes, Rules, ScoreSheet } from '@cordillera/engine';
import type { Histogram } from './stats.ts';

/** How often each value was seen, by the name of what was counted. Counters of parts of a run add up like a tally. */
export type Counters = Map<string, Histogram>;

/** Follows one game. It runs between any two choices, so `see` only takes notes; counting waits for the end. */
export interface Watcher<T extends GameTypes = GameTypes> {
  /** What the setup brought, then what each choice brought. */
  see(events: readonly T['Event'][]): void;
  /** Once, when the game has ended; an unfinished game does not count. */
  end(state: T['State'], score: ScoreSheet, result: T['Result']): Counters;
}

/** What is measured in one game beyond what is measured in all. */
export interface Observer<T extends GameTypes = GameTypes, Report extends object = object> {
  watch(rules: Rules<T>): Watcher<T>;
  /** Plain data for --json, from the counters of this many finished games. */
  report(counters: Counters, games: number, seats: number): Report;
  /** The same for a person to read: one text per printed table. */
  describe(report: Report): string[];
}
