import { addNoBreakSpacesInAll, plural, type RulesOf } from '@cordillera/engine';
import { formatWithMinus } from '../../i18n/signedNumber.ts';

const points = (n: number): string => `${formatWithMinus(n)} ${plural('en', n, { one: 'point', other: 'points' })}`;
const pointsFr = (n: number): string => `${formatWithMinus(n)} ${plural('fr', n, { one: 'point', other: 'points' })}`;
const pointsPl = (n: number): string =>
  `${formatWithMinus(n)} ${plural('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`;

const en = {
  /** Instead of a result. */
  missingTitle: 'Game not found',
  missing: 'There is no game with this address in this browser. It may have been deleted, or played on another device.',
  damagedTitle: 'Game cannot be opened',
  damaged: 'This game cannot be opened.',
  runningTitle: 'The game goes on',
  running: 'This game is not over yet.',
  toTable: 'Back to the table',
  toGames: 'All games',
  toHome: 'Back to home',

  victory: {
    youWin: 'You win',
    youShare: (others: string) => `You share the win with ${others}`,
    wins: (name: string) => `${name} wins`,
    share: (names: string) => `${names} share the win`,
    /** What lies behind it. */
    follows: (n: number, name: string, next: number) => `${points(n)}; ${name} follows with ${formatWithMinus(next)}`,
    behind: (n: number, own: number) => `${points(n)}; you have ${formatWithMinus(own)}`,
    shared: (n: number) => `${points(n)} each`,
    only: (n: number) => points(n),
  },
  page: {
    again: 'Play again',
    sheet: 'Score sheet',
    total: 'Total',
    hint: 'Choose a number to see where it comes from.',
    picture: (people: string) => `Everybody’s score as a mountain: ${people}.`,
  },
  story: {
    title: 'The story of the game',
    note: 'points if the game had ended then',
    atTheEnd: 'At the end',
    lines: 'Points',
    sources: 'Where they came from',
    kinds: 'What the chart shows',
    whose: 'Whose points',
    bySource: (name: string) => `Where the points came from: ${name}`,
  },

  /** What a game is counted in. */
  counted: {
    round: {
      axis: 'round',
      read: 'Choose a round',
      reading: (round: number, scores: string) => `Round ${round}: ${scores}`,
      after: (round: number) => `After round ${round}`,
      table: 'Points after every round',
      head: 'Round',
    },
    turn: {
      axis: 'turn',
      read: 'Choose a turn',
      reading: (round: number, scores: string) => `Turn ${round}: ${scores}`,
      after: (round: number) => `After turn ${round}`,
      table: 'Points after every turn',
      head: 'Turn',
    },
  },
  actions: {
    label: 'What next?',
    together: 'Play again together',
    replay: 'Watch again',
    another: 'Set up another game',
    download: 'Download the game',
    home: 'Home',
    failed: 'The new game could not be started.',
  },
  fairness: {
    title: 'Was the shuffle fair?',
    text: 'The fingerprint was fixed before the first card was dealt. It is the SHA-256 of the seed from which everything was shuffled, so nobody could change the seed afterwards.',
    fingerprint: 'Fingerprint of the shuffle',
    seed: 'Seed of the shuffle',
    check: 'Check it yourself: this command, in a terminal, prints the fingerprint.',
    kept: 'Checked: it is the fingerprint that this device was shown when the table opened.',
    broken:
      'This is not the shuffle that was promised. When the table opened, this device was shown another fingerprint:',
  },
};

const fr: typeof en = {
  missingTitle: 'Partie introuvable',
  missing:
    'Aucune partie de ce navigateur ne porte cette adresse. Elle a peut-être été supprimée, ou jouée sur un autre appareil.',
  damagedTitle: 'Partie illisible',
  damaged: 'Impossible d’ouvrir cette partie.',
  runningTitle: 'La partie continue',
  running: 'Cette partie n’est pas encore terminée.',
  toTable: 'Retour à la table',
  toGames: 'Toutes les parties',
  toHome: 'Retour à l’accueil',

  victory: {
    youWin: 'Vous gagnez',
    youShare: (others) => `Vous partagez la victoire avec ${others}`,
    wins: (name) => `${name} gagne`,
    share: (names) => `${names} se partagent la victoire`,
    follows: (n, name, next) => `${pointsFr(n)}\u00a0; ${name} suit avec ${formatWithMinus(next)}`,
    behind: (n, own) => `${pointsFr(n)}\u00a0; vous en avez ${formatWithMinus(own)}`,
    shared: (n) => `${pointsFr(n)} chacun`,
    only: (n) => pointsFr(n),
  },
  page: {
    again: 'Rejouer',
    sheet: 'Feuille de score',
    total: 'Total',
    hint: 'Choisissez un nombre pour voir d’où il vient.',
    picture: (people) => `Le score de chacun sous forme de montagne\u00a0: ${people}.`,
  },
  story: {
    title: 'L’histoire de la partie',
    note: 'points si la partie s’était arrêtée là',
    atTheEnd: 'À la fin',
    lines: 'Points',
    sources: 'D’où ils viennent',
    kinds: 'Ce que montre le graphique',
    whose: 'Les points de qui',
    bySource: (name) => `D’où viennent les points\u00a0: ${name}`,
  },

  counted: {
    round: {
      axis: 'tour',
      read: 'Choisir un tour',
      reading: (round, scores) => `Tour ${round}\u00a0: ${scores}`,
      after: (round) => `Après le tour ${round}`,
      table: 'Points après chaque tour',
      head: 'Tour',
    },
    turn: {
      axis: 'tour',
      read: 'Choisir un tour',
      reading: (round, scores) => `Tour ${round}\u00a0: ${scores}`,
      after: (round) => `Après le tour ${round}`,
      table: 'Points après chaque tour',
      head: 'Tour',
    },
  },
  actions: {
    label: 'Et maintenant\u00a0?',
    together: 'Rejouer ensemble',
    replay: 'Revoir la partie',
    another: 'Préparer une autre partie',
    download: 'Télécharger la partie',
    home: 'Accueil',
    failed: 'La nouvelle partie n’a pas pu commencer.',
  },
  fairness: {
    title: 'Le mélange était-il honnête\u00a0?',
    text: 'L’empreinte était fixée avant la première carte. C’est le SHA-256 de la graine d’où vient tout le mélange\u00a0: personne n’a donc pu changer la graine après coup.',
    fingerprint: 'Empreinte du mélange',
    seed: 'Graine du mélange',
    check: 'Vérifiez vous-même\u00a0: cette commande, dans un terminal, affiche l’empreinte.',
    kept: 'Vérifié\u00a0: c’est l’empreinte que cet appareil a reçue à l’ouverture de la table.',
    broken:
      'Ce n’est pas le mélange promis. À l’ouverture de la table, cet appareil avait reçu une autre empreinte\u00a0:',
  },
};

