import type { PackProblem } from '@cordillera/engine';
import { type ColoradoContent, KINDS, type Kind, type Region, type RouteSheet } from '../types.ts';
import { checkPairs, keyOf, neighboursIn, type Pair, reached } from './pairs.ts';
import { problem, type Spot, unless } from './problem.ts';

const file = 'route-sheet.json';
const at = (field: string): Spot => ({ file, field });

const VILLAGES = 2;
const MIN_OF_KIND = 2;
const REGIONS = { min: 9, max: 13 };
const STAGES = { min: 2, max: 8 };
const MIN_NEIGHBOURS = 2;
const MIN_MOUNTAINS = 2;

export const checkMap = ({ sheet }: ColoradoContent): PackProblem[] => [
  ...checkIds(sheet),
  ...checkLists(sheet),
  ...checkRegionCounts(sheet),
  ...sheet.regions.flatMap(checkRegion),
  ...checkPaths(sheet),
  ...checkNeighbours(sheet),
  ...checkMountains(sheet),
];

/** A match refers to regions, stages and stations by ID, so their IDs must be unique. */
function checkIds({ regions, ridges, rail }: RouteSheet): PackProblem[] {
  const named: [id: string, spot: Spot, rule: string][] = [
    ...regions.flatMap(({ id, flag, stages }): typeof named => [
      [id, { file, card: id, field: 'id' }, 'CO-MAP-01'],
      [flag.id, { file, card: id, field: 'flag.id' }, 'CO-MAP-02'],
      ...stages.map((stage): (typeof named)[number] => [stage.id, { file, card: stage.id, field: 'id' }, 'CO-MAP-02']),
    ]),
    ...ridges.map(({ id }): (typeof named)[number] => [id, { file, card: id, field: 'id' }, 'CO-MAP-09']),
    ...rail.stages.map(({ id }): (typeof named)[number] => [id, { file, card: id, field: 'id' }, 'CO-DATA-10']),
  ];
  const seen = new Set<string>();
  return named.flatMap(([id, spot, rule]) => {
    if (seen.has(id)) return [problem('id-twice', spot, { id }, rule)];
    seen.add(id);
    return [];
  });
}

function checkLists({ regions, paths, adjacent, mountains, ridges }: RouteSheet): PackProblem[] {
  const nodes = new Set(regions.flatMap(({ flag, stages }) => [flag.id, ...stages.map(({ id }) => id)]));
  const names = new Set(regions.map(({ id }) => id));
  const ofRegions = { known: names, unknown: 'unknown-region' } as const;
  return [
    ...checkPairs(paths, {
      known: nodes,
      unknown: 'unknown-node',
      rule: 'CO-MAP-02',
      at: (place) => at(`paths.${place}`),
    }),
    ...checkPairs(adjacent, { ...ofRegions, rule: 'CO-DATA-07', at: (place) => at(`adjacent.${place}`) }),
    ...checkPairs(mountains, { ...ofRegions, rule: 'CO-DATA-09', at: (place) => at(`mountains.${place}`) }),
    ...ridges.flatMap(({ id, separates }) =>
      checkPairs(separates, {
        ...ofRegions,
        rule: 'CO-MAP-09',
        at: (place) => ({ file, card: id, field: `separates.${place}` }),
      }),
    ),
  ];
}

function checkRegionCounts({ regions }: RouteSheet): PackProblem[] {
  const spot = at('regions');
  const found = regions.length;
  const count = (kind: Kind): number => regions.filter((region) => region.kind === kind).length;
  return [
    ...unless(found >= REGIONS.min && found <= REGIONS.max, 'region-count', spot, { found, ...REGIONS }),
    ...KINDS.flatMap((kind) =>
      kind === 'village'
        ? unless(count(kind) === VILLAGES, 'village-count', spot, { found: count(kind), expected: VILLAGES })
        : unless(count(kind) >= MIN_OF_KIND, 'kind-count', spot, { kind, found: count(kind), min: MIN_OF_KIND }),
    ),
  ];
}

