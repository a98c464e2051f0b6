import type { PackProblem } from '@cordillera/engine';
import type { ColoradoContent, Rail, Station } from '../types.ts';
import { checkPairs } from './pairs.ts';
import { problem, type Spot, unless } from './problem.ts';

const file = 'route-sheet.json';
const at = (field: string): Spot => ({ file, field: `rail.${field}` });

const MIN_SWITCHES = 2;
const BRANCHES = 2;
/** How much longer one route may be than another. */
const DETOUR = 1;

export const checkRail = ({ sheet: { rail } }: ColoradoContent): PackProblem[] => {
  const line = checkLine(rail);
  return [
    ...unless(rail.medal >= 1, 'medal-value', at('medal'), { found: rail.medal }, 'CO-DATA-10'),
    ...line,
    ...checkSwitches(rail),
    ...(line.length === 0 ? checkRoutes(rail) : []),
  ];
};

/** Whether each route leads from the start to the end, so that `overRoutes` can follow them. */
export const hasRoutes = (rail: Rail): boolean => checkLine(rail).length === 0;

/**
 * The minimum or maximum, over all routes, of the sum over a route's stations. Works from right to left with the best
 * value of each station, so its cost does not depend on the number of routes.
 */
export function overRoutes(
  { stages, edges, start }: Rail,
  worth: (station: Station) => number,
  choose: 'min' | 'max',
): number {
  const pick = choose === 'min' ? Math.min : Math.max;
  const following = followersOf(edges);
  const totals = new Map<string, number>();
  for (const station of [...stages].sort((a, b) => b.x - a.x)) {
    const next = (following.get(station.id) ?? []).flatMap((id) => totals.get(id) ?? []);
    totals.set(station.id, worth(station) + (next.length === 0 ? 0 : pick(...next)));
  }
  return totals.get(start) ?? 0;
}

function followersOf(edges: Rail['edges']): Map<string, string[]> {
  const followers = new Map<string, string[]>();
  for (const [from, to] of edges) followers.set(from, [...(followers.get(from) ?? []), to]);
  return followers;
}

/**
 * Tracks that all lead right make no circle. If nothing but the start has no track before it, and nothing but the end
 * none behind it, every station is on a route between the two, and branches meet again in the end at the latest.
 */
function checkLine({ stages, edges, start, end }: Rail): PackProblem[] {
  const stations = new Map(stages.map((station) => [station.id, station]));
  const strange = [
    ...(['start', 'end'] as const).flatMap((field) => {
      const id = field === 'start' ? start : end;
      return unless(stations.has(id), 'unknown-station', at(field), { id });
    }),
    ...checkPairs(edges, {
      known: stations,
      unknown: 'unknown-station',
      rule: 'CO-DATA-10',
      at: (place) => at(`edges.${place}`),
    }),
  ];
  if (strange.length > 0) return strange;
  const xOf = (id: string): number => stations.get(id)?.x ?? 0;
  const left = edges.flatMap(([from, to], index) =>
    unless(xOf(from) < xOf(to), 'edge-left', at(`edges.${index}`), { from, to }),
  );
  if (left.length > 0) return left;
  const led = new Set(edges.map(([, to]) => to));
  const leading = new Set(edges.map(([from]) => from));
  return stages.flatMap(({ id }) => [
    ...unless(led.has(id) || id === start, 'rail-start', { file, card: id }, { start }),
    ...unless(leading.has(id) || id === end, 'rail-end', { file, card: id }, { end }),
  ]);
}

function checkSwitches({ stages, edges }: Rail): PackProblem[] {
  const followers = followersOf(edges);
  const branches = (id: string): number => followers.get(id)?.length ?? 0;
  const found = stages.filter(({ id }) => branches(id) >= BRANCHES).length;
  return [
    ...stages.flatMap(({ id }) =>
      branches(id) > BRANCHES
        ? [problem('switch-branches', { file, card: id }, { found: branches(id), max: BRANCHES })]
        : [],
    ),
    ...unless(found >= MIN_SWITCHES, 'switch-count', at('edges'), { found, min: MIN_SWITCHES }),
  ];
}

function checkRoutes(rail: Rail): PackProblem[] {
  const shortest = overRoutes(rail, () => 1, 'min');
  const longest = overRoutes(rail, () => 1, 'max');
  return unless(longest - shortest <= DETOUR, 'route-lengths', at('edges'), { shortest, longest });
}
