import type { Language } from '@cordillera/engine';

/** A chance from 0 to 1 as it is written in this language: "67%". */
export const percent = (language: Language, chance: number): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(chance);
