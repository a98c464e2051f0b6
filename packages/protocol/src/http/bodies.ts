import * as v from 'valibot';
import { NameSchema, TableSetupSchema } from '../table.ts';
import type { RouteName } from './routes.ts';

export const IdSchema = v.pipe(v.string(), v.regex(/^[\w-]{12}$/));
export const CodeSchema = v.pipe(v.string(), v.regex(/^[\w-]{24}$/));

const SeatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const BotSchema = v.pipe(v.string(), v.maxLength(40));
const UrlSchema = v.pipe(v.string(), v.maxLength(1000), v.url());
const EmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.regex(/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@.]+$/),
);
const Base64Schema = v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/), v.maxLength(300));

/** A browser's answer for a passkey; the server's library checks its other fields. */
export interface PasskeyAnswer {
  id: string;
  rawId: string;
  response: { clientDataJSON: string };
  clientExtensionResults: object;
  type: 'public-key';
}

const PasskeyAnswerSchema: v.GenericSchema<PasskeyAnswer> = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(1500)),
  rawId: v.string(),
  response: v.looseObject({ clientDataJSON: v.string() }),
  clientExtensionResults: v.looseObject({}),
  type: v.literal('public-key'),
});

const OneSeatSchema = v.strictObject({ seat: SeatSchema });
const NamedSeatSchema = v.strictObject({ seat: SeatSchema, name: NameSchema });

/** The schema of each request body. Pages import only types from here. */
export const bodies = {
  createTable: v.strictObject({ plan: TableSetupSchema, name: NameSchema }),
  changeTable: v.pipe(
    v.strictObject({
      plan: TableSetupSchema,
      /** For each new seat, the old seat of its player; null for none. Absent: all players stay. */
      from: v.optional(v.pipe(v.array(v.nullable(SeatSchema)), v.maxLength(8))),
    }),
    v.check(({ plan, from }) => from === undefined || from.length === plan.seats.length),
    v.check(({ from = [] }) => {
      const moved = from.filter((seat) => seat !== null);
      return new Set(moved).size === moved.length;
    }),
  ),
  startGame: v.strictObject({
    /** The bot for the seats still free. */
    fill: v.optional(BotSchema),
  }),
  /** A bot for this seat; null frees it. */
  placeBot: v.strictObject({ seat: SeatSchema, bot: v.nullable(BotSchema) }),
  /** Whether the game starts automatically when the last seat is taken. */
  armStart: v.strictObject({ on: v.boolean() }),
  /** A player's name at their own seat. */
  renameSeat: NamedSeatSchema,
  moveSeat: v.strictObject({ seat: SeatSchema, to: SeatSchema }),
  leaveSeat: OneSeatSchema,
  returnToSeat: OneSeatSchema,
  letStandIn: OneSeatSchema,
  /** Whether the asking person may sit down. */
  answerAsking: v.strictObject({ asking: IdSchema, yes: v.boolean() }),
  /** Other options than in the previous game: the next stage of a campaign. */
  rematch: v.nullish(v.strictObject({ options: v.optional(TableSetupSchema.entries.options) }), {}),

  sitDown: NamedSeatSchema,
  askToSit: NamedSeatSchema,

  /** Absent fields stay unchanged; null removes a value. */
  changeProfile: v.strictObject({
    name: v.optional(NameSchema),
    language: v.optional(v.picklist(['en', 'fr', 'pl'])),
    webhook: v.optional(v.nullable(UrlSchema)),
    email: v.optional(v.nullable(EmailSchema)),
  }),
  confirmEmail: v.strictObject({ code: CodeSchema }),
  addPasskey: v.strictObject({ answer: PasskeyAnswerSchema }),
  /** `bring`: the key's owner takes over everything played on this device so far. */
  signIn: v.strictObject({ answer: PasskeyAnswerSchema, bring: v.boolean() }),
  subscribePush: v.strictObject({
    subscription: v.object({
      endpoint: UrlSchema,
      keys: v.strictObject({ p256dh: Base64Schema, auth: Base64Schema }),
    }),
  }),
  unsubscribePush: v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) }),

  sendPack: v.strictObject({
    game: v.pipe(v.string(), v.maxLength(40)),
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    files: v.record(v.string(), v.unknown()),
  }),
} satisfies Partial<Record<RouteName, v.GenericSchema>>;
