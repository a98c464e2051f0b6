import { formatList, plural } from '@cordillera/engine';
import { colourName, priceOf } from '../content/box.ts';
import type { Colour, Duo, Icon, Kind } from '../content/types.ts';
import type { Identity, Side, ZoneName } from '../state.ts';
import { type Catalogue, capitalised, grouped, type NamedSource } from './catalogue.ts';

const and = (items: readonly string[]): string => formatList('pl', items);
const form = (n: number, one: string, few: string, many: string): string =>
  plural('pl', n, { one, few, many, other: few });
const count = (n: number, one: string, few: string, many: string): string => `${n} ${form(n, one, few, many)}`;
const cards = (n: number): string => count(n, 'karta', 'karty', 'kart');
/** As an object: „dobiera 1 kartę”. The other things look the same as objects. */
const cardsDrawn = (n: number): string => count(n, 'kartę', 'karty', 'kart');
const points = (n: number): string => count(n, 'punkt', 'punkty', 'punktów');
/** After „po”: „po 1 punkcie”, „po 5 punktów”. */
const pointsEach = (n: number): string => (n === 1 ? '1 punkcie' : points(n));
const nuggets = (n: number): string => count(n, 'samorodek', 'samorodki', 'samorodków');
const medals = (n: number): string => count(n, 'medal', 'medale', 'medali');
const regions = (n: number): string => count(n, 'region', 'regiony', 'regionów');
/** Names of places, which stay as they are. */
const quoted = (name: string): string => `„${name}”`;

/** `few` and `many` are objects too: „odrzuca 2 bankierów”. */
interface Noun {
  name: string;
  accusative: string;
  genitive: string;
  few: string;
  many: string;
}
const noun = (name: string, accusative: string, genitive: string, few: string, many: string): Noun => ({
  name,
  accusative,
  genitive,
  few,
  many,
});

/** By identity: three of each family. */
const CARDS: readonly Noun[] = [
  noun('kilof', 'kilof', 'kilofa', 'kilofy', 'kilofów'),
  noun('osioł', 'osła', 'osła', 'osły', 'osłów'),
  noun(
    'poszukiwaczka złota',
    'poszukiwaczkę złota',
    'poszukiwaczki złota',
    'poszukiwaczki złota',
    'poszukiwaczek złota',
  ),
  noun('klucz do sejfu', 'klucz do sejfu', 'klucza do sejfu', 'klucze do sejfu', 'kluczy do sejfu'),
  noun('dyliżans', 'dyliżans', 'dyliżansu', 'dyliżanse', 'dyliżansów'),
  noun('bankier', 'bankiera', 'bankiera', 'bankierów', 'bankierów'),
  noun('lasso', 'lasso', 'lassa', 'lassa', 'lass'),
  noun('koń', 'konia', 'konia', 'konie', 'koni'),
  // „2 kowbojki” are a pair of boots
  noun('kowbojka', 'kowbojkę', 'kowbojki', 'karty kowbojki', 'kart kowbojki'),
  noun('butelka', 'butelkę', 'butelki', 'butelki', 'butelek'),
  noun('wóz z barem', 'wóz z barem', 'wozu z barem', 'wozy z barem', 'wozów z barem'),
  noun('barman', 'barmana', 'barmana', 'barmanów', 'barmanów'),
  noun('widły', 'widły', 'wideł', 'pary wideł', 'par wideł'),
  noun('kryty wóz', 'kryty wóz', 'krytego wozu', 'kryte wozy', 'krytych wozów'),
  noun('pionierka', 'pionierkę', 'pionierki', 'pionierki', 'pionierek'),
  noun('potrzask', 'potrzask', 'potrzasku', 'potrzaski', 'potrzasków'),
  noun('muł', 'muła', 'muła', 'muły', 'mułów'),
  noun('traper', 'trapera', 'trapera', 'traperów', 'traperów'),
];
const colours: Record<Colour, string> = {
  red: 'czerwony',
  green: 'zielony',
  grey: 'szary',
  purple: 'fioletowy',
  blue: 'niebieski',
  orange: 'pomarańczowy',
};
/** Of „karta” and „rodzina”: „ma czerwoną kartę”, „nie ma czerwonej karty”. */
const FEMININE: Record<Colour, { name: string; accusative: string; genitive: string }> = {
  red: { name: 'czerwona', accusative: 'czerwoną', genitive: 'czerwonej' },
  green: { name: 'zielona', accusative: 'zieloną', genitive: 'zielonej' },
  grey: { name: 'szara', accusative: 'szarą', genitive: 'szarej' },
  purple: { name: 'fioletowa', accusative: 'fioletową', genitive: 'fioletowej' },
  blue: { name: 'niebieska', accusative: 'niebieską', genitive: 'niebieskiej' },
  orange: { name: 'pomarańczowa', accusative: 'pomarańczową', genitive: 'pomarańczowej' },
};
/** By value. */
const FIGURES = [
  { accusative: 'jedynkę', genitive: 'jedynki' },
  { accusative: 'dwójkę', genitive: 'dwójki' },
  { accusative: 'trójkę', genitive: 'trójki' },
] as const;
const nounOf = (card: Identity): Noun => CARDS[card] as Noun;
const feminineOf = (card: Identity): (typeof FEMININE)[Colour] => FEMININE[colourName(card)];
const figureOf = (card: Identity): (typeof FIGURES)[number] => FIGURES[priceOf(card) - 1] as (typeof FIGURES)[number];
/** „czerwoną rodzinę” */
const familyOf = (colour: number): string => `${feminineOf(colour * 3).accusative} rodzinę`;
/** Whatever the noun, the colour is that of the figure, a feminine word: „lasso (szara 1)”, said „szara jedynka”. */
const tagged = (words: string, card: Identity): string => `${words} (${feminineOf(card).name} ${priceOf(card)})`;
const identity = (card: Identity): string => tagged(nounOf(card).name, card);
const accusative = (card: Identity): string => tagged(nounOf(card).accusative, card);
const genitive = (card: Identity): string => tagged(nounOf(card).genitive, card);
/** As objects: „lasso (szara 1) i 2 osły (czerwona 2)”. */
const several = (all: readonly Identity[]): string =>
  and(
    grouped(all).map(({ card, copies }) => {
      const { few, many } = nounOf(card);
      return copies === 1 ? accusative(card) : tagged(count(copies, few, few, many), card);
    }),
  );

