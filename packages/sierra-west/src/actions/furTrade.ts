import { type Box, kitOf } from '../content/box.ts';
import { ANIMALS, type Animal } from '../content/types.ts';
import type { WestContext } from '../flow/steps.ts';
import { modeRules } from '../modes/index.ts';
import { isHastings } from '../players.ts';
import type { Goods, PlayerState } from '../state.ts';
import { gain } from './goods.ts';

const REWARDS: readonly (readonly [animal: number, good: keyof Goods])[] = [
  [0, 'food'],
  [1, 'wood'],
  [2, 'stone'],
  [3, 'gold'],
];

export const countTiles = (animals: number): number => {
  let n = 0;
  for (let bits = animals; bits !== 0; bits &= bits - 1) n++;
  return n;
};

/** What the common animals among these tiles bring (SW-FUR-02); the mode's own animal does something else. */
export function furGoods(animals: number): Goods {
  const goods: Goods = {};
  for (const [animal, good] of REWARDS) if (animals & (1 << animal)) goods[good] = 1;
  return goods;
}

/** SW-FUR-01 to 06; for Hastings each tile is 1 gold (SW-SOLO-23). */
export function furTrade(box: Box, context: WestContext, index: number): void {
  const { state } = context;
  const { animals } = state.players[index] as PlayerState;
  context.emit({
    type: 'furTraded',
    player: index,
    animals: ANIMALS.filter((_, number) => animals & (1 << number)) as Animal[],
  });
  if (isHastings(state, index)) {
    if (animals !== 0) gain(context, index, { gold: countTiles(animals) }, 'furTrade');
    return;
  }
  const goods = furGoods(animals);
  if (Object.keys(goods).length > 0) gain(context, index, goods, 'furTrade');
  if (animals & (1 << kitOf(box, state).animal)) modeRules(state.mode).animal(box, context, index);
}
