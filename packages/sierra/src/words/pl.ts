import { formatList, plural } from '@cordillera/engine';
import type { MountainCard } from '../content/mountainCard.ts';
import { type CardSymbol, type Colour, SYMBOL_NAMES } from '../content/types.ts';
import { type Catalogue, capitalised, grouped, type Lexicon, type Party, present, signed } from './catalogue.ts';

/** Masculine animate nouns have an accusative of their own; inanimate ones keep the nominative. */
type Gender = 'animate' | 'inanimate' | 'feminine';

/** Besides the nominative: „kładzie ptaka”, „obok ptaka”, „nad ptakiem”. */
interface Forms {
  gender: Gender;
  accusative: string;
  genitive: string;
  instrumental: string;
  many: string;
  genitiveMany: string;
}

const SYMBOLS: Record<CardSymbol, Forms> = {
  mammal: {
    gender: 'animate',
    accusative: 'ssaka',
    genitive: 'ssaka',
    instrumental: 'ssakiem',
    many: 'ssaki',
    genitiveMany: 'ssaków',
  },
  bird: {
    gender: 'animate',
    accusative: 'ptaka',
    genitive: 'ptaka',
    instrumental: 'ptakiem',
    many: 'ptaki',
    genitiveMany: 'ptaków',
  },
  house: {
    gender: 'inanimate',
    accusative: 'dom',
    genitive: 'domu',
    instrumental: 'domem',
    many: 'domy',
    genitiveMany: 'domów',
  },
  ruin: {
    gender: 'feminine',
    accusative: 'ruinę',
    genitive: 'ruiny',
    instrumental: 'ruiną',
    many: 'ruiny',
    genitiveMany: 'ruin',
  },
  river: {
    gender: 'feminine',
    accusative: 'rzekę',
    genitive: 'rzeki',
    instrumental: 'rzeką',
    many: 'rzeki',
    genitiveMany: 'rzek',
  },
  wind: {
    gender: 'inanimate',
    accusative: 'wiatr',
    genitive: 'wiatru',
    instrumental: 'wiatrem',
    many: 'wiatry',
    genitiveMany: 'wiatrów',
  },
};

const NOMINATIVE: Record<Gender, string> = { animate: 'y', inanimate: 'y', feminine: 'a' };
const ACCUSATIVE: Record<Gender, string> = { animate: 'ego', inanimate: 'y', feminine: 'ą' };
const INSTRUMENTAL: Record<Gender, string> = { animate: 'ym', inanimate: 'ym', feminine: 'ą' };

/** The adjectives without their endings. */
const COLOURS: Record<Colour, string> = {
  ochre: 'ochrow',
  crimson: 'karmazynow',
  teal: 'turkusow',
  violet: 'fioletow',
};

const and = (items: readonly string[]): string => formatList('pl', items);
/** A fraction takes the genitive singular, which is often the form of 2 to 4. */
const count = (n: number, one: string, few: string, many: string, fraction = few): string =>
  `${signed(n)} ${plural('pl', n, { one, few, many, other: fraction })}`;
const cards = (n: number): string => count(n, 'karta', 'karty', 'kart');
const points = (n: number): string => count(n, 'punkt', 'punkty', 'punktów', 'punktu');
const suns = (n: number): string => count(n, 'słońce', 'słońca', 'słońc');
/** As an object: „odrzuca 1 kartę Gór”. */
const mountainCards = (n: number): string => count(n, 'kartę Gór', 'karty Gór', 'kart Gór');
/** As an object too. */
const notebookCards = (n: number): string => count(n, 'kartę Dziennika', 'karty Dziennika', 'kart Dziennika');
const quoted = (name: string): string => `„${name}”`;

const mountain = ({ colour, symbol }: MountainCard): string =>
  `${COLOURS[colour]}${NOMINATIVE[SYMBOLS[symbol].gender]} ${SYMBOL_NAMES[symbol].pl}`;
/** As an object: „kładzie karmazynowego ptaka”. */
const object = ({ colour, symbol }: MountainCard): string =>
  `${COLOURS[colour]}${ACCUSATIVE[SYMBOLS[symbol].gender]} ${SYMBOLS[symbol].accusative}`;
