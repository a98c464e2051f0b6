import type { Language } from '@cordillera/engine';

/** A name and what is said of it; French sets a colon apart. */
export const labelWithText = (language: Language, name: string, text: string | number): string =>
  language === 'fr' ? `${name}\u00a0: ${text}` : `${name}: ${text}`;
