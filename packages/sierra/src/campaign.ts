import type { Stage } from './content/types.ts';

export type CampaignColumn = keyof Stage['suns'];

/** SI-R-66: the result grid has a column for one player and one for each size of group. */
export const columnFor = (players: number): CampaignColumn => (players === 1 ? 'solo' : players === 2 ? 'duo' : 'trio');

/** How many of the stage's scores were exceeded; equal is not enough (SI-R-65). */
export const sunsEarned = (stage: Stage, players: number, score: number): number =>
  stage.suns[columnFor(players)].filter((threshold) => score > threshold).length;

/** One person's best suns, by stage number and column (SI-R-81). Plain data, stored beside the matches. */
export type CampaignRecord = Record<number, Partial<Record<CampaignColumn, number>>>;

/** The record after a game; a worse result never replaces a better one (SI-CAMP-06, SI-CAMP-07). */
export function recordSuns(record: CampaignRecord, stage: number, players: number, suns: number): CampaignRecord {
  const column = columnFor(players);
  const before = record[stage] ?? {};
  return { ...record, [stage]: { ...before, [column]: Math.max(before[column] ?? 0, suns) } };
}

/** A sun in any column of the stage before opens a stage; a group may play what one of its members has opened (SI-R-69, SI-R-81). */
export function isUnlocked(stage: number, records: readonly CampaignRecord[], allStagesOpen = false): boolean {
  if (stage === 1 || allStagesOpen) return true;
  return records.some((record) => Object.values(record[stage - 1] ?? {}).some((suns) => suns > 0));
}
