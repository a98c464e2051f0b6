import { list, plural } from '@cordillera/engine';
import { colourName, priceOf } from '../box.ts';
import type { Icon, Kind } from '../content/types.ts';
import type { Identity, ZoneName } from '../state.ts';
import { type Catalogue, capitalised, type NamedSource } from './catalogue.ts';

const and = (items: readonly string[]): string => list('en', items);
const count = (n: number, one: string, other: string): string => `${n} ${plural('en', n, { one, other })}`;
const cards = (n: number): string => count(n, 'card', 'cards');
const points = (n: number): string => count(n, 'point', 'points');
const nuggets = (n: number): string => count(n, 'nugget', 'nuggets');
const medals = (n: number): string => count(n, 'medal', 'medals');
const stages = (n: number): string => count(n, 'stage', 'stages');
const stations = (n: number): string => count(n, 'station', 'stations');
const regions = (n: number): string => count(n, 'region', 'regions');

/** By identity: three of each family. */
const CARDS = [
  ...['pickaxe', 'donkey', 'gold digger'],
  ...['safe key', 'stagecoach', 'banker'],
  ...['lasso', 'horse', 'cowgirl'],
  ...['bottle', 'saloon wagon', 'barman'],
  ...['pitchfork', 'covered wagon', 'pioneer woman'],
  ...['bear trap', 'mule', 'trapper'],
];
const card = (identity: Identity): string => CARDS[identity] as string;
const identity = (each: Identity): string => `${card(each)} (${colourName(each)} ${priceOf(each)})`;
const the = (each: Identity): string => `the ${identity(each)}`;

const zones: Record<ZoneName, string> = {
  village: 'villages',
  desert: 'deserts',
  lake: 'lakes',
  forest: 'forests',
  tipi: 'tipi',
  saloon: 'saloon',
  wanted: 'wanted',
};

const KIND: Record<Kind, string> = { village: 'village', desert: 'desert', lake: 'lake', forest: 'forest' };

const icons: Catalogue['icons'] = {
  none: { name: 'Empty stage', text: 'Gives nothing by itself, but counts towards completing its region.' },
  nuggets: { name: 'Nuggets', text: 'Take 1 nugget, or pay the price of a card from your hand and place it.' },
  cards: { name: 'Cards', text: 'Draw 3 cards, or discard 2 of one colour to place any card for free.' },
  tick: { name: 'Tick', text: 'Tick a stage on your map, or the next station of your railway.' },
  tipi: { name: 'Tipi', text: 'Tick a box of your tipi track: the middle first, then to either side.' },
  saloon: { name: 'Saloon', text: 'Tick the next box of your saloon track.' },
  wanted: { name: 'Wanted', text: 'Tick the next box of your wanted track.' },
  free: { name: 'Free card', text: 'Place a card from your hand at no cost, and use it.' },
  discover: { name: 'Discovery', text: 'Discover a region beside one you have discovered.' },
};

const lost: Record<Icon, string> = {
  none: '',
  nuggets: 'the nuggets',
  cards: 'the cards',
  tick: 'a tick: nothing is open',
  tipi: 'a tipi: the track is full',
  saloon: 'a saloon: the track is full',
  wanted: 'a wanted poster: the track is full',
  free: 'a free card',
  discover: 'a discovery: no region is open',
};

const medalFrom = (from: NamedSource): string => {
  if (typeof from === 'object') return `${from.region} is complete`;
  return from === 'rail' ? 'the railway is complete' : `end of the ${zones[from]} track`;
};

const reasons: Catalogue['reasons'] = {
  seventhMedal: 'The seventh medal has been won: the game ends.',
  lastTurn: 'After 200 turns the game ends.',
};

