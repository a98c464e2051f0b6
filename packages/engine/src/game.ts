import type { GenericSchema } from 'valibot';
import type { Beat } from './beats.ts';
import type { PackFormat, RawPack } from './content.ts';
import type { Random } from './random.ts';
import type { ProblemWords } from './schemaProblems.ts';

/** A place at the table, counted from 0 in seating order. */
export type Seat = number;

/** Who is looking: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/**
 * What one seat may decide now.
 *
 * `choices` is complete: anything not listed is illegal. The first `forward` of them advance the game; the rest take
 * something back (a draft, a ready sign) and are legal only while the phase is open. A player who always picks a
 * forward choice, any of them, finishes every game within `Rules.bound`.
 */
export interface Decision<Choice> {
  seat: Seat;
  /** What is asked, as a key into the game's words. */
  prompt: string;
  /** What the words need to ask it with numbers and names; only what this seat may know. */
  params?: Record<string, string | number>;
  choices: Choice[];
  forward: number;
}

/** Something that happened. Words, animation and sound are made from it; it never holds words itself. */
export interface GameEvent {
  type: string;
  /** The seats that may see it; everybody, spectators too, when absent. */
  for?: Seat[];
  /**
   * Something hidden became known, or chance was used: undo cannot go back across it. `true` stops everybody, a list
   * only those seats: the one that chose, and all that learned something.
   */
  barrier?: true | Seat[];
}

/** A choice that looks possible but is not, with the rule that forbids it. */
export interface Blocked<Choice> {
  choice: Choice;
  /** A rule ID that exists in docs/rules. */
  rule: string;
}

export interface ScoreLine {
  /** Where the points come from, as a key into the game's words. */
  source: string;
  /** What the words need, for example the card's ID. */
  params?: Record<string, string | number>;
  points: number;
  /** The cards that bring the points, so that they can be highlighted. */
  cards?: number[];
}

/** For every seat the lines of its score and their sum. */
export interface ScoreSheet {
  seats: { lines: ScoreLine[]; total: number }[];
  /** Those that score without a seat, for example an automa; `name` is a key into the game's words. */
  others?: { name: string; lines: ScoreLine[]; total: number }[];
}

export interface Result {
  /** Why the game ended, as a key into the game's words. */
  reason: string;
  winners: Seat[];
  totals: number[];
}

/** What a choice would bring to the seat that makes it, as far as that seat may know. */
export interface Preview<Choice = object> {
  /** How this seat's `score`, as the seat sees it, would change, up to the first thing it cannot predict. */
  points: number;
  /** It could not be taken back: something hidden would show, chance would be used, or the game would be over. */
  final: boolean;
  /** What this seat could choose then but not now; empty where `final` hides it. */
  opens: Choice[];
}

/** The types of one game, bundled so that a signature names one thing. */
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
 * decision. Answers share nothing with the state, so the caller may do with them as it likes.
 */
export interface Rules<T extends GameTypes = GameTypes> {
  /** The first position at which somebody is asked, and what happened before it. */
  setup(input: SetupInput<T['Options']>): { state: T['State']; events: T['Event'][] };
  /** The seats the game waits for: each has a decision with a forward choice. Empty exactly when the game is over. */
  deciders(state: T['State']): Seat[];
  /**
   * What this seat may do now; null when nothing. A seat that is done may still have choices that take something back.
   */
  decision(state: T['State'], seat: Seat): Decision<T['Choice']> | null;
  /**
   * Carries out a listed choice. The caller has checked that it is listed (`play` does). `watch` is called at each
   * event, which is emitted after the change it reports: the state is then an intermediate picture, and `view`, `score`
   * and `pieces` work on it. `watch` must not change the state; if it throws, the choice stops half-way.
   */
  apply(state: T['State'], seat: Seat, choice: T['Choice'], watch?: (event: T['Event']) => void): T['Event'][];
  /** Equal to the original; the two share nothing that `apply` changes. */
  clone(state: T['State']): T['State'];
  /** What the viewer may know, and nothing else. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** A full state that the owner of the view cannot tell apart from the real one. */
  determinize(view: T['View'], random: Random): T['State'];
  /** Choices of this seat that are nearly legal, with the rule that forbids each. */
  blocked(state: T['State'], seat: Seat): Blocked<T['Choice']>[];
  /**
   * A breakdown at any time, from public information; final when the game is over. With a viewer it also counts what
   * only that viewer knows is coming, for example cards it has drafted.
   */
  score(state: T['State'], viewer?: Viewer): ScoreSheet;
  /** What this listed choice would bring; changes nothing. `previewOf` works for any game. */
  preview(state: T['State'], seat: Seat, choice: T['Choice']): T['Preview'];
  /** Null until the game is over. */
  result(state: T['State']): T['Result'] | null;
  /**
   * Whether the present choices of two seats may be made in either order: afterwards everybody knows the same, apart
   * from which unknown card each drew (L12).
   */
  commutes(state: T['State'], a: Seat, b: Seat): boolean;
  /**
   * Whether `seat` may take back something older although `other` makes this choice now, which then stays. Only if the
   * choice means the same without what is taken back: above all, what it draws must not change (L8). The match itself
   * looks after barriers and the end of a phase. A game may return what `commutes` returns where both are the same.
   */
  canUndoPast(state: T['State'], seat: Seat, other: Seat, choice: T['Choice']): boolean;
  /** The box: every piece that exists by name, and where it is now. Each must be in exactly one place (L13). */
  pieces(state: T['State']): Piece[];
  /**
   * What is chosen for a seat whose time is up: one choice at a time, until the game no longer waits for it; then null.
   */
  timeUp?(state: T['State'], seat: Seat): T['Choice'] | null;
  /**
   * Whether these two see the same things, from any view: they need not hide a screen from each other, and may talk in
   * private. It never changes during a game (L9). Absent: nobody sees what another does.
   */
  sharesView?(view: T['View'], a: Seat, b: Seat): boolean;
  /** How many rounds (or turns of the whole table) have begun: for statistics and the story of a game. */
  turns(state: T['State']): number;
  /**
   * No game of this kind takes more forward choices than this. Where the rules set no limit on turns, a number that
   * play never comes near: a driver gives up there.
   */
  maxForwardChoices(input: SetupInput<T['Options']>): number;
}

export interface Piece {
  id: string;
  place: string;
}

/** One game: what other packages import. */
export interface Game<T extends GameTypes = GameTypes> {
  id: string;
  /** The newest version of the rules; a correction that changes play raises it. A match keeps the one it began with. */
  version: number;
  /** Earlier versions that can still be played, so that matches begun with them load and go on. */
  olderVersions?: readonly number[];
  /** Checked options with defaults; the new-game form is drawn from it. */
  options: GenericSchema<unknown, T['Options']>;
  /** The words for the checks in `options`, each of which has a code as its message. */
  optionWords?: ProblemWords;
  seats(options: T['Options']): { min: number; max: number };
  format: PackFormat<T['Content']>;
  /** The pack that is used when none is given. */
  house: RawPack;
  /** How an event is shown, null for one that is not waited for. Absent: nobody's time to think waits for the telling. */
  beatOf?(event: T['Event']): Beat | null;
  /** The rules bound to a card set, in the given version or else the newest. */
  rules(content: T['Content'], version?: number): Rules<T>;
}
