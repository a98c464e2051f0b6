import type { Seat } from '@cordillera/engine';
import { basicsOf, gain } from '../actions/goods.ts';
import { type Box, kitOf } from '../content/box.ts';
import { ANIMALS, type Animal, BASICS, type Basic } from '../content/types.ts';
import { placeOf, setPlace } from '../paths.ts';
import { CAMP, PIONEERS, TRACKER, TRAPPER } from '../places.ts';
import { opponentsOf, playerOf } from '../players.ts';
import type { PlayerState, SierraWestChoice, SierraWestState } from '../state.ts';
import { type Ask, type Auto, asked, notAChoice } from './steps.ts';

const isIdle = (player: PlayerState): boolean => player.green === CAMP || player.tan === CAMP;
const isFree = (player: PlayerState, place: number): boolean => player.green !== place && player.tan !== place;

/** The four common animals and the mode's own, one bit each (SW-SETUP-04). */
export const animalsInPlay = (box: Box, state: SierraWestState): number => 0b1111 | (1 << kitOf(box, state).animal);

/** The tiles that this player could turn now, one bit each (SW-TRAP-02, SW-TRAP-03). */
export function trappable(box: Box, state: SierraWestState, seat: Seat, shown: number): number {
  const player = playerOf(state, seat);
  if (!isIdle(player) || !isFree(player, TRAPPER) || basicsOf(player) === 0) return 0;
  return shown & animalsInPlay(box, state) & ~player.animals;
}

/** SW-TRACK-02 */
const canTrack = (state: SierraWestState, seat: Seat): boolean => {
  const player = playerOf(state, seat);
  return isIdle(player) && isFree(player, TRACKER);
};

/** SW-TRAP-01: opens at once for every player who can trap; skipped when no player can (chapter 16). */
export const trapperWindow = (box: Box): Auto<'trapperWindow'> => ({
  run(context, { animals }) {
    const { state } = context;
    const able = opponentsOf(state, state.active).filter((seat) => trappable(box, state, seat, animals) !== 0);
    if (able.length > 0)
      context.openLanes(state.seats, (seat) => (able.includes(seat) ? { step: 'trap', animals } : null));
  },
});

export const trap = (box: Box): Ask<'trap'> => ({
  decision(state, { animals }, seat) {
    const player = playerOf(state, seat);
    const open = trappable(box, state, seat, animals);
    const choices: SierraWestChoice[] = [];
    const names: Animal[] = [];
    let kinds = 0;
    let only: Basic | null = null;
    for (let kind = 0; kind < 3; kind++) {
      if (player.basics[kind] === 0) continue;
      kinds++;
      only = BASICS[kind] as Basic;
    }
    for (let i = 0; i < ANIMALS.length; i++) {
      if (!(open & (1 << i))) continue;
      names.push(ANIMALS[i] as Animal);
      for (let kind = 0; kind < 3; kind++) {
        if (player.basics[kind] === 0) continue;
        for (const pioneer of PIONEERS)
          if (placeOf(player, pioneer) === CAMP)
            choices.push({ do: 'trap', animal: ANIMALS[i] as Animal, pay: BASICS[kind] as Basic, pioneer });
      }
    }
    choices.push({ do: 'decline' });
    const params = {
      player: state.active,
      animals: names.join(' '),
      pay: kinds === 1 ? (only as Basic) : 'any',
    } as const;
    return asked(seat, 'trapper', params, choices);
  },
  apply(context, _frame, seat, choice) {
    context.done();
    if (choice.do === 'decline') return context.emit({ type: 'declined', player: seat, what: 'trapper' });
    if (choice.do !== 'trap') throw notAChoice('trap', choice);
    const player = playerOf(context.state, seat);
    const kind = BASICS.indexOf(choice.pay);
    player.basics[kind] = (player.basics[kind] as number) - 1;
    player.animals |= 1 << ANIMALS.indexOf(choice.animal);
    setPlace(player, choice.pioneer, TRAPPER);
    context.emit({ type: 'trapped', player: seat, animal: choice.animal, pay: choice.pay, pioneer: choice.pioneer });
  },
});

/** SW-TRACK-01: after a marker of the active player has actually moved up. */
export const trackerWindow: Auto<'trackerWindow'> = {
  run(context, { track }) {
    const { state } = context;
    const able = opponentsOf(state, state.active).filter((seat) => canTrack(state, seat));
    if (able.length > 0)
      context.openLanes(state.seats, (seat) => (able.includes(seat) ? { step: 'respond', track } : null));
  },
};

export const respond: Ask<'respond'> = {
  decision(state, { track }, seat) {
    const player = playerOf(state, seat);
    const choices: SierraWestChoice[] = [];
    for (const pioneer of PIONEERS) if (placeOf(player, pioneer) === CAMP) choices.push({ do: 'track', pioneer });
    choices.push({ do: 'decline' });
    return asked(seat, 'tracker', { player: state.active, track: BASICS[track] as Basic }, choices);
  },
  apply(context, { track }, seat, choice) {
    context.done();
    if (choice.do === 'decline') return context.emit({ type: 'declined', player: seat, what: 'tracker' });
    if (choice.do !== 'track') throw notAChoice('respond', choice);
    setPlace(playerOf(context.state, seat), choice.pioneer, TRACKER);
    const name = BASICS[track] as Basic;
    context.emit({ type: 'tracked', player: seat, track: name, pioneer: choice.pioneer });
    gain(context, seat, { [name]: 1 }, 'tracker');
  },
};

/** Whether a player wants to be asked about off-turn actions: always, never, or not until a certain turn is over. */
export type Preference = 'ask' | 'decline' | { declineUntil: number };

/**
 * The choice that a standing preference makes for a player; null when they should be asked. `turnNumber` counts the
 * turns of all players, so that "not this turn" ends with the turn.
 */
export function standingAnswer(
  choices: readonly SierraWestChoice[],
  preference: Preference,
  turnNumber: number,
): SierraWestChoice | null {
  const decline = choices.find((choice) => choice.do === 'decline');
  if (decline === undefined || preference === 'ask') return null;
  return preference === 'decline' || turnNumber <= preference.declineUntil ? decline : null;
}
