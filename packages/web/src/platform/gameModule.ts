import type { Language, Match, Pack, Seat } from '@cordillera/engine';
import type { ComponentType } from 'react';
import type { GameId, MatchRecord, MatchSummary } from '../store/records.ts';
import type { MatchSetup } from './matchSetup.ts';
import type { ScreenProps } from './routes.ts';
import type { Theme } from './theme.ts';

/** What the page knows of a game without loading it. Small, because the home page holds the manifests of all games. */
export interface GameManifest {
  id: GameId;
  /** The same in every language. */
  name: string;
  /** For the light and the dark theme. */
  cover: Record<Theme, string>;
  /** Behind the name, which is written in cream: dark enough for good contrast. */
  ribbon: string;
  words: Record<Language, GameManifestWords>;
  /** Lists count turns, not rounds. */
  countsTurns?: boolean;
  /** Whether the others at the table are opponents in this mode. */
  isCompetitive(mode: string): boolean;
  module: GameModule;
}

interface GameManifestWords {
  /** What the game is about, in one sentence. */
  pitch: string;
  /** Number of players and playing time. */
  facts: string;
  /** What `quickStartSetup` starts; empty without one. */
  starts: string;
  /** The names of its modes in lists: "team game". */
  modes: Record<string, string>;
  /** The names of its groups, where people play in groups. */
  groups?: readonly string[];
}

/**
 * The parts of the page that belong to one game. Each part is fetched when first shown, and brings nothing of another
 * game. A missing part is not made yet, and the page does not offer it. What the table needs of a game besides its
 * component is in table/tableGames.ts, because a worker needs it too. The type of `Table` is declared in
 * table/tableProps.ts.
 */
export interface GameModule {
  /** The form for a new game. A game without one is announced, not offered. */
  NewGame?: Part<ScreenProps<'new'>>;
  /** A setup to play at once, without the form. */
  quickStartSetup?: () => Promise<Omit<MatchSetup, 'content'>>;
  /** The setup of a table by link before the game starts: its options, and how they follow the seats. */
  tableSetup?: () => Promise<TableSetupModule>;
  /** The result of a match. */
  End?: Part<EndProps>;
  Rules?: Part<ScreenProps<'rules'>>;
  Campaign?: Part<ScreenProps<'campaign'>>;
  /** A small picture of a match, for lists and the home page. */
  Picture?: Part<PictureProps>;
  /** A sample of the game that shows the effect of the settings. */
  Example?: Part<{ label: string }>;
}

/** The game's part of the setup of a table by link. */
export interface TableSetupModule {
  /** The options that the host sets and everybody can read. */
  Options: ComponentType<SetupOptionsProps>;
  /** The number of seats allowed. */
  range(options: SetupOptions): { min: number; max: number };
  /** The options for these seats: `from` gives the old number of each seat, null for a new one. */
  remapSeats(options: SetupOptions, from: readonly (Seat | null)[]): SetupOptions;
  /** Draws the groups by lot. `random` returns numbers from 0 up to 1. */
  shuffleGroups?(options: SetupOptions, random: () => number): SetupOptions;
}

/** Options of a game, validated by its rules. */
export type SetupOptions = Readonly<Record<string, unknown>>;

export interface SetupOptionsProps {
  options: SetupOptions;
  /** The name of each seat. */
  seats: readonly string[];
  /** The card set, unless it is the house set. */
  pack: Pack<object> | null;
  /** Null for read-only. */
  onChange: ((options: SetupOptions) => void) | null;
}

export type Part<Props> = () => Promise<ComponentType<Props>>;

export interface EndProps {
  record: MatchRecord;
  match: Match;
}

export interface PictureProps {
  summary: MatchSummary;
  /** The same seed draws the same outlines. */
  seed: string;
}
