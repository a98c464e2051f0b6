import { formatList, plural } from '@cordillera/engine';
import { colourName, priceOf } from '../content/box.ts';
import { COLOURS, type Colour, type Duo, type Icon, type Kind } from '../content/types.ts';
import type { Identity, Side, ZoneName } from '../state.ts';
import { type Catalogue, capitalised, grouped, type NamedSource } from './catalogue.ts';

const and = (items: readonly string[]): string => formatList('en', items);
const count = (n: number, one: string, other: string): string => `${n} ${plural('en', n, { one, other })}`;
const cards = (n: number): string => count(n, 'card', 'cards');
const points = (n: number): string => count(n, 'point', 'points');
const nuggets = (n: number): string => count(n, 'nugget', 'nuggets');
const medals = (n: number): string => count(n, 'medal', 'medals');
const regions = (n: number): string => count(n, 'region', 'regions');

interface Noun {
  name: string;
  many: string;
}

/** By identity: three of each family. */
const CARDS: readonly Noun[] = [
  { name: 'pickaxe', many: 'pickaxes' },
  { name: 'donkey', many: 'donkeys' },
  { name: 'prospector', many: 'prospectors' },
  { name: 'safe key', many: 'safe keys' },
  { name: 'stagecoach', many: 'stagecoaches' },
  { name: 'banker', many: 'bankers' },
  { name: 'lasso', many: 'lassos' },
  { name: 'horse', many: 'horses' },
  { name: 'cowgirl', many: 'cowgirls' },
  { name: 'bottle', many: 'bottles' },
  { name: 'saloon wagon', many: 'saloon wagons' },
  { name: 'barman', many: 'barmen' },
  { name: 'pitchfork', many: 'pitchforks' },
  { name: 'covered wagon', many: 'covered wagons' },
  { name: 'pioneer woman', many: 'pioneer women' },
  { name: 'bear trap', many: 'bear traps' },
  { name: 'mule', many: 'mules' },
  { name: 'trapper', many: 'trappers' },
];
const colours: Record<Colour, string> = {
  red: 'red',
  green: 'green',
  grey: 'grey',
  purple: 'purple',
  blue: 'blue',
  orange: 'orange',
};
const nounOf = (card: Identity): Noun => CARDS[card] as Noun;
const colourOf = (card: Identity): string => colours[colourName(card)];
const family = (colour: Colour): string => `${colours[colour]} family`;
const tagged = (words: string, card: Identity): string => `${words} (${colourOf(card)} ${priceOf(card)})`;
const identity = (card: Identity): string => tagged(nounOf(card).name, card);
const the = (card: Identity): string => `the ${identity(card)}`;
/** "a lasso (grey 1) and 2 donkeys (red 2)". */
const several = (all: readonly Identity[]): string =>
  and(
    grouped(all).map(({ card, copies }) =>
      copies === 1 ? `a ${identity(card)}` : `${copies} ${tagged(nounOf(card).many, card)}`,
    ),
  );

const KIND: Record<Kind, string> = { village: 'village', desert: 'desert', lake: 'lake', forest: 'forest' };
const zones: Record<ZoneName, string> = {
  village: 'villages',
  desert: 'deserts',
  lake: 'lakes',
  forest: 'forests',
  tipi: 'tipi',
  saloon: 'saloon',
  wanted: 'wanted',
};
const TRACKS: Record<ZoneName, string> = {
  village: 'village track',
  desert: 'desert track',
  lake: 'lake track',
  forest: 'forest track',
  tipi: 'tipi track',
  saloon: 'saloon track',
  wanted: 'wanted track',
};

const icons: Catalogue['icons'] = {
  none: { name: 'Empty stage', text: 'Gives nothing by itself, but counts towards completing its region.' },
  nuggets: { name: 'Nuggets', text: 'Take 1 nugget, or pay the price of a card from your hand and place it.' },
  cards: { name: 'Cards', text: 'Draw 3 cards, or discard 2 of one colour to place any other card for free.' },
  tick: { name: 'Tick', text: 'Tick a stage on your map, or the next station of your railway.' },
  tipi: { name: 'Tipi', text: 'Tick a box of your tipi track: the middle one first, then outwards to either side.' },
  saloon: { name: 'Saloon', text: 'Tick the next box of your saloon track.' },
  wanted: { name: 'Wanted', text: 'Tick the next box of your wanted track.' },
  free: { name: 'Free card', text: 'Place a card from your hand at no cost, and take one of its two actions.' },
  discover: { name: 'Discovery', text: 'Discover a region next to one that you have discovered.' },
};
/** What a stage or station gives, after its place. */
const giving = (icon: Icon): string => (icon === 'none' ? '' : `: ${icons[icon].name}`);
const holding = (icon: Icon): string => (icon === 'none' ? 'empty' : icons[icon].name);

