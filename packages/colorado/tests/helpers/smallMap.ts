import type { Localized, RawPack } from '@cordillera/engine';
import {
  type BountyBoard,
  type CardSpec,
  COLOURS,
  type Icon,
  type Kind,
  type Region,
  type RouteSheet,
  type Station,
} from '../../src/content/types.ts';

// A second card set, for tests that prove that no rule knows the house set: nine regions, a railway with three switches
// and routes of five and six stations, tracks of other lengths, Discovery above the tipi track.
//
//   pine ---- north ---- salt       salt and dune, oak and south: mountains
//    |          |
//  mirror ---- oak ----- dune
//    |                    |
//   fen ----- south ---- ash

const named = (id: string): Localized => ({ en: `Other ${id}`, fr: `Autre ${id}`, pl: `Inny ${id}` });

const WIDTH = 200;
const HEIGHT = 120;

/** In a column and a row of the map; its stages are numbered from 1: `salt-1`. */
function region(id: string, kind: Kind, medal: number, [column, row]: [number, number], icons: Icon[]): Region {
  const [x, y] = [column * WIDTH, row * HEIGHT];
  return {
    id,
    kind,
    name: named(id),
    medal,
    flag: { id: `${id}-flag`, x: x + 30, y: y + 60 },
    stages: icons.map((icon, index) => ({
      id: `${id}-${index + 1}`,
      icon,
      x: x + 60 + 25 * index,
      y: y + (index % 2 === 0 ? 30 : 90),
    })),
    star: { x: x + 20, y: y + 20 },
    label: { x: x + 100, y: y + 60 },
    outline: [
      [x, y],
      [x + WIDTH, y],
      [x + WIDTH, y + HEIGHT],
      [x, y + HEIGHT],
    ],
  };
}

const station = (id: string, icon: Icon, x: number, y: number): Station => ({ id, name: named(id), icon, x, y });

/** `a b, c d` */
const pairs = (text: string): [string, string][] => text.split(', ').map((pair) => pair.split(' ') as [string, string]);

const sheet: RouteSheet = {
  id: 'small',
  name: named('country'),
  canvas: {
    width: 600,
    height: 480,
    map: { x: 0, y: 0, width: 600, height: 360 },
    rail: { x: 0, y: 360, width: 600, height: 120 },
  },
  regions: [
    region('pine', 'forest', 5, [0, 0], ['wanted', 'tipi', 'cards']),
    region('north', 'village', 1, [1, 0], ['nuggets', 'tipi']),
    region('salt', 'desert', 12, [2, 0], ['tipi', 'none', 'saloon', 'none', 'wanted']),
    region('mirror', 'lake', 1, [0, 1], ['saloon', 'tipi']),
    region('oak', 'forest', 9, [1, 1], ['saloon', 'none', 'free', 'wanted']),
    region('dune', 'desert', 15, [2, 1], ['free', 'wanted', 'none', 'tipi']),
    region('fen', 'lake', 2, [0, 2], ['wanted', 'free']),
    region('south', 'village', 2, [1, 2], ['saloon', 'cards']),
    region('ash', 'forest', 6, [2, 2], ['tipi', 'saloon', 'nuggets']),
  ],
  paths: [
    ...pairs('pine-flag pine-1, pine-1 pine-2, pine-2 pine-3'),
    ...pairs('north-flag north-1, north-flag north-2'),
    ...pairs('salt-flag salt-1, salt-1 salt-2, salt-2 salt-3, salt-3 salt-4, salt-4 salt-5'),
    ...pairs('mirror-flag mirror-1, mirror-flag mirror-2, mirror-1 mirror-2'),
    ...pairs('oak-flag oak-1, oak-flag oak-2, oak-flag oak-3, oak-3 oak-4'),
    ...pairs('dune-flag dune-1, dune-1 dune-2, dune-1 dune-3, dune-3 dune-4, dune-2 dune-4'),
    ...pairs('fen-flag fen-1, fen-1 fen-2'),
    ...pairs('south-flag south-1, south-1 south-2'),
    ...pairs('ash-flag ash-1, ash-flag ash-2, ash-2 ash-3'),
    // across borders
    ...pairs('north-2 salt-3, pine-flag mirror-2, oak-4 dune-flag, south-2 ash-3, fen-2 south-flag'),
  ],
  adjacent: pairs(
    'pine north, salt north, pine mirror, oak mirror, oak dune, ash dune, south ash, fen south, mirror fen, north oak',
  ),
  mountains: pairs('oak south, dune salt'),
  ridges: [
    { id: 'spine', name: named('spine'), separates: pairs('south oak, salt dune'), outline: [] },
    { id: 'spur', name: named('spur'), separates: pairs('dune salt'), outline: [] },
  ],
  rail: {
    name: named('line'),
    start: 'depot',
    end: 'terminus',
    medal: 3,
    star: { x: 580, y: 420 },
    label: { x: 300, y: 370 },
    stages: [
      station('terminus', 'discover', 550, 420),
      station('depot', 'cards', 50, 420),
      station('ford', 'saloon', 150, 390),
      station('bluff', 'discover', 150, 450),
      station('gap', 'nuggets', 250, 390),
      station('mesa', 'saloon', 250, 450),
      station('pass', 'wanted', 350, 450),
      station('siding', 'free', 350, 390),
      station('bridge', 'none', 450, 450),
    ],
    edges: [
      ...pairs('depot ford, depot bluff, ford gap, bluff gap, bluff mesa, gap siding, gap pass, mesa pass'),
      ...pairs('siding terminus, pass bridge, bridge terminus'),
    ],
  },
};

const board: BountyBoard = {
  flags: {
    village: { values: [0, 3], medal: null },
    desert: { values: [2, 9], medal: 7 },
    lake: { values: [1, 1], medal: 3 },
    forest: { values: [0, 4, 4], medal: 6 },
  },
  tipi: { icons: ['discover', 'nuggets', 'none', 'free', 'cards'], medals: [15, 9, 4] },
  saloon: { boxes: 6, medals: [6, 1] },
  wanted: { icons: ['none', 'free', 'none', 'nuggets', 'tick'], medals: [10, 8, 5, 2] },
  medalSlots: 7,
};

/** The 3 of a family has the most copies, and the orange family comes first. */
const cards: CardSpec[] = COLOURS.toReversed().flatMap((colour): CardSpec[] => [
  { colour, value: 3, copies: 5 },
  { colour, value: 1, copies: 4 },
  { colour, value: 2, copies: 4 },
]);

/** As if it came from disk. */
export const smallPack: RawPack = JSON.parse(
  JSON.stringify({
    id: 'small',
    files: { 'route-sheet.json': sheet, 'bounty-board.json': board, 'deck.json': { cards } },
  }),
);