const pl: typeof en = {
  missingTitle: 'Nie ma takiej partii',
  missing:
    'W\u00a0tej przeglądarce nie ma partii pod tym adresem. Może została usunięta albo rozegrana na innym urządzeniu.',
  damagedTitle: 'Nie można otworzyć partii',
  damaged: 'Tej partii nie można otworzyć.',
  runningTitle: 'Partia trwa',
  running: 'Ta partia jeszcze się nie skończyła.',
  toTable: 'Wróć do stołu',
  toGames: 'Wszystkie partie',
  toHome: 'Wróć do strony głównej',

  victory: {
    youWin: 'Wygrywasz',
    youShare: (others) => `Wspólna wygrana: ty i\u00a0${others}`,
    wins: (name) => `${name} wygrywa`,
    share: (names) => `Wspólna wygrana: ${names}`,
    follows: (n, name, next) => `${pointsPl(n)}; dalej ${name}: ${formatWithMinus(next)}`,
    behind: (n, own) => `${pointsPl(n)}; twój wynik to ${formatWithMinus(own)}`,
    shared: (n) => `po ${n === 1 ? '1 punkcie' : pointsPl(n)}`,
    only: (n) => pointsPl(n),
  },
  page: {
    again: 'Zagraj jeszcze raz',
    sheet: 'Arkusz punktacji',
    total: 'Razem',
    hint: 'Wybierz liczbę, aby zobaczyć, skąd się wzięła.',
    picture: (people) => `Wynik każdego gracza jako góra: ${people}.`,
  },
  story: {
    title: 'Historia partii',
    note: 'punkty, gdyby gra wtedy się skończyła',
    atTheEnd: 'Na koniec',
    lines: 'Punkty',
    sources: 'Skąd się wzięły',
    kinds: 'Co pokazuje wykres',
    whose: 'Czyje punkty',
    bySource: (name) => `Skąd się wzięły punkty: ${name}`,
  },

  counted: {
    round: {
      axis: 'runda',
      read: 'Wybierz rundę',
      reading: (round, scores) => `Runda ${round}: ${scores}`,
      after: (round) => `Po rundzie ${round}`,
      table: 'Punkty po każdej rundzie',
      head: 'Runda',
    },
    turn: {
      axis: 'tura',
      read: 'Wybierz turę',
      reading: (round, scores) => `Tura ${round}: ${scores}`,
      after: (round) => `Po turze ${round}`,
      table: 'Punkty po każdej turze',
      head: 'Tura',
    },
  },
  actions: {
    label: 'Co dalej?',
    together: 'Zagrajmy jeszcze raz',
    replay: 'Obejrzyj ponownie',
    another: 'Przygotuj inną partię',
    download: 'Pobierz partię',
    home: 'Strona główna',
    failed: 'Nie udało się rozpocząć nowej partii.',
  },
  fairness: {
    title: 'Czy tasowanie było uczciwe?',
    text: 'Odcisk był ustalony, zanim rozdano pierwszą kartę. To SHA-256 ziarna, od którego zależy całe tasowanie, więc nikt nie mógł potem zmienić ziarna.',
    fingerprint: 'Odcisk tasowania',
    seed: 'Ziarno tasowania',
    check: 'Sprawdź samodzielnie: to polecenie w\u00a0terminalu wypisuje odcisk.',
    kept: 'Sprawdzone: to ten sam odcisk, który to urządzenie zobaczyło przy otwarciu stołu.',
    broken: 'To nie jest obiecane tasowanie. Przy otwarciu stołu to urządzenie zobaczyło inny odcisk:',
  },
};

export type EndWords = typeof en;
/** About the page and the table, not about the rules of a game. */
export const endRules: RulesOf<EndWords> = [];

export const endWords = addNoBreakSpacesInAll<EndWords>({ en, fr, pl });

/** What a game is counted in: its rounds, or its turns. */
export type Counted = keyof typeof en.counted;
