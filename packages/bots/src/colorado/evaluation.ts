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

/** What is evaluated of a player. */
export type EvaluatedPlayer = Pick<
  PlayerState,
  'nuggets' | 'hand' | 'area' | 'ticks' | 'stations' | 'flags' | 'tipi' | 'saloon' | 'wanted' | 'medals' | 'goals'
>;

/** Another player, as far as it affects this one's chance of winning. */
export interface Rival {
  /** The evaluation of its position, and its present points. */
  worth: number;
  total: number;
}

/** What a position is evaluated with; tables, because positions are evaluated very often. */
export interface EvaluationTables {
  box: Box;
  /** Roughly how many turns follow this one; 0 for the last. */
  turns: number;
  /** Empty when only points count. */
  rivals: readonly Rival[];
  /** The probability that the game has time for this many more ticks. */
  ticks: readonly number[];
  /** By station: the value of the railway after it; the last entry is the whole railway. */
  railway: readonly number[];
  /** The value of the unticked part of a track, by ticked boxes. */
  saloon: readonly number[];
  wanted: readonly number[];
  /** The value of the unticked part of a flag zone, by kind and ticked boxes. */
  flags: readonly (readonly number[])[];
  /** The value of one end of the tipi track, by medals won before it and boxes up to it. */
  tipi: readonly (readonly number[])[];
  /** The value of a family, by its cards in neither area nor hand, and by those in the hand. */
  families: readonly (readonly number[])[];
}

/** How slowly values decay with each tick they are away; tuned by play. */
const DISTANCE_DECAY = 3.2;
/** Costs, counted in ticks. */
const BOX = 1.4;
const FLAG_BOX = 2.2;
const MISSING_CARD = 1.3;
const CARD_IN_HAND = 0.6;
/** The value of a region besides its flag and its medal. */
const REGION = 3;
/** The value of a stage that is not ticked yet. */
const ICON = 0.1;
/** The approximate value of each icon, and its share when it is one station further. */
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
/** Cards in the hand beyond this number count for less. */
const LARGE_HAND = 6;
const NUGGET = 1.1;
const FEW_NUGGETS = 4;
const MIN_CARDS = 3;

/** How many turns will follow, estimated from the medals won so far. */
function turnsLeft({ players }: Pick<ColoradoState, 'players'>): number {
  const maxMedals = players.reduce((max, { medals }) => Math.max(max, medals.length), 0);
  return maxMedals >= LAST_SLOT ? 0 : 0.8 + 1.7 * (LAST_SLOT - maxMedals);
}

/** A table indexed from 0 to `last`. */
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

/** The medal that a player at this distance from a goal will probably win there, when others approach it too. */
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

/** Distances to the left and right ends of the tipi track, in boxes. */
function tipiSides(box: Box, tipi: number): [number, number] {
  const last = box.tracks.tipi.icons.length - 1;
  if (tipi === 0) return [box.centre + 1, last - box.centre + 1];
  return [31 - Math.clz32(tipi & -tipi), last - (31 - Math.clz32(tipi))];
}

/** Distance to the next goal of a contested zone, in boxes; 0 when there is none left. */
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

/** The expected points at the end of the game. `drawn` is the number of cards in the hand that are still unknown. */
export function evaluatePlayer(scene: EvaluationTables, player: EvaluatedPlayer, drawn = 0): number {
  // small terms break ties
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

/** The value of a card in the hand to its owner, when something must be discarded. */
export const valueOfKeeping = (player: EvaluatedPlayer, card: Identity): number => {
  if (isInArea(player, card)) return SPARE_CARD;
  const family = (player.area >> (3 * colourOf(card))) & 0b111;
  return CARD[duoOf(card)] + 0.5 * bitsIn(family);
};

/** Roughly the lead, in points, that is safe; 1.2 at the end of the game. */
const spread = (turns: number): number => 1.2 + 2 * Math.sqrt(turns);

/**
 * The value a player maximizes: the chance of winning or, without rivals, the points. `pending` is added for an effect
 * that is not carried out yet.
 */
export function objectiveOf(scene: EvaluationTables, player: EvaluatedPlayer, drawn = 0, pending = 0): number {
  const { rivals } = scene;
  const isLast = scene.turns === 0 || player.medals.length >= LAST_SLOT;
  const own = evaluatePlayer(isLast && scene.turns > 0 ? { ...scene, turns: 0 } : scene, player, drawn) + pending;
  if (rivals.length === 0) return own;
  const safe = spread(isLast ? 0 : scene.turns);
  let odds = 1;
  for (const rival of rivals) odds += Math.exp(((isLast ? rival.total : rival.worth) - own) / safe);
  return 1 / odds;
}
