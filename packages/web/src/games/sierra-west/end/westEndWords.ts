import { addNoBreakSpacesInAll } from '@cordillera/engine';

const en = {
  title: (mode: string) => `Sierra West, ${mode} · finished`,
  /** On a phone. */
  shortTitle: 'Sierra West · finished',
};

const fr: typeof en = {
  title: (mode) => `Sierra West, ${mode} · partie terminée`,
  shortTitle: 'Sierra West · partie terminée',
};

const pl: typeof en = {
  title: (mode) => `Sierra West, ${mode} · koniec gry`,
  shortTitle: 'Sierra West · koniec gry',
};

export const westEndWords = addNoBreakSpacesInAll({ en, fr, pl });