/** English: the present tense, as a commentator would use it. */
export const en: Catalogue = {
  events: {
    dealt: ({ seat, count: n }, { player }) => `${player(seat)} is dealt ${cards(n)}.`,
    dealtCards: ({ cards: dealt }) => `Your first hand: ${and(dealt.map(identity))}.`,
    laidOpen: ({ seat, card: laid }, { player }) => `${player(seat)} starts with ${the(laid)}.`,
    villageChosen: ({ seat, region }, lexicon) =>
      `${lexicon.player(seat)} wants to start in ${lexicon.region(region)}.`,
    turnBegan: ({ turn, caller }, { player }) => `Turn ${turn}: ${player(caller)} calls.`,
    nobodyToCall: ({ caller }, { player }) => `Nobody has a card that ${player(caller)} could ask for.`,
    called: ({ seat, target, card: asked }, { player }) => `${player(seat)} asks ${player(target)} for ${the(asked)}.`,
    lacked: ({ seat, card: asked, answer }, { player }) =>
      answer === 'match'
        ? `${player(seat)} does not have it, but has a card of that colour or value.`
        : `${player(seat)} has nothing ${colourName(asked)} and no ${priceOf(asked)}: a card is drawn at random.`,
    gave: ({ seat, to, card: given }, { player }) => `${player(seat)} gives ${player(to)} ${the(given)}.`,
    received: ({ seat, card: given, placed }, { player }) =>
      placed ? `${player(seat)} places ${the(given)}.` : `${player(seat)} has ${the(given)} already: it is discarded.`,
    compensated: ({ seat }, { player }) => `${player(seat)} gets 1 nugget for it.`,
    actionsBegan: ({ duo }) => `Everybody acts: ${icons[duo].name}.`,
    picked: ({ seat }, { player }) => `${player(seat)} has chosen an action.`,
    pickedSide: ({ seat }, { player }) => `${player(seat)} has chosen in secret.`,
    picksShown: ({ sides }, { player }) => {
      const chosen = sides.flatMap((side, seat) => (side === null ? [] : [`${player(seat)} ${side}`]));
      return chosen.length === 0 ? 'Nobody can act.' : `The actions chosen: ${and(chosen)}.`;
    },
    tookNugget: ({ seat }, { player }) => `${player(seat)} takes 1 nugget.`,
    paid: ({ seat, nuggets: n, card: bought }, { player }) => `${player(seat)} pays ${nuggets(n)} for ${the(bought)}.`,
    discarded: ({ seat, cards: gone }, { player }) => `${player(seat)} discards ${and(gone.map(the))}.`,
    placed: ({ seat, card: placed }, { player }) => `${player(seat)} places ${the(placed)}.`,
    drew: ({ seat, count: n }, { player }) => `${player(seat)} draws ${cards(n)}.`,
    drewCards: ({ cards: drawn }) => `Drawn: ${and(drawn.map(identity))}.`,
    reshuffled: ({ size }) => `The discard is shuffled into a new pile of ${cards(size)}.`,
    declined: ({ seat, icon }, { player }) =>
      icon === 'free' ? `${player(seat)} does not place a free card.` : `${player(seat)} does without the Cards.`,
    lost: ({ seat, icon }, { player }) => `${player(seat)} loses ${lost[icon]}.`,
    tickedStage: ({ seat, stage }, lexicon) => {
      const { region, icon } = lexicon.stage(stage);
      return `${lexicon.player(seat)} ticks a stage of ${region}${icon === 'none' ? '' : `: ${icons[icon].name}`}.`;
    },
    tickedStation: ({ seat, station }, lexicon) => {
      const { name, icon } = lexicon.station(station);
      return `${lexicon.player(seat)} reaches ${name}${icon === 'none' ? '' : `: ${icons[icon].name}`}.`;
    },
    tickedBox: ({ seat, zone, box }, { player }) => `${player(seat)} ticks box ${box + 1} of the ${zones[zone]} track.`,
    discovered: ({ seat, region, by }, lexicon) =>
      by === 'start'
        ? `${lexicon.player(seat)} starts in ${lexicon.region(region)}.`
        : `${lexicon.player(seat)} discovers ${lexicon.region(region)}, a ${KIND[lexicon.kind(region)]}.`,
    wonMedal: ({ seat, from, points: n, slot }, lexicon) => {
      const named = typeof from === 'object' ? { region: lexicon.region(from.region) } : from;
      return `${lexicon.player(seat)} wins a medal of ${n} (${medalFrom(named)}), the ${ordinal(slot)}.`;
    },
    noMedalLeft: ({ seat, zone }, { player }) => `${player(seat)} ends the ${zones[zone]} track: no medal is left.`,
    endOfTurn: ({ turn }) => `End of turn ${turn}.`,
    turnedIn: ({ seat, colour }, { player }) => `${player(seat)} turns in the ${colourName(colour * 3)} family.`,
    medalsTicked: ({ zone, medals: gone }) =>
      `${capitalised(zones[zone])}: the ${gone.length === 1 ? 'medal' : 'medals'} of ${and(gone.map(String))} ${gone.length === 1 ? 'is' : 'are'} gone.`,
    gameEnded: ({ reason, totals }, { player }) =>
      `${reasons[reason]} Scores: ${and(totals.map((total, seat) => `${player(seat)} ${total}`))}.`,
  },
  prompts: {
    village: () => 'Choose the village you start in.',
    call: () => 'Ask somebody for a card.',
    give: ({ caller, card: asked }, { player }) =>
      `You do not have ${the(asked)}: give ${player(caller)} a card of that colour or value.`,
    pick: ({ duo }) => `${icons[duo].name}: choose one of the two actions in secret.`,
    nuggets: ({ nuggets: n, buys }) =>
      buys === 0 ? 'Take 1 nugget.' : `Take 1 nugget, or pay for a card; you have ${nuggets(n)}.`,
    cards: ({ draws, swaps }) => {
      if (draws === 0)
        return swaps === 0
          ? 'There is no card to draw.'
          : 'Discard 2 cards of one colour to place a card, or do without.';
      return swaps === 0 ? 'Draw 3 cards.' : 'Draw 3 cards, or discard 2 of one colour to place a card.';
    },
    tick: ({ stages: s, stations: t }) => {
      if (t === 0) return `Tick a stage: ${stages(s)} open.`;
      return s === 0
        ? `Tick a station: ${stations(t)} open.`
        : `Tick a stage or a station: ${stages(s)} and ${stations(t)} open.`;
    },
    tipi: () => 'Tick a box of your tipi track, to the left or to the right.',
    free: ({ cards: n }) => (n === 0 ? 'You have no card to place for free.' : 'Place a card for free, or do without.'),
    discover: ({ regions: n }) => `Discover a region: ${n} are open.`,
    turnIn: ({ families, regions: n }) =>
      families === 1
        ? `Your family is complete: discover ${n === 1 ? 'the region that is open' : `one of ${regions(n)}`}.`
        : `${families} families are complete: turn one in to discover ${n === 1 ? 'the region that is open' : `one of ${regions(n)}`}.`,
  },
  choices: {
    village: ({ region }, lexicon) => `Start in ${lexicon.region(region)}`,
    call: ({ target, card: asked }, { player }) => `Ask ${player(target)} for ${the(asked)}`,
    give: ({ card: gift }) => `Give ${the(gift)}`,
    pick: ({ side }) => (side === 'left' ? 'The left action' : 'The right action'),
    takeNugget: () => 'Take 1 nugget',
    buy: ({ card: bought }) => `Pay ${nuggets(priceOf(bought))} and place ${the(bought)}`,
    draw: () => 'Draw 3 cards',
    swap: ({ discard: [a, b], card: placed }) =>
      a === b
        ? `Discard two of ${the(a)} and place ${the(placed)}`
        : `Discard ${the(a)} and ${the(b)} and place ${the(placed)}`,
    decline: () => 'Do without',
    tickStage: ({ stage }, lexicon) => {
      const { region, icon } = lexicon.stage(stage);
      return `Tick a stage of ${region}: ${icon === 'none' ? 'empty' : icons[icon].name}`;
    },
    tickStation: ({ station }, lexicon) => {
      const { name, icon } = lexicon.station(station);
      return `Tick ${name}: ${icon === 'none' ? 'empty' : icons[icon].name}`;
    },
    tickTipi: ({ box }) => `Tick box ${box + 1} of the tipi track`,
    place: ({ card: placed }) => `Place ${the(placed)} for free`,
    discover: ({ region }, lexicon) => `Discover ${lexicon.region(region)}`,
    turnIn: ({ colour, region }, lexicon) =>
      `Turn in the ${colourName(colour * 3)} family and discover ${lexicon.region(region)}`,
  },
  sources: {
    flags: (zone, boxes) => `${capitalised(zones[zone])}: ${regions(boxes)}`,
    medal: (from) => {
      if (typeof from === 'object') return from.region;
      return from === 'rail' ? 'Railway' : `Medal: ${zones[from]}`;
    },
  },
  reasons,
  results: {
    victory: (names, n) =>
      names.length === 1
        ? `${names[0]} wins with ${points(n)}.`
        : `${and(names)} share the victory with ${points(n)} each.`,
    tieBreak: (by) => `Several have as many points: the number of ${by} decides.`,
  },
  options: {
    firstCaller: { name: 'First Caller', text: 'Who asks first. Left open, chance decides.' },
    sealed: {
      name: 'Sealed choices',
      text: 'Everybody chooses one of the two actions in secret; they are shown together.',
    },
  },
  rules: {
    'CO-SET-10': 'You start in one of the two villages.',
    'CO-CALL-03': 'You have this card in your area: ask for one that you do not have.',
    'CO-R-01': 'This player has no card to give.',
    'CO-CALL-05': 'Give a card of the same colour or the same value as the one asked for.',
    'CO-R-13': 'The Caller must ask for a card.',
    'CO-R-14': 'This must be done while it can be done.',
    'CO-R-15': 'One of the two actions must be carried out, and this one cannot be.',
    'CO-R-16': 'There is no card left to draw.',
    'CO-R-18': 'Two cards are discarded and a third one is placed: you need three.',
    'CO-R-20': 'You do not have enough nuggets for this card.',
    'CO-R-65': 'You have chosen the other action in secret.',
    'CO-ACT-07': 'You have this card in your area: it cannot be placed a second time.',
    'CO-DUO-04': 'The two cards you discard must have the same colour.',
    'CO-EOT-05': 'A complete family is turned in at the end of the turn.',
    'CO-MAP-04': 'No path joins this stage to something you have ticked.',
    'CO-MAP-05': 'You have not discovered this region yet.',
    'CO-MAP-08': 'This region is not beside one that you have discovered.',
    'CO-MAP-09': 'Mountains bar the way to this region.',
    'CO-RAIL-02': 'The railway goes on from your last station, one station at a time.',
    'CO-RAIL-03': 'Your railway has taken another branch.',
    'CO-ICON-02': 'The tipi track starts in the middle.',
    'CO-ICON-03': 'Tick a tipi box next to one that you have ticked.',
    'CO-CARD-06': 'This family is not complete: it needs its 1, 2 and 3.',
  },
  phases: {
    villages: 'Start',
    call: 'Call',
    give: 'Call',
    picks: 'Actions',
    actions: 'Actions',
    families: 'End of turn',
    over: 'Game over',
  },
  terms: {
    caller: 'Caller',
    turn: 'Turn',
    hand: 'Hand',
    area: 'Play area',
    family: 'Family',
    pile: 'Draw pile',
    discard: 'Discard',
    nuggets: 'Nuggets',
    medals: 'Medals',
    map: 'Map',
    railway: 'Railway',
    bountyBoard: 'Bounty Board',
    medalTrack: 'Medal track',
    mountains: 'Mountains',
    flag: 'Flag',
    stage: 'Stage',
    station: 'Station',
    region: 'Region',
    box: 'Box',
    switch: 'Switch',
  },
  icons,
  sides: {
    nuggets: { left: 'Take 1 nugget', right: 'Pay for a card' },
    cards: { left: 'Draw 3 cards', right: 'Discard 2, place 1' },
    tick: { left: 'Tick a stage', right: 'Tick a station' },
  },
  colours: { red: 'red', green: 'green', grey: 'grey', purple: 'purple', blue: 'blue', orange: 'orange' },
  zones,
  card,
  identity,
  points,
  cards,
  nuggets,
  medals,
};

function ordinal(n: number): string {
  const endings = { one: 'st', two: 'nd', few: 'rd' } as Partial<Record<Intl.LDMLPluralRule, string>>;
  return `${n}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(n)] ?? 'th'}`;
}