/** After „nad” and „pod”: „nad karmazynowym ptakiem”. */
const instrumental = ({ colour, symbol }: MountainCard): string =>
  `${COLOURS[colour]}${INSTRUMENTAL[SYMBOLS[symbol].gender]} ${SYMBOLS[symbol].instrumental}`;
/** Several are the same as a subject and as an object: „2 fioletowe rzeki”, „5 fioletowych rzek”. */
const several = ({ colour, symbol }: MountainCard, n: number): string => {
  const few = `${COLOURS[colour]}e ${SYMBOLS[symbol].many}`;
  return count(n, few, few, `${COLOURS[colour]}ych ${SYMBOLS[symbol].genitiveMany}`);
};
const each = (lexicon: Lexicon, numbers: readonly number[], one: (card: MountainCard) => string): string =>
  and(grouped(numbers.map(lexicon.mountain)).map(([card, n]) => (n === 1 ? one(card) : several(card, n))));
const objects = (lexicon: Lexicon, numbers: readonly number[]): string => each(lexicon, numbers, object);
const forEach = (symbol: CardSymbol): string =>
  `każd${ACCUSATIVE[SYMBOLS[symbol].gender]} ${SYMBOLS[symbol].accusative}`;

const party = ({ names, number }: Party): string => (names.length === 0 ? `grupa ${number}` : and(names));
/** „przekazuje” for one, „przekazują” for several. */
const verb = ({ names }: Party, one: string, several: string): string => (names.length > 1 ? several : one);
const does = (who: Party, one: string, several: string): string =>
  `${who.names.length === 0 ? capitalised(party(who)) : party(who)} ${verb(who, one, several)}`;

const reasons: Catalogue['reasons'] = {
  lastRound: 'Ostatnia runda dobiegła końca.',
  campaign: 'Etap dobiegł końca.',
};

/**
 * Polish: the present tense, which does not reveal a player's gender, and names in the nominative only, because nobody
 * knows how to decline them. A line is „rząd”, as on the cards.
 */
