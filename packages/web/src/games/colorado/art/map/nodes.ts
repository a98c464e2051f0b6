import type { Kind, RouteSheet, SheetMarks, Stage } from '../content.ts';

/** A flag, a stage or a station of a sheet, numbered as the sheet lists them. */
export type SheetNode = { id: string; x: number; y: number } & (
  | { what: 'flag'; region: number; kind: Kind }
  | { what: 'stage'; region: number; stage: number; bit: number; icon: Stage['icon'] }
  | { what: 'station'; station: number; icon: Stage['icon'] }
);

interface SheetNodes {
  /** Region by region, the flag before its stages. */
  map: SheetNode[];
  rail: SheetNode[];
  byId: Map<string, SheetNode>;
}

const known = new WeakMap<RouteSheet, SheetNodes>();

/** All nodes of a sheet. */
export function nodesOf(sheet: RouteSheet): SheetNodes {
  const before = known.get(sheet);
  if (before) return before;
  let stage = 0;
  const map = sheet.regions.flatMap(({ kind, flag, stages }, region): SheetNode[] => [
    { what: 'flag', id: flag.id, x: flag.x, y: flag.y, region, kind },
    ...stages.map(
      ({ id, x, y, icon }, i): SheetNode => ({ what: 'stage', id, x, y, icon, region, bit: i + 1, stage: stage++ }),
    ),
  ]);
  const rail = sheet.rail.stages.map(
    ({ id, x, y, icon }, station): SheetNode => ({ what: 'station', id, x, y, icon, station }),
  );
  const nodes = { map, rail, byId: new Map([...map, ...rail].map((node) => [node.id, node])) };
  known.set(sheet, nodes);
  return nodes;
}

export function isTicked(node: SheetNode, { ticks, stations }: SheetMarks): boolean {
  if (node.what === 'station') return stations.includes(node.station);
  return ((ticks[node.region] ?? 0) >> (node.what === 'flag' ? 0 : node.bit)) % 2 === 1;
}

/** Whether flag and all stages of a region are ticked. */
export const isComplete = (sheet: RouteSheet, region: number, { ticks }: SheetMarks): boolean =>
  ticks[region] === 2 ** (sheet.regions[region]!.stages.length + 1) - 1;

/** Stations that can no longer be reached after these switches. */
export function closedStations(sheet: RouteSheet, { stations }: SheetMarks): Set<string> {
  const { stages, edges, start } = sheet.rail;
  const head = stations.at(-1);
  const reached = new Set<string>([head === undefined ? start : stages[head]!.id]);
  // Rails run from left to right, so as many rounds as there are stations find them all.
  for (let round = 0; round < stages.length; round++)
    for (const [from, to] of edges) if (reached.has(from)) reached.add(to);
  const ticked = new Set(stations.map((station) => stages[station]!.id));
  return new Set(stages.map(({ id }) => id).filter((id) => !reached.has(id) && !ticked.has(id)));
}
