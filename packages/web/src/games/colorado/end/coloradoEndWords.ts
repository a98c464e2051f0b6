import { addNoBreakSpacesInAll } from '@cordillera/engine';

export const coloradoEndWords = addNoBreakSpacesInAll({
  en: { title: 'Colorado\u00a0· finished' },
  fr: { title: 'Colorado\u00a0· partie terminée' },
  pl: { title: 'Colorado\u00a0· koniec gry' },
});