function checkRegion({ id, stages, medal }: Region): PackProblem[] {
  const spot = (field: string): Spot => ({ file, card: id, field });
  const found = stages.length;
  return [
    ...unless(found >= STAGES.min && found <= STAGES.max, 'stage-count', spot('stages'), { found, ...STAGES }),
    ...unless(medal >= 1, 'medal-value', spot('medal'), { found: medal }),
  ];
}

function checkPaths({ regions, paths, adjacent }: RouteSheet): PackProblem[] {
  const home = new Map(
    regions.flatMap(({ id, flag, stages }) => [flag, ...stages].map((node) => [node.id, id] as const)),
  );
  const known = paths.filter((path) => path.every((node) => home.has(node)));
  const inside = known.filter(([a, b]) => home.get(a) === home.get(b));
  const open = reached(
    regions.map(({ flag }) => flag.id),
    inside,
  );
  const neighbours = new Set(adjacent.map(keyOf));
  return [
    ...regions.flatMap(({ id: region, flag, stages }) =>
      stages.flatMap(({ id }) =>
        unless(open.has(id), 'stage-unreachable', { file, card: id }, { region, flag: flag.id }),
      ),
    ),
    ...paths.flatMap(([a, b], index) => {
      const [region, other] = [home.get(a), home.get(b)];
      if (region === undefined || other === undefined || region === other) return [];
      return unless(neighbours.has(keyOf([region, other])), 'path-border', at(`paths.${index}`), { region, other });
    }),
  ];
}

function checkNeighbours({ regions, adjacent }: RouteSheet): PackProblem[] {
  const first = regions[0];
  if (first === undefined) return [];
  const connected = reached([first.id], adjacent);
  const apart = regions.flatMap(({ id }) => (connected.has(id) ? [] : [id]));
  const neighbours = neighboursIn(adjacent);
  const villages = regions.filter(({ kind }) => kind === 'village');
  const isVillage = new Set(villages.map(({ id }) => id));
  return [
    ...unless(apart.length === 0, 'regions-apart', at('adjacent'), { from: first.id, regions: apart.join(', ') }),
    ...villages.flatMap(({ id }) => {
      const around = [...(neighbours.get(id) ?? [])].filter((other) => other !== id);
      const others = around.filter((other) => !isVillage.has(other)).length;
      return unless(
        around.length >= MIN_NEIGHBOURS && others > 0,
        'village-neighbours',
        { file, card: id },
        { found: around.length, min: MIN_NEIGHBOURS, others },
      );
    }),
  ];
}

function checkMountains({ regions, adjacent, mountains, ridges }: RouteSheet): PackProblem[] {
  const names = new Set(regions.map(({ id }) => id));
  // pairs that do not name two regions have a problem of their own
  const isSound = ([a, b]: Pair): boolean => names.has(a) && names.has(b) && a !== b;
  const neighbours = new Set(adjacent.map(keyOf));
  const listed = new Set(mountains.filter(isSound).map(keyOf));
  const drawn = new Set(ridges.flatMap(({ separates }) => separates.map(keyOf)));
  return [
    ...unless(listed.size >= MIN_MOUNTAINS, 'mountain-count', at('mountains'), {
      found: listed.size,
      min: MIN_MOUNTAINS,
    }),
    ...mountains.flatMap((pair, index) => {
      if (!isSound(pair)) return [];
      const spot = at(`mountains.${index}`);
      const [a, b] = pair;
      return [
        ...unless(!neighbours.has(keyOf(pair)), 'mountain-adjacent', spot, { a, b }),
        ...unless(drawn.has(keyOf(pair)), 'mountain-ridge', spot, { a, b }),
      ];
    }),
    ...ridges.flatMap(({ id, separates }) =>
      separates.flatMap((pair, index) => {
        const [a, b] = pair;
        const spot: Spot = { file, card: id, field: `separates.${index}` };
        return unless(listed.has(keyOf(pair)) || !isSound(pair), 'ridge-mountain', spot, { a, b });
      }),
    ),
  ];
}
