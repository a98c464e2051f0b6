import { colorado, coloradoFormat } from '@cordillera/colorado';
import { loadPack } from '@cordillera/engine';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { Outline, RouteSheet } from '../../../../src/games/colorado/art/content.ts';
import { areaOf, edgesOf, isInside } from '../../../../src/games/colorado/art/map/geometry.ts';
import { Land } from '../../../../src/games/colorado/art/map/Land.tsx';
import { MapStamp } from '../../../../src/games/colorado/art/map/MapStamp.tsx';
import { nodesOf } from '../../../../src/games/colorado/art/map/nodes.ts';
import { outlineOf, ridgeOutlineOf } from '../../../../src/games/colorado/art/map/outlines.ts';
import { Railway } from '../../../../src/games/colorado/art/Railway.tsx';
import { LanguageProvider } from '../../../../src/i18n/index.tsx';
import { sheet } from './sheet.ts';

/** The house sheet with a change that the files of a card set allow. */
function changed(change: (sheet: RouteSheet) => void): RouteSheet {
  const pack = structuredClone(colorado.house);
  change(pack.files['route-sheet.json'] as RouteSheet);
  return loadPack(coloradoFormat, { ...pack, id: 'ours' }).content.sheet as RouteSheet;
}

const marks = { ticks: [1, 1, 1], stations: [0] };

/** All drawings of a sheet. */
const drawn = (sheet: RouteSheet): string => {
  const parts: ReactNode[] = [
    createElement(Land, { key: 1, sheet, language: 'en', discovered: 0b101 }),
    createElement(MapStamp, { key: 2, sheet, discovered: 0b101, open: new Set(nodesOf(sheet).byId.keys()) }),
    createElement(Railway, { key: 3, sheet, marks, seat: 0 }),
  ];
  vi.stubGlobal('navigator', { languages: ['en'] });
  const markup = renderToStaticMarkup(createElement(LanguageProvider, null, parts));
  vi.unstubAllGlobals();
  return markup;
};

describe('a sheet without outlines', () => {
  const bare = changed(({ regions, ridges }) => {
    for (const thing of [...regions, ...ridges]) thing.outline = [];
  });

  test('has land under every flag, stage, medal and name', () => {
    for (const region of bare.regions) {
      const edges = edgesOf(outlineOf(region));
      for (const { x, y } of [region.flag, ...region.stages, region.star, region.label])
        expect(isInside(x, y, edges), `${region.id}, ${x} ${y}`).toBe(true);
    }
  });

  test('has a mountain between the regions of each ridge', () => {
    for (const ridge of bare.ridges) expect(areaOf(ridgeOutlineOf(bare, ridge)), ridge.id).toBeGreaterThan(0);
    const nothing = { ...bare.ridges[0]!, separates: [] };
    expect(ridgeOutlineOf(bare, nothing)).toEqual([]);
  });

  test('is drawn', () => {
    const land = drawn(bare);
    expect(land).not.toMatch(/NaN|Infinity|undefined|d="z/);
    expect(land.match(/class="co-ground"/g)!.length).toBeGreaterThanOrEqual(bare.regions.length);
    expect(land.match(/class="co-rock"/g)).toHaveLength(bare.ridges.length);
    expect(land).toContain('co-peak-shade');
  });
});

const coordinate = fc.integer({ min: 0, max: 1000 });
const outline: fc.Arbitrary<Outline> = fc.oneof(
  fc.array(fc.tuple(coordinate, coordinate), { maxLength: 9 }),
  // an outline too narrow for the drawings inside it
  fc.array(fc.tuple(fc.integer({ min: 300, max: 304 }), fc.integer({ min: 0, max: 90 })), { maxLength: 6 }),
);

test('outlines and places of any kind are drawn', () => {
  fc.assert(
    fc.property(fc.infiniteStream(outline), fc.infiniteStream(coordinate), (outlines, coordinates) => {
      const odd = structuredClone(sheet);
      const { canvas, regions, ridges, rail } = odd;
      for (const thing of [...regions, ...ridges]) thing.outline = outlines.next().value;
      for (const { flag, stages, star, label } of regions)
        for (const spot of [flag, ...stages, star, label]) spot.y = coordinates.next().value;
      for (const station of rail.stages) station.y = coordinates.next().value;
      canvas.map.width = Math.max(1, coordinates.next().value);
      canvas.map.height = Math.max(1, coordinates.next().value);
      expect(drawn(odd)).not.toMatch(/NaN|Infinity|undefined|d="z/);
    }),
    { numRuns: 25 },
  );
});
