import type { Mode } from '@cordillera/sierra-west';
import type { Point } from '../../../design/paper/outlines.ts';
import { hashOf, randomBetween, seededRandom } from '../../../design/paper/random.ts';
import { at, CARD, cardSymbol, flat, lifted } from './paper.ts';
import { tornPath } from './tornPath.ts';

/** Where a card is at home: in a mode, or in all of them. */
export type Land = Mode | 'common';
const LANDS: readonly Land[] = ['common', 'apple-hill', 'boats-and-banjos', 'gold-rush', 'outlaws-and-outposts'];

interface LandLook {
  /** Upper sky, lower sky, sun. */
  sky: readonly [string, string, string];
  /** Far, middle and near ridge. */
  ridges: readonly [string, string, string];
}

export const LAND_LOOKS: Record<Land, LandLook> = {
  common: { sky: ['#cfe0dc', '#e6ead6', '#f7d98b'], ridges: ['#b7c8cf', '#8fa9a6', '#5f8566'] },
  'apple-hill': { sky: ['#f6d9ae', '#fbe8c8', '#f2b25c'], ridges: ['#c3b7b4', '#a2968c', '#6d8c5a'] },
  'boats-and-banjos': { sky: ['#bfe0dd', '#dcefe6', '#fff3cf'], ridges: ['#9fc0c6', '#74a0a4', '#4e7f78'] },
  'gold-rush': { sky: ['#f3cf8e', '#f9e3b4', '#fbf3e0'], ridges: ['#c9ab86', '#a98460', '#7c8450'] },
  'outlaws-and-outposts': { sky: ['#e3a985', '#f1c7a2', '#f6dd9a'], ridges: ['#c58b6d', '#a4624a', '#7f7d4c'] },
};

/** Panoramas of a land; a card has one of them by its id. */
const VIEWS = 3;
export const panoramaId = (land: Land, card: string): string => `west-panorama-${land}-${hashOf(card) % VIEWS}`;

/** A jagged skyline whose two ends stand at the same height, so that any two cards join. */
export function ridge(seed: string, edge: number, amp: number, peaks: number): Point[] {
  const next = seededRandom(seed);
  const points: Point[] = [[0, edge]];
  for (let i = 1; i < peaks; i++) {
    const x = (280 * (i + randomBetween(next, -0.25, 0.25))) / peaks;
    points.push([x, edge - amp * (i % 2 ? randomBetween(next, 0.25, 1) : randomBetween(next, -0.15, 0.3))]);
  }
  return [...points, [280, edge]];
}

/** The mountain under a skyline, down to this height. */
export const slope = (points: readonly Point[], bottom: number, seed: string): string =>
  `${tornPath(points, { seed, amp: 1.6, step: 11, closed: false, digits: 0 })}V${bottom}H0z`;

/** Snow on the summits that stand out. */
function snow(points: readonly Point[]): string {
  let caps = '';
  for (let i = 1; i + 1 < points.length; i++) {
    const [[xa, ya], [x, y], [xb, yb]] = [points[i - 1]!, points[i]!, points[i + 1]!];
    if (ya - y <= 16 || yb - y <= 16) continue;
    const [ax, ay] = [x + (xa - x) * 0.38, y + (ya - y) * 0.38];
    const [bx, by] = [x + (xb - x) * 0.38, y + (yb - y) * 0.38];
    const to = (...steps: Point[]) => steps.map(([sx, sy]) => `${sx.toFixed(1)} ${sy.toFixed(1)}`).join('L');
    caps += flat(
      `M${to([x, y], [bx, by], [(x + bx) / 2, by - 3], [x, Math.max(ay, by) + 3], [(x + ax) / 2, ay - 3], [ax, ay])}z`,
      '#fffaf0',
    );
  }
  return caps;
}

const growth: Record<Land, string> = {
  common: 'west-tree',
  'apple-hill': 'west-apple-tree',
  'boats-and-banjos': 'west-reeds',
  'gold-rush': 'west-tree',
  'outlaws-and-outposts': 'west-cactus',
};

/** What grows and stands on the near ridge; the middle stays free for the summit sign. */
function scenery(land: Land, seed: string): string {
  const next = seededRandom(seed);
  const places: [x: number, y: number, scale: number][] =
    land === 'apple-hill'
      ? [
          [216, 168, 1.25],
          [254, 174, 1.4],
        ]
      : land === 'gold-rush'
        ? [
            [206, 178, 0.9],
            [264, 182, 1],
          ]
        : [
            [214, 176, 1.05],
            [250, 180, 1.25],
            [232, 186, 0.9],
          ];
  const small = land === 'outlaws-and-outposts' ? 'west-cactus' : 'west-tree';
  const shift = (reach: number): number => Math.round(randomBetween(next, -reach, reach));
  return (
    (land === 'gold-rush' ? at('west-headframe', 236, 158, 1.15) : '') +
    places.map(([x, y, scale]) => at(growth[land], x + shift(4), y, scale)).join('') +
    at(small, 9 + shift(3), 186, 0.7) +
    at(small, 85 + shift(3), 184, 0.75)
  );
}

