import type { Language } from '../words/index.tsx';

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

  story: {
    title: 'The story of the game',
    note: 'points if the game had ended then',
    axis: 'round',
    read: 'Choose a round',
    reading: (round: number, scores: string) => `Round ${round}: ${scores}`,
    atTheEnd: 'At the end',
    afterRound: (round: number) => `After round ${round}`,
    table: 'Points after every round',
    round: 'Round',
  },

  actions: {
    label: 'What next?',
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

  story: {
    title: 'L’histoire de la partie',
    note: 'points si la partie s’était arrêtée là',
    axis: 'tour',
    read: 'Choisir un tour',
    reading: (round, scores) => `Tour ${round}\u00a0: ${scores}`,
    atTheEnd: 'À la fin',
    afterRound: (round) => `Après le tour ${round}`,
    table: 'Points après chaque tour',
    round: 'Tour',
  },

  actions: {
    label: 'Et maintenant\u00a0?',
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

  story: {
    title: 'Historia partii',
    note: 'punkty, gdyby gra wtedy się skończyła',
    axis: 'runda',
    read: 'Wybierz rundę',
    reading: (round, scores) => `Runda ${round}: ${scores}`,
    atTheEnd: 'Na koniec',
    afterRound: (round) => `Po rundzie ${round}`,
    table: 'Punkty po każdej rundzie',
    round: 'Runda',
  },

  actions: {
    label: 'Co dalej?',
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
  },
};

export const endWords: Record<Language, typeof en> = { en, fr, pl };
