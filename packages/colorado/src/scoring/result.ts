import type { Box } from '../content/box.ts';
import type { ColoradoResult, ColoradoState } from '../state.ts';
import { totalOf } from './sheet.ts';

/** CO-FIN-04 to 07, CO-R-57: points, then medals, then nuggets; equal players share a place. */
export function resultOf(box: Box, state: ColoradoState, reason: ColoradoResult['reason']): ColoradoResult {
  const marks = state.players.map((player) => [totalOf(box, player), player.medals.length, player.nuggets]);
  /** Positive when the first is ahead. */
  const compare = (a: readonly number[], b: readonly number[]): number => {
    const at = a.findIndex((mark, i) => mark !== b[i]);
    return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
  };
  const places = marks.map((mark) => 1 + marks.filter((other) => compare(other, mark) > 0).length);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [total, medals] = marks[winners[0] as number] as number[];
  const level = marks.filter(([points], seat) => points === total && !winners.includes(seat));
  const isByNuggets = level.some(([, count]) => count === medals);
  return {
    reason,
    winners,
    totals: marks.map(([points]) => points as number),
    places,
    decidedBy: level.length === 0 ? null : isByNuggets ? 'nuggets' : 'medals',
  };
}