/** „odkrywa wioskę” */
const KIND: Record<Kind, string> = { village: 'wioskę', desert: 'pustynię', lake: 'jezioro', forest: 'las' };
const zones: Record<ZoneName, string> = {
  village: 'wioski',
  desert: 'pustynie',
  lake: 'jeziora',
  forest: 'lasy',
  tipi: 'tipi',
  saloon: 'saloon',
  wanted: 'listy gończe',
};
/** After „tor”, „toru” and „torze”. */
const OF: Record<ZoneName, string> = {
  village: 'wiosek',
  desert: 'pustyń',
  lake: 'jezior',
  forest: 'lasów',
  tipi: 'tipi',
  saloon: 'saloonu',
  wanted: 'listów gończych',
};

const icons: Catalogue['icons'] = {
  none: { name: 'Pusty etap', text: 'Sam nic nie daje, ale bez niego nie ukończysz regionu.' },
  nuggets: { name: 'Samorodki', text: 'Weź 1 samorodek albo zapłać cenę karty z ręki i ją wyłóż.' },
  cards: { name: 'Karty', text: 'Dobierz 3 karty albo odrzuć 2 karty w jednym kolorze i wyłóż za darmo inną.' },
  tick: { name: 'Zaznaczenie', text: 'Zaznacz etap na swojej mapie albo następną stację swojej kolei.' },
  tipi: { name: 'Tipi', text: 'Zaznacz pole swojego toru tipi: najpierw środkowe, potem kolejne w lewo lub w prawo.' },
  saloon: { name: 'Saloon', text: 'Zaznacz następne pole swojego toru saloonu.' },
  wanted: { name: 'List gończy', text: 'Zaznacz następne pole swojego toru listów gończych.' },
  free: { name: 'Darmowa karta', text: 'Wyłóż za darmo kartę z ręki i wykonaj jedną z jej dwóch akcji.' },
  discover: { name: 'Odkrycie', text: 'Odkryj region obok jednego z twoich odkrytych regionów.' },
};
/** What a stage or station gives, after its place. */
const giving = (icon: Icon): string => (icon === 'none' ? '' : `: ${icons[icon].name}`);
/** An empty „etap” is „pusty”, an empty „stacja” „pusta”. */
const holding = (icon: Icon, empty: string): string => (icon === 'none' ? empty : icons[icon].name);

