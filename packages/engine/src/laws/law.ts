import type { Pack } from '../content.ts';
import type { Decision, Game, GameTypes, Rules, Seat, SetupInput } from '../game.ts';
import type { Random } from '../random.ts';
import type { Configuration, Harness } from './harness.ts';

export const LAW_IDS = [
  'L1',
  'L2',
  'L3',
  'L4',
  'L5',
  'L6',
  'L7',
  'L8',
  'L9',
  'L10',
  'L11',
  'L12',
  'L13',
  'L14',
  'L15',
  'L16',
  'L17',
  'L18',
  'L19',
  'L20',
  'L21',
] as const;

export type LawId = (typeof LAW_IDS)[number];

/** One property of every game, and how it is checked during random play. */
export interface Law {
  name: string;
  /** What `rate` counts: positions, or whole games. */
  per: 'position' | 'game';
  /** One position (or game) in this many is checked, unless the harness says otherwise. */
  rate: number;
  /** Called once per run; the watcher may carry information from game to game. */
  watch(must: Check, harness: Harness): Watcher;
}

/** Counts one check; a failure ends this law's checks of the present game. */
export type Check = (holds: boolean, detail: () => string) => void;

/**
 * The hooks of a law, all optional. Anything a hook throws is a failure of its law, so a law need not guard its calls
 * into the game. `random` depends only on the seed, the law and the position, not on the rates, so a replay draws the
 * same. A law of whole games sees only the games its rate picks.
 */
export interface Watcher {
  /** After setup. */
  start?(start: Start, random: Random): void;
  /** At the positions the rate picks, before the choice; also at the last position, where no seat is asked. */
  position?(position: Position, random: Random): void;
  /** At every position. */
  everyPosition?(position: Position, random: Random): void;
  /** After every choice. */
  move?(move: Move, random: Random): void;
  /** When the game is over or was abandoned. */
  end?(end: End, random: Random): void;
  /** After the last game of the run. */
  finish?(): void;
}

/** What is constant during one game. */
export interface GameUnderTest {
  game: Game;
  configuration: Configuration;
  /** The checked card set, frozen. */
  printed: Pack<object>;
  /** A mutable copy, which the rules are bound to; L20 reports changes to it. */
  pack: Pack<object>;
  rules: Rules;
  input: SetupInput<object>;
}

/** A moment of a game. Laws work on copies, so that none can affect the game or another law. */
export interface Scene extends GameUnderTest {
  /** How many choices have been made so far. */
  at: number;
  /** The state itself, read-only. Rules functions get a copy, except those called after every choice. */
  state: object;
  /** A new copy at each call, free to change, made without the rules' own `clone`. */
  copy(): object;
  hash(): string;
}

export interface Start extends Scene {
  events: GameTypes['Event'][];
}

export interface Position extends Scene {
  deciders: Seat[];
  /** Of every seat that has one. */
  decisions: Decision<object>[];
  result: GameTypes['Result'] | null;
}

/** A choice that was just made; the scene is the one after it. */
export interface Move extends Scene {
  seat: Seat;
  choice: object;
  forward: boolean;
  events: GameTypes['Event'][];
}

export interface End extends Position {
  /**
   * `stuck`: no seat could continue (L1); `broken`: a choice threw (L3); `endless`: far more choices than declared
   * (L4).
   */
  how: 'over' | 'stuck' | 'broken' | 'endless';
}
