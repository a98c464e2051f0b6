import { CordilleraError, createStreams, type SetupInput, shuffle, withStream } from '@cordillera/engine';
import { fillMarket } from './actions/market.ts';
import { BASIC_CARDS, type Box, FIRST_BASIC, STARTING_CARDS } from './content/box.ts';
import { ANIMALS } from './content/types.ts';
import { freshTurn } from './flow/turn.ts';
import { BASE, NONE, POSITIONS } from './geometry.ts';
import { modeRules } from './modes/index.ts';
import type { SierraWestOptions } from './options.ts';
import { CAMP } from './places.ts';
import { HASTINGS } from './players.ts';
import { type PlayerState, type SierraWestEvent, type SierraWestState, STREAMS } from './state.ts';
import { noSuchSpace } from './words/options.ts';

/** SW-SETUP-14: a player without any goods. */
const newPlayer = (): PlayerState => ({
  hand: [],
  deck: [],
  discard: [],
  plan: [],
  draft: null,
  claimed: [],
  basics: [0, 0, 0],
  gold: 0,
  tokens: 0,
  tracks: [0, 0, 0],
  wagon: 0,
  frontiersmen: [BASE],
  cabins: [NONE, NONE, NONE, NONE],
  animals: 0,
  green: CAMP,
  tan: CAMP,
  apples: [0, 0],
  fish: [0, 0, 0],
  canoe: 0,
  carts: [],
  bullets: 0,
  outlaws: 0,
});

/** Chapter 2, up to the moment before the first turn. */
export function setup(
  box: Box,
  { options, seats, seed }: SetupInput<SierraWestOptions>,
): { state: SierraWestState; events: SierraWestEvent[] } {
  const solo = seats === 1;
  if (options.hastings.wagon > box.lastTrail) {
    const problems = noSuchSpace(options.hastings.wagon, box.lastTrail);
    throw new CordilleraError('bad-options', { game: 'sierra-west', problems });
  }
  const state: SierraWestState = {
    mode: options.mode,
    handSize: options.advancedPlanning ? 4 : 3,
    seats,
    start: 0,
    active: 0,
    round: 0,
    lastRound: null,
    over: false,
    players: Array.from({ length: solo ? 2 : seats }, newPlayer),
    turn: freshTurn(),
    mountain: Array.from({ length: POSITIONS }, () => NONE),
    row: [],
    market: box.market.map(() => NONE),
    cabinStack: [],
    cabinDiscard: [],
    cabinBox: [],
    mule: NONE,
    apples: [0, 0],
    fish: [0, 0, 0],
    taken: [],
    carts: 0,
    lantern: NONE,
    dynamite: NONE,
    outposts: [],
    baseOutlaws: 0,
    outlawSupply: 0,
    sheriff: NONE,
    hastings: null,
    streams: createStreams(seed, STREAMS),
    flow: { stack: [{ step: 'turn' }], lanes: null },
  };
  const events: SierraWestEvent[] = [];
  const emit = (event: SierraWestEvent): void => {
    events.push(event);
  };
  const mode = modeRules(options.mode);
  withStream(state.streams, 'setup', (random) => {
    // SW-SETUP-12, SW-R-105
    state.start = solo ? 0 : random.int(seats);
    state.active = state.start;
    emit({ type: 'gameBegan', mode: options.mode, start: state.start });
    const { specials, first } = mode.setup(box, box.kits[options.mode], state, random);
    const basics = shuffle(
      random,
      Array.from({ length: BASIC_CARDS }, (_, i) => FIRST_BASIC + i),
    );
    for (let position = 0; position < POSITIONS; position++)
      state.mountain[position] = specials.get(position) ?? (basics.pop() as number);
    state.row.push(first);
  });
  emit({ type: 'specialEntered', card: state.row[0] as number, slot: 1, position: BASE });
  mode.entered?.(box, { state, emit }, 1);
  state.cabinStack = withStream(state.streams, 'cabins', (random) => shuffle(random, [...box.tiles.keys()]));
  fillMarket({ state, emit });
  withStream(state.streams, 'decks', (random) => {
    for (let seat = 0; seat < seats; seat++) dealTo(state, seat, random, emit);
  });
  if (solo) addHastings(box, state, options);
  return { state, events };
}

/** SW-SETUP-02, SW-SETUP-13: the mode's card goes under the other cards, which are shuffled. */
function dealTo(
  state: SierraWestState,
  seat: number,
  random: Parameters<typeof shuffle>[0],
  emit: (event: SierraWestEvent) => void,
): void {
  const player = state.players[seat] as PlayerState;
  const first = seat * STARTING_CARDS;
  const common = Array.from({ length: STARTING_CARDS - 1 }, (_, i) => first + i);
  player.deck = [first + STARTING_CARDS - 1, ...shuffle(random, common)];
  player.hand = player.deck.splice(-state.handSize).sort((a, b) => a - b);
  emit({ type: 'drew', player: seat, count: player.hand.length });
  emit({ type: 'drewCards', player: seat, cards: player.hand.slice(), for: [seat] });
}

/** 12.1 and the options of 12.6. */
function addHastings(box: Box, state: SierraWestState, { hastings }: SierraWestOptions): void {
  const player = state.players[HASTINGS] as PlayerState;
  player.frontiersmen = [BASE, BASE];
  player.cabins = [];
  player.wagon = hastings.wagon;
  if (hastings.bear) player.animals = 1 << ANIMALS.indexOf('bear');
  if (hastings.mule) state.mule = HASTINGS;
  const pile = withStream(state.streams, 'hastings', (random) => shuffle(random, [...box.planCards.keys()]));
  const active = pile.pop() as number;
  state.hastings = { options: hastings, pile, discard: [], active, shown: null };
}
