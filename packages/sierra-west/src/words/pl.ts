import { formatList, formatPercent, plural } from '@cordillera/engine';
import type { Animal, Basic, Cost, IconName, PlanAction } from '../content/types.ts';
import type { Figure, Pioneer } from '../places.ts';
import type { Purpose } from '../prompts.ts';
import type { AppleColour, Boot, By, GoldCard } from '../state.ts';
import {
  type Amounts,
  amountsOf,
  animalsIn,
  type Catalogue,
  capitalised,
  cellOf,
  type Good,
  iconName,
  isFree,
  type Lexicon,
  listed,
  type PathPlace,
  roman,
  signed,
  tally,
} from './catalogue.ts';

const and = (items: readonly string[]): string => formatList('pl', items);
/** A fraction takes the genitive singular, which is often the form of 2 to 4. */
const count = (n: number, one: string, few: string, many: string, fraction = few): string =>
  `${signed(n)} ${plural('pl', n, { one, few, many, other: fraction })}`;
const cards = (n: number): string => count(n, 'karta', 'karty', 'kart');
/** As an object: „dobiera 1 kartę”. */
const cardsDrawn = (n: number): string => count(n, 'kartę', 'karty', 'kart');
const tiles = (n: number): string => count(n, 'kafelek', 'kafelki', 'kafelków', 'kafelka');
const points = (n: number): string => count(n, 'punkt', 'punkty', 'punktów', 'punktu');
/** After „po”: „po 1 punkcie”, „po 5 punktów”. */
const pointsEach = (n: number): string => (n === 1 ? '1 punkcie' : points(n));
const quoted = (name: string): string => `„${name}”`;

/** As objects: „płaci 1 pstrąga”. What has no pieces is counted like „5 złota”. */
const GOODS: Record<Good, (n: number) => string> = {
  food: (n) => count(n, 'mięso', 'mięsa', 'mięsa'),
  wood: (n) => count(n, 'drewno', 'drewna', 'drewna'),
  stone: (n) => count(n, 'kamień', 'kamienie', 'kamieni', 'kamienia'),
  any: (n) =>
    count(
      n,
      'dowolny zasób podstawowy',
      'dowolne zasoby podstawowe',
      'dowolnych zasobów podstawowych',
      'dowolnego zasobu podstawowego',
    ),
  gold: (n) => count(n, 'złoto', 'złota', 'złota'),
  boots: (n) => count(n, 'but', 'buty', 'butów', 'buta'),
  tokens: (n) => count(n, 'żeton pary butów', 'żetony par butów', 'żetonów par butów', 'żetonu pary butów'),
  bullets: (n) => count(n, 'nabój', 'naboje', 'naboi', 'naboju'),
  greenApples: (n) => count(n, 'zielone jabłko', 'zielone jabłka', 'zielonych jabłek', 'zielonego jabłka'),
  redApples: (n) => count(n, 'czerwone jabłko', 'czerwone jabłka', 'czerwonych jabłek', 'czerwonego jabłka'),
  anyApples: (n) => count(n, 'jabłko dowolnego koloru', 'jabłka dowolnego koloru', 'jabłek dowolnego koloru'),
  trout: (n) => count(n, 'pstrąga', 'pstrągi', 'pstrągów', 'pstrąga'),
  bass: (n) => count(n, 'okonia', 'okonie', 'okoni', 'okonia'),
  salmon: (n) => count(n, 'łososia', 'łososie', 'łososi', 'łososia'),
};
const goods = (amounts: Amounts): string => and(listed(amounts, GOODS)) || 'nic';
/** „Zapłać 2 mięsa, aby …”, or only what is done when it costs nothing. */
const pay = (cost: Cost, infinitive: string, imperative: string): string =>
  isFree(cost) ? capitalised(imperative) : `Zapłać ${goods(amountsOf(cost))}, aby ${infinitive}`;
const often = (repeat: true | undefined): string => (repeat ? ', dowolną liczbę razy' : '');

/** Animals have an accusative of their own. */
const ANIMALS: Record<Animal, { name: string; accusative: string }> = {
  rabbit: { name: 'królik', accusative: 'królika' },
  beaver: { name: 'bóbr', accusative: 'bobra' },
  fox: { name: 'lis', accusative: 'lisa' },
  bear: { name: 'niedźwiedź', accusative: 'niedźwiedzia' },
  deer: { name: 'jeleń', accusative: 'jelenia' },
  raccoon: { name: 'szop', accusative: 'szopa' },
  marmot: { name: 'świstak', accusative: 'świstaka' },
  badger: { name: 'borsuk', accusative: 'borsuka' },
};
/** „tor mięsa”, „na torze mięsa”, „pole 3 toru mięsa”. */
const TRACKS: Record<Basic | AppleColour, { name: string; locative: string; genitive: string }> = {
  food: { name: 'tor mięsa', locative: 'torze mięsa', genitive: 'toru mięsa' },
  wood: { name: 'tor drewna', locative: 'torze drewna', genitive: 'toru drewna' },
  stone: { name: 'tor kamienia', locative: 'torze kamienia', genitive: 'toru kamienia' },
  green: { name: 'zielony tor sadu', locative: 'zielonym torze sadu', genitive: 'zielonego toru sadu' },
  red: { name: 'czerwony tor sadu', locative: 'czerwonym torze sadu', genitive: 'czerwonego toru sadu' },
};
/** The accusative is the genitive too. */
const FIGURES: Record<Figure, { name: string; accusative: string }> = {
  green: {
    name: 'pionier w kapeluszu',
    accusative: 'pioniera w kapeluszu',
  },
  tan: {
    name: 'pionier bez kapelusza',
    accusative: 'pioniera bez kapelusza',
  },
  mule: { name: 'muł', accusative: 'muła' },
};
const PATHS: Record<Pioneer, string> = { green: 'zielonej ścieżki', tan: 'brązowej ścieżki' };
const SINGLE_CARDS: Record<GoldCard | 'sheriff', string> = {
  lantern: 'kartę lampy',
  dynamite: 'kartę dynamitu',
  sheriff: 'kartę szeryfa',
};
/** After „używając”. */
const BOOTS: Record<Boot, string> = {
  green: 'buta pioniera w kapeluszu',
  tan: 'buta pioniera bez kapelusza',
  token: 'buta z żetonu pary butów',
};
const SUMMITS = ['lewej karty', 'środkowej karty', 'prawej karty'] as const;

/** What a pioneer does on an icon. */
const ICON_ACTIONS: Record<IconName, string> = {
  gain: 'zbiera zasoby',
  boots: 'wkłada buty',
  shovel: 'sięga po szpadel',
  mule: 'gwiżdże na muła',
  furTrade: 'idzie handlować futrami',
  bearHazard: 'wymija niedźwiedzia',
  pairOfBoots: 'znajduje parę butów',
  gainApples: 'dogląda jabłoni',
  harvest: 'rusza na zbiór jabłek',
  pan: 'idzie płukać złoto',
  banjoHazard: 'opiera się melancholii',
  duelingBanjos: 'sięga po bandżo',
  paddle: 'sięga po wiosło',
  fish: 'idzie na ryby',
  mine: 'schodzi do kopalni',
  lantern: 'sięga po lampę',
  dynamite: 'sięga po dynamit',
  loadCart: 'idzie załadować wagonik',
  bullets: 'uzupełnia naboje',
  sheriff: 'sięga po gwiazdę szeryfa',
};

/** How goods came, after what was gained. */
const FROM: Record<By, string> = {
  icon: '',
  summit: ' dzięki akcji szczytowej',
  track: ' w nagrodę',
  furTrade: ' dzięki handlowi futrami',
  cabin: ' dzięki chacie',
  tracker: ' dzięki zaopatrzeniu',
  displaced: ' jako rekompensatę',
  mine: ' w kopalni',
  pan: ' z rzeki',
  fishing: '',
  sheriff: ' dzięki karcie szeryfa',
  hastings: '',
};

const ACTING: Record<PlanAction, string> = {
  wagon: 'Hastings zajmuje się wozem.',
  homesteadFood: 'Hastings zajmuje się torem mięsa.',
  homesteadWood: 'Hastings zajmuje się torem drewna.',
  homesteadStone: 'Hastings zajmuje się torem kamienia.',
  move: 'Hastings wysyła zwiadowcę naprzód.',
  shovel: 'Hastings sięga po szpadel.',
  furTrade: 'Hastings idzie handlować futrami.',
  gold: 'Hastings szuka złota.',
  mode: 'Hastings wykonuje akcję specjalną trybu.',
};

