import type { StoredMatch } from '@cordillera/engine';

/** Every game in app/games.ts has one. */
export type GameId = string;

/** Best suns by stage number and size of the group; only the rules interpret it. */
export type CampaignRecord = Record<number, Partial<Record<'solo' | 'duo' | 'trio', number>>>;

/** A match as stored in the browser. */
export interface MatchRecord {
  id: string;
  /** When it was created and last played, in ms since 1970. */
  created: number;
  played: number;
  /** Counts the writes: a writer must have read the last one. */
  revision: number;
  saved: StoredMatch;
  /** Settings of this table besides the rules. */
  table: TableOptions;
  summary: MatchSummary;
}

/** A card set that a person added. Its name is unique within its game. */
export interface PackRecord {
  game: GameId;
  /** The name that the person gave it; matches refer to it. */
  id: string;
  /** The hash of its cards without their texts: matches find it by this. */
  hash: string;
  /** When it was added, in ms since 1970. */
  added: number;
  /** How many cards it has. */
  cards: number;
  /** Parsed JSON by file name. It was valid when added; the rules validate it again when it is used. */
  files: Record<string, unknown>;
}

/** A match to be written. */
export interface Write {
  record: MatchRecord;
  /** The revision expected in the database, if the match is there at all. */
  shelved: number;
}

export interface TableOptions {
  /** Show the effect of a placement before it is made. */
  livePoints: boolean;
  /** Players at this screen see each other's cards, so it is never handed over. */
  openHands?: boolean | undefined;
  /** It was played by link: the server has its table under the same id. */
  byLink?: boolean | undefined;
  /** By link: the seats of this device's player; none for a spectator. */
  mine?: readonly number[] | undefined;
  /** The standing answers of players here, by seat. */
  wishes?: StandingAnswers | undefined;
}

/**
 * A player's preferences that answer questions without asking: one answer for each kind of question. Only the game
 * interprets them.
 */
export type StandingAnswer = Readonly<Record<string, string>>;
export type StandingAnswers = Readonly<Record<number, StandingAnswer>>;

/** What lists and the home page show of a match without loading the rules. */
export interface MatchSummary {
  game: GameId;
  mode: string;
  /** The stage of a campaign game. */
  stage: number | null;
  round: number;
  over: boolean;
  /** A person at this screen is to move. */
  waiting: boolean;
  players: { name: string; bot: boolean; total: number }[];
  winners: number[];
  suns: number | null;
  /** The data of the game's small picture. Only the game interprets it. */
  picture: unknown;
}
