import type { Language } from '@cordillera/engine';

/** What a problem is called, and what to do about it. */
export const problemWords: Record<Language, Record<string, string>> = { en: {}, fr: {}, pl: {} };
