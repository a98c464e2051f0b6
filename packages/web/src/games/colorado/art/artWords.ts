import { addNoBreakSpacesInAll, type Language, plural } from '@cordillera/engine';
import type { Colour, Icon, Kind, Value, Zone } from './content.ts';

export interface ArtWords {
  colours: Record<Colour, string>;
  kinds: Record<Kind, string>;
  zones: Record<Zone, string>;
  icons: Record<Icon, string>;
  /** The two actions of a duo, as short as they stand on a card. */
  halves: Record<'nuggets' | 'cards' | 'tick', readonly [left: string, right: string]>;
  card: (name: string, colour: Colour, value: Value) => string;
  cardBack: string;
  stage: (icon: string, region: string) => string;
  flag: (region: string, kind: string) => string;
  station: (name: string, icon: string) => string;
  ticked: string;
  tickedNow: string;
  open: string;
  blocked: string;
  closed: string;
  medal: (points: number) => string;
  medalGone: (points: number) => string;
  /** Everybody named needs one more tick for it. */
  oneAway: (names: string) => string;
  /** Reached in this turn by everybody named. */
  reached: (names: string) => string;
  medals: string;
  seventh: string;
  flags: string;
  /** A row of the board, read aloud. */
  row: (name: string, ticked: number, boxes: number) => string;
  tipiRow: (name: string, left: number, right: number, started: boolean) => string;
  medalRow: (name: string, points: readonly number[]) => string;
  needs: (values: readonly Value[]) => string;
  complete: string;
  empty: string;
  nuggets: (n: number) => string;
  /** Medals a player has, of those that end the game; nobody has 8 of 7. */
  medalsOf: (n: number, of: number) => string;
  noUndo: string;
  chain: string;
  switchOpen: (station: string) => string;
  switchSet: (station: string) => string;
  mountain: (name: string) => string;
}

/** By family: tool, means of transport, character. The same words as the rules use, without loading the rules. */
const NAMES = addNoBreakSpacesInAll<Record<Colour, readonly [string, string, string]>>({
  en: {
    red: ['Pickaxe', 'Donkey', 'Prospector'],
    green: ['Safe key', 'Stagecoach', 'Banker'],
    grey: ['Lasso', 'Horse', 'Cowgirl'],
    purple: ['Bottle', 'Saloon wagon', 'Barman'],
    blue: ['Pitchfork', 'Covered wagon', 'Pioneer woman'],
    orange: ['Bear trap', 'Mule', 'Trapper'],
  },
  fr: {
    red: ['Pioche', 'Âne', 'Chercheuse d’or'],
    green: ['Clé de coffre', 'Diligence', 'Banquier'],
    grey: ['Lasso', 'Cheval', 'Cowgirl'],
    purple: ['Bouteille', 'Wagon-saloon', 'Barman'],
    blue: ['Fourche', 'Chariot bâché', 'Pionnière'],
    orange: ['Piège à ours', 'Mule', 'Trappeur'],
  },
  pl: {
    red: ['Kilof', 'Osioł', 'Poszukiwaczka złota'],
    green: ['Klucz do sejfu', 'Dyliżans', 'Bankier'],
    grey: ['Lasso', 'Koń', 'Kowbojka'],
    purple: ['Butelka', 'Wóz z\u00a0barem', 'Barman'],
    blue: ['Widły', 'Kryty wóz', 'Pionierka'],
    orange: ['Potrzask', 'Muł', 'Traper'],
  },
});

/** What a card is called on its face. */
export const faceName = (language: Language, colour: Colour, value: Value): string =>
  NAMES[language][colour][value - 1]!;

const COLOURS_FR: Record<Colour, string> = {
  red: 'rouge',
  green: 'vert',
  grey: 'gris',
  purple: 'violet',
  blue: 'bleu',
  orange: 'orange',
};
/** Of „jedynka”, „dwójka” and „trójka”. */
const FEMININE_PL: Record<Colour, string> = {
  red: 'czerwona',
  green: 'zielona',
  grey: 'szara',
  purple: 'fioletowa',
  blue: 'niebieska',
  orange: 'pomarańczowa',
};

