import type { Kind, Outline, Region, RouteSheet } from '../../../../src/games/colorado/art/content.ts';

const named = (name: string) => ({ en: name, fr: `${name}-la-Longue`, pl: name });

const box = (x: number, y: number, width: number, height: number): Outline => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const region = (id: string, kind: Kind, x: number, name: string): Region => ({
  id,
  kind,
  name: named(name),
  medal: 5,
  flag: { id: `${id}.flag`, x: x + 60, y: 60 },
  stages: [
    { id: `${id}.1`, icon: 'tipi', x: x + 180, y: 70 },
    { id: `${id}.2`, icon: 'none', x: x + 120, y: 200 },
  ],
  star: { x: x + 30, y: 270 },
  label: { x: x + 150, y: 270 },
  outline: box(x, 0, 300, 300),
});

/** A sheet of three square regions, a ridge and a railway with one switch. */
export const sheet: RouteSheet = {
  id: 'square',
  name: named('Square Country'),
  canvas: {
    width: 900,
    height: 560,
    map: { x: 0, y: 0, width: 900, height: 360 },
    rail: { x: 0, y: 380, width: 900, height: 180 },
  },
  regions: [
    region('A', 'lake', 0, 'Long Water'),
    region('B', 'forest', 300, 'Wood'),
    region('C', 'desert', 600, 'Sand'),
  ],
  paths: [
    ['A.flag', 'A.1'],
    ['A.1', 'A.2'],
    ['A.1', 'B.flag'],
    ['B.flag', 'B.1'],
    ['B.1', 'B.2'],
    ['C.flag', 'C.1'],
    ['C.1', 'C.2'],
  ],
  adjacent: [['A', 'B']],
  mountains: [['B', 'C']],
  ridges: [{ id: 'R', name: named('Saw'), separates: [['B', 'C']], outline: box(300, 300, 300, 60) }],
  rail: {
    name: named('Line'),
    start: 's1',
    end: 's4',
    medal: 10,
    star: { x: 860, y: 470 },
    label: { x: 400, y: 400 },
    stages: [
      { id: 's1', name: named('One'), icon: 'nuggets', x: 60, y: 470 },
      { id: 's2', name: named('Two'), icon: 'free', x: 300, y: 430 },
      { id: 's3', name: named('Three'), icon: 'cards', x: 300, y: 510 },
      { id: 's4', name: named('Four'), icon: 'tipi', x: 600, y: 470 },
    ],
    edges: [
      ['s1', 's2'],
      ['s1', 's3'],
      ['s2', 's4'],
      ['s3', 's4'],
    ],
  },
};
