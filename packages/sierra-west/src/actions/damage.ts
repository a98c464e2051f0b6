import type { Seat } from '@cordillera/engine';
import { type Ask, activePlayer, notAChoice, type WestTurn } from '../flow/steps.ts';
import { NONE } from '../geometry.ts';
import { CABIN, CAST_OUT, isOnCabin } from '../places.ts';
import type { PlayerState, SierraWestChoice, SierraWestState } from '../state.ts';
import { CABIN_SPACES } from './cabins.ts';

function waysOut(state: SierraWestState, seat: Seat): SierraWestChoice[] {
  const { cabins, wagon } = state.players[seat] as PlayerState;
  const ways: SierraWestChoice[] = [];
  for (let space = 0; space < CABIN_SPACES; space++) if (cabins[space] !== NONE) ways.push({ do: 'loseCabin', space });
  if (wagon > 0) ways.push({ do: 'wagonBack' });
  return ways;
}

/** SW-DMG-01, SW-DMG-03, SW-DMG-04: asks only when there is something to choose. */
export function takeDamage(turn: WestTurn, seat: Seat): void {
  const ways = waysOut(turn.state, seat);
  if (ways.length > 1) turn.push({ step: 'damage' });
  else if (ways.length === 1) suffer(turn, seat, ways[0] as SierraWestChoice);
  else turn.emit({ type: 'damaged', player: seat, lost: 'nothing', tile: null });
}

function suffer(turn: WestTurn, seat: Seat, choice: SierraWestChoice): void {
  const player = turn.state.players[seat] as PlayerState;
  if (choice.do === 'wagonBack') {
    player.wagon--;
    turn.emit({ type: 'damaged', player: seat, lost: 'wagon', tile: null });
    turn.emit({ type: 'wagonMoved', player: seat, to: player.wagon, back: true });
    return;
  }
  if (choice.do !== 'loseCabin') throw notAChoice('damage', choice);
  const tile = player.cabins[choice.space] as number;
  player.cabins[choice.space] = NONE;
  turn.state.cabinBox.push(tile); // SW-DMG-02
  // SW-DMG-05
  if (isOnCabin(player.green) && player.green === CABIN + choice.space) player.green = CAST_OUT;
  if (isOnCabin(player.tan) && player.tan === CABIN + choice.space) player.tan = CAST_OUT;
  turn.emit({ type: 'damaged', player: seat, lost: 'cabin', tile });
}

export const damage: Ask<'damage'> = {
  who: activePlayer,
  decision(state, _frame, seat) {
    const choices = waysOut(state, seat);
    return { seat, prompt: 'damage', choices, forward: choices.length };
  },
  apply(turn, _frame, seat, choice) {
    turn.done();
    suffer(turn, seat, choice);
  },
};