export const artWords = addNoBreakSpacesInAll<ArtWords>({
  en: {
    colours: { red: 'red', green: 'green', grey: 'grey', purple: 'purple', blue: 'blue', orange: 'orange' },
    kinds: { village: 'village', desert: 'desert', lake: 'lake', forest: 'forest' },
    zones: {
      village: 'Villages',
      desert: 'Deserts',
      lake: 'Lakes',
      forest: 'Forests',
      tipi: 'Tipi',
      saloon: 'Saloon',
      wanted: 'Wanted',
    },
    icons: {
      none: 'empty stage',
      nuggets: 'Nuggets',
      cards: 'Cards',
      tick: 'Tick',
      tipi: 'tipi',
      saloon: 'saloon',
      wanted: 'wanted',
      free: 'free card',
      discover: 'discovery',
    },
    halves: {
      nuggets: ['take 1', 'pay, place'],
      cards: ['draw 3', 'discard 2, place'],
      tick: ['a stage', 'a station'],
    },
    card: (name, colour, value) => `${name}, ${colour} ${value}`,
    cardBack: 'a card, face down',
    stage: (icon, region) => `${icon} in ${region}`,
    flag: (region, kind) => `flag of ${region}, ${kind}`,
    station: (name, icon) => `${name} station, ${icon}`,
    ticked: 'ticked',
    tickedNow: 'ticked just now',
    open: 'can be ticked',
    blocked: 'out of reach',
    closed: 'closed by the switch',
    medal: (points) => `medal, ${points}`,
    medalGone: (points) => `medal, ${points}: gone`,
    oneAway: (names) => `one tick away: ${names}`,
    reached: (names) => `reached in this turn: ${names}`,
    medals: 'Medals',
    seventh: 'the 7th ends the game',
    flags: 'Flags',
    row: (name, ticked, boxes) => `${name}: ${ticked} of ${boxes}`,
    tipiRow: (name, left, right, started) =>
      started ? `${name}: ${left} to the left end, ${right} to the right end` : `${name}: not begun`,
    medalRow: (name, points) => `${name}: ${points.length ? points.join(', ') : 'no medal'}`,
    needs: (values) => `needs ${values.join(', ')}`,
    complete: 'complete',
    empty: 'empty',
    nuggets: (n) => (n === 1 ? 'nugget' : 'nuggets'),
    medalsOf: (n, of) => (n > of ? String(n) : `${n} of ${of}`),
    noUndo: 'no undo beyond this',
    chain: 'Chain',
    switchOpen: (station) => `switch after ${station}: open`,
    switchSet: (station) => `switch after ${station}: set`,
    mountain: (name) => `${name}: mountains, no way through`,
  },
  fr: {
    colours: COLOURS_FR,
    kinds: { village: 'village', desert: 'désert', lake: 'lac', forest: 'forêt' },
    zones: {
      village: 'Villages',
      desert: 'Déserts',
      lake: 'Lacs',
      forest: 'Forêts',
      tipi: 'Tipi',
      saloon: 'Saloon',
      wanted: 'Wanted',
    },
    icons: {
      none: 'étape vide',
      nuggets: 'Pépites',
      cards: 'Cartes',
      tick: 'Coche',
      tipi: 'tipi',
      saloon: 'saloon',
      wanted: 'wanted',
      free: 'carte gratuite',
      discover: 'découverte',
    },
    halves: {
      nuggets: ['prendre 1', 'payer, poser'],
      cards: ['piocher 3', 'défausser 2, poser'],
      tick: ['une étape', 'une gare'],
    },
    card: (name, colour, value) => `${name}, ${value} ${COLOURS_FR[colour]}`,
    cardBack: 'une carte, face cachée',
    stage: (icon, region) => `${icon}, ${region}`,
    flag: (region, kind) => `drapeau de la région ${region}, ${kind}`,
    station: (name, icon) => `gare ${name}, ${icon}`,
    ticked: 'cochée',
    tickedNow: 'cochée à l’instant',
    open: 'peut être cochée',
    blocked: 'hors d’atteinte',
    closed: 'fermée par l’aiguillage',
    medal: (points) => `médaille, ${points}`,
    medalGone: (points) => `médaille, ${points} : prise`,
    oneAway: (names) => `à une case : ${names}`,
    reached: (names) => `atteinte ce tour-ci : ${names}`,
    medals: 'Médailles',
    seventh: 'la 7ᵉ termine la partie',
    flags: 'Drapeaux',
    row: (name, ticked, boxes) => `${name} : ${ticked} sur ${boxes}`,
    tipiRow: (name, left, right, started) =>
      started ? `${name} : encore ${left} à gauche, ${right} à droite` : `${name} : pas commencé`,
    medalRow: (name, points) => `${name} : ${points.length ? points.join(', ') : 'aucune médaille'}`,
    needs: (values) => `il faut ${values.join(', ')}`,
    complete: 'complète',
    empty: 'vide',
    nuggets: (n) => (n < 2 ? 'pépite' : 'pépites'),
    medalsOf: (n, of) => (n > of ? String(n) : `${n} sur ${of}`),
    noUndo: 'pas de retour au-delà',
    chain: 'Enchaînement',
    switchOpen: (station) => `aiguillage après ${station} : ouvert`,
    switchSet: (station) => `aiguillage après ${station} : choisi`,
    mountain: (name) => `${name} : montagnes, aucun passage`,
  },
  pl: {
    colours: {
      red: 'czerwony',
      green: 'zielony',
      grey: 'szary',
      purple: 'fioletowy',
      blue: 'niebieski',
      orange: 'pomarańczowy',
    },
    kinds: { village: 'wioska', desert: 'pustynia', lake: 'jezioro', forest: 'las' },
    zones: {
      village: 'Wioski',
      desert: 'Pustynie',
      lake: 'Jeziora',
      forest: 'Lasy',
      tipi: 'Tipi',
      saloon: 'Saloon',
      wanted: 'Listy gończe',
    },
    icons: {
      none: 'pusty etap',
      nuggets: 'Samorodki',
      cards: 'Karty',
      tick: 'Zaznaczenie',
      tipi: 'tipi',
      saloon: 'saloon',
      wanted: 'list gończy',
      free: 'darmowa karta',
      discover: 'odkrycie',
    },
    halves: {
      nuggets: ['weź 1', 'zapłać, wyłóż'],
      cards: ['dobierz 3', 'odrzuć 2, wyłóż'],
      tick: ['etap', 'stacja'],
    },
    card: (name, colour, value) => `${name}, ${FEMININE_PL[colour]} ${value}`,
    cardBack: 'zakryta karta',
    stage: (icon, region) => `${icon}, ${region}`,
    flag: (region, kind) => `flaga regionu ${region}, ${kind}`,
    station: (name, icon) => `stacja ${name}, ${icon}`,
    ticked: 'zaznaczone',
    tickedNow: 'zaznaczone przed chwilą',
    open: 'można zaznaczyć',
    blocked: 'poza zasięgiem',
    closed: 'zamknięte przez zwrotnicę',
    medal: (points) => `medal, ${points}`,
    medalGone: (points) => `medal, ${points}: już zdobyty`,
    oneAway: (names) => `brakuje jednego pola: ${names}`,
    reached: (names) => `zdobyty w tej turze: ${names}`,
    medals: 'Medale',
    seventh: '7. kończy grę',
    flags: 'Flagi',
    row: (name, ticked, boxes) => `${name}: ${ticked} z ${boxes}`,
    tipiRow: (name, left, right, started) =>
      started ? `${name}: jeszcze ${left} w lewo, ${right} w prawo` : `${name}: nic nie zaznaczono`,
    medalRow: (name, points) => `${name}: ${points.length ? points.join(', ') : 'bez medali'}`,
    needs: (values) => `brak ${values.join(', ')}`,
    complete: 'pełna',
    empty: 'pusta',
    nuggets: (n) => plural('pl', n, { one: 'samorodek', few: 'samorodki', many: 'samorodków', other: 'samorodka' }),
    medalsOf: (n, of) => (n > of ? String(n) : `${n} z ${of}`),
    noUndo: 'dalej nie można cofnąć',
    chain: 'Łańcuch',
    switchOpen: (station) => `zwrotnica za stacją ${station}: otwarta`,
    switchSet: (station) => `zwrotnica za stacją ${station}: ustawiona`,
    mountain: (name) => `${name}: góry, nie ma przejścia`,
  },
});
