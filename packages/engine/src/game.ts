import type { GenericSchema } from 'valibot';
import type { Beat } from './beats.ts';
import type { PackFormat, RawPack } from './content.ts';
import type { Random } from './random.ts';
import type { ProblemWords } from './schemaProblems.ts';

/** A player's place at the table, counted from 0 in seating order. */
export type Seat = number;

/** Whose view it is: a seat's, or that of everyone who only watches. */
export type Viewer = Seat | 'spectator';

/**
 * What one seat may decide now.
 *
 * `choices` is complete: anything not listed is illegal. The first `forward` of them advance the game; the others take
 * something back (a draft, a ready sign) and are legal only while the phase is open. A player who always picks any
 * forward choice finishes every game within `Rules.maxForwardChoices`.
 */
export interface Decision<Choice> {
  seat: Seat;
  /** The question, as a key into the game's words. */
  prompt: string;
  /** Parameters of the words; only what this seat may know. */
  params?: Record<string, string | number>;
  choices: Choice[];
  forward: number;
}

/** Something that happened. Words, animation and sound are made from it; it never contains words. */
export interface GameEvent {
  type: string;
  /** The seats that may see it; when absent, all seats and spectators. */
  for?: Seat[];
  /**
   * Hidden information was revealed or chance was used, so undo cannot cross it: `true` for every seat, a list for only
   * those seats (the one that chose, and all that learned something).
   */
  barrier?: true | Seat[];
}

/** A choice that looks possible but is forbidden, with the rule that forbids it. */
export interface Blocked<Choice> {
  choice: Choice;
  /** A rule ID that exists in docs/rules. */
  rule: string;
}

export interface ScoreLine {
  /** The source of the points, as a key into the game's words. */
  source: string;
  /** Parameters of the words, for example the card's ID. */
  params?: Record<string, string | number>;
  points: number;
  /** The cards that score the points, to be highlighted. */
  cards?: number[];
}

/** Each seat's score lines and their sum. */
export interface ScoreSheet {
  seats: { lines: ScoreLine[]; total: number }[];
  /** Scorers without a seat, for example an automa; `name` is a key into the game's words. */
  others?: { name: string; lines: ScoreLine[]; total: number }[];
}

export interface Result {
  /** Why the game ended, as a key into the game's words. */
  reason: string;
  winners: Seat[];
  totals: number[];
}

/** What a choice would bring the seat that makes it, as far as that seat may know. */
export interface Preview<Choice = object> {
  /** The change of this seat's `score`, as the seat sees it, up to the first thing it cannot predict. */
  points: number;
  /** Whether the choice could not be taken back: it would reveal something hidden, use chance or end the game. */
  final: boolean;
  /** What this seat could choose then but cannot now; empty where `final` hides it. */
  opens: Choice[];
}

/** The types of one game, bundled so that signatures need one type parameter. */
export interface GameTypes {
  State: object;
  Choice: object;
  View: object;
  Options: object;
  Event: GameEvent;
  Result: Result;
  Preview: Preview;
  Content: object;
}

export interface SetupInput<Options> {
  options: Options;
  seats: number;
  /** 128 bits as 32 hexadecimal digits. */
  seed: string;
}

/**
 * The rules of a game, bound to one content pack. All functions are pure except `apply`, which changes the state it is
 * given and nothing else. A state is plain JSON data: it can be saved, cloned and sent in the middle of any nested
 * decision. Return values share nothing with the state, so the caller may change them.
 */
