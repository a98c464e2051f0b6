import { withStream } from '@cordillera/engine';
import { gain } from '../actions/goods.ts';
import { type Box, kitOf, specialOf } from '../content/box.ts';
import { BASICS, FISH, type Fish, type River } from '../content/types.ts';
import { activePlayer, asked, notAChoice, type WestContext } from '../flow/steps.ts';
import { iconOn, spaceAt } from '../paths.ts';
import { isHastings, playerOf } from '../players.ts';
import type { Goods, PlayerState, SierraWestChoice, SierraWestState } from '../state.ts';
import { reachOf } from '../trail.ts';
import type { IconTable, ModeRules, ModeSteps, SummitTable } from './mode.ts';
import { randomSpecials } from './specials.ts';

const riverOf = (box: Box, state: SierraWestState, slot: number): River =>
  specialOf(kitOf(box, state), state.row[slot - 1] as number).river as River;

/** SW-BOAT-05: fish that the supply lacks are not gained, colour by colour. */
function available({ fish }: Pick<SierraWestState, 'fish'>, wanted: readonly number[]): Goods {
  const goods: Goods = {};
  for (let i = 0; i < 3; i++) {
    const n = Math.min(wanted[i] as number, fish[i] as number);
    if (n > 0) goods[FISH[i] as Fish] = n;
  }
  return goods;
}

function gainFish(context: WestContext, index: number, goods: Goods, by: 'fishing' | 'hastings'): void {
  const { fish } = context.state;
  let any = false;
  for (let i = 0; i < 3; i++) {
    const n = goods[FISH[i] as Fish] ?? 0;
    if (n === 0) continue;
    fish[i] = (fish[i] as number) - n;
    any = true;
  }
  if (any) gain(context, index, goods, by);
}

/** SW-SOLO-26: the fish that this roll brings Hastings, as far as available. */
export function fishRolled(box: Box, state: Pick<SierraWestState, 'fish'>, roll: number): Goods {
  const wanted = [0, 0, 0];
  for (const fish of box.fishTable[roll - 1] as readonly number[]) wanted[fish]!++;
  return available(state, wanted);
}

/** SW-BOAT-06: the leftmost piece of each river card along the trail. Hastings discards stone (SW-SOLO-27). */
function pan(box: Box, context: WestContext, index: number): void {
  const { state } = context;
  let gold = 0;
  let stone = 0;
  const reach = reachOf(box, state, playerOf(state, index));
  for (let slot = 1; slot <= reach; slot++) {
    const piece = riverOf(box, state, slot).pieces[state.taken[slot - 1] as number];
    if (piece === undefined) continue;
    state.taken[slot - 1] = (state.taken[slot - 1] as number) + 1;
    if (piece === 'gold') gold++;
    else stone++;
  }
  context.emit({ type: 'panned', player: index, gold, stone });
  const kept = isHastings(state, index) ? 0 : stone;
  if (gold + kept > 0) gain(context, index, { ...(gold > 0 && { gold }), ...(kept > 0 && { stone: kept }) }, 'pan');
}

const moveCanoe = (context: WestContext, seat: number, to: number): void => {
  playerOf(context.state, seat).canoe = to;
  context.emit({ type: 'paddled', player: seat, to });
};

/** SW-BOAT-07: the tan pioneer stands on Dueling Banjos that were paid for on this visit. */
function isPlaying(box: Box, state: SierraWestState, player: PlayerState): boolean {
  const space = spaceAt(box, player.tan);
  return space !== null && state.turn.tanUsed && iconOn(box, state, player, space).icon === 'duelingBanjos';
}

