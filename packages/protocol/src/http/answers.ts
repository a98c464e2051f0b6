import type { SavedMatch, SeatInfo, Viewer } from '@cordillera/engine';
import type { LinkedTable, TableInfo, TableSummary } from '../table.ts';
import type { RouteName } from './routes.ts';

/** Success without content. */
export type Done = Record<string, never>;

/** What the server offers everyone. */
export interface Offers {
  /** The server's public key for push notifications. */
  pushKey: string;
  /** Whether the server can send e-mail. */
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
  /** Whether this is the requesting device. */
  here: boolean;
}

export interface EmailSetting {
  address: string;
  confirmed: boolean;
}

/** What the server knows of the requesting person. */
export interface KnownProfile {
  name: string;
  language: string | null;
  notices: { push: number; webhook: string | null; email: EmailSetting | null };
  devices: DeviceLine[];
  passkeys: PasskeyLine[];
  offers: Offers;
}

/** A person unknown to the server has no name. */
export type Profile = KnownProfile | { name: null; offers: Offers };

/** Passed unchanged from the server's passkey library to the page's. */
export interface PasskeyOptions {
  challenge: string;
}

/**
 * A player's own file of a game: the views and events of their seats. It contains the seed only when the game is over.
 */
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

/** A card set, as uploaded and downloaded. */
export interface PackFiles {
  game: string;
  id: string;
  files: Record<string, unknown>;
}

/** The answer of each route; a refusal is `{ code, params }`, with a status of 400 or above. */
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
  /** The next table. */
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
  /** Everything stored about a person, in readable form. */
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
