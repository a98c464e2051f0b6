import type { Language } from '@cordillera/engine';

const en = {
  odds: 'How often bots beat him like this, all modes together:',
  oddsAtMost: 'This mix was not counted. Bots beat him no more often than this:',
};

const fr: typeof en = {
  odds: 'Voici, tous modes confondus, combien de fois les robots le battent ainsi\u00a0:',
  oddsAtMost: 'Ce mélange n’a pas été compté. Les robots ne le battent pas plus souvent que cela\u00a0:',
};

const pl: typeof en = {
  odds: 'Tak często boty z\u00a0nim wtedy wygrywają, we wszystkich trybach razem:',
  oddsAtMost: 'Tego połączenia nie zliczono. Boty nie wygrywają z\u00a0nim częściej niż:',
};

export const westNewGameWords: Record<Language, typeof en> = { en, fr, pl };
