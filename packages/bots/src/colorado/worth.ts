import {
  type Box,
  CONTESTED,
  type ColoradoState,
  colourOf,
  duoOf,
  FLAG,
  type Identity,
  isInArea,
  KINDS,
  LAST_SLOT,
  type PlayerState,
  totalOf,
} from '@cordillera/colorado';

/** What is judged of a player. */
export type Judged = Pick<
  PlayerState,
  'nuggets' | 'hand' | 'area' | 'ticks' | 'stations' | 'flags' | 'tipi' | 'saloon' | 'wanted' | 'medals' | 'goals'
>;

/** Another player, as far as this one's chances depend on it. */
export interface Rival {
  /** What its position is worth, and what it has already, in points. */
  worth: number;
  total: number;
}

/** What a player's position is judged by, apart from the position itself. */
export interface Scene {
  box: Box;
  /** Roughly how many turns will follow this one; 0 when this is the last. */
  turns: number;
  /** Medals of each contested zone that nobody can win any more. */
  taken: readonly number[];
  /** By contested zone: how far the others are from its goal. */
  distances: readonly (readonly number[])[];
  /** By station: how many more lead to the end. */
  stationsLeft: readonly number[];
  /** None when only points count. */
  rivals: readonly Rival[];
}

/** How many ticks a turn brings, more or less: what is further away than that is worth little. */
const PACE = 1.7;
/** What these cost, counted in ticks. */
const BOX = 1.4;
const FLAG_BOX = 2.2;
const MISSING_CARD = 1.3;
const CARD_IN_HAND = 0.6;
/** What a region brings besides its flag and its medal. */
const REGION = 3;
const ICON = 0.35;

const CARD = { tick: 0.9, nuggets: 0.6, cards: 0.7 } as const;
const SPARE_CARD = 0.35;
const UNKNOWN_CARD = 0.75;
/** A hand of more cards than this is more than can be used. */
const LARGE_HAND = 6;
const NUGGET = 0.8;
const FEW_NUGGETS = 4;
const FEWEST_CARDS = 3;

/** How many turns will follow: medals show how far the game has come. */
export function turnsLeft({ players }: Pick<ColoradoState, 'players'>): number {
  const most = players.reduce((max, { medals }) => Math.max(max, medals.length), 0);
  return most >= LAST_SLOT ? 0 : 0.8 + 1.7 * (LAST_SLOT - most);
}

export function sceneOf(box: Box, state: Pick<ColoradoState, 'players' | 'taken'>, seat: number): Scene {
  const others = state.players.filter((_, other) => other !== seat);
  return {
    box,
    turns: turnsLeft(state),
    taken: state.taken,
    distances: CONTESTED.map((_, zone) => others.map((player) => distanceTo(box, player, zone))),
    stationsLeft: stationsLeft(box),
    rivals: [],
  };
}

function stationsLeft({ stations, end }: Box): number[] {
  const left = stations.map(() => 0);
  const count = (station: number): number =>
    station === end ? 0 : 1 + Math.min(...stations[station]!.next.map((next) => left[next] as number));
  // every edge leads to the right, so a few rounds settle it
  for (let round = 0; round < stations.length; round++)
    for (let station = 0; station < stations.length; station++) left[station] = count(station);
  return left;
}

const bitsIn = (bits: number): number => {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
};

const [TIPI, SALOON, WANTED] = [CONTESTED.indexOf('tipi'), CONTESTED.indexOf('saloon'), CONTESTED.indexOf('wanted')];

/** Boxes to the left and to the right end of the tipi track. */
function tipiSides(box: Box, tipi: number): [number, number] {
  const last = box.tracks.tipi.icons.length - 1;
  if (tipi === 0) return [box.centre + 1, last - box.centre + 1];
  return [31 - Math.clz32(tipi & -tipi), last - (31 - Math.clz32(tipi))];
}

/** Boxes from the next goal of a contested zone; 0 when there is none left. */
function distanceTo(box: Box, player: Judged, zone: number): number {
  if (zone === TIPI) {
    const [left, right] = tipiSides(box, player.tipi);
    return left === 0 ? right : right === 0 ? left : Math.min(left, right);
  }
  if (zone === SALOON) return box.tracks.saloon.icons.length - player.saloon;
  if (zone === WANTED) return box.tracks.wanted.icons.length - player.wanted;
  const kind = KINDS.findIndex((name) => name === CONTESTED[zone]);
  return box.values[kind]!.length - (player.flags[kind] as number);
}

/** How likely something is to be reached that is so many ticks away. */
const reach = ({ turns }: Scene, ticks: number): number =>
  turns === 0 ? 0 : Math.exp((-PACE * ticks) / (turns + 0.7));

/** The medal that a player so far from its goal will probably find there, when others are under way too. */
function prize({ box, taken, distances }: Scene, zone: number, distance: number, won: number): number {
  const medals = box.medals[zone]!;
  let at = (taken[zone] as number) + won;
  if (at >= medals.length) return 0;
  for (const other of distances[zone]!) if (other > 0) at += other < distance ? 0.7 : other === distance ? 0.35 : 0.1;
  const low = Math.floor(at);
  const here = medals[low] ?? 0;
  return here + ((medals[low + 1] ?? 0) - here) * (at - low);
}

