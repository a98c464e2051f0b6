import { addNoBreakSpacesInAll } from '@cordillera/engine';
import type { GameManifest } from '../../platform/gameModule.ts';
import dusk from './cover-dusk.svg';
import light from './cover-light.svg';
import { sierraWestModule } from './module.ts';

export const sierraWest: GameManifest = {
  id: 'sierra-west',
  name: 'Sierra West',
  cover: { light, dusk },
  ribbon: '#2f5d4a',
  words: addNoBreakSpacesInAll({
    en: {
      pitch: 'Guide your wagon over the pass.',
      facts: '1–4 players · four modes',
      starts: 'Apple Hill: you against one bot, about 40 minutes',
      modes: {
        'apple-hill': 'Apple Hill',
        'boats-and-banjos': 'Boats & Banjos',
        'gold-rush': 'Gold Rush',
        'outlaws-and-outposts': 'Outlaws & Outposts',
      },
    },
    fr: {
      pitch: 'Faites franchir le col à votre Chariot.',
      facts: '1–4 joueurs · quatre modes',
      starts: 'Colline aux Pommes\u00a0: vous contre un robot, environ 40\u00a0minutes',
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
      starts: 'Jabłkowe wzgórze: ty i\u00a0jeden bot, około 40\u00a0minut',
      modes: {
        'apple-hill': 'Jabłkowe wzgórze',
        'boats-and-banjos': 'Bandżo i\u00a0ryby',
        'gold-rush': 'Gorączka złota',
        'outlaws-and-outposts': 'Bandyci i\u00a0strzelaniny',
      },
    },
  }),
  isCompetitive: () => true,
  module: sierraWestModule,
};
