import type { Result, ScoreLine, ScoreSheet, Viewer } from '../../src/index.ts';
import type { CaravanContent } from './content.ts';
import type { CaravanState } from './state.ts';

/** CA-END-01; for its owner a packed card already counts. */
export const scoreSheet = (content: CaravanContent, state: CaravanState, viewer?: Viewer): ScoreSheet => ({
  seats: state.players.map(({ laid, chosen, coins }, seat) => {
    const counted = seat === viewer && chosen !== null ? [...laid, chosen] : laid;
    const lines: ScoreLine[] = content.goods.flatMap(({ id, value }) => {
      const cards = counted.filter((card) => content.cards[card]?.id === id);
      return cards.length === 0 ? [] : [{ source: 'goods', params: { good: id }, points: value * cards.length, cards }];
    });
    if (coins > 0) lines.push({ source: 'coins', points: coins });
    return { lines, total: lines.reduce((sum, { points }) => sum + points, 0) };
  }),
});

export const winnersOf = (totals: number[]): number[] => {
  const highest = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === highest ? [seat] : []));
};

export function resultOf(content: CaravanContent, state: CaravanState): (Result & { reason: 'lastRound' }) | null {
  if (state.flow.stack.length > 0 || state.flow.lanes !== null) return null;
  const totals = scoreSheet(content, state).seats.map(({ total }) => total);
  return { reason: 'lastRound', winners: winnersOf(totals), totals };
}
