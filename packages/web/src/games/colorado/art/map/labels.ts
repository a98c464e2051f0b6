import type { Language } from '@cordillera/engine';
import type { Point } from '../../../../design/paper/outlines.ts';
import type { Region, RouteSheet } from '../content.ts';
import {
  boundsOf,
  crosses,
  distanceToRect,
  edgesOf,
  isInside,
  length,
  type Rect,
  rectAround,
  rectToSegments,
  type Segment,
  segment,
} from './geometry.ts';
import { nodesOf } from './nodes.ts';
import { outlineOf } from './outlines.ts';

/** The letters of the display face by their width, in hundredths of its size. */
const WIDTHS: readonly [number, string][] = [
  [24, ' ’.,'],
  [29, 'ilj-îï'],
  [37, 'ftłI'],
  [41, 'r1'],
  [49, 'csveyzçćśéèêëęźż7'],
  [53, 'aoxàâôąó4J'],
  [56, 'bgqkpd3689'],
  [59, 'hnuùûüń250'],
  [63, 'LFSŚŁCPÇ'],
  [69, 'ZŻYTABEVÉÀ'],
  [73, 'GORÓQDUKX'],
  [79, 'wHNœ'],
  [92, 'mM'],
  [102, 'W'],
];
const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));

/** How wide a name is in the display face. */
export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? 60), 0) * size) / 100;

/** The slip with a region's name, and its medal, on it or apart. */
export interface Label {
  x: number;
  y: number;
  width: number;
  height: number;
  medal: { x: number; y: number };
}

/** Of names, in units of the sheet. */
export const NAME_SIZE = 17.2;

interface Surroundings {
  region: Region;
  edges: readonly Segment[];
  /** Of all regions, as far as they are near. */
  nodes: readonly Point[];
  paths: readonly Segment[];
}

interface Wanted {
  width: number;
  height: number;
  /** Where the medal stands on it, from its middle. */
  medal?: number;
  /** How far it stays inside the border; negative: how far it may stand over it. */
  inside: number;
  /** How far it stays from nodes. */
  clear: number;
  /** What it must not cover, and likes to be near. */
  beside?: Rect;
}

const COARSE = 6;

/** The best place for a box in a region: off every path, clear of nodes, well inside. */
function placeFor(around: Surroundings, wanted: Wanted): { x: number; y: number } | null {
  const { left, top, right, bottom } = boundsOf(outlineOf(around.region));
  const { width, height } = wanted;
  let best: { x: number; y: number; score: number } | null = null;
  const look = (x: number, y: number): void => {
    const score = scoreAt(around, wanted, x, y);
    if (score !== null && (best === null || score > best.score)) best = { x, y, score };
  };
  for (let x = left + width / 2 - 12; x <= right - width / 2 + 12; x += COARSE)
    for (let y = top + height / 2 - 12; y <= bottom - height / 2 + 12; y += COARSE) look(x, y);
  const found = best as { x: number; y: number } | null;
  if (found) for (const dx of [-3, 0, 3]) for (const dy of [-3, 0, 3]) if (dx || dy) look(found.x + dx, found.y + dy);
  return best;
}

/** Higher is better; null where the box must not stand. */
function scoreAt({ region, edges, nodes, paths }: Surroundings, wanted: Wanted, x: number, y: number) {
  const { width, height, medal, inside, clear, beside } = wanted;
  const box = rectAround(x, y, width, height);
  let near = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    near = Math.min(near, distanceToRect(node[0], node[1], box));
    if (near < clear) return null;
    if (medal !== undefined && length(node[0] - x - medal, node[1] - y) < 47) return null;
  }
  if (beside && gap(box, beside) < 2) return null;
  const toPath = rectToSegments(box, paths, 16);
  if (toPath < 2 || !isInside(x, y, edges)) return null;
  const border = rectToSegments(box, edges, 9);
  if (inside > 0 ? border < inside : !isWithin(box, edges, -inside)) return null;
  return (
    Math.min(near, 44) * 0.5 +
    toPath * 1.4 +
    border * 1.2 -
    Math.abs(y - region.label.y) * 0.03 -
    (beside ? length(x - (beside.left + beside.right) / 2, y - (beside.top + beside.bottom) / 2) * 0.12 : 0)
  );
}

/** How far two boxes are from each other; negative where they overlap. */
const gap = (a: Rect, b: Rect): number =>
  Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);

/** A box that stands over the border by no more than this. */
function isWithin(box: Rect, edges: readonly Segment[], over: number): boolean {
  const { left, top, right, bottom } = box;
  const smaller = { left: left + over, top: top + over, right: right - over, bottom: bottom - over };
  return isInside(left + over, top + over, edges) && !edges.some((edge) => crosses(edge, smaller));
}

function labelOf(around: Surroundings, name: string): Label {
  const text = widthOf(name, NAME_SIZE);
  const joint = (inside: number, clear = 27): Label | null => {
    const width = text + 50;
    const medal = width / 2 - 17;
    const at = placeFor(around, { width, height: 30, medal, inside, clear });
    return at && { ...at, width, height: 30, medal: { x: at.x + medal, y: at.y } };
  };
  const apart = (inside: number, clear = 27): Label | null => {
    const width = text + 20;
    const at = placeFor(around, { width, height: 28, inside, clear });
    if (!at) return null;
    const beside = rectAround(at.x, at.y, width, 28);
    const medal = placeFor(around, { width: 38, height: 38, inside: 3, clear: 24, beside });
    return medal && { x: at.x, y: at.y, width, height: 28, medal };
  };
  const { label, star } = around.region;
  return (
    joint(3, 34) ??
    joint(3) ??
    joint(-2, 26) ??
    apart(2) ??
    apart(-4, 26) ??
    joint(-10) ??
    apart(-12, 25) ?? { ...label, width: text + 20, height: 28, medal: star }
  );
}

const placed = new WeakMap<RouteSheet, Partial<Record<Language, Label[]>>>();

/** The slips of all regions of a sheet, searched once for each language. */
export function labelsOf(sheet: RouteSheet, language: Language): Label[] {
  const byLanguage = placed.get(sheet) ?? {};
  placed.set(sheet, byLanguage);
  byLanguage[language] ??= sheet.regions.map((region) => labelOf(surroundingsOf(sheet, region), region.name[language]));
  return byLanguage[language];
}

function surroundingsOf(sheet: RouteSheet, region: Region): Surroundings {
  const { map, byId } = nodesOf(sheet);
  const { left, top, right, bottom } = boundsOf(outlineOf(region));
  const around = { left: left - 60, top: top - 60, right: right + 60, bottom: bottom + 60 };
  const at = (id: string): Point => [byId.get(id)!.x, byId.get(id)!.y];
  return {
    region,
    edges: edgesOf(outlineOf(region)),
    nodes: map.map(({ x, y }): Point => [x, y]).filter((node) => distanceToRect(node[0], node[1], around) === 0),
    paths: sheet.paths.map(([a, b]) => segment(at(a), at(b))).filter((path) => crosses(path, around)),
  };
}
