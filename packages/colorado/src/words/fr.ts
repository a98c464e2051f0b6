import { formatList, frenchDe, plural } from '@cordillera/engine';
import { colourName, priceOf } from '../content/box.ts';
import { COLOURS, type Colour, type Duo, type Icon, type Kind } from '../content/types.ts';
import type { Identity, Side, ZoneName } from '../state.ts';
import { type Catalogue, capitalised, grouped, type NamedSource } from './catalogue.ts';

const and = (items: readonly string[]): string => formatList('fr', items);
const count = (n: number, one: string, other: string): string => `${n} ${plural('fr', n, { one, other })}`;
const cards = (n: number): string => count(n, 'carte', 'cartes');
const points = (n: number): string => count(n, 'point', 'points');
const nuggets = (n: number): string => count(n, 'pépite', 'pépites');
const medals = (n: number): string => count(n, 'médaille', 'médailles');
const regions = (n: number): string => count(n, 'région', 'régions');
/** Names of places, which nothing may be contracted with. */
const quoted = (name: string): string => `« ${name} »`;

interface Noun {
  name: string;
  the: string;
  one: string;
  many: string;
}

/** By identity: three of each family. */
const CARDS: readonly Noun[] = [
  { name: 'pioche', the: 'la pioche', one: 'une pioche', many: 'pioches' },
  { name: 'âne', the: 'l’âne', one: 'un âne', many: 'ânes' },
  { name: 'chercheuse d’or', the: 'la chercheuse d’or', one: 'une chercheuse d’or', many: 'chercheuses d’or' },
  { name: 'clé de coffre', the: 'la clé de coffre', one: 'une clé de coffre', many: 'clés de coffre' },
  { name: 'diligence', the: 'la diligence', one: 'une diligence', many: 'diligences' },
  { name: 'banquier', the: 'le banquier', one: 'un banquier', many: 'banquiers' },
  { name: 'lasso', the: 'le lasso', one: 'un lasso', many: 'lassos' },
  { name: 'cheval', the: 'le cheval', one: 'un cheval', many: 'chevaux' },
  { name: 'cowgirl', the: 'la cowgirl', one: 'une cowgirl', many: 'cowgirls' },
  { name: 'bouteille', the: 'la bouteille', one: 'une bouteille', many: 'bouteilles' },
  { name: 'wagon-saloon', the: 'le wagon-saloon', one: 'un wagon-saloon', many: 'wagons-saloons' },
  { name: 'barman', the: 'le barman', one: 'un barman', many: 'barmans' },
  { name: 'fourche', the: 'la fourche', one: 'une fourche', many: 'fourches' },
  { name: 'chariot bâché', the: 'le chariot bâché', one: 'un chariot bâché', many: 'chariots bâchés' },
  { name: 'pionnière', the: 'la pionnière', one: 'une pionnière', many: 'pionnières' },
  { name: 'piège à ours', the: 'le piège à ours', one: 'un piège à ours', many: 'pièges à ours' },
  { name: 'mule', the: 'la mule', one: 'une mule', many: 'mules' },
  { name: 'trappeur', the: 'le trappeur', one: 'un trappeur', many: 'trappeurs' },
];
const colours: Record<Colour, string> = {
  red: 'rouge',
  green: 'vert',
  grey: 'gris',
  purple: 'violet',
  blue: 'bleu',
  orange: 'orange',
};
/** After « carte » and « famille ». */
const FEMININE: Record<Colour, string> = {
  red: 'rouge',
  green: 'verte',
  grey: 'grise',
  purple: 'violette',
  blue: 'bleue',
  orange: 'orange',
};
const nounOf = (card: Identity): Noun => CARDS[card] as Noun;
const feminine = (card: Identity): string => FEMININE[colourName(card)];
const family = (colour: Colour): string => `famille ${FEMININE[colour]}`;
/** Whatever the noun, the colour is that of the number, as printed: « le 2 vert ». */
const tagged = (words: string, card: Identity): string => `${words} (${priceOf(card)} ${colours[colourName(card)]})`;
const identity = (card: Identity): string => tagged(nounOf(card).name, card);
const the = (card: Identity): string => tagged(nounOf(card).the, card);
/** « un lasso (1 gris) et 2 ânes (2 rouge) ». */
const several = (all: readonly Identity[]): string =>
  and(
    grouped(all).map(({ card, copies }) =>
      tagged(copies === 1 ? nounOf(card).one : `${copies} ${nounOf(card).many}`, card),
    ),
  );

