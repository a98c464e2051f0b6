import { BASICS, type Basic } from '../content/types.ts';
import { type Ask, activePlayer, asked, notAChoice, type WestContext } from '../flow/steps.ts';
import type { AppleColour, Goods, PlayerState, SierraWestChoice } from '../state.ts';
import { gain } from './goods.ts';
import { gainMule } from './mule.ts';

export const TOP = 5;

/** What a homestead action brings besides the rise (SW-HOME-02, SW-APPLE-10). */
export const TRACK_REWARDS = {
  food: 'mule',
  wood: { tokens: 1 },
  stone: { gold: 1 },
  green: 'furTrade',
  red: { gold: 2 },
} as const satisfies Record<Basic | AppleColour, Goods | 'mule' | 'furTrade'>;

/** SW-HOME-04: only one player may stand on space 5. */
export function canRise(
  state: { players: readonly Pick<PlayerState, 'tracks'>[] },
  index: number,
  track: number,
): boolean {
  const space = (state.players[index] as PlayerState).tracks[track] as number;
  if (space < TOP - 1) return true;
  return space < TOP && !state.players.some((player, other) => other !== index && player.tracks[track] === TOP);
}

/** Marker, reward, then the Tracker window if the marker moved (SW-HOME-01 to 05, SW-R-60). */
export function raise(context: WestContext, index: number, track: number): void {
  const { state } = context;
  const { tracks } = state.players[index] as PlayerState;
  const moved = canRise(state, index, track);
  if (moved) tracks[track] = (tracks[track] as number) + 1;
  const name = BASICS[track] as (typeof BASICS)[number];
  context.emit({ type: 'raised', player: index, track: name, to: tracks[track] as number, moved });
  const reward = TRACK_REWARDS[name];
  if (reward === 'mule') gainMule(context, index);
  else gain(context, index, reward, 'track');
  if (moved) context.push({ step: 'trackerWindow', track });
}

/** A multicoloured sign: which track? */
export const homestead: Ask<'homestead'> = {
  who: activePlayer,
  decision(state, _frame, seat) {
    const [food, wood, stone] = (state.players[seat] as PlayerState).tracks as [number, number, number];
    const choices = BASICS.map((track): SierraWestChoice => ({ do: 'homestead', track }));
    return asked(seat, 'homestead', { food, wood, stone }, choices);
  },
  apply(context, _frame, seat, choice) {
    if (choice.do !== 'homestead') throw notAChoice('homestead', choice);
    context.done();
    raise(context, seat, BASICS.indexOf(choice.track));
  },
};
