import { shuffle, withStream } from '@cordillera/engine';
import type { WestTurn } from '../flow/steps.ts';
import { NONE } from '../geometry.ts';

/** Takes the tile of a market space; the rest slides and is filled up (SW-MARKET-05 to 09). */
export function takeTile(turn: WestTurn, space: number): void {
  const { market, cabinDiscard } = turn.state;
  const last = market.length - 1;
  market[space] = NONE;
  const red = market[last] as number;
  if (red !== NONE) {
    market[last] = NONE;
    cabinDiscard.push(red);
    turn.emit({ type: 'cabinDiscarded', tile: red });
  }
  fillMarket(turn);
}

/** Tiles slide right; new ones come one at a time, each to the rightmost empty space (SW-R-122). */
export function fillMarket(turn: Pick<WestTurn, 'state' | 'emit'>): void {
  const { state } = turn;
  const kept = state.market.filter((tile) => tile !== NONE);
  const fresh: number[] = [];
  while (kept.length + fresh.length < state.market.length) {
    if (state.cabinStack.length === 0 && !remakeStack(turn)) break;
    fresh.push(state.cabinStack.pop() as number);
  }
  const tiles = [...fresh.reverse(), ...kept];
  const empty = state.market.length - tiles.length;
  for (let i = 0; i < state.market.length; i++) state.market[i] = i < empty ? NONE : (tiles[i - empty] as number);
  turn.emit(
    fresh.length > 0
      ? { type: 'marketFilled', market: state.market.slice(), barrier: true }
      : { type: 'marketFilled', market: state.market.slice() },
  );
}

function remakeStack(turn: Pick<WestTurn, 'state' | 'emit'>): boolean {
  const { state } = turn;
  if (state.cabinDiscard.length === 0) return false;
  state.cabinStack = withStream(state.streams, 'cabins', (random) =>
    shuffle(
      random,
      state.cabinDiscard.sort((a, b) => a - b),
    ),
  );
  state.cabinDiscard = [];
  turn.emit({ type: 'cabinsReshuffled', size: state.cabinStack.length, barrier: true });
  return true;
}
