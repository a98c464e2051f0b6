import { formatList, formatPercent, plural } from '@cordillera/engine';
import type { Animal, Basic, Cost, Fish, IconName, PlanAction } from '../content/types.ts';
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

const and = (items: readonly string[]): string => formatList('en', items);
const count = (n: number, one: string, other: string): string => `${signed(n)} ${plural('en', n, { one, other })}`;
const cards = (n: number): string => count(n, 'card', 'cards');
const points = (n: number): string => count(n, 'point', 'points');

const GOODS: Record<Good, (n: number) => string> = {
  food: (n) => `${n} food`,
  wood: (n) => `${n} wood`,
  stone: (n) => `${n} stone`,
  any: (n) => count(n, 'basic resource', 'basic resources'),
  gold: (n) => `${n} gold`,
  boots: (n) => count(n, 'boot', 'boots'),
  tokens: (n) => count(n, 'Pair of Boots', 'Pairs of Boots'),
  bullets: (n) => count(n, 'bullet', 'bullets'),
  greenApples: (n) => count(n, 'green apple', 'green apples'),
  redApples: (n) => count(n, 'red apple', 'red apples'),
  anyApples: (n) => count(n, 'apple of any colour', 'apples of any colour'),
  trout: (n) => `${n} trout`,
  bass: (n) => `${n} bass`,
  salmon: (n) => `${n} salmon`,
};
const goods = (amounts: Amounts): string => and(listed(amounts, GOODS)) || 'nothing';
/** "Pay 2 food to …", or only what is done when it costs nothing. */
const pay = (cost: Cost, action: string): string =>
  isFree(cost) ? capitalised(action) : `Pay ${goods(amountsOf(cost))} to ${action}`;
const often = (repeat: true | undefined): string => (repeat ? ', as often as you like' : '');

const BASICS: Record<Basic, string> = { food: 'food', wood: 'wood', stone: 'stone' };
const FISH: Record<Fish, string> = { trout: 'trout', bass: 'bass', salmon: 'salmon' };
const ANIMALS: Record<Animal, string> = {
  rabbit: 'rabbit',
  beaver: 'beaver',
  fox: 'fox',
  bear: 'bear',
  deer: 'deer',
  raccoon: 'raccoon',
  marmot: 'marmot',
  badger: 'badger',
};
const TRACKS: Record<Basic | AppleColour, string> = {
  food: 'food track',
  wood: 'wood track',
  stone: 'stone track',
  green: 'green apple track',
  red: 'red apple track',
};
const FIGURES: Record<Figure, string> = {
  green: 'green-path pioneer',
  tan: 'tan-path pioneer',
  mule: 'mule',
};
const PATHS: Record<Pioneer, string> = { green: 'the green path', tan: 'the tan path' };
const SINGLE_CARDS: Record<GoldCard | 'sheriff', string> = {
  lantern: 'the lantern',
  dynamite: 'the dynamite',
  sheriff: 'the Sheriff card',
};
const BOOTS: Record<Boot, string> = {
  green: 'a boot from the green-path pioneer',
  tan: 'a boot from the tan-path pioneer',
  token: 'a boot from a Pair of Boots',
};
const SUMMITS = ['left', 'middle', 'right'] as const;

/** What a pioneer does on an icon. */
const ICON_ACTIONS: Record<IconName, string> = {
  gain: 'gathers resources',
  boots: 'puts on boots',
  shovel: 'picks up the shovel',
  mule: 'whistles for the mule',
  furTrade: 'goes to the fur trader',
  bearHazard: 'gets past the bear',
  pairOfBoots: 'finds a Pair of Boots',
  gainApples: 'tends the apple trees',
  harvest: 'goes harvesting',
  pan: 'goes panning',
  banjoHazard: 'gets past the banjos',
  duelingBanjos: 'picks up the banjo',
  paddle: 'picks up the paddle',
  fish: 'goes fishing',
  mine: 'goes mining',
  lantern: 'reaches for the lantern',
  dynamite: 'reaches for the dynamite',
  loadCart: 'goes to load a cart',
  bullets: 'stocks up on bullets',
  sheriff: 'reaches for the Sheriff’s star',
};

/** How goods came, after what was gained. */
const FROM: Record<By, string> = {
  icon: '',
  summit: ' at the summit',
  track: ' as a reward',
  furTrade: ' from the fur trade',
  cabin: ' thanks to a cabin',
  tracker: ' from the Tracker',
  displaced: ' in return',
  mine: ' from the mines',
  pan: ' from the river',
  fishing: '',
  sheriff: ' as Sheriff',
  hastings: '',
};

const ACTING: Record<PlanAction, string> = {
  wagon: 'Hastings sees to the wagon.',
  homesteadFood: 'Hastings turns to the food track.',
  homesteadWood: 'Hastings turns to the wood track.',
  homesteadStone: 'Hastings turns to the stone track.',
  move: 'Hastings sends a frontiersman ahead.',
  shovel: 'Hastings picks up the shovel.',
  furTrade: 'Hastings goes to the fur trader.',
  gold: 'Hastings looks for gold.',
  mode: 'Hastings plays the special action of the mode.',
};

/** Why Hastings did something, or why it had no effect. */
const WHY: Catalogue['hastings']['why'] = {
  arrow: 'marked by an arrow',
  mule: 'last, with the mule’s help',
  noArrow: 'no arrow, no mule',
  lastSpace: 'the wagon is already on the last space',
  noCard: 'no card lies face up',
  alreadyThere: 'the frontiersman is already there',
  noCabin: 'no cabin is left in the market',
  noFurs: 'no animal tile is face up',
};

const position = (at: number): string => {
  const cell = cellOf(at);
  return cell === null ? 'the mountain base' : `card ${cell.column} of row ${cell.row}`;
};
const spot = ({ path, space }: PathPlace): string =>
  space === 'end' ? `the end of ${PATHS[path]}` : `space ${space} of ${PATHS[path]}`;
const trailSpace = (space: number): string => (space === 0 ? 'the trailhead' : `space ${space} of the trail`);
const riverCard = (slot: number): string => (slot === 0 ? 'the Fish Market' : `river card ${slot}`);
const frontiersman = (index: number, number: number, lexicon: Lexicon): string =>
  lexicon.isHastings(index)
    ? `${lexicon.player(index)}’s ${number === 0 ? 'left' : 'right'} frontiersman`
    : `${lexicon.player(index)}’s frontiersman`;
const named = (name: string | undefined, where: string): string => (name === undefined ? where : `${name} (${where})`);
const arranged = (numbers: readonly number[], lexicon: Lexicon): string => and(numbers.map(lexicon.card));
const rest = (to: 'deck' | 'discard' | undefined): string =>
  to === undefined ? '' : to === 'deck' ? '; the fourth card goes on the deck' : '; the fourth card is discarded';