const OFFERS: Record<Duo, string> = {
  nuggets: 'Nuggets for everybody: take 1 nugget, or pay for a card and place it.',
  cards: 'Cards for everybody: draw 3 cards, or discard 2 of one colour to place another.',
  tick: 'A tick for everybody: a stage on the map, or the next station of the railway.',
};

/** Why an icon has no effect. */
const LOST: Record<Icon, string> = {
  none: 'the stage is empty',
  nuggets: 'there is no nugget to take',
  cards: 'there is no card to draw',
  tick: 'no stage or station is left to tick',
  tipi: 'the tipi track is full',
  saloon: 'the saloon track is full',
  wanted: 'the wanted track is full',
  free: 'there is no card to place',
  discover: 'no new region is within reach',
};

const SIDES: Record<Side, string> = { left: 'left action', right: 'right action' };

const medalFrom = (from: NamedSource): string => {
  if (typeof from === 'object') return `${from.region} is complete`;
  return from === 'rail' ? 'the railway is complete' : `end of the ${TRACKS[from]}`;
};
const withinReach = (n: number): string => `(${n} within reach)`;

const reasons: Catalogue['reasons'] = {
  seventhMedal: 'Somebody has won a seventh medal: the game is over.',
  lastTurn: '200 turns have been played: the game is over.',
};

