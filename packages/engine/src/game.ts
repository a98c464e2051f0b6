import type { GenericSchema } from 'valibot';
import type { PackFormat, RawPack } from './content.ts';
import type { ProblemWords } from './diagnose.ts';
import type { Random } from './random.ts';

/** A place at the table, counted from 0 in seating order. */
export type Seat = number;

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/**
 * What one seat may decide now.
 *
 * `choices` is complete: what is not listed is illegal. The first `forward` of them carry the game on; the rest take
 * something back (a draft, a ready sign) and are legal only while the phase is open. Whoever always picks a forward
 * choice, any of them, finishes every game within `Rules.bound`.
 */
export interface Decision<Choice> {
  seat: Seat;
  /** What is asked, as a key into the game's words. */
  prompt: string;
  choices: Choice[];
  forward: number;
}

/** Something that happened. Words, animation and sound are made from it; it never holds words itself. */
export interface GameEvent {
  type: string;
  /** The seats that may see it; absent: everybody, spectators too. */
  for?: Seat[];
  /**
   * Something hidden became known, or chance was used: no undo goes back across it. `true` stops everybody, a list
   * only those seats: whoever chose, and all who learned something.
   */
  barrier?: true | Seat[];
}

/** A choice that looks possible and is not, with the rule that forbids it. */
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
  /** The cards that bring the points, for lighting them up. */
  cards?: number[];
}

/** For every seat the lines of its score and their sum. */
export interface ScoreSheet {
  seats: { lines: ScoreLine[]; total: number }[];
  /** Those who score without a seat, for example an automa; `name` is a key into the game's words. */
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
  /** How `score`, as this seat sees it, would change for this seat: up to the first thing it cannot foretell. */
  points: number;
  /** It could not be taken back: something hidden would show, chance would be used, or the game would be over. */
  final: boolean;
  /** What this seat could choose then and cannot choose now; nothing where `final` hides it. */
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
 * The rules of a game, bound to one content pack. All functions are pure but for `apply`, which changes the state it
 * is given and nothing else. A state is plain JSON data: it can be saved, cloned and sent in the middle of any nested
 * decision. What a question about a state answers shares nothing with it, so whoever asked may do with it as they like.
 */
export interface Rules<T extends GameTypes = GameTypes> {
  /** The first position at which somebody is asked, and what happened until then. */
  setup(input: SetupInput<T['Options']>): { state: T['State']; events: T['Event'][] };
  /** The seats the game waits for: each has a decision with a forward choice. Empty exactly when the game is over. */
  deciders(state: T['State']): Seat[];
  /** What this seat may do now; null when nothing. A seat that is done may still have choices that take back. */
  decision(state: T['State'], seat: Seat): Decision<T['Choice']> | null;
  /**
   * Carries out a listed choice. The caller has checked that it is listed (`play` does). `watch` is called at each event,
   * which is emitted after the change it tells: the state is then a picture on the way, of which `view`, `score` and
   * `pieces` may be asked. It must not change the state; what it throws ends the choice half-way.
   */
  apply(state: T['State'], seat: Seat, choice: T['Choice'], watch?: (event: T['Event']) => void): T['Event'][];
  /** Equal to the original; the two share nothing that `apply` changes. */
  clone(state: T['State']): T['State'];
  /** What the viewer may know, and nothing else. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** A full state that the owner of the view cannot tell from the real one. */
  determinize(view: T['View'], random: Random): T['State'];
  /** Near-legal choices of this seat, with the rule that forbids each. */
  blocked(state: T['State'], seat: Seat): Blocked<T['Choice']>[];
  /**
   * A breakdown at any time, from public things only; final when the game is over. With a viewer also from what that
   * viewer alone knows to be coming, for example cards it has drafted.
   */
  score(state: T['State'], viewer?: Viewer): ScoreSheet;
  /** What this listed choice would bring; changes nothing. `previewOf` does it for any game. */
  preview(state: T['State'], seat: Seat, choice: T['Choice']): T['Preview'];
  /** Null until the game is over. */
  result(state: T['State']): T['Result'] | null;
  /**
   * Whether the present choices of two seats may be made in either order: what everybody may know afterwards is the
   * same, apart from which unknown card each draws (L12).
   */
  commutes(state: T['State'], a: Seat, b: Seat): boolean;
  /**
   * Whether `seat` may take back something older although `other` makes this choice now, which then stays. Only if the
   * choice means the same without what is taken back: above all, what it draws must not change (L8). Barriers and who
   * ends the phase they share need not be minded: the match looks after both. Where `commutes` says the same, it may
   * stand here too.
   */
  mayUndoPast(state: T['State'], seat: Seat, other: Seat, choice: T['Choice']): boolean;
  /** The box: the name of every piece that exists, and where it is now. Each must be in exactly one place (L13). */
  pieces(state: T['State']): Piece[];
  /** What is chosen for a seat whose time is up: one choice at a time, until the game no longer waits for it. Then null. */
  timeUp?(state: T['State'], seat: Seat): T['Choice'] | null;
  /** How many rounds (or turns of the whole table) have begun: for statistics and the story of a game. */
  turns(state: T['State']): number;
  /**
   * No game of this kind takes more forward choices than this. Where the rules know no limit of turns, a number that play
   * never comes near: whoever drives a game gives up there.
   */
  bound(input: SetupInput<T['Options']>): number;
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
  /** The rules bound to a card set: of the version that is asked for, of the newest when none is. */
  rules(content: T['Content'], version?: number): Rules<T>;
}