/**
 * What the position is worth to this player, in points at the end. `drawn`: so many cards of the hand are not known
 * yet.
 */
export function worth(scene: Scene, player: Judged, drawn = 0): number {
  const { box, turns } = scene;
  // what decides between equal players
  let value = totalOf(box, player) + 0.02 * player.medals.length + 0.001 * player.nuggets;
  if (turns === 0) return value;
  value += regionsWorth(scene, player) + tracksWorth(scene, player) + flagsWorth(scene, player);
  return value + cardsWorth(scene, player, drawn);
}

function regionsWorth(scene: Scene, player: Judged): number {
  const { box, stationsLeft: left } = scene;
  let value = 0;
  for (let region = 0; region < box.regions.length; region++) {
    const ticked = player.ticks[region] as number;
    const { all, medal } = box.regions[region]!;
    if ((ticked & FLAG) === 0 || ticked === all) continue;
    const missing = bitsIn(all & ~ticked);
    value += medal * reach(scene, missing) + ICON * missing * reach(scene, 2);
  }
  const head = player.stations.at(-1);
  if (head !== box.end) {
    const missing = head === undefined ? (left[box.start] as number) + 1 : (left[head] as number);
    value += box.railMedal * reach(scene, missing) + ICON * missing * reach(scene, 2);
  }
  return value;
}

function tracksWorth(scene: Scene, { tipi, saloon, wanted, goals }: Judged): number {
  const { box } = scene;
  let value = 0;
  const [left, right] = tipiSides(box, tipi);
  const [near, far] = left < right ? [left, right] : [right, left];
  const won = goals[TIPI] as number;
  if (near > 0) value += prize(scene, TIPI, near, won) * reach(scene, BOX * near);
  if (far > 0 && tipi !== 0)
    value += prize(scene, TIPI, far, won + (near > 0 ? 1 : 0)) * reach(scene, BOX * (near + far));
  const bar = box.tracks.saloon.icons.length - saloon;
  if (bar > 0) value += prize(scene, SALOON, bar, 0) * reach(scene, BOX * bar);
  const posters = box.tracks.wanted.icons.length - wanted;
  if (posters > 0) value += prize(scene, WANTED, posters, 0) * reach(scene, BOX * posters);
  return value;
}

function flagsWorth(scene: Scene, { flags }: Judged): number {
  const { box } = scene;
  let value = 0;
  for (let kind = 0; kind < box.values.length; kind++) {
    const values = box.values[kind]!;
    const from = flags[kind] as number;
    const zone = CONTESTED.findIndex((name) => name === KINDS[kind]);
    for (let next = from; next < values.length; next++) {
      let gain = (values[next] as number) - (next === 0 ? 0 : (values[next - 1] as number));
      if (next === values.length - 1 && zone >= 0) gain += prize(scene, zone, values.length - from, 0);
      value += gain * reach(scene, FLAG_BOX * (next - from + 1));
    }
  }
  return value;
}

const COLOURS = 6;

function cardsWorth(scene: Scene, { hand, area, nuggets }: Judged, drawn: number): number {
  const later = Math.min(1, scene.turns / 3);
  let held = 0;
  for (const card of hand) held |= 1 << card;
  let families = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    let missing = 0;
    for (let card = 3 * colour; card < 3 * colour + 3; card++)
      if (!(area & (1 << card))) missing += held & (1 << card) ? CARD_IN_HAND : MISSING_CARD;
    families += REGION * reach(scene, missing);
  }
  let cards = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Identity;
    cards += hand[i - 1] === card || area & (1 << card) ? SPARE_CARD : CARD[duoOf(card)];
  }
  cards += UNKNOWN_CARD * Math.max(drawn, FEWEST_CARDS - hand.length);
  const size = hand.length + drawn;
  if (size > LARGE_HAND) cards *= (LARGE_HAND + (size - LARGE_HAND) / 2) / size;
  const purse = NUGGET * (Math.min(nuggets, FEW_NUGGETS) + Math.max(0, nuggets - FEW_NUGGETS) / 2);
  return families + later * (cards + purse);
}

/** What a card of the hand is worth to its owner, when something must be discarded. */
export const keepWorth = (player: Judged, card: Identity): number => {
  if (isInArea(player, card)) return SPARE_CARD;
  const family = (player.area >> (3 * colourOf(card))) & 0b111;
  return CARD[duoOf(card)] + 0.5 * bitsIn(family);
};

/** Points by which a lead is safe, roughly: at the end any lead is. */
const spread = (turns: number): number => 1.2 + 2 * Math.sqrt(turns);

/**
 * What a player should make as large as possible: the chance of winning, and without rivals the points. `pending` is
 * added for an effect that is not carried out yet.
 */
export function outlook(scene: Scene, player: Judged, drawn = 0, pending = 0): number {
  const { rivals } = scene;
  const isLast = scene.turns === 0 || player.medals.length >= LAST_SLOT;
  const own = worth(isLast && scene.turns > 0 ? { ...scene, turns: 0 } : scene, player, drawn) + pending;
  if (rivals.length === 0) return own;
  const safe = spread(isLast ? 0 : scene.turns);
  let odds = 1;
  for (const rival of rivals) odds += Math.exp(((isLast ? rival.total : rival.worth) - own) / safe);
  return 1 / odds;
}