/** Why Hastings did something, or why it had no effect. */
const WHY: Catalogue['hastings']['why'] = {
  arrow: 'wskazana strzałką',
  mule: 'na końcu, dzięki mułowi',
  noArrow: 'bez strzałki i bez muła',
  lastSpace: 'wóz stoi już na ostatnim polu',
  noCard: 'żadna karta nie jest odkryta',
  alreadyThere: 'zwiadowca już tam stoi',
  noCabin: 'na rynku nie ma już chat',
  noFurs: 'żaden kafelek zwierzęcia nie jest odkryty',
};

const position = (at: number): string => {
  const cell = cellOf(at);
  return cell === null ? 'podstawa wzgórza' : `karta ${cell.column} w rzędzie ${cell.row}`;
};
/** After „na”: „na kartę 3 w rzędzie 2”. */
const ontoPosition = (at: number): string =>
  position(at)
    .replace(/^karta/, 'kartę')
    .replace(/^podstawa/, 'podstawę');
/** After „na”. */
const spot = ({ path, space }: PathPlace): string =>
  space === 'end' ? `koniec ${PATHS[path]}` : `pole ${space} ${PATHS[path]}`;
/** After „na”. */
const trailSpace = (space: number): string => (space === 0 ? 'początek szlaku' : `pole ${space} szlaku`);
/** After „do”. */
const riverCard = (slot: number): string => (slot === 0 ? 'targu rybnego' : `karty rzeki ${slot}`);
const side = (number: number): 'lew' | 'praw' => (number === 0 ? 'lew' : 'praw');
const arranged = (numbers: readonly number[], lexicon: Lexicon): string =>
  and(numbers.map((card) => quoted(lexicon.card(card))));
const rest = (to: 'deck' | 'discard' | undefined): string =>
  to === undefined ? '' : to === 'deck' ? '; czwarta karta trafia na talię' : '; czwarta karta zostaje odrzucona';
const ontoTrack = (track: Basic | AppleColour | 'any', any: string): string =>
  track === 'any' ? any : TRACKS[track].locative;
const scores = (space: number, multiplier: number): string => `pole ${space} × ${multiplier}`;
const single = (held: boolean): string => (held ? 'zdobyta' : 'brak');

/** What basics are paid for, after „za”. */
const PURPOSES: Record<IconName, string> = {
  gain: 'zasoby',
  boots: 'buty',
  shovel: 'szpadel',
  mule: 'muła',
  furTrade: 'handel futrami',
  bearHazard: 'spotkanie z niedźwiedziem',
  pairOfBoots: 'parę butów',
  gainApples: 'jabłka',
  harvest: 'zbiór jabłek',
  pan: 'płukanie złota',
  banjoHazard: 'melancholię',
  duelingBanjos: 'grę na bandżo',
  paddle: 'wiosło',
  fish: 'łowienie ryb',
  mine: 'pracę w kopalni',
  lantern: 'lampę',
  dynamite: 'dynamit',
  loadCart: 'wagonik',
  bullets: 'naboje',
  sheriff: 'kartę szeryfa',
};
const purpose = (what: Purpose, of: number, lexicon: Lexicon): string => {
  if (what === 'claim') return `za kartę ${quoted(lexicon.card(of))}`;
  if (what === 'build') return `za chatę ${quoted(lexicon.tile(of))}`;
  if (what === 'summit') return `za akcję szczytową karty ${quoted(lexicon.card(of))}`;
  return `za ${what === 'wagon' ? 'ruch wozu' : PURPOSES[what]}`;
};
/** Which rolls of the die hit. */
const rolls = (from: number): string =>
  from === 1 ? 'Trafia każdy rzut' : from === 6 ? 'Trafia tylko szóstka' : `Trafiasz, gdy wypadnie co najmniej ${from}`;

const icons: Catalogue['icons'] = {
  gain: ({ resource, n }) => ({ name: goods({ [resource]: n }), text: `Zdobywasz ${goods({ [resource]: n })}.` }),
  boots: ({ n }) => ({
    name: GOODS.boots(n),
    text: `Dopóki pionier tu stoi, ${GOODS.boots(n)} ${plural('pl', n, {
      one: 'może posłużyć',
      few: 'mogą posłużyć',
      other: 'może posłużyć',
    })} do ruchu zwiadowcy albo opłacenia przejazdu wozem.`,
  }),
  shovel: () => ({
    name: 'Szpadel',
    text: 'Zdobywasz odkrytą kartę, na której stoi twój zwiadowca, albo budujesz chatę z rynku.',
  }),
  mule: () => ({ name: 'Muł', text: 'Muł przechodzi do ciebie, gdziekolwiek jest.' }),
  furTrade: () => ({ name: 'Handel futrami', text: 'Każdy twój odkryty kafelek zwierzęcia daje ci swoją nagrodę.' }),
  bearHazard: () => ({
    name: 'Spotkanie z niedźwiedziem',
    text: 'Zapłać za to pole albo ponieś konsekwencje, zanim pionier pójdzie dalej; może też zostać na miejscu.',
  }),
  pairOfBoots: () => ({
    name: 'Para butów',
    text: 'Zdobywasz żeton pary butów: do 2 butów w jednej z twoich tur albo 1 punkt na koniec gry.',
  }),
  gainApples: ({ green, red }) => ({
    name: goods({ greenApples: green, redApples: red }),
    text: `Wspólne zapasy rosną o ${goods({ greenApples: green, redApples: red })}; kto idzie dalej bez użycia tego symbolu, ponosi konsekwencje.`,
  }),
  harvest: () => ({
    name: 'Zbiór jabłek',
    text: 'Wszystkie jabłka z kart jabłoni na twoim szlaku trafiają do wspólnych zapasów.',
  }),
  pan: () => ({
    name: 'Płukanie złota',
    text: 'Z każdej karty rzeki na twoim szlaku bierzesz skrajny lewy znacznik, złoto albo kamień.',
  }),
  banjoHazard: () => ({
    name: 'Melancholia',
    text: 'Pionier w kapeluszu idzie dalej tylko wtedy, gdy drugi gra na bandżo, albo za cenę konsekwencji.',
  }),
  duelingBanjos: () => ({
    name: 'Gra na bandżo',
    text: 'Dopóki pionier bez kapelusza tu gra, melancholia nikomu nie szkodzi.',
  }),
  paddle: ({ n }) =>
    n === 'rapid'
      ? { name: 'Szybkie wiosłowanie', text: 'Twoje kanoe płynie na targ rybny albo na dowolną kartę rzeki.' }
      : n === 1
        ? {
            name: 'Pojedyncze wiosło',
            text: 'Twoje kanoe płynie na sąsiednią kartę rzeki albo na sąsiedni targ rybny.',
          }
        : { name: 'Para wioseł', text: 'Twoje kanoe wykonuje jeden lub dwa ruchy z rzędu.' },
  fish: () => ({
    name: 'Łowienie ryb',
    text: 'Zdobywasz ryby z karty rzeki, na której jest twoje kanoe, i z kart na lewo od niej, o ile są jeszcze w puli.',
  }),
  mine: () => ({
    name: 'Praca w kopalni',
    text: 'Zdobywasz złoto z kopalni na swoim szlaku, ale rzut kością zamienia od 1 do 3 z niego w kamień; ciemne kopalnie wymagają lampy.',
  }),
  lantern: () => ({
    name: 'Lampa',
    text: 'Karta lampy przechodzi do ciebie: liczysz też ciemne kopalnie, a na koniec gry masz za nią 3 punkty.',
  }),
  dynamite: () => ({
    name: 'Dynamit',
    text: 'Karta dynamitu przechodzi do ciebie: w swojej turze możesz zamieniać 2 kamienie na 1 złoto, a na koniec gry masz za nią 3 punkty.',
  }),
  loadCart: () => ({
    name: 'Załadunek wagonika',
    text: 'Wkładasz 1 lub 2 złota do jednego ze swoich wagoników, gdzie każde jest warte 3 punkty na koniec gry.',
  }),
  bullets: ({ n }) =>
    n === 'full'
      ? { name: 'Pełny magazynek', text: 'Uzupełniasz naboje do 6.' }
      : { name: GOODS.bullets(n), text: `Zdobywasz ${GOODS.bullets(n)}, ale nigdy nie masz więcej niż 6.` },
  sheriff: () => ({
    name: 'Nowy szeryf',
    text: 'Karta szeryfa przechodzi do ciebie: celniejsze strzały, 1 złoto za każdego schwytanego bandytę i 3 punkty na koniec gry.',
  }),
};

