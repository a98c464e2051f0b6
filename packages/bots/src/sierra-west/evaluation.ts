import {
  type Box,
  CABIN_TYPES,
  type CabinType,
  cardPoints,
  countTiles,
  isClaimable,
  kitOf,
  NONE,
  type PlayerState,
  ROW,
  reachOf,
  type SierraWestState,
  specialOf,
  stepsFrom,
} from '@cordillera/sierra-west';

/** The value of a basic resource to a player who can still spend it. */
export const BASIC = 0.85;
export const TOKEN = 1.25;

/** Roughly how many more turns this player will have, estimated from the row. */
export function turnsLeft(state: SierraWestState, index: number): number {
  if (state.over) return 0;
  if (state.lastRound !== null) {
    const before = (state.active - state.start + state.players.length) % state.players.length;
    const own = (index - state.start + state.players.length) % state.players.length;
    return state.lastRound - state.round + (own > before ? 1 : 0);
  }
  const open = 6 - state.row.length;
  // solo ends without another round
  return state.hastings === null ? 1.5 + open * (state.seats === 2 ? 2.1 : 1.7) : 0.4 + open * 1.9;
}

/** The multiplier that the wagon will probably have at the end. */
export function expectedMultiplier(box: Box, player: PlayerState, turns: number): number {
  const at = Math.min(box.lastTrail, player.wagon + turns * 0.2);
  const low = Math.floor(at);
  const here = box.trail[low]?.multiplier ?? 1;
  const next = box.trail[Math.min(box.lastTrail, low + 1)]?.multiplier ?? here;
  return here + (next - here) * (at - low);
}

/** What the wagon's multiplier applies to: spaces of all tracks, and outlaws. */
export const multiplied = ({ tracks, apples, outlaws }: PlayerState): number => {
  let spaces = outlaws;
  for (const space of tracks) spaces += space;
  for (const space of apples) spaces += space;
  return spaces;
};

const CABIN_WORTH: Record<CabinType, number> = {
  G1: 0.45,
  G2: 0.5,
  G3: 0.6,
  G4: 0.4,
  G5: 0.35,
  G6: 0.5,
  G7: 0.45,
  G8: 0.45,
  G9: 0.45,
  T1: 0.5,
  T2: 0.4,
  T3: 0.5,
};

/** The value of a cabin per remaining turn, besides its 3 points. */
export const valueOfCabin = (box: Box, tile: number): number =>
  CABIN_WORTH[CABIN_TYPES[box.tiles[tile] as number] as CabinType];

/**
 * A card scores, strengthens its owner's deck while turns remain, and is denied to the others: there are fifteen in
 * all, and each further one is worth 5 to a player with several.
 */
export const valueOfCards = (n: number, turns: number): number =>
  cardPoints(n) + n * (1.8 + Math.min(2.5, turns * 0.3));

/** Steps from here to the nearest face-up card; 9 when there is none. */
export const stepsToClaim = (state: SierraWestState, from: number): number =>
  isClaimable(state, from) ? 0 : (wayToClaim(state, from)?.steps ?? 9);

/**
 * The expected points at the end of the game. `turns` is the number of turns left when the turn began: that a special
 * card hastens the end affects all players alike, and is no reason to leave it.
 */
export function evaluatePlayer(box: Box, state: SierraWestState, index: number, turns: number): number {
  const player = state.players[index] as PlayerState;
  const multiplier = expectedMultiplier(box, player, turns);
  const later = Math.min(1, turns / 2);
  let value = valueOfCards(player.claimed.length, turns);
  for (const space of player.tracks) value += space * multiplier;
  for (const space of player.apples) value += space * multiplier;
  value += player.outlaws * multiplier;
  value += countTiles(player.animals) * (3 + Math.min(1.5, turns * 0.15));
  for (const tile of player.cabins) if (tile !== NONE) value += 3 + valueOfCabin(box, tile) * turns;
  value += player.gold + player.tokens * (1 + 0.25 * later);
  // goods: from the fifth of a kind on they are worth less, and nothing when no turn is left to spend them
  for (const n of player.basics) value += later * (Math.min(n, 4) * BASIC + Math.max(0, n - 4) * 0.4);
  value += valueOfMode(box, state, index, player, turns, later);
  value += valueOfWagon(box, state, player, turns, multiplier);
  const distance = stepsToClaim(state, player.frontiersmen[0] as number);
  value += later * 0.35 * Math.max(0, 6 - distance);
  if (state.mule === index) value += 0.8 * later;
  return value;
}

/** The reach of the wagon counts in some modes; its multiplier is counted with the tracks. */
function valueOfWagon(
  box: Box,
  state: SierraWestState,
  player: PlayerState,
  turns: number,
  multiplier: number,
): number {
  // future steps on the tracks benefit from the multiplier too
  return (
    multiplier * Math.min(6, turns * 0.6) +
    reachOf(box, state, player) * Math.min(1, turns * 0.2) +
    multiplied(player) * 0.02
  );
}

function valueOfMode(
  box: Box,
  state: SierraWestState,
  index: number,
  player: PlayerState,
  turns: number,
  later: number,
): number {
  let value = 0;
  let room = 0;
  for (const load of player.carts) {
    value += 3 * load;
    room += 2 - load;
  }
  value += Math.min(room, player.gold + turns) * 1.2 * later;
  if (state.lantern === index) value += 2 + Math.min(1.5, turns * 0.2);
  if (state.dynamite === index) value += 2 + Math.min(1, turns * 0.15);
  if (state.sheriff === index) value += 2 + Math.min(1.5, turns * 0.2);
  value += later * (Math.min(player.bullets, 6) * 0.75);
  let single = 0;
  for (const n of player.fish) {
    value += (n >> 1) * 2.6 * Math.max(later, 0.2);
    single += n & 1;
  }
  value += single * 0.9 * later;
  if (state.mode === 'boats-and-banjos') {
    const out = player.canoe;
    let fish = 0;
    for (let slot = 0; slot < out; slot++)
      fish += specialOf(kitOf(box, state), state.row[slot] as number).river?.fish.length ?? 0;
    value += later * (0.25 * fish + (out === 0 ? 0.4 : 0));
  }
  return value;
}

/** The first step to the best card to climb to; null when the frontiersman is already there, or there is none. */
export const stepTowards = (state: SierraWestState, from: number): number | null =>
  isClaimable(state, from) ? null : (wayToClaim(state, from)?.first ?? null);

/** The way to the nearest face-up card, the highest of several; null when there is none. */
function wayToClaim(state: SierraWestState, from: number): { steps: number; first: number } | null {
  const first = new Map<number, number>();
  let edge: number[] = [];
  for (const step of stepsFrom(state, from)) {
    first.set(step, step);
    edge.push(step);
  }
  for (let steps = 1; steps <= 6 && edge.length > 0; steps++) {
    const goals = edge.filter((position) => isClaimable(state, position));
    if (goals.length > 0) {
      const goal = goals.reduce((a, b) => ((ROW[b] as number) > (ROW[a] as number) ? b : a));
      return { steps, first: first.get(goal) as number };
    }
    const next: number[] = [];
    for (const position of edge)
      for (const step of stepsFrom(state, position)) {
        if (first.has(step) || step === from) continue;
        first.set(step, first.get(position) as number);
        next.push(step);
      }
    edge = next;
  }
  return null;
}
