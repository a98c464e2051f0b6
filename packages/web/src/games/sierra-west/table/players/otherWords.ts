import { addNoBreakSpacesInAll, plural, type RulesOf } from '@cordillera/engine';
import type { Standing } from './standing.ts';

export const otherRules: RulesOf<OtherWords> = {
  emptyDiscard: [],
  freeSpace: ['SW-SCORE-03'],
  notTrapped: ['SW-SCORE-02'],
};

/** Texts about the other players and their boards. */
const en = {
  standing: {
    playing: 'playing',
    asked: 'is asked',
    next: 'next to play',
    passed: 'has passed',
    done: 'done',
    waiting: 'waiting',
  } as Record<Standing, string>,
  open: (name: string) => `${name}: open the whole board`,
  board: 'Board',
  boardOf: (name: string) => `Board: ${name}`,
  everything: 'the last plan, the camp, everything public',
  discard: (n: number) => `Discard ${n}`,
  points: 'Points',
  pointsWord: (n: number) => plural('en', n, { one: 'point', other: 'points' }),
  together: 'together',
  deck: (n: number) => `deck ${n}`,
  discarded: (n: number) => `discard ${n}`,
  emptyDiscard: 'Nothing is on the discard pile.',
  close: 'Close',
  multiplied: (n: number) => `${n}×`,
  said: (name: string, what: string | number) => `${name}: ${what}`,
  freeSpace: 'no cabin yet: −3 points',
  notTrapped: 'not trapped yet: −3 points',
  inCarts: 'gold in carts',
  emptyCarts: 'empty carts',
};

const fr: typeof en = {
  standing: {
    playing: 'joue',
    asked: 'doit répondre',
    next: 'joue ensuite',
    passed: 'a passé',
    done: 'a fini',
    waiting: 'attend',
  },
  open: (name) => `${name}\u00a0: ouvrir tout le plateau`,
  board: 'Plateau',
  boardOf: (name) => `Plateau\u00a0: ${name}`,
  everything: 'le dernier plan, le campement, tout ce qui est public',
  discard: (n) => `Défausse ${n}`,
  points: 'Points',
  pointsWord: (n) => plural('fr', n, { one: 'point', other: 'points' }),
  together: 'en tout',
  deck: (n) => `pioche ${n}`,
  discarded: (n) => `défausse ${n}`,
  emptyDiscard: 'La défausse est vide.',
  close: 'Fermer',
  multiplied: (n) => `${n}×`,
  said: (name, what) => `${name}\u00a0: ${what}`,
  freeSpace: 'pas encore de cabane\u00a0: −3 points',
  notTrapped: 'pas encore attrapé\u00a0: −3 points',
  inCarts: 'Or dans les Wagonnets',
  emptyCarts: 'Wagonnets vides',
};

const pl: typeof en = {
  standing: {
    playing: 'teraz gra',
    asked: 'ma odpowiedzieć',
    next: 'zaraz gra',
    passed: 'po pasie',
    done: 'po grze',
    waiting: 'czeka',
  },
  open: (name) => `${name}: otwórz całą planszę`,
  board: 'Plansza',
  boardOf: (name) => `Plansza: ${name}`,
  everything: 'ostatni plan, obóz, wszystko, co jawne',
  discard: (n) => `Odrzucone ${n}`,
  points: 'Punkty',
  pointsWord: (n) => plural('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
  together: 'razem',
  deck: (n) => `talia ${n}`,
  discarded: (n) => `odrzucone ${n}`,
  emptyDiscard: 'Nie ma odrzuconych kart.',
  close: 'Zamknij',
  multiplied: (n) => `${n}×`,
  said: (name, what) => `${name}: ${what}`,
  freeSpace: 'bez chaty: −3 punkty',
  notTrapped: 'jeszcze niezłapane: −3 punkty',
  inCarts: 'złoto w\u00a0wagonikach',
  emptyCarts: 'puste wagoniki',
};

export type OtherWords = typeof en;
export const otherWords = addNoBreakSpacesInAll<OtherWords>({ en, fr, pl });
