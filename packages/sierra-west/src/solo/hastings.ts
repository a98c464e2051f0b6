import { shuffle, withStream } from '@cordillera/engine';
import { furTrade } from '../actions/furTrade.ts';
import { gain } from '../actions/goods.ts';
import { raise } from '../actions/homestead.ts';
import { closeGap } from '../actions/market.ts';
import { isClaimable, removeCard } from '../actions/mountain.ts';
import { moveWagon } from '../actions/wagon.ts';
import { type Box, kitOf } from '../content/box.ts';
import { ANIMALS, type Mode, type PlanAction, type PlanCard } from '../content/types.ts';
import type { Auto, WestContext } from '../flow/steps.ts';
import { BASE, NONE, PLACE_X, POSITIONS } from '../geometry.ts';
import { modeRules } from '../modes/index.ts';
import { HASTINGS, playerOf } from '../players.ts';
import type { HastingsState, IdleReason, PlayerState, SierraWestState, SoloRule } from '../state.ts';
import { hastingsTrap } from './trap.ts';

const planCard = (box: Box, card: number): PlanCard => box.planCards[card] as PlanCard;
const plansOf = (state: SierraWestState): HastingsState => state.hastings as HastingsState;

/** SW-SOLO-08, SW-SOLO-09: just before the human passes. */
export function hastingsTraps(box: Box, context: WestContext, human: PlayerState): void {
  const { state } = context;
  const { animal } = hastingsTrap(box, state, human.plan);
  if (animal === null) return;
  playerOf(state, HASTINGS).animals |= 1 << ANIMALS.indexOf(animal);
  context.emit({ type: 'hastingsTrapped', animal });
}

/** SW-SOLO-11 to 16. */
export const hastings = (box: Box): Auto<'hastings'> => ({
  run(context) {
    const plans = plansOf(context.state);
    const shown = drawPlan(context);
    plans.shown = shown;
    context.emit({ type: 'planTurned', card: shown, beside: plans.active, barrier: true });
    const { actions } = planCard(box, plans.active);
    const { arrows } = planCard(box, shown);
    const animals = planAnimals(box, context.state);
    context.push({ step: 'hastingsEnd' });
    // SW-R-110: a second chance to trap, if the first was not used
    context.push({ step: 'trapperWindow', animals });
    context.push({ step: 'hastingsMule', action: actions[arrows.indexOf(false)] as PlanAction });
    for (let i = arrows.length - 1; i >= 0; i--)
      if (arrows[i]) context.push({ step: 'hastingsAct', action: actions[i] as PlanAction });
    context.push({ step: 'trapperWindow', animals });
  },
});

/** SW-SOLO-15, SW-R-111: the active card is never shuffled in. */
function drawPlan(context: WestContext): number {
  const { state } = context;
  const plans = plansOf(state);
  if (plans.pile.length === 0) {
    plans.pile = withStream(state.streams, 'hastings', (random) =>
      shuffle(
        random,
        plans.discard.sort((a, b) => a - b),
      ),
    );
    plans.discard = [];
    context.emit({ type: 'plansReshuffled', size: plans.pile.length, barrier: true });
  }
  return plans.pile.pop() as number;
}

/** SW-SOLO-14: the animals of both face-up plan cards; `?` is the mode's. */
function planAnimals(box: Box, state: SierraWestState): number {
  const { active, shown } = plansOf(state);
  let animals = 0;
  for (const card of [active, shown])
    if (card !== null)
      for (const animal of planCard(box, card).animals)
        animals |= 1 << (animal === 'modeAnimal' ? kitOf(box, state).animal : ANIMALS.indexOf(animal));
  return animals;
}

export const hastingsEnd: Auto<'hastingsEnd'> = {
  run(context) {
    const plans = plansOf(context.state);
    plans.discard.push(plans.active);
    plans.active = plans.shown as number;
    plans.shown = null;
    context.push({ step: 'endTurn' });
  },
};

/** SW-SOLO-13: with the mule there is a fourth action, always the last. */
export const hastingsMule: Auto<'hastingsMule'> = {
  run(context, { action }) {
    if (context.state.mule === HASTINGS) context.push({ step: 'hastingsAct', action });
  },
};

