import { NameSchema, protocolVersion, TablePlanSchema } from '@cordillera/protocol';
import * as v from 'valibot';
import { Refused } from '../refused.ts';
import { languages } from '../store/people.ts';

export const Id = v.pipe(v.string(), v.regex(/^[\w-]{12}$/));
export const Code = v.pipe(v.string(), v.regex(/^[\w-]{24}$/));
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

/** The version of the messages that a page speaks; one that does not say so speaks the newest. */
export const Spoken = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
  String(protocolVersion),
);

const Address = v.pipe(v.string(), v.maxLength(1000), v.url());
const Email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.regex(/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@.]+$/),
);
const Base64 = v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/), v.maxLength(300));

/** What a browser says about a passkey: the library checks it. */
const KeyAnswer = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(1500)),
  rawId: v.string(),
  response: v.looseObject({ clientDataJSON: v.string() }),
  clientExtensionResults: v.looseObject({}),
  type: v.literal('public-key'),
});

/** What the addresses of the server take. */
export const requests = {
  create: v.strictObject({ plan: TablePlanSchema, name: NameSchema }),
  change: v.pipe(
    v.strictObject({
      plan: TablePlanSchema,
      /** For each seat the one whose person comes here; null where nobody does. Absent: everybody stays. */
      from: v.optional(v.pipe(v.array(v.nullable(SeatNumber)), v.maxLength(8))),
    }),
    v.check(({ plan, from }) => from === undefined || from.length === plan.seats.length),
    v.check(({ from = [] }) => {
      const moved = from.filter((seat) => seat !== null);
      return new Set(moved).size === moved.length;
    }),
  ),
  sit: v.strictObject({ seat: SeatNumber, name: NameSchema }),
  seat: v.strictObject({ seat: SeatNumber }),
  /** A bot for this seat, or nobody. */
  place: v.strictObject({ seat: SeatNumber, bot: v.nullable(v.pipe(v.string(), v.maxLength(40))) }),
  /** How somebody is called at their own seat. */
  name: v.strictObject({ seat: SeatNumber, name: NameSchema }),
  move: v.strictObject({ seat: SeatNumber, to: SeatNumber }),
  /** Whether the game starts by itself as soon as the last seat is taken. */
  arm: v.strictObject({ on: v.boolean() }),
  start: v.strictObject({
    /** The bot that sits down where nobody does. */
    fill: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  /** What is absent stays as it is; null takes it away. */
  me: v.strictObject({
    name: v.optional(NameSchema),
    language: v.optional(v.picklist(languages)),
    webhook: v.optional(v.nullable(Address)),
    email: v.optional(v.nullable(Email)),
  }),
  code: v.strictObject({ code: Code }),
  register: v.strictObject({ answer: KeyAnswer }),
  /** `bring`: whatever was played on this device so far becomes the key's person's. */
  signIn: v.strictObject({ answer: KeyAnswer, bring: v.boolean() }),
  push: v.strictObject({
    subscription: v.object({ endpoint: Address, keys: v.strictObject({ p256dh: Base64, auth: Base64 }) }),
  }),
  unsubscribe: v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) }),
  pack: v.strictObject({
    game: v.pipe(v.string(), v.maxLength(40)),
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    files: v.record(v.string(), v.unknown()),
  }),
} as const;

/** A checked request; anything else is refused and changes nothing. */
export function checked<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new Refused('bad-message', { field: v.getDotPath(result.issues[0]!) ?? '' });
  return result.output;
}
