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

/** A match of Colorado, small: what its summary keeps. */
export type ColoradoPicture = v.InferOutput<typeof schema>;

export const pictureOf = ({ players }: Pick<ColoradoView, 'players'>): ColoradoPicture => ({
  players: players.map(({ flags, medals }) => ({ flags: [...flags], medals: medals.length })),
});

/** As it was kept; null when it is none. */
export function readPicture(stored: unknown): ColoradoPicture | null {
  const { success, output } = v.safeParse(schema, stored);
  return success ? output : null;
}