export const boatIcons: IconTable<'pan' | 'banjoHazard' | 'duelingBanjos' | 'paddle' | 'fish'> = {
  pan: { use: (box, context, seat) => pan(box, context, seat) },
  banjoHazard: {
    mandatory: true,
    passedBy: 'duelingBanjos',
    passed: (box, state, seat) => isPlaying(box, state, playerOf(state, seat)),
    blockedBy: () => 'SW-BOAT-07',
    use: () => {
      throw new Error('banjoHazard: it is passed while the banjos duel, never used');
    },
  },
  duelingBanjos: { use: (_box, context, seat) => context.emit({ type: 'banjosPlayed', player: seat }) },
  paddle: {
    use: (_box, context, _seat, { n }) =>
      context.push(n === 'rapid' ? { step: 'rapids' } : { step: 'paddle', left: n }),
  },
  fish: {
    use(box, context, seat) {
      const { state } = context;
      const wanted = [0, 0, 0];
      for (let slot = 1; slot <= playerOf(state, seat).canoe; slot++)
        for (const fish of riverOf(box, state, slot).fish) wanted[FISH.indexOf(fish)]!++;
      gainFish(context, seat, available(state, wanted), 'fishing');
    },
  },
};

export const boatSummits: SummitTable<'buyFish'> = {
  buyFish: {
    blockedBy: (_box, { fish }) => (fish.some((n) => n > 0) ? null : 'SW-R-31'),
    perform: (_box, context, seat) => takeAnyFish(context, seat, 'summit'),
  },
};

/** SW-FUR-04, SW-BOAT-15: one fish of any colour that is available. */
function takeAnyFish(context: WestContext, index: number, by: 'furTrade' | 'summit'): void {
  const open = FISH.filter((_, i) => (context.state.fish[i] as number) > 0);
  if (open.length > 1) context.push({ step: 'anyFish', by });
  else if (open.length === 1) takeFish(context, index, open[0] as Fish, by);
}

function takeFish(context: WestContext, index: number, fish: Fish, by: 'furTrade' | 'summit'): void {
  const i = FISH.indexOf(fish);
  context.state.fish[i] = (context.state.fish[i] as number) - 1;
  gain(context, index, { [fish]: 1 }, by);
}

export const boatSteps = (): ModeSteps<'paddle' | 'rapids' | 'anyFish'> => ({
  // SW-BOAT-10, SW-BOAT-11: the second move of a double paddle may be skipped
  paddle: {
    who: activePlayer,
    decision(state, { left }, seat) {
      const { canoe } = playerOf(state, seat);
      const choices: SierraWestChoice[] = [];
      if (canoe > 0) choices.push({ do: 'paddle', to: canoe - 1 });
      if (canoe < state.row.length) choices.push({ do: 'paddle', to: canoe + 1 });
      if (left === 0) choices.push({ do: 'stop' });
      return left === 0 ? asked(seat, 'paddleOn', {}, choices) : asked(seat, 'paddle', { moves: left }, choices);
    },
    apply(context, { left }, seat, choice) {
      context.done();
      if (choice.do === 'stop') return;
      if (choice.do !== 'paddle') throw notAChoice('paddle', choice);
      moveCanoe(context, seat, choice.to);
      if (left === 2) context.push({ step: 'paddle', left: 0 });
    },
  },
  // SW-BOAT-12
  rapids: {
    who: activePlayer,
    decision(state, _frame, seat) {
      const { canoe } = playerOf(state, seat);
      const choices: SierraWestChoice[] = [];
      for (let to = 0; to <= state.row.length; to++) if (to !== canoe) choices.push({ do: 'paddle', to });
      return asked(seat, 'rapids', { places: choices.length }, choices);
    },
    apply(context, _frame, seat, choice) {
      if (choice.do !== 'paddle') throw notAChoice('rapids', choice);
      context.done();
      moveCanoe(context, seat, choice.to);
    },
  },
  anyFish: {
    who: activePlayer,
    decision(state, _frame, seat) {
      const choices = FISH.filter((_, i) => (state.fish[i] as number) > 0).map(
        (fish): SierraWestChoice => ({ do: 'takeFish', fish }),
      );
      const [trout, bass, salmon] = state.fish as [number, number, number];
      return asked(seat, 'anyFish', { trout, bass, salmon }, choices);
    },
    apply(context, { by }, seat, choice) {
      if (choice.do !== 'takeFish') throw notAChoice('anyFish', choice);
      context.done();
      takeFish(context, seat, choice.fish, by);
    },
  },
});

