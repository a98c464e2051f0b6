import type { StoredMatch } from '@cordillera/engine';

/** Every game in app/games.ts has one. */
export type GameId = string;

/** Best suns by stage number and size of the group; the rules read and write it, the shelf only keeps it. */
export type CampaignRecord = Record<number, Partial<Record<'solo' | 'duo' | 'trio', number>>>;

/** A match as the browser keeps it. */
export interface MatchRecord {
  id: string;
  /** When it began and when something last happened, in ms since 1970. */
  created: number;
  played: number;
  /** Counts the times it was written: whoever writes must have read the last one. */
  revision: number;
  saved: StoredMatch;
  /** How this table is played, besides the rules. */
  table: TableOptions;
  summary: MatchSummary;
}

/** A card set that a person added. Its name is the only one of its game. */
export interface PackRecord {
  game: GameId;
  /** What the person calls it; matches are saved with it. */
  id: string;
  /** Of its cards, without the words: matches find it by this. */
  hash: string;
  /** When it was added, in ms since 1970. */
  added: number;
  /** How many cards it has. */
  cards: number;
  /** Parsed JSON by file name. It was sound when it was added; the rules look at it again when it is used. */
  files: Record<string, unknown>;
}

/** A match to be written. */
export interface Write {
  record: MatchRecord;
  /** The revision that should lie on the shelf, if the match lies there at all. */
  shelved: number;
}

export interface TableOptions {
  /** Show what a placement changes before it is made. */
  livePoints: boolean;
  /** People at this screen see everything together: it is never handed over. */
  openHands?: boolean | undefined;
  /** It was played by link: the server has its table under the same name. */
  byLink?: boolean | undefined;
  /** By link: the seats of the person at this device; none if they only watched. */
  mine?: readonly number[] | undefined;
  /** What people here want done without being asked, by seat. */
  wishes?: StandingAnswers | undefined;
}

/** How somebody wants to be asked: an answer for each kind of question. Only the game knows what they mean. */
export type StandingAnswer = Readonly<Record<string, string>>;
export type StandingAnswers = Readonly<Record<number, StandingAnswer>>;

/** What lists and the home page show of a match, without loading the rules. */
export interface MatchSummary {
  game: GameId;
  mode: string;
  /** Of a campaign game. */
  stage: number | null;
  round: number;
  over: boolean;
  /** It waits for somebody at this screen. */
  waiting: boolean;
  players: { name: string; bot: boolean; total: number }[];
  winners: number[];
  suns: number | null;
  /** What the game draws a small picture from. Only the game looks at it. */
  picture: unknown;
}
