import type { ColoradoPrompt } from '@cordillera/colorado';
import type { ColoradoIconName } from '../../art/ColoradoIcon.tsx';

const icons: Record<ColoradoPrompt, ColoradoIconName> = {
  village: 'flag-village',
  call: 'call',
  give: 'hand',
  pick: 'chain',
  nuggets: 'nuggets',
  cards: 'cards',
  tick: 'tick',
  tipi: 'tipi',
  free: 'free',
  discover: 'discover',
  turnIn: 'turn-in',
};

/** The sign of what is asked. */
export const nowIcon = (prompt: string): ColoradoIconName => icons[prompt as ColoradoPrompt] ?? 'chain';