const modes: Catalogue['modes'] = {
  'apple-hill': {
    name: 'Jabłkowe wzgórze',
    text: 'Uprawiaj i zbieraj jabłka do zapasów, z których korzystają wszyscy; najlepszy wybór na pierwszą grę.',
  },
  'boats-and-banjos': {
    name: 'Bandżo i ryby',
    text: 'Wiosłuj na najlepsze łowiska, płucz złoto i uważaj na dźwięki bandżo ze wzgórz.',
  },
  'gold-rush': {
    name: 'Gorączka złota',
    text: 'Z lampą i dynamitem wydobywaj złoto z kopalni i ładuj je do wagoników.',
  },
  'outlaws-and-outposts': {
    name: 'Bandyci i strzelaniny',
    text: 'Ścigaj bandytów na posterunkach wzgórza, ale uważaj: nieudany pościg drogo kosztuje.',
  },
};

const reasons: Catalogue['reasons'] = {
  lastRound: 'Ostatnia runda dobiegła końca.',
  beatHastings: 'Gra dobiegła końca: Hastings przegrywa.',
  lostToHastings: 'Gra dobiegła końca: Hastings pozostaje niepokonany.',
};

/**
 * Polish: the present tense, which does not reveal a player's gender, and names in the nominative only, because nobody
 * knows how to decline them; Hastings alone is declined where no player could stand instead.
 */