const KIND: Record<Kind, string> = { village: 'un village', desert: 'un désert', lake: 'un lac', forest: 'une forêt' };
const zones: Record<ZoneName, string> = {
  village: 'villages',
  desert: 'déserts',
  lake: 'lacs',
  forest: 'forêts',
  tipi: 'tipi',
  saloon: 'saloon',
  wanted: 'wanted',
};
const TRACKS: Record<ZoneName, string> = {
  village: 'piste des villages',
  desert: 'piste des déserts',
  lake: 'piste des lacs',
  forest: 'piste des forêts',
  tipi: 'piste Tipi',
  saloon: 'piste Saloon',
  wanted: 'piste Wanted',
};

const icons: Catalogue['icons'] = {
  none: { name: 'Étape vide', text: 'Elle n’apporte rien, mais elle compte pour compléter sa région.' },
  nuggets: { name: 'Pépites', text: 'Prenez 1 pépite, ou payez le prix d’une carte de votre main et posez-la.' },
  cards: {
    name: 'Cartes',
    text: 'Piochez 3 cartes, ou défaussez-en 2 de même couleur et posez-en une autre sans payer.',
  },
  tick: { name: 'Coche', text: 'Cochez une étape d’une région, ou la gare suivante de votre chemin de fer.' },
  tipi: {
    name: 'Tipi',
    text: 'Cochez une case de votre piste Tipi : d’abord celle du centre, puis vers la gauche ou vers la droite.',
  },
  saloon: { name: 'Saloon', text: 'Cochez la case suivante de votre piste Saloon.' },
  wanted: { name: 'Wanted', text: 'Cochez la case suivante de votre piste Wanted.' },
  free: {
    name: 'Carte gratuite',
    text: 'Posez une carte de votre main sans payer, et faites une de ses deux actions.',
  },
  discover: { name: 'Découverte', text: 'Découvrez une région adjacente à une de vos régions découvertes.' },
};
/** What a stage or station gives, after its place. */
const giving = (icon: Icon): string => (icon === 'none' ? '' : ` : ${icons[icon].name}`);
const holding = (icon: Icon): string => (icon === 'none' ? 'vide' : icons[icon].name);

const OFFERS: Record<Duo, string> = {
  nuggets: 'Pépites pour tout le monde : prendre 1 pépite, ou payer pour poser une carte.',
  cards: 'Cartes pour tout le monde : en piocher 3, ou en défausser 2 de même couleur pour en poser une autre.',
  tick: 'Coche pour tout le monde : une étape d’une région, ou la gare suivante du chemin de fer.',
};

/** Why an icon has no effect. */
const LOST: Record<Icon, string> = {
  none: 'l’étape est vide',
  nuggets: 'il n’y a pas de pépite à prendre',
  cards: 'il n’y a pas de carte à piocher',
  tick: 'il ne reste ni étape ni gare à cocher',
  tipi: 'la piste Tipi est pleine',
  saloon: 'la piste Saloon est pleine',
  wanted: 'la piste Wanted est pleine',
  free: 'il n’y a pas de carte à poser',
  discover: 'aucune nouvelle région n’est accessible',
};

const SIDES: Record<Side, string> = { left: 'action de gauche', right: 'action de droite' };