/** English: the present tense, as a commentator would use it. */
export const en: Catalogue = {
  events: {
    dealt: ({ seat, count: n }, { player }) => `${player(seat)} is dealt ${cards(n)}.`,
    dealtCards: ({ seat, cards: dealt }, { player }) => `${player(seat)} is dealt ${several(dealt)}.`,
    laidOpen: ({ seat, card }, { player }) => `${player(seat)} starts with ${the(card)} in play.`,
    villageChosen: ({ seat, region }, lexicon) =>
      `${lexicon.player(seat)} chooses to start in ${lexicon.region(region)}.`,
    turnBegan: ({ turn, caller }, { player }) => `Turn ${turn}: ${player(caller)} is the Caller.`,
    nobodyToCall: () => 'No opponent has a card: there is no call this turn, and nobody acts.',
    called: ({ seat, target, card }, { player }) => `${player(seat)} asks ${player(target)} for ${the(card)}.`,
    lacked: ({ seat, card, answer }, { player }) =>
      answer === 'match'
        ? `${player(seat)} does not have it, but has another ${colourOf(card)} card or another ${priceOf(card)}.`
        : `${player(seat)} has no ${colourOf(card)} card and no ${priceOf(card)}: chance decides.`,
    gave: ({ seat, to, card, answer }, { player }) =>
      answer === 'random'
        ? `${player(to)} draws ${the(card)} from ${player(seat)}’s hand.`
        : `${player(seat)} gives ${player(to)} ${the(card)}.`,
    received: ({ seat, card, placed }, { player }) =>
      placed
        ? `${player(seat)} places ${the(card)}.`
        : `${player(seat)} already has ${the(card)} in play: the card is discarded.`,
    compensated: ({ seat }, { player }) => `${player(seat)} gets 1 nugget in compensation.`,
    actionsBegan: ({ duo }) => OFFERS[duo],
    picked: ({ seat }, { player }) => `${player(seat)} has chosen an action in secret.`,
    pickedSide: ({ seat, side }, { player }) => `${player(seat)} chooses the ${SIDES[side]} in secret.`,
    picksShown: ({ sides }, { player }) => {
      const sentences = (['left', 'right'] as const).flatMap((side) => {
        const who = sides.flatMap((each, seat) => (each === side ? [player(seat)] : []));
        return who.length === 0 ? [] : [`${capitalised(SIDES[side])}: ${and(who)}.`];
      });
      return sentences.join(' ') || 'Nobody can act.';
    },
    tookNugget: ({ seat }, { player }) => `${player(seat)} takes 1 nugget.`,
    paid: ({ seat, nuggets: n, card }, { player }) => `${player(seat)} pays ${nuggets(n)} for ${the(card)}.`,
    discarded: ({ seat, cards: gone }, { player }) => `${player(seat)} discards ${several(gone)}.`,
    placed: ({ seat, card }, { player }) => `${player(seat)} places ${the(card)}.`,
    drew: ({ seat, count: n }, { player }) => `${player(seat)} draws ${cards(n)}.`,
    drewCards: ({ seat, cards: drawn }, { player }) => `${player(seat)} draws ${several(drawn)}.`,
    reshuffled: ({ size }) => `The discard pile is shuffled into a new draw pile of ${cards(size)}.`,
    declined: ({ seat, icon }, { player }) =>
      icon === 'free' ? `${player(seat)} skips the free card.` : `${player(seat)} passes: there is no card to draw.`,
    lost: ({ seat, icon }, { player }) => `${player(seat)} gets nothing: ${LOST[icon]}.`,
    tickedStage: ({ seat, stage }, lexicon) => {
      const { region, icon } = lexicon.stage(stage);
      return `${lexicon.player(seat)} ticks a stage of ${region}${giving(icon)}.`;
    },
    tickedStation: ({ seat, station }, lexicon) => {
      const { name, icon } = lexicon.station(station);
      return `${lexicon.player(seat)} reaches ${name} on the railway${giving(icon)}.`;
    },
    tickedBox: ({ seat, zone, box }, { player }) => `${player(seat)} ticks box ${box + 1} of the ${TRACKS[zone]}.`,
    discovered: ({ seat, region, by }, lexicon) =>
      by === 'start'
        ? `${lexicon.player(seat)} starts in ${lexicon.region(region)}.`
        : `${lexicon.player(seat)} discovers ${lexicon.region(region)}, a ${KIND[lexicon.kind(region)]}.`,
    wonMedal: ({ seat, from, points: n, slot }, lexicon) => {
      const named = typeof from === 'object' ? { region: lexicon.region(from.region) } : from;
      return `${lexicon.player(seat)} wins a medal worth ${points(n)}, the ${ordinal(slot)} so far: ${medalFrom(named)}.`;
    },
    noMedalLeft: ({ seat, zone }, { player }) =>
      `${player(seat)} reaches the end of the ${TRACKS[zone]}, but no medal is left.`,
    endOfTurn: ({ turn }) => `End of turn ${turn}.`,
    turnedIn: ({ seat, colour }, { player }) => `${player(seat)} turns in the complete ${family(COLOURS[colour]!)}.`,
    medalsTicked: ({ zone, medals: gone }) =>
      `${capitalised(TRACKS[zone])}: the ${gone.length === 1 ? 'medal' : 'medals'} worth ${and(gone.map(String))} can no longer be won.`,
    gameEnded: ({ reason, totals }, { player }) =>
      `${reasons[reason]} Scores: ${and(totals.map((total, seat) => `${player(seat)} ${total}`))}.`,
  },
  prompts: {
    village: () => 'Choose the village you start in.',
    call: () => 'Ask another player for a card that you do not have in your play area.',
    give: ({ caller, card }, { player }) =>
      `You do not have ${the(card)}: give ${player(caller)} another ${colourOf(card)} card or another ${priceOf(card)}.`,
    pick: ({ duo }) => `${icons[duo].name}: choose one of the two actions in secret.`,
    nuggets: ({ takes, buys }) => {
      if (takes === 0) return 'Pay for a card and place it.';
      return buys === 0 ? 'Take 1 nugget.' : 'Take 1 nugget, or pay for a card and place it.';
    },
    cards: ({ draws, swaps }) => {
      if (swaps === 0) return draws === 0 ? 'There is no card to draw: pass.' : 'Draw 3 cards.';
      return draws === 0
        ? 'Choose a card to place: you discard 2 others of one colour for it.'
        : 'Draw 3 cards, or choose a card to place: you discard 2 others of one colour for it.';
    },
    tick: ({ stages, stations }) => {
      if (stations === 0) return `Tick a stage ${withinReach(stages)}.`;
      return stages === 0
        ? `Tick a station ${withinReach(stations)}.`
        : `Tick a stage ${withinReach(stages)} or a station ${withinReach(stations)}.`;
    },
    tipi: () => 'Tick a box of your tipi track, to the left or to the right.',
    free: ({ cards: n }) => (n === 0 ? 'You have no card to place for free: pass.' : 'Place a card for free, or pass.'),
    discover: ({ regions: n }) => `Discover a region ${withinReach(n)}.`,
    turnIn: ({ families, regions: n }) =>
      families === 1
        ? `Your family is complete: turn it in and discover a region ${withinReach(n)}.`
        : `${families} of your families are complete: turn one in and discover a region ${withinReach(n)}.`,
  },
  choices: {
    village: ({ region }, lexicon) => `Start in ${lexicon.region(region)}`,
    call: ({ target, card }, { player }) => `Ask ${player(target)} for ${the(card)}`,
    give: ({ card }) => `Give ${the(card)}`,
    pick: ({ side }) => `Choose the ${SIDES[side]}`,
    takeNugget: () => 'Take 1 nugget',
    buy: ({ card }) => `Pay ${nuggets(priceOf(card))} and place ${the(card)}`,
    draw: () => 'Draw 3 cards',
    swap: ({ discard, card }) => `Discard ${several(discard)} to place ${the(card)}`,
    decline: () => 'Pass',
    tickStage: ({ stage }, lexicon) => {
      const { region, number, icon } = lexicon.stage(stage);
      return `Tick stage ${number} of ${region}: ${holding(icon)}`;
    },
    tickStation: ({ station }, lexicon) => {
      const { name, icon } = lexicon.station(station);
      return `Tick the station ${name}: ${holding(icon)}`;
    },
    tickTipi: ({ box }) => `Tick box ${box + 1} of the tipi track`,
    place: ({ card }) => `Place ${the(card)} for free`,
    discover: ({ region }, lexicon) => `Discover ${lexicon.region(region)}`,
    turnIn: ({ colour, region }, lexicon) =>
      `Turn in the ${family(COLOURS[colour]!)} and discover ${lexicon.region(region)}`,
  },
  sources: {
    flags: (zone, boxes) => `${capitalised(zones[zone])}: ${regions(boxes)}`,
    medal: (from) => {
      if (typeof from === 'object') return `Medal: ${from.region}`;
      return `Medal: ${from === 'rail' ? 'railway' : TRACKS[from]}`;
    },
  },
  reasons,
  results: {
    victory: (names, n) =>
      names.length === 1
        ? `${names[0]} wins with ${points(n)}.`
        : `${and(names)} share the win with ${points(n)} each.`,
    tieBreak: (by) => `Points are tied: the number of ${by} decides.`,
  },
  options: {
    firstCaller: { name: 'First Caller', text: 'Who asks for the first card. If nobody is named, chance decides.' },
    sealed: {
      name: 'Secret choices',
      text: 'Everybody chooses one of the two actions in secret; then all choices are shown together.',
    },
  },
  rules: {
    'CO-SET-10': 'You start in one of the two villages.',
    'CO-CALL-03': 'You have this card in your play area: ask for another.',
    'CO-R-01': 'This player has no card to give.',
    'CO-CALL-05': 'Give a card of the same colour or value as the one asked for.',
    'CO-R-13': 'You must ask for a card.',
    'CO-R-14': 'You cannot pass while there is something you can do.',
    'CO-R-15': 'You must choose an action that you can carry out.',
    'CO-R-16': 'There is no card left to draw.',
    'CO-R-18': 'You need three cards: two to discard and a third to place.',
    'CO-R-20': 'You do not have enough nuggets for this card.',
    'CO-R-65': 'You have chosen the other action in secret.',
    'CO-ACT-07': 'You have this card in your play area: you cannot place a second one.',
    'CO-DUO-04': 'To place this card you would have to discard two others of one colour.',
    'CO-EOT-05': 'Complete families are turned in at the end of the turn, not before.',
    'CO-MAP-04': 'No path joins this stage to a flag or stage that you have ticked.',
    'CO-MAP-05': 'You have not discovered this region yet.',
    'CO-MAP-08': 'This region is not next to one that you have discovered.',
    'CO-MAP-09': 'Mountains bar the way to this region.',
    'CO-RAIL-02': 'Stations are ticked from left to right, and none can be skipped.',
    'CO-RAIL-03': 'Your railway has taken another branch: you can no longer reach this station.',
    'CO-ICON-02': 'The tipi track starts in the middle.',
    'CO-ICON-03': 'On the tipi track, tick a box next to one that you have ticked.',
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
    discard: 'Discard pile',
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
    cards: { left: 'Draw 3 cards', right: 'Discard 2 cards, place 1' },
    tick: { left: 'Tick a stage', right: 'Tick a station' },
  },
  colours,
  zones,
  card: (card) => nounOf(card).name,
  coloured: (colour) => `${colours[colour]} card`,
  family,
  lacks: {
    card: (card, turn) => `no ${nounOf(card).name} in turn ${turn}`,
    'colour and value': (card, turn) => `no ${colourOf(card)} card, no ${priceOf(card)} in turn ${turn}`,
  },
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
