import { type CampaignColumn, isUnlocked, type Stage } from '@cordillera/sierra';
import { useEffect, useState } from 'react';
import { readLocal, writeLocal } from '../../../store/localValues.ts';
import { onMatchesChanged, readCampaign } from '../../../store/matches.ts';
import type { CampaignRecord } from '../../../store/records.ts';

export const columns: readonly CampaignColumn[] = ['solo', 'duo', 'trio'];

/** The best suns of this browser, always up to date; null until they are read. */
export function useCampaign(): CampaignRecord | null {
  const [record, setRecord] = useState<CampaignRecord | null>(null);
  useEffect(() => {
    let left = false;
    const read = (): void => {
      readCampaign().then(
        (kept) => !left && setRecord(kept),
        // Storage that cannot be read has no suns; the page reports the failure elsewhere.
        () => !left && setRecord((known) => known ?? {}),
      );
    };
    read();
    const stop = onMatchesChanged(read);
    return () => {
      left = true;
      stop();
    };
  }, []);
  return record;
}

/** SI-R-69: the order is advice, so a person may open all stages. */
export function useAllStagesOpen(): [open: boolean, change: (open: boolean) => void] {
  const [open, setOpen] = useState(() => readLocal('all-stages-open') === 'yes');
  return [
    open,
    (next) => {
      writeLocal('all-stages-open', next ? 'yes' : 'no');
      setOpen(next);
    },
  ];
}

export const sunsOf = (record: CampaignRecord, stage: number, column: CampaignColumn): number =>
  record[stage]?.[column] ?? 0;

/** The most suns of a stage in any column. */
export const bestSuns = (record: CampaignRecord, stage: number): number =>
  Math.max(...columns.map((column) => sunsOf(record, stage, column)));

export const allSuns = (record: CampaignRecord, stages: readonly Stage[]): number =>
  stages.reduce(
    (sum, { number }) => sum + columns.reduce((part, column) => part + sunsOf(record, number, column), 0),
    0,
  );

/** How many suns there are to earn. */
export const possibleSuns = (stages: readonly Stage[]): number =>
  stages.reduce((sum, { suns }) => sum + columns.reduce((part, column) => part + suns[column].length, 0), 0);

export const isOpen = (record: CampaignRecord, stage: number, allOpen: boolean): boolean =>
  isUnlocked(stage, [record], allOpen);

/** Where the trail goes on: the first stage without a sun; null once every stage has one. */
export const nextStage = (record: CampaignRecord, stages: readonly Stage[]): number | null =>
  stages.find(({ number }) => bestSuns(record, number) === 0)?.number ?? null;

/** The stage that was asked for, or the furthest open one before it. */
export function playable(record: CampaignRecord, wanted: number, stages: number, allOpen: boolean): number {
  let stage = Math.min(Math.max(1, wanted), stages);
  while (stage > 1 && !isOpen(record, stage, allOpen)) stage--;
  return stage;
}
