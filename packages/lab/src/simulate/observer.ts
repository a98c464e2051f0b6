import type { GameTypes, Rules, ScoreSheet } from '@cordillera/engine';
import type { Histogram } from './stats.ts';

/** How often each value was seen, by counter. Counters of parts of a run add up like a tally. */
export type Counters = Map<string, Histogram>;

/** Observes one game. `see` runs between choices, so it only takes notes; `end` counts. */
export interface Watcher<T extends GameTypes = GameTypes> {
  /** Called with the events of the setup, then with those of each choice. */
  see(events: readonly T['Event'][]): void;
  /** Called once when the game has ended; an unfinished game does not count. */
  end(state: T['State'], score: ScoreSheet, result: T['Result']): Counters;
}

/** Measurements of one game beyond those of all games. */
export interface Observer<T extends GameTypes = GameTypes, Report extends object = object> {
  watch(rules: Rules<T>): Watcher<T>;
  /** Plain data for --json, from the counters of this many finished games. */
  report(counters: Counters, games: number, seats: number): Report;
  /** The same as text: one per printed table. */
  describe(report: Report): string[];
}