export interface Rules<T extends GameTypes = GameTypes> {
  /** The first position that needs a decision, and the events before it. */
  setup(input: SetupInput<T['Options']>): { state: T['State']; events: T['Event'][] };
  /** The seats the game waits for: each has a decision with a forward choice. Empty exactly when the game is over. */
  deciders(state: T['State']): Seat[];
  /**
   * What this seat may do now; null when nothing. A seat that has finished may still have choices that take something
   * back.
   */
  decision(state: T['State'], seat: Seat): Decision<T['Choice']> | null;
  /**
   * Carries out a listed choice; the caller has checked that it is listed (`play` does). `watch` is called at each
   * event, right after the change it reports: `view`, `score` and `pieces` work on this intermediate state. `watch`
   * must not change the state; if it throws, the choice stops halfway.
   */
  apply(state: T['State'], seat: Seat, choice: T['Choice'], watch?: (event: T['Event']) => void): T['Event'][];
  /** An equal state; the two share nothing that `apply` changes. */
  clone(state: T['State']): T['State'];
  /** Exactly what the viewer may know. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** A full state that the viewer cannot tell apart from the real one. */
  determinize(view: T['View'], random: Random): T['State'];
  /** Choices of this seat that are nearly legal, with the rule that forbids each. */
  blocked(state: T['State'], seat: Seat): Blocked<T['Choice']>[];
  /**
   * A breakdown at any time, from public information; final when the game is over. With a viewer it also counts points
   * that only that viewer knows about, for example for drafted cards.
   */
  score(state: T['State'], viewer?: Viewer): ScoreSheet;
  /** What this listed choice would bring; changes nothing. `previewOf` works for any game. */
  preview(state: T['State'], seat: Seat, choice: T['Choice']): T['Preview'];
  /** Null until the game is over. */
  result(state: T['State']): T['Result'] | null;
  /**
   * Whether the present choices of two seats may be made in either order: afterwards every viewer knows the same, apart
   * from which unknown card each seat drew (L12).
   */
  commutes(state: T['State'], a: Seat, b: Seat): boolean;
  /**
   * Whether `seat` may take back an older choice although `other` makes this choice now, which then stands. Only if the
   * choice means the same without the older one: above all, it must draw the same (L8). The match itself checks
   * barriers and the end of a phase. A game may return what `commutes` returns where both are the same.
   */
  canUndoPast(state: T['State'], seat: Seat, other: Seat, choice: T['Choice']): boolean;
  /** Every piece in the box by name, and where it is now. Each must be in exactly one place (L13). */
  pieces(state: T['State']): Piece[];
  /** The stored match so far, extended by `toStored`. */
  timeUp?(state: T['State'], seat: Seat): T['Choice'] | null;
  /**
   * Whether two seats see the same things, from any view: they need not hide a screen from each other and may talk in
   * private. It never changes during a game (L9). Absent: no two seats see the same.
   */
  sharesView?(view: T['View'], a: Seat, b: Seat): boolean;
  /** How many rounds (or turns of the whole table) have begun: for statistics and the score history. */
  turns(state: T['State']): number;
  /**
   * An upper bound on the forward choices of a game with this setup. Where the rules set no limit on turns, a number
   * far above any real game, at which a driver gives up.
   */
  maxForwardChoices(input: SetupInput<T['Options']>): number;
}

export interface Piece {
  id: string;
  place: string;
}

/** One game, as other packages import it. */
export interface Game<T extends GameTypes = GameTypes> {
  id: string;
  /**
   * The newest version of the rules; a correction that changes play raises it. A match stays on the version it began
   * with.
   */
  version: number;
  /** Earlier versions that can still be played, so that matches begun with them load and go on. */
  olderVersions?: readonly number[];
  /** Checked options with defaults; the new-game form is drawn from it. */
  options: GenericSchema<unknown, T['Options']>;
  /** The words for the codes that the checks in `options` use as messages. */
  optionWords?: ProblemWords;
  seats(options: T['Options']): { min: number; max: number };
  format: PackFormat<T['Content']>;
  /** The pack that is used when none is given. */
  house: RawPack;
  /** How an event is shown; null for an event that takes no time. Absent: animations never extend a player's time. */
  beatOf?(event: T['Event']): Beat | null;
  /** The rules bound to a card set, in the given version or else the newest. */
  rules(content: T['Content'], version?: number): Rules<T>;
}
