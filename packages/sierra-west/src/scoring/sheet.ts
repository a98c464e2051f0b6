import type { ScoreLine, ScoreSheet } from '@cordillera/engine';
import { countTiles } from '../actions/furTrade.ts';
import { CABIN_SPACES } from '../cabins/types.ts';
import type { Box } from '../content/box.ts';
import { BASICS } from '../content/types.ts';
import { NONE } from '../geometry.ts';
import { modeRules } from '../modes/index.ts';
import { HASTINGS, isHastings, playerOf } from '../players.ts';
import type { SierraWestState } from '../state.ts';

/** SW-SCORE-01 */
export const cardPoints = (cards: number): number => (cards <= 5 ? (cards * (cards + 1)) / 2 : 5 * cards - 10);

const TILES = 5;

/** SW-SOLO-03: Hastings has the four common ones. */
const HASTINGS_TILES = 4;

/** SW-SCORE and SW-SOLO-31 to 33: the lines of one player, in the order of the rules. */
export function scoreOf(box: Box, state: SierraWestState, index: number): { lines: ScoreLine[]; total: number } {
  const player = playerOf(state, index);
  const automa = isHastings(state, index) ? state.hastings : null;
  const { multiplier } = box.trail[player.wagon] as { multiplier: number };
  const hidden = (automa ? HASTINGS_TILES : TILES) - countTiles(player.animals);
  const built = player.cabins.filter((tile) => tile !== NONE).length;
  const goldWorth = automa?.options.richGold ? 2 : 1;
  const fishGold = (automa && modeRules(state.mode).hastingsGold?.(player)) ?? 0;
  const lines: ScoreLine[] = [
    { source: 'cards', params: { cards: player.claimed.length }, points: cardPoints(player.claimed.length) },
    { source: 'animals', params: { tiles: hidden }, points: -3 * hidden },
    automa
      ? { source: 'hastingsCabins', params: { cabins: built }, points: built * (automa.options.richCabins ? 5 : 3) }
      : { source: 'cabins', params: { spaces: CABIN_SPACES - built }, points: -3 * (CABIN_SPACES - built) },
    { source: 'gold', params: { gold: player.gold }, points: player.gold * goldWorth },
    // SW-SOLO-33: 1 point each, also with SW-SOLO-38
    ...(fishGold === 0
      ? []
      : [{ source: 'fishGold', params: { gold: fishGold }, points: fishGold * (box.old.fishGold ? goldWorth : 1) }]),
    { source: 'boots', params: { tokens: player.tokens }, points: player.tokens * (automa?.options.richBoots ? 2 : 1) },
    ...BASICS.map((track, i) => {
      const space = player.tracks[i] as number;
      return { source: 'homestead', params: { track, space, multiplier }, points: space * multiplier };
    }),
    ...(modeRules(state.mode).score?.(state, index, player, multiplier) ?? []),
  ];
  let total = 0;
  for (const { points } of lines) total += points;
  return { lines, total };
}

export function scoreSheet(box: Box, state: SierraWestState): ScoreSheet {
  const sheets = state.players.map((_, index) => scoreOf(box, state, index));
  const seats = sheets.slice(0, state.seats);
  return state.hastings === null
    ? { seats }
    : { seats, others: [{ name: 'hastings', ...(sheets[HASTINGS] as (typeof seats)[0]) }] };
}
