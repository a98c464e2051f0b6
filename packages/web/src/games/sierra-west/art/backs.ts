import type { Mode } from '@cordillera/sierra-west';
import { MODES } from './modes.ts';
import { ridge, slope } from './panorama.ts';
import { at, CARD, CREAM, cardSymbol, flat, lifted, put, shadowOf } from './paper.ts';
import { tornPath } from './tornPath.ts';

/** The rows of the mountain, each with its tone of the one basic back. */
const ROW_TONES: Record<number, string> = {
  5: '#a9b9c1',
  4: '#8b9a9b',
  3: '#a08567',
  2: '#84976a',
  1: '#658757',
};
const ROWS = [1, 2, 3, 4, 5];
export const backId = (row: number): string => `west-back-${row}`;
export const specialBackId = (mode: Mode): string => `west-back-${mode}`;

type Tree = readonly [x: number, y: number, scale: number];
const TREES: Record<number, readonly Tree[]> = {
  5: [],
  4: [[40, 352, 1.2]],
  3: [
    [34, 346, 1.4],
    [62, 356, 1.8],
    [228, 350, 1.5],
  ],
  2: [
    [112, 310, 1.1],
    [166, 326, 1.3],
    [30, 346, 1.6],
    [60, 358, 2],
    [222, 350, 1.7],
    [250, 360, 2.1],
  ],
  1: [
    [104, 318, 1.3],
    [130, 302, 1.2],
    [168, 326, 1.5],
    [24, 344, 1.8],
    [54, 356, 2.3],
    [84, 362, 1.7],
    [206, 352, 1.8],
    [234, 360, 2.4],
    [262, 352, 1.7],
  ],
};

/** One back for all rows, in the colour of the row with paler and darker paper on it. */
function mountainBack(): string {
  const paper = 'currentColor';
  const ridgeOf = (seed: string, edge: number, amp: number, peaks: number): string =>
    slope(ridge(seed, edge, amp, peaks), 400, seed);
  const [far, middle, near] = [ridgeOf('a16', 120, 54, 6), ridgeOf('b34', 196, 38, 5), ridgeOf('b15', 346, 20, 5)];
  const peak = tornPath(
    [
      [-20, 336],
      [40, 300],
      [84, 272],
      [112, 246],
      [140, 229],
      [160, 250],
      [196, 272],
      [236, 308],
      [300, 336],
      [300, 420],
      [-20, 420],
    ],
    { seed: 'back peak', amp: 3, step: 13 },
  );
  return (
    flat(CARD, paper) +
    flat(CARD, CREAM, 0.5) +
    lifted(far, paper) +
    flat(far, CREAM, 0.25) +
    lifted(middle, paper) +
    flat(middle, CREAM, 0.12) +
    lifted(peak, paper) +
    flat('M140 231l22 21 36 22 40 36 50 32v58H150l14-54-20-28 12-30-18-26z', '#20160c', 0.14) +
    lifted(near, paper) +
    flat(near, '#20160c', 0.2)
  );
}

const snowCap = (): string =>
  flat(
    tornPath(
      [
        [140, 229],
        [160, 250],
        [190, 269],
        [176, 278],
        [166, 272],
        [156, 286],
        [144, 270],
        [132, 290],
        [120, 272],
        [106, 280],
        [92, 266],
        [112, 246],
      ],
      { seed: 'back snow', amp: 1, step: 8 },
    ),
    '#fffaf0',
  ) + flat('M140 230l20 20 30 19-14 9-10-6-10 13-6-9 4-20z', '#20160c', 0.16);

const basicBack = (row: number): string =>
  `<use href="#west-back" color="${ROW_TONES[row]}"/>` +
  (row > 2 ? '<use href="#west-back-snow"/>' : '') +
  TREES[row]!.map(([x, y, scale]) => at('west-tree', x, y, scale)).join('');

