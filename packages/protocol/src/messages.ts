import type { GameEvent, LogEntry, Seat, SeatInfo, Viewer } from '@cordillera/engine';
import * as v from 'valibot';
import type { Patch } from './patch.ts';
import { NameSchema, type RefusalCode, type TableInfo, TextSchema } from './table.ts';

/** Raised when older pages can no longer play with the server. */
export const protocolVersion = 1;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
const viewer = v.union([seat, v.literal('spectator')]);
/** A request ID made by the page; makes a repeated message idempotent. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{6,24}$/));

export const stickers = ['hello', 'bravo', 'wow', 'thanks', 'hmm', 'ready'] as const;
export type Sticker = (typeof stickers)[number];

/** A request that the other players must agree to. */
export const ProposalSchema = v.variant('what', [
  /** `until`: when the pause ends automatically, in milliseconds since 1970; absent: when all agree to resume. */
  v.strictObject({
    what: v.literal('pause'),
    until: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000))),
  }),
  v.strictObject({ what: v.literal('resume') }),
  /** Takes back this seat's last choice and everything since, even if something was revealed. */
  v.strictObject({ what: v.literal('takeBack'), seat }),
]);
export type Proposal = v.InferOutput<typeof ProposalSchema>;

/** Messages of a page over its socket. */
export const ClientMessageSchema = v.variant('kind', [
  /** The first message of every connection: what the page already has. */
  v.strictObject({
    kind: v.literal('join'),
    known: v.pipe(v.array(v.strictObject({ viewer, told: count, revision: count })), v.maxLength(9)),
  }),
  /**
   * `own`: how many log entries were this seat's when the page decided; a choice meant for an older position is
   * refused.
   */
  v.strictObject({
    kind: v.literal('choose'),
    key,
    seat,
    own: count,
    choice: v.record(v.string(), v.unknown()),
  }),
  v.strictObject({ kind: v.literal('undo'), key, seat, own: count }),
  v.strictObject({ kind: v.literal('story'), key, viewer, since: count }),
  /** To everyone at the table, or to the seats that see the same as this one. */
  v.strictObject({ kind: v.literal('say'), key, seat, to: v.picklist(['table', 'group']), text: TextSchema }),
  v.strictObject({ kind: v.literal('react'), key, seat, sticker: v.picklist(stickers) }),
  /** Away: the page is hidden, or has had no input for a while. */
  v.strictObject({ kind: v.literal('presence'), away: v.boolean() }),
  /** A guest previews a free seat; this does not reserve it. */
  v.strictObject({ kind: v.literal('pick'), seat: v.nullable(seat), name: v.optional(NameSchema) }),
  v.strictObject({ kind: v.literal('propose'), key, seat, proposal: ProposalSchema }),
  v.strictObject({ kind: v.literal('vote'), key, seat, proposal: count, yes: v.boolean() }),
  v.strictObject({ kind: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>;

/** Everything a viewer may know at one moment. */
export interface ViewSnapshot {
  viewer: Viewer;
  view: object;
  /** The viewer's events from number `told` on; the page has those before. */
  events: GameEvent[];
  told: number;
  revision: number;
  /** How many log entries are this seat's; 0 for a spectator. */
  own: number;
  canUndo: boolean;
}

/** An event and the change it makes to the view. */
export interface PatchStep {
  event: GameEvent;
  patch: Patch | null;
}

/** What one log entry changes for a viewer. */
export interface ViewUpdate {
  viewer: Viewer;
  steps: PatchStep[];
  /** The changes after the last step. */
  rest: Patch | null;
  own: number;
  canUndo: boolean;
}

/** A chat message or a sticker. */
export interface ChatLine {
  /** Numbered separately for the table and the group. */
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  seat: Seat;
  to: 'table' | 'group';
  text?: string;
  sticker?: Sticker;
  /** An operator has deleted its content. */
  struck?: true;
}

/** A proposal that the players are voting on. */
export interface OpenProposal {
  number: number;
  by: Seat;
  proposal: Proposal;
  /** The seats that have agreed. */
  yes: Seat[];
  /** The people still asked. Bots and stand-ins agree automatically. */
  asked: Seat[];
}

/** Messages of the server. */
export type ServerMessage =
  /** The answer to `join`: snapshots, or what happened since. */
  | {
      kind: 'joined';
      table: TableInfo;
      views: ViewSnapshot[];
      /** The view of the table before the first choice, the same for everyone; null before the game starts. */
      start: object | null;
      chat: ChatLine[];
      proposal: OpenProposal | null;
      /** The server's clock, which deadlines refer to. */
      now: number;
    }
  /**
   * One log entry, with view updates, or snapshots after an undo that changed earlier events. A viewer who may not
   * notice an entry receives nothing, and no number reveals how many there were, so that secret choices stay secret.
   */
  | { kind: 'moved'; entry: LogEntryNotice; news: (ViewUpdate | ViewSnapshot)[] }
  /** Seats, presence and clocks have changed. */
  | { kind: 'table'; table: TableInfo; now: number }
  | { kind: 'done'; key: string }
  | { kind: 'refused'; key: string; code: RefusalCode; params: Record<string, unknown> }
  | { kind: 'story'; key: string; first: object; told: number; steps: PatchStep[] }
  /** A new line, or an earlier one whose content was deleted. */
  | { kind: 'chat'; line: ChatLine }
  /** Null: it has been decided or has become pointless. */
  | { kind: 'proposal'; proposal: OpenProposal | null; refusedBy?: Seat }
  | { kind: 'pong' }
  /** The socket is closing; `again`: whether to reconnect. */
  | { kind: 'bye'; code: RefusalCode; again: boolean };

/** The public part of a log entry. */
export interface LogEntryNotice {
  kind: LogEntry['kind'];
  seat: Seat;
  player?: SeatInfo;
}

export const isViewSnapshot = (update: ViewUpdate | ViewSnapshot): update is ViewSnapshot => 'view' in update;
