import { addNoBreakSpacesInAll, formatList, plural } from '@cordillera/engine';

const en = {
  title: 'Card sets',
  lead: 'Every game comes with a house set of our own design. If you own the printed game, you can type in its cards and play with them here.',
  how: 'Choose one JSON file that holds a whole set, or all files of a set together. To see how it is done, download the house set.',
  house: 'House set',
  soon: 'You cannot play this game here yet. Until then, card sets are checked and kept.',
  cards: (n: number) => `${n} ${plural('en', n, { one: 'card', other: 'cards' })}`,
  added: (date: string) => `added on ${date}`,
  unusable:
    'These cards cannot be played with: they are damaged, or this version needs more from them. Add the set again from its files.',
  add: 'Add a card set',
  adding: 'Checking the cards…',
  download: 'Download',
  remove: 'Remove',
  /** Which set a button is for, for screen readers. */
  of: (action: string, set: string) => `${action}: ${set}`,
  outcomes: {
    added: (set: string, game: string) => `“${set}” was added. Choose it when you set up a game of ${game}.`,
    addedSoon: (set: string, game: string) =>
      `“${set}” was added. It is in order and ready for the day you can play ${game} here.`,
    corrected: (set: string) => `The texts of “${set}” were corrected. Games played with it go on.`,
    known: (set: string) => `“${set}” is already here, word for word. Nothing was changed.`,
    taken: (set: string, game: string) =>
      `There is already a card set called “${set}” for ${game}, with other cards. Change the “id” of this one, or remove the other first.`,
  },
  newGame: 'Set up a game',
  refused: {
    title: (file: string) => `“${file}” was not added`,
    several: (n: number) => `None of the ${n} files was added`,
    unchanged: 'Nothing was changed.',
    tooLarge: 'That is more than 1 MB. No card set is that large.',
    unreadable: 'The browser could not read it. Choose it again, or copy it to this device first.',
    notJson: (file: string, line: number) =>
      `${file} is not valid JSON: look at line ${line} and the one before it. Often a comma, a quotation mark or a bracket is missing there, or there is one too many.`,
    empty: (file: string) => `${file} is empty. Put its cards into it, or take it from a copy.`,
    unknownFields: (fields: readonly string[]) =>
      `Beside “files” it may only have “game” and “id”. Check the spelling of ${formatList(
        'en',
        fields.map((field) => `“${field}”`),
      )}, or remove it.`,
    noSet: 'No game has a file of this name.',
    asks: (game: string, files: readonly string[]) => `${game} needs ${formatList('en', files)}.`,
    unknownGame: (game: string, known: readonly string[]) =>
      `It says it is for the game “${game}”, which is not here. Its field “game” can be: ${known.join(', ')}.`,
    otherGame: (said: string, found: string) =>
      `It says it is for ${said}, but its files are those of ${found}. Correct its field “game”.`,
    noTable: (game: string) => `${game} has no table here yet, so nobody could play with these cards.`,
    problems: (n: number) =>
      `${plural('en', n, { one: 'One thing has', other: `${n} things have` })} to be corrected. Then add it again.`,
    list: 'What has to be corrected',
  },
  name: {
    title: 'Name of the card set',
    text: 'You choose the set by this name for new games, and saved games remember it.',
    wasHouse: 'Its “id” is “house”, but only the house set is called that.',
    label: 'Name',
    /** The prefilled name. */
    suggested: 'My cards',
    none: 'Give it a name.',
    house: 'That is the name of the house set. Choose another one.',
    taken: (set: string) => `There is already a card set called “${set}”, with other cards. Choose another name.`,
    add: 'Add it',
    cancel: 'Do not add it',
  },
  ask: {
    title: (set: string) => `Remove “${set}”?`,
    text: 'It is deleted from this browser. Download it first if you have no other copy.',
    remove: 'Remove it',
    keep: 'Keep it',
  },
  removed: (set: string) => `“${set}” was removed.`,
  needed: (set: string, n: number) =>
    `“${set}” cannot be removed: ${n} saved ${plural('en', n, { one: 'game uses', other: 'games use' })} it. Delete ${plural('en', n, { one: 'it', other: 'them' })} first.`,
  notRemoved: 'It could not be removed. Please try again.',
  games: 'Your games',
  /** How many matches need a set that is not here. */
  waited: (n: number) =>
    `Not here, but ${n} saved ${plural('en', n, { one: 'game needs', other: 'games need' })} it. Add it again to continue ${plural('en', n, { one: 'it', other: 'them' })}.`,
  /** Why a match cannot be opened. */
  missing: {
    absent: (set: string) =>
      `The game uses the card set “${set}”, which is not here. Add it in the settings, under “Card sets”, and open the game again.`,
    changed: (set: string) =>
      `The card set “${set}” that is here has other cards than the one this game was started with. Add the old one in the settings, under another name, and open the game again.`,
    house: (_set: string) =>
      'The game was started with an earlier house set. If you have its file, add it in the settings, under “Card sets”, and open the game again.',
  },
};

