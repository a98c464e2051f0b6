import { type Box, FLAG } from '../content/box.ts';
import type { PlayerState } from '../state.ts';

/** What is ticked on a Route Sheet; a player's state and their view both have it. */
type Sheet = Pick<PlayerState, 'ticks' | 'stations'>;

export const isDiscovered = ({ ticks }: Sheet, region: number): boolean => ((ticks[region] as number) & FLAG) !== 0;

export const isTicked = (box: Box, { ticks }: Sheet, stage: number): boolean => {
  const { region, bit } = box.stages[stage]!;
  return ((ticks[region] as number) & bit) !== 0;
};

/** CO-MAP-11 */
export const isComplete = (box: Box, { ticks }: Sheet, region: number): boolean =>
  ticks[region] === box.regions[region]!.all;

/** CO-MAP-04: whether a path joins the stage to a ticked node. */
export const isReached = (box: Box, { ticks }: Sheet, stage: number): boolean => {
  for (const { region, bits } of box.stages[stage]!.joined) if (((ticks[region] as number) & bits) !== 0) return true;
  return false;
};

/** CO-MAP-04, 05: the stages that may be ticked. */
export function openStages(box: Box, sheet: Sheet): number[] {
  const open: number[] = [];
  for (let region = 0; region < box.regions.length; region++) {
    const ticked = sheet.ticks[region] as number;
    const { all, stages } = box.regions[region]!;
    if ((ticked & FLAG) === 0 || ticked === all) continue;
    for (const stage of stages)
      if ((ticked & box.stages[stage]!.bit) === 0 && isReached(box, sheet, stage)) open.push(stage);
  }
  return open;
}

const NO_STATION: readonly number[] = [];

/** CO-R-38, 39: the stations that may be ticked. */
export function openStations(box: Box, { stations }: Sheet): readonly number[] {
  const head = stations.at(-1);
  return head === undefined ? [box.start] : (box.stations[head]?.next ?? NO_STATION);
}

/** CO-MAP-08, 09: the regions that may be discovered. */
export function openRegions(box: Box, sheet: Sheet): number[] {
  const open: number[] = [];
  for (let region = 0; region < box.regions.length; region++)
    if (!isDiscovered(sheet, region) && box.regions[region]!.adjacent.some((other) => isDiscovered(sheet, other)))
      open.push(region);
  return open;
}

/** CO-ICON-02, 03: the boxes of the tipi track that may be ticked. */
export function openTipi(box: Box, { tipi }: Pick<PlayerState, 'tipi'>): number[] {
  if (tipi === 0) return [box.centre];
  const open: number[] = [];
  for (let i = 0; i < box.tracks.tipi.icons.length; i++) {
    const isNext = ((tipi << 1) | (tipi >> 1)) & (1 << i);
    if (isNext && !(tipi & (1 << i))) open.push(i);
  }
  return open;
}
