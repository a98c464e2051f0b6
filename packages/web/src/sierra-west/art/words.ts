import type { Language } from '../../words/index.tsx';

/** What is printed on posters. */
export const posterWords: Record<Language, { wanted: string; orHigher: string }> = {
  en: { wanted: 'WANTED', orHigher: 'or higher' },
  fr: { wanted: 'RECHERCHÉ', orHigher: 'ou plus' },
  pl: { wanted: 'POSZUKIWANY', orHigher: 'lub więcej' },
};
