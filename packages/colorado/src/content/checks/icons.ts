import type { PackProblem } from '@cordillera/engine';
import type { ColoradoContent, Icon, Region } from '../types.ts';
import { type Spot, unless } from './problem.ts';

const file = 'route-sheet.json';
const at = (field: string): Spot => ({ file, field });

const STAGE_ICONS: readonly Icon[] = ['none', 'nuggets', 'cards', 'tipi', 'saloon', 'wanted', 'free'];
const STATION_ICONS: readonly Icon[] = [...STAGE_ICONS, 'discover'];
/** One in four. */
const EMPTY_SHARE = 4;

export const checkIcons = ({ sheet: { regions, rail } }: ColoradoContent): PackProblem[] => {
  const stages = regions.flatMap((region) => region.stages);
  return [
    ...checkAllowed(stages, STAGE_ICONS),
    ...checkAllowed(rail.stages, STATION_ICONS),
    ...checkEmpty(stages, at('regions')),
    ...checkEmpty(rail.stages, at('rail.stages')),
    ...regions.flatMap(checkRegionIcons),
  ];
};

type Place = { id: string; icon: Icon };
const isEmpty = ({ icon }: Place): boolean => icon === 'none';

const checkAllowed = (places: Place[], allowed: readonly Icon[]): PackProblem[] =>
  places.flatMap(({ id, icon }) =>
    unless(
      allowed.includes(icon),
      'stage-icon',
      { file, card: id, field: 'icon' },
      { icon, allowed: allowed.join(', ') },
    ),
  );

function checkEmpty(places: Place[], spot: Spot): PackProblem[] {
  const found = places.filter(isEmpty).length;
  const total = places.length;
  const max = Math.floor(total / EMPTY_SHARE);
  return unless(found <= max, 'too-empty', spot, { found, total, max });
}

function checkRegionIcons({ id, kind, stages }: Region): PackProblem[] {
  if (kind === 'lake') {
    return stages.flatMap((stage) =>
      unless(!isEmpty(stage), 'lake-empty', { file, card: stage.id, field: 'icon' }, { region: id }),
    );
  }
  const plain = stages.length > 0 && stages.every(isEmpty);
  return unless(!plain, 'region-plain', { file, card: id, field: 'stages' });
}