function panorama(land: Land, view: number): string {
  const { sky, ridges } = LAND_LOOKS[land];
  const seed = `${land} ${view}`;
  const next = seededRandom(seed);
  const far = ridge(`${seed} far`, 118, 44, 6);
  const sun = [66, 214, 226][Math.floor(next() * 3)];
  const haze = tornPath(
    [
      [0, 86],
      [90, 80],
      [190, 90],
      [280, 86],
    ],
    { seed: `${seed} haze`, amp: 2.5, step: 16, closed: false, digits: 0 },
  );
  return (
    flat(CARD, sky[0]) +
    `<circle cx="${sun}" cy="${Math.round(randomBetween(next, 62, 76))}" r="26" fill="${sky[2]}" opacity=".9"/>` +
    flat(`${haze}V200H0z`, sky[1]) +
    lifted(slope(far, 200, `${seed} far edge`), ridges[0]) +
    snow(far) +
    lifted(slope(ridge(`${seed} middle`, 146, 30, 5), 206, `${seed} middle edge`), ridges[1]) +
    lifted(slope(ridge(`${seed} near`, 172, 16, 5), 210, `${seed} near edge`), ridges[2]) +
    scenery(land, seed)
  );
}

/** The two paths that every card shows below its panorama; their border is one line, y 299. */
function paths(): string {
  const meadow = tornPath(
    [
      [0, 194],
      [60, 190],
      [130, 197],
      [200, 191],
      [280, 194],
      [280, 299],
      [206, 299],
      [196, 309],
      [194, 337],
      [86, 337],
      [84, 309],
      [74, 299],
      [0, 299],
    ],
    { seed: 'meadow', amp: 1.4, step: 13, keep: [4, 12] },
  );
  const trail = (d: string, light: string, deep: string): string =>
    `<path d="${d}" fill="none" stroke="${light}" stroke-width="13"/><path d="${d}" fill="none" stroke="${deep}" stroke-width="4" stroke-dasharray="8 6"/>`;
  return (
    flat('M0 250H280V397l-3 3H3l-3-3z', '#e6c083') +
    flat('M0 374q40-8 90-2t100 0 90 0v25l-3 3H3l-3-3z', '#dcb072') +
    lifted(meadow, '#7fa06a') +
    flat('M0 206q60-10 130 0t150-4v28q-70 8-140 0T0 232z', '#8fae78') +
    trail('M0 252H76q12 0 12 12v23q0 12 12 12h80q12 0 12-12v-23q0-12 12-12h76', '#c3d3a0', '#335a3a') +
    trail('M0 346h280', '#f7e3bb', '#7a4727')
  );
}

/** Trees, reeds and whatever else stands on ridges, drawn round their foot. */
const plants =
  '<g id="west-tree"><path d="M0-17L8-3H4L10 7H-10L-4-3H-8z" fill="#3f6b45"/><path d="M0-17L8-3H4L10 7H0z" fill="#335a3a"/><path d="M-2 7h4v5h-4z" fill="#5b3a22"/></g>' +
  '<g id="west-apple-tree"><path d="M-2 4h5l1 14h-7z" fill="#5b3a22"/><path d="M-17 0q-3-9 5-12 2-9 12-9t12 8q8 2 6 11-2 9-12 8-5 5-11 1-10 1-12-7z" fill="#6d8c4a"/><path d="M0-21q10 0 12 8 8 2 6 11-2 9-12 8 3-14-6-27z" fill="#557339"/><g fill="#b8402f"><circle cx="-9" cy="-4" r="2.6"/><circle cx="-2" cy="-13" r="2.6"/><circle cx="3" cy="-1" r="2.6"/><circle cx="10" cy="-8" r="2.6"/></g></g>' +
  '<g id="west-cactus"><path d="M-3 12V-8q0-4 3-4t3 4V0h3v-5q0-2.5 2.5-2.5T11-5v6q0 4-4 4H3v7zM-3 4h-4q-4 0-4-4v-4q0-2.5 2.5-2.5T-6-4v3h3z" fill="#587a45"/></g>' +
  '<g id="west-headframe"><path d="M-12 16L-3-18h6l9 34h-5L2-8h-4l-5 24z" fill="#6d3b22"/><path d="M-9 4H9v3H-9zM-13-18h26l-4-7H-9z" fill="#8a5a36"/></g>' +
  '<g id="west-reeds"><path d="M-9 14q-2-14 1-26h2q-1 13 0 26zM0 14q-1-18 1-31h2q0 16-1 31zM8 14q0-12 3-22l2 1q-2 10-3 21z" fill="#557f4a"/><path d="M-8-18h3v8h-3zM0-24h3v9H0zM11-14h3v8h-3z" fill="#6d3b22"/></g>';

/** For the sprite: every panorama once, and the paths below them. */
export const panoramaSprite = (): string =>
  `<clipPath id="west-card-cut"><path d="${CARD}"/></clipPath>${plants}` +
  cardSymbol('west-paths', paths()) +
  LANDS.flatMap((land) =>
    Array.from({ length: VIEWS }, (_, view) => cardSymbol(`west-panorama-${land}-${view}`, panorama(land, view))),
  ).join('');
