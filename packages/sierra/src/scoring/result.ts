import type { Seat } from '@cordillera/engine';
import { sunsEarned } from '../campaign.ts';
import type { Box } from '../content/box.ts';
import type { Stage } from '../content/types.ts';
import { isCampaign } from '../roundDuties.ts';
import type { SierraResult, SierraState } from '../state.ts';
import { scoreSheet } from './sheet.ts';

/** Individual and team victory from the members of each group and everybody's score (section 8, SI-R-53 to 59). */
export function teamVictory(groups: readonly (readonly Seat[])[], totals: readonly number[]) {
  const best = Math.max(...totals);
  const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const winning = groups.filter((members) => members.some((seat) => winners.includes(seat)));
  const bonuses = totals.map(() => 0);
  // shared across groups: no team victory (SI-WIN-03, SI-R-55); a player alone has no team (SI-VS-06)
  if (winning.length > 1 || (winning[0] as readonly Seat[]).length === 1) return { winners, teamWinners: [], bonuses };
  const members = winning[0] as readonly Seat[];
  const bonus = members.length === 3 ? 10 : 5;
  for (const seat of members) if (!winners.includes(seat)) bonuses[seat] = bonus;
  const bestOpponent = Math.max(...totals.filter((_, seat) => !members.includes(seat)));
  const all = members.every((seat) => (totals[seat] as number) + (bonuses[seat] as number) > bestOpponent);
  return { winners, teamWinners: all ? [...members] : [], bonuses };
}

export function resultOf(box: Box, state: SierraState): SierraResult {
  const totals = scoreSheet(box, state).seats.map((seat) => seat.total);
  if (!isCampaign(state.mode)) {
    return {
      reason: 'lastRound',
      totals,
      suns: null,
      ...teamVictory(
        state.groups.map((group) => group.members),
        totals,
      ),
    };
  }
  // SI-COOP-06: only the lowest score counts
  const suns = sunsEarned(box.stages[(state.stage as number) - 1] as Stage, totals.length, Math.min(...totals));
  return {
    reason: 'campaign',
    totals,
    suns,
    winners: suns > 0 ? totals.map((_, seat) => seat) : [],
    teamWinners: [],
    bonuses: totals.map(() => 0),
  };
}
