import { addNoBreakSpacesInAll, plural } from '@cordillera/engine';
import { aboutWords } from './aboutWords.ts';

const en = {
  title: 'Settings',
  you: {
    title: 'You',
    name: 'Your name',
    note: 'You play new games under this name. Leave it empty to be called Alex.',
    language: 'Language',
  },
  look: {
    title: 'Appearance',
    theme: 'Theme',
    themes: { light: 'Light', dusk: 'Dusk', auto: 'Same as system' },
    motion: 'Motion',
    motions: { full: 'Full', less: 'Less', system: 'Same as system' },
    motionNote: 'With less motion, cards fade in instead of flying.',
    marks: 'Colour marks',
    marksNote: 'Every Mountain card in a landscape shows the mark of its colour.',
    example: 'An example: a landscape with cards of all four colours.',
  },
  play: {
    title: 'At the table',
    ready: 'Ask before “Ready”',
    readyNote: 'You confirm before your round is over.',
    delete: 'Ask before a game is deleted',
    deleteNote: 'If not, you can still restore a deleted game for a few seconds.',
  },
  storage: {
    title: 'Saved games',
    counting: 'Counting…',
    count: (n: number) =>
      n === 0
        ? 'No games are saved in this browser yet.'
        : `${n} ${plural('en', n, { one: 'game is', other: 'games are' })} saved in this browser, on this device only.`,
    list: 'Show your games',
    promised: 'The browser has promised not to delete them on its own.',
    notPromised: 'The browser may delete them when space runs out.',
    ask: 'Ask it to keep them',
    refused: 'The browser does not promise that yet. It may once you use the page often or install it.',
    refusedStorage: 'This browser is not saving anything for this page at the moment.',
    backup: 'To be safe, or to move to another device, download a game from the list.',
  },
  about: aboutWords.en,
};

const fr: typeof en = {
  title: 'Réglages',
  you: {
    title: 'Vous',
    name: 'Votre nom',
    note: 'C’est sous ce nom que vous jouez vos nouvelles parties. Laissez-le vide pour vous appeler Alex.',
    language: 'Langue',
  },
  look: {
    title: 'Apparence',
    theme: 'Thème',
    themes: { light: 'Clair', dusk: 'Crépuscule', auto: 'Comme le système' },
    motion: 'Mouvement',
    motions: { full: 'Complet', less: 'Réduit', system: 'Comme le système' },
    motionNote: 'Réduit\u00a0: les cartes apparaissent en fondu au lieu de voler.',
    marks: 'Marques de couleur',
    marksNote: 'Chaque carte Montagne d’un Paysage montre la marque de sa couleur.',
    example: 'Un exemple\u00a0: un Paysage avec des cartes des quatre couleurs.',
  },
  play: {
    title: 'À la table',
    ready: 'Confirmer avant de valider',
    readyNote: 'On vous demande confirmation avant la fin de votre tour.',
    delete: 'Confirmer avant de supprimer une partie',
    deleteNote: 'Sinon, vous avez quelques secondes pour récupérer une partie supprimée.',
  },
  storage: {
    title: 'Parties enregistrées',
    counting: 'Un instant…',
    count: (n) =>
      n === 0
        ? 'Aucune partie n’est encore enregistrée dans ce navigateur.'
        : `${n} ${plural('fr', n, { one: 'partie est enregistrée', other: 'parties sont enregistrées' })} dans ce navigateur, sur cet appareil seulement.`,
    list: 'Voir vos parties',
    promised: 'Le navigateur a promis de ne pas les effacer de lui-même.',
    notPromised: 'Le navigateur peut les effacer quand la place vient à manquer.',
    ask: 'Lui demander de les garder',
    refused:
      'Le navigateur ne le promet pas pour l’instant. Il le fera peut-être si vous utilisez souvent la page ou l’installez.',
    refusedStorage: 'Pour l’instant, ce navigateur n’enregistre rien pour cette page.',
    backup: 'Par prudence, ou pour changer d’appareil, téléchargez une partie depuis la liste.',
  },
  about: aboutWords.fr,
};

const pl: typeof en = {
  title: 'Ustawienia',
  you: {
    title: 'Ty',
    name: 'Twoje imię',
    note: 'Pod tym imieniem grasz w\u00a0nowych partiach. Puste pole oznacza imię Alex.',
    language: 'Język',
  },
  look: {
    title: 'Wygląd',
    theme: 'Motyw',
    themes: { light: 'Jasny', dusk: 'Zmierzch', auto: 'Jak w\u00a0systemie' },
    motion: 'Ruch',
    motions: { full: 'Pełny', less: 'Ograniczony', system: 'Jak w\u00a0systemie' },
    motionNote: 'Przy ograniczonym ruchu karty pojawiają się, zamiast latać.',
    marks: 'Znaki kolorów',
    marksNote: 'Każda karta Gór w\u00a0Krajobrazie pokazuje znak swojego koloru.',
    example: 'Przykład: Krajobraz z\u00a0kartami wszystkich czterech kolorów.',
  },
  play: {
    title: 'Przy stole',
    ready: 'Pytaj przed „Gotowe”',
    readyNote: 'Koniec rundy trzeba najpierw potwierdzić.',
    delete: 'Pytaj przed usunięciem partii',
    deleteNote: 'Bez pytania usuniętą partię można przywrócić przez kilka sekund.',
  },
  storage: {
    title: 'Zapisane partie',
    counting: 'Chwileczkę…',
    count: (n) =>
      n === 0
        ? 'W\u00a0tej przeglądarce nie ma jeszcze żadnej zapisanej partii.'
        : `W\u00a0tej przeglądarce, tylko na tym urządzeniu, ${plural('pl', n, {
            one: `jest zapisana ${n} partia`,
            few: `są zapisane ${n} partie`,
            other: `jest zapisanych ${n} partii`,
          })}.`,
    list: 'Pokaż partie',
    promised: 'Przeglądarka obiecała nie usuwać ich sama.',
    notPromised: 'Przeglądarka może je usunąć, gdy zabraknie miejsca.',
    ask: 'Poproś, by je zachowała',
    refused:
      'Przeglądarka na razie tego nie obiecuje. Może zmieni zdanie, gdy strona będzie często używana lub zainstalowana.',
    refusedStorage: 'Ta przeglądarka nie zapisuje teraz niczego dla tej strony.',
    backup: 'Dla pewności albo przy zmianie urządzenia pobierz partię z\u00a0listy.',
  },
  about: aboutWords.pl,
};

export const settingsWords = addNoBreakSpacesInAll({ en, fr, pl });
