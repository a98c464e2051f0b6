import type { GameCard } from '../app/game.ts';
import dusk from './cover-dusk.svg';
import light from './cover-light.svg';
import { sierraModule } from './module.ts';

export const sierra: GameCard = {
  id: 'sierra',
  name: 'Sierra',
  cover: { light, dusk },
  words: {
    en: {
      pitch: 'Compose a landscape together.',
      facts: '1–8 players · 30 min',
      starts: 'You against two bots, about 20 minutes',
      modes: {
        team: 'team game',
        competitive: 'competitive game',
        cooperative: 'cooperative game',
        solo: 'solo game',
      },
    },
    fr: {
      pitch: 'Composez ensemble un paysage.',
      facts: '1–8 joueurs · 30 min',
      starts: 'Vous contre deux robots, environ 20\u00a0minutes',
      modes: {
        team: 'partie en équipe',
        competitive: 'partie compétitive',
        cooperative: 'partie coopérative',
        solo: 'partie en solo',
      },
    },
    pl: {
      pitch: 'Ułóżcie razem krajobraz.',
      facts: '1–8 graczy · 30 min',
      starts: 'Ty i\u00a0dwa boty, każdy dla siebie, około 20\u00a0minut',
      modes: {
        team: 'gra drużynowa',
        competitive: 'gra rywalizacyjna',
        cooperative: 'gra kooperacyjna',
        solo: 'gra solo',
      },
    },
  },
  isAgainst: (mode) => mode === 'competitive',
  module: sierraModule,
};
