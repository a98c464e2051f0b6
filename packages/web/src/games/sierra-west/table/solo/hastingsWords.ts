import { addNoBreakSpacesInAll, plural, type RulesOf } from '@cordillera/engine';
import type { Mode } from '@cordillera/sierra-west';

export const hastingsRules: RulesOf<HastingsWords> = {
  notYet: [],
  next: ['SW-SOLO-11'],
  nextWithMule: ['SW-SOLO-13'],
  modeAction: {
    'apple-hill': ['SW-SOLO-25'],
    'boats-and-banjos': ['SW-SOLO-26', 'SW-SOLO-27'],
    'gold-rush': ['SW-SOLO-28'],
    'outlaws-and-outposts': ['SW-SOLO-29'],
  },
};

/** What Hastings's panel says. */
const en = {
  line: (action: string, came: string) => `${action}: ${came}`,
  noAdvantage: 'no advantages',
  did: 'What Hastings did, and why',
  notYet: 'Hastings has not played yet.',
  next: 'Next: three of these four',
  nextWithMule: 'Next: all four (mule)',
  unseen: (n: number) => `chances, from ${n} unseen ${plural('en', n, { one: 'card', other: 'cards' })}`,
  coming: 'comes next',
  nothing: 'changed nothing',
  skipped: 'not done',
  modeAction: {
    'apple-hill': 'both apple tracks',
    'boats-and-banjos': 'fish, and panning',
    'gold-rush': 'lantern, dynamite, cart',
    'outlaws-and-outposts': 'Sheriff, 2 outlaws',
  } as Record<Mode, string>,
  toSpace: (n: number) => `to space ${n}`,
  cart: (gold: string) => `a cart with ${gold}`,
  outlaws: (n: number) => `${n} ${plural('en', n, { one: 'outlaw', other: 'outlaws' })}`,
  cabins: 'Cabins',
  starCards: 'Claimed cards',
};

const fr: typeof en = {
  line: (action, came) => `${action}\u00a0: ${came}`,
  noAdvantage: 'aucun avantage',
  did: 'Ce que Hastings a fait, et pourquoi',
  notYet: 'Hastings n’a pas encore joué.',
  next: 'Ensuite\u00a0: trois de ces quatre',
  nextWithMule: 'Ensuite\u00a0: les quatre (Mule)',
  unseen: (n) => `d’après ${n} ${plural('fr', n, { one: 'carte cachée', other: 'cartes cachées' })}`,
  coming: 'va suivre',
  nothing: 'sans effet',
  skipped: 'pas faite',
  modeAction: {
    'apple-hill': 'les deux pistes de pommes',
    'boats-and-banjos': 'poissons et orpaillage',
    'gold-rush': 'deux cartes, un Wagonnet',
    'outlaws-and-outposts': 'Shérif, 2 Hors-la-Loi',
  },
  toSpace: (n) => `case ${n}`,
  cart: (gold) => `un Wagonnet avec ${gold}`,
  outlaws: (n) => `${n} Hors-la-Loi`,
  cabins: 'Cabanes',
  starCards: 'Cartes prises',
};

const pl: typeof en = {
  line: (action, came) => `${action}: ${came}`,
  noAdvantage: 'bez ułatwień',
  did: 'Co zrobił Hastings i\u00a0dlaczego',
  notYet: 'Hastings jeszcze nie grał.',
  next: 'Dalej: trzy z\u00a0tych czterech',
  nextWithMule: 'Dalej: cztery (dzięki mułowi)',
  unseen: (n) => `szanse, nieznane karty: ${n}`,
  coming: 'zaraz nastąpi',
  nothing: 'bez skutku',
  skipped: 'nie wykonano',
  modeAction: {
    'apple-hill': 'oba tory sadu',
    'boats-and-banjos': 'ryby i\u00a0płukanie złota',
    'gold-rush': 'lampa, dynamit, wagonik',
    'outlaws-and-outposts': 'szeryf, 2 bandytów',
  },
  toSpace: (n) => `na pole ${n}`,
  cart: (gold) => `wagonik, ${gold}`,
  outlaws: (n) => `${n} ${plural('pl', n, { one: 'bandyta', few: 'bandytów', many: 'bandytów', other: 'bandyty' })}`,
  cabins: 'Chaty',
  starCards: 'Zdobyte karty',
};

export type HastingsWords = typeof en;
export const hastingsWords = addNoBreakSpacesInAll<HastingsWords>({ en, fr, pl });
