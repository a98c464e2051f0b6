import * as v from 'valibot';
import { isCampaign } from './roundDuties.ts';
import type { OptionCode } from './words/options.ts';

export const MODES = ['team', 'solo', 'cooperative', 'competitive'] as const;
export type Mode = (typeof MODES)[number];

/** Checks that the code has a message in words/options.ts. */
const code = (name: OptionCode): OptionCode => name;

/** What players can choose before a game; every field has a default. */
export const optionsSchema = v.pipe(
  v.strictObject({
    /** SI-MODE-01: team is the reference. */
    mode: v.optional(v.picklist(MODES), 'team'),
    /** SI-R-71: no advanced Notebook cards, and face A for all Destinations of team and competitive games. */
    firstGame: v.optional(v.boolean(), false),
    /** Campaign modes only: which Stage card is played. */
    stage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
    /** Team mode only: seats group by group in clockwise order, members left to right; drawn at random when absent (SI-R-18). */
    groups: v.optional(v.array(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))))),
  }),
  // the default is accepted because a saved match holds it in every mode (SI-COMP-04)
  v.check(({ mode, stage }) => stage === 1 || isCampaign(mode), code('stage-mode')),
  v.check(({ mode, groups }) => groups === undefined || mode === 'team', code('groups-mode')),
  v.check(({ groups }) => groups === undefined || isArrangement(groups), code('groups-arrangement')),
);

export type SierraOptions = v.InferOutput<typeof optionsSchema>;

/** SI-R-17: pairs, and exactly one trio when the number of players is odd. */
export function groupSizes(seats: number): number[] {
  const sizes: number[] = Array.from({ length: Math.floor(seats / 2) }, () => 2);
  if (seats % 2 === 1) sizes[sizes.length - 1] = 3;
  return sizes;
}

function isArrangement(groups: number[][]): boolean {
  const seats = groups.flat();
  if (seats.length < 4) return false; // SI-MODE-02; the seats' numbers end at 7
  if (new Set(seats).size !== seats.length || Math.max(...seats) !== seats.length - 1) return false;
  const sizes = groups.map((group) => group.length).sort();
  return sizes.join() === groupSizes(seats.length).sort().join();
}

/** SI-MODE-02. */
export function seatRange({ mode, groups }: SierraOptions): { min: number; max: number } {
  if (groups !== undefined) return { min: groups.flat().length, max: groups.flat().length };
  if (mode === 'team') return { min: 4, max: 8 };
  if (mode === 'solo') return { min: 1, max: 1 };
  return mode === 'cooperative' ? { min: 2, max: 3 } : { min: 2, max: 4 };
}