export const pl: Catalogue = {
  events: {
    groupsFormed: ({ groups, destinations }, lexicon) =>
      groups
        .map((seats, index) => {
          const who = { number: index + 1, names: seats.map(lexicon.player) };
          const destination = quoted(lexicon.destination(destinations[index] as string));
          return `${does(who, 'wyrusza', 'wyruszają')} do celu ${destination}.`;
        })
        .join(' '),
    stageBegan: ({ stage }, lexicon) => `Zaczyna się Etap ${stage}: ${quoted(lexicon.stage(stage))}.`,
    startLineLaid: ({ colour, cards: line }, lexicon) => {
      const symbols = line.map((card) => SYMBOL_NAMES[lexicon.mountain(card).symbol].pl);
      const what = line.length === 1 ? `${COLOURS[colour]}ej karty` : `${COLOURS[colour]}ych kart`;
      return `Krajobraz zaczyna się od rzędu ${line.length} ${what}: ${and(symbols)}.`;
    },
    notebookGiven: ({ cards: given }, lexicon) =>
      `Od początku ${given.length === 1 ? 'punktuje' : 'punktują'} ${and(given.map((card) => quoted(lexicon.notebook(card))))}.`,
    faceProposed: ({ seat, face }, lexicon) => `${lexicon.player(seat)} wybiera stronę ${face}.`,
    faceAgreed: ({ seat, face }, lexicon) => `${lexicon.player(seat)} zgadza się na stronę ${face}.`,
    agreement: ({ seat, agrees }, lexicon) =>
      agrees
        ? `${lexicon.player(seat)} wybiera jedną ze stron.`
        : `${lexicon.player(seat)} musi jeszcze raz wybrać stronę.`,
    facesShown: ({ faces }, lexicon) =>
      `Wybrane strony: ${faces.map((face, group) => `${party(lexicon.group(group))} – ${face}`).join('; ')}.`,
    frontLaid: ({ group, count: n }, lexicon) => {
      const what = count(n, 'zakrytą kartę Gór', 'zakryte karty Gór', 'zakrytych kart Gór', 'zakrytej karty Gór');
      return `${does(lexicon.group(group), 'dostaje', 'dostają')} ${what}.`;
    },
    roundBegan: ({ round }) => `Zaczyna się runda ${round}.`,
    roleHeld: ({ seat }, lexicon) => `${lexicon.player(seat)} ma kartę Roli.`,
    frontTaken: ({ seat, cards: taken }, lexicon) => `${lexicon.player(seat)} bierze ${objects(lexicon, taken)}.`,
    mountainDrawn: ({ seat, cards: drawn }, lexicon) =>
      drawn.length === 0
        ? `${lexicon.player(seat)} nie dobiera kart Gór.`
        : `${lexicon.player(seat)} dobiera ${objects(lexicon, drawn)}.`,
    blindDrawn: ({ seat, cards: blind }, lexicon) =>
      `Decyduje los: ${lexicon.player(seat)} musi położyć ${objects(lexicon, blind)}.`,
    notebookDrawn: ({ seat, cards: drawn }, lexicon) =>
      `${lexicon.player(seat)} dobiera ${drawn.length === 1 ? 'kartę' : 'karty'} ${and(drawn.map((card) => quoted(lexicon.notebook(card))))}.`,
    dealt: ({ seat, front, mountain: fresh, notebook }, lexicon) => {
      const drawn = present(fresh > 0 && mountainCards(fresh), notebook > 0 && notebookCards(notebook));
      const actions = present(
        front > 0 && `bierze ${mountainCards(front)}`,
        drawn.length > 0 && `dobiera ${and(drawn)}`,
      );
      return `${lexicon.player(seat)} ${actions.join(', a potem ')}.`;
    },
    reshuffled: ({ deck, size }) =>
      `Odrzucone karty ${deck === 'mountain' ? 'Gór' : 'Dziennika'} zostają przetasowane i tworzą nowy stos: ${cards(size)}.`,
    keptDraft: ({ seat, card }, lexicon) =>
      `${lexicon.player(seat)} chce zatrzymać kartę ${quoted(lexicon.notebook(card))}.`,
    laidDraft: ({ seat, card }, lexicon) => `${lexicon.player(seat)} chce położyć ${object(lexicon.mountain(card))}.`,
    putAside: ({ seat, card }, lexicon) => `${lexicon.player(seat)} chce odrzucić ${object(lexicon.mountain(card))}.`,
    tookBack: ({ seat, card }, lexicon) =>
      `${lexicon.player(seat)} zabiera z powrotem ${object(lexicon.mountain(card))}.`,
    fellBack: ({ seat, card }, lexicon) =>
      `${lexicon.player(seat)} bierze z powrotem ${object(lexicon.mountain(card))}: na tę kartę nie ma już miejsca.`,
    readied: ({ seat }, lexicon) => `${lexicon.player(seat)} kończy wybór.`,
    unreadied: ({ seat }, lexicon) => `${lexicon.player(seat)} jeszcze się zastanawia.`,
    laid: ({ seat, card }, lexicon) => `${lexicon.player(seat)} kładzie ${object(lexicon.mountain(card))}.`,
    kept: ({ seat, card }, lexicon) => `${lexicon.player(seat)} zatrzymuje kartę ${quoted(lexicon.notebook(card))}.`,
    passed: ({ from, to, count: n }, lexicon) => {
      const receiver = lexicon.group(to);
      const cardsPassed = `${does(lexicon.group(from), 'przekazuje', 'przekazują')} ${mountainCards(n)}`;
      return `${cardsPassed}; ${verb(receiver, 'dostaje', 'dostają')} ${n === 1 ? 'ją' : 'je'} ${party(receiver)}.`;
    },
    passedCards: ({ cards: passed }, lexicon) => `Przekazane karty: ${each(lexicon, passed, mountain)}.`,
    discarded: ({ group, deck, count: n }, lexicon) =>
      `${does(lexicon.group(group), 'odrzuca', 'odrzucają')} ${deck === 'mountain' ? mountainCards(n) : notebookCards(n)}.`,
    discardedCards: ({ deck, cards: gone }, lexicon) => {
      const what =
        deck === 'mountain' ? each(lexicon, gone, mountain) : and(gone.map((card) => quoted(lexicon.notebook(card))));
      return `${gone.length === 1 ? 'Odrzucona karta' : 'Odrzucone karty'}: ${what}.`;
    },
    gameEnded: ({ reason, totals }, lexicon) => {
      const scores = totals.map((total, seat) => `${lexicon.player(seat)} ${signed(total)}`);
      return `${reasons[reason]} ${scores.length === 1 ? 'Wynik' : 'Wyniki'}: ${and(scores)}.`;
    },
  },
  prompts: {
    'face.choose': 'Wybierz stronę karty Celu podróży.',
    'face.agree': 'Zgódź się na proponowaną stronę albo wybierz drugą.',
    'face.wait': 'Poczekaj, aż zgodzą się wszyscy; nadal możesz wybrać drugą stronę.',
    'decide.keep': 'Zatrzymaj jedną z dobranych kart Dziennika.',
    'decide.keepAndLay': 'Zatrzymaj kartę Dziennika i połóż karty Gór, w dowolnej kolejności.',
    'decide.layTwo': 'Połóż w Krajobrazie 2 karty Gór.',
    'decide.layOne': 'Połóż w Krajobrazie 1 kartę Gór.',
    'decide.layAndDiscard': 'Połóż 1 kartę Gór, a inną odrzuć.',
    'decide.discard': 'Odrzuć z ręki 1 kartę Gór.',
    'decide.stuck': 'Żadnej z twoich kart Gór nie da się położyć: naciśnij „Gotowe”, a karty zostaną odrzucone.',
    'decide.ready': 'Wszystko na swoim miejscu: naciśnij „Gotowe” albo jeszcze coś zmień.',
    'decide.wait': 'Poczekaj na pozostałych; nadal możesz zmienić zdanie.',
  },
  choices: {
    face: ({ face }) => `Wybierz stronę ${face}`,
    agree: () => 'Zgoda',
    keep: ({ card }, lexicon) => `Zatrzymaj kartę ${quoted(lexicon.notebook(card))}`,
    lay: ({ card, row, column }, lexicon) =>
      `Połóż ${object(lexicon.mountain(card))}: rząd ${signed(row)}, kolumna ${signed(column)}`,
    discard: ({ card }, lexicon) => `Odrzuć ${object(lexicon.mountain(card))}`,
    takeBack: ({ card }, lexicon) => `Zabierz z powrotem ${object(lexicon.mountain(card))}`,
    ready: () => 'Gotowe',
    unready: () => 'Jeszcze nie gotowe',
  },
  spots: {
    start: () => 'początek Krajobrazu',
    lineEnd: ({ side, line, lines, beside }) => {
      const which =
        lines === 1
          ? 'rzędu'
          : line === 1
            ? 'najwyższego rzędu'
            : line === lines
              ? 'najniższego rzędu'
              : `${line}. rzędu od góry`;
      return `${side === 'left' ? 'lewy' : 'prawy'} koniec ${which}, obok ${SYMBOLS[beside.symbol].genitive}`;
    },
    newLine: ({ edge, card, place, size }) => {
      const where = edge === 'top' ? 'na górze, nad' : 'na dole, pod';
      return `nowy rząd ${where} ${instrumental(card)}${size === 1 ? '' : ` (karta ${place} z ${size})`}`;
    },
  },
  layAt: (card, spot) => `Połóż ${object(card)}: ${spot}`,
  sources: {
    destination: (name, face) => `${name}, strona ${face}`,
    symbol: (symbol) => capitalised(SYMBOLS[symbol].many),
    notebook: (name) => name,
    given: (name) => `${name} (z karty Etapu)`,
    penalty: () => 'Kara Etapu',
  },
  reasons,
  results: {
    victory: (names, n) =>
      names.length === 1
        ? `${and(names)} zdobywa ${points(n)} i wygrywa.`
        : `${and(names)} zdobywają po ${n === 1 ? '1 punkcie' : points(n)} i wygrywają wspólnie.`,
    teamVictory: (names, helped, bonus) =>
      `${and(names)} wygrywają też jako drużyna${helped === 0 ? '' : ` dzięki premii ${bonus} punktów dla ${helped === 1 ? 'towarzysza' : 'towarzyszy'}`}.`,
    notAllAhead: (bonus) =>
      `Grupa nie wygrywa jako drużyna: nawet z premią ${bonus} punktów nie wszyscy wyprzedzają każdego przeciwnika.`,
    sharedByGroups: 'Zwycięzcy są z różnych grup, więc żadna drużyna nie wygrywa.',
    soloScore: (name, n) => `${name} zdobywa ${points(n)}.`,
    lowestScore: (n) => `Liczy się najniższy wynik w grupie: ${points(n)}.`,
    suns: (n) => (n === 0 ? 'To za mało na słońce.' : `Etap wygrany: ${suns(n)}.`),
  },
  modes: {
    team: {
      name: 'Drużynowy',
      text: 'Od 4 do 8 osób w grupach po dwie lub trzy: każda grupa układa jeden Krajobraz, a wygrać można w pojedynkę albo razem.',
    },
    solo: {
      name: 'Solo',
      text: 'Samotna wyprawa przez Etap kampanii: przekrocz jego progi punktowe, aby zdobyć słońca.',
    },
    cooperative: {
      name: 'Kooperacja',
      text: '2 lub 3 osoby na Etapie kampanii: jeden Krajobraz, a liczy się tylko najniższy wynik.',
    },
    competitive: {
      name: 'Rywalizacja',
      text: 'Od 2 do 4 osób, każda z własnym Krajobrazem: wygrywa najwyższy wynik.',
    },
  },
  options: {
    firstGame: {
      name: 'Pierwsza partia',
      text: 'Bez zaawansowanych kart Dziennika; w trybie drużynowym i w rywalizacji wszystkie Cele podróży leżą stroną A do góry.',
    },
    stage: {
      name: 'Etap',
      text: 'Karta Etapu do rozegrania: wyznacza Cel podróży, zasady specjalne i progi punktowe.',
    },
    groups: {
      name: 'Grupy',
      text: 'Kto z kim wędruje, w kolejności miejsc; jeśli nic nie ustalisz, zdecyduje los.',
    },
  },
  modifiers: {
    maxLines: ({ n }) =>
      `Nie wolno zaczynać nowego rzędu, gdy w Krajobrazie ${plural('pl', n, {
        one: `jest już ${n} rząd`,
        few: `są już ${n} rzędy`,
        other: `jest już ${n} rzędów`,
      })}.`,
    maxLength: ({ n }) => `Żaden rząd nie może liczyć więcej niż ${count(n, 'kartę', 'karty', 'kart')}.`,
    onlyUp: () => 'Nowe rzędy wolno zaczynać tylko nad najwyższym rzędem.',
    startLine: ({ n }) =>
      `Przed pierwszą rundą ${plural('pl', n, {
        one: `${n} losowa karta Gór tworzy`,
        few: `${n} losowe karty Gór w jednym kolorze tworzą`,
        other: `${n} losowych kart Gór w jednym kolorze tworzy`,
      })} pierwszy rząd.`,
    handDelta: ({ n }) => `Na ręce jest o ${mountainCards(Math.abs(n))} ${n < 0 ? 'mniej' : 'więcej'}.`,
    notebookDraw: ({ n }) =>
      n === 1
        ? 'Dobierasz 1 kartę Dziennika zamiast 2 i ją zatrzymujesz.'
        : `Dobierasz ${count(n, 'kartę', 'karty', 'kart')} Dziennika zamiast 2 i zatrzymujesz 1 z nich.`,
    skipNotebook: ({ rounds }) =>
      `W ${rounds.length === 1 ? 'rundzie' : 'rundach'} ${and(rounds.map(String))} nie dobiera się kart Dziennika.`,
    given: ({ cards: ids }, lexicon) =>
      `Od początku dla wszystkich ${ids.length === 1 ? 'punktuje' : 'punktują'} ${and(ids.map((id) => quoted(lexicon.notebookById(id))))}.`,
    mute: ({ symbols }) =>
      `${capitalised(and(symbols.map((symbol) => SYMBOLS[symbol].many)))} nie dają swojego punktu.`,
    gleam: ({ symbols }) => `Za ${and(symbols.map(forEach))} zdobywa się 1 punkt więcej.`,
    bothFaces: () => 'Punktują obie strony karty Celu podróży.',
    penalty: ({ text }) => `Kara dla każdego gracza: ${text.pl}.`,
    blind: ({ n }) =>
      `W każdej rundzie ${plural('pl', n, {
        one: `${n} z kart do położenia jest losowana`,
        few: `${n} z kart do położenia są losowane`,
        other: `${n} z kart do położenia jest losowanych`,
      })} z ręki.`,
    rounds: ({ n }) => {
      const trio = Math.ceil(n / 3) * 3;
      return `Gra trwa ${count(n, 'rundę', 'rundy', 'rund')}${trio === n ? '' : `, a w grupie trzyosobowej ${trio}`}.`;
    },
  },
  rules: {
    'SI-PLACE-04': 'Dwa rzędy tego samego koloru nie mogą leżeć bezpośrednio jeden nad drugim.',
    'SI-PLACE-05': 'W rzędzie nie może być dziury: karta musi dotykać jednego z jego końców.',
    'SI-PLACE-07': 'W jednym rzędzie nigdy nie miesza się kolorów.',
    'SI-PLACE-08': 'Karty położone w poprzednich rundach zostają na swoich miejscach.',
    'SI-R-02': 'Nowy rząd można zacząć tylko nad najwyższym albo pod najniższym rzędem.',
    'SI-R-05':
      'Nowy rząd zaczyna się bezpośrednio nad kartą z najwyższego rzędu albo bezpośrednio pod kartą z najniższego.',
    'SI-R-09': 'Pierwsza karta trafia na miejsce startowe; od niej rozrasta się Krajobraz.',
    'SI-R-13': 'Najpierw połóż tyle kart Gór, ile wymaga ta runda.',
    'SI-R-15': 'Jedna karta nigdy nie zakrywa drugiej.',
    'SI-R-23': 'Możesz kłaść tylko karty z własnej ręki.',
    'SI-R-24': 'Każdy zabiera z powrotem tylko własne karty.',
    'SI-R-25': 'Kto ma kartę Roli, nie kładzie kart Gór ani nie zabiera ich z powrotem, ale może doradzać.',
    'SI-R-29': 'Twój wybór jest już zatwierdzony; cofnij to, zanim coś zmienisz.',
    'SI-R-41': 'Najpierw zatrzymaj dokładnie jedną z dobranych kart Dziennika.',
    'SI-R-73': 'Zasada specjalna tego Etapu nie pozwala położyć tu karty.',
    'SI-R-79': 'W tej rundzie trzeba położyć wylosowaną kartę: żadna inna nie może jej zastąpić.',
    'SI-TURN-03': 'W tej rundzie kartę Dziennika zatrzymuje tylko osoba z kartą Roli.',
    'SI-TURN-05':
      'W każdej rundzie do Krajobrazu trafiają dokładnie 2 karty Gór; pozostałe opuszczają rękę na koniec rundy.',
    'SI-DUO-02': 'Karty Gór, których nie kładziesz, zostają na ręce do końca rundy.',
    'SI-SOLO-03':
      'W każdej rundzie kładziesz dokładnie 2 karty Gór; pozostałe zostaną automatycznie odrzucone, gdy naciśniesz „Gotowe”.',
    'SI-COOP-03': 'Karty Gór, których nie kładziesz, zostaną automatycznie odrzucone na koniec rundy.',
    'SI-VS-04':
      'W każdej rundzie kładziesz dokładnie 2 karty Gór; pozostałe trafią do następnego gracza na koniec rundy.',
    'SI-TRIO-03': 'W grupie trzyosobowej każdy towarzysz kładzie w rundzie dokładnie 1 kartę Gór.',
    'SI-TRIO-04': 'W grupie trzyosobowej każdy towarzysz odrzuca dokładnie 1 kartę Gór.',
  },
  phases: {
    faces: 'Wybór stron',
    decide: 'Grają wszyscy',
    over: 'Koniec gry',
  },
  terms: {
    mountainCard: 'Karta Gór',
    notebookCard: 'Karta Dziennika',
    destination: 'Cel podróży',
    roleCard: 'Karta Roli',
    stage: 'Etap',
    landscape: 'Krajobraz',
    group: 'Grupa',
    companion: 'Towarzysz',
    round: 'Runda',
    line: 'Rząd',
    column: 'Kolumna',
    hand: 'Ręka',
    pile: 'Stos',
    discard: 'Karty odrzucone',
  },
  mountain,
  suns,
  points,
  cards,
};
