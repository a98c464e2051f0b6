import { shuffle, withStream } from '@cordillera/engine';
import { furTrade } from '../actions/furTrade.ts';
import { gain } from '../actions/goods.ts';
import { raise } from '../actions/homestead.ts';
import { closeGap } from '../actions/market.ts';
import { isClaimable, removeCard } from '../actions/mountain.ts';
import { moveWagon } from '../actions/wagon.ts';
import type { Box, BoxCard } from '../box.ts';
import { ANIMALS, COMMON_ANIMALS, type CommonAnimal, type PlanAction, type PlanCard } from '../content/types.ts';
import type { Auto, WestTurn } from '../flow/steps.ts';
import { BASE, NONE, PLACE_X, POSITIONS } from '../geometry.ts';
import { modeRules } from '../modes/index.ts';
import type { HastingsState, PlayerState, SierraWestState } from '../state.ts';
import { HASTINGS, kitOf, playerOf } from '../table.ts';

const planCard = (box: Box, card: number): PlanCard => box.planCards[card] as PlanCard;
const stateOf = (state: SierraWestState): HastingsState => state.hastings as HastingsState;

/** SW-SOLO-08, SW-SOLO-09: just before the human passes. */
export function hastingsTraps(box: Box, turn: WestTurn, human: PlayerState): void {
  const { state } = turn;
  const { trapper } = planCard(box, stateOf(state).active);
  // SW-SOLO-41
  if (!trapper.highlighted && !(stateOf(state).options.trapperMule && state.mule === HASTINGS)) return;
  const { animal } = kitOf(box, state).cards[human.plan[trapper.side === 'left' ? 0 : 2] as number] as BoxCard;
  if (animal < 0 || animal >= COMMON_ANIMALS.length) return; // SW-SOLO-10
  const hastings = playerOf(state, HASTINGS);
  if (hastings.animals & (1 << animal)) return;
  hastings.animals |= 1 << animal;
  turn.emit({ type: 'hastingsTrapped', animal: ANIMALS[animal] as CommonAnimal });
}

/** SW-SOLO-11 to 16. */
export const hastings = (box: Box): Auto<'hastings'> => ({
  run(turn) {
    const own = stateOf(turn.state);
    const shown = drawPlan(turn);
    own.shown = shown;
    turn.emit({ type: 'planTurned', card: shown, barrier: true });
    const { actions } = planCard(box, own.active);
    const { arrows } = planCard(box, shown);
    const animals = planAnimals(box, turn.state);
    turn.push({ step: 'hastingsEnd' });
    // SW-R-110: a second chance to trap, if the first was not used
    turn.push({ step: 'trapperWindow', animals });
    turn.push({ step: 'hastingsMule', action: actions[arrows.indexOf(false)] as PlanAction });
    for (let i = arrows.length - 1; i >= 0; i--)
      if (arrows[i]) turn.push({ step: 'hastingsAct', action: actions[i] as PlanAction });
    turn.push({ step: 'trapperWindow', animals });
  },
});

/** SW-SOLO-15, SW-R-111: the active card is never shuffled in. */
function drawPlan(turn: WestTurn): number {
  const { state } = turn;
  const own = stateOf(state);
  if (own.pile.length === 0) {
    own.pile = withStream(state.streams, 'hastings', (random) =>
      shuffle(
        random,
        own.discard.sort((a, b) => a - b),
      ),
    );
    own.discard = [];
    turn.emit({ type: 'plansReshuffled', size: own.pile.length, barrier: true });
  }
  return own.pile.pop() as number;
}

/** SW-SOLO-14: the animals of both face-up plan cards; `?` is the mode's. */
function planAnimals(box: Box, state: SierraWestState): number {
  const { active, shown } = stateOf(state);
  let animals = 0;
  for (const card of [active, shown])
    if (card !== null)
      for (const animal of planCard(box, card).animals)
        animals |= 1 << (animal === 'modeAnimal' ? kitOf(box, state).animal : ANIMALS.indexOf(animal));
  return animals;
}

export const hastingsEnd: Auto<'hastingsEnd'> = {
  run(turn) {
    const own = stateOf(turn.state);
    own.discard.push(own.active);
    own.active = own.shown as number;
    own.shown = null;
    turn.push({ step: 'endTurn' });
  },
};

/** SW-SOLO-13: with the mule the fourth action follows, always last. */
export const hastingsMule: Auto<'hastingsMule'> = {
  run(turn, { action }) {
    if (turn.state.mule === HASTINGS) turn.push({ step: 'hastingsAct', action });
  },
};

export const hastingsAct = (box: Box): Auto<'hastingsAct'> => ({
  run(turn, { action }) {
    const { state } = turn;
    turn.emit({ type: 'hastingsActs', action });
    const right = planCard(box, stateOf(state).active).activeSide === 'right';
    ACTIONS[action](box, turn, right ? 1 : 0);
  },
});

/** 12.4; `side` is the active frontiersman: 0 left, 1 right. */
const ACTIONS: Record<PlanAction, (box: Box, turn: WestTurn, side: number) => void> = {
  wagon(box, turn) {
    if (playerOf(turn.state, HASTINGS).wagon < box.lastTrail) moveWagon(turn, HASTINGS);
  },
  homesteadFood: (_box, turn) => raise(turn, HASTINGS, 0),
  homesteadWood: (_box, turn) => raise(turn, HASTINGS, 1),
  homesteadStone: (_box, turn) => raise(turn, HASTINGS, 2),
  move(_box, turn, side) {
    const { state } = turn;
    const to = outermost(state, side);
    const { frontiersmen } = playerOf(state, HASTINGS);
    if (to === BASE || frontiersmen[side] === to) return; // SW-R-114
    frontiersmen[side] = to;
    turn.emit({ type: 'hastingsMoved', frontiersman: side, to });
  },
  shovel(box, turn, side) {
    const { state } = turn;
    const own = playerOf(state, HASTINGS);
    const position = own.frontiersmen[side] as number;
    if (position === BASE) {
      buildOutermost(turn, own, side);
    } else if (isClaimable(state, position)) {
      // SW-SOLO-22
      const card = state.mountain[position] as number;
      own.claimed.push(card);
      own.discard.push(card);
      removeCard(box, turn, position, { type: 'claimed', player: HASTINGS, card, position, to: 'kept' });
    }
  },
  furTrade: (box, turn) => furTrade(box, turn, HASTINGS),
  gold: (_box, turn) => gain(turn, HASTINGS, { gold: 1 }, 'hastings'),
  mode: (box, turn) => modeRules(turn.state.mode).hastings(box, turn, HASTINGS),
};

/** SW-SOLO-19: the leftmost or rightmost face-up card; the base when there is none. */
function outermost(state: SierraWestState, side: number): number {
  let found = BASE;
  for (let position = 0; position < POSITIONS; position++) {
    if (!isClaimable(state, position)) continue;
    const further = found === BASE ? 1 : (PLACE_X[position] as number) - (PLACE_X[found] as number);
    if (found === BASE || (side === 0 ? further < 0 : further > 0)) found = position;
  }
  return found;
}

/** SW-SOLO-20, SW-R-115. */
function buildOutermost(turn: WestTurn, own: PlayerState, side: number): void {
  const { market } = turn.state;
  const space = side === 0 ? market.findIndex((tile) => tile !== NONE) : market.findLastIndex((tile) => tile !== NONE);
  if (space < 0) return;
  const tile = market[space] as number;
  own.cabins.push(tile);
  market[space] = NONE;
  turn.emit({ type: 'built', player: HASTINGS, tile, market: space });
  closeGap(turn);
}
