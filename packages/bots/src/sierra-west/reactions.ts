import type { Decision } from '@cordillera/engine';
import { BASICS, NONE, type PlayerState, type SierraWestChoice, type SierraWestState } from '@cordillera/sierra-west';

/** Uses the Trapper for every tile it can still turn, and the Tracker unless the pioneer is needed in a cabin. */
export function react(
  state: SierraWestState,
  { seat, choices, forward }: Decision<SierraWestChoice>,
): SierraWestChoice {
  const player = state.players[seat] as PlayerState;
  const green = player.cabins.slice(0, 3).some((tile) => tile !== NONE);
  const tan = player.cabins[3] !== NONE;
  // prefers to send the pioneer that has no cabin to go to
  const spare = (pioneer: 'green' | 'tan'): number => (pioneer === 'tan' ? (green ? 0 : 1) : tan ? 0.5 : 2);
  let found = choices[forward - 1] as SierraWestChoice;
  let top = 0;
  for (const choice of choices.slice(0, forward)) {
    const value =
      choice.do === 'trap'
        ? 10 + spare(choice.pioneer) + 0.01 * (player.basics[BASICS.indexOf(choice.pay)] as number)
        : choice.do === 'track'
          ? spare(choice.pioneer)
          : 0;
    if (value > top) {
      top = value;
      found = choice;
    }
  }
  return found;
}
