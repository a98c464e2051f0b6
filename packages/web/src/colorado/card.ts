import type { GameCard } from '../app/game.ts';
import dusk from './cover-dusk.svg';
import light from './cover-light.svg';

export const colorado: GameCard = {
  id: 'colorado',
  name: 'Colorado',
  cover: { light, dusk },
  words: {
    en: { pitch: 'One map, one call, four routes.', facts: '2–4 players · 45 min', starts: '', modes: {} },
    fr: { pitch: 'Une carte, un appel, quatre routes.', facts: '2–4 joueurs · 45 min', starts: '', modes: {} },
    pl: { pitch: 'Jedna mapa, jedno wezwanie, cztery trasy.', facts: '2–4 graczy · 45 min', starts: '', modes: {} },
  },
  isAgainst: () => true,
  module: {},
};