const trackOf = (track: Basic | AppleColour | 'any', any: string): string =>
  track === 'any' ? any : `the ${TRACKS[track]}`;

/** What basics are paid for. */
const PURPOSES: Record<IconName, string> = {
  gain: 'the resources',
  boots: 'the boots',
  shovel: 'the shovel',
  mule: 'the mule',
  furTrade: 'the Fur Trade',
  bearHazard: 'the bear',
  pairOfBoots: 'the Pair of Boots',
  gainApples: 'the apples',
  harvest: 'the harvest',
  pan: 'the panning',
  banjoHazard: 'the banjos',
  duelingBanjos: 'the Dueling Banjos',
  paddle: 'the paddle',
  fish: 'the fishing',
  mine: 'the mine',
  lantern: 'the lantern',
  dynamite: 'the dynamite',
  loadCart: 'the cart',
  bullets: 'the bullets',
  sheriff: 'the Sheriff card',
};
const purpose = (what: Purpose, of: number, lexicon: Lexicon): string => {
  if (what === 'claim') return `to claim ${lexicon.card(of)}`;
  if (what === 'build') return `for ${lexicon.tile(of)}`;
  if (what === 'summit') return `for the summit of ${lexicon.card(of)}`;
  return `for ${what === 'wagon' ? 'the wagon’s next step' : PURPOSES[what]}`;
};
/** Which rolls of the die hit. */
const rolls = (from: number): string =>
  from === 1 ? 'You hit with any roll' : from === 6 ? 'You hit with a 6' : `You hit with ${from} or more`;

const icons: Catalogue['icons'] = {
  gain: ({ resource, n }) => ({ name: goods({ [resource]: n }), text: `You gain ${goods({ [resource]: n })}.` }),
  boots: ({ n }) => ({
    name: GOODS.boots(n),
    text:
      n === 1
        ? 'While the pioneer stands here, 1 boot moves your frontiersman or helps to pay for the wagon.'
        : `While the pioneer stands here, ${n} boots move your frontiersman or help to pay for the wagon.`,
  }),
  shovel: () => ({
    name: 'Shovel',
    text: 'You claim the face-up card under your frontiersman, or build a cabin from the market.',
  }),
  mule: () => ({ name: 'Mule', text: 'The mule comes to you, whoever had it before.' }),
  furTrade: () => ({ name: 'Fur Trade', text: 'Each of your face-up animal tiles gives you its reward.' }),
  bearHazard: () => ({
    name: 'Bear hazard',
    text: 'Pay here or take damage before the pioneer moves on; or stay put.',
  }),
  pairOfBoots: () => ({
    name: 'Pair of Boots',
    text: 'You gain a Pair of Boots token: up to 2 boots on one of your turns, or 1 point at the end.',
  }),
  gainApples: ({ green, red }) => ({
    name: goods({ greenApples: green, redApples: red }),
    text: `The shared supply grows by ${goods({ greenApples: green, redApples: red })}; moving on without using this icon means damage.`,
  }),
  harvest: () => ({
    name: 'Harvest',
    text: 'All apples of the orchards along your trail are added to the shared supply.',
  }),
  pan: () => ({
    name: 'Pan',
    text: 'You take the leftmost piece, gold or stone, from each river card along your trail.',
  }),
  banjoHazard: () => ({
    name: 'Banjo hazard',
    text: 'The green-path pioneer moves on only while the other one plays Dueling Banjos, or by taking damage.',
  }),
  duelingBanjos: () => ({
    name: 'Dueling Banjos',
    text: 'As long as the tan-path pioneer plays here, banjo hazards do no harm.',
  }),
  paddle: ({ n }) =>
    n === 'rapid'
      ? { name: 'Rapid paddle', text: 'Your canoe goes to the Fish Market or to any river card.' }
      : n === 1
        ? { name: 'Single paddle', text: 'Your canoe moves to a neighbouring river card or the Fish Market.' }
        : { name: 'Double paddle', text: 'Your canoe makes one or two moves in a row.' },
  fish: () => ({
    name: 'Go fish',
    text: 'You gain the fish of your canoe’s river card and of all river cards to its left, as long as the supply lasts.',
  }),
  mine: () => ({
    name: 'Mine',
    text: 'You gain the gold of the mines along your trail, but a die turns 1 to 3 of it into stone; dark mines need the lantern.',
  }),
  lantern: () => ({
    name: 'Lantern',
    text: 'The lantern comes to you: dark mines count for you, and it is worth 3 points at the end.',
  }),
  dynamite: () => ({
    name: 'Dynamite',
    text: 'The dynamite comes to you: on your turns 2 stone can become 1 gold, and it is worth 3 points at the end.',
  }),
  loadCart: () => ({
    name: 'Load cart',
    text: 'You put 1 or 2 gold into one of your carts, where each is worth 3 points at the end.',
  }),
  bullets: ({ n }) =>
    n === 'full'
      ? { name: 'Full reload', text: 'You refill to 6 bullets.' }
      : { name: GOODS.bullets(n), text: `You gain ${GOODS.bullets(n)}; nobody can have more than 6.` },
  sheriff: () => ({
    name: 'Sheriff',
    text: 'The Sheriff card comes to you: better rolls, 1 gold for each outlaw you capture, and 3 points at the end.',
  }),
};

const modes: Catalogue['modes'] = {
  'apple-hill': {
    name: 'Apple Hill',
    text: 'Grow and harvest apples for a supply that everybody shares; the best choice for a first game.',
  },
  'boats-and-banjos': {
    name: 'Boats & Banjos',
    text: 'Paddle to the best fishing grounds, pan for gold, and mind the banjos in the hills.',
  },
  'gold-rush': {
    name: 'Gold Rush',
    text: 'Dig for gold in the mines, with lantern and dynamite, and load it into carts.',
  },
  'outlaws-and-outposts': {
    name: 'Outlaws & Outposts',
    text: 'Hunt the outlaws who hold the outposts of the mountain; a hunt that fails costs you dearly.',
  },
};

const reasons: Catalogue['reasons'] = {
  lastRound: 'The last round is over.',
  beatHastings: 'The game is over: Hastings is beaten.',
  lostToHastings: 'The game is over: Hastings is not beaten.',
};

