import type { SeatInfo } from '@cordillera/engine';
import * as v from 'valibot';

/** The stored data does not match what any version up to this one has written. */
export class StoredDataError extends Error {
  constructor(where: string, problem: string) {
    super(
      `The database holds something in ${where} that this version cannot read: ${problem}. It is damaged, or was written by a newer version.`,
    );
  }
}

/**
 * How a value is stored as JSON. The schema has the names in the database, which never change; `toStored` and `fromStored`
 * map them to the names of today's code.
 */
export interface StoredJson<Value> {
  write(value: Value): string;
  /** `where` names the row and column for the error. */
  read(text: string, where: string): Value;
}

export function storedJson<Schema extends v.GenericSchema, Value>(
  schema: Schema,
  toStored: (value: Value) => v.InferInput<Schema>,
  fromStored: (stored: v.InferOutput<Schema>) => Value,
): StoredJson<Value> {
  return {
    write: (value) => JSON.stringify(toStored(value)),
    read(text, where) {
      let json: unknown;
      try {
        json = JSON.parse(text);
      } catch {
        throw new StoredDataError(where, 'it is not JSON');
      }
      const { success, output, issues } = v.safeParse(schema, json);
      if (success) return fromStored(output);
      const [{ message, path }] = issues;
      throw new StoredDataError(where, path ? `${path.map(({ key }) => String(key)).join('.')}: ${message}` : message);
    },
  };
}

/**
 * For values without names of their own, or with names that belong elsewhere: a game's options and choices, card sets,
 * lists.
 */
export const storedAsIs = <Value>(schema: v.GenericSchema<unknown, Value>): StoredJson<Value> =>
  storedJson<v.GenericSchema<unknown, Value>, Value>(
    schema,
    (value) => value,
    (stored) => stored,
  );

export const storedObject = v.record(v.string(), v.unknown());
export const storedSeat = v.pipe(v.number(), v.integer(), v.minValue(0));
export const storedTexts = storedAsIs(v.array(v.string()));
export const storedSeats = storedAsIs(v.array(storedSeat));
export const storedRecord = storedAsIs(storedObject);

/** A player as stored. */
export const storedPlayer = v.object({
  name: v.string(),
  bot: v.optional(v.string()),
  open: v.optional(v.literal(true)),
  standIn: v.optional(v.string()),
});

type StoredPlayer = v.InferOutput<typeof storedPlayer>;

export const playerToStored = ({ name, bot, open, standIn }: SeatInfo): StoredPlayer => ({
  name,
  ...(bot !== undefined && { bot }),
  ...(open !== undefined && { open }),
  ...(standIn !== undefined && { standIn }),
});

export const playerFromStored = ({ name, bot, open, standIn }: StoredPlayer): SeatInfo => ({
  name,
  ...(bot !== undefined && { bot }),
  ...(open !== undefined && { open }),
  ...(standIn !== undefined && { standIn }),
});
