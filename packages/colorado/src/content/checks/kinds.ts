import type { PackProblem } from '@cordillera/engine';
import type { ColoradoContent, Kind, Region } from '../types.ts';
import { unless } from './problem.ts';

/** The mean `sum / of`, compared without division. */
interface Mean {
  sum: number;
  of: number;
}
const written = ({ sum, of }: Mean): string => `${sum}/${of}`;
/** Positive when the first is greater. */
const compare = (a: Mean, b: Mean): number => a.sum * b.of - b.sum * a.of;

/** CO-MAP-13: deserts are large and worth much, lakes give many actions, forests lie between. */
export function checkKinds({ sheet: { regions } }: ColoradoContent): PackProblem[] {
  const of = (kind: Kind): Region[] => regions.filter((region) => region.kind === kind);
  const sum = (list: Region[], worth: (region: Region) => number): number =>
    list.reduce((total, region) => total + worth(region), 0);
  const size = ({ stages }: Region): number => stages.length;
  const medals = (kind: Kind): Mean => ({ sum: sum(of(kind), ({ medal }) => medal), of: of(kind).length });
  const stages = (kind: Kind): Mean => ({ sum: sum(of(kind), size), of: of(kind).length });
  const icons = (kind: Kind): Mean => ({
    sum: sum(of(kind), (region) => region.stages.filter(({ icon }) => icon !== 'none').length),
    of: sum(of(kind), size),
  });
  const differ = (
    code: 'kind-medals' | 'kind-stages' | 'kind-icons',
    mean: (kind: Kind) => Mean,
    [more, less]: [Kind, Kind],
    least: 0 | 1,
  ): PackProblem[] => {
    const [high, low] = [mean(more), mean(less)];
    // where there is none of a kind, other checks say so
    if (high.of === 0 || low.of === 0) return [];
    const params = { more, less, high: written(high), low: written(low) };
    return unless(compare(high, low) >= least, code, { file: 'route-sheet.json', field: 'regions' }, params);
  };
  const falling: [Kind, Kind][] = [
    ['desert', 'forest'],
    ['forest', 'lake'],
  ];
  const rising: [Kind, Kind][] = [
    ['lake', 'forest'],
    ['forest', 'desert'],
  ];
  return [
    ...falling.flatMap((kinds) => differ('kind-medals', medals, kinds, 1)),
    ...falling.flatMap((kinds) => differ('kind-stages', stages, kinds, 0)),
    ...rising.flatMap((kinds) => differ('kind-icons', icons, kinds, 1)),
  ];
}
