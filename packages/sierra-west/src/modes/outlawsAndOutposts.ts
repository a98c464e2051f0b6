import { withStream } from '@cordillera/engine';
import { takeDamage } from '../actions/damage.ts';
import { gain } from '../actions/goods.ts';
import { moveSpecial } from '../actions/mountain.ts';
import type { BlockedRule } from '../blocked.ts';
import { type Box, FIRST_SPECIAL, kitOf, specialOf } from '../content/box.ts';
import type { Outpost } from '../content/types.ts';
import { activePlayer, asked, notAChoice, type WestContext } from '../flow/steps.ts';
import { playerOf } from '../players.ts';
import type { SierraWestChoice, SierraWestState } from '../state.ts';
import { specialsAlong } from '../trail.ts';
import type { IconTable, ModeRules, ModeSteps, SummitTable } from './mode.ts';

const MAX_BULLETS = 6;
const TIERS: readonly Outpost['tier'][] = ['I', 'II', 'III', 'IV', 'V'];

/** SW-OUT-05: the lowest-numbered outpost that has any, counted from 0; null for the base. */
const nextOutpost = ({ outposts }: SierraWestState): number | null => {
  const at = outposts.findIndex((n) => n > 0);
  return at < 0 ? null : at;
};

/** The outlaws who hold this outpost of the mountain (SW-OUT-03). */
export function outlawsOn(box: Box, state: Pick<SierraWestState, 'mode' | 'outposts'>, card: number): number {
  const { outpost } = specialOf(kitOf(box, state), card);
  return (outpost && state.outposts[TIERS.indexOf(outpost.tier)]) ?? 0;
}

const outlawsLeft = (state: SierraWestState): boolean => nextOutpost(state) !== null || state.baseOutlaws > 0;

/** Takes one outlaw; an outpost that this empties goes to the row (SW-OUT-06 to 09). */
function capture(box: Box, context: WestContext, index: number): void {
  const { state } = context;
  const outpost = nextOutpost(state);
  playerOf(state, index).outlaws++;
  if (outpost === null) state.baseOutlaws--;
  else state.outposts[outpost] = (state.outposts[outpost] as number) - 1;
  context.emit({ type: 'captured', player: index, outpost });
  if (outpost === null || state.outposts[outpost] !== 0) return;
  const kit = kitOf(box, state);
  const card = FIRST_SPECIAL + kit.specials.findIndex((special) => special.outpost?.tier === TIERS[outpost]);
  moveSpecial(box, context, state.mountain.indexOf(card));
}

/** SW-OUT-15: for captures with Six-Shooter and Rifle. */
function captureWithGun(box: Box, context: WestContext, seat: number): void {
  capture(box, context, seat);
  if (context.state.sheriff === seat) gain(context, seat, { gold: 1 }, 'sheriff');
}

/** SW-R-88: only the lowest die face along the trail matters; null when there is none. */
export function lowestFace(box: Box, state: SierraWestState, seat: number): number | null {
  let lowest: number | null = null;
  for (const { outpost } of specialsAlong(box, state, playerOf(state, seat)))
    for (const face of (outpost as Outpost).dieFaces) if (lowest === null || face < lowest) lowest = face;
  return lowest;
}

/** SW-OUT-14 */
export const sheriffBonus = ({ sheriff }: Pick<SierraWestState, 'sheriff'>, seat: number): number =>
  sheriff === seat ? 1 : 0;

/** The lowest roll that hits (SW-OUT-17); null when none does. */
function lowestHit(box: Box, state: SierraWestState, seat: number): number | null {
  const needed = lowestFace(box, state, seat);
  return needed === null ? null : Math.max(1, needed - sheriffBonus(state, seat));
}

function takeSheriff(context: WestContext, index: number): void {
  const { state } = context;
  if (state.sheriff === index) return;
  const from = state.sheriff;
  state.sheriff = index;
  context.emit({ type: 'cardTaken', player: index, card: 'sheriff', from });
}

/** SW-OUT-12: never above 6. */
const roomFor = (state: SierraWestState, seat: number, bullets: number): number =>
  Math.min(bullets, MAX_BULLETS - playerOf(state, seat).bullets);

function load(context: WestContext, seat: number, n: number, by: 'icon' | 'furTrade'): void {
  const more = roomFor(context.state, seat, n);
  if (more > 0) gain(context, seat, { bullets: more }, by);
}

const noTarget = (_box: Box, state: SierraWestState): BlockedRule | null => (outlawsLeft(state) ? null : 'SW-OUT-22');

