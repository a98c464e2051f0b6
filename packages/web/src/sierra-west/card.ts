import type { GameCard } from '../app/game.ts';
import dusk from './cover-dusk.svg';
import light from './cover-light.svg';
import { sierraWestModule } from './module.ts';

export const sierraWest: GameCard = {
  id: 'sierra-west',
  name: 'Sierra West',
  cover: { light, dusk },
  words: {
    en: { pitch: 'Guide your wagon over the pass.', facts: '1–4 players · four modes', starts: '', modes: {} },
    fr: {
      pitch: 'Faites franchir le col à votre chariot.',
      facts: '1–4 joueurs · quatre modes',
      starts: '',
      modes: {},
    },
    pl: {
      pitch: 'Przeprowadź swój wóz przez przełęcz.',
      facts: '1–4 graczy · cztery tryby',
      starts: '',
      modes: {},
    },
  },
  isAgainst: () => true,
  module: sierraWestModule,
};
