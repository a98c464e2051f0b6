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
 * What the new-game form of a game asks, without its looks. `Asked` are its own options as the form asks for them: those
 * of the rules, or more where the form remembers what only another mode needs.
 */
export interface DraftDefinition<T extends GameTypes = GameTypes, Asked extends object = T['Options']> {
  /** Its rules say which options there are, what they are by default, and how many may sit there. */
  game: Pick<Game<T>, 'id' | 'options' | 'seats' | 'format' | 'house'>;
  /** Its bots, weakest first. */
  bots: readonly { id: string }[];
  /** Reads options of any origin, with defaults where they make no sense. Absent: as the rules read their own. */
  schema?: v.GenericSchema<unknown, Asked>;
  /** Who sits there at first. Absent: me, and a bot that can be beaten. */
  seating?(levels: readonly string[]): Seating;
  /** How many may sit there. Absent: as the rules say for these options. */
  range?(options: Asked): SeatRange;
  /** How many sat there when these options were last chosen. Absent: as many as sit there now. */
  countFor?(options: Asked): number;
  /** The options for these seats: for each the seat it was before, null for a new one. Absent: they name no seat. */
  remapSeats?(options: Asked, from: readonly (Seat | null)[]): Asked;
  /** Two people of different groups change places. */
  swapSeats?(options: Asked, a: Seat, b: Seat): Asked;
  /** Who plays with whom, by lot. `random` gives numbers from 0 up to 1. */
  mixGroups?(options: Asked, random: () => number): Asked;
  /** What the rules are asked for so many seats. Absent: the options as they are. */
  toSetup?(options: Asked, count: number): SetupOptions;
  /** Whether points are shown during the game. Absent: yes. */
  showsLivePoints?(options: Asked): boolean;
  /** Whether people at this screen hide their cards from each other. Absent: as soon as there are two. */
  hasSecrets?(draft: Draft<Asked>): boolean;
  /** The options that the address asks for, `#/new/sierra?mode=solo&stage=3`, and whether they are of the house set. */
  fromAddress?(mode: string | null, stage: number | null): { options: Partial<Asked>; isHouseSet?: boolean };
  /** What a draft is stored as; a new name forgets what an older page has stored. Absent: `new-game.ID.1`. */
  storageName?: string;
  /** A stored draft has the options beside the seats, not in a part of their own. */
  isStoredFlat?: boolean;
  /** The options in a draft of an earlier page. */
  fromEarlier?(stored: Readonly<Record<string, unknown>>): unknown;
}

/** Who plays with whom. */
export interface SeatGroups {
  lists: readonly { seats: readonly number[]; name: string; mark: ReactNode }[];
  /** How many sit in how many groups. */
  text: string;
}

/** The new-game form of a game, on this device and by link. */
export interface NewGameDefinition<T extends GameTypes = GameTypes, Asked extends object = T['Options']>
  extends DraftDefinition<T, Asked> {
  /** Its own options, in the form and at a table by link, to be chosen or only read. Absent: there is nothing to choose. */
  Options?: ComponentType<OptionsProps<T, Asked>>;
  /** Its modes, with what belongs to them: before the seats in the form, and before the options at a table by link. */
  Modes?: ComponentType<FormPartProps<Asked>>;
  LobbyModes?: ComponentType<OptionsProps<T, T['Options']>>;
  /** Options that are asked in the form only, below the others; and facts that are good to know before it starts. */
  Extra?: ComponentType<FormPartProps<Asked>>;
  Facts?: ComponentType<FormPartProps<Asked>>;
  /** The options as they can be played now. Absent: as they were chosen. */
  usePlayable?(options: Asked, pack: Pack<T['Content']> | null): Asked;
  /** The groups that people play in; null where everybody plays alone, or all together. */
  useGroups?(options: Asked, count: number): SeatGroups | null;
  /** How many cards are in the set, in words, and what is to be known of a set of one's own. Absent: those in its files. */
  useCards?(options: Asked, pack: Pack<T['Content']> | null): { count: string; ownNote?: string };
}

export interface OptionsProps<T extends GameTypes, Asked extends object = T['Options']>
  extends Omit<SetupOptionsProps, 'options' | 'pack' | 'onChange'> {
  options: Asked;
  /** Null for the house set. */
  pack: Pack<T['Content']> | null;
  /** Null for whoever only reads them. */
  onChange: ((options: Asked) => void) | null;
}

export interface FormPartProps<Asked extends object> {
  draft: Draft<Asked>;
  /** As they can be played now. */
  options: Asked;
  /** The chosen card set; null for the house set. */
  pack: Pack<object> | null;
  onChange: (changed: Partial<Asked>) => void;
}

/** A definition whose types the page does not know. */
export type AnyNewGame = NewGameDefinition<GameTypes & { Options: SetupOptions }>;

export const defineNewGame = <T extends GameTypes, Asked extends object = T['Options']>(
  definition: NewGameDefinition<T, Asked>,
): AnyNewGame => definition as unknown as AnyNewGame;
