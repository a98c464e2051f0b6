import type { Language, Match, Pack, Seat } from '@cordillera/engine';
import type { ComponentType } from 'react';
import type { GameId, MatchRecord, MatchSummary } from '../store/records.ts';
import type { MatchSetup } from './matchSetup.ts';
import type { ScreenProps } from './routes.ts';
import type { Theme } from './theme.ts';

/** What the page knows of a game at once. It is small: the home page holds the cards of all games. */
export interface GameManifest {
  id: GameId;
  /** The same in every language. */
  name: string;
  /** By day and at dusk. */
  cover: Record<Theme, string>;
  /** Behind the name, which is written in cream: dark enough to read it. */
  ribbon: string;
  words: Record<Language, GameManifestWords>;
  /** Lists say which turn it is, not which round. */
  countsTurns?: boolean;
  /** Whether the others at the table are opponents in this mode. */
  isCompetitive(mode: string): boolean;
  module: GameModule;
}

interface GameManifestWords {
  /** What it is about, in a sentence. */
  pitch: string;
  /** For how many, and for how long. */
  facts: string;
  /** What `quickStartSetup` starts; empty without one. */
  starts: string;
  /** What its modes are called in lists: "team game". */
  modes: Record<string, string>;
  /** What its groups are called, where people play in groups. */
  groups?: readonly string[];
}

/**
 * All that is a game's own in the page. Each part is fetched when it is first shown, and brings nothing of another game.
 * A part that is absent is not made yet: the page then does not offer it. What the table asks of a game besides its
 * picture is in table/tableGames.ts, because a worker asks it too. Its `Table` is declared where tables are: table/tableProps.ts.
 */
export interface GameModule {
  /** The form for a new game. A game that has none is announced, not offered. */
  NewGame?: Part<ScreenProps<'new'>>;
  /** A plan for whoever wants to play at once, without the form. */
  quickStartSetup?: () => Promise<Omit<MatchSetup, 'content'>>;
  /** A table by link, before the game starts: its options, and how they follow the seats. */
  tableSetup?: () => Promise<TableSetupModule>;
  /** A match that is over. */
  End?: Part<EndProps>;
  Rules?: Part<ScreenProps<'rules'>>;
  Campaign?: Part<ScreenProps<'campaign'>>;
  /** A match, small: for lists and the home page. */
  Picture?: Part<PictureProps>;
  /** Something of the game to see what the settings do to it. */
  Example?: Part<{ label: string }>;
}

/** A table by link before the game starts, in the game's own terms. */
export interface TableSetupModule {
  /** What the host can choose, and everybody may read. */
  Options: ComponentType<SetupOptionsProps>;
  /** How many may sit there. */
  range(options: SetupOptions): { min: number; max: number };
  /** The options for these seats: for each the seat it was before, null for a new one. */
  remapSeats(options: SetupOptions, from: readonly (Seat | null)[]): SetupOptions;
  /** Who plays with whom, by lot. `random` gives numbers from 0 up to 1. */
  shuffleGroups?(options: SetupOptions, random: () => number): SetupOptions;
}

/** Options of a game, as its rules have checked them. */
export type SetupOptions = Readonly<Record<string, unknown>>;

export interface SetupOptionsProps {
  options: SetupOptions;
  /** What each seat is called. */
  seats: readonly string[];
  /** The cards that are played with, if they are not those of the house. */
  pack: Pack<object> | null;
  /** Null for whoever only reads them. */
  onChange: ((options: SetupOptions) => void) | null;
}

export type Part<Props> = () => Promise<ComponentType<Props>>;

export interface EndProps {
  record: MatchRecord;
  match: Match;
}

export interface PictureProps {
  summary: MatchSummary;
  /** The same seed, the same outlines. */
  seed: string;
}
