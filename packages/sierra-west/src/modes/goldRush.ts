import { shuffle, withStream } from '@cordillera/engine';
import { gain } from '../actions/goods.ts';
import { type Box, FIRST_SPECIAL, type Kit } from '../content/box.ts';
import type { Mine } from '../content/types.ts';
import { activePlayer, asked, notAChoice, type WestContext } from '../flow/steps.ts';
import { ROW } from '../geometry.ts';
import { playerOf } from '../players.ts';
import type { GoldCard, SierraWestChoice, SierraWestState } from '../state.ts';
import { specialsAlong } from '../trail.ts';
import type { IconTable, ModeRules, ModeSteps, SummitTable } from './mode.ts';

export const CART = 2;

/** SW-GOLD-07: from the supply or from another player. */
function takeCard(context: WestContext, index: number, card: GoldCard): void {
  const { state } = context;
  if (state[card] === index) return;
  const from = state[card];
  state[card] = index;
  context.emit({ type: 'cardTaken', player: index, card, from });
}

/** SW-GOLD-04: dark mines count for the holder of the lantern only. */
export const isLit = ({ lantern }: Pick<SierraWestState, 'lantern'>, seat: number, { dark }: Mine): boolean =>
  !dark || lantern === seat;

/** SW-GOLD-05, SW-GOLD-06: what the counted gold becomes with this roll. */
export function minedWith(counted: number, roll: number): { gold: number; stone: number } {
  const stone = Math.min(counted, Math.ceil(roll / 2));
  return { gold: counted - stone, stone };
}

/** SW-GOLD-04 to 06. */
function mine(box: Box, context: WestContext, seat: number): void {
  const { state } = context;
  let counted = 0;
  for (const { mine: found } of specialsAlong(box, state, playerOf(state, seat)))
    if (isLit(state, seat, found as Mine)) counted += (found as Mine).gold;
  if (counted === 0) {
    context.emit({ type: 'mined', player: seat, counted, roll: null, gold: 0, stone: 0 }); // SW-R-85
    return;
  }
  const roll = withStream(state.streams, 'dice', (random) => random.int(6) + 1);
  const { gold, stone } = minedWith(counted, roll);
  context.emit({ type: 'mined', player: seat, counted, roll, gold, stone, barrier: true });
  gain(context, seat, { ...(gold > 0 && { gold }), stone }, 'mine');
}

export const goldIcons: IconTable<'mine' | 'lantern' | 'dynamite' | 'loadCart'> = {
  mine: { use: (box, context, seat) => mine(box, context, seat) },
  lantern: { use: (_box, context, seat) => takeCard(context, seat, 'lantern') },
  dynamite: { use: (_box, context, seat) => takeCard(context, seat, 'dynamite') },
  loadCart: {
    // SW-R-87: at least 1 gold must be loaded
    blockedBy(_box, state, seat) {
      const { gold, carts } = playerOf(state, seat);
      return gold > 0 && carts.some((load) => load < CART) ? null : 'SW-R-87';
    },
    use: (_box, context) => context.push({ step: 'load' }),
  },
};

export const goldSummits: SummitTable<'buyCart'> = {
  buyCart: {
    blockedBy: (_box, { carts }) => (carts > 0 ? null : 'SW-R-31'),
    perform(_box, context, seat) {
      context.state.carts--;
      playerOf(context.state, seat).carts.push(0);
      context.emit({ type: 'cartBought', player: seat, gold: 0 });
    },
  },
};

export const goldSteps = (): ModeSteps<'load' | 'marmot'> => ({
  // SW-GOLD-09: carts with the same load are alike, so the first of them stands for all
  load: {
    who: activePlayer,
    decision(state, _frame, seat) {
      const { gold, carts } = playerOf(state, seat);
      const choices: SierraWestChoice[] = [];
      let max = 0;
      for (const load of [0, 1]) {
        const cart = carts.indexOf(load);
        if (cart < 0) continue;
        const room = Math.min(gold, CART - load);
        for (let n = 1; n <= room; n++) choices.push({ do: 'load', cart, gold: n });
        max = Math.max(max, room);
      }
      return asked(seat, 'load', { gold, most: max }, choices);
    },
    apply(context, _frame, seat, choice) {
      if (choice.do !== 'load') throw notAChoice('load', choice);
      context.done();
      const player = playerOf(context.state, seat);
      player.gold -= choice.gold;
      player.carts[choice.cart] = (player.carts[choice.cart] as number) + choice.gold;
      context.emit({ type: 'loaded', player: seat, cart: choice.cart, gold: choice.gold });
    },
  },
  // SW-FUR-05, SW-R-57
  marmot: {
    who: activePlayer,
    decision: (_state, _frame, seat) =>
      asked(seat, 'marmot', {}, [
        { do: 'takeCard', card: 'dynamite' },
        { do: 'takeCard', card: 'lantern' },
      ]),
    apply(context, _frame, seat, choice) {
      if (choice.do !== 'takeCard' || choice.card === 'sheriff') throw notAChoice('marmot', choice);
      context.done();
      takeCard(context, seat, choice.card);
    },
  },
});

const cardsOfTier = (kit: Kit, tier: Mine['tier']): number[] =>
  kit.specials.flatMap((special, i) => (special.mine?.tier === tier ? [FIRST_SPECIAL + i] : []));

/** Chapter 10. */
export const goldRush: ModeRules = {
  // SW-GOLD-01 to 03
  setup(_box, kit, state, random) {
    state.carts = kit.source.supply.carts?.[String(Math.max(2, state.seats)) as '2'] ?? 0;
    const positions = [...(state.seats > 2 ? kit.positions.many : kit.positions.few)].sort(
      (a, b) => (ROW[a] as number) - (ROW[b] as number),
    );
    const cards = [...shuffle(random, cardsOfTier(kit, 'II')), ...shuffle(random, cardsOfTier(kit, 'I'))];
    return {
      first: cardsOfTier(kit, 'campfire')[0] as number,
      specials: new Map(positions.map((position, i) => [position, cards[i] as number])),
    };
  },
  // SW-GOLD-08
  exchanges(_box, state, { basics }, seat, choices) {
    if (state.dynamite === seat && (basics[2] as number) >= 2) choices.push({ do: 'blast' });
  },
  exchange(_box, context, seat, choice) {
    if (choice.do !== 'blast') throw notAChoice('exchange', choice);
    const player = playerOf(context.state, seat);
    player.basics[2] = (player.basics[2] as number) - 2;
    player.gold++;
    context.emit({ type: 'exchanged', player: seat, gave: { stone: 2 }, got: { gold: 1 } });
  },
  tried: [{ choice: { do: 'blast' }, rule: 'SW-GOLD-08' }],
  cards: ['lantern', 'dynamite'],
  animal: (_box, context) => context.push({ step: 'marmot' }),
  // SW-SOLO-28
  hastings(_box, context, index) {
    const { state } = context;
    takeCard(context, index, 'dynamite');
    takeCard(context, index, 'lantern');
    if (state.carts === 0) return gain(context, index, { gold: 2 }, 'hastings');
    state.carts--;
    playerOf(state, index).carts.push(CART);
    context.emit({ type: 'cartBought', player: index, gold: CART });
  },
  // SW-GOLD-11, SW-GOLD-12
  score(state, index, { carts }) {
    const gold = carts.reduce((sum, load) => sum + load, 0);
    return [
      { source: 'carts', params: { gold }, points: 3 * gold },
      { source: 'lantern', points: state.lantern === index ? 3 : 0 },
      { source: 'dynamite', points: state.dynamite === index ? 3 : 0 },
    ];
  },
};
