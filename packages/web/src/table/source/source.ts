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
  /** Of a replay: how many events the viewer had seen with it. */
  eventCount?: number;
}

/** Why the match does not go on by itself. */
export type SourceProblem =
  /** A bot could not answer. */
  | { kind: 'bots'; error: Error }
  /** The match goes on in another window: here it is only looked at. */
  | { kind: 'elsewhere' };

/** What a source tells whoever listens. */
export type SourceChange =
  /** Something happened in the match. */
  | { kind: 'changed' }
  /** These bots are being waited for. */
  | { kind: 'thinking'; seats: readonly Seat[] }
  | { kind: 'problem'; problem: SourceProblem };

/**
 * Where a table gets its match from: one that is here, a recorded one, or one that is played far away. Nothing in it
 * asks for more than the people at this screen may know: a `viewer` is one of them or a spectator, a `seat` is one of
 * them.
 */
export interface TableSource<T extends GameTypes = GameTypes> {
  /** The pure functions of the rules, and their box; the state they work on is not here. */
  readonly rules: Rules<T>;
  /** Who sits where now. */
  readonly seats: readonly SeatInfo[];
  /** The seats of the people at this screen; empty when the game is only watched. */
  readonly people: readonly Seat[];
  /** SHA-256 of the seed. */
  readonly seedHash: string;
  /** How many rounds have begun. */
  readonly turns: number;
  /** The table before the first choice, as everybody sees it. */
  readonly start: T['View'];

  view(viewer: Viewer): T['View'];
  /** All seats the game waits for, also those that are not at this screen. */
  deciders(): readonly Seat[];
  decision(seat: Seat): Decision<T['Choice']> | null;
  blocked(seat: Seat): Blocked<T['Choice']>[];
  /** What the viewer was told, without the first `since` of it. */
  events(since: number, viewer: Viewer): T['Event'][];
  /** The same with the view right after each event; `since` lies before the last change, never further back. */
  viewSteps(since: number, viewer: Viewer): TableStep<T>[];
  /** The same from any point of the story: made by playing it again, here or far away, so it takes its time. */
  replaySince(since: number, viewer: Viewer): TableStep<T>[] | Promise<TableStep<T>[]>;
  /** Grows when an undo has changed what the viewer had been told: start again from 0 then. */
  revision(viewer: Viewer): number;
  /** From what everybody may know; with a viewer also from what that one knows to be coming. */
  score(viewer?: Viewer): ScoreSheet;
  /** What a choice would bring; nothing changes. */
  preview(seat: Seat, choice: T['Choice']): T['Preview'];
  /** Null until the game is over. */
  result(): T['Result'] | null;
  canUndo(seat: Seat): boolean;

  /**
   * Rejects with an error that has words when the choice is refused. A source that has the match here is done, and has told
   * so, before this returns: a tap is answered at once.
   */
  choose(seat: Seat, choice: T['Choice']): Promise<void>;
  undo(seat: Seat): Promise<void>;
  /** What people here want done without being asked. */
  readonly standingAnswers: StandingAnswers;
  setStandingAnswer(seat: Seat, answer: StandingAnswer): void;

  /**
   * Lets those who are not at this screen move on. Where people play, all of them at once; a game that is only watched
   * makes one choice, sooner at a greater `speed`; as many as it can when they may be told `together`.
   */
  advance(speed: number, together?: boolean): void;
  /** Nobody looks any more: nothing goes on until `advance` is called again. */
  close(): void;
  subscribe(listener: (change: SourceChange) => void): () => void;
}
