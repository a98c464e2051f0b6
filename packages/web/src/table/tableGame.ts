import type { Beat, Decision, GameTypes, Match, Seat } from '@cordillera/engine';
import type { GameId, MatchSummary, StandingAnswer } from '../store/records.ts';

export type { Beat } from '@cordillera/engine';

/** What a game tells the table beyond its rules. Nothing here decides anything: it says how things are shown. */
export interface TableGame<T extends GameTypes = GameTypes> {
  id: GameId;
  summary(match: Match<T>): MatchSummary;
  /**
   * Whether this choice rests on what everybody may see. Somebody who is asked for nothing else answers without taking the
   * screen. Absent: no choice does.
   */
  usesPublicInfoOnly?(choice: T['Choice']): boolean;
  /** Whose turn it is: they keep the screen while others answer. Absent in a game where all play at the same time. */
  turnOf?(view: T['View']): Seat | null;
  /** The choice that a standing wish of whoever is asked makes for them; null when they are to be asked. */
  automaticAnswer?(answer: StandingAnswer, decision: Decision<T['Choice']>, view: T['View']): T['Choice'] | null;
  /** After how many of these events this seat's last turn was over: what came then is told again on request. */
  lastTurn?(events: readonly T['Event'][], seat: Seat): number;
  /** Null: the event is not waited for. */
  beatOf(event: T['Event']): Beat | null;
  /** What is to be kept of a finished game for those who played it at this device, however often it is told. */
  finished?(match: Finished<T>): Promise<void>;
}

/** A match that is over, here or on a server. */
export type Finished<T extends GameTypes = GameTypes> = Pick<Match<T>, 'result' | 'view' | 'seats'>;
