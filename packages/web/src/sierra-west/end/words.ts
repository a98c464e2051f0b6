import type { Language } from '@cordillera/engine';

const en = {
  title: 'The end of the game',
  again: 'Play again',
  sheet: 'Score sheet',
  total: 'Total',
  hint: 'Point at a figure to see where it comes from.',
};

const fr: typeof en = {
  title: 'Fin de la partie',
  again: 'Rejouer',
  sheet: 'Feuille de score',
  total: 'Total',
  hint: 'Pointez un nombre pour voir d’où il vient.',
};

const pl: typeof en = {
  title: 'Koniec partii',
  again: 'Zagraj jeszcze raz',
  sheet: 'Karta punktacji',
  total: 'Razem',
  hint: 'Wskaż liczbę, aby zobaczyć, skąd się wzięła.',
};

export const westEndWords: Record<Language, typeof en> = { en, fr, pl };
