import type { Game, GameTypes, Pack, Seat } from '@cordillera/engine';
import type { ComponentType, ReactNode } from 'react';
import type * as v from 'valibot';
import type { SetupOptions, SetupOptionsProps } from '../../platform/gameModule.ts';
import type { Draft } from './draft.ts';
import type { Seating } from './seating.ts';

export interface SeatRange {
  min: number;
  max: number;
}

/**
 * The content of a game's new-game form, without its components. `Asked` are the game's options in the form: those of
 * the rules, or more where the form remembers what only another mode needs.
 */
export interface DraftDefinition<T extends GameTypes = GameTypes, Asked extends object = T['Options']> {
  /** Its rules define the options, their defaults and the number of seats. */
  game: Pick<Game<T>, 'id' | 'options' | 'seats' | 'format' | 'house'>;
  /** Its bots, weakest first. */
  bots: readonly { id: string }[];
  /** Reads options of any origin, with defaults for invalid values. Absent: as the rules read their own. */
  schema?: v.GenericSchema<unknown, Asked>;
  /** The initial seats. Absent: the player and a bot that can be beaten. */
  seating?(levels: readonly string[]): Seating;
  /** The number of seats allowed. Absent: as the rules say for these options. */
  range?(options: Asked): SeatRange;
  /** The number of seats when these options were last selected. Absent: unchanged. */
  countFor?(options: Asked): number;
  /**
   * The options for these seats: `from` gives the old number of each seat, null for a new one. Absent: they name no
   * seat.
   */
  remapSeats?(options: Asked, from: readonly (Seat | null)[]): Asked;
  /** Swaps two players of different groups. */
  swapSeats?(options: Asked, a: Seat, b: Seat): Asked;
  /** Draws the groups by lot. `random` returns numbers from 0 up to 1. */
  mixGroups?(options: Asked, random: () => number): Asked;
  /** The options passed to the rules for this many seats. Absent: the options as they are. */
  toSetup?(options: Asked, count: number): SetupOptions;
  /** Whether points are shown during the game. Absent: yes. */
  showsLivePoints?(options: Asked): boolean;
  /** Whether players at this screen hide their cards from each other. Absent: when there are two or more. */
  hasSecrets?(draft: Draft<Asked>): boolean;
  /** The options of an address such as `#/new/sierra?mode=solo&stage=3`, and whether they need the house set. */
  fromAddress?(mode: string | null, stage: number | null): { options: Partial<Asked>; isHouseSet?: boolean };
  /** The storage key of drafts; a new name discards what an older page stored. Absent: `new-game.ID.1`. */
  storageName?: string;
  /** A stored draft has the options beside the seats, not in a field of their own. */
  isStoredFlat?: boolean;
  /** The options in a draft of an earlier page. */
  fromEarlier?(stored: Readonly<Record<string, unknown>>): unknown;
}

/** Who plays with whom. */
export interface SeatGroups {
  lists: readonly { seats: readonly number[]; name: string; mark: ReactNode }[];
  /** The number and size of the groups, as text. */
  text: string;
}

/** The new-game form of a game, on this device and by link. */
export interface NewGameDefinition<T extends GameTypes = GameTypes, Asked extends object = T['Options']>
  extends DraftDefinition<T, Asked> {
  /** Its options, in the form and at a table by link, editable or read-only. Absent: there is nothing to choose. */
  Options?: ComponentType<OptionsProps<T, Asked>>;
  /** Its modes and their settings: before the seats in the form, and before the options at a table by link. */
  Modes?: ComponentType<FormPartProps<Asked>>;
  LobbyModes?: ComponentType<OptionsProps<T, T['Options']>>;
  /** Options that only the form has, below the others, and notes before the start. */
  Extra?: ComponentType<FormPartProps<Asked>>;
  Facts?: ComponentType<FormPartProps<Asked>>;
  /** The options as they can be played now. Absent: as chosen. */
  usePlayable?(options: Asked, pack: Pack<T['Content']> | null): Asked;
  /** The groups that people play in; null where everybody plays alone, or all together. */
  useGroups?(options: Asked, count: number): SeatGroups | null;
  /**
   * The number of cards in the set, as text, and a note about the player's own set. Absent: the number in its files.
   */
  useCards?(options: Asked, pack: Pack<T['Content']> | null): { count: string; ownNote?: string };
}

export interface OptionsProps<T extends GameTypes, Asked extends object = T['Options']>
  extends Omit<SetupOptionsProps, 'options' | 'pack' | 'onChange'> {
  options: Asked;
  /** Null for the house set. */
  pack: Pack<T['Content']> | null;
  /** Null for read-only. */
  onChange: ((options: Asked) => void) | null;
}

export interface FormPartProps<Asked extends object> {
  draft: Draft<Asked>;
  /** As they can be played now. */
  options: Asked;
  /** The selected card set; null for the house set. */
  pack: Pack<object> | null;
  onChange: (changed: Partial<Asked>) => void;
}

/** A definition whose types are unknown to the page. */
export type AnyNewGame = NewGameDefinition<GameTypes & { Options: SetupOptions }>;

export const defineNewGame = <T extends GameTypes, Asked extends object = T['Options']>(
  definition: NewGameDefinition<T, Asked>,
): AnyNewGame => definition as unknown as AnyNewGame;
