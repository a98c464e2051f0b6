import { addNoBreakSpacesInAll, plural } from '@cordillera/engine';

const en = {
  nav: {
    label: 'Main pages',
    home: 'Play',
    campaign: 'Campaign',
    rules: 'Rules',
    games: 'Your games',
    /** Where space is short. */
    gamesShort: 'Games',
    settings: 'Settings',
    you: 'You',
  },
  storage: {
    refused: {
      what: 'This browser does not let the page save games: they are lost when you close it.',
      help: 'Allow site data for this page, or download your games as files before you leave.',
    },
    full: {
      what: 'There is no room left on this device to save your games.',
      help: 'Free some space or delete old games. To be safe, download the game you are playing.',
    },
    failed: {
      what: 'The browser could not save the last change.',
      help: 'Try again. To be safe, download the game you are playing.',
    },
    again: 'Try again',
    download: (n: number) => plural('en', n, { one: 'Download the game', other: `Download ${n} games` }),
  },
  version: { ready: 'A new version is ready. Your games stay as they are.', reload: 'Reload' },
  /** A match in one line, for lists and the home page. */
  match: {
    yourTurn: 'Your turn',
    atTable: 'At the table',
    over: 'Finished',
    round: (game: string, round: number, inTurns: boolean) =>
      round > 0 ? `${game}, ${inTurns ? 'turn' : 'round'} ${round}` : `${game}, setting out`,
    stage: (stage: number) => `stage ${stage}`,
    beside: (names: string) => `with ${names}`,
    against: (names: string) => `against ${names}`,
    more: (n: number) => `${n} ${plural('en', n, { one: 'other', other: 'others' })}`,
  },
};

const fr: typeof en = {
  nav: {
    label: 'Pages principales',
    home: 'Jouer',
    campaign: 'Campagne',
    rules: 'Règles',
    games: 'Vos parties',
    gamesShort: 'Parties',
    settings: 'Réglages',
    you: 'Vous',
  },
  storage: {
    refused: {
      what: 'Ce navigateur ne laisse pas la page enregistrer vos parties\u00a0: elles seront perdues quand vous la fermerez.',
      help: 'Autorisez les données de site pour cette page, ou téléchargez vos parties avant de partir.',
    },
    full: {
      what: 'Il n’y a plus de place sur cet appareil pour enregistrer vos parties.',
      help: 'Libérez de l’espace ou supprimez d’anciennes parties. Par prudence, téléchargez la partie en cours.',
    },
    failed: {
      what: 'Le navigateur n’a pas pu enregistrer le dernier changement.',
      help: 'Réessayez. Par prudence, téléchargez la partie en cours.',
    },
    again: 'Réessayer',
    download: (n) => plural('fr', n, { one: 'Télécharger la partie', other: `Télécharger ${n} parties` }),
  },
  version: { ready: 'Une nouvelle version est prête. Vos parties ne changent pas.', reload: 'Recharger' },
  match: {
    yourTurn: 'À vous de jouer',
    atTable: 'À la table',
    over: 'Terminée',
    round: (game, round) => (round > 0 ? `${game}, tour ${round}` : `${game}, au départ`),
    stage: (stage) => `Étape ${stage}`,
    beside: (names) => `avec ${names}`,
    against: (names) => `contre ${names}`,
    more: (n) => `${n} ${plural('fr', n, { one: 'autre', other: 'autres' })}`,
  },
};

const pl: typeof en = {
  nav: {
    label: 'Główne strony',
    home: 'Graj',
    campaign: 'Kampania',
    rules: 'Zasady',
    games: 'Twoje partie',
    gamesShort: 'Partie',
    settings: 'Ustawienia',
    you: 'Ty',
  },
  storage: {
    refused: {
      what: 'Ta przeglądarka nie pozwala stronie zapisywać partii: przepadną po jej zamknięciu.',
      help: 'Zezwól tej stronie na zapisywanie danych albo pobierz partie jako pliki, zanim ją zamkniesz.',
    },
    full: {
      what: 'Na tym urządzeniu zabrakło miejsca na zapisywanie partii.',
      help: 'Zwolnij miejsce albo usuń stare partie. Na wszelki wypadek pobierz rozgrywaną partię jako plik.',
    },
    failed: {
      what: 'Przeglądarka nie zdołała zapisać ostatniej zmiany.',
      help: 'Spróbuj ponownie. Na wszelki wypadek pobierz rozgrywaną partię jako plik.',
    },
    again: 'Spróbuj ponownie',
    download: (n) =>
      plural('pl', n, { one: 'Pobierz partię', few: `Pobierz ${n} partie`, other: `Pobierz ${n} partii` }),
  },
  version: { ready: 'Nowa wersja jest gotowa. Twoje partie pozostają bez zmian.', reload: 'Odśwież' },
  match: {
    yourTurn: 'Twoja kolej',
    atTable: 'Przy stole',
    over: 'Zakończona',
    round: (game, round, inTurns) =>
      round > 0 ? `${game}, ${inTurns ? 'tura' : 'runda'} ${round}` : `${game}, wyruszamy`,
    stage: (stage) => `Etap ${stage}`,
    // names stay as they are: they cannot be declined
    beside: (names) => `grają też: ${names}`,
    against: (names) => `przeciwnicy: ${names}`,
    more: (n) => `${n} ${plural('pl', n, { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' })}`,
  },
};

export const appWords = addNoBreakSpacesInAll({ en, fr, pl });
export type AppWords = typeof en;
