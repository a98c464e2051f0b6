import { LANGUAGES } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import {
  areaOf,
  below,
  crosses,
  distanceToRect,
  edgesOf,
  inset,
  isInside,
  rectAround,
  segment,
} from '../../../../src/games/colorado/art/map/geometry.ts';
import { labelsOf, NAME_SIZE, widthOf } from '../../../../src/games/colorado/art/map/labels.ts';
import { pathsOf } from '../../../../src/games/colorado/art/map/lines.ts';
import { closedStations, isComplete, isTicked, nodesOf } from '../../../../src/games/colorado/art/map/nodes.ts';
import { thingsOf } from '../../../../src/games/colorado/art/map/scenery.ts';
import { sheet } from './sheet.ts';

const square: [number, number][] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

describe('geometry', () => {
  test('an outline moved inwards keeps its distance', () => {
    const inner = inset(square, 20);
    expect(inner.length).toBeGreaterThan(8);
    for (const [x, y] of inner) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(19);
    expect(areaOf(inner)).toBeLessThan(areaOf(square));
  });

  test('the part of a shape below a line', () => {
    const half = below(square, () => 50);
    expect(Math.abs(areaOf(half)) / 2).toBeCloseTo(5000, -1);
    expect(Math.abs(areaOf(below(square, () => -10))) / 2).toBeCloseTo(10_000);
    expect(below(square, () => 200)).toEqual([]);
  });

  test('a segment that passes by a box does not enter it', () => {
    const box = rectAround(50, 50, 20, 20);
    expect(crosses(segment([0, 0], [100, 100]), box)).toBe(true);
    expect(crosses(segment([0, 0], [100, 0]), box)).toBe(false);
  });
});

describe('name slips', () => {
  test.each(LANGUAGES)('stand inside their region, off paths and clear of nodes: %s', (language) => {
    const { map, byId } = nodesOf(sheet);
    for (const [i, { x, y, width, height, medal }] of labelsOf(sheet, language).entries()) {
      const { outline, name } = sheet.regions[i]!;
      const edges = edgesOf(outline);
      expect(width).toBeGreaterThan(widthOf(name[language], NAME_SIZE));
      expect(isInside(x, y, edges) && isInside(medal.x, medal.y, edges)).toBe(true);
      const slip = rectAround(x, y, width, height);
      for (const node of map) expect(distanceToRect(node.x, node.y, slip)).toBeGreaterThanOrEqual(25);
      for (const [from, to] of sheet.paths) {
        const [a, b] = [byId.get(from)!, byId.get(to)!];
        expect(crosses(segment([a.x, a.y], [b.x, b.y]), slip)).toBe(false);
      }
    }
  });

  test('are computed once for each language', () => {
    expect(labelsOf(sheet, 'fr')).toBe(labelsOf(sheet, 'fr'));
    expect(thingsOf(sheet, 'en')).toBe(thingsOf(sheet, 'en'));
  });
});

test('scenery of one tone is one path', () => {
  const [lake, forest] = thingsOf(sheet, 'en');
  expect(lake!.map(({ tone }) => tone)).toEqual(['wave']);
  expect(forest!.length).toBeLessThanOrEqual(5);
});

describe('nodes', () => {
  test('are numbered as the sheet lists them', () => {
    const { map, rail } = nodesOf(sheet);
    expect(map.map(({ id }) => id)).toEqual(['A.flag', 'A.1', 'A.2', 'B.flag', 'B.1', 'B.2', 'C.flag', 'C.1', 'C.2']);
    expect(map.flatMap((node) => (node.what === 'stage' ? [node.stage] : []))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rail).toHaveLength(4);
  });

  test('are ticked by bits and stations', () => {
    const marks = { ticks: [0b111, 0b101, 0], stations: [0, 2] };
    const ticked = [...nodesOf(sheet).byId.values()].filter((node) => isTicked(node, marks)).map(({ id }) => id);
    expect(ticked).toEqual(['A.flag', 'A.1', 'A.2', 'B.flag', 'B.2', 's1', 's3']);
    expect([0, 1, 2].map((region) => isComplete(sheet, region, marks))).toEqual([true, false, false]);
  });

  test('the branch that was not taken is closed', () => {
    expect([...closedStations(sheet, { ticks: [], stations: [] })]).toEqual([]);
    expect([...closedStations(sheet, { ticks: [], stations: [0] })]).toEqual([]);
    expect([...closedStations(sheet, { ticks: [], stations: [0, 2] })]).toEqual(['s2']);
  });
});

test('the journey is drawn only between ticked nodes', () => {
  const ticked = new Set(['A.flag', 'A.1', 'B.flag']);
  expect(pathsOf(sheet, (a, b) => ticked.has(a) && ticked.has(b)).match(/M/g)).toHaveLength(2);
  expect(pathsOf(sheet).match(/M/g)).toHaveLength(sheet.paths.length);
});