export const outIcons: IconTable<'bullets' | 'sheriff'> = {
  bullets: { use: (_box, context, seat, { n }) => load(context, seat, n === 'full' ? MAX_BULLETS : n, 'icon') },
  sheriff: { use: (_box, context, seat) => takeSheriff(context, seat) },
};

export const outSummits: SummitTable<'sixShooter' | 'rifle'> = {
  sixShooter: {
    blockedBy: noTarget,
    // SW-OUT-21: without a bullet it only causes damage
    perform(_box, context, seat) {
      if (playerOf(context.state, seat).bullets > 0) context.push({ step: 'shoot' });
      else takeDamage(context, seat);
    },
  },
  rifle: { blockedBy: noTarget, perform: captureWithGun },
};

export const outSteps = (box: Box): ModeSteps<'shoot' | 'badger'> => ({
  // SW-OUT-16 to 19
  shoot: {
    who: activePlayer,
    decision: (state, _frame, seat) =>
      asked(seat, 'shoot', { bullets: playerOf(state, seat).bullets, from: lowestHit(box, state, seat) ?? 0 }, [
        { do: 'shoot' },
        { do: 'stop' },
      ]),
    apply(context, _frame, seat, choice) {
      context.done();
      const { state } = context;
      const player = playerOf(state, seat);
      if (choice.do === 'stop') return takeDamage(context, seat);
      if (choice.do !== 'shoot') throw notAChoice('shoot', choice);
      player.bullets--;
      const roll = withStream(state.streams, 'dice', (random) => random.int(6) + 1);
      const bonus = sheriffBonus(state, seat);
      const needed = lowestFace(box, state, seat);
      const hit = needed !== null && roll + bonus >= needed;
      context.emit({ type: 'shot', player: seat, roll, bonus, needed, hit, barrier: true });
      if (hit) captureWithGun(box, context, seat);
      else if (player.bullets > 0) context.push({ step: 'shoot' });
      else takeDamage(context, seat);
    },
  },
  // SW-FUR-06, SW-R-57
  badger: {
    who: activePlayer,
    decision: (state, _frame, seat) =>
      asked(seat, 'badger', { bullets: roomFor(state, seat, 2) }, [
        { do: 'takeCard', card: 'sheriff' },
        { do: 'takeBullets' },
      ]),
    apply(context, _frame, seat, choice: SierraWestChoice) {
      context.done();
      if (choice.do === 'takeBullets') load(context, seat, 2, 'furTrade');
      else if (choice.do === 'takeCard') takeSheriff(context, seat);
      else throw notAChoice('badger', choice);
    },
  },
});

/** Chapter 11. */
export const outlawsAndOutposts: ModeRules = {
  specialsStay: true,
  // SW-OUT-01 to 04
  setup(_box, kit, state) {
    const { supply } = kit.source;
    state.outposts = [...(supply.outlawsOnOutposts?.[state.seats > 2 ? '3-4' : '2'] ?? [])];
    state.outlawSupply = (supply.outlawTokens ?? 0) - state.outposts.reduce((sum, n) => sum + n, 0);
    const cardOf = (tier: Outpost['tier']): number =>
      FIRST_SPECIAL + kit.specials.findIndex((special) => special.outpost?.tier === tier);
    const positions = state.seats > 2 ? kit.positions.many : kit.positions.few;
    return {
      first: cardOf('campfire'),
      specials: new Map(positions.map((position, i) => [position, cardOf(TIERS[i] as Outpost['tier'])])),
    };
  },
  // SW-OUT-09
  entered(box, { state, emit }, slot) {
    const { outpost } = specialOf(kitOf(box, state), state.row[slot - 1] as number);
    if (outpost?.tier !== 'V') return;
    const outlaws = Math.min(state.outlawSupply, kitOf(box, state).source.supply.outlawsOnBase ?? 0);
    state.outlawSupply -= outlaws;
    state.baseOutlaws += outlaws;
    emit({ type: 'baseRaided', outlaws });
  },
  cards: ['sheriff'],
  animal: (_box, context) => context.push({ step: 'badger' }),
  // SW-SOLO-29, SW-R-118
  hastings(box, context, index) {
    takeSheriff(context, index);
    for (let i = 0; i < 2; i++) {
      const found = outlawsLeft(context.state);
      if (found) capture(box, context, index);
      if (found || !box.old.outlaws) gain(context, index, { gold: 1 }, 'hastings');
    }
  },
  // SW-OUT-23
  score: (state, index, { outlaws }, multiplier) => [
    { source: 'outlaws', params: { outlaws, multiplier }, points: outlaws * multiplier },
    { source: 'sheriff', points: state.sheriff === index ? 3 : 0 },
  ],
};
