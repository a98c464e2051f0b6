import type { Language } from '@cordillera/engine';

/** A name, a colon and a text; French puts a space before the colon. */
export const labelWithText = (language: Language, name: string, text: string | number): string =>
  language === 'fr' ? `${name}\u00a0: ${text}` : `${name}: ${text}`;
