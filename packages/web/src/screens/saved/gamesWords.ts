import { addNoBreakSpacesInAll, formatList, plural } from '@cordillera/engine';

const en = {
  title: 'Your games',
  unfinished: 'In progress',
  finished: 'Finished',
  loading: 'One moment…',
  continue: 'Continue',
  result: 'See the result',
  replay: 'Watch again',
  download: 'Download',
  downloadNote: 'Download as a file',
  delete: 'Delete',
  /** Which game a button is for, for screen readers. */
  of: (action: string, game: string) => `${action}: ${game}`,
  wins: (names: readonly string[], points: number) =>
    `${formatList('en', names)} ${names.length > 1 ? 'win' : 'wins'} with ${points} ${plural('en', points, { one: 'point', other: 'points' })}`,
  suns: (n: number) => (n === 0 ? 'No sun this time' : `${n} ${plural('en', n, { one: 'sun', other: 'suns' })}`),
  players: (names: readonly string[]) => formatList('en', names),
  empty: {
    title: 'No games yet',
    text: 'Your games are saved here automatically, in this browser. Start one, or open one from a file.',
    play: 'Set up a game',
  },
  open: 'Open a file',
  openNote: 'A game that was downloaded.',
  dropNote: 'You can also drop the file anywhere on this page.',
  opening: 'Opening…',
  drop: 'Drop the file to open the game',
  problems: {
    title: (file: string) => `“${file}” was not opened`,
    tooLarge: 'The file is larger than 2 MB. No game is that large.',
    unreadable: 'The browser could not read the file. Choose it again, or copy it to this device first.',
    several: 'Please open one file at a time.',
    unknown: 'The file is not a game we can read.',
    unchanged: 'Nothing was changed.',
  },
  ask: {
    title: 'Delete this game?',
    text: 'It cannot be restored afterwards, except from a file you downloaded.',
    delete: 'Delete the game',
    keep: 'Keep it',
  },
  deleted: (game: string) => `Deleted: ${game}`,
  undo: 'Undo',
};

const fr: typeof en = {
  title: 'Vos parties',
  unfinished: 'En cours',
  finished: 'Terminées',
  loading: 'Un instant…',
  continue: 'Continuer',
  result: 'Voir le résultat',
  replay: 'Revoir',
  download: 'Télécharger',
  downloadNote: 'Télécharger le fichier',
  delete: 'Supprimer',
  of: (action, game) => `${action}\u00a0: ${game}`,
  wins: (names, points) =>
    `${formatList('fr', names)} ${names.length > 1 ? 'gagnent' : 'gagne'} avec ${points} ${plural('fr', points, { one: 'point', other: 'points' })}`,
  suns: (n) => (n === 0 ? 'Pas de Soleil cette fois' : `${n} ${plural('fr', n, { one: 'Soleil', other: 'Soleils' })}`),
  players: (names) => formatList('fr', names),
  empty: {
    title: 'Pas encore de partie ici',
    text: 'Vos parties sont enregistrées ici automatiquement, dans ce navigateur. Commencez-en une, ou ouvrez-en une depuis un fichier.',
    play: 'Préparer une partie',
  },
  open: 'Ouvrir un fichier',
  openNote: 'Une partie téléchargée.',
  dropNote: 'Vous pouvez aussi déposer le fichier n’importe où sur cette page.',
  opening: 'Ouverture…',
  drop: 'Déposez le fichier pour ouvrir la partie',
  problems: {
    title: (file) => `«\u00a0${file}\u00a0» n’a pas été ouvert`,
    tooLarge: 'Le fichier dépasse 2\u00a0Mo. Aucune partie n’est aussi grande.',
    unreadable:
      'Le navigateur n’a pas pu lire le fichier. Choisissez-le de nouveau, ou copiez-le d’abord sur cet appareil.',
    several: 'Ouvrez un seul fichier à la fois.',
    unknown: 'Ce fichier n’est pas une partie lisible.',
    unchanged: 'Rien n’a été changé.',
  },
  ask: {
    title: 'Supprimer cette partie\u00a0?',
    text: 'Elle ne pourra plus être rétablie, sauf depuis un fichier que vous avez téléchargé.',
    delete: 'Supprimer la partie',
    keep: 'La garder',
  },
  deleted: (game) => `Supprimée\u00a0: ${game}`,
  undo: 'Annuler',
};

const points = (n: number): string =>
  `${n} ${plural('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`;

const pl: typeof en = {
  title: 'Twoje partie',
  unfinished: 'W toku',
  finished: 'Zakończone',
  loading: 'Chwileczkę…',
  continue: 'Graj dalej',
  result: 'Zobacz wynik',
  replay: 'Obejrzyj ponownie',
  download: 'Pobierz',
  downloadNote: 'Pobierz jako plik',
  delete: 'Usuń',
  of: (action, game) => `${action}: ${game}`,
  wins: (names, n) => `${names.length > 1 ? 'Wygrywają' : 'Wygrywa'} ${formatList('pl', names)}: ${points(n)}`,
  suns: (n) =>
    n === 0
      ? 'Tym razem bez słońca'
      : `${n} ${plural('pl', n, { one: 'słońce', few: 'słońca', many: 'słońc', other: 'słońca' })}`,
  players: (names) => formatList('pl', names),
  empty: {
    title: 'Nie ma tu jeszcze żadnej partii',
    text: 'Twoje partie zapisują się tu automatycznie, w\u00a0tej przeglądarce. Rozpocznij partię albo otwórz ją z\u00a0pliku.',
    play: 'Przygotuj partię',
  },
  open: 'Otwórz plik',
  openNote: 'Pobrana wcześniej partia.',
  dropNote: 'Plik można też upuścić w\u00a0dowolnym miejscu tej strony.',
  opening: 'Otwieranie…',
  drop: 'Upuść plik, aby otworzyć partię',
  problems: {
    title: (file) => `Nie otwarto pliku „${file}”`,
    tooLarge: 'Plik ma ponad 2\u00a0MB. Żadna partia nie jest tak duża.',
    unreadable: 'Przeglądarka nie mogła odczytać pliku. Wybierz go ponownie albo skopiuj najpierw na to urządzenie.',
    several: 'Otwieraj po jednym pliku.',
    unknown: 'Tego pliku nie da się odczytać jako partii.',
    unchanged: 'Nic się nie zmieniło.',
  },
  ask: {
    title: 'Usunąć tę partię?',
    text: 'Potem nie da się jej przywrócić, chyba że z\u00a0pobranego pliku.',
    delete: 'Usuń partię',
    keep: 'Zachowaj',
  },
  deleted: (game) => `Usunięto: ${game}`,
  undo: 'Cofnij',
};

export const gamesWords = addNoBreakSpacesInAll({ en, fr, pl });
export type GamesWords = typeof en;