const fr: typeof en = {
  title: 'Jeux de cartes',
  lead: 'Chaque jeu est livré avec des cartes maison, conçues par nous. Si vous avez le jeu imprimé, vous pouvez en saisir les cartes et jouer avec elles ici.',
  how: 'Choisissez un fichier JSON qui contient tout le jeu de cartes, ou tous ses fichiers à la fois. Les cartes maison, une fois téléchargées, servent d’exemple.',
  house: 'Cartes maison',
  soon: 'On ne peut pas encore jouer à ce jeu ici. D’ici là, les cartes sont vérifiées et gardées.',
  cards: (n) => `${n} ${plural('fr', n, { one: 'carte', other: 'cartes' })}`,
  added: (date) => `ajouté le ${date}`,
  unusable:
    'On ne peut pas jouer avec ces cartes\u00a0: elles sont abîmées, ou cette version en demande davantage. Ajoutez-les à nouveau depuis leurs fichiers.',
  add: 'Ajouter un jeu de cartes',
  adding: 'Vérification des cartes…',
  download: 'Télécharger',
  remove: 'Retirer',
  of: (action, set) => `${action}\u00a0: ${set}`,
  outcomes: {
    added: (set, game) =>
      `«\u00a0${set}\u00a0» a été ajouté. Choisissez ce jeu de cartes en préparant une partie de ${game}.`,
    addedSoon: (set, game) =>
      `«\u00a0${set}\u00a0» a été ajouté. Tout est en règle pour le jour où l’on pourra jouer à ${game} ici.`,
    corrected: (set) =>
      `Les textes de «\u00a0${set}\u00a0» sont corrigés. Les parties jouées avec ces cartes continuent.`,
    known: (set) => `«\u00a0${set}\u00a0» est déjà là, mot pour mot. Rien n’a changé.`,
    taken: (set, game) =>
      `Il y a déjà un jeu de cartes nommé «\u00a0${set}\u00a0» pour ${game}, avec d’autres cartes. Changez l’«\u00a0id\u00a0» de celui-ci, ou retirez d’abord l’autre.`,
  },
  newGame: 'Préparer une partie',
  refused: {
    title: (file) => `«\u00a0${file}\u00a0» n’a pas été ajouté`,
    several: (n) => `Aucun des ${n} fichiers n’a été ajouté`,
    unchanged: 'Rien n’a changé.',
    tooLarge: 'Cela fait plus de 1\u00a0Mo. Aucun jeu de cartes n’est aussi gros.',
    unreadable: 'Le navigateur n’a pas pu le lire. Choisissez-le à nouveau, ou copiez-le d’abord sur cet appareil.',
    notJson: (file, line) =>
      `${file} n’est pas du JSON\u00a0: regardez la ligne ${line} et celle d’avant. Souvent, il y manque une virgule, un guillemet ou un crochet, ou il y en a un de trop.`,
    empty: (file) => `${file} est vide. Mettez-y ses cartes, ou reprenez-le d’une copie.`,
    unknownFields: (fields) =>
      `À côté de «\u00a0files\u00a0», il ne peut avoir que «\u00a0game\u00a0» et «\u00a0id\u00a0». Vérifiez l’orthographe de ${formatList(
        'fr',
        fields.map((field) => `«\u00a0${field}\u00a0»`),
      )}, ou retirez ce qui est en trop.`,
    noSet: 'Aucun jeu n’a de fichier de ce nom.',
    asks: (game, files) => `Il faut à ${game}\u00a0: ${formatList('fr', files)}.`,
    unknownGame: (game, known) =>
      `Il est destiné au jeu «\u00a0${game}\u00a0», inconnu ici. Son champ «\u00a0game\u00a0» peut être\u00a0: ${known.join(', ')}.`,
    otherGame: (said, found) =>
      `Il se dit destiné à ${said}, mais ses fichiers sont ceux de ${found}. Corrigez son champ «\u00a0game\u00a0».`,
    noTable: (game) => `${game} n’a pas encore de table ici\u00a0: personne ne pourrait jouer avec ces cartes.`,
    problems: (n) =>
      `Il y a ${plural('fr', n, { one: 'un point', other: `${n} points` })} à corriger. Ajoutez-le ensuite à nouveau.`,
    list: 'Ce qu’il faut corriger',
  },
  name: {
    title: 'Nom du jeu de cartes',
    text: 'C’est sous ce nom que vous le choisirez pour une nouvelle partie\u00a0; les parties enregistrées le retiennent.',
    wasHouse: 'Son «\u00a0id\u00a0» est «\u00a0house\u00a0», le nom réservé aux cartes maison.',
    label: 'Nom',
    suggested: 'Mes cartes',
    none: 'Donnez-lui un nom.',
    house: 'Ce nom est celui des cartes maison. Choisissez-en un autre.',
    taken: (set) =>
      `Il y a déjà un jeu de cartes nommé «\u00a0${set}\u00a0», avec d’autres cartes. Choisissez un autre nom.`,
    add: 'L’ajouter',
    cancel: 'Ne pas l’ajouter',
  },
  ask: {
    title: (set) => `Retirer «\u00a0${set}\u00a0»\u00a0?`,
    text: 'Il sera effacé de ce navigateur. Téléchargez-le d’abord si vous n’en avez pas d’autre copie.',
    remove: 'Le retirer',
    keep: 'Le garder',
  },
  removed: (set) => `«\u00a0${set}\u00a0» a été retiré.`,
  needed: (set, n) =>
    `On ne peut pas retirer «\u00a0${set}\u00a0»\u00a0: ${n} ${plural('fr', n, { one: 'partie enregistrée l’utilise', other: 'parties enregistrées l’utilisent' })}. Supprimez-${plural('fr', n, { one: 'la', other: 'les' })} d’abord.`,
  notRemoved: 'Il n’a pas pu être retiré. Réessayez.',
  games: 'Vos parties',
  waited: (n) =>
    `Pas ici, mais ${n} ${plural('fr', n, { one: 'partie enregistrée en a', other: 'parties enregistrées en ont' })} besoin. Ajoutez-le à nouveau pour ${plural('fr', n, { one: 'la', other: 'les' })} continuer.`,
  missing: {
    absent: (set) =>
      `La partie utilise le jeu de cartes «\u00a0${set}\u00a0», qui n’est pas ici. Ajoutez-le dans les réglages, sous «\u00a0Jeux de cartes\u00a0», et rouvrez la partie.`,
    changed: (set) =>
      `Le jeu de cartes «\u00a0${set}\u00a0» qui est ici n’a pas les cartes avec lesquelles la partie a commencé. Ajoutez l’ancien dans les réglages, sous un autre nom, et rouvrez la partie.`,
    house: () =>
      'La partie a commencé avec d’anciennes cartes maison. Si vous avez leur fichier, ajoutez-le dans les réglages, sous «\u00a0Jeux de cartes\u00a0», et rouvrez la partie.',
  },
};

