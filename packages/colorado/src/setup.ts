import { createStreams, type SetupInput, shuffle, withStream } from '@cordillera/engine';
import { type Box, IDENTITIES } from './content/box.ts';
import { KINDS } from './content/types.ts';
import { fromCaller, playerAt } from './flow/steps.ts';
import type { ColoradoOptions } from './options.ts';
import {
  CONTESTED,
  type ColoradoEvent,
  type ColoradoState,
  type Identity,
  type PlayerState,
  STREAMS,
} from './state.ts';

/** CO-SET-02 */
const START_NUGGETS = 3;
/** CO-SET-05: the Caller's; each player to the left has one more. */
const FIRST_HAND = 4;

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

const newPlayer = (box: Box): PlayerState => ({
  nuggets: START_NUGGETS,
  hand: [],
  area: 0,
  ticks: zeros(box.regions.length),
  stations: [],
  flags: zeros(KINDS.length),
  tipi: 0,
  saloon: 0,
  wanted: 0,
  medals: [],
  goals: zeros(CONTESTED.length),
  village: null,
  picked: null,
});

/** CO-SET-01 to 09, CO-R-35. */
export function setup(
  box: Box,
  { options, seats, seed }: SetupInput<ColoradoOptions>,
): { state: ColoradoState; events: ColoradoEvent[] } {
  const streams = createStreams(seed, STREAMS);
  const cards = box.copies.flatMap((copies, card) => Array.from({ length: copies }, (): Identity => card));
  const state: ColoradoState = {
    sealed: options.sealed,
    turn: 0,
    caller: options.firstCaller ?? withStream(streams, 'setup', (random) => random.int(seats)),
    players: Array.from({ length: seats }, () => newPlayer(box)),
    pile: withStream(streams, 'deck', (random) => shuffle(random, cards)),
    discard: zeros(IDENTITIES),
    taken: zeros(CONTESTED.length),
    given: null,
    over: null,
    streams,
    flow: { stack: [{ step: 'villages' }], lanes: null },
  };
  const events: ColoradoEvent[] = [];
  for (const [i, seat] of fromCaller(state).entries()) {
    const count = FIRST_HAND + i;
    const hand = state.pile.splice(-count).sort((a, b) => a - b);
    playerAt(state, seat).hand = hand;
    events.push({ type: 'dealt', seat, count, barrier: [seat] });
    events.push({ type: 'dealtCards', seat, cards: hand.slice(), for: [seat] });
  }
  for (const seat of fromCaller(state)) {
    const card = state.pile.pop() as Identity;
    playerAt(state, seat).area = 1 << card; // CO-R-29: without an action
    events.push({ type: 'laidOpen', seat, card, barrier: true });
  }
  return { state, events };
}
