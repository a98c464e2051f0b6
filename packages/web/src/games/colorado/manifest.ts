import { addNoBreakSpacesInAll } from '@cordillera/engine';
import type { GameManifest } from '../../platform/gameModule.ts';
import dusk from './cover-dusk.svg';
import light from './cover-light.svg';
import { coloradoModule } from './module.ts';

export const colorado: GameManifest = {
  id: 'colorado',
  name: 'Colorado',
  cover: { light, dusk },
  ribbon: '#8f3524',
  words: addNoBreakSpacesInAll({
    en: {
      pitch: 'One map, one call, four routes.',
      facts: '2–4 players · 45 min',
      starts: 'You against one bot, about 30 minutes',
      modes: {},
    },
    fr: {
      pitch: 'Une Feuille de Route, un appel, quatre chemins.',
      facts: '2–4 joueurs · 45 min',
      starts: 'Vous contre un robot, environ 30\u00a0minutes',
      modes: {},
    },
    pl: {
      pitch: 'Jedna mapa, jedno pytanie, cztery trasy.',
      facts: '2–4 graczy · 45 min',
      starts: 'Ty i\u00a0jeden bot, około 30\u00a0minut',
      modes: {},
    },
  }),
  countsTurns: true,
  isCompetitive: () => true,
  module: coloradoModule,
};
