import type { Theme } from '../design/theme.ts';
import type { GameId } from '../store/records.ts';
import coloradoDusk from './pictures/colorado-dusk.svg';
import coloradoLight from './pictures/colorado-light.svg';
import sierraDusk from './pictures/sierra-dusk.svg';
import sierraLight from './pictures/sierra-light.svg';
import sierraWestDusk from './pictures/sierra-west-dusk.svg';
import sierraWestLight from './pictures/sierra-west-light.svg';

/** The cover of each game by day and at dusk. */
export const covers: Record<GameId, Record<Theme, string>> = {
  'sierra-west': { light: sierraWestLight, dusk: sierraWestDusk },
  colorado: { light: coloradoLight, dusk: coloradoDusk },
  sierra: { light: sierraLight, dusk: sierraDusk },
};
