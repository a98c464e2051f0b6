import type { Box, Price, Space } from '../content/box.ts';
import { BASICS, FISH } from '../content/types.ts';
import type { Ask, WestContext } from '../flow/steps.ts';
import { activePlayer, asked, notAChoice } from '../flow/steps.ts';
import { NONE } from '../geometry.ts';
import { iconOn, placeOf, spaceAt } from '../paths.ts';
import type { Purpose } from '../prompts.ts';
import type { By, Goods, PlayerState, SierraWestChoice, SierraWestState } from '../state.ts';

export const basicsOf = ({ basics }: PlayerState): number =>
  (basics[0] as number) + (basics[1] as number) + (basics[2] as number);

/** SW-RES-02: named goods are paid in kind, wild ones with any basic. `more` wild basics are added to the price. */
export function canPay(state: SierraWestState, player: PlayerState, price: Price, more = 0): boolean {
  const { basics, any, gold, bullets, fish, apples, anyApples } = price;
  let left = 0;
  for (let i = 0; i < 3; i++) {
    const over = (player.basics[i] as number) - (basics[i] as number);
    if (over < 0 || (player.fish[i] as number) < (fish[i] as number)) return false;
    left += over;
  }
  if (left < any + more || player.gold < gold || player.bullets < bullets) return false;
  const green = (state.apples[0] as number) - apples[0];
  const red = (state.apples[1] as number) - apples[1];
  return green >= 0 && red >= 0 && green + red >= anyApples;
}

export function gain(context: WestContext, index: number, goods: Goods, by: By): void {
  const player = context.state.players[index] as PlayerState;
  for (let i = 0; i < 3; i++) {
    player.basics[i] = (player.basics[i] as number) + (goods[BASICS[i] as 'food'] ?? 0);
    player.fish[i] = (player.fish[i] as number) + (goods[FISH[i] as 'trout'] ?? 0);
  }
  player.gold += goods.gold ?? 0;
  player.tokens += goods.tokens ?? 0;
  player.bullets += goods.bullets ?? 0;
  context.emit({ type: 'gained', player: index, goods, by });
}

const named = (goods: Goods, key: keyof Goods, n: number): void => {
  if (n > 0) goods[key] = n;
};

/**
 * Takes a price from a player before they gain anything for it (SW-R-58). If the wild part can be paid in several
 * ways, pushes a question on top of what the caller has put on the stack.
 */
export function pay(context: WestContext, index: number, price: Price, more = 0): void {
  const { state } = context;
  const player = state.players[index] as PlayerState;
  const goods: Goods = {};
  for (let i = 0; i < 3; i++) {
    player.basics[i] = (player.basics[i] as number) - (price.basics[i] as number);
    player.fish[i] = (player.fish[i] as number) - (price.fish[i] as number);
    state.fish[i] = (state.fish[i] as number) + (price.fish[i] as number);
    named(goods, BASICS[i] as 'food', price.basics[i] as number);
    named(goods, FISH[i] as 'trout', price.fish[i] as number);
  }
  player.gold -= price.gold;
  player.bullets -= price.bullets;
  state.apples[0] = (state.apples[0] as number) - price.apples[0];
  state.apples[1] = (state.apples[1] as number) - price.apples[1];
  named(goods, 'gold', price.gold);
  named(goods, 'bullets', price.bullets);
  named(goods, 'greenApples', price.apples[0]);
  named(goods, 'redApples', price.apples[1]);
  const any = price.any + more;
  const wildApples = price.anyApples > 0 && forcedApples(state, price.anyApples, goods);
  const wild = any > 0 && forcedMix(player, any, goods);
  for (const _ in goods) {
    context.emit({ type: 'paid', player: index, goods });
    break;
  }
  if (any > 0 && !wild) context.push({ step: 'pay', any });
  if (price.anyApples > 0 && !wildApples) context.push({ step: 'payApples', any: price.anyApples });
}

