import type { ErrorCode, Result, Seat, SeatInfo } from '@cordillera/engine';
import * as v from 'valibot';
import { limits } from './limits.ts';

/** Characters that show nothing but do something: control codes, halves of a pair, and what reverses the text after it. */
const invisibleCharacters = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

/** An emoji, also coloured. */
const emoji = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?/u.source;

/** The flags of England, Scotland and Wales, which are written with tags: no other emoji has any. */
const flag =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u
    .source;

/** A joiner after a letter whose form it changes: in these scripts it changes none. */
const joiner = /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d]/u.source;

/** Characters that are part of what others show: emoji, also joined, flags, keys, and joiners of letters. */
const joined = new RegExp(`${flag}|${emoji}(?:\\u200d${emoji})*|[\\d#*]\\ufe0f?\\u20e3|${joiner}`, 'gu');

/** What shows nothing, wherever it stands by itself. */
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

/** What somebody writes: the same, but it may have several lines. */
export const TextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(limits.maxChatChars),
  v.check((text) => !invisibleCharacters.test(text.replaceAll('\n', '')) && showsSomething(text)),
);

/** How long somebody may think. Times in seconds. */
export const TimeControlSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({
    kind: v.literal('move'),
    seconds: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(2_592_000)),
  }),
  /** A bank of time for the whole game, with a little more for every answer. */
  v.strictObject({
    kind: v.literal('bank'),
    seconds: v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(2_592_000)),
    more: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
  }),
]);
export type TimeControl = v.InferOutput<typeof TimeControlSchema>;

/** What is asked for when a table is made or, before the game starts, changed. */
export const TableSetupSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(v.string(), v.unknown()),
  /** For each seat the bot that plays there, or null for a person. */
  seats: v.pipe(v.array(v.nullable(v.pipe(v.string(), v.maxLength(40)))), v.minLength(1), v.maxLength(8)),
  pace: v.optional(TimeControlSchema, { kind: 'free' }),
  /** SHA-256 of a card set that was sent before; the house set when absent. */
  pack: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});
export type TableSetup = v.InferOutput<typeof TableSetupSchema>;

export type Presence = 'here' | 'away' | 'offline';

/**
 * Whoever sits there is offline: the others may let a stand-in play until they are back, where no clock runs, or in a pause
 * without an end.
 */
export interface Relief {
  /** From when on; milliseconds since 1970. */
  from: number;
  /** Who decides: the host's seat, or where the host does not look on those of all who are not offline. */
  judges: Seat[];
  /** Which of them have agreed, and how many more must; 0 when others have gone since: then the word of any is enough. */
  yes: Seat[];
  missing: number;
}

export interface TableSeat extends SeatInfo {
  /** Absent where no person sits, and for whoever only watches. */
  presence?: Presence;
  /** Since when; milliseconds since 1970. */
  since?: number;
  /** Absent for whoever only watches, and where nothing is to be decided. */
  relief?: Relief;
  /** Milliseconds since 1970 until which this seat may think; absent when no time runs. */
  deadline?: number;
  /** Seconds left in the bank. */
  left?: number;
  /** Whoever sat here got up in the middle of the game: until somebody with the link sits down, the stand-in plays. */
  vacant?: true;
  /** Somebody with the link looks at this free seat: their name, or '' when they have none yet. Only for those who sit. */
  taking?: string;
}

/** Somebody with the link would like to sit down in a game that has begun. */
export interface SeatAsking {
  id: string;
  seat: Seat;
  name: string;
  /** The seats that have agreed, and how many more must, unless the host does. */
  yes: Seat[];
  missing: number;
}

/** What a link opens. */
export interface LinkedTable {
  kind: 'play' | 'watch';
  table: TableInfo;
  /** How the game stands: the points of each seat, once it has begun. */
  totals?: number[];
}

