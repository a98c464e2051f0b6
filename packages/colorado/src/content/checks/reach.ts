import type { PackProblem } from '@cordillera/engine';
import { type ColoradoContent, type Icon, KINDS, type Region, type Stage, TRACKS, type Track } from '../types.ts';
import { boxesOf } from './board.ts';
import { reached } from './pairs.ts';
import { type Spot, unless } from './problem.ts';
import { hasRoutes, overRoutes } from './rail.ts';

const file = 'route-sheet.json';
/** More than the seven that end the game. */
const MIN_MEDALS = 10;

const count = (stages: Stage[], icon: Icon): number => stages.filter((stage) => stage.icon === icon).length;

/**
 * CO-DATA-14. In one game every stage of every region can be ticked, but only the stations of one route. A railway
 * without routes is a problem of its own: then all its stations count.
 */
export function checkTracks({ sheet: { regions, rail }, board }: ColoradoContent): PackProblem[] {
  const stages = regions.flatMap((region) => region.stages);
  const onRail = (track: Track): number =>
    hasRoutes(rail) ? overRoutes(rail, ({ icon }) => Number(icon === track), 'max') : count(rail.stages, track);
  return TRACKS.flatMap((track) => {
    const found = count(stages, track) + onRail(track);
    const boxes = boxesOf(board, track);
    return unless(found >= boxes, 'track-icons', { file }, { track, found, boxes });
  });
}

/** CO-DATA-20, from either village. */
export const checkMedals = (content: ColoradoContent): PackProblem[] =>
  content.sheet.regions.flatMap((region) => {
    if (region.kind !== 'village') return [];
    const found = medalsFrom(region, content);
    const spot: Spot = { file, card: region.id };
    return unless(found >= MIN_MEDALS, 'few-medals', spot, { found, min: MIN_MEDALS });
  });

/** How many medals a player who begins in this village can win alone, with every possible tick. */
function medalsFrom(village: Region, { sheet, board }: ColoradoContent): number {
  const discovered = reached([village.id], sheet.adjacent);
  const regions = sheet.regions.filter(({ id }) => discovered.has(id));
  const nodes = new Set(regions.flatMap(({ flag, stages }) => [flag.id, ...stages.map(({ id }) => id)]));
  const ticked = reached(
    regions.map(({ flag }) => flag.id),
    sheet.paths.filter((path) => path.every((node) => nodes.has(node))),
  );
  const complete = regions.filter(({ stages }) => stages.every(({ id }) => ticked.has(id)));
  const zones = KINDS.filter((kind) => {
    const { values, medal } = board.flags[kind];
    const flags = regions.filter((region) => region.kind === kind).length;
    return medal !== null && values.length > 0 && flags >= values.length;
  });
  const stages = regions.flatMap((region) => region.stages).filter(({ id }) => ticked.has(id));
  const routes = hasRoutes(sheet.rail);
  const goals = TRACKS.map((track) => {
    // the minimum over all routes: a route with many of one icon may have none of another
    const onRail = routes ? overRoutes(sheet.rail, ({ icon }) => Number(icon === track), 'min') : 0;
    const goalBoxes = goalsWithin(track, boxesOf(board, track), count(stages, track) + onRail);
    return Math.min(goalBoxes, board[track].medals.length);
  });
  return complete.length + zones.length + Number(routes) + goals.reduce((sum, goal) => sum + goal, 0);
}

/** How many goal boxes `ticks` reach: the last box, or on the tipi track either end from the middle. */
function goalsWithin(track: Track, boxes: number, ticks: number): number {
  if (boxes === 0) return 0;
  if (ticks >= boxes) return track === 'tipi' && boxes > 1 ? 2 : 1;
  return track === 'tipi' && ticks >= Math.ceil((boxes + 1) / 2) ? 1 : 0;
}
