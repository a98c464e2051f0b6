import { memo, type ReactNode, useId } from 'react';
import { type Point, path, ridgeLine, smoothPath, tornOutline } from '../../../design/paper/outlines.ts';
import { randomBetween, seededRandom } from '../../../design/paper/random.ts';
import { SunDisc } from '../../../design/paper/Sky.tsx';

/** The picture behind the trail is drawn in this box and keeps its proportions. */
export const scene = { width: 1000, height: 740 };

/** Where each stage stands, in the scene: from the valley in zigzags to the summit. */
export const places: readonly Point[] = [
  [122, 610],
  [344, 640],
  [566, 616],
  [786, 592],
  [886, 424],
  [686, 404],
  [486, 356],
  [640, 190],
];

const { width, height } = scene;
const below = (points: readonly Point[]): string => path([...points, [width + 40, height + 40], [-40, height + 40]]);

const strip = (y: number, seed: string): string => {
  const next = seededRandom(seed);
  const points: Point[] = [];
  for (let x = -40; x < width + 160; x += randomBetween(next, 70, 150))
    points.push([x, y + randomBetween(next, -14, 14)]);
  return below(smoothPath(points, 30));
};

const Sheet = ({ points, fill }: { points: readonly Point[]; fill: string }): ReactNode => (
  <g filter="url(#lift-ridge)">
    <path d={below(points.map(([x, y]): Point => [x, y - 4]))} fill="var(--deckle)" />
    <path d={below(points)} fill={fill} />
  </g>
);

/** The slopes that the trail climbs, from the back to the front; each is jagged from its own seed. */
const slope = (corners: readonly Point[], seed: string): Point[] => {
  const next = seededRandom(seed);
  const points: Point[] = [];
  for (let i = 0; i + 1 < corners.length; i++) {
    const [a, b] = [corners[i]!, corners[i + 1]!];
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 26));
    for (let j = 0; j < n; j++)
      points.push([
        a[0] + ((b[0] - a[0]) * j) / n + (j ? randomBetween(next, -3, 3) : 0),
        a[1] + ((b[1] - a[1]) * j) / n + (j ? randomBetween(next, -7, 7) : 0),
      ]);
  }
  return [...points, corners[corners.length - 1]!];
};

const summit = slope(
  [
    [-30, 500],
    [120, 420],
    [230, 440],
    [400, 220],
    [470, 232],
    [640, 34],
    [694, 108],
    [752, 160],
    [800, 300],
    [900, 350],
    [1030, 420],
  ],
  'summit slope',
);
const shoulder = slope(
  [
    [-30, 560],
    [90, 520],
    [260, 470],
    [420, 400],
    [560, 430],
    [720, 420],
    [860, 300],
    [940, 330],
    [1030, 300],
  ],
  'shoulder slope',
);
const foot = slope(
  [
    [-30, 600],
    [140, 570],
    [360, 590],
    [560, 540],
    [760, 500],
    [900, 520],
    [1030, 470],
  ],
  'foot slope',
);

/** The climb as one soft line through the places. */
const climb = (from: number, to: number): string => path(smoothed(places.slice(from, to + 1)), { closed: false });

/** Catmull-Rom through all places, so that a part of the way lies exactly on the whole. */
function smoothed(points: readonly Point[]): Point[] {
  if (points.length < 2) return [...points];
  const at = (i: number): Point => places[Math.min(Math.max(i, 0), places.length - 1)]!;
  const first = places.indexOf(points[0]!);
  const curve: Point[] = [];
  for (let i = first; i < first + points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < 14; step++) {
      const t = step / 14;
      const value = (a: 0 | 1): number =>
        0.5 *
        (2 * p1[a] +
          (p2[a] - p0[a]) * t +
          (2 * p0[a] - 5 * p1[a] + 4 * p2[a] - p3[a]) * t * t +
          (3 * p1[a] - p0[a] - 3 * p2[a] + p3[a]) * t ** 3);
      curve.push([value(0), value(1)]);
    }
  }
  return [...curve, points[points.length - 1]!];
}

/** The mountain with its trail; `reached` is the furthest stage the way is open to. */
export const TrailScene = memo(function TrailScene({ reached }: { reached: number }): ReactNode {
  const id = useId();
  const sheet = tornOutline(width, height, { seed: 'trail', amp: 4, drift: 2.4, step: 30, radius: 10 });
  return (
    <svg className="trail-scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <clipPath id={id}>
        <path d={sheet} />
      </clipPath>
      <clipPath id={`${id}-summit`}>
        <path d={below(summit)} />
      </clipPath>
      <path d={sheet} className="trail-sheet" />
      <g clipPath={`url(#${id})`}>
        <rect x={-5} y={-5} width={width + 10} height={height + 10} fill="var(--sky-1)" />
        <path d={strip(150, 'trail 1')} fill="var(--sky-2)" />
        <path d={strip(270, 'trail 2')} fill="var(--sky-3)" />
        <path d={strip(390, 'trail 3')} fill="var(--sky-4)" />
        <SunDisc x={860} y={110} radius={46} />
        <Sheet
          points={ridgeLine(-30, 1030, 470, 190, { seed: 'trail far', peaks: 6, grain: 14 })}
          fill="var(--far-1)"
        />
        <Sheet points={summit} fill="var(--trail-summit)" />
        <path
          d="M560 20h152v122l-26 26-24-34-22 36-26-30-24 34-30-24z"
          fill="#fbf3e0"
          clipPath={`url(#${id}-summit)`}
        />
        <Sheet points={shoulder} fill="var(--trail-shoulder)" />
        <Sheet points={foot} fill="var(--trail-foot)" />
        <path d={climb(0, places.length - 1)} className="trail-way" />
        <path d={climb(0, places.length - 1)} className="trail-steps" />
        {reached > 1 && <path d={climb(0, reached - 1)} className="trail-done" />}
      </g>
      <path d={sheet} className="trail-edge" />
    </svg>
  );
});
