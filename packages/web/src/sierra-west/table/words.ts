import type { Language } from '@cordillera/engine';

/** What the table of Sierra West says beyond the game's own words. */
const en = {
  empty: 'empty',
  here: (names: string) => `here: ${names}`,
  space: (n: number) => `space ${n}`,
  free: 'free',
  faceUp: 'trapped',
  faceDown: 'not trapped yet',
  paths: 'Cards and paths',
  goods: 'Goods',
  cabins: 'Cabins',
  payment: 'Ways to pay',
  claimed: 'Cards claimed',
  prepared: (n: number) => `prepared as card ${n}`,
  scoreHint: 'Point at a figure to see where it comes from.',
  hints: {
    plan: 'Touch your cards in the order left, middle, right.',
    planFour: 'Touch three cards in the order left, middle, right, then the pile for the fourth.',
    draft: 'You can already lay out your next turn: touch your cards from left to right.',
    pioneer: 'Touch a pioneer and where it goes, or the space it stands on to use it.',
    trapper: 'Touch an animal, a pioneer and what you pay.',
    tracker: 'Touch a pioneer, then the Tracker space.',
    shovel: 'Touch the card to claim and the pile for it, or a cabin to build.',
  } as Record<string, string>,
};

const fr: typeof en = {
  empty: 'vide',
  here: (names) => `ici\u00a0: ${names}`,
  space: (n) => `case ${n}`,
  free: 'libre',
  faceUp: 'attrapé',
  faceDown: 'pas encore attrapé',
  paths: 'Cartes et chemins',
  goods: 'Biens',
  cabins: 'Cabanes',
  payment: 'Façons de payer',
  claimed: 'Cartes acquises',
  prepared: (n) => `préparée comme carte ${n}`,
  scoreHint: 'Pointez un nombre pour voir d’où il vient.',
  hints: {
    plan: 'Touchez vos cartes dans l’ordre\u00a0: gauche, milieu, droite.',
    planFour: 'Touchez trois cartes dans l’ordre (gauche, milieu, droite), puis la pile pour la quatrième.',
    draft: 'Vous pouvez déjà préparer votre tour\u00a0: touchez vos cartes de gauche à droite.',
    pioneer: 'Touchez un Pionnier et l’endroit où il va, ou la case où il se trouve pour l’utiliser.',
    trapper: 'Touchez un animal, un Pionnier et ce que vous payez.',
    tracker: 'Touchez un Pionnier, puis la case Traqueur.',
    shovel: 'Touchez la carte à prendre et sa pile, ou une cabane à bâtir.',
  },
};

const pl: typeof en = {
  empty: 'puste',
  here: (names) => `tutaj: ${names}`,
  space: (n) => `pole ${n}`,
  free: 'wolne',
  faceUp: 'złapane',
  faceDown: 'jeszcze niezłapane',
  paths: 'Karty i\u00a0ścieżki',
  goods: 'Zasoby',
  cabins: 'Chaty',
  payment: 'Sposoby zapłaty',
  claimed: 'Zdobyte karty',
  prepared: (n) => `przygotowana jako karta ${n}`,
  scoreHint: 'Wskaż liczbę, aby zobaczyć, skąd się wzięła.',
  hints: {
    plan: 'Dotykaj kart po kolei: lewa, środkowa, prawa.',
    planFour: 'Dotknij trzech kart po kolei (lewa, środkowa, prawa), a\u00a0potem stosu dla czwartej.',
    draft: 'Możesz już ułożyć swoją następną turę: dotykaj kart od lewej do prawej.',
    pioneer: 'Dotknij pioniera i\u00a0miejsca, na które idzie, albo pola, na którym stoi, aby go użyć.',
    trapper: 'Dotknij zwierzęcia, pioniera i\u00a0tego, czym płacisz.',
    tracker: 'Dotknij pioniera, a\u00a0potem pola zaopatrzenia.',
    shovel: 'Dotknij karty, którą bierzesz, i\u00a0stosu dla niej, albo chaty, którą budujesz.',
  },
};

export type WestTableWords = typeof en;
export const westTableWords: Record<Language, WestTableWords> = { en, fr, pl };
