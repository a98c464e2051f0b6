import type { Glossary } from '@cordillera/engine';

/** French has the printed terms; English and Polish are not printed. */
export const glossary: Glossary = {
  en: [
    { term: 'nugget', not: ['gold bar*'] },
    { term: 'prospector', not: ['gold digger*'] },
    { term: 'map', not: ['route sheet*'], except: ['Route Sheet', 'Feuille de Route'] },
    { term: 'discard', not: ['cards away', '2 away'] },
    { term: 'score', not: ['bring* points', 'bring* no points', 'bring* a point', 'brings'] },
  ],
  fr: [
    { term: 'Feuille de Route', not: ['feuille de route', 'votre carte brille', 'toute la carte', 'Toute la carte'] },
    { term: 'piste Tipi', not: ['tipis'] },
    { term: 'piste Saloon', not: ['du saloon'] },
    { term: 'adjacente', not: ['voisin', 'voisine', 'voisins', 'voisines'] },
    { term: 'embranchement', not: ['branche', 'branches'] },
    { term: 'chercheuse d’or', not: ['chercheur*'] },
    { term: 'défausser', not: ['jeter', 'rendre', 'rendez'] },
    { term: 'gagner des points', not: ['ne rapporte qu’', 'ne rapportera qu’'] },
  ],
  pl: [
    { term: 'samorodek', not: ['bryłk*'] },
    { term: 'poszukiwaczka złota', not: ['kopacz*'] },
    { term: 'mapa', not: ['arkusz* podróży'] },
    { term: 'odrzucić', not: ['oddajesz ją i'] },
    { term: 'przebieg gry', not: ['dziennik*'] },
  ],
};