export const hastingsAct = (box: Box): Auto<'hastingsAct'> => ({
  run(context, { action }) {
    const { state } = context;
    const side = planCard(box, plansOf(state).active).activeSide === 'right' ? 1 : 0;
    // the frame that looks for the mule lies below the marked actions
    const by = state.flow.stack.some(({ step }) => step === 'hastingsMule') ? 'arrow' : 'mule';
    const idle = idleReason(box, state, action, side);
    const rule = (idle && IDLE_RULES[idle]) ?? ruleOf(state, action, side);
    context.emit({ type: 'hastingsActs', action, by, idle, rule });
    ACTIONS[action](box, context, side);
  },
});

/** The rules for reasons that have one of their own. */
const IDLE_RULES: Partial<Record<IdleReason, SoloRule>> = { noCard: 'SW-R-114', noCabin: 'SW-R-115' };

function idleReason(box: Box, state: SierraWestState, action: PlanAction, side: number): IdleReason | null {
  const { wagon, frontiersmen, animals } = playerOf(state, HASTINGS);
  if (action === 'wagon') return wagon < box.lastTrail ? null : 'lastSpace';
  if (action === 'furTrade') return animals === 0 ? 'noFurs' : null;
  if (action === 'shovel')
    return frontiersmen[side] === BASE && state.market.every((tile) => tile === NONE) ? 'noCabin' : null;
  if (action !== 'move') return null;
  const to = outermost(state, side);
  return to === BASE ? 'noCard' : to === frontiersmen[side] ? 'alreadyThere' : null;
}

const MODE_RULES: Record<Mode, SoloRule> = {
  'apple-hill': 'SW-SOLO-25',
  'boats-and-banjos': 'SW-SOLO-26',
  'gold-rush': 'SW-SOLO-28',
  'outlaws-and-outposts': 'SW-SOLO-29',
};

/** The rule of 12.4 that an action follows now. */
function ruleOf(state: SierraWestState, action: PlanAction, side: number): SoloRule {
  switch (action) {
    case 'wagon':
      return 'SW-SOLO-17';
    case 'move':
      return 'SW-SOLO-19';
    case 'shovel':
      return playerOf(state, HASTINGS).frontiersmen[side] === BASE ? 'SW-SOLO-20' : 'SW-SOLO-22';
    case 'furTrade':
      return 'SW-SOLO-23';
    case 'gold':
      return 'SW-SOLO-24';
    case 'mode':
      return MODE_RULES[state.mode];
    default:
      return 'SW-SOLO-18';
  }
}

/** 12.4; `side` is the active frontiersman: 0 left, 1 right. */
const ACTIONS: Record<PlanAction, (box: Box, context: WestContext, side: number) => void> = {
  wagon(box, context) {
    if (playerOf(context.state, HASTINGS).wagon < box.lastTrail) moveWagon(context, HASTINGS);
  },
  homesteadFood: (_box, context) => raise(context, HASTINGS, 0),
  homesteadWood: (_box, context) => raise(context, HASTINGS, 1),
  homesteadStone: (_box, context) => raise(context, HASTINGS, 2),
  move(_box, context, side) {
    const { state } = context;
    const to = outermost(state, side);
    const { frontiersmen } = playerOf(state, HASTINGS);
    if (to === BASE || frontiersmen[side] === to) return; // SW-R-114
    frontiersmen[side] = to;
    context.emit({ type: 'hastingsMoved', frontiersman: side, to });
  },
  shovel(box, context, side) {
    const { state } = context;
    const player = playerOf(state, HASTINGS);
    const position = player.frontiersmen[side] as number;
    if (position === BASE) {
      buildOutermost(context, player, side);
    } else if (isClaimable(state, position)) {
      // SW-SOLO-22
      const card = state.mountain[position] as number;
      player.claimed.push(card);
      player.discard.push(card);
      removeCard(box, context, position, { type: 'claimed', player: HASTINGS, card, position, to: 'kept' });
    }
  },
  furTrade: (box, context) => furTrade(box, context, HASTINGS),
  gold: (_box, context) => gain(context, HASTINGS, { gold: 1 }, 'hastings'),
  mode: (box, context) => modeRules(context.state.mode).hastings(box, context, HASTINGS),
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
function buildOutermost(context: WestContext, player: PlayerState, side: number): void {
  const { market } = context.state;
  const space = side === 0 ? market.findIndex((tile) => tile !== NONE) : market.findLastIndex((tile) => tile !== NONE);
  if (space < 0) return;
  const tile = market[space] as number;
  player.cabins.push(tile);
  market[space] = NONE;
  context.emit({ type: 'built', player: HASTINGS, tile, market: space });
  closeGap(context);
}
