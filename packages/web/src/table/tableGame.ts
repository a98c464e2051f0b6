import type { Beat, Decision, GameTypes, Match, Seat } from '@cordillera/engine';
import type { GameId, MatchSummary, StandingAnswer } from '../store/records.ts';

export type { Beat } from '@cordillera/engine';

/** What a game tells the table beyond its rules. It decides nothing: it only says how things are shown. */
export interface TableGame<T extends GameTypes = GameTypes> {
  id: GameId;
  summary(match: Match<T>): MatchSummary;
  /**
   * Whether this choice needs only public information. A player who has only such choices answers without taking the
   * screen. Absent: no choice does.
   */
  usesPublicInfoOnly?(choice: T['Choice']): boolean;
  /** Whose turn it is: they keep the screen while others answer. Absent in a game where all play at the same time. */
  turnOf?(view: T['View']): Seat | null;
  /** The choice that a standing answer makes for its player; null when the player is to be asked. */
  automaticAnswer?(answer: StandingAnswer, decision: Decision<T['Choice']>, view: T['View']): T['Choice'] | null;
  /** After how many of these events this seat's last turn ended: later events are played back on request. */
  lastTurn?(events: readonly T['Event'][], seat: Seat): number;
  /** Null: the event needs no time of its own. */
  beatOf(event: T['Event']): Beat | null;
  /** Records what a finished game earned for those who played it on this device; repeated calls change nothing. */
  finished?(match: Finished<T>): Promise<void>;
}

/** A match that is over, here or on a server. */
export type Finished<T extends GameTypes = GameTypes> = Pick<Match<T>, 'result' | 'view' | 'seats'>;
