import {
  type Box,
  CONTESTED,
  type ColoradoState,
  type Contested,
  colourOf,
  duoOf,
  FLAG,
  type Icon,
  type Identity,
  isInArea,
  KINDS,
  type Kind,
  LAST_SLOT,
  type PlayerState,
  totalOf,
} from '@cordillera/colorado';

/** What is judged of a player. */
export type EvaluatedPlayer = Pick<
  PlayerState,
  'nuggets' | 'hand' | 'area' | 'ticks' | 'stations' | 'flags' | 'tipi' | 'saloon' | 'wanted' | 'medals' | 'goals'
>;

/** Another player, as far as this one's chances depend on it. */
export interface Rival {
  /** What its position is worth, and what it has already, in points. */
  worth: number;
  total: number;
}

/** What a player's position is judged by, apart from the position itself: tables, because it is judged very often. */
export interface EvaluationTables {
  box: Box;
  /** Roughly how many turns will follow this one; 0 when this is the last. */
  turns: number;
  /** None when only points count. */
  rivals: readonly Rival[];
  /** How likely it is that so many more ticks will be made. */
  ticks: readonly number[];
  /** By station: what the rest of the railway is worth; last, the whole of it. */
  railway: readonly number[];
  /** What the rest of a track is worth, by the boxes ticked. */
  saloon: readonly number[];
  wanted: readonly number[];
  /** What the rest of a flag zone is worth, by kind and boxes ticked. */
  flags: readonly (readonly number[])[];
  /** What one end of the tipi track is worth: by the medals won before it, and the boxes to it. */
  tipi: readonly (readonly number[])[];
  /** What a family is worth, by its cards that are nowhere, and those in the hand. */
  families: readonly (readonly number[])[];
}

/** How fast things lose their worth with each tick that they are away; found by play. */
const DISTANCE_DECAY = 3.2;
/** What these cost, counted in ticks. */
const BOX = 1.4;
const FLAG_BOX = 2.2;
const MISSING_CARD = 1.3;
const CARD_IN_HAND = 0.6;
/** What a region brings besides its flag and its medal. */
const REGION = 3;
/** What a stage that is not ticked yet has to offer. */
const ICON = 0.1;
/** What an icon brings, roughly, and how much of that counts when it is one station further. */
const ICONS: Record<Icon, number> = {
  none: 0,
  nuggets: 1.1,
  cards: 2,
  tick: 2.5,
  tipi: 2,
  saloon: 1.5,
  wanted: 2,
  free: 2,
  discover: 4,
};
const AHEAD = 0.25;

const CARD = { tick: 1.3, nuggets: 0.9, cards: 1 } as const;
const SPARE_CARD = 0.5;
const UNKNOWN_CARD = 1.1;
/** A hand of more cards than this is more than can be used. */
const LARGE_HAND = 6;
const NUGGET = 1.1;
const FEW_NUGGETS = 4;
const MIN_CARDS = 3;

/** How many turns will follow: medals show how far the game has come. */
function turnsLeft({ players }: Pick<ColoradoState, 'players'>): number {
  const mostMedals = players.reduce((max, { medals }) => Math.max(max, medals.length), 0);
  return mostMedals >= LAST_SLOT ? 0 : 0.8 + 1.7 * (LAST_SLOT - mostMedals);
}

/** A table of the numbers from 0 to the last. */
const upTo = <T>(last: number, entry: (n: number) => T): T[] => Array.from({ length: last + 1 }, (_, n) => entry(n));

export function evaluationTablesOf(
  box: Box,
  state: Pick<ColoradoState, 'players' | 'taken'>,
  seat: number,
): EvaluationTables {
  const turns = turnsLeft(state);
  const reach = (ticks: number): number => (turns === 0 ? 0 : Math.exp((-DISTANCE_DECAY * ticks) / (turns + 0.7)));
  const prize = prizes(box, state, seat);
  const track = (zone: number, boxes: number): number[] =>
    upTo(boxes, (n) => (n === boxes ? 0 : prize(zone, boxes - n, 0) * reach(BOX * (boxes - n))));
  const { tipi, saloon, wanted } = box.tracks;
  return {
    box,
    turns,
    rivals: [],
    ticks: upTo(Math.max(2, ...box.regions.map(({ stages }) => stages.length)), reach),
    railway: railway(box, reach),
    saloon: track(SALOON, saloon.icons.length),
    wanted: track(WANTED, wanted.icons.length),
    flags: box.values.map((values, kind) =>
      upTo(values.length, (from) => {
        const zone = CONTESTED.indexOf(KINDS[kind] as Contested);
        let value = 0;
        for (let next = from; next < values.length; next++) {
          let gain = (values[next] as number) - (next === 0 ? 0 : (values[next - 1] as number));
          if (next === values.length - 1 && zone >= 0) gain += prize(zone, values.length - from, 0);
          value += gain * reach(FLAG_BOX * (next - from + 1));
        }
        return value;
      }),
    ),
    tipi: upTo(2 * box.medals[TIPI]!.length, (won) =>
      upTo(tipi.icons.length, (boxes) => (boxes === 0 ? 0 : prize(TIPI, boxes, won) * reach(BOX * boxes))),
    ),
    families: upTo(3, (nowhere) => upTo(3, (held) => REGION * reach(MISSING_CARD * nowhere + CARD_IN_HAND * held))),
  };
}

