import * as v from 'valibot';
import { MODES } from './content/types.ts';

/** How Hastings may be made stronger, in any combination (12.6). */
const hastingsSchema = v.strictObject({
  /** SW-SOLO-35 */
  mule: v.optional(v.boolean(), false),
  /** SW-SOLO-36 */
  bear: v.optional(v.boolean(), false),
  /** SW-SOLO-37 */
  richCabins: v.optional(v.boolean(), false),
  /** SW-SOLO-38 */
  richGold: v.optional(v.boolean(), false),
  /** SW-SOLO-39 */
  richBoots: v.optional(v.boolean(), false),
  /** SW-SOLO-40: the trail space its wagon starts on. The length of the trail depends on the card set, so `setup` checks it. */
  wagon: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** SW-SOLO-41 */
  trapperMule: v.optional(v.boolean(), false),
});

export type HastingsOptions = v.InferOutput<typeof hastingsSchema>;

/** What players can choose before a game; every field has a default. One seat means solo against Hastings. */
export const optionsSchema = v.strictObject({
  /** SW-GEN-02: Apple Hill is recommended for a first game. */
  mode: v.optional(v.picklist(MODES), 'apple-hill'),
  /** SW-VAR-01 */
  advancedPlanning: v.optional(v.boolean(), false),
  /** Solo only; has no effect otherwise. */
  hastings: v.optional(hastingsSchema, {}),
});

export type SierraWestOptions = v.InferOutput<typeof optionsSchema>;

/** SW-GEN-01 */
export const seatRange = (): { min: number; max: number } => ({ min: 1, max: 4 });
