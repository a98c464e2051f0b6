import { addNoBreakSpacesInAll } from '@cordillera/engine';
import type { GameManifest } from '../../platform/gameModule.ts';
import dusk from './cover-dusk.svg';
import light from './cover-light.svg';
import { sierraModule } from './module.ts';

/** What the groups of a team game are called. */
export const groupNames = addNoBreakSpacesInAll<readonly string[]>({
  en: ['The Ridge Walkers', 'Condor Friends', 'The Llama Post', 'Quiet Pass Club'],
  fr: ['Les Marcheurs des crêtes', 'Les Amis du condor', 'La Poste aux lamas', 'Le Club du col silencieux'],
  pl: ['Wędrowcy z\u00a0grani', 'Przyjaciele kondora', 'Poczta na lamach', 'Klub Cichej Przełęczy'],
});

export const sierra: GameManifest = {
  id: 'sierra',
  name: 'Sierra',
  cover: { light, dusk },
  ribbon: '#432b67',
  words: addNoBreakSpacesInAll({
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
      groups: groupNames.en,
    },
    fr: {
      pitch: 'Composez ensemble un Paysage.',
      facts: '1–8 joueurs · 30 min',
      starts: 'Vous contre deux robots, environ 20\u00a0minutes',
      modes: {
        team: 'partie en équipe',
        competitive: 'partie compétitive',
        cooperative: 'partie coopérative',
        solo: 'partie en solo',
      },
      groups: groupNames.fr,
    },
    pl: {
      pitch: 'Ułóżcie razem Krajobraz.',
      facts: '1–8 graczy · 30 min',
      starts: 'Ty i\u00a0dwa boty, każdy dla siebie, około 20\u00a0minut',
      modes: {
        team: 'gra drużynowa',
        competitive: 'rywalizacja',
        cooperative: 'kooperacja',
        solo: 'gra solo',
      },
      groups: groupNames.pl,
    },
  }),
  isCompetitive: (mode) => mode === 'competitive',
  module: sierraModule,
};