const medalFrom = (from: NamedSource): string => {
  if (typeof from === 'object') return `la région ${quoted(from.region)} est complète`;
  return from === 'rail' ? 'le chemin de fer est terminé' : `bout de la ${TRACKS[from]}`;
};
const accessible = (n: number): string => `(${count(n, 'accessible', 'accessibles')})`;

const reasons: Catalogue['reasons'] = {
  seventhMedal: 'Quelqu’un a gagné sa septième médaille : la partie est terminée.',
  lastTurn: '200 tours ont été joués : la partie est terminée.',
};

/**
 * French: the present tense, so that no participle has to agree with a player; names of places stand between quotation
 * marks, because « de » and « à » cannot be contracted with them.
 */
export const fr: Catalogue = {
  events: {
    dealt: ({ seat, count: n }, { player }) => `${player(seat)} reçoit ${cards(n)}.`,
    dealtCards: ({ seat, cards: dealt }, { player }) => `${player(seat)} reçoit ${several(dealt)}.`,
    laidOpen: ({ seat, card }, { player }) => `${player(seat)} commence avec ${the(card)} dans sa zone de jeu.`,
    villageChosen: ({ seat, region }, lexicon) =>
      `${lexicon.player(seat)} choisit de partir du village ${quoted(lexicon.region(region))}.`,
    turnBegan: ({ turn, caller }, { player }) => `Tour ${turn} : ${player(caller)} a le jeton Causeur.`,
    nobodyToCall: () => 'Aucun adversaire n’a de carte : ce tour se joue sans appel ni actions.',
    called: ({ seat, target, card }, { player }) => `${player(seat)} demande ${the(card)} à ${player(target)}.`,
    lacked: ({ seat, card, answer }, { player }) =>
      answer === 'match'
        ? `${player(seat)} ne l’a pas, mais a une autre carte ${feminine(card)} ou un autre ${priceOf(card)}.`
        : `${player(seat)} n’a ni carte ${feminine(card)} ni ${priceOf(card)} : le hasard décide.`,
    gave: ({ seat, to, card, answer }, { player }) =>
      answer === 'random'
        ? `${player(to)} tire ${the(card)} de la main ${frenchDe(player(seat))}.`
        : `${player(seat)} donne ${the(card)} à ${player(to)}.`,
    received: ({ seat, card, placed }, { player }) =>
      placed
        ? `${player(seat)} pose ${the(card)}.`
        : `${player(seat)} a déjà ${the(card)} dans sa zone de jeu : la carte est défaussée.`,
    compensated: ({ seat }, { player }) => `${player(seat)} reçoit 1 pépite en compensation.`,
    actionsBegan: ({ duo }) => OFFERS[duo],
    picked: ({ seat }, { player }) => `${player(seat)} choisit une action en secret.`,
    pickedSide: ({ seat, side }, { player }) => `${player(seat)} choisit en secret l’${SIDES[side]}.`,
    picksShown: ({ sides }, { player }) => {
      const sentences = (['left', 'right'] as const).flatMap((side) => {
        const who = sides.flatMap((each, seat) => (each === side ? [player(seat)] : []));
        return who.length === 0 ? [] : [`${capitalised(SIDES[side])} : ${and(who)}.`];
      });
      return sentences.join(' ') || 'Personne ne peut agir.';
    },
    tookNugget: ({ seat }, { player }) => `${player(seat)} prend 1 pépite.`,
    paid: ({ seat, nuggets: n, card }, { player }) => `${player(seat)} paie ${nuggets(n)} pour ${the(card)}.`,
    discarded: ({ seat, cards: gone }, { player }) => `${player(seat)} défausse ${several(gone)}.`,
    placed: ({ seat, card }, { player }) => `${player(seat)} pose ${the(card)}.`,
    drew: ({ seat, count: n }, { player }) => `${player(seat)} pioche ${cards(n)}.`,
    drewCards: ({ seat, cards: drawn }, { player }) => `${player(seat)} pioche ${several(drawn)}.`,
    reshuffled: ({ size }) => `La défausse est mélangée et forme une nouvelle pioche de ${cards(size)}.`,
    declined: ({ seat, icon }, { player }) =>
      icon === 'free'
        ? `${player(seat)} renonce à la carte gratuite.`
        : `${player(seat)} passe : il n’y a pas de carte à piocher.`,
    lost: ({ seat, icon }, { player }) => `${player(seat)} n’obtient rien : ${LOST[icon]}.`,
    tickedStage: ({ seat, stage }, lexicon) => {
      const { region, icon } = lexicon.stage(stage);
      return `${lexicon.player(seat)} coche une étape de la région ${quoted(region)}${giving(icon)}.`;
    },
    tickedStation: ({ seat, station }, lexicon) => {
      const { name, icon } = lexicon.station(station);
      return `${lexicon.player(seat)} atteint la gare ${quoted(name)}${giving(icon)}.`;
    },
    tickedBox: ({ seat, zone, box }, { player }) => `${player(seat)} coche la case ${box + 1} de la ${TRACKS[zone]}.`,
    discovered: ({ seat, region, by }, lexicon) =>
      by === 'start'
        ? `${lexicon.player(seat)} part du village ${quoted(lexicon.region(region))}.`
        : `${lexicon.player(seat)} découvre ${quoted(lexicon.region(region))}, ${KIND[lexicon.kind(region)]}.`,
    wonMedal: ({ seat, from, points: n, slot }, lexicon) => {
      const named = typeof from === 'object' ? { region: lexicon.region(from.region) } : from;
      const ordinal = `${slot}${slot === 1 ? 're' : 'e'}`;
      return `${lexicon.player(seat)} gagne sa ${ordinal} médaille (${points(n)}) : ${medalFrom(named)}.`;
    },
    noMedalLeft: ({ seat, zone }, { player }) =>
      `${player(seat)} arrive au bout de la ${TRACKS[zone]}, mais il n’y reste aucune médaille.`,
    endOfTurn: ({ turn }) => `Fin du tour ${turn}.`,
    turnedIn: ({ seat, colour }, { player }) =>
      `${player(seat)} défausse la ${family(COLOURS[colour]!)}, qui est complète.`,
    medalsTicked: ({ zone, medals: gone }) => {
      const worth = `${and(gone.map(String))} ${plural('fr', gone.at(-1) ?? 0, { one: 'point', other: 'points' })}`;
      return gone.length === 1
        ? `${capitalised(TRACKS[zone])} : la médaille de ${worth} n’est plus à gagner.`
        : `${capitalised(TRACKS[zone])} : les médailles de ${worth} ne sont plus à gagner.`;
    },
    gameEnded: ({ reason, totals }, { player }) =>
      `${reasons[reason]} Scores : ${and(totals.map((total, seat) => `${player(seat)} ${total}`))}.`,
  },
  prompts: {
    village: () => 'Choisissez votre village de départ.',
    call: () => 'Demandez à un adversaire une carte absente de votre zone de jeu.',
    give: ({ caller, card }, { player }) =>
      `Vous n’avez pas ${the(card)} : donnez à ${player(caller)} une autre carte ${feminine(card)} ou un autre ${priceOf(card)}.`,
    pick: ({ duo }) => `${icons[duo].name} : choisissez en secret une des deux actions.`,
    nuggets: ({ takes, buys }) => {
      if (takes === 0) return 'Payez pour poser une carte.';
      return buys === 0 ? 'Prenez 1 pépite.' : 'Prenez 1 pépite, ou payez pour poser une carte.';
    },
    cards: ({ draws, swaps }) => {
      if (swaps === 0) return draws === 0 ? 'Il n’y a pas de carte à piocher : passez.' : 'Piochez 3 cartes.';
      return draws === 0
        ? 'Choisissez une carte à poser : vous en défausserez 2 autres de même couleur.'
        : 'Piochez 3 cartes, ou choisissez-en une à poser : vous en défausserez 2 autres de même couleur.';
    },
    tick: ({ stages, stations }) => {
      if (stations === 0) return `Cochez une étape ${accessible(stages)}.`;
      return stages === 0
        ? `Cochez une gare ${accessible(stations)}.`
        : `Cochez une étape ${accessible(stages)} ou une gare ${accessible(stations)}.`;
    },
    tipi: () => 'Cochez une case de votre piste Tipi, à gauche ou à droite.',
    free: ({ cards: n }) =>
      n === 0 ? 'Vous n’avez aucune carte à poser gratuitement : passez.' : 'Posez une carte gratuitement, ou passez.',
    discover: ({ regions: n }) => `Découvrez une région ${accessible(n)}.`,
    turnIn: ({ families, regions: n }) =>
      families === 1
        ? `Votre famille est complète : défaussez-la et découvrez une région ${accessible(n)}.`
        : `Vous avez ${families} familles complètes : défaussez-en une et découvrez une région ${accessible(n)}.`,
  },
  choices: {
    village: ({ region }, lexicon) => `Partir du village ${quoted(lexicon.region(region))}`,
    call: ({ target, card }, { player }) => `Demander ${the(card)} à ${player(target)}`,
    give: ({ card }) => `Donner ${the(card)}`,
    pick: ({ side }) => `Choisir l’${SIDES[side]}`,
    takeNugget: () => 'Prendre 1 pépite',
    buy: ({ card }) => `Payer ${nuggets(priceOf(card))} et poser ${the(card)}`,
    draw: () => 'Piocher 3 cartes',
    swap: ({ discard, card }) => `Défausser ${several(discard)} pour poser ${the(card)}`,
    decline: () => 'Passer',
    tickStage: ({ stage }, lexicon) => {
      const { region, number, icon } = lexicon.stage(stage);
      return `Cocher l’étape ${number} de la région ${quoted(region)} : ${holding(icon)}`;
    },
    tickStation: ({ station }, lexicon) => {
      const { name, icon } = lexicon.station(station);
      return `Cocher la gare ${quoted(name)} : ${holding(icon)}`;
    },
    tickTipi: ({ box }) => `Cocher la case ${box + 1} de la piste Tipi`,
    place: ({ card }) => `Poser gratuitement ${the(card)}`,
    discover: ({ region }, lexicon) => `Découvrir ${quoted(lexicon.region(region))}`,
    turnIn: ({ colour, region }, lexicon) =>
      `Défausser la ${family(COLOURS[colour]!)} et découvrir ${quoted(lexicon.region(region))}`,
  },
  sources: {
    flags: (zone, boxes) => `${capitalised(zones[zone])} : ${regions(boxes)}`,
    medal: (from) => {
      if (typeof from === 'object') return `Médaille : ${from.region}`;
      return `Médaille : ${from === 'rail' ? 'chemin de fer' : TRACKS[from]}`;
    },
  },
  reasons,
  results: {
    victory: (names, n) =>
      names.length === 1
        ? `${names[0]} gagne avec ${points(n)}.`
        : `Avec ${points(n)}, ${and(names)} se partagent la victoire.`,
    tieBreak: (by) => `Égalité de points : c’est le nombre de ${by === 'medals' ? 'médailles' : 'pépites'} qui décide.`,
  },
  options: {
    firstCaller: {
      name: 'Premier Causeur',
      text: 'La personne qui demande la première carte. Si vous ne désignez personne, le hasard décide.',
    },
    sealed: {
      name: 'Choix secrets',
      text: 'Tout le monde choisit en secret une des deux actions, puis tous les choix sont révélés ensemble.',
    },
  },
  rules: {
    'CO-SET-10': 'Vous partez d’un des deux villages.',
    'CO-CALL-03': 'Cette carte est déjà dans votre zone de jeu : demandez-en une autre.',
    'CO-R-01': 'Cet adversaire n’a aucune carte à donner.',
    'CO-CALL-05': 'Donnez une carte de même couleur ou de même valeur que la carte demandée.',
    'CO-R-13': 'Vous devez demander une carte.',
    'CO-R-14': 'Vous ne pouvez pas passer tant qu’il vous reste un coup à jouer.',
    'CO-R-15': 'Vous devez choisir une action que vous pouvez effectuer.',
    'CO-R-16': 'Il n’y a plus de carte à piocher.',
    'CO-R-18': 'Il vous faut trois cartes : deux à défausser et une troisième à poser.',
    'CO-R-20': 'Vous n’avez pas assez de pépites pour cette carte.',
    'CO-R-65': 'Vous avez choisi l’autre action en secret.',
    'CO-ACT-07': 'Cette carte est déjà dans votre zone de jeu : vous ne pouvez pas en poser une deuxième.',
    'CO-DUO-04': 'Pour poser cette carte, il faudrait en défausser deux autres de même couleur.',
    'CO-EOT-05': 'Une famille complète se défausse à la fin du tour, pas avant.',
    'CO-MAP-04': 'Aucun chemin ne relie cette étape à un drapeau coché ni à une étape cochée.',
    'CO-MAP-05': 'Vous n’avez pas encore découvert cette région.',
    'CO-MAP-08': 'Cette région n’est adjacente à aucune de vos régions découvertes.',
    'CO-MAP-09': 'Des montagnes barrent l’accès à cette région.',
    'CO-RAIL-02': 'Les gares se cochent de gauche à droite, sans en sauter.',
    'CO-RAIL-03': 'Votre chemin de fer a pris un autre embranchement : cette gare n’est plus accessible.',
    'CO-ICON-02': 'La piste Tipi commence par la case du centre.',
    'CO-ICON-03': 'Sur la piste Tipi, cochez une case adjacente à une case déjà cochée.',
    'CO-CARD-06': 'Cette famille n’est pas complète : il lui faut le 1, le 2 et le 3.',
  },
  phases: {
    villages: 'Départ',
    call: 'Appel',
    give: 'Appel',
    picks: 'Actions',
    actions: 'Actions',
    families: 'Fin du tour',
    over: 'Partie terminée',
  },
  terms: {
    caller: 'Causeur',
    turn: 'Tour',
    hand: 'Main',
    area: 'Zone de jeu',
    family: 'Famille',
    pile: 'Pioche',
    discard: 'Défausse',
    nuggets: 'Pépites',
    medals: 'Médailles',
    map: 'Feuille de Route',
    railway: 'Chemin de fer',
    bountyBoard: 'Tableau des Primes',
    medalTrack: 'Piste médailles',
    mountains: 'Montagnes',
    flag: 'Drapeau',
    stage: 'Étape',
    station: 'Gare',
    region: 'Région',
    box: 'Case',
    switch: 'Aiguillage',
  },
  icons,
  sides: {
    nuggets: { left: 'Prendre 1 pépite', right: 'Payer pour poser une carte' },
    cards: { left: 'Piocher 3 cartes', right: 'Défausser 2 cartes, en poser 1' },
    tick: { left: 'Cocher une étape', right: 'Cocher une gare' },
  },
  colours,
  zones,
  card: (card) => nounOf(card).name,
  coloured: (colour) => `carte ${FEMININE[colour]}`,
  family,
  lacks: {
    card: (card, turn) => `pas ${frenchDe(nounOf(card).name)} au tour ${turn}`,
    'colour and value': (card, turn) => `ni carte ${feminine(card)} ni ${priceOf(card)} au tour ${turn}`,
  },
  identity,
  points,
  cards,
  nuggets,
  medals,
};
