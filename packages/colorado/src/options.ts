import * as v from 'valibot';

const MIN_SEATS = 2;
const MAX_SEATS = 4;

/** What players can choose before a game; every field has a default. */
export const optionsSchema = v.strictObject({
  /** CO-SET-03: the seat that calls first; drawn at random when absent. */
  firstCaller: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1))),
  /** CO-R-59 and 65: players choose their actions in secret and show them together. */
  sealed: v.optional(v.boolean(), false),
});

export type ColoradoOptions = v.InferOutput<typeof optionsSchema>;

/** CO-COMP-01; the first caller must have a seat. */
export const seatRange = ({ firstCaller = 0 }: ColoradoOptions): { min: number; max: number } => ({
  min: Math.max(MIN_SEATS, firstCaller + 1),
  max: MAX_SEATS,
});
