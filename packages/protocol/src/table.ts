import type { ErrorCode, Result, Seat, SeatInfo } from '@cordillera/engine';
import * as v from 'valibot';
import { limits } from './limits.ts';

/** Invisible characters with an effect: control codes, unpaired surrogates, and changes of text direction. */
const invisibleCharacters = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

/** An emoji, perhaps with a skin tone. */
const emoji = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?/u.source;

/** The flags of England, Scotland and Wales, the only emoji written with tags. */
const flag =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u
    .source;

/** A joiner after a letter; in the excluded scripts it changes no letter's form. */
const joiner = /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d]/u.source;

/** Sequences whose invisible characters have a purpose: emoji, joined emoji, flags, keycaps and joined letters. */
const joined = new RegExp(`${flag}|${emoji}(?:\\u200d${emoji})*|[\\d#*]\\ufe0f?\\u20e3|${joiner}`, 'gu');

/** Characters that are invisible outside such sequences. */
const blank = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

const hasBlank = (text: string): boolean => text.replaceAll(joined, '').search(blank) >= 0;

const showsSomething = (text: string): boolean => text.replaceAll(joined, 'x').replaceAll(blank, '').trim() !== '';

export const NameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(limits.maxNameChars),
  v.check((name) => !invisibleCharacters.test(name) && !hasBlank(name) && showsSomething(name)),
);

/** A chat text: like a name, but with line breaks. */
export const TextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(limits.maxChatChars),
  v.check((text) => !invisibleCharacters.test(text.replaceAll('\n', '')) && showsSomething(text)),
);

/** The time control of a table. Times in seconds. */
export const TimeControlSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({
    kind: v.literal('move'),
    seconds: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(2_592_000)),
  }),
  /** A time budget for the whole game, with an increment per move. */
  v.strictObject({
    kind: v.literal('bank'),
    seconds: v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(2_592_000)),
    more: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
  }),
]);
export type TimeControl = v.InferOutput<typeof TimeControlSchema>;

/** The setup of a table, sent when it is created or, before the game starts, changed. */
export const TableSetupSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(v.string(), v.unknown()),
  /** For each seat its bot, or null for a person. */
  seats: v.pipe(v.array(v.nullable(v.pipe(v.string(), v.maxLength(40)))), v.minLength(1), v.maxLength(8)),
  pace: v.optional(TimeControlSchema, { kind: 'free' }),
  /** SHA-256 of an uploaded card set; the house set when absent. */
  pack: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});
export type TableSetup = v.InferOutput<typeof TableSetupSchema>;

export type Presence = 'here' | 'away' | 'offline';

/**
 * How the other players may let a stand-in play for an offline player, where no clock runs or in a pause without an
 * end.
 */
export interface Relief {
  /** The earliest time; milliseconds since 1970. */
  from: number;
  /** The seats that decide: the host's or, when the host is not present, those of all who are not offline. */
  judges: Seat[];
  /**
   * The judges that have agreed, and how many more must; 0 when judges have left since, so that one agreement suffices.
   */
  yes: Seat[];
  missing: number;
}

export interface TableSeat extends SeatInfo {
  /** Absent where no person sits, and for spectators. */
  presence?: Presence;
  /** When the presence last changed; milliseconds since 1970. */
  since?: number;
  /** Absent for spectators, and where there is nothing to decide. */
  relief?: Relief;
  /** When this seat's time runs out, in milliseconds since 1970; absent when no clock runs. */
  deadline?: number;
  /** Seconds left in the time budget. */
  left?: number;
  /** The player left during the game; a stand-in plays until a person with the link sits down. */
  vacant?: true;
  /** The name of a guest who previews this free seat, '' when they have none yet. Only for seated players. */
  taking?: string;
}

/** A request of a person with the link to join a game that has begun. */
export interface SeatAsking {
  id: string;
  seat: Seat;
  name: string;
  /** The seats that have agreed, and how many more must, unless the host agrees. */
  yes: Seat[];
  missing: number;
}

/** The table that a link opens. */
export interface LinkedTable {
  kind: 'play' | 'watch';
  table: TableInfo;
  /** The score of each seat, once the game has begun. */
  totals?: number[];
}