/** What everybody at a table may know about it, and what the one who asks may do. */
export interface TableInfo {
  id: string;
  game: string;
  rulesVersion: number;
  content: { id: string; hash: string };
  options: Record<string, unknown>;
  pace: TimeControl;
  state: 'open' | 'playing' | 'paused' | 'over';
  /** The game starts by itself as soon as somebody takes the last seat. */
  armed?: true;
  /** When a pause ends by itself, in milliseconds since 1970; absent when all must agree to go on. */
  resumes?: number;
  seats: TableSeat[];
  /** The seat of whoever made the table; null when they have left. */
  host: Seat | null;
  /** SHA-256 of the seed, from the first moment. */
  seedHash: string;
  /** The seed, once the game is over. */
  seed?: string;
  result?: Result;
  /** Milliseconds since 1970. */
  created: number;
  changed: number;
  /** How many watch. */
  watchers: number;
  /** How many turns or rounds have begun. */
  turn?: number;
  /** Only for those who sit there. */
  asking?: SeatAsking[];
  /** The table with the same people that follows this one. */
  next?: string;
  me: {
    seats: Seat[];
    isHost: boolean;
    /** Where I have sat since the game began; I may go back there, and nowhere else. Absent while I sit. */
    held?: Seat[];
    /** What I have asked for; nobody can ask again who was refused. */
    asking?: { seat: Seat; refused?: true };
    /** The addresses to give to others; only those that this one may know. */
    links: { play?: string; watch?: string };
  };
}

/**
 * Whether somebody plays there. A game that everybody has left waits for them: nobody wants to find it finished by
 * stand-ins.
 */
export const hasHumanPlayer = (seats: readonly SeatInfo[]): boolean =>
  seats.some(({ bot, standIn }) => bot === undefined && standIn === undefined);

export interface TableSummarySeat extends SeatInfo {
  /** Absent where no person sits, and for a host who has no seat. */
  presence?: Presence;
}

/** A table in a person's list. */
export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, unknown>;
  pace: TimeControl;
  state: TableInfo['state'];
  /** When a pause ends by itself. */
  resumes?: number;
  seats: TableSummarySeat[];
  mine: Seat[];
  /** Nobody is missing, and whoever asks is the host: they may start the game. */
  toStart?: true;
  /** The seats the game waits for. */
  waiting: Seat[];
  /** How many turns or rounds have begun; absent before the game starts. */
  turn?: number;
  /** How long my seat may still think, or else whoever has least time. */
  deadline?: number;
  totals?: number[];
  winners?: Seat[];
  changed: number;
  next?: string;
}

/** Why something is refused. A choice that the rules refuse has the engine's code. */
export const refusals = [
  'bad-message',
  'too-large',
  'too-fast',
  'no-table',
  /** The host has closed it before anything began. */
  'table-closed',
  /** An operator of the server has deleted it. */
  'table-deleted',
  'link-closed',
  'not-your-seat',
  'seat-taken',
  'not-the-host',
  'no-seat',
  /** Whoever sits there has not been gone for long enough, or the game does not wait for them. */
  'still-here',
  /** In a game that has begun those who sit there decide whether somebody else sits down. */
  'ask-first',
  /** They have decided that this one does not. */
  'turned-away',
  /** Whoever has sat at another seat of this game has seen what it saw. */
  'one-hand',
  /** More people sit there than the table would have seats. */
  'too-few-seats',
  'not-started',
  'already-started',
  'paused',
  /** Somebody, perhaps the same person elsewhere, has acted for this seat since the page decided. */
  'too-late',
  /** There is no such proposal: it has been decided, or the position has changed. */
  'no-proposal',
  /** Another proposal is still open. */
  'proposal-open',
  /** A pause cannot end then: the moment has passed, or is too far away. */
  'bad-time',
  /** Nobody sees the same things as this seat: there is nobody to talk to in private. */
  'no-group',
  'too-many-tables',
  'unknown-pack',
  'bad-pack',
  'banned',
  'not-over',
  'unknown-bot',
  'unavailable',
  /** The server stops, perhaps only to start again. */
  'restarting',
  /** The page speaks an older language than the server: it has to be loaded again. */
  'old-page',
  /** The request came from a page of another site. */
  'foreign-page',
  'passkey',
  /** Nobody could ever come back to these tables: bring them along, or keep another way to them first. */
  'would-be-lost',
  /** Both play at one table: they stay two people until it is over. */
  'same-table',
  'too-many',
  'bad-webhook',
  'no-mail',
  'code-used',
] as const;
export type Refusal = (typeof refusals)[number];
export type RefusalCode = Refusal | ErrorCode;