const pl: typeof en = {
  title: 'Zestawy kart',
  lead: 'Każda gra ma nasz własny zestaw kart. Kto ma wydanie pudełkowe, może wpisać jego karty i\u00a0grać nimi tutaj.',
  how: 'Wybierz jeden plik JSON z\u00a0całym zestawem albo wszystkie pliki zestawu naraz. Jako przykład możesz pobrać nasz zestaw.',
  house: 'Nasz zestaw',
  soon: 'W\u00a0tę grę nie można tu jeszcze zagrać. Do tego czasu zestawy są sprawdzane i\u00a0przechowywane.',
  cards: (n) => `${n} ${plural('pl', n, { one: 'karta', few: 'karty', other: 'kart' })}`,
  added: (date) => `dodano ${date}`,
  unusable:
    'Tymi kartami nie da się grać: są uszkodzone albo ta wersja wymaga czegoś więcej. Dodaj zestaw ponownie z\u00a0plików.',
  add: 'Dodaj zestaw kart',
  adding: 'Sprawdzamy karty…',
  download: 'Pobierz',
  remove: 'Usuń',
  of: (action, set) => `${action}: ${set}`,
  outcomes: {
    added: (set, game) => `Dodano zestaw „${set}”. Wybierz go, gdy będziesz przygotowywać partię gry ${game}.`,
    addedSoon: (set, game) =>
      `Dodano zestaw „${set}”. Wszystko się zgadza; zestaw poczeka, aż będzie tu można zagrać w\u00a0grę ${game}.`,
    corrected: (set) => `Poprawiono teksty zestawu „${set}”. Partie grane tym zestawem toczą się dalej.`,
    known: (set) => `Zestaw „${set}” już tu jest, słowo w\u00a0słowo. Nic się nie zmieniło.`,
    taken: (set, game) =>
      `Jest już inny zestaw o\u00a0nazwie „${set}” do gry ${game}, z\u00a0innymi kartami. Zmień „id” tego zestawu albo najpierw usuń tamten.`,
  },
  newGame: 'Przygotuj partię',
  refused: {
    title: (file) => `Nie dodano pliku „${file}”`,
    several: (n) => `Nie dodano żadnego z\u00a0wybranych plików (${n})`,
    unchanged: 'Nic się nie zmieniło.',
    tooLarge: 'To więcej niż 1\u00a0MB. Żaden zestaw kart nie jest tak duży.',
    unreadable:
      'Przeglądarka nie mogła tego odczytać. Wybierz plik ponownie albo najpierw skopiuj go na to urządzenie.',
    notJson: (file, line) =>
      `${file} to nie JSON: spójrz na wiersz ${line} i\u00a0poprzedni. Często brakuje tam przecinka, cudzysłowu lub nawiasu albo jest o\u00a0jeden za dużo.`,
    empty: (file) => `${file} jest pusty. Wpisz do niego karty albo weź go z\u00a0kopii.`,
    unknownFields: (fields) =>
      `Obok „files” mogą tu być tylko „game” i\u00a0„id”. Sprawdź pisownię albo usuń: ${formatList(
        'pl',
        fields.map((field) => `„${field}”`),
      )}.`,
    noSet: 'Żadna gra nie ma pliku o\u00a0takiej nazwie.',
    asks: (game, files) => `Pliki gry ${game} to ${formatList('pl', files)}.`,
    unknownGame: (game, known) =>
      `Według pliku to zestaw do gry „${game}”, której tu nie ma. W\u00a0polu „game” może stać: ${known.join(', ')}.`,
    otherGame: (said, found) =>
      `Według pola „game” to zestaw do gry ${said}, ale pliki należą do gry ${found}. Popraw to pole.`,
    noTable: (game) => `Gra ${game} nie ma tu jeszcze stołu, więc nikt nie mógłby zagrać tymi kartami.`,
    problems: (n) =>
      `Do poprawienia: ${n} ${plural('pl', n, { one: 'rzecz', few: 'rzeczy', other: 'rzeczy' })}. Potem dodaj zestaw ponownie.`,
    list: 'Co trzeba poprawić',
  },
  name: {
    title: 'Nazwa zestawu kart',
    text: 'Pod tą nazwą wybierzesz go do nowej partii; zapisane partie ją pamiętają.',
    wasHouse: 'W\u00a0jego polu „id” stoi „house”, a\u00a0tak nazywa się tylko nasz zestaw.',
    label: 'Nazwa',
    suggested: 'Moje karty',
    none: 'Nadaj mu nazwę.',
    house: 'Tak nazywa się nasz zestaw. Wybierz inną nazwę.',
    taken: (set) => `Jest już zestaw o\u00a0nazwie „${set}”, z\u00a0innymi kartami. Wybierz inną nazwę.`,
    add: 'Dodaj',
    cancel: 'Nie dodawaj',
  },
  ask: {
    title: (set) => `Usunąć zestaw „${set}”?`,
    text: 'Zniknie z\u00a0tej przeglądarki. Jeśli nie masz innej kopii, najpierw go pobierz.',
    remove: 'Usuń',
    keep: 'Zostaw',
  },
  removed: (set) => `Usunięto zestaw „${set}”.`,
  needed: (set, n) =>
    `Zestawu „${set}” nie można usunąć: ${plural('pl', n, {
      one: `gra się nim w\u00a0${n} zapisanej partii. Najpierw ją usuń.`,
      other: `gra się nim w\u00a0${n} zapisanych partiach. Najpierw je usuń.`,
    })}`,
  notRemoved: 'Nie udało się go usunąć. Spróbuj ponownie.',
  games: 'Twoje partie',
  waited: (n) =>
    `Nie ma go tu, a\u00a0${plural('pl', n, {
      one: `potrzebuje go ${n} zapisana partia. Dodaj go ponownie, a\u00a0potoczy się dalej.`,
      few: `potrzebują go ${n} zapisane partie. Dodaj go ponownie, a\u00a0potoczą się dalej.`,
      other: `potrzebuje go ${n} zapisanych partii. Dodaj go ponownie, a\u00a0potoczą się dalej.`,
    })}`,
  missing: {
    absent: (set) =>
      `Partia używa zestawu kart „${set}”, którego tu nie ma. Dodaj go w\u00a0ustawieniach, w\u00a0części „Zestawy kart”, i\u00a0otwórz partię ponownie.`,
    changed: (set) =>
      `Zestaw „${set}”, który tu jest, ma inne karty niż ten, którym rozpoczęto partię. Dodaj tamten w\u00a0ustawieniach pod inną nazwą i\u00a0otwórz partię ponownie.`,
    house: () =>
      'Partię rozpoczęto wcześniejszą wersją naszego zestawu. Jeśli masz jego plik, dodaj go w\u00a0ustawieniach, w\u00a0części „Zestawy kart”, i\u00a0otwórz partię ponownie.',
  },
};

export const packsWords = addNoBreakSpacesInAll({ en, fr, pl });
export type PacksWords = typeof en;