/** English: the present tense, as a commentator would use it. */
export const en: Catalogue = {
  events: {
    gameBegan: ({ mode, start }, lexicon) => `The game begins: ${modes[mode].name}. ${lexicon.player(start)} starts.`,
    roundBegan: ({ round, last }) => `Round ${round} begins${last ? ': it is the last one' : ''}.`,
    turnBegan: ({ player }, lexicon) => `It is ${lexicon.player(player)}’s turn.`,
    drafted: ({ player, cards: plan }, lexicon) =>
      `${lexicon.player(player)} prepares, from left to right: ${arranged(plan, lexicon)}.`,
    undrafted: ({ player }, lexicon) => `${lexicon.player(player)} drops the prepared plan.`,
    planned: ({ player, cards: plan }, lexicon) =>
      `${lexicon.player(player)} lays out, from left to right: ${arranged(plan, lexicon)}.`,
    putAside: ({ player, to, card }, lexicon) =>
      to === 'deck' || card === null
        ? `${lexicon.player(player)} puts the fourth card on top of the deck.`
        : `${lexicon.player(player)} discards the fourth card: ${lexicon.card(card)}.`,
    trapped: ({ player, animal, pay: basic, pioneer }, lexicon) =>
      `${lexicon.player(player)} sends the ${FIGURES[pioneer]} to the Trapper space, pays 1 ${BASICS[basic]} and traps the ${ANIMALS[animal]}.`,
    tracked: ({ player, track, pioneer }, lexicon) =>
      `${lexicon.player(player)} follows the move on the ${TRACKS[track]} and sends the ${FIGURES[pioneer]} to the Tracker space.`,
    declined: ({ player, what }, lexicon) =>
      `${lexicon.player(player)} skips the ${what === 'trapper' ? 'Trapper' : 'Tracker'}.`,
    assigned: ({ player, pioneer, cabin }, lexicon) =>
      `${lexicon.player(player)} sends the ${FIGURES[pioneer]} to work in ${lexicon.cabin(cabin)}.`,
    muleWorks: ({ player }, lexicon) => `${lexicon.player(player)} leads the mule to the grey cabin.`,
    entered: ({ player, pioneer }, lexicon) => `${lexicon.player(player)} sends the ${FIGURES[pioneer]} on its way.`,
    stepped: ({ player, pioneer, place }, lexicon) =>
      `${lexicon.player(player)} moves the ${FIGURES[pioneer]} to ${spot(lexicon.place(place))}.`,
    iconUsed: ({ player, pioneer, icon: used }, lexicon) =>
      `${lexicon.player(player)}’s ${FIGURES[pioneer]} ${ICON_ACTIONS[used]}.`,
    summited: ({ player, figure, card }, lexicon) =>
      `${lexicon.player(player)} sends the ${FIGURES[figure]} to the summit of ${lexicon.card(card)}.`,
    paid: ({ player, goods: paid }, lexicon) => `${lexicon.player(player)} pays ${goods(paid)}.`,
    gained: ({ player, goods: gained, by }, lexicon) => `${lexicon.player(player)} gains ${goods(gained)}${FROM[by]}.`,
    climbed: ({ player, to, boot }, lexicon) =>
      `${frontiersman(player, 0, lexicon)} walks to ${position(to)}, using ${BOOTS[boot]}.`,
    wagonMoved: ({ player, to, back }, lexicon) =>
      `${lexicon.player(player)}’s wagon rolls ${back ? 'back' : 'on'} to ${trailSpace(to)}.`,
    claimed: ({ player, card, to }, lexicon) =>
      `${lexicon.player(player)} claims ${lexicon.card(card)}${
        to === 'kept' ? '' : to === 'deck' ? ' and puts it on top of the deck' : ' and puts it on the discard pile'
      }.`,
    displaced: ({ player, frontiersman: number }, lexicon) =>
      `${frontiersman(player, number, lexicon)} goes back to the mountain base.`,
    turnedUp: ({ position: at, card }, lexicon) => `${capitalised(position(at))} is revealed: ${lexicon.card(card)}.`,
    specialEntered: ({ card, slot, position: from }, lexicon) =>
      cellOf(from) === null
        ? `${lexicon.card(card)} opens the row under the trail.`
        : `${lexicon.card(card)} leaves the mountain for place ${slot} of the row under the trail.`,
    built: ({ player, tile }, lexicon) => `${lexicon.player(player)} builds ${lexicon.tile(tile)}.`,
    cabinDiscarded: ({ tile }, lexicon) => `${lexicon.tile(tile)} drops out of the market.`,
    marketFilled: ({ market }, lexicon) => {
      const tiles = market.filter((tile) => tile >= 0).map(lexicon.tile);
      return tiles.length === 0 ? 'The market is empty.' : `In the market, from left to right: ${and(tiles)}.`;
    },
    cabinsReshuffled: ({ size }) =>
      `The discarded cabins are shuffled into a new stack of ${count(size, 'tile', 'tiles')}.`,
    muleGained: ({ player, from }, lexicon) =>
      `${lexicon.player(player)} takes the mule${from < 0 ? '' : ` from ${lexicon.player(from)}`}.`,
    damaged: ({ player, lost, tile }, lexicon) =>
      lost === 'nothing'
        ? `${lexicon.player(player)} would take damage, but has nothing to lose.`
        : tile === null
          ? `${lexicon.player(player)} takes damage: the wagon has to go back.`
          : `${lexicon.player(player)} takes damage and loses ${lexicon.tile(tile)}.`,
    bearTrapped: ({ player }, lexicon) =>
      `${lexicon.cabin('T2')} gets ${lexicon.player(player)} past the bear for free.`,
    raised: ({ player, track, to, moved }, lexicon) =>
      moved
        ? `${lexicon.player(player)} moves up to space ${to} of the ${TRACKS[track]}.`
        : `${lexicon.player(player)} stays on space ${to} of the ${TRACKS[track]}, but gets the reward.`,
    furTraded: ({ player, animals }, lexicon) =>
      animals.length === 0
        ? `${lexicon.player(player)} has no furs to trade.`
        : `${lexicon.player(player)} trades furs: ${and(animals.map((animal) => ANIMALS[animal]))}.`,
    bootsTraded: ({ player, cabin }, lexicon) => `${lexicon.player(player)} trades 2 boots in ${lexicon.cabin(cabin)}.`,
    backtracked: ({ player, place }, lexicon) =>
      `${lexicon.player(player)} moves the ${FIGURES.green} back to ${spot(lexicon.place(place))}.`,
    shortcutTaken: ({ player, place }, lexicon) =>
      `${lexicon.player(player)} takes a shortcut: the ${FIGURES.green} drops to ${spot(lexicon.place(place))}.`,
    exchanged: ({ player, gave, got }, lexicon) => `${lexicon.player(player)} trades ${goods(gave)} for ${goods(got)}.`,
    applesGrew: ({ player, green, red, added, harvest }, lexicon) => {
      const apples = goods({ greenApples: added[0], redApples: added[1] });
      if (green + red === 0) return `${lexicon.player(player)} finds no apples to harvest.`;
      if (added[0] + added[1] === 0) return `${lexicon.player(player)} adds nothing: the apple supply is full.`;
      return `${lexicon.player(player)} ${harvest ? `harvests ${apples} for` : `adds ${apples} to`} the supply.`;
    },
    applesEmptied: ({ player }, lexicon) => `${lexicon.player(player)} empties the apple supply.`,
    banjosPlayed: ({ player }, lexicon) =>
      `${lexicon.player(player)} plays Dueling Banjos: the green-path pioneer may pass.`,
    paddled: ({ player, to }, lexicon) => `${lexicon.player(player)} paddles to ${riverCard(to)}.`,
    riverSeeded: ({ slot, pieces }) =>
      `On ${riverCard(slot)}, from left to right: ${and(pieces.map((piece) => (piece === 'gold' ? 'gold' : 'stone')))}.`,
    panned: ({ player, gold, stone }, lexicon) =>
      gold + stone === 0
        ? `${lexicon.player(player)} pans in vain.`
        : `${lexicon.player(player)} pans ${goods({ gold, stone })}.`,
    mined: ({ player, counted, roll, stone }, lexicon) =>
      roll === null
        ? `${lexicon.player(player)} finds no gold in the mines.`
        : `${lexicon.player(player)} finds ${goods({ gold: counted })} in the mines and rolls a ${roll}: ${stone} of them ${plural('en', stone, { one: 'turns', other: 'turn' })} out to be stone.`,
    cardTaken: ({ player, card, from }, lexicon) =>
      `${lexicon.player(player)} takes ${SINGLE_CARDS[card]}${from < 0 ? '' : ` from ${lexicon.player(from)}`}.`,
    cartBought: ({ player, gold }, lexicon) =>
      `${lexicon.player(player)} gets a mine cart${gold === 0 ? '' : ` with ${goods({ gold })} in it`}.`,
    loaded: ({ player, cart, gold }, lexicon) =>
      `${lexicon.player(player)} loads ${goods({ gold })} into cart ${cart + 1}.`,
    shot: ({ player, roll, bonus, needed, hit }, lexicon) => {
      const rolled = `rolls a ${roll}${bonus === 0 ? '' : ` (${roll + bonus} with the Sheriff card)`}`;
      const aim = needed === null ? 'no poster shows a number' : `${needed} or more was needed`;
      return `${lexicon.player(player)} shoots and ${rolled}; ${aim}: ${hit ? 'a hit' : 'a miss'}.`;
    },
    captured: ({ player, outpost }, lexicon) =>
      `${lexicon.player(player)} captures an outlaw ${outpost === null ? 'on the mountain base' : `at outpost ${roman(outpost)}`}.`,
    baseRaided: ({ outlaws }) =>
      `${count(outlaws, 'outlaw', 'outlaws')} ${plural('en', outlaws, { one: 'comes', other: 'come' })} down to the mountain base.`,
    passed: ({ player }, lexicon) => `${lexicon.player(player)} passes.`,
    drew: ({ player, count: n }, lexicon) => `${lexicon.player(player)} draws ${cards(n)}.`,
    drewCards: ({ player, cards: drawn }, lexicon) => `${lexicon.player(player)} draws ${arranged(drawn, lexicon)}.`,
    reshuffled: ({ player, size }, lexicon) =>
      `${lexicon.player(player)} shuffles the discard pile into a new deck of ${cards(size)}.`,
    planTurned: ({ card }, lexicon) => `Hastings turns up the plan card ${lexicon.planCard(card)}.`,
    plansReshuffled: ({ size }) => `Hastings’s plan cards are shuffled into a new deck of ${cards(size)}.`,
    hastingsActs: ({ action, idle }) =>
      idle === null ? ACTING[action] : `${ACTING[action]} Nothing comes of it: ${WHY[idle]}.`,
    hastingsMoved: ({ frontiersman: number, to }) =>
      `Hastings’s ${number === 0 ? 'left' : 'right'} frontiersman goes to ${position(to)}.`,
    hastingsRolled: ({ roll }) => `Hastings rolls a ${roll} for fish.`,
    hastingsTrapped: ({ animal }) => `Hastings traps the ${ANIMALS[animal]}.`,
    endTriggered: (_, lexicon) =>
      `The sixth special card is in the row: ${lexicon.solo ? 'the game ends with this round' : 'the next round is the last one'}.`,
    gameEnded: ({ totals, hastings }, lexicon) => {
      const scores = totals.map((total, seat) => `${lexicon.player(seat)} ${signed(total)}`);
      if (hastings !== null) scores.push(`Hastings ${signed(hastings)}`);
      return `The game is over. Scores: ${and(scores)}.`;
    },
  },
  prompts: {
    plan: () => 'Lay out your three cards: left, middle and right.',
    planFour: () => 'Lay out three of your four cards; the last one goes on your deck or on your discard pile.',
    draft: () => 'Wait for your turn. You may prepare your plan in the meantime.',
    drafted: () => 'Your plan is ready. You may still change it until your turn begins.',
    trapper({ player, animals, pay: basic }, lexicon) {
      const seen = animalsIn(animals).map((animal) => ANIMALS[animal]);
      const price = goods({ [basic]: 1 });
      return seen.length === 1
        ? `Trap the ${seen[0]}: pay ${price}, or decline.`
        : `${lexicon.player(player)} shows ${and(seen.map((animal) => `a ${animal}`))}: trap one for ${price}, or decline.`;
    },
    tracker: ({ player, track }, lexicon) =>
      `${lexicon.player(player)} moves up the ${TRACKS[track]}: send a pioneer to the Tracker space and gain ${goods({ [track]: 1 })}, or decline.`,
    pioneer({ boots, summits, moves, held, toll }) {
      const sentences: string[] = [];
      if (boots > 0) sentences.push(`${GOODS.boots(boots)} to spend.`);
      if (held !== '') {
        const way = held === 'banjoHazard' ? 'play Dueling Banjos' : toll === 0 ? 'use it' : `pay ${toll}`;
        sentences.push(`${capitalised(PURPOSES[held])} cannot be skipped: ${way}, take damage, or stay.`);
      }
      if (sentences.length > 0) return sentences.join(' ');
      if (moves === 0) return 'Nothing is left to do: pass.';
      return summits === 0
        ? 'Lead your pioneers, and pass when you are done.'
        : `${count(summits, 'summit action is', 'summit actions are')} open to you. Pass when you are done.`;
    },
    pay: ({ any, what, of }, lexicon) =>
      `Pay ${any} ${purpose(what, of, lexicon)}: choose the basic ${plural('en', any, { one: 'resource', other: 'resources' })}.`,
    payApples: ({ any, of }, lexicon) =>
      `Pay ${count(any, 'apple', 'apples')} for the summit of ${lexicon.card(of)}: choose the ${plural('en', any, { one: 'colour', other: 'colours' })}.`,
    shovel({ claim, cabins, toll }, lexicon) {
      const build = cabins === 1 ? 'build a cabin' : `build one of ${cabins} cabins`;
      const card = claim < 0 ? '' : lexicon.card(claim);
      const ways =
        claim < 0
          ? capitalised(build)
          : cabins === 0
            ? `Claim ${card}: choose your deck or your discard pile for it`
            : `Claim ${card}, or ${build}`;
      return toll === 0 ? `${ways}.` : `${ways}. The shovel costs ${goods({ any: toll })}.`;
    },
    damage({ cabins, wagon }) {
      const ways: string[] = [];
      if (cabins > 0) ways.push(cabins === 1 ? 'give up your cabin' : `give up one of your ${cabins} cabins`);
      if (wagon >= 0) ways.push(`move your wagon back to ${trailSpace(wagon)}`);
      return `You take damage: ${ways.join(', or ')}.`;
    },
    homestead: ({ food, wood, stone }) =>
      `Choose the homestead track to move up. You are on ${food} for food, ${wood} for wood and ${stone} for stone.`,
    again: ({ card }, lexicon) =>
      isFree(lexicon.price(card))
        ? `Do the summit action of ${lexicon.card(card)} again, or stop.`
        : `${lexicon.card(card)}: pay ${goods(amountsOf(lexicon.price(card)))} to do it again, or stop.`,
    appleTrack: ({ green, red }) =>
      `Choose the apple track to move up. You are on ${green} for green and ${red} for red apples.`,
    paddle: ({ moves }) =>
      `Paddle your canoe to a neighbouring place${moves > 1 ? `: the first of up to ${moves} moves` : ''}.`,
    paddleOn: () => 'Paddle once more, or stop.',
    rapids: ({ places }) => `Choose where the rapids take your canoe: ${count(places, 'place is', 'places are')} open.`,
    anyFish: (fish) => `Choose a fish. The supply has ${goods(fish)}.`,
    marmot: () => 'The marmot brings you the dynamite or the lantern: choose one.',
    badger: ({ bullets }) => `The badger brings you the Sheriff card or ${GOODS.bullets(bullets)}: choose one.`,
    load: ({ gold, most }) =>
      gold === 1
        ? 'Load your gold into one of your carts.'
        : `Load ${most === 1 ? '1' : `1 or ${most}`} of your ${gold} gold into one of your carts.`,
    shoot({ bullets, from }) {
      const chance = from === 0 ? 'No roll can hit' : `${rolls(from)} (${formatPercent('en', (7 - from) / 6)})`;
      const spend = bullets === 1 ? 'your last bullet' : `one of your ${bullets} bullets`;
      return `${chance}. Spend ${spend}, or stop and take damage.`;
    },
  },
  choices: {
    draft: ({ cards: plan, rest: to }, lexicon) => `Prepare ${arranged(plan, lexicon)}${rest(to)}`,
    undraft: () => 'Drop the prepared plan',
    plan: ({ cards: plan, rest: to }, lexicon) => `Lay out ${arranged(plan, lexicon)}${rest(to)}`,
    trap: ({ animal, pay: basic, pioneer }) =>
      `Trap the ${ANIMALS[animal]} for 1 ${BASICS[basic]} with the ${FIGURES[pioneer]}`,
    track: ({ pioneer }, _, { track }) =>
      `Send the ${FIGURES[pioneer]} to the Tracker space${track === undefined ? '' : ` for 1 ${BASICS[track]}`}`,
    decline: () => 'Decline',
    assign: ({ pioneer, space }, _, { name }) =>
      `Send the ${FIGURES[pioneer]} to ${name ?? `cabin space ${space + 1}`}`,
    muleToCabin: () => 'Send the mule to the grey cabin',
    enter: ({ pioneer }) => `Send the ${FIGURES[pioneer]} to the start of its path`,
    step: ({ pioneer }) => `Move the ${FIGURES[pioneer]} one space on`,
    use: ({ pioneer, cabin }, lexicon, { icon: found, paid = 0 }) => {
      const price = cabin === 'T2' ? 0 : cabin === 'T1' ? paid - 1 : paid;
      const cost = price > 0 ? `, for ${GOODS.any(price)}` : '';
      const help = cabin === undefined ? '' : `, with ${lexicon.cabin(cabin)}`;
      const what = found === undefined ? 'use the space' : iconName(icons, found);
      return `${capitalised(FIGURES[pioneer])}: ${what}${cost}${help}`;
    },
    takeDamage: ({ pioneer }) => `Take damage to let the ${FIGURES[pioneer]} move on`,
    summit: ({ figure, at }, _, { name }) =>
      `Send the ${FIGURES[figure]} to the summit of ${name ?? `the ${SUMMITS[at]} card`}`,
    climb: ({ to, boot }, _, { name }) => `Move the frontiersman to ${named(name, position(to))}, using ${BOOTS[boot]}`,
    advance: ({ green, tan, token }, _, { cost = {} }) => {
      const price = [
        ...(green > 0 ? [`${GOODS.boots(green)} from the ${FIGURES.green}`] : []),
        ...(tan > 0 ? [`${GOODS.boots(tan)} from the ${FIGURES.tan}`] : []),
        ...(token > 0 ? [`${GOODS.boots(token)} from ${token === 1 ? 'a Pair' : 'Pairs'} of Boots`] : []),
        ...(isFree(cost) ? [] : [goods(amountsOf(cost))]),
      ];
      return `Advance the wagon${price.length === 0 ? '' : `, with ${and(price)}`}`;
    },
    trade: ({ cabin }, lexicon) =>
      `${lexicon.cabin(cabin)}: trade 2 boots for ${goods(cabin === 'G1' ? { gold: 1 } : { tokens: 1 })}`,
    backtrack: (_, lexicon) =>
      `${lexicon.cabin('G4')}: pay ${GOODS.tokens(2)} to move the ${FIGURES.green} one space back`,
    shortcut: (_, lexicon) =>
      `${lexicon.cabin('G5')}: pay ${GOODS.tokens(1)} to drop the ${FIGURES.green} to ${PATHS.tan}`,
    changeGold: ({ into }) => `Trade ${goods({ gold: 1 })} for ${goods({ [into]: 1 })}`,
    sellFish: ({ trout, bass, salmon }, lexicon) =>
      `Sell ${goods({ trout, bass, salmon })} for ${goods(lexicon.fishPrice({ trout, bass, salmon }))}`,
    blast: () => `Use the dynamite: trade ${goods({ stone: 2 })} for ${goods({ gold: 1 })}`,
    pass: () => 'Pass',
    pay: ({ food, wood, stone }) => `Pay ${goods({ food, wood, stone })}`,
    payApples: ({ green, red }) => `Pay ${goods({ greenApples: green, redApples: red })}`,
    claim: ({ to }, _, { name }) =>
      `Claim ${name ?? 'the card'} and put it ${to === 'deck' ? 'on top of the deck' : 'on the discard pile'}`,
    build: ({ market }, lexicon, { name }) => {
      const extra = lexicon.marketCost(market);
      return `Build ${named(name, `market space ${market + 1}`)}${extra === 0 ? '' : `, for ${GOODS.any(extra)} more`}`;
    },
    loseCabin: ({ space }, _, { name }) => `Give up ${name ?? `the cabin on space ${space + 1}`}`,
    wagonBack: () => 'Move the wagon one space back',
    homestead: ({ track }) => `Move up the ${TRACKS[track]}`,
    again: () => 'Once more',
    stop: () => 'Stop',
    appleTrack: ({ colour }) => `Move up the ${TRACKS[colour]}`,
    paddle: ({ to }, _, { name }) => `Paddle to ${named(name, riverCard(to))}`,
    takeFish: ({ fish }) => `Take ${goods({ [fish]: 1 })}`,
    takeCard: ({ card }) => `Take ${SINGLE_CARDS[card]}`,
    takeBullets: () => 'Take 2 bullets',
    load: ({ cart, gold }, _, { load = 0 }) =>
      `Load ${goods({ gold })} into cart ${cart + 1}${load === 0 ? '' : `, which already holds ${load}`}`,
    shoot: () => 'Spend a bullet and roll',
  },
  sources: {
    cards: ({ cards: n }) => ({ name: 'Mountain cards', detail: cards(n) }),
    animals: ({ tiles }) => ({
      name: 'Animals not trapped',
      detail: count(tiles, 'face-down tile', 'face-down tiles'),
    }),
    cabins: ({ spaces }) => ({ name: 'Cabins not built', detail: count(spaces, 'empty space', 'empty spaces') }),
    hastingsCabins: ({ cabins }) => ({ name: 'Cabins', detail: count(cabins, 'cabin', 'cabins') }),
    gold: ({ gold }) => ({ name: 'Gold', detail: `${gold} gold` }),
    fishGold: ({ gold }) => ({ name: 'Fish', detail: `sold for ${gold} gold` }),
    boots: ({ tokens }) => ({ name: 'Pairs of Boots', detail: GOODS.tokens(tokens) }),
    homestead: ({ track, space, multiplier }) => ({
      name: capitalised(TRACKS[track]),
      detail: `space ${space} × ${multiplier}`,
    }),
    appleTrack: ({ track, space, multiplier }) => ({
      name: capitalised(TRACKS[track]),
      detail: `space ${space} × ${multiplier}`,
    }),
    carts: ({ gold }) => ({ name: 'Mine carts', detail: `${gold} gold loaded` }),
    lantern: ({ held }) => ({ name: 'Lantern', detail: held ? 'held' : 'not held' }),
    dynamite: ({ held }) => ({ name: 'Dynamite', detail: held ? 'held' : 'not held' }),
    outlaws: ({ outlaws, multiplier }) => ({ name: 'Outlaws', detail: `${outlaws} captured × ${multiplier}` }),
    sheriff: ({ held }) => ({ name: 'Sheriff', detail: held ? 'held' : 'not held' }),
  },
  reasons,
  results: {
    victory: (names, n) =>
      names.length === 1
        ? `${and(names)} wins with ${points(n)}.`
        : `${and(names)} share the win with ${points(n)} each.`,
    soloWon: (name, n, hastings) => `${name} wins with ${points(n)}; Hastings has ${signed(hastings)}.`,
    soloLost: (name, n, hastings) =>
      n === hastings
        ? `${name} and Hastings have ${points(n)} each, and a tie is a win for Hastings.`
        : `Hastings wins with ${points(hastings)}; ${name} has ${signed(n)}.`,
  },
  modes,
  options: {
    mode: { name: 'Mode', text: 'Each mode brings its own mountain, actions and ways to score.' },
    advancedPlanning: {
      name: 'Advanced planning',
      text: 'Everybody draws 4 cards and plays 3 of them: more control and longer turns, for experienced players.',
    },
    hastings: { name: 'Hastings', text: 'Advantages for Hastings, your opponent when you play alone.' },
    'hastings.mule': { name: 'Mule', text: 'Hastings starts with the mule.' },
    'hastings.bear': { name: 'Bear', text: 'Hastings starts with the bear tile face up.' },
    'hastings.richCabins': { name: 'Fine cabins', text: 'Each cabin gives Hastings 5 points instead of 3.' },
    'hastings.richGold': {
      name: 'Pure gold',
      text: 'Each gold in the supply of Hastings gives 2 points instead of 1.',
    },
    'hastings.richBoots': { name: 'Good boots', text: 'Each Pair of Boots gives Hastings 2 points instead of 1.' },
    'hastings.wagon': { name: 'Head start', text: 'The trail space on which Hastings’s wagon starts.' },
    'hastings.trapperMule': {
      name: 'Keen trapper',
      text: 'While Hastings has the mule, faint Trapper icons work as well.',
    },
  },
  animals: {
    rabbit: { name: 'Rabbit', text: 'Gives 1 food in a Fur Trade.' },
    beaver: { name: 'Beaver', text: 'Gives 1 wood in a Fur Trade.' },
    fox: { name: 'Fox', text: 'Gives 1 stone in a Fur Trade.' },
    bear: { name: 'Bear', text: 'Gives 1 gold in a Fur Trade.' },
    deer: { name: 'Deer', text: 'Adds 1 green and 1 red apple to the supply in a Fur Trade.' },
    raccoon: { name: 'Raccoon', text: 'Gives 1 fish of your choice in a Fur Trade.' },
    marmot: { name: 'Marmot', text: 'Gives the dynamite or the lantern in a Fur Trade.' },
    badger: { name: 'Badger', text: 'Gives the Sheriff card or 2 bullets in a Fur Trade.' },
  },
  basics: { food: 'Food', wood: 'Wood', stone: 'Stone' },
  fish: {
    trout: capitalised(FISH.trout),
    bass: capitalised(FISH.bass),
    salmon: capitalised(FISH.salmon),
  },
  icons,
  summits: {
    homestead: ({ cost, track, repeat }) => ({
      name: 'Homestead',
      text: `${pay(cost, `move up ${trackOf(track, 'a homestead track of your choice')}`)}${often(repeat)}.`,
    }),
    advanceWagon: ({ cost, repeat }) => ({
      name: 'Advance wagon',
      text: `${pay(cost, 'move your wagon one space on, whatever the trail would cost')}${often(repeat)}.`,
    }),
    tradeApples: ({ cost, gain, repeat }) => ({
      name: 'Apple trade',
      text: `${pay(cost, `gain ${goods(gain)}`)}${often(repeat)}.`,
    }),
    appleHomestead: ({ cost, track, repeat }) => ({
      name: 'Apple homestead',
      text: `${pay(cost, `move up ${trackOf(track, 'an apple track of your choice')}`)}${often(repeat)}.`,
    }),
    buyFish: ({ repeat }) => ({
      name: 'Buy fish',
      text: `${pay({ any: 2 }, 'gain 1 fish of your choice')}${often(repeat)}.`,
    }),
    buyCart: ({ cost, repeat }) => ({ name: 'Buy cart', text: `${pay(cost, 'take a mine cart')}${often(repeat)}.` }),
    sixShooter: () => ({
      name: 'Six-Shooter',
      text: 'Roll the die, one bullet per roll, until you capture an outlaw; without a capture you take damage.',
    }),
    rifle: ({ repeat }) => ({
      name: 'Rifle',
      text: `${pay({ bullets: 2 }, 'capture an outlaw without a roll')}${often(repeat)}.`,
    }),
  },
  cabins: {
    G1: 'While the tan-path pioneer is here, 2 boots under the green-path pioneer can become 1 gold.',
    G2: 'While the tan-path pioneer is here, 2 boots under the green-path pioneer can become a Pair of Boots token.',
    G3: 'While the tan-path pioneer is here, boots under the green-path pioneer count double.',
    G4: 'Once per turn, for 2 Pairs of Boots, the green-path pioneer goes back one space and may use that space again.',
    G5: 'Once per turn, for 1 Pair of Boots, the green-path pioneer drops to the tan path and carries on there.',
    G6: 'While the tan-path pioneer is here, your other green cabins work too; once-per-turn ones must be used right away or not at all.',
    G7: 'While the tan-path pioneer is here, a space with 1 food gives the green-path pioneer 2.',
    G8: 'While the tan-path pioneer is here, a space with 1 wood gives the green-path pioneer 2.',
    G9: 'While the tan-path pioneer is here, a space with 1 stone gives the green-path pioneer 2.',
    T1: 'Once per turn, while the green-path pioneer is here, a paid space costs 1 basic resource less.',
    T2: 'Once per turn, while the green-path pioneer is here, a bear costs nothing and gives you a Pair of Boots.',
    T3: 'Once per turn, while the green-path pioneer is here, using a shovel also gives you 1 gold.',
    X: 'While the mule is here, you may trade 1 gold for 1 food, wood or stone, as often as you like.',
  },
  specials: {
    orchard: ({ green, red }) => `A harvest here gives ${goods({ greenApples: green, redApples: red })}.`,
    river: ({ pieces, fish }) =>
      `The river carries ${goods(tally(pieces))}; going fishing here gives ${goods(tally(fish))}.`,
    mine: ({ gold, dark }) =>
      dark
        ? `With the lantern, this dark mine counts as ${goods({ gold })}.`
        : `This mine counts as ${goods({ gold })}.`,
    outpost: ({ tier, dieFaces }) =>
      `${tier === 'campfire' ? 'A shot' : `Outpost ${tier}: in the row, a shot`} hits with a roll of ${Math.min(...dieFaces)} or more.`,
  },
  planActions: {
    wagon: { name: 'Wagon', text: 'Hastings’s wagon moves one space on, at no cost.' },
    homesteadFood: { name: 'Food track', text: 'Hastings moves up the food track and takes the mule.' },
    homesteadWood: { name: 'Wood track', text: 'Hastings moves up the wood track and gains 1 Pair of Boots.' },
    homesteadStone: { name: 'Stone track', text: 'Hastings moves up the stone track and gains 1 gold.' },
    move: { name: 'Move', text: 'The active frontiersman goes to the outermost face-up card on its side.' },
    shovel: {
      name: 'Shovel',
      text: 'If the active frontiersman stands on a face-up card, Hastings claims it; if on the base, Hastings builds the outermost cabin on that side.',
    },
    furTrade: { name: 'Fur Trade', text: 'Hastings gains 1 gold for each face-up animal tile.' },
    gold: { name: 'Gold', text: 'Hastings gains 1 gold.' },
    mode: { name: 'Mode action', text: 'Hastings plays the special action of the mode.' },
  },
  modeActions: {
    'apple-hill': 'Hastings empties the apple supply, moves up both apple tracks and gains both rewards.',
    'boats-and-banjos':
      'Hastings rolls for fish, then takes a piece from each river card along its trail and keeps the gold.',
    'gold-rush': 'Hastings takes the dynamite, the lantern and a cart with 2 gold in it.',
    'outlaws-and-outposts': 'Hastings takes the Sheriff card, captures 2 outlaws and gains 2 gold.',
  },
  hastings: {
    next: {
      wagon: () => 'Wagon one space on',
      homesteadFood: () => 'Food track, the mule',
      homesteadWood: () => 'Wood track, 1 Pair of Boots',
      homesteadStone: () => 'Stone track, 1 gold',
      move: (side) => (side === 'left' ? 'Left frontiersman climbs left' : 'Right frontiersman climbs right'),
      shovel: (side) => `Shovel of the ${side} frontiersman`,
      furTrade: () => 'Fur Trade, 1 gold per tile',
      gold: () => '1 gold',
    },
    why: WHY,
    leftOut: 'Hastings leaves this action out.',
    noTrap: (plan) => `Hastings will not trap when you pass: the Trapper icon of ${plan} is faint.`,
    willLook: (side) => `When you pass, Hastings looks for an animal on your ${side} card.`,
    willTrap: (animal, side) => `When you pass, Hastings traps the ${ANIMALS[animal]} on your ${side} card.`,
    nothingToTrap: (side) => `Hastings finds nothing to trap on your ${side} card.`,
  },
  left: {
    boots: (n) => `${GOODS.boots(n)} to spend`,
    trade: (gain, cabin) => `${cabin}: ${goods(gain)} for ${GOODS.boots(2)}`,
    icon: (name, place) => `${capitalised(name)} (${spot(place)})`,
    summit: (card) => `Summit of ${card}`,
  },
  rules: {
    'SW-TURN-01': 'Lay out your three cards first.',
    'SW-R-18': 'Finish the action that is under way first.',
    'SW-TRAP-03': 'Trapping costs 1 basic resource, and you have none of this kind.',
    'SW-BOAT-10': 'One paddle moves the canoe to a neighbouring place only.',
    'SW-TURN-02': 'It is not your turn.',
    'SW-ASSIGN-01': 'Only a pioneer who is idle in camp can be sent to a cabin.',
    'SW-ASSIGN-02': 'The tan-path pioneer works only in the three green cabins.',
    'SW-ASSIGN-03': 'The green-path pioneer works only in the tan cabin.',
    'SW-ASSIGN-05': 'No cabin stands on this space yet.',
    'SW-OFF-02': 'From the Tracker or the Trapper space a pioneer can only go to its path.',
    'SW-DMG-05': 'This pioneer lost its cabin this turn and cannot go to another one.',
    'SW-PATH-01': 'This pioneer has not set out yet, or is already at the end of the path.',
    'SW-PATH-03': 'A pioneer never walks back to start again.',
    'SW-PATH-04': 'The icon of this space has already been used on this visit.',
    'SW-PATH-06': 'This icon is mandatory: use it or take damage before the pioneer moves on.',
    'SW-PATH-09': 'You do not have the basic resources that this space costs.',
    'SW-ACT-02': 'A shovel needs a card that you can claim or a cabin that you can build.',
    'SW-ACT-04': 'Pay the bear’s cost or take damage before the pioneer moves on.',
    'SW-SUMMIT-01': 'A pioneer reaches a summit only from the end of its path.',
    'SW-SUMMIT-03': 'Each summit holds one figure, which stays there until you pass.',
    'SW-SUMMIT-06': 'You cannot pay for this summit action now.',
    'SW-R-31': 'The supply has run out of what this action gives.',
    'SW-MULE-01': 'You do not have the mule right now.',
    'SW-MULE-02': 'The mule goes to the grey cabin only from camp.',
    'SW-HOME-01': 'A homestead action moves this marker up: bring a figure to a summit that shows one.',
    'SW-HOME-03': 'Your marker is at the top of this track. A homestead action would give only its reward.',
    'SW-HOME-04':
      'Somebody else holds space 5 of this track, so your marker stays on 4. A homestead action would give only its reward.',
    'SW-APPLE-09': 'An apple homestead action moves this marker up: bring a figure to a summit that shows one.',
    'SW-BOOT-01': 'You have no boots: stand on a boots icon, or gain a Pair of Boots.',
    'SW-WAGON-01': 'You do not have the boots and resources that the wagon’s next step costs.',
    'SW-WAGON-03': 'Your wagon is on the last space of the trail.',
    'SW-MTN-01': 'A boot takes the frontiersman to a neighbouring card only, or between the base and the bottom row.',
    'SW-MTN-04': 'There is no card left here to stand on.',
    'SW-CLAIM-01': 'Your frontiersman does not stand on a face-up card that can be claimed.',
    'SW-MARKET-01': 'You cannot pay for this cabin: both its market space and the space of the shovel have a price.',
    'SW-MARKET-02': 'You have no free space of this cabin’s colour.',
    'SW-MARKET-03': 'You already have a cabin of this type.',
    'SW-MARKET-08': 'There is no cabin on this market space.',
    'SW-DMG-02': 'There is no cabin here to give up.',
    'SW-DMG-03': 'Your wagon stands on the trailhead and cannot go back.',
    'SW-TRACK-02': 'Only a pioneer who is idle in camp can go to the Tracker space.',
    'SW-TRAP-02': 'Trapping takes a pioneer who is idle in camp, and an animal in sight.',
    'SW-TRAP-04': 'Your tile of this animal is already face up.',
    'SW-CABIN-G1':
      'Boots become gold only if this cabin was active when the green-path pioneer arrived, and 2 boots are left there.',
    'SW-CABIN-G2':
      'Boots become a token only if this cabin was active when the green-path pioneer arrived, and 2 boots are left there.',
    'SW-CABIN-G4': 'Going back takes 2 Pairs of Boots and works once per turn, while this cabin is active.',
    'SW-CABIN-G4b': 'The green-path pioneer goes back only on the green path, from its second space on.',
    'SW-CABIN-G5': 'The shortcut takes 1 Pair of Boots and works once per turn, while this cabin is active.',
    'SW-R-71': 'The shortcut begins only on a space of the green path.',
    'SW-R-24': 'The pioneer may not slip away from a mandatory icon: use it or take damage first.',
    'SW-CABIN-T1': 'This cabin lowers a price once per turn, while the green-path pioneer is there.',
    'SW-CABIN-T2': 'This cabin helps past a bear once per turn, while the green-path pioneer is there.',
    'SW-CABIN-X': 'Gold can be traded only while the mule is in your grey cabin, and as long as you have some.',
    'SW-BOAT-05': 'There is no such fish left in the supply.',
    'SW-BOAT-07':
      'The green-path pioneer passes the banjos only while the tan-path pioneer plays Dueling Banjos, or by taking damage.',
    'SW-BOAT-13': 'The canoe goes only to river cards that are in the row.',
    'SW-BOAT-16': 'You can sell only fish you have, and only while your canoe is at the Fish Market.',
    'SW-GOLD-08': 'This trade takes the dynamite and 2 stone.',
    'SW-GOLD-09': 'A cart holds 2 gold at most.',
    'SW-R-87': 'Loading takes at least 1 gold and a cart with room for it.',
    'SW-OUT-22': 'No outlaw is left to capture.',
  },
  terms: {
    round: 'Round',
    lastRound: 'Last round',
    turn: 'Turn',
    startingPlayer: 'Starting player',
    planning: 'Planning',
    pioneering: 'Pioneering',
    passing: 'Passing',
    gameOver: 'Game over',
    mountain: 'Mountain',
    base: 'Mountain base',
    mountainCard: 'Mountain card',
    specialCard: 'Special card',
    faceDown: 'Face down',
    row: 'Row of special cards',
    trail: 'Wagon trail',
    trailhead: 'Trailhead',
    multiplier: 'Multiplier',
    market: 'Cabin market',
    cabinStack: 'Cabin stack',
    cabinDiscard: 'Discarded cabins',
    homestead: 'Homestead',
    foodTrack: 'Food track',
    woodTrack: 'Wood track',
    stoneTrack: 'Stone track',
    supply: 'Supply',
    hand: 'Hand',
    deck: 'Deck',
    discard: 'Discard pile',
    plan: 'Plan',
    leftCard: 'Left card',
    middleCard: 'Middle card',
    rightCard: 'Right card',
    greenPath: 'Green path',
    tanPath: 'Tan path',
    start: 'Start',
    end: 'End',
    summit: 'Summit',
    camp: 'Camp',
    tracker: 'Tracker',
    trapper: 'Trapper',
    greenCabin: 'Green cabin',
    tanCabin: 'Tan cabin',
    greyCabin: 'Grey cabin',
    greenPioneer: 'Green-path pioneer',
    tanPioneer: 'Tan-path pioneer',
    frontiersman: 'Frontiersman',
    wagon: 'Wagon',
    mule: 'Mule',
    animals: 'Animal tiles',
    basics: 'Basic resources',
    food: 'Food',
    wood: 'Wood',
    stone: 'Stone',
    gold: 'Gold',
    boots: 'Boots',
    pairOfBoots: 'Pair of Boots',
    orchard: 'Orchard',
    appleSupply: 'Apple supply',
    greenApples: 'Green apples',
    redApples: 'Red apples',
    greenAppleTrack: 'Green apple track',
    redAppleTrack: 'Red apple track',
    river: 'River',
    fishMarket: 'Fish Market',
    canoe: 'Canoe',
    fish: 'Fish',
    mine: 'Mine',
    carts: 'Mine carts',
    lantern: 'Lantern',
    dynamite: 'Dynamite',
    outpost: 'Outpost',
    outlaws: 'Outlaws',
    bullets: 'Bullets',
    sheriff: 'Sheriff',
    die: 'Die',
    planDeck: 'Plan deck',
    planCard: 'Plan card',
    leftFrontiersman: 'Left frontiersman',
    rightFrontiersman: 'Right frontiersman',
  },
  goods,
  position,
  points,
  cards,
};
