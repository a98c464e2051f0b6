import { shuffle, withStream } from '@cordillera/engine';
import type { WestTurn } from '../flow/steps.ts';
import { NONE } from '../geometry.ts';

/** After the tile of a market space was taken: the rest slides and is filled up (SW-MARKET-05 to 09). */
export function closeGap(turn: WestTurn): void {
  const { market, cabinDiscard } = turn.state;
  const last = market.length - 1;
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
  const { market } = state;
  const kept = market.filter((tile) => tile !== NONE);
  const empty = market.length - kept.length;
  for (let space = 0; space < market.length; space++)
    market[space] = space < empty ? NONE : (kept[space - empty] as number);
  let fresh = false;
  for (let space = empty - 1; space >= 0; space--) {
    if (state.cabinStack.length === 0 && !remakeStack(turn)) break;
    market[space] = state.cabinStack.pop() as number;
    fresh = true;
  }
  turn.emit(
    fresh
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
