import type { SavedMatch, SeatInfo, Viewer } from '@cordillera/engine';
import type { LinkedTable, TableInfo, TableSummary } from '../table.ts';
import type { RouteName } from './routes.ts';

/** It is done; there is nothing to say. */
export type Done = Record<string, never>;

/** What the server can do for anybody. */
export interface Offers {
  /** Its key for notices in a browser. */
  pushKey: string;
  /** It has an address to send from. */
  email: boolean;
}

export interface PasskeyLine {
  id: string;
  label: string;
  /** Milliseconds since 1970. */
  created: number;
}

export interface DeviceLine {
  id: string;
  label: string;
  /** Milliseconds since 1970. */
  created: number;
  seen: number;
  /** It is the one that asks. */
  here: boolean;
}

export interface EmailSetting {
  address: string;
  confirmed: boolean;
}

/** What the server knows of the person who asks. */
export interface KnownProfile {
  name: string;
  language: string | null;
  notices: { push: number; webhook: string | null; email: EmailSetting | null };
  devices: DeviceLine[];
  passkeys: PasskeyLine[];
  offers: Offers;
}

/** Somebody it has never seen has no name. */
export type Profile = KnownProfile | { name: null; offers: Offers };

/** What the server's library for passkeys asks of the page's: passed on as it is. */
export interface PasskeyOptions {
  challenge: string;
}

/** A player's own file of a game: what their seats see and were told. The seed only when the game is over. */
export interface SeatFile {
  format: 'cordillera-seat';
  formatVersion: 1;
  game: string;
  rulesVersion: number;
  content: { id: string; hash: string };
  options: Record<string, unknown>;
  seats: SeatInfo[];
  seedHash: string;
  seed?: string;
  mine: { seat: Viewer; view: object; events: object[] }[];
}

/** A card set as it is sent and fetched. */
export interface PackFiles {
  game: string;
  id: string;
  files: Record<string, unknown>;
}

/** What each route answers; a refusal is `{ code, params }`, with a status above 399. */
interface Answers {
  createTable: TableInfo;
  listTables: TableSummary[];
  readTable: TableInfo;
  changeTable: TableInfo;
  closeTable: Done;
  startGame: TableInfo;
  placeBot: TableInfo;
  armStart: TableInfo;
  renameSeat: TableInfo;
  moveSeat: TableInfo;
  leaveSeat: TableInfo;
  returnToSeat: TableInfo;
  letStandIn: TableInfo;
  answerAsking: TableInfo;
  renewLinks: TableInfo;
  /** The table that follows. */
  rematch: TableInfo;
  readSeatFile: SeatFile;
  readMatch: SavedMatch;

  readLink: LinkedTable;
  sitDown: TableInfo;
  askToSit: TableInfo;
  withdrawAsking: TableInfo;

  readProfile: Profile;
  changeProfile: KnownProfile;
  erasePerson: Done;
  confirmEmail: { email: EmailSetting };
  /** Everything that is kept about a person, for people to read. */
  downloadPerson: object;
  removeDevice: Done;
  passkeyOptions: PasskeyOptions;
  addPasskey: PasskeyLine[];
  removePasskey: PasskeyLine[];
  /** `tables`: how many games this device would have to bring along or leave. */
  signInOptions: { options: PasskeyOptions; tables: number };
  signIn: KnownProfile;
  subscribePush: Done;
  unsubscribePush: Done;

  sendPack: { hash: string };
  readPack: PackFiles;
}

export type AnswerOf<Name extends RouteName> = Answers[Name];