/** SW-BOAT-16: what the Fish Market pays; null for what it does not accept. */
export function fishPay(
  box: Box,
  { trout, bass, salmon }: { trout: number; bass: number; salmon: number },
): Goods | null {
  const counts = [trout, bass, salmon];
  const sum = trout + bass + salmon;
  const max = Math.max(trout, bass, salmon);
  if (sum === 1) return { [BASICS[box.fishMarket[counts.indexOf(1)] as number] as string]: 1 };
  if (max === 1) return sum === 2 ? { gold: 1 } : { gold: 2 };
  if (max === sum && sum === 2) return { gold: 3 };
  return max === sum && sum === 3 ? { gold: 4 } : null;
}

const SALES: readonly (readonly [number, number, number])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 0],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 1],
  [2, 0, 0],
  [0, 2, 0],
  [0, 0, 2],
  [3, 0, 0],
  [0, 3, 0],
  [0, 0, 3],
];

/** SW-BOAT-16: everything that the Fish Market buys, with what it pays. */
export const fishSales = (box: Box): { fish: Record<Fish, number>; pays: Goods }[] =>
  SALES.map(([trout, bass, salmon]) => {
    const fish = { trout, bass, salmon };
    return { fish, pays: fishPay(box, fish) as Goods };
  });

/** SW-R-120: for each colour with n ≥ 2 fish ⌊3n/2⌋, and the single ones as a pair or a trio. */
function bestFishGold(fish: readonly number[]): number {
  let gold = 0;
  let single = 0;
  for (const n of fish) {
    if (n >= 2) gold += Math.floor((3 * n) / 2);
    else if (n === 1) single++;
  }
  return gold + (single === 2 ? 1 : single === 3 ? 2 : 0);
}

/** Chapter 9. */
export const boatsAndBanjos: ModeRules = {
  setup(_box, kit, state, random) {
    const each = kit.source.supply.fishPerColour?.[String(Math.max(2, state.seats)) as '2'] ?? 0;
    state.fish = [each, each, each];
    return randomSpecials(kit, state, random);
  },
  // SW-BOAT-18
  entered(box, context, slot) {
    context.state.taken.push(0);
    context.emit({ type: 'riverSeeded', slot, pieces: [...riverOf(box, context.state, slot).pieces] });
  },
  exchanges(_box, _state, { canoe, fish }, _seat, choices) {
    if (canoe !== 0) return;
    const [trouts, basses, salmons] = fish as [number, number, number];
    if (trouts + basses + salmons === 0) return;
    for (let i = 0; i < SALES.length; i++) {
      const [trout, bass, salmon] = SALES[i] as readonly [number, number, number];
      if (trout <= trouts && bass <= basses && salmon <= salmons) choices.push({ do: 'sellFish', trout, bass, salmon });
    }
  },
  exchange(box, context, seat, choice) {
    if (choice.do !== 'sellFish') throw notAChoice('exchange', choice);
    const { state } = context;
    const player = playerOf(state, seat);
    const gave: Goods = {};
    for (let i = 0; i < 3; i++) {
      const n = choice[FISH[i] as Fish];
      if (n === 0) continue;
      gave[FISH[i] as Fish] = n;
      player.fish[i] = (player.fish[i] as number) - n;
      state.fish[i] = (state.fish[i] as number) + n; // SW-BOAT-17
    }
    const got = fishPay(box, choice) as Goods;
    for (let i = 0; i < 3; i++) player.basics[i] = (player.basics[i] as number) + (got[BASICS[i] as 'food'] ?? 0);
    player.gold += got.gold ?? 0;
    context.emit({ type: 'exchanged', player: seat, gave, got });
  },
  tried: SALES.map(([trout, bass, salmon]) => ({
    choice: { do: 'sellFish', trout, bass, salmon },
    rule: 'SW-BOAT-16',
  })),
  animal: (_box, context, player) => takeAnyFish(context, player, 'furTrade'),
  // SW-SOLO-26, SW-SOLO-27
  hastings(box, context, index) {
    const roll = withStream(context.state.streams, 'dice', (random) => random.int(6) + 1);
    context.emit({ type: 'hastingsRolled', roll, barrier: true });
    gainFish(context, index, fishRolled(box, context.state, roll), 'hastings');
    pan(box, context, index);
  },
  hastingsGold: ({ fish }) => bestFishGold(fish),
};
