import { de, type Language, plural } from '@cordillera/engine';

/** The places of a narrow screen, and the bar. */
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
  /** After the number of things that can be touched in another place. */
  toTouch: (n: number): string => (n === 1 ? 'thing to touch' : 'things to touch'),
  ends: {
    'apple-hill': (n: number, of: number) => `${n} of ${of} orchards · the last one ends the game`,
    'boats-and-banjos': (n: number, of: number) => `${n} of ${of} rivers · the last one ends the game`,
    'gold-rush': (n: number, of: number) => `${n} of ${of} mines · the last one ends the game`,
    'outlaws-and-outposts': (n: number, of: number) => `${n} of ${of} posters · the last one ends the game`,
  },
  planOf: (name: string) => `${name}’s plan`,
  yourCamp: 'Your camp',
  people: 'Players',
  points: 'points',
};

const fr: typeof en = {
  camp: 'Camp',
  mountain: 'Montagne',
  modes: {
    'apple-hill': 'Pommes',
    'boats-and-banjos': 'Rivière',
    'gold-rush': 'Mines',
    'outlaws-and-outposts': 'Avis',
  },
  market: 'Marché',
  toTouch: (n) => (n === 1 ? 'chose à toucher' : 'choses à toucher'),
  ends: {
    'apple-hill': (n, of) => `vergers\u00a0: ${n} sur ${of} · le dernier finit la partie`,
    'boats-and-banjos': (n, of) => `rivières\u00a0: ${n} sur ${of} · la dernière finit la partie`,
    'gold-rush': (n, of) => `mines\u00a0: ${n} sur ${of} · la dernière finit la partie`,
    'outlaws-and-outposts': (n, of) => `avis\u00a0: ${n} sur ${of} · le dernier finit la partie`,
  },
  planOf: (name) => `Plan ${de(name)}`,
  yourCamp: 'Votre camp',
  people: 'Joueurs',
  points: 'points',
};

const pl: typeof en = {
  camp: 'Obóz',
  mountain: 'Góra',
  modes: {
    'apple-hill': 'Jabłka',
    'boats-and-banjos': 'Rzeka',
    'gold-rush': 'Kopalnie',
    'outlaws-and-outposts': 'Listy',
  },
  market: 'Rynek',
  toTouch: (n) => `${plural('pl', n, { one: 'rzecz', few: 'rzeczy', many: 'rzeczy', other: 'rzeczy' })} do dotknięcia`,
  ends: {
    'apple-hill': (n, of) => `sady: ${n} z\u00a0${of} · ostatni kończy grę`,
    'boats-and-banjos': (n, of) => `rzeki: ${n} z\u00a0${of} · ostatnia kończy grę`,
    'gold-rush': (n, of) => `kopalnie: ${n} z\u00a0${of} · ostatnia kończy grę`,
    'outlaws-and-outposts': (n, of) => `listy: ${n} z\u00a0${of} · ostatni kończy grę`,
  },
  planOf: (name) => `Plan: ${name}`,
  yourCamp: 'Twój obóz',
  people: 'Gracze',
  points: 'punktów',
};

export const placeWords: Record<Language, typeof en> = { en, fr, pl };