const OFFERS: Record<Duo, string> = {
  nuggets: 'Samorodki dla wszystkich: można wziąć 1 samorodek albo zapłacić za kartę i ją wyłożyć.',
  cards: 'Karty dla wszystkich: można dobrać 3 albo odrzucić 2 w jednym kolorze, aby wyłożyć inną.',
  tick: 'Zaznaczenie dla wszystkich: etap na mapie albo następna stacja kolei.',
};

/** Why an icon has no effect. */
const LOST: Record<Icon, string> = {
  none: 'etap jest pusty',
  nuggets: 'nie ma samorodków do wzięcia',
  cards: 'nie ma kart do dobrania',
  tick: 'nie ma już etapu ani stacji do zaznaczenia',
  tipi: 'tor tipi jest pełny',
  saloon: 'tor saloonu jest pełny',
  wanted: 'tor listów gończych jest pełny',
  free: 'nie ma karty do wyłożenia',
  discover: 'żaden nowy region nie jest dostępny',
};

const SIDES: Record<Side, { name: string; accusative: string }> = {
  left: { name: 'lewa akcja', accusative: 'lewą akcję' },
  right: { name: 'prawa akcja', accusative: 'prawą akcję' },
};

const medalFrom = (from: NamedSource): string => {
  if (typeof from === 'object') return `region ${quoted(from.region)} jest ukończony`;
  return from === 'rail' ? 'kolej jest ukończona' : `koniec toru ${OF[from]}`;
};
const open = (n: number): string => `(dostępne: ${n})`;

const reasons: Catalogue['reasons'] = {
  seventhMedal: 'Ktoś ma siódmy medal: gra dobiegła końca.',
  lastTurn: 'Rozegrano 200 tur: gra dobiegła końca.',
};

/**
 * Polish: the present tense, which does not reveal a player's gender, and the names of players and places in the
 * nominative only, because nobody knows how to decline them.
 */
