import type { Point } from '../../../../design/paper/outlines.ts';
import type { Region, Ridge, RouteSheet, Spot } from '../content.ts';
import { areaOf, boundsOf, length } from './geometry.ts';

/** Outlines that a card set leaves out, or that enclose nothing, are derived from the rest of the sheet. */
const enclosesSomething = (outline: readonly Point[]): boolean => areaOf(outline) !== 0;

/** Room for the drawing of a flag, a stage or a medal. */
const ROOM = 34;
/** Half the length and half the width of a mountain whose outline is not given. */
const RIDGE = { along: 46, across: 17 };

const made = new WeakMap<Region | Ridge, readonly Point[]>();

function memoized(of: Region | Ridge, make: () => readonly Point[]): readonly Point[] {
  const outline = made.get(of) ?? (enclosesSomething(of.outline) ? of.outline : make());
  made.set(of, outline);
  return outline;
}

/** The border of a region; where none is given, land round everything that lies in it. */
export const outlineOf = (region: Region): readonly Point[] =>
  memoized(region, () => {
    const { flag, stages, star, label } = region;
    return hull([flag, ...stages, star, label].flatMap(octagonRound));
  });

/** The foot of a mountain; where none is given, it lies halfway between the regions that it separates. */
export const ridgeOutlineOf = (sheet: RouteSheet, ridge: Ridge): readonly Point[] =>
  memoized(ridge, () => {
    const byId = new Map(sheet.regions.map((region) => [region.id, region]));
    return hull(ridge.separates.flatMap(([a, b]) => lozengeBetween(middleOf(byId.get(a)!), middleOf(byId.get(b)!))));
  });

function middleOf(region: Region): Spot {
  const { left, top, right, bottom } = boundsOf(outlineOf(region));
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** A long shape across the way from one to the other. */
function lozengeBetween(a: Spot, b: Spot): Point[] {
  const span = length(b.x - a.x, b.y - a.y);
  // two regions with the same middle have no direction: any will do
  const [dx, dy] = span === 0 ? [0, 1] : [(b.x - a.x) / span, (b.y - a.y) / span];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const at = (along: number, across: number): Point => [
    Math.round(x - dy * along * RIDGE.along + dx * across * RIDGE.across),
    Math.round(y + dx * along * RIDGE.along + dy * across * RIDGE.across),
  ];
  return [at(-1, 0), at(-0.5, -1), at(0.5, -1), at(1, 0), at(0.5, 1), at(-0.5, 1)];
}

const octagonRound = ({ x, y }: Spot): Point[] => {
  const half = ROOM * 0.4;
  return [
    [x - half, y - ROOM],
    [x + half, y - ROOM],
    [x + ROOM, y - half],
    [x + ROOM, y + half],
    [x + half, y + ROOM],
    [x - half, y + ROOM],
    [x - ROOM, y + half],
    [x - ROOM, y - half],
  ];
};

/** The smallest convex outline round points, clockwise on a screen (Andrew's monotone chain). */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Positive where the way over these three points turns right on a screen. */
const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
