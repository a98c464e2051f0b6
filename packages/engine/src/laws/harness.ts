import type { Pack } from '../content.ts';
import type { Decision, GameTypes, Rules, ScoreLine, Seat, Viewer } from '../game.ts';
import type { Random } from '../random.ts';
import type { Glossary, Language } from '../words.ts';
import type { LawId } from './law.ts';

/** One way to play the game: a mode, a number of seats, a set of options. */
export interface Configuration<T extends GameTypes = GameTypes> {
  /** Short and unique: used in reports and in the replay command. */
  name: string;
  /** As given by a person: the game's schema checks them and fills in defaults. */
  options: unknown;
  seats: number;
  /** The game's house set when absent. */
  content?: Pack<T['Content']>;
}

/** Something that must have words (L16), with the view of a viewer who may see it. */
export type LocalizedItem<T extends GameTypes = GameTypes> = { view: T['View'] } & (
  | { kind: 'event'; value: T['Event'] }
  | { kind: 'prompt'; value: string; params?: Decision<unknown>['params'] }
  | { kind: 'choice'; value: T['Choice'] }
  | { kind: 'source'; value: ScoreLine }
  | { kind: 'reason'; value: T['Result'] }
  | { kind: 'rule'; value: string }
);

/** The argument of `reached`: after setup, after every choice, and at the end of the game (then with the result). */
export interface Observation<T extends GameTypes = GameTypes> {
  rules: Rules<T>;
  configuration: Configuration<T>;
  /** Read only. */
  state: T['State'];
  events: readonly T['Event'][];
  /** What was chosen; absent after setup and at the end. */
  choice?: { seat: Seat; choice: T['Choice'] };
  /** Null except for the last observation of a game. */
  result: T['Result'] | null;
}

/** What the kit must know about a game to check the laws on it. */
export interface Harness<T extends GameTypes = GameTypes> {
  /** Per configuration. */
  games: number;
  /** Any text. The same text gives the same games. */
  seed: string;
  /** One position in this many; for L7, L8 and L20, which follow whole games, one game in this many. */
  rates?: Partial<Record<LawId, number>>;
  /** Laws that are not checked, each with the reason. */
  skip?: Partial<Record<LawId, string>>;
  /**
   * The index of the forward choice to make; any of them when absent. For a game whose rules set no limit on turns, so
   * that random play ends; every listed choice must stay possible.
   */
  lean?(choices: readonly T['Choice'][], random: Random): number;
  /** A command line that replays this game. */
  replayCommand(configuration: Configuration<T>, seed: string): string;
  /**
   * L9: changes only what the viewer cannot see (decks, other hands, the generators in `state.streams`) and returns the
   * state, which may be the one it is given. Written for the test, never based on `determinize`. With `after`, the
   * state that a choice led to, whatever the viewer can see there stays unchanged too.
   */
  scramble(state: T['State'], viewer: Viewer, random: Random, rules: Rules<T>, after?: T['State']): T['State'];
  /** L9: whether this choice reveals hidden cards that it names, and may still be taken back. */
  laysOpen?(choice: T['Choice']): boolean;
  /**
   * L12, for a game in which seats draw from one pile at the same time: the same position, with the hidden pile
   * arranged so that the second choice can be made first and both seats draw what they drew before. Null when they do
   * not both draw. It may change the state it is given.
   */
  redeal?(state: T['State'], first: T['Choice'], second: T['Choice']): T['State'] | null;
  /** L14: the seats that must have won; when absent, the winners need only be seats of the game. */
  winners?(state: T['State'], rules: Rules<T>): Seat[];
  /** L15: the rule IDs that exist in docs/rules. */
  ruleIds: ReadonlySet<string>;
  /** L16: the game's terms. Given them, spelling and grammar are checked too. */
  glossary?: Glossary;
  /** L16. */
  words(language: Language, thing: LocalizedItem<T>): string;
  /** L17: what the games together must reach: icons, cards, end reasons, event kinds … */
  expected: readonly string[];
  /**
   * L17: which of those were just reached. Called after every choice until everything was reached, so it must be fast.
   */
  reached(observation: Observation<T>): readonly string[];
}