/** Ground, two ridges and the paper behind the emblem. */
const SPECIAL_TONES: Record<Mode, readonly [string, string, string, string]> = {
  'apple-hill': ['#8fae5a', '#7a9a48', '#66873c', '#f3e7bd'],
  'boats-and-banjos': ['#a7d3d6', '#7dbcc0', '#4b93a1', '#e5f3ee'],
  'gold-rush': ['#8f6b4c', '#73543a', '#553a27', '#f0d39a'],
  'outlaws-and-outposts': ['#d98e68', '#bf6a48', '#94472f', '#f6dcb4'],
};

/** The emblem, in the lower part that stays visible under an overlap. */
const EMBLEMS: Record<Mode, string> = {
  'apple-hill': flat('M66 350q70-22 148 0l-24 16-50 14-50-15z', '#8fae78') + at('west-apple-tree', 138, 318, 2.7),
  'boats-and-banjos':
    flat('M62 326q20-10 39 0t39 0 39 0 39 0l-28 40-50 14-50-15z', '#7dbcc0') +
    flat('M70 344q18-9 35 0t35 0 35 0 31 0l-16 22-50 14-50-15z', '#4b93a1') +
    put('w-canoe', 140, 300, 112, '#b8402f'),
  'gold-rush': put('w-mine', 140, 304, 124),
  'outlaws-and-outposts':
    flat('M66 352q70-16 148 0l-24 14-50 14-50-15z', '#c98d5a') +
    flat(
      'M84 356v-62l8-10 8 10v-12l8-10 8 10v-6l8-10 8 10v-4l8-10 8 10v4l8-10 8 10v6l8-10 8 10v12l8-10 8 10v62z',
      '#6d3b22',
    ) +
    flat('M126 360v-34q14-16 28 0v34z', '#2d1a10') +
    flat('M84 330h112v7H84z', '#8a5a36') +
    flat('M139 224h3v46h-3z', '#3d2717') +
    flat('M142 226l34 8-34 12z', '#b8402f'),
};

function specialBack(mode: Mode): string {
  const [ground, far, near, window_] = SPECIAL_TONES[mode];
  const seed = `special back ${mode}`;
  return (
    flat(CARD, ground) +
    lifted(slope(ridge(`${seed} far`, 120, 60, 6), 400, `${seed} far edge`), far) +
    lifted(slope(ridge(`${seed} near`, 212, 40, 6), 400, `${seed} near edge`), near) +
    lifted(
      tornPath(
        [
          [140, 216],
          [214, 250],
          [226, 316],
          [196, 372],
          [140, 388],
          [84, 372],
          [54, 316],
          [66, 250],
        ],
        { seed, amp: 2.5, step: 15 },
      ),
      CREAM,
      2,
    ) +
    flat(
      tornPath(
        [
          [140, 225],
          [207, 256],
          [217, 315],
          [190, 364],
          [140, 379],
          [90, 364],
          [63, 315],
          [73, 256],
        ],
        { seed: `${seed} window`, amp: 2, step: 15 },
      ),
      window_,
    ) +
    EMBLEMS[mode] +
    lifted(
      tornPath(
        [
          [0, 0],
          [280, 0],
          [280, 26],
          [210, 40],
          [140, 52],
          [70, 38],
          [0, 26],
        ],
        { seed: `${seed} top`, amp: 1.5, keep: [0] },
      ),
      near,
    )
  );
}

/** For the sprite: the shadow and the border of every card, and the backs. */
export const backSprite = (): string =>
  `<g id="west-card-shadow">${shadowOf(`<path d="${CARD}"/>`, 2)}<path d="${CARD}" fill="${CREAM}"/></g>` +
  `<path id="west-card-edge" d="M1.5 3.5l2-2h273l2 2v393l-2 2H3.5l-2-2z" fill="none" stroke="${CREAM}" stroke-width="3"/>` +
  `<g id="west-back">${mountainBack()}</g><g id="west-back-snow">${snowCap()}</g>` +
  ROWS.map((row) => cardSymbol(backId(row), basicBack(row))).join('') +
  MODES.map((mode) => cardSymbol(specialBackId(mode), specialBack(mode))).join('');
