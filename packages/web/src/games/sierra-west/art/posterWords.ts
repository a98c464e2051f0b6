import { addNoBreakSpacesInAll } from '@cordillera/engine';

/** What is printed on posters. */
export const posterWords = addNoBreakSpacesInAll({
  en: { wanted: 'WANTED', orHigher: 'or higher' },
  fr: { wanted: 'RECHERCHÉ', orHigher: 'ou plus' },
  pl: { wanted: 'POSZUKIWANY', orHigher: 'lub więcej' },
});