export const pl: Catalogue = {
  events: {
    dealt: ({ seat, count: n }, { player }) => `${player(seat)} dostaje ${cardsDrawn(n)}.`,
    dealtCards: ({ seat, cards: dealt }, { player }) => `${player(seat)} dostaje ${several(dealt)}.`,
    laidOpen: ({ seat, card }, { player }) => `${player(seat)} wykłada na początek ${accusative(card)}.`,
    villageChosen: ({ seat, region }, lexicon) =>
      `${lexicon.player(seat)} wybiera na początek wioskę ${quoted(lexicon.region(region))}.`,
    turnBegan: ({ turn, caller }, { player }) => `Tura ${turn}: o kartę pyta ${player(caller)}.`,
    nobodyToCall: () => 'Nikt inny nie ma kart: w tej turze nie ma pytania ani akcji.',
    called: ({ seat, target, card }, { player }) =>
      `${player(seat)} pyta o ${accusative(card)}; odpowiada ${player(target)}.`,
    lacked: ({ seat, card, answer }, { player }) =>
      answer === 'match'
        ? `${player(seat)} nie ma tej karty, ale ma inną ${feminineOf(card).accusative} albo inną ${figureOf(card).accusative}.`
        : `${player(seat)} nie ma żadnej ${feminineOf(card).genitive} karty ani żadnej ${figureOf(card).genitive}: decyduje los.`,
    gave: ({ seat, to, card, answer }, { player }) =>
      answer === 'random'
        ? `${player(to)} losuje ${accusative(card)}; kartę traci ${player(seat)}.`
        : `${player(seat)} oddaje ${accusative(card)}; kartę dostaje ${player(to)}.`,
    received: ({ seat, card, placed }, { player }) =>
      placed
        ? `${player(seat)} wykłada ${accusative(card)}.`
        : `${player(seat)} ma już ${accusative(card)} w obszarze gry: karta zostaje odrzucona.`,
    compensated: ({ seat }, { player }) => `${player(seat)} dostaje 1 samorodek jako rekompensatę.`,
    actionsBegan: ({ duo }) => OFFERS[duo],
    picked: ({ seat }, { player }) => `${player(seat)} wybiera akcję w tajemnicy.`,
    pickedSide: ({ seat, side }, { player }) => `${player(seat)} wybiera w tajemnicy ${SIDES[side].accusative}.`,
    picksShown: ({ sides }, { player }) => {
      const sentences = (['left', 'right'] as const).flatMap((side) => {
        const who = sides.flatMap((each, seat) => (each === side ? [player(seat)] : []));
        return who.length === 0 ? [] : [`${capitalised(SIDES[side].name)}: ${and(who)}.`];
      });
      return sentences.join(' ') || 'Nikt nie może wykonać akcji.';
    },
    tookNugget: ({ seat }, { player }) => `${player(seat)} bierze 1 samorodek.`,
    paid: ({ seat, nuggets: n, card }, { player }) => `${player(seat)} płaci ${nuggets(n)} za ${accusative(card)}.`,
    discarded: ({ seat, cards: gone }, { player }) => `${player(seat)} odrzuca ${several(gone)}.`,
    placed: ({ seat, card }, { player }) => `${player(seat)} wykłada ${accusative(card)}.`,
    drew: ({ seat, count: n }, { player }) => `${player(seat)} dobiera ${cardsDrawn(n)}.`,
    drewCards: ({ seat, cards: drawn }, { player }) => `${player(seat)} dobiera ${several(drawn)}.`,
    reshuffled: ({ size }) => `Odrzucone karty zostają przetasowane i tworzą nową talię: ${cards(size)}.`,
    declined: ({ seat, icon }, { player }) =>
      icon === 'free'
        ? `${player(seat)} rezygnuje z darmowej karty.`
        : `${player(seat)} pasuje: nie ma kart do dobrania.`,
    lost: ({ seat, icon }, { player }) => `${player(seat)} nic nie zyskuje: ${LOST[icon]}.`,
    tickedStage: ({ seat, stage }, lexicon) => {
      const { region, icon } = lexicon.stage(stage);
      return `${lexicon.player(seat)} zaznacza etap w regionie ${quoted(region)}${giving(icon)}.`;
    },
    tickedStation: ({ seat, station }, lexicon) => {
      const { name, icon } = lexicon.station(station);
      return `${lexicon.player(seat)} dociera do stacji ${quoted(name)}${giving(icon)}.`;
    },
    tickedBox: ({ seat, zone, box }, { player }) => `${player(seat)} zaznacza pole ${box + 1} na torze ${OF[zone]}.`,
    discovered: ({ seat, region, by }, lexicon) =>
      by === 'start'
        ? `${lexicon.player(seat)} zaczyna w wiosce ${quoted(lexicon.region(region))}.`
        : `${lexicon.player(seat)} odkrywa ${KIND[lexicon.kind(region)]} ${quoted(lexicon.region(region))}.`,
    wonMedal: ({ seat, from, points: n, slot }, lexicon) => {
      const named = typeof from === 'object' ? { region: lexicon.region(from.region) } : from;
      return `${lexicon.player(seat)} zdobywa ${slot}. medal (${points(n)}): ${medalFrom(named)}.`;
    },
    noMedalLeft: ({ seat, zone }, { player }) =>
      `${player(seat)} dociera do końca toru ${OF[zone]}, ale nie ma tam już medali.`,
    endOfTurn: ({ turn }) => `Koniec tury ${turn}.`,
    turnedIn: ({ seat, colour }, { player }) => `${player(seat)} odrzuca kompletną ${familyOf(colour)}.`,
    medalsTicked: ({ zone, medals: gone }) => {
      const worth = `${and(gone.map(String))} ${form(gone.at(-1) ?? 0, 'punkt', 'punkty', 'punktów')}`;
      return `Tor ${OF[zone]}: ${gone.length === 1 ? 'medalu' : 'medali'} za ${worth} nie można już zdobyć.`;
    },
    gameEnded: ({ reason, totals }, { player }) =>
      `${reasons[reason]} Wyniki: ${and(totals.map((total, seat) => `${player(seat)} ${total}`))}.`,
  },
  prompts: {
    village: () => 'Wybierz wioskę, w której zaczynasz.',
    call: () => 'Zapytaj kogoś o kartę, której nie masz w swoim obszarze gry.',
    give: ({ caller, card }, { player }) =>
      `Nie masz ${genitive(card)}: oddaj inną ${feminineOf(card).accusative} kartę albo inną ${figureOf(card).accusative}. Dostanie ją ${player(caller)}.`,
    pick: ({ duo }) => `${icons[duo].name}: wybierz w tajemnicy jedną z dwóch akcji.`,
    nuggets: ({ takes, buys }) => {
      if (takes === 0) return 'Zapłać za kartę i ją wyłóż.';
      return buys === 0 ? 'Weź 1 samorodek.' : 'Weź 1 samorodek albo zapłać za kartę i ją wyłóż.';
    },
    cards: ({ draws, swaps }) => {
      if (swaps === 0) return draws === 0 ? 'Nie ma kart do dobrania: spasuj.' : 'Dobierz 3 karty.';
      return draws === 0
        ? 'Wybierz kartę do wyłożenia: odrzucisz za nią 2 inne w jednym kolorze.'
        : 'Dobierz 3 karty albo wybierz kartę do wyłożenia: odrzucisz za nią 2 inne w jednym kolorze.';
    },
    tick: ({ stages, stations }) => {
      if (stations === 0) return `Zaznacz etap ${open(stages)}.`;
      return stages === 0
        ? `Zaznacz stację ${open(stations)}.`
        : `Zaznacz etap ${open(stages)} albo stację ${open(stations)}.`;
    },
    tipi: () => 'Zaznacz pole swojego toru tipi, po lewej albo po prawej.',
    free: ({ cards: n }) =>
      n === 0 ? 'Nie masz karty, którą można wyłożyć za darmo: spasuj.' : 'Wyłóż kartę za darmo albo spasuj.',
    discover: ({ regions: n }) => `Odkryj region ${open(n)}.`,
    turnIn: ({ families, regions: n }) =>
      families === 1
        ? `Twoja rodzina jest kompletna: odrzuć ją i odkryj region ${open(n)}.`
        : `Masz ${count(families, 'kompletną rodzinę', 'kompletne rodziny', 'kompletnych rodzin')}: odrzuć jedną i odkryj region ${open(n)}.`,
  },
  choices: {
    village: ({ region }, lexicon) => `Zacznij w wiosce ${quoted(lexicon.region(region))}`,
    call: ({ target, card }, { player }) => `${player(target)}: zapytaj o ${accusative(card)}`,
    give: ({ card }) => `Oddaj ${accusative(card)}`,
    pick: ({ side }) => `Wybierz ${SIDES[side].accusative}`,
    takeNugget: () => 'Weź 1 samorodek',
    buy: ({ card }) => `Zapłać ${nuggets(priceOf(card))} i wyłóż ${accusative(card)}`,
    draw: () => 'Dobierz 3 karty',
    swap: ({ discard, card }) => `Odrzuć ${several(discard)}, aby wyłożyć ${accusative(card)}`,
    decline: () => 'Spasuj',
    tickStage: ({ stage }, lexicon) => {
      const { region, number, icon } = lexicon.stage(stage);
      return `Zaznacz etap ${number} w regionie ${quoted(region)}: ${holding(icon, 'pusty')}`;
    },
    tickStation: ({ station }, lexicon) => {
      const { name, icon } = lexicon.station(station);
      return `Zaznacz stację ${quoted(name)}: ${holding(icon, 'pusta')}`;
    },
    tickTipi: ({ box }) => `Zaznacz pole ${box + 1} na torze tipi`,
    place: ({ card }) => `Wyłóż za darmo ${accusative(card)}`,
    discover: ({ region }, lexicon) => `Odkryj ${KIND[lexicon.kind(region)]} ${quoted(lexicon.region(region))}`,
    turnIn: ({ colour, region }, lexicon) =>
      `Odrzuć ${familyOf(colour)} i odkryj ${KIND[lexicon.kind(region)]} ${quoted(lexicon.region(region))}`,
  },
  sources: {
    flags: (zone, boxes) => `${capitalised(zones[zone])}: ${regions(boxes)}`,
    medal: (from) => {
      if (typeof from === 'object') return `Medal: ${from.region}`;
      return `Medal: ${from === 'rail' ? 'kolej' : `tor ${OF[from]}`}`;
    },
  },
  reasons,
  results: {
    victory: (names, n) =>
      names.length === 1
        ? `${names[0]} zdobywa ${points(n)} i wygrywa.`
        : `${and(names)} zdobywają po ${pointsEach(n)} i wygrywają wspólnie.`,
    tieBreak: (by) => `Remis w punktach: decyduje liczba ${by === 'medals' ? 'medali' : 'samorodków'}.`,
  },
  options: {
    firstCaller: { name: 'Pierwsze pytanie', text: 'Kto pyta o pierwszą kartę. Bez wyboru decyduje los.' },
    sealed: {
      name: 'Tajny wybór',
      text: 'Wszyscy w tajemnicy wybierają jedną z dwóch akcji, a potem naraz pokazują swój wybór.',
    },
  },
  rules: {
    'CO-SET-10': 'Zaczynasz w jednej z dwóch wiosek.',
    'CO-CALL-03': 'Masz tę kartę w obszarze gry: zapytaj o inną.',
    'CO-R-01': 'Ta osoba nie ma żadnej karty do oddania.',
    'CO-CALL-05': 'Oddaj kartę w tym samym kolorze albo o tej samej wartości co karta z pytania.',
    'CO-R-13': 'Musisz zapytać o kartę.',
    'CO-R-14': 'Nie możesz spasować, dopóki masz tu coś do zrobienia.',
    'CO-R-15': 'Musisz wybrać akcję, którą możesz wykonać.',
    'CO-R-16': 'Nie ma już kart do dobrania.',
    'CO-R-18': 'Potrzebujesz trzech kart: dwie odrzucasz, a trzecią wykładasz.',
    'CO-R-20': 'Masz za mało samorodków na tę kartę.',
    'CO-R-65': 'Twój tajny wybór to druga z dwóch akcji.',
    'CO-ACT-07': 'Masz tę kartę w obszarze gry: nie możesz wyłożyć drugiej takiej samej.',
    'CO-DUO-04': 'Aby wyłożyć tę kartę, trzeba by odrzucić dwie inne w jednym kolorze.',
    'CO-EOT-05': 'Kompletną rodzinę odrzuca się na koniec tury, nie wcześniej.',
    'CO-MAP-04': 'Żadna ścieżka nie łączy tego etapu z zaznaczoną flagą ani z zaznaczonym etapem.',
    'CO-MAP-05': 'Ten region nie jest jeszcze odkryty.',
    'CO-MAP-08': 'Ten region nie sąsiaduje z żadnym z twoich odkrytych regionów.',
    'CO-MAP-09': 'Drogę do tego regionu zagradzają góry.',
    'CO-RAIL-02': 'Stacje zaznacza się od lewej do prawej i żadnej nie można pominąć.',
    'CO-RAIL-03': 'Twoja kolej biegnie inną odnogą: ta stacja jest już niedostępna.',
    'CO-ICON-02': 'Tor tipi zaczyna się od środkowego pola.',
    'CO-ICON-03': 'Na torze tipi zaznacz pole obok już zaznaczonego.',
    'CO-CARD-06': 'Ta rodzina nie jest kompletna: potrzebuje jedynki, dwójki i trójki.',
  },
  phases: {
    villages: 'Początek',
    call: 'Pytanie',
    give: 'Pytanie',
    picks: 'Akcje',
    actions: 'Akcje',
    families: 'Koniec tury',
    over: 'Koniec gry',
  },
  terms: {
    caller: 'Pytający',
    turn: 'Tura',
    hand: 'Ręka',
    area: 'Obszar gry',
    family: 'Rodzina',
    pile: 'Talia',
    discard: 'Stos kart odrzuconych',
    nuggets: 'Samorodki',
    medals: 'Medale',
    map: 'Mapa',
    railway: 'Kolej',
    bountyBoard: 'Tablica nagród',
    medalTrack: 'Tor medali',
    mountains: 'Góry',
    flag: 'Flaga',
    stage: 'Etap',
    station: 'Stacja',
    region: 'Region',
    box: 'Pole',
    switch: 'Zwrotnica',
  },
  icons,
  sides: {
    nuggets: { left: 'Weź 1 samorodek', right: 'Zapłać za kartę' },
    cards: { left: 'Dobierz 3 karty', right: 'Odrzuć 2 karty, wyłóż 1' },
    tick: { left: 'Zaznacz etap', right: 'Zaznacz stację' },
  },
  colours,
  zones,
  card: (card) => nounOf(card).name,
  coloured: (colour) => `${FEMININE[colour].name} karta`,
  family: (colour) => `${FEMININE[colour].name} rodzina`,
  lacks: {
    card: (card, turn) => `w turze ${turn} bez ${nounOf(card).genitive}`,
    'colour and value': (card, turn) =>
      `w turze ${turn} bez ${feminineOf(card).genitive} karty i bez ${figureOf(card).genitive}`,
  },
  identity,
  points,
  cards,
  nuggets,
  medals,
};
