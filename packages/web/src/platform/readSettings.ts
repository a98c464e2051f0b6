import * as v from 'valibot';

/** What a person has chosen for this screen. Language and theme are kept beside it, because every page needs them first. */
export interface Settings {
  /** The name of the person who plays here, asked for once; empty as long as nobody has played. */
  name: string;
  /** What moves: as the system wishes, everything, or as little as possible. */
  motion: 'system' | 'full' | 'less';
  /** Ask before a turn is handed in. */
  confirmReady: boolean;
  /** Ask before a game is deleted. */
  confirmDelete: boolean;
  /** Show the mark of each colour on every mountain card that lies in a landscape. */
  colourHelp: boolean;
}

const maxNameChars = 24;

/** A setting that is missing or unknown takes its usual value. */
const settingsSchema = v.object({
  name: v.fallback(
    v.pipe(
      v.string(),
      v.transform((name) => name.slice(0, maxNameChars)),
    ),
    '',
  ),
  motion: v.fallback(v.picklist(['system', 'full', 'less']), 'system'),
  confirmReady: v.fallback(v.boolean(), false),
  confirmDelete: v.fallback(v.boolean(), true),
  colourHelp: v.fallback(v.boolean(), false),
});

/** What was kept, as far as it makes sense. */
export function readSettings(value: unknown): Settings {
  const { success, output } = v.safeParse(settingsSchema, value);
  return success ? output : v.parse(settingsSchema, {});
}
