import { addNoBreakSpacesInAll, type RulesOf } from '@cordillera/engine';

export const westTableRules: RulesOf<WestTableWords> = {
  scoreHint: [],
  hints: {
    plan: ['SW-PLAN-05'],
    planFour: ['SW-PLAN-05', 'SW-VAR-02'],
    draft: ['SW-PLAN-05'],
    pioneer: ['SW-PATH-02', 'SW-PATH-04', 'SW-ASSIGN-01', 'SW-SUMMIT-01'],
    trapper: ['SW-TRAP-02', 'SW-TRAP-03'],
    tracker: ['SW-TRACK-02'],
    shovel: ['SW-ACT-02', 'SW-CLAIM-03'],
  },
};

/** What the table of Sierra West says beyond the game's own words. */
const en = {
  empty: 'empty',
  here: (names: string) => `here: ${names}`,
  space: (n: number) => `space ${n}`,
  free: 'free',
  faceUp: 'trapped',
  faceDown: 'not trapped yet',
  paths: 'Cards and paths',
  goods: 'Resources',
  cabins: 'Cabins',
  claimed: 'Cards claimed',
  scoreHint: 'Tap a number to see where it comes from.',
  hints: {
    plan: 'Drag a card, or tap two to swap. Nobody sees it yet.',
    planFour: 'Drag a card, or tap two to swap; say where the fourth goes. Nobody sees it yet.',
    draft: 'You can already arrange your next turn. Nobody sees it.',
    pioneer: 'Tap a space to walk there or to use it, a cabin to work in, a summit sign to go up.',
    trapper: 'Tap an animal, a pioneer and what you pay.',
    tracker: 'Tap a pioneer, then the Tracker space.',
    shovel: 'Tap the card to claim and the pile for it, or a cabin to build.',
  } as Record<string, string>,
};

const fr: typeof en = {
  empty: 'vide',
  here: (names) => `ici\u00a0: ${names}`,
  space: (n) => `case ${n}`,
  free: 'gratuit',
  faceUp: 'attrapé',
  faceDown: 'pas encore attrapé',
  paths: 'Cartes et chemins',
  goods: 'Ressources',
  cabins: 'Cabanes',
  claimed: 'Cartes prises',
  scoreHint: 'Choisissez un nombre pour voir d’où il vient.',
  hints: {
    plan: 'Faites glisser une carte, ou touchez-en deux pour les échanger. Personne ne les voit encore.',
    planFour:
      'Faites glisser une carte, ou touchez-en deux pour les échanger\u00a0; dites où va la quatrième. Personne ne les voit encore.',
    draft: 'Vous pouvez déjà préparer votre tour. Personne ne le voit.',
    pioneer:
      'Touchez une case pour y aller ou l’utiliser, une cabane pour y travailler, une action activable pour y placer le Pionnier.',
    trapper: 'Touchez un animal, un Pionnier et ce que vous payez.',
    tracker: 'Touchez un Pionnier, puis la case Traqueur.',
    shovel: 'Touchez la carte à prendre et sa pile, ou une cabane à construire.',
  },
};

const pl: typeof en = {
  empty: 'puste',
  here: (names) => `tutaj: ${names}`,
  space: (n) => `pole ${n}`,
  free: 'za darmo',
  faceUp: 'złapane',
  faceDown: 'jeszcze niezłapane',
  paths: 'Karty i\u00a0ścieżki',
  goods: 'Zasoby',
  cabins: 'Chaty',
  claimed: 'Zdobyte karty',
  scoreHint: 'Wybierz liczbę, aby zobaczyć, skąd się wzięła.',
  hints: {
    plan: 'Przeciągnij kartę albo dotknij dwóch, aby je zamienić. Nikt ich jeszcze nie widzi.',
    planFour:
      'Przeciągnij kartę albo dotknij dwóch, aby je zamienić; wskaż stos dla czwartej. Nikt ich jeszcze nie widzi.',
    draft: 'Możesz już ułożyć swoją następną turę. Nikt jej nie widzi.',
    pioneer:
      'Dotknij pola, aby na nie wejść lub go użyć, chaty, aby w\u00a0niej pracować, akcji szczytowej, aby umieścić na niej pioniera.',
    trapper: 'Dotknij zwierzęcia, pioniera i\u00a0tego, czym płacisz.',
    tracker: 'Dotknij pioniera, a\u00a0potem pola zaopatrzenia.',
    shovel: 'Dotknij karty, którą bierzesz, i\u00a0stosu dla niej, albo chaty, którą budujesz.',
  },
};

export type WestTableWords = typeof en;
export const westTableWords = addNoBreakSpacesInAll<WestTableWords>({ en, fr, pl });
