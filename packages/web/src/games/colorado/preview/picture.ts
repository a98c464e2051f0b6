import type { ColoradoView } from '@cordillera/colorado';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

const schema = v.object({
  players: v.pipe(
    v.array(
      v.object({
        /** Discovered regions by kind: villages, deserts, lakes, forests. */
        flags: v.pipe(v.array(count), v.length(4)),
        medals: count,
      }),
    ),
    v.minLength(2),
    v.maxLength(4),
  ),
});

/** The small picture of a match of Colorado, as its summary stores it. */
export type ColoradoPicture = v.InferOutput<typeof schema>;

export const pictureOf = ({ players }: Pick<ColoradoView, 'players'>): ColoradoPicture => ({
  players: players.map(({ flags, medals }) => ({ flags: [...flags], medals: medals.length })),
});

/** Reads a stored picture; null when it is invalid. */
export function readPicture(stored: unknown): ColoradoPicture | null {
  const { success, output } = v.safeParse(schema, stored);
  return success ? output : null;
}