/** Pays wild basics if there is only one way; returns whether it did. */
function forcedMix(player: PlayerState, any: number, goods: Goods): boolean {
  const { basics } = player;
  let kinds = 0;
  for (let i = 0; i < 3; i++) if ((basics[i] as number) > 0) kinds++;
  if (kinds > 1 && basicsOf(player) > any) return false;
  let left = any;
  for (let i = 0; i < 3; i++) {
    const n = Math.min(left, basics[i] as number);
    if (n === 0) continue;
    basics[i] = (basics[i] as number) - n;
    left -= n;
    goods[BASICS[i] as 'food'] = (goods[BASICS[i] as 'food'] ?? 0) + n;
  }
  return true;
}

function forcedApples(state: SierraWestState, any: number, goods: Goods): boolean {
  const [green, red] = state.apples as [number, number];
  if (green > 0 && red > 0 && green + red > any) return false;
  const fromGreen = Math.min(any, green);
  state.apples[0] = green - fromGreen;
  state.apples[1] = red - (any - fromGreen);
  named(goods, 'greenApples', (goods.greenApples ?? 0) + fromGreen);
  named(goods, 'redApples', (goods.redApples ?? 0) + any - fromGreen);
  return true;
}

/** SW-RES-02: which basics are paid for wild symbols. */
export const payStep = (box: Box): Ask<'pay'> => ({
  who: activePlayer,
  decision(state, { any }, seat) {
    const { basics } = state.players[seat] as PlayerState;
    const [maxFood, maxWood, maxStone] = basics as [number, number, number];
    const choices: SierraWestChoice[] = [];
    for (let food = Math.min(any, maxFood); food >= 0; food--) {
      for (let wood = Math.min(any - food, maxWood); wood >= 0; wood--) {
        const stone = any - food - wood;
        if (stone <= maxStone) choices.push({ do: 'pay', food, wood, stone });
      }
    }
    return asked(seat, 'pay', { any, ...purposeOf(box, state) }, choices);
  },
  apply(context, _frame, seat, choice) {
    if (choice.do !== 'pay') throw notAChoice('pay', choice);
    const { basics } = context.state.players[seat] as PlayerState;
    const goods: Goods = {};
    for (let i = 0; i < 3; i++) {
      const n = choice[BASICS[i] as 'food'];
      basics[i] = (basics[i] as number) - n;
      named(goods, BASICS[i] as 'food', n);
    }
    context.emit({ type: 'paid', player: seat, goods });
    context.done();
  },
});

/** What is being paid for: the frame below the payment. */
function purposeOf(box: Box, state: SierraWestState): { what: Purpose; of: number } {
  const player = state.players[state.active] as PlayerState;
  const frame = state.flow.stack.findLast(({ step }) => step !== 'pay' && step !== 'payApples');
  switch (frame?.step) {
    case 'icon':
      return { what: iconOn(box, state, player, spaceAt(box, placeOf(player, frame.pioneer)) as Space).icon, of: NONE };
    case 'claim':
      return { what: 'claim', of: state.mountain[player.frontiersmen[0] as number] as number };
    case 'build':
      return { what: 'build', of: state.market[frame.market] as number };
    case 'summit':
      return { what: 'summit', of: frame.card };
    case 'advance':
      return { what: 'wagon', of: NONE };
    default:
      throw new Error(`pay: ${frame?.step} is nothing to pay for`);
  }
}

/** SW-APPLE-08: grey apples. */
export const payApplesStep = (box: Box): Ask<'payApples'> => ({
  who: activePlayer,
  decision(state, { any }, seat) {
    const [maxGreen, maxRed] = state.apples as [number, number];
    const choices: SierraWestChoice[] = [];
    for (let green = Math.min(any, maxGreen); green >= 0 && any - green <= maxRed; green--)
      choices.push({ do: 'payApples', green, red: any - green });
    return asked(seat, 'payApples', { any, of: purposeOf(box, state).of }, choices);
  },
  apply(context, _frame, seat, choice) {
    if (choice.do !== 'payApples') throw notAChoice('payApples', choice);
    const { apples } = context.state;
    apples[0] = (apples[0] as number) - choice.green;
    apples[1] = (apples[1] as number) - choice.red;
    const goods: Goods = {};
    named(goods, 'greenApples', choice.green);
    named(goods, 'redApples', choice.red);
    context.emit({ type: 'paid', player: seat, goods });
    context.done();
  },
});