export const pl: Catalogue = {
  events: {
    gameBegan: ({ mode, start }, lexicon) =>
      `Zaczyna się gra: ${modes[mode].name}. Rozpoczyna ${lexicon.player(start)}.`,
    roundBegan: ({ round, last }) => `Zaczyna się runda ${round}${last ? ', już ostatnia' : ''}.`,
    turnBegan: ({ player }, lexicon) => `Teraz gra ${lexicon.player(player)}.`,
    drafted: ({ player, cards: plan }, lexicon) =>
      `${lexicon.player(player)} przygotowuje od lewej do prawej: ${arranged(plan, lexicon)}.`,
    undrafted: ({ player }, lexicon) => `${lexicon.player(player)} rezygnuje z przygotowanego planu.`,
    planned: ({ player, cards: plan }, lexicon) =>
      `${lexicon.player(player)} wykłada od lewej do prawej: ${arranged(plan, lexicon)}.`,
    putAside: ({ player, to, card }, lexicon) =>
      to === 'deck' || card === null
        ? `${lexicon.player(player)} odkłada czwartą kartę na wierzch talii.`
        : `${lexicon.player(player)} odrzuca czwartą kartę: ${quoted(lexicon.card(card))}.`,
    trapped: ({ player, animal, pay: basic, pioneer }, lexicon) =>
      `${lexicon.player(player)} wysyła na łowy ${FIGURES[pioneer].accusative}, płaci ${goods({ [basic]: 1 })} i łapie ${ANIMALS[animal].accusative}.`,
    tracked: ({ player, track, pioneer }, lexicon) =>
      `${lexicon.player(player)} korzysta z ruchu na ${TRACKS[track].locative} i wysyła po zaopatrzenie ${FIGURES[pioneer].accusative}.`,
    declined: ({ player, what }, lexicon) =>
      `${lexicon.player(player)} rezygnuje z ${what === 'trapper' ? 'łowów' : 'zaopatrzenia'}.`,
    assigned: ({ player, pioneer, cabin }, lexicon) =>
      `${lexicon.player(player)} wysyła ${FIGURES[pioneer].accusative} do chaty: ${quoted(lexicon.cabin(cabin))}.`,
    muleWorks: ({ player }, lexicon) => `${lexicon.player(player)} prowadzi muła do szarej chaty.`,
    entered: ({ player, pioneer }, lexicon) =>
      `${lexicon.player(player)} wysyła w drogę ${FIGURES[pioneer].accusative}.`,
    stepped: ({ player, pioneer, place }, lexicon) =>
      `${lexicon.player(player)} przesuwa ${FIGURES[pioneer].accusative} na ${spot(lexicon.place(place))}.`,
    iconUsed: ({ player, pioneer, icon }, lexicon) =>
      `${capitalised(FIGURES[pioneer].name)} (${lexicon.player(player)}) ${ICON_ACTIONS[icon]}.`,
    summited: ({ player, figure, card }, lexicon) =>
      `${lexicon.player(player)} umieszcza ${FIGURES[figure].accusative} na akcji szczytowej karty ${quoted(lexicon.card(card))}.`,
    paid: ({ player, goods: paid }, lexicon) => `${lexicon.player(player)} płaci ${goods(paid)}.`,
    gained: ({ player, goods: gained, by }, lexicon) =>
      `${lexicon.player(player)} zdobywa ${goods(gained)}${FROM[by]}.`,
    climbed: ({ player, to, boot }, lexicon) =>
      `${lexicon.player(player)} przesuwa zwiadowcę na ${ontoPosition(to)}, używając ${BOOTS[boot]}.`,
    wagonMoved: ({ player, to, back }, lexicon) =>
      back
        ? `${lexicon.player(player)} cofa wóz na ${trailSpace(to)}.`
        : `${lexicon.player(player)} przejeżdża wozem na ${trailSpace(to)}.`,
    claimed: ({ player, card, to }, lexicon) =>
      `${lexicon.player(player)} zdobywa kartę ${quoted(lexicon.card(card))}${
        to === 'kept'
          ? ''
          : to === 'deck'
            ? ' i kładzie ją na wierzchu talii'
            : ' i kładzie ją na stosie kart odrzuconych'
      }.`,
    displaced: ({ player, frontiersman }, lexicon) =>
      `${lexicon.isHastings(player) ? `${capitalised(side(frontiersman))}y zwiadowca` : 'Zwiadowca'} wraca na podstawę wzgórza (${lexicon.player(player)}).`,
    turnedUp: ({ position: at, card }, lexicon) => `Odsłania się ${position(at)}: ${quoted(lexicon.card(card))}.`,
    specialEntered: ({ card, slot, position: from }, lexicon) =>
      cellOf(from) === null
        ? `Karta ${quoted(lexicon.card(card))} otwiera rząd pod szlakiem.`
        : `Karta ${quoted(lexicon.card(card))} opuszcza wzgórze i zajmuje miejsce ${slot} w rzędzie pod szlakiem.`,
    built: ({ player, tile }, lexicon) => `${lexicon.player(player)} buduje: ${quoted(lexicon.tile(tile))}.`,
    cabinDiscarded: ({ tile }, lexicon) => `Z rynku znika ${quoted(lexicon.tile(tile))}.`,
    marketFilled: ({ market }, lexicon) => {
      const offered = market.filter((tile) => tile >= 0).map((tile) => quoted(lexicon.tile(tile)));
      return offered.length === 0 ? 'Rynek chat jest pusty.' : `Na rynku od lewej do prawej: ${and(offered)}.`;
    },
    cabinsReshuffled: ({ size }) => `Odrzucone chaty zostają przetasowane i tworzą nowy stos: ${tiles(size)}.`,
    muleGained: ({ player, from }, lexicon) =>
      from < 0
        ? `${lexicon.player(player)} bierze muła.`
        : `${lexicon.player(player)} zabiera muła; traci go ${lexicon.player(from)}.`,
    damaged: ({ player, lost, tile }, lexicon) =>
      lost === 'nothing'
        ? `${lexicon.player(player)} ma ponieść konsekwencje, ale nie ma nic do stracenia.`
        : tile === null
          ? `${lexicon.player(player)} ponosi konsekwencje: wóz musi się cofnąć.`
          : `${lexicon.player(player)} ponosi konsekwencje i traci: ${quoted(lexicon.tile(tile))}.`,
    bearTrapped: ({ player }, lexicon) =>
      `${quoted(lexicon.cabin('T2'))} pomaga: ${lexicon.player(player)} wymija niedźwiedzia za darmo.`,
    raised: ({ player, track, to, moved }, lexicon) =>
      moved
        ? `${lexicon.player(player)} awansuje na pole ${to} ${TRACKS[track].genitive}.`
        : `${lexicon.player(player)} zostaje na polu ${to} ${TRACKS[track].genitive}, ale otrzymuje nagrodę.`,
    furTraded: ({ player, animals }, lexicon) =>
      animals.length === 0
        ? `${lexicon.player(player)} nie ma futer na sprzedaż.`
        : `${lexicon.player(player)} handluje futrami: ${and(animals.map((animal) => ANIMALS[animal].name))}.`,
    bootsTraded: ({ player, cabin }, lexicon) =>
      `${lexicon.player(player)} wymienia 2 buty (${quoted(lexicon.cabin(cabin))}).`,
    backtracked: ({ player, place }, lexicon) =>
      `${lexicon.player(player)} cofa ${FIGURES.green.accusative} na ${spot(lexicon.place(place))}.`,
    shortcutTaken: ({ player, place }, lexicon) =>
      `${lexicon.player(player)} idzie na skróty: ${FIGURES.green.name} schodzi na ${spot(lexicon.place(place))}.`,
    exchanged: ({ player, gave, got }, lexicon) =>
      `${lexicon.player(player)} wymienia ${goods(gave)} na ${goods(got)}.`,
    applesGrew: ({ player, green, red, added, harvest }, lexicon) => {
      const apples = goods({ greenApples: added[0], redApples: added[1] });
      if (green + red === 0) return `${lexicon.player(player)} nie znajduje jabłek do zebrania.`;
      if (added[0] + added[1] === 0) return `${lexicon.player(player)} nic nie dodaje: zapasy jabłek są pełne.`;
      return `${lexicon.player(player)} ${harvest ? 'zbiera' : 'dodaje'} ${apples} do wspólnych zapasów.`;
    },
    applesEmptied: ({ player }, lexicon) => `${lexicon.player(player)} opróżnia zapasy jabłek.`,
    banjosPlayed: ({ player }, lexicon) =>
      `${lexicon.player(player)} gra na bandżo: pionier w kapeluszu może iść dalej.`,
    paddled: ({ player, to }, lexicon) => `${lexicon.player(player)} dopływa do ${riverCard(to)}.`,
    riverSeeded: ({ slot, pieces }) =>
      `Na karcie rzeki ${slot} leżą od lewej do prawej: ${and(pieces.map((piece) => (piece === 'gold' ? 'złoto' : 'kamień')))}.`,
    panned: ({ player, gold, stone }, lexicon) =>
      gold + stone === 0
        ? `${lexicon.player(player)} na próżno płucze złoto.`
        : `${lexicon.player(player)} wypłukuje z rzeki ${goods({ gold, stone })}.`,
    mined: ({ player, counted, roll, stone }, lexicon) =>
      roll === null
        ? `${lexicon.player(player)} nie znajduje złota w kopalniach.`
        : `${lexicon.player(player)} znajduje w kopalniach ${goods({ gold: counted })} i wyrzuca ${roll}: ${goods({ gold: stone })} ${plural('pl', stone, { one: 'okazuje się', few: 'okazują się', other: 'okazuje się' })} kamieniem.`,
    cardTaken: ({ player, card, from }, lexicon) =>
      from < 0
        ? `${lexicon.player(player)} bierze ${SINGLE_CARDS[card]}.`
        : `${lexicon.player(player)} zabiera ${SINGLE_CARDS[card]}; traci ją ${lexicon.player(from)}.`,
    cartBought: ({ player, gold }, lexicon) =>
      `${lexicon.player(player)} zdobywa wagonik${gold === 0 ? '' : `, w którym jest już ładunek: ${goods({ gold })}`}.`,
    loaded: ({ player, cart, gold }, lexicon) =>
      `${lexicon.player(player)} ładuje ${goods({ gold })} do wagonika ${cart + 1}.`,
    shot: ({ player, roll, bonus, needed, hit }, lexicon) => {
      const rolled = `wyrzuca ${roll}${bonus === 0 ? '' : ` (z kartą szeryfa ${roll + bonus})`}`;
      const aim = needed === null ? 'żaden plakat nie pokazuje liczby' : `potrzeba co najmniej ${needed}`;
      return `${lexicon.player(player)} strzela i ${rolled}; ${aim}: ${hit ? 'trafienie' : 'pudło'}.`;
    },
    captured: ({ player, outpost }, lexicon) =>
      `${lexicon.player(player)} chwyta bandytę ${outpost === null ? 'z podstawy wzgórza' : `z posterunku ${roman(outpost)}`}.`,
    baseRaided: ({ outlaws }) =>
      `Na podstawę wzgórza schodzi ${count(outlaws, 'bandyta', 'bandytów', 'bandytów', 'bandyty')}.`,
    passed: ({ player }, lexicon) => `${lexicon.player(player)} pasuje.`,
    drew: ({ player, count: n }, lexicon) => `${lexicon.player(player)} dobiera ${cardsDrawn(n)}.`,
    drewCards: ({ player, cards: drawn }, lexicon) => `${lexicon.player(player)} dobiera: ${arranged(drawn, lexicon)}.`,
    reshuffled: ({ player, size }, lexicon) =>
      `${lexicon.player(player)} tasuje odrzucone karty i tworzy nową talię: ${cards(size)}.`,
    planTurned: ({ card }, lexicon) => `Hastings odkrywa kartę planu ${quoted(lexicon.planCard(card))}.`,
    plansReshuffled: ({ size }) => `Karty planu Hastingsa zostają przetasowane i tworzą nową talię: ${cards(size)}.`,
    hastingsActs: ({ action, idle }) =>
      idle === null ? ACTING[action] : `${ACTING[action]} Nic z tego: ${WHY[idle]}.`,
    hastingsMoved: ({ frontiersman, to }) =>
      `Hastings przesuwa ${side(frontiersman)}ego zwiadowcę na ${ontoPosition(to)}.`,
    hastingsRolled: ({ roll }) => `Hastings rzuca kością, by ustalić połów: ${roll}.`,
    hastingsTrapped: ({ animal }) => `Hastings łapie ${ANIMALS[animal].accusative}.`,
    endTriggered: (_, lexicon) =>
      `Szósta karta specjalna jest już w rzędzie: ${lexicon.solo ? 'gra kończy się wraz z tą rundą' : 'następna runda jest ostatnia'}.`,
    gameEnded: ({ totals, hastings }, lexicon) => {
      const parts = totals.map((total, seat) => `${lexicon.player(seat)} ${signed(total)}`);
      if (hastings !== null) parts.push(`Hastings ${signed(hastings)}`);
      return `Koniec gry. Wyniki: ${and(parts)}.`;
    },
  },
  prompts: {
    plan: () => 'Wyłóż trzy karty: lewą, środkową i prawą.',
    planFour: () => 'Wyłóż trzy z czterech kart; ostatnia trafi na wierzch talii albo na stos kart odrzuconych.',
    draft: () => 'Poczekaj na swoją turę. W tym czasie możesz przygotować plan.',
    drafted: () => 'Twój plan jest gotowy. Możesz go jeszcze zmienić, zanim zacznie się twoja tura.',
    trapper({ player, animals, pay: basic }, lexicon) {
      const seen = animalsIn(animals).map((animal) => ANIMALS[animal].accusative);
      const price = goods({ [basic]: 1 });
      return seen.length === 1
        ? `Złap ${seen[0]}: zapłać ${price} albo zrezygnuj.`
        : `${lexicon.player(player)} pokazuje ${and(seen)}: złap jedno zwierzę za ${price} albo zrezygnuj.`;
    },
    tracker: ({ player, track }, lexicon) =>
      `${lexicon.player(player)} awansuje na ${TRACKS[track].locative}: wyślij pioniera po zaopatrzenie, czyli ${goods({ [track]: 1 })}, albo zrezygnuj.`,
    pioneer({ boots, summits, moves, held, toll }) {
      const parts: string[] = [];
      if (boots > 0) parts.push(`${GOODS.boots(boots)} do wykorzystania.`);
      if (held !== '') {
        const way = held === 'banjoHazard' ? 'zagraj na bandżo' : toll === 0 ? 'użyj tego pola' : `zapłać ${toll}`;
        parts.push(`Tego pola nie można pominąć: ${way}, ponieś konsekwencje albo zostań.`);
      }
      if (parts.length > 0) return parts.join(' ');
      if (moves === 0) return 'Nie ma już nic do zrobienia: spasuj.';
      return summits === 0
        ? 'Prowadź pionierów, a na koniec spasuj.'
        : `Możesz wykonać ${count(summits, 'akcję szczytową', 'akcje szczytowe', 'akcji szczytowych')}. Na koniec spasuj.`;
    },
    pay: ({ any, what, of }, lexicon) =>
      `Zapłać ${any} ${purpose(what, of, lexicon)}: wybierz ${plural('pl', any, { one: 'zasób podstawowy', other: 'zasoby podstawowe' })}.`,
    payApples: ({ any, of }, lexicon) =>
      `Zapłać ${count(any, 'jabłko', 'jabłka', 'jabłek')} za akcję szczytową karty ${quoted(lexicon.card(of))}: wybierz ${plural('pl', any, { one: 'kolor', other: 'kolory' })}.`,
    shovel({ claim, cabins, toll }, lexicon) {
      const build = cabins === 1 ? 'zbuduj chatę' : `zbuduj jedną z ${cabins} chat`;
      const card = claim < 0 ? '' : quoted(lexicon.card(claim));
      const ways =
        claim < 0
          ? capitalised(build)
          : cabins === 0
            ? `Zdobądź ${card}: wybierz wierzch talii albo stos kart odrzuconych`
            : `Zdobądź ${card} albo ${build}`;
      return toll === 0 ? `${ways}.` : `${ways}. Szpadel kosztuje ${goods({ any: toll })}.`;
    },
    damage({ cabins, wagon }) {
      const ways: string[] = [];
      if (cabins > 0) ways.push(cabins === 1 ? 'oddaj swoją chatę' : `oddaj jedną ze swoich ${cabins} chat`);
      if (wagon >= 0) ways.push(`cofnij wóz na ${trailSpace(wagon)}`);
      return `Ponosisz konsekwencje: ${ways.join(' albo ')}.`;
    },
    homestead: ({ food, wood, stone }) =>
      `Wybierz tor rozwoju gospodarstwa, na którym awansujesz. Twoje pola: mięso ${food}, drewno ${wood}, kamień ${stone}.`,
    again: ({ card }, lexicon) =>
      isFree(lexicon.price(card))
        ? `Wykonaj akcję szczytową karty ${quoted(lexicon.card(card))} jeszcze raz albo zakończ.`
        : `${quoted(lexicon.card(card))}: zapłać ${goods(amountsOf(lexicon.price(card)))}, aby powtórzyć akcję, albo zakończ.`,
    appleTrack: ({ green, red }) =>
      `Wybierz tor sadu, na którym awansujesz. Twoje pola: zielony tor ${green}, czerwony tor ${red}.`,
    paddle: ({ moves }) =>
      `Popłyń kanoe na sąsiednie miejsce${moves > 1 ? `: to pierwszy z najwyżej ${moves} ruchów` : ''}.`,
    paddleOn: () => 'Wiosłuj jeszcze raz albo zakończ.',
    rapids: ({ places }) =>
      `Wybierz, dokąd prąd zaniesie twoje kanoe: ${count(places, 'miejsce', 'miejsca', 'miejsc')} do wyboru.`,
    anyFish: (fish) => `Wybierz rybę. Do wyboru masz ${goods(fish)}.`,
    marmot: () => 'Świstak przynosi kartę dynamitu albo kartę lampy: wybierz jedną.',
    badger: ({ bullets }) => `Borsuk przynosi kartę szeryfa albo ${GOODS.bullets(bullets)}: wybierz jedno.`,
    load: ({ gold, most }) =>
      gold === 1
        ? 'Załaduj swoje złoto do jednego ze swoich wagoników.'
        : `Załaduj ${most === 1 ? '' : '1 lub '}${GOODS.gold(most)} do jednego ze swoich wagoników.`,
    shoot({ bullets, from }) {
      const chance =
        from === 0 ? 'Żaden rzut nie może trafić' : `${rolls(from)} (${formatPercent('pl', (7 - from) / 6)})`;
      const spend = bullets === 1 ? 'ostatni nabój' : `jeden z ${bullets} naboi`;
      return `${chance}. Wydaj ${spend} albo zakończ i ponieś konsekwencje.`;
    },
  },
  choices: {
    draft: ({ cards: plan, rest: to }, lexicon) => `Przygotuj: ${arranged(plan, lexicon)}${rest(to)}`,
    undraft: () => 'Zrezygnuj z przygotowanego planu',
    plan: ({ cards: plan, rest: to }, lexicon) => `Wyłóż: ${arranged(plan, lexicon)}${rest(to)}`,
    trap: ({ animal, pay: basic, pioneer }) =>
      `Złap ${ANIMALS[animal].accusative} za ${goods({ [basic]: 1 })}, wysyłając ${FIGURES[pioneer].accusative}`,
    track: ({ pioneer }, _, { track }) =>
      `Wyślij po zaopatrzenie ${FIGURES[pioneer].accusative}${track === undefined ? '' : `: ${goods({ [track]: 1 })}`}`,
    decline: () => 'Zrezygnuj',
    assign: ({ pioneer, space }, _, { name }) =>
      `Wyślij ${FIGURES[pioneer].accusative} do chaty${name === undefined ? ` na miejscu ${space + 1}` : `: ${quoted(name)}`}`,
    muleToCabin: () => 'Wyślij muła do szarej chaty',
    enter: ({ pioneer }) => `Wyślij ${FIGURES[pioneer].accusative} na początek ścieżki`,
    step: ({ pioneer }) => `Przesuń ${FIGURES[pioneer].accusative} o jedno pole`,
    use: ({ pioneer, cabin }, lexicon, { icon: found, paid = 0 }) => {
      const price = cabin === 'T2' ? 0 : cabin === 'T1' ? paid - 1 : paid;
      const cost = price > 0 ? `, za ${GOODS.any(price)}` : '';
      const help = cabin === undefined ? '' : `, z pomocą: ${quoted(lexicon.cabin(cabin))}`;
      const what = found === undefined ? 'użyj pola' : iconName(icons, found);
      return `${capitalised(FIGURES[pioneer].name)}: ${what}${cost}${help}`;
    },
    takeDamage: ({ pioneer }) => `Ponieś konsekwencje, aby ${FIGURES[pioneer].name} mógł iść dalej`,
    summit: ({ figure, at }, _, { name }) =>
      `Umieść ${FIGURES[figure].accusative} na akcji szczytowej ${name === undefined ? SUMMITS[at] : `karty ${quoted(name)}`}`,
    climb: ({ to, boot }, _, { name }) =>
      `Przesuń zwiadowcę na ${name === undefined ? ontoPosition(to) : `kartę ${quoted(name)} (${position(to)})`}, używając ${BOOTS[boot]}`,
    advance: ({ green, tan, token }, _, { cost = {} }) => {
      const price = [
        ...(green > 0 ? [`${GOODS.boots(green)} ${FIGURES.green.accusative}`] : []),
        ...(tan > 0 ? [`${GOODS.boots(tan)} ${FIGURES.tan.accusative}`] : []),
        ...(token > 0 ? [`${GOODS.boots(token)} z ${token === 1 ? 'żetonu pary' : 'żetonów par'} butów`] : []),
        ...(isFree(cost) ? [] : [goods(amountsOf(cost))]),
      ];
      return `Przejedź wozem dalej${price.length === 0 ? '' : ` za ${and(price)}`}`;
    },
    trade: ({ cabin }, lexicon) =>
      `${quoted(lexicon.cabin(cabin))}: wymień 2 buty na ${goods(cabin === 'G1' ? { gold: 1 } : { tokens: 1 })}`,
    backtrack: (_, lexicon) =>
      `${quoted(lexicon.cabin('G4'))}: zapłać ${GOODS.tokens(2)}, aby cofnąć ${FIGURES.green.accusative} o jedno pole`,
    shortcut: (_, lexicon) =>
      `${quoted(lexicon.cabin('G5'))}: zapłać ${GOODS.tokens(1)}, aby ${FIGURES.green.name} zszedł na brązową ścieżkę`,
    changeGold: ({ into }) => `Wymień ${goods({ gold: 1 })} na ${goods({ [into]: 1 })}`,
    sellFish: ({ trout, bass, salmon }, lexicon) =>
      `Sprzedaj ${goods({ trout, bass, salmon })} za ${goods(lexicon.fishPrice({ trout, bass, salmon }))}`,
    blast: () => `Użyj dynamitu: wymień ${goods({ stone: 2 })} na ${goods({ gold: 1 })}`,
    pass: () => 'Spasuj',
    pay: ({ food, wood, stone }) => `Zapłać ${goods({ food, wood, stone })}`,
    payApples: ({ green, red }) => `Zapłać ${goods({ greenApples: green, redApples: red })}`,
    claim: ({ to }, _, { name }) =>
      `Zdobądź kartę${name === undefined ? '' : ` ${quoted(name)}`} i połóż ją na ${to === 'deck' ? 'wierzchu talii' : 'stosie kart odrzuconych'}`,
    build: ({ market }, lexicon, { name }) => {
      const extra = lexicon.marketCost(market);
      const where = `pole rynku ${market + 1}`;
      const what = name === undefined ? ` chatę, ${where}` : `: ${quoted(name)} (${where})`;
      return `Zbuduj${what}${extra === 0 ? '' : `, dodatkowo za ${GOODS.any(extra)}`}`;
    },
    loseCabin: ({ space }, _, { name }) =>
      `Oddaj${name === undefined ? ` chatę z miejsca ${space + 1}` : `: ${quoted(name)}`}`,
    wagonBack: () => 'Cofnij wóz o jedno pole',
    homestead: ({ track }) => `Awansuj na ${TRACKS[track].locative}`,
    again: () => 'Jeszcze raz',
    stop: () => 'Zakończ',
    appleTrack: ({ colour }) => `Awansuj na ${TRACKS[colour].locative}`,
    paddle: ({ to }, _, { name }) =>
      `Dopłyń do ${name === undefined ? riverCard(to) : `karty ${quoted(name)} (karta rzeki ${to})`}`,
    takeFish: ({ fish }) => `Weź ${goods({ [fish]: 1 })}`,
    takeCard: ({ card }) => `Weź ${SINGLE_CARDS[card]}`,
    takeBullets: () => 'Weź 2 naboje',
    load: ({ cart, gold }, _, { load = 0 }) =>
      `Załaduj ${goods({ gold })} do wagonika ${cart + 1}${load === 0 ? '' : `, w którym jest już ${goods({ gold: load })}`}`,
    shoot: () => 'Wydaj nabój i rzuć kością',
  },
  sources: {
    cards: ({ cards: n }) => ({ name: 'Karty wzgórza', detail: cards(n) }),
    animals: ({ tiles: n }) => ({
      name: 'Brakujące zwierzęta',
      detail: count(n, 'zakryty kafelek', 'zakryte kafelki', 'zakrytych kafelków', 'zakrytego kafelka'),
    }),
    cabins: ({ spaces }) => ({
      name: 'Brakujące chaty',
      detail: count(spaces, 'puste miejsce', 'puste miejsca', 'pustych miejsc', 'pustego miejsca'),
    }),
    hastingsCabins: ({ cabins }) => ({ name: 'Chaty', detail: count(cabins, 'chata', 'chaty', 'chat') }),
    gold: ({ gold }) => ({ name: 'Złoto', detail: GOODS.gold(gold) }),
    fishGold: ({ gold }) => ({ name: 'Ryby', detail: `sprzedane za ${GOODS.gold(gold)}` }),
    boots: ({ tokens }) => ({ name: 'Pary butów', detail: GOODS.tokens(tokens) }),
    homestead: ({ track, space, multiplier }) => ({
      name: capitalised(TRACKS[track].name),
      detail: scores(space, multiplier),
    }),
    appleTrack: ({ track, space, multiplier }) => ({
      name: capitalised(TRACKS[track].name),
      detail: scores(space, multiplier),
    }),
    carts: ({ gold }) => ({ name: 'Wagoniki', detail: `${GOODS.gold(gold)} w wagonikach` }),
    lantern: ({ held }) => ({ name: 'Karta lampy', detail: single(held) }),
    dynamite: ({ held }) => ({ name: 'Karta dynamitu', detail: single(held) }),
    outlaws: ({ outlaws, multiplier }) => ({
      name: 'Bandyci',
      detail: `${count(outlaws, 'schwytany', 'schwytanych', 'schwytanych', 'schwytanego')} × ${multiplier}`,
    }),
    sheriff: ({ held }) => ({ name: 'Karta szeryfa', detail: single(held) }),
  },
  reasons,
  results: {
    victory: (names, n) =>
      names.length === 1
        ? `${and(names)} zdobywa ${points(n)} i wygrywa.`
        : `${and(names)} zdobywają po ${pointsEach(n)} i wygrywają wspólnie.`,
    soloWon: (name, n, hastings) => `${name} zdobywa ${points(n)} i wygrywa; Hastings ma ${signed(hastings)}.`,
    soloLost: (name, n, hastings) =>
      n === hastings
        ? `${name} i Hastings mają po ${pointsEach(n)}, a remis oznacza wygraną Hastingsa.`
        : `Hastings zdobywa ${points(hastings)} i wygrywa; ${name} ma ${signed(n)}.`,
  },
  modes,
  options: {
    mode: { name: 'Tryb', text: 'Każdy tryb ma własne wzgórze, własne akcje i własne sposoby zdobywania punktów.' },
    advancedPlanning: {
      name: 'Zaawansowane planowanie',
      text: 'Wszyscy dobierają 4 karty i zagrywają 3 z nich: więcej kontroli i dłuższe tury, dla wprawnych graczy.',
    },
    hastings: { name: 'Hastings', text: 'Ułatwienia dla Hastingsa, przeciwnika w grze jednoosobowej.' },
    'hastings.mule': { name: 'Muł', text: 'Hastings zaczyna grę z mułem.' },
    'hastings.bear': { name: 'Niedźwiedź', text: 'Hastings zaczyna grę z odkrytym kafelkiem niedźwiedzia.' },
    'hastings.richCabins': { name: 'Okazałe chaty', text: 'Każda chata daje Hastingsowi 5 punktów zamiast 3.' },
    'hastings.richGold': { name: 'Czyste złoto', text: 'Każde złoto w zasobach Hastingsa daje 2 punkty zamiast 1.' },
    'hastings.richBoots': { name: 'Dobre buty', text: 'Każdy żeton pary butów daje Hastingsowi 2 punkty zamiast 1.' },
    'hastings.wagon': { name: 'Przewaga na starcie', text: 'Pole szlaku, na którym zaczyna wóz Hastingsa.' },
    'hastings.trapperMule': {
      name: 'Sprawny łowca',
      text: 'Dopóki Hastings ma muła, działają także przezroczyste symbole łowów.',
    },
  },
  animals: {
    rabbit: { name: 'Królik', text: 'Daje 1 mięso podczas handlu futrami.' },
    beaver: { name: 'Bóbr', text: 'Daje 1 drewno podczas handlu futrami.' },
    fox: { name: 'Lis', text: 'Daje 1 kamień podczas handlu futrami.' },
    bear: { name: 'Niedźwiedź', text: 'Daje 1 złoto podczas handlu futrami.' },
    deer: {
      name: 'Jeleń',
      text: 'Podczas handlu futrami dodaje do zapasów 1 zielone jabłko i 1 czerwone jabłko.',
    },
    raccoon: { name: 'Szop', text: 'Daje 1 wybraną rybę podczas handlu futrami.' },
    marmot: { name: 'Świstak', text: 'Daje kartę dynamitu albo kartę lampy podczas handlu futrami.' },
    badger: { name: 'Borsuk', text: 'Daje kartę szeryfa albo 2 naboje podczas handlu futrami.' },
  },
  basics: { food: 'Mięso', wood: 'Drewno', stone: 'Kamień' },
  fish: { trout: 'Pstrąg', bass: 'Okoń', salmon: 'Łosoś' },
  icons,
  summits: {
    homestead: ({ cost, track, repeat }) => {
      const where = ontoTrack(track, 'wybranym torze rozwoju gospodarstwa');
      return {
        name: 'Rozwój gospodarstwa',
        text: `${pay(cost, `awansować na ${where}`, `awansuj na ${where}`)}${often(repeat)}.`,
      };
    },
    advanceWagon: ({ cost, repeat }) => {
      const step = 'wozem o jedno pole bez opłaty na szlaku';
      return {
        name: 'Przejazd wozem',
        text: `${pay(cost, `przejechać ${step}`, `przejedź ${step}`)}${often(repeat)}.`,
      };
    },
    tradeApples: ({ cost, gain, repeat }) => ({
      name: 'Handel jabłkami',
      text: `${pay(cost, `zdobyć ${goods(gain)}`, `zdobądź ${goods(gain)}`)}${often(repeat)}.`,
    }),
    appleHomestead: ({ cost, track, repeat }) => {
      const where = ontoTrack(track, 'wybranym torze sadu');
      return {
        name: 'Rozwój sadu',
        text: `${pay(cost, `awansować na ${where}`, `awansuj na ${where}`)}${often(repeat)}.`,
      };
    },
    buyFish: ({ repeat }) => ({
      name: 'Zakup ryb',
      text: `${pay({ any: 2 }, 'zdobyć 1 wybraną rybę', '')}${often(repeat)}.`,
    }),
    buyCart: ({ cost, repeat }) => ({
      name: 'Zakup wagonika',
      text: `${pay(cost, 'wziąć wagonik', 'weź wagonik')}${often(repeat)}.`,
    }),
    sixShooter: () => ({
      name: 'Rewolwerowiec',
      text: 'Rzucaj kością, jeden nabój na rzut, aż schwytasz bandytę; jeśli się nie uda, ponosisz konsekwencje.',
    }),
    rifle: ({ repeat }) => ({
      name: 'Strzelec wyborowy',
      text: `${pay({ bullets: 2 }, 'schwytać bandytę bez rzutu kością', '')}${often(repeat)}.`,
    }),
  },
  cabins: {
    G1: 'Dopóki jest tu pionier bez kapelusza, 2 buty z pola pioniera w kapeluszu mogą zamienić się w 1 złoto.',
    G2: 'Dopóki jest tu pionier bez kapelusza, 2 buty z pola pioniera w kapeluszu mogą zamienić się w żeton pary butów.',
    G3: 'Dopóki jest tu pionier bez kapelusza, buty z pola pioniera w kapeluszu liczą się podwójnie.',
    G4: 'Raz na turę, za 2 żetony par butów, pionier w kapeluszu cofa się o jedno pole i może użyć tego pola ponownie.',
    G5: 'Raz na turę, za 1 żeton pary butów, pionier w kapeluszu schodzi na brązową ścieżkę i idzie nią dalej.',
    G6: 'Dopóki jest tu pionier bez kapelusza, działają też twoje pozostałe zielone chaty; z chat działających raz na turę trzeba skorzystać od razu albo wcale.',
    G7: 'Dopóki jest tu pionier bez kapelusza, pole z 1 mięsem daje pionierowi w kapeluszu 2.',
    G8: 'Dopóki jest tu pionier bez kapelusza, pole z 1 drewnem daje pionierowi w kapeluszu 2.',
    G9: 'Dopóki jest tu pionier bez kapelusza, pole z 1 kamieniem daje pionierowi w kapeluszu 2.',
    T1: 'Raz na turę, dopóki jest tu pionier w kapeluszu, płatne pole kosztuje o 1 zasób podstawowy mniej.',
    T2: 'Raz na turę, dopóki jest tu pionier w kapeluszu, spotkanie z niedźwiedziem nic nie kosztuje i daje żeton pary butów.',
    T3: 'Raz na turę, dopóki jest tu pionier w kapeluszu, użycie szpadla daje też 1 złoto.',
    X: 'Dopóki jest tu muł, możesz dowolną liczbę razy wymienić 1 złoto na 1 mięso, drewno albo kamień.',
  },
  specials: {
    orchard: ({ green, red }) => `Zbiór daje tu ${goods({ greenApples: green, redApples: red })}.`,
    river: ({ pieces, fish }) =>
      `Rzeka niesie ${goods(tally(pieces))}; łowiąc tu ryby, zdobywa się ${goods(tally(fish))}.`,
    mine: ({ gold, dark }) =>
      dark
        ? `Z lampą ta ciemna kopalnia liczy się za ${goods({ gold })}.`
        : `Ta kopalnia liczy się za ${goods({ gold })}.`,
    outpost: ({ tier, dieFaces }) =>
      `${tier === 'campfire' ? 'Strzał' : `Posterunek ${tier}: w rzędzie strzał`} trafia przy wyniku co najmniej ${Math.min(...dieFaces)}.`,
  },
  planActions: {
    wagon: { name: 'Wóz', text: 'Wóz Hastingsa jedzie o jedno pole dalej, bez opłaty.' },
    homesteadFood: { name: 'Tor mięsa', text: 'Hastings awansuje na torze mięsa i bierze muła.' },
    homesteadWood: { name: 'Tor drewna', text: 'Hastings awansuje na torze drewna i zdobywa 1 żeton pary butów.' },
    homesteadStone: { name: 'Tor kamienia', text: 'Hastings awansuje na torze kamienia i zdobywa 1 złoto.' },
    move: { name: 'Ruch', text: 'Aktywny zwiadowca przechodzi na skrajną odkrytą kartę po swojej stronie.' },
    shovel: {
      name: 'Szpadel',
      text: 'Jeśli aktywny zwiadowca stoi na odkrytej karcie, Hastings ją zdobywa; jeśli na podstawie wzgórza, Hastings buduje skrajną chatę po tej stronie.',
    },
    furTrade: { name: 'Handel futrami', text: 'Hastings zdobywa 1 złoto za każdy odkryty kafelek zwierzęcia.' },
    gold: { name: 'Złoto', text: 'Hastings zdobywa 1 złoto.' },
    mode: { name: 'Akcja trybu', text: 'Hastings wykonuje akcję specjalną trybu.' },
  },
  modeActions: {
    'apple-hill': 'Hastings opróżnia zapasy jabłek, awansuje na obu torach sadu i zdobywa obie nagrody.',
    'boats-and-banjos':
      'Hastings rzuca kością, by ustalić połów, potem zabiera po znaczniku z każdej karty rzeki na swoim szlaku i zatrzymuje złoto.',
    'gold-rush': 'Hastings bierze kartę dynamitu, kartę lampy i wagonik, a w nim 2 złota.',
    'outlaws-and-outposts': 'Hastings bierze kartę szeryfa, chwyta 2 bandytów i zdobywa 2 złota.',
  },
  hastings: {
    next: {
      wagon: () => 'Wóz o jedno pole dalej',
      homesteadFood: () => 'Tor mięsa, muł',
      homesteadWood: () => 'Tor drewna, 1 żeton pary butów',
      homesteadStone: () => 'Tor kamienia, 1 złoto',
      move: (side) => (side === 'left' ? 'Lewy zwiadowca idzie w lewo' : 'Prawy zwiadowca idzie w prawo'),
      shovel: (side) => `Szpadel ${side === 'left' ? 'lewego' : 'prawego'} zwiadowcy`,
      furTrade: () => 'Futra, 1 złoto za kafelek',
      gold: () => '1 złoto',
    },
    why: WHY,
    leftOut: 'Hastings pomija tę akcję.',
    noTrap: (plan) =>
      `Gdy spasujesz, Hastings nic nie złapie: symbol łowów na karcie ${quoted(plan)} jest przezroczysty.`,
    willLook: (side) =>
      `Gdy spasujesz, Hastings poszuka zwierzęcia na twojej ${side === 'left' ? 'lewej' : 'prawej'} karcie.`,
    willTrap: (animal, side) =>
      `Gdy spasujesz, Hastings złapie ${ANIMALS[animal].accusative} z twojej ${side === 'left' ? 'lewej' : 'prawej'} karty.`,
    nothingToTrap: (side) => `Hastings nie ma czego złapać na twojej ${side === 'left' ? 'lewej' : 'prawej'} karcie.`,
  },
  left: {
    boots: (n) => `${GOODS.boots(n)} do wykorzystania`,
    trade: (gain, cabin) => `${quoted(cabin)}: ${goods(gain)} za ${GOODS.boots(2)}`,
    icon: (name, place) => `${capitalised(name)} (${spot(place)})`,
    summit: (card) => `Akcja szczytowa karty ${quoted(card)}`,
  },
  rules: {
    'SW-TURN-01': 'Najpierw wyłóż swoje trzy karty.',
    'SW-R-18': 'Najpierw dokończ rozpoczętą akcję.',
    'SW-TRAP-03': 'Łowy kosztują 1 zasób podstawowy, a takiego nie masz.',
    'SW-BOAT-10': 'Jedno wiosło przesuwa kanoe tylko na sąsiednie miejsce.',
    'SW-TURN-02': 'To nie twoja tura.',
    'SW-ASSIGN-01': 'Do chaty można wysłać tylko niezajętego pioniera z obozu.',
    'SW-ASSIGN-02': 'Pionier bez kapelusza pracuje tylko w trzech zielonych chatach.',
    'SW-ASSIGN-03': 'Pionier w kapeluszu pracuje tylko w brązowej chacie.',
    'SW-ASSIGN-05': 'Na tym miejscu nie ma jeszcze chaty.',
    'SW-OFF-02': 'Z pola łowów lub zaopatrzenia pionier może pójść tylko na swoją ścieżkę.',
    'SW-DMG-05': 'Ten pionier stracił w tej turze chatę i nie może pójść do innej.',
    'SW-PATH-01': 'Ten pionier jeszcze nie wyruszył albo jest już na końcu ścieżki.',
    'SW-PATH-03': 'Pionier nigdy nie wraca, by zacząć ścieżkę od nowa.',
    'SW-PATH-04': 'Symbol tego pola został już użyty podczas tego postoju.',
    'SW-PATH-06': 'To zagrożenie: użyj symbolu albo ponieś konsekwencje, zanim pionier pójdzie dalej.',
    'SW-PATH-09': 'Brakuje ci zasobów podstawowych, które kosztuje to pole.',
    'SW-ACT-02': 'Szpadel wymaga karty, którą możesz zdobyć, albo chaty, którą możesz zbudować.',
    'SW-ACT-04': 'Opłać spotkanie z niedźwiedziem albo ponieś konsekwencje, zanim pionier pójdzie dalej.',
    'SW-SUMMIT-01': 'Na akcję szczytową pionier wchodzi tylko z końca swojej ścieżki.',
    'SW-SUMMIT-03': 'Akcja szczytowa mieści jedną figurkę, która zostaje tam, aż spasujesz.',
    'SW-SUMMIT-06': 'Nie możesz teraz zapłacić za tę akcję szczytową.',
    'SW-R-31': 'W puli nie ma już tego, co daje ta akcja.',
    'SW-MULE-01': 'Nie masz teraz muła.',
    'SW-MULE-02': 'Muł idzie do szarej chaty tylko z obozu.',
    'SW-HOME-01': 'Ten znacznik przesuwa akcja „Rozwój gospodarstwa”: umieść figurkę na takiej akcji szczytowej.',
    'SW-HOME-03': 'Twój znacznik jest na końcu tego toru. Akcja „Rozwój gospodarstwa” dałaby tylko nagrodę.',
    'SW-HOME-04':
      'Pole 5 tego toru zajął ktoś inny, więc twój znacznik zostaje na 4. Akcja „Rozwój gospodarstwa” dałaby tylko nagrodę.',
    'SW-APPLE-09': 'Ten znacznik przesuwa akcja „Rozwój sadu”: umieść figurkę na takiej akcji szczytowej.',
    'SW-BOOT-01': 'Nie masz butów: stań na symbolu butów albo zdobądź żeton pary butów.',
    'SW-WAGON-01': 'Brakuje ci butów lub zasobów, które kosztuje dalszy przejazd wozem.',
    'SW-WAGON-03': 'Twój wóz jest już na ostatnim polu szlaku.',
    'SW-MTN-01': 'But prowadzi zwiadowcę tylko na sąsiednią kartę albo między podstawą a najniższym rzędem.',
    'SW-MTN-04': 'Nie ma tu już karty.',
    'SW-CLAIM-01': 'Twój zwiadowca nie stoi na odkrytej karcie, którą można zdobyć.',
    'SW-MARKET-01': 'Nie stać cię na tę chatę: płaci się i za pole rynku, i za pole ze szpadlem.',
    'SW-MARKET-02': 'Nie masz wolnego miejsca w kolorze tej chaty.',
    'SW-MARKET-03': 'Masz już taką samą chatę.',
    'SW-MARKET-08': 'Na tym polu rynku nie ma chaty.',
    'SW-DMG-02': 'Nie ma tu chaty do oddania.',
    'SW-DMG-03': 'Twój wóz stoi na początku szlaku i nie może się cofnąć.',
    'SW-TRACK-02': 'Po zaopatrzenie można wysłać tylko niezajętego pioniera z obozu.',
    'SW-TRAP-02': 'Do łowów potrzeba niezajętego pioniera z obozu i widocznego zwierzęcia.',
    'SW-TRAP-04': 'Twój kafelek tego zwierzęcia jest już odkryty.',
    'SW-CABIN-G1':
      'Buty zamieniają się w złoto tylko wtedy, gdy ta chata działała już przy wejściu pioniera w kapeluszu na pole i są tam jeszcze 2 buty.',
    'SW-CABIN-G2':
      'Buty zamieniają się w żeton tylko wtedy, gdy ta chata działała już przy wejściu pioniera w kapeluszu na pole i są tam jeszcze 2 buty.',
    'SW-CABIN-G4': 'Cofnięcie wymaga 2 żetonów par butów i działa raz na turę, dopóki ta chata jest aktywna.',
    'SW-CABIN-G4b': 'Pionier w kapeluszu cofa się tylko na zielonej ścieżce, począwszy od jej drugiego pola.',
    'SW-CABIN-G5': 'Skrót wymaga 1 żetonu pary butów i działa raz na turę, dopóki ta chata jest aktywna.',
    'SW-R-71': 'Skrót zaczyna się tylko na polu zielonej ścieżki.',
    'SW-R-24': 'Pionier nie może uciec przed zagrożeniem: najpierw użyj symbolu albo ponieś konsekwencje.',
    'SW-CABIN-T1': 'Ta chata obniża koszt raz na turę, dopóki jest w niej pionier w kapeluszu.',
    'SW-CABIN-T2': 'Ta chata pomaga przy niedźwiedziu raz na turę, dopóki jest w niej pionier w kapeluszu.',
    'SW-CABIN-X': 'Złoto można wymieniać tylko wtedy, gdy muł jest w twojej szarej chacie i masz jeszcze złoto.',
    'SW-BOAT-05': 'W puli nie ma już takiej ryby.',
    'SW-BOAT-07':
      'Pionier w kapeluszu mija melancholię tylko wtedy, gdy pionier bez kapelusza gra na bandżo, albo za cenę konsekwencji.',
    'SW-BOAT-13': 'Kanoe pływa tylko po kartach rzeki, które są już w rzędzie.',
    'SW-BOAT-16': 'Sprzedajesz tylko ryby, które masz, i tylko wtedy, gdy twoje kanoe jest na targu rybnym.',
    'SW-GOLD-08': 'Ta wymiana wymaga karty dynamitu i 2 kamieni.',
    'SW-GOLD-09': 'Wagonik mieści najwyżej 2 złota.',
    'SW-R-87': 'Do załadunku potrzeba co najmniej 1 złota i wagonika, w którym jest miejsce.',
    'SW-OUT-22': 'Nie ma już bandytów do schwytania.',
  },
  terms: {
    round: 'Runda',
    lastRound: 'Ostatnia runda',
    turn: 'Tura',
    startingPlayer: 'Pierwszy gracz',
    planning: 'Planowanie',
    pioneering: 'Akcje pionierów',
    passing: 'Pasowanie',
    gameOver: 'Koniec gry',
    mountain: 'Wzgórze',
    base: 'Podstawa wzgórza',
    mountainCard: 'Karta wzgórza',
    specialCard: 'Karta specjalna',
    faceDown: 'Zakryta karta',
    row: 'Rząd kart specjalnych',
    trail: 'Szlak wozów',
    trailhead: 'Początek szlaku',
    multiplier: 'Mnożnik',
    market: 'Rynek chat',
    cabinStack: 'Stos chat',
    cabinDiscard: 'Odrzucone chaty',
    homestead: 'Rozwój gospodarstwa',
    foodTrack: 'Tor mięsa',
    woodTrack: 'Tor drewna',
    stoneTrack: 'Tor kamienia',
    supply: 'Ogólna pula',
    hand: 'Ręka',
    deck: 'Talia',
    discard: 'Karty odrzucone',
    plan: 'Plan',
    leftCard: 'Lewa karta',
    middleCard: 'Środkowa karta',
    rightCard: 'Prawa karta',
    greenPath: 'Zielona ścieżka',
    tanPath: 'Brązowa ścieżka',
    start: 'Początek',
    end: 'Koniec',
    summit: 'Akcja szczytowa',
    camp: 'Obóz',
    tracker: 'Zaopatrzenie',
    trapper: 'Łowy',
    greenCabin: 'Zielona chata',
    tanCabin: 'Brązowa chata',
    greyCabin: 'Szara chata',
    greenPioneer: 'Pionier w kapeluszu',
    tanPioneer: 'Pionier bez kapelusza',
    frontiersman: 'Zwiadowca',
    wagon: 'Wóz',
    mule: 'Muł',
    animals: 'Kafelki zwierząt',
    basics: 'Zasoby podstawowe',
    food: 'Mięso',
    wood: 'Drewno',
    stone: 'Kamień',
    gold: 'Złoto',
    boots: 'Buty',
    pairOfBoots: 'Żeton pary butów',
    orchard: 'Karta jabłoni',
    appleSupply: 'Zapasy jabłek',
    greenApples: 'Zielone jabłka',
    redApples: 'Czerwone jabłka',
    greenAppleTrack: 'Zielony tor sadu',
    redAppleTrack: 'Czerwony tor sadu',
    river: 'Rzeka',
    fishMarket: 'Targ rybny',
    canoe: 'Kanoe',
    fish: 'Ryby',
    mine: 'Kopalnia',
    carts: 'Wagoniki',
    lantern: 'Lampa',
    dynamite: 'Dynamit',
    outpost: 'Posterunek',
    outlaws: 'Bandyci',
    bullets: 'Naboje',
    sheriff: 'Szeryf',
    die: 'Kość',
    planDeck: 'Talia planu',
    planCard: 'Karta planu',
    leftFrontiersman: 'Lewy zwiadowca',
    rightFrontiersman: 'Prawy zwiadowca',
  },
  goods,
  position,
  points,
  cards,
};
