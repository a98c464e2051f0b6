import type { Language } from '@cordillera/engine';

const en = {
  title: 'Colorado · finished',
  again: 'Play again',
  sheet: 'Score sheet',
  total: 'Total',
  hint: 'Point at a figure to see where it comes from.',
  picture: (people: string) => `Everybody’s score as a mountain: ${people}.`,
};

const fr: typeof en = {
  title: 'Colorado · partie terminée',
  again: 'Rejouer',
  sheet: 'Feuille de score',
  total: 'Total',
  hint: 'Pointez un nombre pour voir d’où il vient.',
  picture: (people) => `Le score de chacun sous forme de montagne\u00a0: ${people}.`,
};

const pl: typeof en = {
  title: 'Colorado · koniec gry',
  again: 'Zagraj jeszcze raz',
  sheet: 'Karta punktacji',
  total: 'Razem',
  hint: 'Wskaż liczbę, aby zobaczyć, skąd się wzięła.',
  picture: (people) => `Wynik każdego gracza jako góra: ${people}.`,
};

export const coloradoEndWords: Record<Language, typeof en> = { en, fr, pl };
