import { shuffle, withStream } from '@cordillera/engine';
import type { WestContext } from '../flow/steps.ts';
import { NONE } from '../geometry.ts';

/** After a tile has been taken from the market, the others slide and it is refilled (SW-MARKET-05 to 09). */
export function closeGap(context: WestContext): void {
  const { market, cabinDiscard } = context.state;
  const last = market.length - 1;
  const red = market[last] as number;
  if (red !== NONE) {
    market[last] = NONE;
    cabinDiscard.push(red);
    context.emit({ type: 'cabinDiscarded', tile: red });
  }
  fillMarket(context);
}

/** Tiles slide right; new ones come one at a time, each to the rightmost empty space (SW-R-122). */
export function fillMarket(context: Pick<WestContext, 'state' | 'emit'>): void {
  const { state } = context;
  const { market } = state;
  const kept = market.filter((tile) => tile !== NONE);
  const empty = market.length - kept.length;
  for (let space = 0; space < market.length; space++)
    market[space] = space < empty ? NONE : (kept[space - empty] as number);
  let fresh = false;
  for (let space = empty - 1; space >= 0; space--) {
    if (state.cabinStack.length === 0 && !remakeStack(context)) break;
    market[space] = state.cabinStack.pop() as number;
    fresh = true;
  }
  context.emit(
    fresh
      ? { type: 'marketFilled', market: state.market.slice(), barrier: true }
      : { type: 'marketFilled', market: state.market.slice() },
  );
}

function remakeStack(context: Pick<WestContext, 'state' | 'emit'>): boolean {
  const { state } = context;
  if (state.cabinDiscard.length === 0) return false;
  state.cabinStack = withStream(state.streams, 'cabins', (random) =>
    shuffle(
      random,
      state.cabinDiscard.sort((a, b) => a - b),
    ),
  );
  state.cabinDiscard = [];
  context.emit({ type: 'cabinsReshuffled', size: state.cabinStack.length, barrier: true });
  return true;
}
