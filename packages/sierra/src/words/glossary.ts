import type { Glossary } from '@cordillera/engine';

/** French has the printed terms; English and Polish are not printed. */
export const glossary: Glossary = {
  en: [
    { term: 'Notebook card', not: ['logbook*', 'travel log*', 'journal*'] },
    { term: 'Destination', not: ['goal card*', 'destination*'] },
    { term: 'landscape', not: ['scenery', 'panorama*'] },
    { term: 'set', not: ['lot', 'lots'] },
    { term: 'lay', not: ['placement*'] },
    { term: 'score', not: ['bring* points', 'bring* no points', 'bring* a point'] },
    { term: 'companion', not: ['teammate*', 'partner*'] },
  ],
  fr: [
    { term: 'carte Carnet de voyage', not: ['Carnets de voyage', 'carnets de voyage'] },
    { term: 'Paysage', not: ['paysage*'] },
    { term: 'Destination', not: ['destination*'], except: ['est à destination'] },
    { term: 'Étape', not: ['étape*'] },
    { term: 'vestige', not: ['ruine*'] },
    { term: 'rapporter des points', not: ['pour que vos cartes rapportent.', 'ne rapporte qu’', 'ne rapportera qu’'] },
    { term: 'compagnon', not: ['coéquipier*', 'équipier*', 'partenaire*'] },
    { term: 'défausser', not: ['jeter', 'rendre'] },
  ],
  pl: [
    { term: 'karta Gór', not: ['karta Góry', 'kartę Góry', 'karty Góry', 'kartą Góry', 'karcie Góry'] },
    { term: 'karta Dziennika', not: ['notatnik*'] },
    { term: 'Krajobraz', not: ['krajobraz*'] },
    { term: 'Dziennik', not: ['dziennik*'] },
    { term: 'arkusz punktacji', not: ['karta punktacji', 'kartę punktacji', 'karcie punktacji'] },
    { term: 'towarzysz', not: ['kompan*', 'partner*', 'współgracz*'] },
  ],
};
