import type { Language } from '@cordillera/engine';
import { type Point, path } from '../../../../design/paper/outlines.ts';
import { randomBetween, seededRandom } from '../../../../design/paper/random.ts';
import type { Kind, Region, RouteSheet } from '../content.ts';
import {
  below,
  boundsOf,
  distanceToRect,
  distanceToSegments,
  edgesOf,
  inset,
  isInside,
  length,
  rectAround,
  type Segment,
  segment,
} from './geometry.ts';
import { type Label, labelsOf } from './labels.ts';
import { nodesOf } from './nodes.ts';
import { outlineOf } from './outlines.ts';

/** Shapes of one colour, joined into one path. */
export interface Layer {
  tone: string;
  d: string;
}

const whole = (points: readonly Point[]): string => (points.length > 2 ? path(points, { digits: 0 }) : '');

/** The two sheets of paper that lie on a region: the deep water of a lake, or the rolling ground of the others. */
export function groundOf(region: Region): [string, string] {
  const { id, kind } = region;
  const outline = outlineOf(region);
  if (kind === 'lake') return [whole(inset(outline, 15)), whole(inset(outline, 33))];
  const next = seededRandom(`ground ${id}`);
  const { top, bottom } = boundsOf(outline);
  const inner = inset(outline, 4);
  const band = (i: 0 | 1): string => {
    const height = top + (bottom - top) * (0.42 + 0.27 * i) + randomBetween(next, -10, 10);
    const amp = 10 + 4 * i;
    const phase = randomBetween(next, 0, 6);
    return whole(below(inner, (x) => height + amp * Math.sin(x / 46 + phase) + 5 * Math.sin(x / 19 + phase * 2)));
  };
  return [band(0), band(1)];
}

/** What grows or stands in a region: its pieces by tone, from the back, each drawn from where it stands. */
interface Thing {
  radius: number;
  gap: number;
  pieces: readonly (readonly [tone: string, d: string])[];
}

const PINE: Thing = {
  radius: 14,
  gap: 24,
  pieces: [
    ['trunk', 'm-2 7h4v5h-4z'],
    ['tree-1', 'm0-17l8 14h-4l6 10h-20l6-10h-4z'],
    ['tree-2', 'm0-17l8 14h-4l6 10h-10z'],
  ],
};
const LEAFY: Thing = {
  radius: 14,
  gap: 24,
  pieces: [
    ['trunk', 'm-1.5 3h3v9h-3z'],
    ['tree-3', 'm0-15q9 4 7 13q-2 8-7 8t-7-8q-2-9 7-13z'],
    ['tree-4', 'm0-15q9 4 7 13q-2 8-7 8z'],
  ],
};
const CACTUS: Thing = {
  radius: 13,
  gap: 50,
  pieces: [
    ['cactus', 'm-3 12v-20q0-4 3-4t3 4v8h3v-5q0-2.5 2.5-2.5t2.5 2.5v6q0 4-4 4h-4v7z'],
    ['cactus', 'm-3 4h-4q-4 0-4-4v-4q0-2.5 2.5-2.5t2.5 2.5v3h3z'],
  ],
};
const MESA: Thing = {
  radius: 24,
  gap: 70,
  pieces: [
    ['mesa-1', 'm-20 10l6-17h9l3 5h6l3-8h8l6 20z'],
    ['mesa-2', 'm-14-7h9l3 5h-14z'],
    ['mesa-2', 'm4-2l3-8h8l2 8z'],
  ],
};
const HOUSE: Thing = {
  radius: 15,
  gap: 38,
  pieces: [
    ['house-1', 'm-9 10v-12h18v12z'],
    ['house-2', 'm-12-1l12-11 12 11z'],
    ['house-3', 'm-3 10v-7h6v7z'],
  ],
};
const WAVE: Thing = { radius: 16, gap: 38, pieces: [['wave', 'm-14 0q4-5 8 0t8 0 8 0']] };

const THINGS: Record<Kind, { max: number; of: readonly Thing[] }> = {
  forest: { max: 22, of: [PINE, PINE, PINE, LEAFY] },
  desert: { max: 6, of: [CACTUS, CACTUS, MESA] },
  lake: { max: 9, of: [WAVE] },
  village: { max: 6, of: [HOUSE] },
};

interface Standing {
  x: number;
  y: number;
  thing: Thing;
}

/** Trees, cactuses, waves and houses, clear of everything that carries a meaning. */
function standingIn(sheet: RouteSheet, region: Region, label: Label, paths: readonly Segment[]): Standing[] {
  const next = seededRandom(`things of ${region.id}`);
  const { max, of } = THINGS[region.kind];
  const { left, top, right, bottom } = boundsOf(outlineOf(region));
  const edges = edgesOf(outlineOf(region));
  const slip = rectAround(label.x, label.y, label.width, label.height);
  const around = { left: left - 60, top: top - 60, right: right + 60, bottom: bottom + 60 };
  const nodes = nodesOf(sheet).map.filter((node) => distanceToRect(node.x, node.y, around) === 0);
  const found: Standing[] = [];
  for (let tries = 0; tries < 1200 && found.length < max; tries++) {
    const thing = of[Math.floor(next() * of.length)]!;
    const [x, y] = [Math.round(randomBetween(next, left, right)), Math.round(randomBetween(next, top, bottom))];
    const { radius, gap } = thing;
    const isFree =
      distanceToRect(x, y, slip) >= 4 + radius &&
      length(x - label.medal.x, y - label.medal.y) >= 24 + radius &&
      found.every((other) => length(x - other.x, y - other.y) >= Math.max(gap, other.thing.gap)) &&
      nodes.every((node) => length(x - node.x, y - node.y) >= 27 + radius) &&
      isInside(x, y, edges) &&
      distanceToSegments(x, y, edges, 40) >= 14 + radius * 0.7 &&
      distanceToSegments(x, y, paths, 40) >= 6 + radius * 0.8;
    if (isFree) found.push({ x, y, thing });
  }
  return found.sort((a, b) => a.y - b.y);
}

const drawn = new WeakMap<RouteSheet, Partial<Record<Language, Layer[][]>>>();

/** What stands in each region of a sheet, one path for each tone; it makes room for the names of this language. */
export function thingsOf(sheet: RouteSheet, language: Language): Layer[][] {
  const byLanguage = drawn.get(sheet) ?? {};
  drawn.set(sheet, byLanguage);
  byLanguage[language] ??= makeThings(sheet, language);
  return byLanguage[language];
}

function makeThings(sheet: RouteSheet, language: Language): Layer[][] {
  const { byId } = nodesOf(sheet);
  const at = (id: string): Point => [byId.get(id)!.x, byId.get(id)!.y];
  const paths = sheet.paths.map(([a, b]) => segment(at(a), at(b)));
  const labels = labelsOf(sheet, language);
  return sheet.regions.map((region, i) => {
    const tones = new Map<string, string>();
    // Trunks lie under all crowns: a tree in front may touch the one behind.
    for (const tone of ['trunk']) tones.set(tone, '');
    for (const { x, y, thing } of standingIn(sheet, region, labels[i]!, paths))
      for (const [tone, d] of thing.pieces) tones.set(tone, `${tones.get(tone) ?? ''}M${x} ${y}${d}`);
    return [...tones].filter(([, d]) => d !== '').map(([tone, d]) => ({ tone, d }));
  });
}
