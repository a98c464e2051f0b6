import type { ScoreLine, ScoreSheet } from '@cordillera/engine';
import type { Box } from '../content/box.ts';
import { KINDS } from '../content/types.ts';
import type { MedalSource, PlayerState } from '../state.ts';

/** The scored parts of a player; a view has them too. */
type Scored = Pick<PlayerState, 'flags' | 'medals' | 'nuggets'>;

/** CO-FIN-01, CO-R-56: the value above the last box ticked. */
export const flagPoints = (box: Box, { flags }: Pick<Scored, 'flags'>, kind: number): number =>
  flags[kind] === 0 ? 0 : (box.values[kind]![(flags[kind] as number) - 1] as number);

/** CO-FIN-03 */
export function totalOf(box: Box, player: Scored): number {
  let total = 0;
  for (let kind = 0; kind < KINDS.length; kind++) total += flagPoints(box, player, kind);
  for (const { points } of player.medals) total += points;
  return total;
}

const medalParams = (from: MedalSource): Record<string, string | number> =>
  typeof from === 'object' ? { from: 'region', region: from.region } : { from };

/** CO-FIN-01 to 03: the flag zones, then the medals in the order in which they were won. */
const linesOf = (box: Box, player: Scored): ScoreLine[] => [
  ...KINDS.map((zone, kind) => ({
    source: 'flags',
    params: { zone, boxes: player.flags[kind] as number },
    points: flagPoints(box, player, kind),
  })),
  ...player.medals.map(({ from, points }) => ({ source: 'medal', params: medalParams(from), points })),
];

export const scoreSheet = (box: Box, { players }: { players: readonly Scored[] }): ScoreSheet => ({
  seats: players.map((player) => ({ lines: linesOf(box, player), total: totalOf(box, player) })),
});
