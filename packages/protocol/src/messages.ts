import type { GameEvent, LogEntry, Seat, SeatInfo, Viewer } from '@cordillera/engine';
import * as v from 'valibot';
import type { Patch } from './patch.ts';
import { NameSchema, type RefusalCode, type TableInfo, TextSchema } from './table.ts';

/** Raised when a page of the version before can no longer play with the server. */
export const protocolVersion = 1;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
const viewer = v.union([seat, v.literal('spectator')]);
/** Made by the page, so that a message that is sent again is known again. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{6,24}$/));

export const stickers = ['hello', 'bravo', 'wow', 'thanks', 'hmm', 'ready'] as const;
export type Sticker = (typeof stickers)[number];

/** What somebody asks the others to agree to. */
export const ProposalSchema = v.variant('what', [
  /** `until`: when it ends by itself, in milliseconds since 1970; otherwise when all agree to go on. */
  v.strictObject({
    what: v.literal('pause'),
    until: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000))),
  }),
  v.strictObject({ what: v.literal('resume') }),
  /** This seat's last choice, and everything since, though something was revealed. */
  v.strictObject({ what: v.literal('takeBack'), seat }),
]);
export type Proposal = v.InferOutput<typeof ProposalSchema>;

/** What a page says over its socket. */
export const ClientMessageSchema = v.variant('kind', [
  /** First of all, and again after every reconnection: how much of it is known already. */
  v.strictObject({
    kind: v.literal('join'),
    known: v.pipe(v.array(v.strictObject({ viewer, told: count, revision: count })), v.maxLength(9)),
  }),
  /**
   * `own` is how many entries of the log were this seat's when the page decided: what was meant for another moment is
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
  /** To everybody at the table, or to those who see the same things as this seat. */
  v.strictObject({ kind: v.literal('say'), key, seat, to: v.picklist(['table', 'group']), text: TextSchema }),
  v.strictObject({ kind: v.literal('react'), key, seat, sticker: v.picklist(stickers) }),
  /** Nobody looks at the page: it is hidden, or nothing has been touched for a while. */
  v.strictObject({ kind: v.literal('presence'), away: v.boolean() }),
  /** Somebody with the link is about to sit down there; nobody else is kept from it. */
  v.strictObject({ kind: v.literal('pick'), seat: v.nullable(seat), name: v.optional(NameSchema) }),
  v.strictObject({ kind: v.literal('propose'), key, seat, proposal: ProposalSchema }),
  v.strictObject({ kind: v.literal('vote'), key, seat, proposal: count, yes: v.boolean() }),
  v.strictObject({ kind: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>;

/** All that a viewer may know at one moment. */
export interface ViewSnapshot {
  viewer: Viewer;
  view: object;
  /** Everything the viewer was told so far, or what came after `told` when the page knew the rest. */
  events: GameEvent[];
  told: number;
  revision: number;
  /** How many entries of the log are this seat's; 0 for a spectator. */
  own: number;
  canUndo: boolean;
}

/** Something that happened, and how the view changed by it. */
export interface PatchStep {
  event: GameEvent;
  patch: Patch | null;
}

/** What one entry of the log changed for a viewer. */
export interface ViewUpdate {
  viewer: Viewer;
  steps: PatchStep[];
  /** What changed after the last step. */
  rest: Patch | null;
  own: number;
  canUndo: boolean;
}

/** Somebody's words at the table, or a sticker. */
export interface ChatLine {
  /** Counts the lines to the table, and those to the group by themselves. */
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  seat: Seat;
  to: 'table' | 'group';
  text?: string;
  sticker?: Sticker;
  /** An operator of the server has struck it out: nothing is left of what it said. */
  struck?: true;
}

/** Something everybody is asked to agree to. */
export interface OpenProposal {
  number: number;
  by: Seat;
  proposal: Proposal;
  /** Who has agreed. */
  yes: Seat[];
  /** Who is still asked: people. Bots, and stand-ins for people, agree by themselves. */
  asked: Seat[];
}

/** What a server says. */
export type ServerMessage =
  /** The answer to `join`: everything, or what happened since. */
  | {
      kind: 'joined';
      table: TableInfo;
      views: ViewSnapshot[];
      /** The table before the first choice, as everybody saw it; null before the game starts. */
      start: object | null;
      chat: ChatLine[];
      proposal: OpenProposal | null;
      /** The server's clock, by which deadlines are meant. */
      now: number;
    }
  /**
   * One entry of the log, or an undo that changed what was told: then whole views. Whoever notices nothing of an entry
   * hears nothing of it, and no number tells how many there were: what somebody does in secret stays secret.
   */
  | { kind: 'moved'; entry: LogEntryNotice; news: (ViewUpdate | ViewSnapshot)[] }
  /** Who sits where, who is here, whose time runs. */
  | { kind: 'table'; table: TableInfo; now: number }
  | { kind: 'done'; key: string }
  | { kind: 'refused'; key: string; code: RefusalCode; params: Record<string, unknown> }
  | { kind: 'story'; key: string; first: object; told: number; steps: PatchStep[] }
  /** What was said, or what is left of a line that was told before. */
  | { kind: 'chat'; line: ChatLine }
  /** Null: it has been decided, or it is pointless by now. */
  | { kind: 'proposal'; proposal: OpenProposal | null; refusedBy?: Seat }
  | { kind: 'pong' }
  /** The socket closes; whether it makes sense to come back. */
  | { kind: 'bye'; code: RefusalCode; again: boolean };

/** Of an entry, what everybody may know. */
export interface LogEntryNotice {
  kind: LogEntry['kind'];
  seat: Seat;
  player?: SeatInfo;
}

export const isViewSnapshot = (update: ViewUpdate | ViewSnapshot): update is ViewSnapshot => 'view' in update;
