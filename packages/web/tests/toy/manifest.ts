import type { GameManifest } from '../../src/platform/gameModule.ts';
import cover from './cover.svg';
import { caravanModule } from './module.ts';

export const caravan: GameManifest = {
  id: 'caravan',
  name: 'Caravan',
  cover: { light: cover, dusk: cover },
  ribbon: '#8a5a2b',
  words: {
    en: { pitch: 'Carry goods across the desert.', facts: '1–4 players · 5 min', starts: '', modes: {} },
    fr: { pitch: 'Traversez le désert avec vos marchandises.', facts: '1–4 joueurs · 5 min', starts: '', modes: {} },
    pl: { pitch: 'Przewieź towary przez pustynię.', facts: '1–4 graczy · 5 min', starts: '', modes: {} },
  },
  isCompetitive: () => true,
  module: caravanModule,
};
