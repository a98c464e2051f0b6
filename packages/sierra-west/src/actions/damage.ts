import type { Seat } from '@cordillera/engine';
import { CABIN_SPACES } from '../cabins/types.ts';
import { type Ask, activePlayer, asked, notAChoice, type WestContext } from '../flow/steps.ts';
import { NONE } from '../geometry.ts';
import { CABIN, CAST_OUT, isOnCabin } from '../places.ts';
import type { PlayerState, SierraWestChoice, SierraWestState } from '../state.ts';

function waysOut(state: SierraWestState, seat: Seat): SierraWestChoice[] {
  const { cabins, wagon } = state.players[seat] as PlayerState;
  const ways: SierraWestChoice[] = [];
  for (let space = 0; space < CABIN_SPACES; space++) if (cabins[space] !== NONE) ways.push({ do: 'loseCabin', space });
  if (wagon > 0) ways.push({ do: 'wagonBack' });
  return ways;
}

/** SW-DMG-01, SW-DMG-03, SW-DMG-04: asks only when there is something to choose. */
export function takeDamage(context: WestContext, seat: Seat): void {
  const ways = waysOut(context.state, seat);
  if (ways.length > 1) context.push({ step: 'damage' });
  else if (ways.length === 1) suffer(context, seat, ways[0] as SierraWestChoice);
  else context.emit({ type: 'damaged', player: seat, lost: 'nothing', tile: null });
}

function suffer(context: WestContext, seat: Seat, choice: SierraWestChoice): void {
  const player = context.state.players[seat] as PlayerState;
  if (choice.do === 'wagonBack') {
    player.wagon--;
    context.emit({ type: 'damaged', player: seat, lost: 'wagon', tile: null });
    context.emit({ type: 'wagonMoved', player: seat, to: player.wagon, back: true });
    return;
  }
  if (choice.do !== 'loseCabin') throw notAChoice('damage', choice);
  const tile = player.cabins[choice.space] as number;
  player.cabins[choice.space] = NONE;
  context.state.cabinBox.push(tile); // SW-DMG-02
  // SW-DMG-05
  if (isOnCabin(player.green) && player.green === CABIN + choice.space) player.green = CAST_OUT;
  if (isOnCabin(player.tan) && player.tan === CABIN + choice.space) player.tan = CAST_OUT;
  context.emit({ type: 'damaged', player: seat, lost: 'cabin', tile });
}

export const damage: Ask<'damage'> = {
  who: activePlayer,
  decision(state, _frame, seat) {
    const choices = waysOut(state, seat);
    const { wagon } = state.players[seat] as PlayerState;
    const cabins = wagon > 0 ? choices.length - 1 : choices.length;
    return asked(seat, 'damage', { cabins, wagon: wagon - 1 }, choices);
  },
  apply(context, _frame, seat, choice) {
    context.done();
    suffer(context, seat, choice);
  },
};
