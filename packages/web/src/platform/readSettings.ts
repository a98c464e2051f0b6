import * as v from 'valibot';

/** Settings of this device. Language and theme are stored separately, because every page needs them first. */
export interface Settings {
  /** The player's name, asked for once; empty until somebody has played. */
  name: string;
  /** Animations: as the system says, all, or as few as possible. */
  motion: 'system' | 'full' | 'less';
  /** Ask for confirmation before a turn is handed in. */
  confirmReady: boolean;
  /** Ask for confirmation before a game is deleted. */
  confirmDelete: boolean;
  /** Show the mark of each colour on every mountain card that lies in a landscape. */
  colourHelp: boolean;
}

const maxNameChars = 24;

/** A missing or unknown setting gets its default. */
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

/** The stored settings, as far as they are valid. */
export function readSettings(value: unknown): Settings {
  const { success, output } = v.safeParse(settingsSchema, value);
  return success ? output : v.parse(settingsSchema, {});
}