/** The medal that a player so far from its goal will probably find there, when others are under way too. */
function prizes(box: Box, { players, taken }: Pick<ColoradoState, 'players' | 'taken'>, seat: number) {
  const distances = CONTESTED.map((_, zone) =>
    players.flatMap((player, other) => (other === seat ? [] : [distanceTo(box, player, zone)])),
  );
  return (zone: number, distance: number, won: number): number => {
    const medals = box.medals[zone]!;
    let at = (taken[zone] as number) + won;
    if (at >= medals.length) return 0;
    for (const other of distances[zone]!) if (other > 0) at += other < distance ? 0.7 : other === distance ? 0.35 : 0.1;
    const low = Math.floor(at);
    const here = medals[low] ?? 0;
    return here + ((medals[low + 1] ?? 0) - here) * (at - low);
  };
}

/** The medal at the end and the icons on the way, along the better branch. */
function railway({ stations, start, end, railMedal }: Box, reach: (ticks: number) => number): number[] {
  const left = (station: number): number => (station === end ? 0 : 1 + Math.min(...stations[station]!.next.map(left)));
  const icons = (next: readonly number[]): number =>
    next.reduce((best, to) => Math.max(best, AHEAD * (ICONS[stations[to]!.icon] + icons(stations[to]!.next))), 0);
  const worthFrom = (missing: number, next: readonly number[]): number =>
    railMedal * reach(missing) + icons(next) * reach(1);
  return [
    ...stations.map(({ next }, station) => (station === end ? 0 : worthFrom(left(station), next))),
    worthFrom(1 + left(start), [start]),
  ];
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
function distanceTo(box: Box, player: EvaluatedPlayer, zone: number): number {
  if (zone === TIPI) {
    const [left, right] = tipiSides(box, player.tipi);
    return left === 0 ? right : right === 0 ? left : Math.min(left, right);
  }
  if (zone === SALOON) return box.tracks.saloon.icons.length - player.saloon;
  if (zone === WANTED) return box.tracks.wanted.icons.length - player.wanted;
  const kind = KINDS.indexOf(CONTESTED[zone] as Kind);
  return box.values[kind]!.length - (player.flags[kind] as number);
}

/**
 * What the position is worth to this player, in points at the end. `drawn`: so many cards of the hand are not known
 * yet.
 */
export function evaluatePlayer(scene: EvaluationTables, player: EvaluatedPlayer, drawn = 0): number {
  // what decides between equal players
  const value = totalOf(scene.box, player) + 0.02 * player.medals.length + 0.001 * player.nuggets;
  return scene.turns === 0
    ? value
    : value + valueOfSheet(scene, player) + valueOfBoard(scene, player) + valueOfCards(scene, player, drawn);
}

function valueOfSheet({ box, ticks, railway }: EvaluationTables, player: EvaluatedPlayer): number {
  let value = 0;
  for (let region = 0; region < box.regions.length; region++) {
    const ticked = player.ticks[region] as number;
    const { all, medal } = box.regions[region]!;
    if ((ticked & FLAG) === 0 || ticked === all) continue;
    const missing = bitsIn(all & ~ticked);
    value += medal * (ticks[missing] as number) + ICON * missing * (ticks[2] as number);
  }
  value += railway[player.stations.at(-1) ?? box.stations.length] as number;
  return value;
}

function valueOfBoard(scene: EvaluationTables, { tipi, saloon, wanted, flags, goals }: EvaluatedPlayer): number {
  const [left, right] = tipiSides(scene.box, tipi);
  const near = Math.min(left, right);
  const won = goals[TIPI] as number;
  let value = (scene.saloon[saloon] as number) + (scene.wanted[wanted] as number);
  for (let kind = 0; kind < flags.length; kind++) value += scene.flags[kind]![flags[kind] as number] as number;
  // the first box belongs to both ends
  const far = left + right - near - (tipi === 0 ? 1 : 0);
  value += scene.tipi[won]![near] as number;
  if (far > 0)
    value += scene.tipi[won + (near > 0 ? 1 : 0)]![Math.min(near + far, scene.box.tracks.tipi.icons.length)] as number;
  return value;
}

const COLOURS = 6;

function valueOfCards(
  { turns, families }: EvaluationTables,
  { hand, area, nuggets }: EvaluatedPlayer,
  drawn: number,
): number {
  let held = 0;
  let cards = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Identity;
    held |= 1 << card;
    cards += hand[i - 1] === card || area & (1 << card) ? SPARE_CARD : CARD[duoOf(card)];
  }
  cards += UNKNOWN_CARD * Math.max(drawn, MIN_CARDS - hand.length);
  const size = hand.length + drawn;
  if (size > LARGE_HAND) cards *= (LARGE_HAND + (size - LARGE_HAND) / 2) / size;
  const purse = NUGGET * (Math.min(nuggets, FEW_NUGGETS) + Math.max(0, nuggets - FEW_NUGGETS) / 2);
  let value = Math.min(1, turns / 3) * (cards + purse);
  for (let colour = 0; colour < COLOURS; colour++) {
    const missing = ~(area >> (3 * colour)) & 0b111;
    const inHand = (held >> (3 * colour)) & missing;
    value += families[bitsIn(missing & ~inHand)]![bitsIn(inHand)] as number;
  }
  return value;
}

/** What a card of the hand is worth to its owner, when something must be discarded. */
export const valueOfKeeping = (player: EvaluatedPlayer, card: Identity): number => {
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
export function expectedFamilies(scene: EvaluationTables, player: EvaluatedPlayer, drawn = 0, pending = 0): number {
  const { rivals } = scene;
  const isLast = scene.turns === 0 || player.medals.length >= LAST_SLOT;
  const own = evaluatePlayer(isLast && scene.turns > 0 ? { ...scene, turns: 0 } : scene, player, drawn) + pending;
  if (rivals.length === 0) return own;
  const safe = spread(isLast ? 0 : scene.turns);
  let odds = 1;
  for (const rival of rivals) odds += Math.exp(((isLast ? rival.total : rival.worth) - own) / safe);
  return 1 / odds;
}