/** The public information about a table, and the requesting person's permissions. */
export interface TableInfo {
  id: string;
  game: string;
  rulesVersion: number;
  content: { id: string; hash: string };
  options: Record<string, unknown>;
  pace: TimeControl;
  state: 'open' | 'playing' | 'paused' | 'over';
  /** The game starts automatically when the last seat is taken. */
  armed?: true;
  /** When a pause ends automatically, in milliseconds since 1970; absent when all must agree to resume. */
  resumes?: number;
  seats: TableSeat[];
  /** The seat of the person who created the table; null when they have left. */
  host: Seat | null;
  /** SHA-256 of the seed, shown from the start. */
  seedHash: string;
  /** The seed, once the game is over. */
  seed?: string;
  result?: Result;
  /** Milliseconds since 1970. */
  created: number;
  changed: number;
  /** How many spectators there are. */
  watchers: number;
  /** How many turns or rounds have begun. */
  turn?: number;
  /** Only for seated players. */
  asking?: SeatAsking[];
  /** The next table with the same players. */
  next?: string;
  me: {
    seats: Seat[];
    isHost: boolean;
    /** My seats since the game began, the only ones I may return to. Absent while I sit. */
    held?: Seat[];
    /** My request for a seat; a refused one cannot be repeated. */
    asking?: { seat: Seat; refused?: true };
    /** The links to share, as far as I may know them. */
    links: { play?: string; watch?: string };
  };
}

/**
 * Whether a person plays at the table. A game that everyone has left waits, so that players do not come back to one
 * finished by stand-ins.
 */
export const hasHumanPlayer = (seats: readonly SeatInfo[]): boolean =>
  seats.some(({ bot, standIn }) => bot === undefined && standIn === undefined);

export interface TableSummarySeat extends SeatInfo {
  /** Absent where no person sits, and for a host without a seat. */
  presence?: Presence;
}

/** A table in a person's list. */
export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, unknown>;
  pace: TimeControl;
  state: TableInfo['state'];
  /** When a pause ends automatically. */
  resumes?: number;
  seats: TableSummarySeat[];
  mine: Seat[];
  /** All seats are taken and I am the host: I may start the game. */
  toStart?: true;
  /** The seats the game waits for. */
  waiting: Seat[];
  /** How many turns or rounds have begun; absent before the game starts. */
  turn?: number;
  /** When my seat's time runs out or, if it is not my turn, the first deadline of the others. */
  deadline?: number;
  totals?: number[];
  winners?: Seat[];
  changed: number;
  next?: string;
}

/** Codes of refusals by the server. A choice refused by the rules has the engine's code. */
export const refusals = [
  'bad-message',
  'too-large',
  'too-fast',
  'no-table',
  /** The host closed it before the game began. */
  'table-closed',
  /** An operator deleted it. */
  'table-deleted',
  'link-closed',
  'not-your-seat',
  'seat-taken',
  'not-the-host',
  'no-seat',
  /** The player has not been gone for long enough, or the game does not wait for them. */
  'still-here',
  /** The game has begun, so the seated players decide who may join. */
  'ask-first',
  /** The seated players have refused this person. */
  'turned-away',
  /** This person has sat at another seat of the game and seen its hidden information. */
  'one-hand',
  /** The table has more seated players than the new setup has seats. */
  'too-few-seats',
  'not-started',
  'already-started',
  'paused',
  /**
   * The position has changed since the page decided: an action was already made for this seat, perhaps from another
   * device.
   */
  'too-late',
  /** There is no such proposal: it has been decided, or the position has changed. */
  'no-proposal',
  /** Another proposal is still open. */
  'proposal-open',
  /** The end of the pause is in the past or too far away. */
  'bad-time',
  /** No other seat shares this seat's view, so there is no private group. */
  'no-group',
  'too-many-tables',
  'unknown-pack',
  'bad-pack',
  'banned',
  'not-over',
  'unknown-bot',
  'unavailable',
  /** The server is stopping, perhaps to restart. */
  'restarting',
  /** The page uses an older protocol than the server and must reload. */
  'old-page',
  /** The request came from another site's page. */
  'foreign-page',
  'passkey',
  /** These tables would become unreachable: bring them along, or add another way to sign in first. */
  'would-be-lost',
  /** Both persons play at one table and cannot be merged until it is over. */
  'same-table',
  'too-many',
  'bad-webhook',
  'no-mail',
  'code-used',
] as const;
export type Refusal = (typeof refusals)[number];
export type RefusalCode = Refusal | ErrorCode;
