import type { Seat } from '@cordillera/engine';
import type { Box, Price } from '../content/box.ts';
import type { WestContext } from '../flow/steps.ts';
import { nearTo } from '../geometry.ts';
import { playerOf } from '../players.ts';
import type { Boot, SierraWestChoice, SierraWestState } from '../state.ts';
import { canPay } from './goods.ts';
import { canStepOn } from './mountain.ts';

/** The boots that this player's tokens could bring, and those left over from spent ones (SW-BOOT-04). */
export const tokenBootsOf = (state: SierraWestState, seat: Seat): number =>
  state.turn.tokenBoots + 2 * playerOf(state, seat).tokens;

/** Spends as many tokens as needed and uses the boots that they bring (SW-R-36). */
function spendTokenBoots(context: WestContext, seat: Seat, n: number): void {
  const { state } = context;
  const opened = Math.max(0, Math.ceil((n - state.turn.tokenBoots) / 2));
  state.turn.tokenBoots += 2 * opened - n;
  if (opened === 0) return;
  playerOf(state, seat).tokens -= opened;
  context.emit({ type: 'paid', player: seat, goods: { tokens: opened } });
}

export function spendBoots(context: WestContext, seat: Seat, green: number, tan: number, token: number): void {
  context.state.turn.greenBoots -= green;
  context.state.turn.tanBoots -= tan;
  spendTokenBoots(context, seat, token);
}

/** SW-BOOT-02, SW-BOOT-03: a step of the frontiersman costs one boot from any source, a step of the wagon several. */
export function pushBootChoices(box: Box, state: SierraWestState, seat: Seat, choices: SierraWestChoice[]): void {
  const { greenBoots, tanBoots } = state.turn;
  const token = tokenBootsOf(state, seat);
  const player = playerOf(state, seat);
  if (greenBoots + tanBoots + token > 0) {
    // a search calls this at every position, so no list is allocated
    const near = nearTo(player.frontiersmen[0] as number);
    for (let i = 0; i < near.length; i++) {
      const to = near[i] as number;
      if (!canStepOn(state, to)) continue;
      if (greenBoots > 0) choices.push({ do: 'climb', to, boot: 'green' });
      if (tanBoots > 0) choices.push({ do: 'climb', to, boot: 'tan' });
      if (token > 0) choices.push({ do: 'climb', to, boot: 'token' });
    }
  }
  const { price } = box.trail[player.wagon] as { price: Price | null };
  if (price === null || greenBoots + tanBoots + token < price.boots || !canPay(state, player, price)) return;
  for (let green = Math.min(greenBoots, price.boots); green >= 0; green--) {
    for (let tan = Math.min(tanBoots, price.boots - green); tan >= 0; tan--) {
      const rest = price.boots - green - tan;
      if (rest <= token) choices.push({ do: 'advance', green, tan, token: rest });
    }
  }
}

export function climb(context: WestContext, seat: Seat, to: number, boot: Boot): void {
  const { state } = context;
  spendBoots(context, seat, boot === 'green' ? 1 : 0, boot === 'tan' ? 1 : 0, boot === 'token' ? 1 : 0);
  playerOf(state, seat).frontiersmen[0] = to;
  context.emit({ type: 'climbed', player: seat, to, boot });
}
