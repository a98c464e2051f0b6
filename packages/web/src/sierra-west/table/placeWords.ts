import { type Language, plural } from '@cordillera/engine';

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
  people: 'Gracze',
  points: 'punktów',
};

export const placeWords: Record<Language, typeof en> = { en, fr, pl };
