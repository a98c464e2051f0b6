import type { GameCard } from '../app/game.ts';
import dusk from './cover-dusk.svg';
import light from './cover-light.svg';
import { sierraWestModule } from './module.ts';

export const sierraWest: GameCard = {
  id: 'sierra-west',
  name: 'Sierra West',
  cover: { light, dusk },
  words: {
    en: {
      pitch: 'Guide your wagon over the pass.',
      facts: '1–4 players · four modes',
      starts: '',
      modes: {
        'apple-hill': 'Apple Hill',
        'boats-and-banjos': 'Boats & Banjos',
        'gold-rush': 'Gold Rush',
        'outlaws-and-outposts': 'Outlaws & Outposts',
      },
    },
    fr: {
      pitch: 'Faites franchir le col à votre chariot.',
      facts: '1–4 joueurs · quatre modes',
      starts: '',
      modes: {
        'apple-hill': 'Colline aux Pommes',
        'boats-and-banjos': 'Bateaux & Banjos',
        'gold-rush': 'Ruée vers l’Or',
        'outlaws-and-outposts': 'Hors-la-Loi & Avant-postes',
      },
    },
    pl: {
      pitch: 'Przeprowadź swój wóz przez przełęcz.',
      facts: '1–4 graczy · cztery tryby',
      starts: '',
      modes: {
        'apple-hill': 'Jabłkowe wzgórze',
        'boats-and-banjos': 'Bandżo i\u00a0ryby',
        'gold-rush': 'Gorączka złota',
        'outlaws-and-outposts': 'Bandyci i\u00a0strzelaniny',
      },
    },
  },
  isAgainst: () => true,
  isPreview: true,
  module: sierraWestModule,
};
