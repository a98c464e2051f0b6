import type { SierraWestView } from '@cordillera/sierra-west';
import * as v from 'valibot';

/** What is on a position of the mountain: nothing, a back, a special back, or a face. */
const POSITION = ['gone', 'back', 'special', 'face'] as const;

const schema = v.object({
  mountain: v.pipe(v.array(v.picklist(POSITION)), v.length(20)),
  /** Where the wagons stand, by player. */
  wagons: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(5)),
});

/** The small picture of a match of Sierra West, as its summary stores it. */
export type WestPicture = v.InferOutput<typeof schema>;

export const pictureOf = ({ mountain, players }: Pick<SierraWestView, 'mountain' | 'players'>): WestPicture => ({
  mountain: mountain.map((card) =>
    card === null ? 'gone' : card === 'basic' ? 'back' : card === 'special' ? 'special' : 'face',
  ),
  wagons: players.map(({ wagon }) => wagon),
});

/** Reads a stored picture; null when it is invalid. */
export function readPicture(stored: unknown): WestPicture | null {
  const { success, output } = v.safeParse(schema, stored);
  return success ? output : null;
}
