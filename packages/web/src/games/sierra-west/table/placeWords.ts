import { addNoBreakSpacesInAll, frenchDe, plural, type RulesOf } from '@cordillera/engine';

export const placeRules: RulesOf<typeof en> = { ends: ['SW-END-01'] };

/** The panels of a narrow screen, and the bar. */
const en = {
  camp: 'Camp',
  mountain: 'Mountain',
  modes: {
    'apple-hill': 'Apples',
    'boats-and-banjos': 'River',
    'gold-rush': 'Mines',
    'outlaws-and-outposts': 'Posters',
  },
  market: 'Market',
  /** After the number of moves that are possible in another panel. */
  toTouch: (n: number): string => (n === 1 ? 'move here' : 'moves here'),
  ends: {
    'apple-hill': (n: number, of: number) => `${n} of ${of} orchards · the last one triggers the end`,
    'boats-and-banjos': (n: number, of: number) => `${n} of ${of} rivers · the last one triggers the end`,
    'gold-rush': (n: number, of: number) => `${n} of ${of} mines · the last one triggers the end`,
    'outlaws-and-outposts': (n: number, of: number) => `${n} of ${of} posters · the last one triggers the end`,
  },
  planOf: (name: string) => `${name}’s plan`,
  yourCamp: 'Your camp',
  people: 'Players',
  points: 'points',
};

const fr: typeof en = {
  camp: 'Campement',
  mountain: 'Montagne',
  modes: {
    'apple-hill': 'Pommes',
    'boats-and-banjos': 'Rivière',
    'gold-rush': 'Mines',
    'outlaws-and-outposts': 'Affiches',
  },
  market: 'Marché',
  toTouch: (n) => plural('fr', n, { one: 'coup possible', other: 'coups possibles' }),
  ends: {
    'apple-hill': (n, of) => `vergers\u00a0: ${n} sur ${of} · le dernier déclenche la fin`,
    'boats-and-banjos': (n, of) => `rivières\u00a0: ${n} sur ${of} · la dernière déclenche la fin`,
    'gold-rush': (n, of) => `mines\u00a0: ${n} sur ${of} · la dernière déclenche la fin`,
    'outlaws-and-outposts': (n, of) => `affiches\u00a0: ${n} sur ${of} · la dernière déclenche la fin`,
  },
  planOf: (name) => `Plan ${frenchDe(name)}`,
  yourCamp: 'Votre campement',
  people: 'Joueurs',
  points: 'points',
};

const pl: typeof en = {
  camp: 'Obóz',
  mountain: 'Wzgórze',
  modes: {
    'apple-hill': 'Jabłka',
    'boats-and-banjos': 'Rzeka',
    'gold-rush': 'Kopalnie',
    'outlaws-and-outposts': 'Plakaty',
  },
  market: 'Rynek',
  toTouch: (n) =>
    plural('pl', n, { one: 'możliwy ruch', few: 'możliwe ruchy', many: 'możliwych ruchów', other: 'możliwego ruchu' }),
  ends: {
    'apple-hill': (n, of) => `jabłonie: ${n} z\u00a0${of} · ostatnia zapowiada koniec`,
    'boats-and-banjos': (n, of) => `rzeki: ${n} z\u00a0${of} · ostatnia zapowiada koniec`,
    'gold-rush': (n, of) => `kopalnie: ${n} z\u00a0${of} · ostatnia zapowiada koniec`,
    'outlaws-and-outposts': (n, of) => `plakaty: ${n} z\u00a0${of} · ostatni zapowiada koniec`,
  },
  planOf: (name) => `Plan: ${name}`,
  yourCamp: 'Twój obóz',
  people: 'Gracze',
  points: 'punktów',
};

export const placeWords = addNoBreakSpacesInAll({ en, fr, pl });
