import { createMatch, type Match, type Seat } from '@cordillera/engine';
import {
  type Animal,
  type Card,
  type Mode,
  type PathIcon,
  type SierraWestContent,
  type SierraWestEvent,
  type SierraWestRules,
  type SierraWestState,
  type SierraWestTypes,
  type Slot,
  type Summit,
  sierraWest,
} from '../../src/index.ts';
import type { HastingsOptions } from '../../src/options.ts';
import { GREEN_START, type Pioneer, TAN_START } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import type { PlayerState } from '../../src/state.ts';
import { iconOf, type Short } from './icons.ts';
import { houseRules, rulesWith } from './packs.ts';
import { pinned } from './pinned.ts';
import { act, declineAll } from './play.ts';
import type { Trail } from './trails.ts';

/** A position and the rules it is played by. */
export interface Scene {
  rules: SierraWestRules;
  state: SierraWestState;
  /** The events of the last `act` (or the setup). */
  events: SierraWestEvent[];
}

export const NO_HELP: HastingsOptions = {
  mule: false,
  bear: false,
  richCabins: false,
  richGold: false,
  richBoots: false,
  wagon: 0,
  trapperMule: false,
};

export interface GameSetting {
  mode?: Mode;
  /** 1 is solo against Hastings. Default 2. */
  seats?: number;
  advancedPlanning?: boolean;
  hastings?: Partial<HastingsOptions>;
  seed?: string;
  rules?: SierraWestRules;
  /** A trail other than the pinned one. */
  trail?: Trail;
  /** An older version of the rules. */
  version?: number;
}

/** A fresh game, at the plan of the starting player; seat 0 starts unless `start` is left to chance. */
export function begin(setting: GameSetting & { start?: 'random' } = {}): Scene {
  const { mode = 'apple-hill', seats = 2, advancedPlanning = false, hastings = {}, seed = '7'.repeat(32) } = setting;
  const { trail, version } = setting;
  const plain = trail === undefined && version === undefined;
  const rules = setting.rules ?? (plain ? houseRules : rulesWith(() => {}, trail, version));
  const { state, events } = rules.setup({
    options: { mode, advancedPlanning, hastings: { ...NO_HELP, ...hastings } },
    seats,
    seed,
  });
  if (setting.start !== 'random') {
    state.start = 0;
    state.active = 0;
  }
  return { rules, state, events };
}

export interface TurnSetting extends GameSetting {
  /** The five icons of the green path, left to right; `mule` where not given. */
  green?: (Short | undefined)[];
  /** The four icons of the tan path; the second is paid with 1, the fourth with 2. */
  tan?: (Short | undefined)[];
  /** The summits of the left, middle and right card; too expensive to use where not given. */
  summits?: (Summit | undefined)[];
  /** The animals of the three cards. */
  animals?: (Animal | undefined)[];
  /** Changes the position before the plan is laid out. */
  before?: (state: SierraWestState) => void;
  /** Further changes to the card set. */
  content?: (content: SierraWestContent) => void;
}

const TOO_DEAR: Summit = { action: 'homestead', cost: { food: 99 }, track: 'food' };

/** Seat 0 has just laid out cards 0, 1 and 2; no player has answered the Trapper window yet. */
function layOut(setting: TurnSetting, rules: SierraWestRules): Scene {
  const scene = begin({ ...setting, rules });
  giveHand(scene, 0, [0, 1, 2]);
  setting.before?.(scene.state);
  act(scene, 0, { do: 'plan', cards: [0, 1, 2] });
  return scene;
}

/**
 * Seat 0 has laid out three cards that make these paths and summits, all players have declined Trapper, and seat 0 is to
 * move. Cards 0, 1 and 2 (of seat 0) lie left, middle and right.
 */
export function turnWith(setting: TurnSetting = {}): Scene {
  const scene = reveal(setting);
  declineAll(scene);
  return scene;
}

/** Like `turnWith`, but no player has answered the Trapper window yet. */
export function reveal(setting: TurnSetting): Scene {
  const { green = [], tan = [], summits = [], animals = [] } = setting;
  const at = (list: (Short | undefined)[], i: number): PathIcon => iconOf(list[i] ?? 'mule');
  const path = (card: number): Record<Slot, PathIcon> =>
    card === 0
      ? { GF: at(green, 0), GL: at(green, 1), TF: at(tan, 0), TL: at(tan, 1), MID: { icon: 'mule' } }
      : card === 1
        ? { GF: { icon: 'mule' }, GL: { icon: 'mule' }, TF: { icon: 'mule' }, TL: { icon: 'mule' }, MID: at(green, 2) }
        : { GF: at(green, 3), GL: at(green, 4), TF: at(tan, 2), TL: at(tan, 3), MID: { icon: 'mule' } };
  const rules = rulesWith(
    (content) => {
      for (const i of [0, 1, 2]) {
        const card = content.starting[i] as Card;
        const animal = animals[i];
        card.path = path(i);
        card.summit = summits[i] ?? TOO_DEAR;
        if (animal === undefined) delete card.animal;
        else card.animal = animal;
      }
      setting.content?.(content);
    },
    setting.trail,
    setting.version,
  );
  return layOut(setting, rules);
}

/** Like `reveal`, with the paths and summits of the card set: only the animals, left to right, are given. */
export function animalsShown(animals: (Animal | undefined)[], setting: TurnSetting = {}): Scene {
  const rules = rulesWith((content) => {
    content.starting.slice(0, 3).forEach((card, i) => {
      const animal = animals[i];
      if (animal === undefined) delete card.animal;
      else card.animal = animal;
    });
    setting.content?.(content);
  });
  return layOut(setting, rules);
}

/** This player's hand holds exactly these cards of its colour; the others are in the deck. */
export function giveHand({ state }: Scene, seat: Seat, hand: number[]): void {
  const player = playerOf(state, seat);
  const all = [...player.hand, ...player.deck, ...player.discard];
  player.hand = hand.slice();
  player.deck = all.filter((card) => !hand.includes(card));
  player.discard = [];
}

/** Gives goods and pieces to a player, or places them. */
export const give = ({ state }: Scene, index: number, change: Partial<PlayerState>): PlayerState =>
  Object.assign(playerOf(state, index), structuredClone(change));

/** The place of the n-th space of a path (0 is START). */
export const space = (pioneer: Pioneer, n: number): number => (pioneer === 'green' ? GREEN_START : TAN_START) + n;

export const endOfPath = (pioneer: Pioneer): number => space(pioneer, pioneer === 'green' ? 6 : 5);

/** Puts a pioneer of the active player straight on END. */
export const atEnd = ({ state }: Scene, pioneer: Pioneer): void => {
  playerOf(state, state.active)[pioneer] = endOfPath(pioneer);
};

export const newMatch = (options: object, seats: number, seed?: string): Match<SierraWestTypes> =>
  createMatch(sierraWest, {
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` })),
    ...(seed !== undefined && { seed }),
    content: pinned,
  });

/** An independent copy of this scene. */
export const copy = (scene: Scene): Scene => ({ ...scene, state: structuredClone(scene.state) });
