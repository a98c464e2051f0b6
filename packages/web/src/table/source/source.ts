import type {
  Blocked,
  Decision,
  GameTypes,
  Rules,
  ScoreSheet,
  Seat,
  SeatInfo,
  Viewer,
  ViewStep,
} from '@cordillera/engine';
import type { StandingAnswer, StandingAnswers } from '../../store/records.ts';

/** An event at this table, with the view right after it. */
export interface TableStep<T extends GameTypes = GameTypes> extends ViewStep<T> {
  /** During a replay: the viewer's event count after this event. */
  eventCount?: number;
}

/** Why the match does not go on by itself. */
export type SourceProblem =
  /** A bot could not answer. */
  | { kind: 'bots'; error: Error }
  /** The match goes on in another window, and is frozen here. */
  | { kind: 'elsewhere' };

/** What a source reports to its listeners. */
export type SourceChange =
  /** Something happened in the match. */
  | { kind: 'changed' }
  /** These bots are thinking. */
  | { kind: 'thinking'; seats: readonly Seat[] }
  | { kind: 'problem'; problem: SourceProblem };

/**
 * Where a table gets its match from: this device, a recording, or a server. Its methods reveal only what the people at
 * this screen may know: a `viewer` is one of them or a spectator, a `seat` is one of them.
 */
export interface TableSource<T extends GameTypes = GameTypes> {
  /** The rules as pure functions, with the content; the state they work on is not here. */
  readonly rules: Rules<T>;
  /** Who sits where now. */
  readonly seats: readonly SeatInfo[];
  /** The seats of the people at this screen; empty for spectators. */
  readonly people: readonly Seat[];
  /** SHA-256 of the seed. */
  readonly seedHash: string;
  /** The number of rounds begun. */
  readonly turns: number;
  /** The public view before the first choice. */
  readonly start: T['View'];

  view(viewer: Viewer): T['View'];
  /** All seats that have to decide, including those that are not at this screen. */
  deciders(): readonly Seat[];
  decision(seat: Seat): Decision<T['Choice']> | null;
  blocked(seat: Seat): Blocked<T['Choice']>[];
  /** The events that the viewer has seen, without the first `since`. */
  events(since: number, viewer: Viewer): T['Event'][];
  /** The same with the view right after each event; `since` lies before the last change, never further back. */
  viewSteps(since: number, viewer: Viewer): TableStep<T>[];
  /** The same from any point, by replaying the match here or on the server, which takes time. */
  replaySince(since: number, viewer: Viewer): TableStep<T>[] | Promise<TableStep<T>[]>;
  /** Increases when an undo has changed events the viewer had seen: read them again from 0 then. */
  revision(viewer: Viewer): number;
  /** From public information; with a viewer also from what that viewer knows to be coming. */
  score(viewer?: Viewer): ScoreSheet;
  /** The effect of a choice, without making it. */
  preview(seat: Seat, choice: T['Choice']): T['Preview'];
  /** Null until the game is over. */
  result(): T['Result'] | null;
  canUndo(seat: Seat): boolean;

  /**
   * Rejects with a localized error when the choice is refused. A source that has the match here has finished, and
   * notified its listeners, before this returns: a tap is answered at once.
   */
  choose(seat: Seat, choice: T['Choice']): Promise<void>;
  undo(seat: Seat): Promise<void>;
  /** The standing answers of the players here, by seat. */
  readonly standingAnswers: StandingAnswers;
  setStandingAnswer(seat: Seat, answer: StandingAnswer): void;

  /**
   * Lets players who are not at this screen move. Where people play, all of them at once; a watched game makes one
   * choice, sooner at a greater `speed`, or as many as it can when they may be shown `together`.
   */
  advance(speed: number, together?: boolean): void;
  /** The table is no longer shown: nothing goes on until `advance` is called again. */
  close(): void;
  subscribe(listener: (change: SourceChange) => void): () => void;
}
