import { addNoBreakSpacesInAll, plural } from '@cordillera/engine';

const en = {
  /** The name of the screen, beside the wordmark. */
  name: 'Rules',
  /** The title of the browser's window. */
  documentTitle: (section: string, game: string) => `${section} · Rules of ${game} · Cordillera`,
  games: 'Game',
  coming: 'coming',
  search: 'Search the rules',
  clear: 'Clear the search',
  /** Short: it stands inside the search field, and is spoken. */
  found: (count: number) => `${count} found`,
  nothing: (query: string) => `No rule contains all of “${query}”. Try fewer words, or different ones.`,
  results: 'Search results',
  sections: 'Sections',
  /** How many rules a section has. */
  rules: (count: number) => `${count} ${plural('en', count, { one: 'rule', other: 'rules' })}`,
  /** Leads the list of related rules. */
  see: 'See also',
  previous: 'Previous',
  next: 'Next',
  unknownRule: (id: string, game: string) => `There is no rule ${id} in ${game}.`,
};

export type RulesWords = typeof en;

const fr: RulesWords = {
  name: 'Règles',
  documentTitle: (section, game) => `${section} · Règles de ${game} · Cordillera`,
  games: 'Jeu',
  coming: 'à venir',
  search: 'Chercher dans les règles',
  clear: 'Effacer la recherche',
  found: (count) => `${count} ${plural('fr', count, { one: 'résultat', other: 'résultats' })}`,
  nothing: (query) =>
    `Aucune règle ne contient tous les mots de «\u00a0${query}\u00a0». Essayez avec moins de mots, ou avec d’autres.`,
  results: 'Résultats de la recherche',
  sections: 'Chapitres',
  rules: (count) => `${count} ${plural('fr', count, { one: 'règle', other: 'règles' })}`,
  see: 'Voir aussi',
  previous: 'Précédent',
  next: 'Suivant',
  unknownRule: (id, game) => `Il n’y a pas de règle ${id} dans ${game}.`,
};

const pl: RulesWords = {
  name: 'Zasady',
  documentTitle: (section, game) => `${section} · Zasady gry ${game} · Cordillera`,
  games: 'Gra',
  coming: 'wkrótce',
  search: 'Szukaj w zasadach',
  clear: 'Wyczyść wyszukiwanie',
  found: (count) =>
    `${count} ${plural('pl', count, { one: 'wynik', few: 'wyniki', many: 'wyników', other: 'wyniku' })}`,
  nothing: (query) => `Żadna zasada nie zawiera wszystkich słów „${query}”. Spróbuj użyć mniej słów albo innych.`,
  results: 'Wyniki wyszukiwania',
  sections: 'Rozdziały',
  rules: (count) => `${count} ${plural('pl', count, { one: 'zasada', few: 'zasady', many: 'zasad', other: 'zasady' })}`,
  see: 'Zobacz też',
  previous: 'Poprzedni',
  next: 'Następny',
  unknownRule: (id, game) => `W grze ${game} nie ma zasady ${id}.`,
};

export const rulesWords = addNoBreakSpacesInAll<RulesWords>({ en, fr, pl });
