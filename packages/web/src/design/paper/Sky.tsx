import { memo, type ReactNode, useId } from 'react';
import { blobOutline, type Point, path, ridgeLine, smoothPath, tornOutline } from './outlines.ts';
import { randomBetween, seededRandom } from './random.ts';

/** The sky from top to horizon in seven strips: the four tokens and a mix between each neighbouring pair. */
const strips = [1, 2, 3].flatMap((i) => [
  `var(--sky-${i})`,
  `color-mix(in srgb, var(--sky-${i}), var(--sky-${i + 1}))`,
]);
strips.push('var(--sky-4)');

function stripEdge(width: number, y: number, seed: string): Point[] {
  const next = seededRandom(seed);
  const points: Point[] = [];
  for (let x = -30; x < width + 240; x += randomBetween(next, 60, 150))
    points.push([x, y + randomBetween(next, -11, 11)]);
  return smoothPath(points, width > 500 ? 34 : 24);
}

export interface SkyProps {
  width: number;
  height: number;
  seed: string;
  /** The sun's centre and radius, as fractions of the sheet. */
  sun?: { x: number; y: number; size: number };
  /** Adds pale ranges on the horizon. */
  ranges?: boolean;
  /** Adds darker layers under the torn edge, as around a board. */
  layers?: boolean;
}

/** A torn sheet of sky, the background of every landscape. Cut once for its size. */
export const Sky = memo(function Sky({ width, height, seed, sun, ranges, layers }: SkyProps): ReactNode {
  const id = useId();
  const sheet = tornOutline(width, height, { seed, amp: 3, drift: 1.6, step: 30, radius: 8 });
  return (
    <svg className="sky" width={width} height={height} aria-hidden="true">
      <clipPath id={id}>
        <path d={sheet} />
      </clipPath>
      {layers && (
        <g>
          <path
            className="sky-under"
            d={tornOutline(width + 20, height + 18, { seed: `${seed}b`, amp: 4, drift: 3, step: 34, radius: 10 })}
            transform="translate(-10 -8)"
            fill="var(--table-2)"
          />
          <path
            className="sky-under"
            d={tornOutline(width + 10, height + 9, { seed: `${seed}a`, amp: 3, drift: 2, step: 32, radius: 9 })}
            transform="translate(-5 -4)"
            fill="var(--table-3)"
          />
        </g>
      )}
      <path d={sheet} fill={strips[0]} filter="url(#lift-2)" />
      <g clipPath={`url(#${id})`}>
        <rect x={-4} y={-4} width={width + 8} height={height + 8} fill={strips[0]} />
        {strips.slice(1).map((fill, i) => {
          const y = height * ((i + 1) / strips.length) ** 0.9 * 0.86;
          const edge = stripEdge(width, y, `${seed} strip ${i}`);
          return (
            <path
              key={fill}
              d={path([...edge, [width + 240, height + 9], [-30, height + 9]], { digits: 0 })}
              fill={fill}
              stroke={`color-mix(in srgb, white var(--sky-seam), ${fill})`}
              strokeWidth={1.2}
            />
          );
        })}
        {sun && <SunDisc x={width * sun.x} y={height * sun.y} radius={Math.sqrt(width * height) * sun.size * 1.2} />}
        {ranges &&
          [0, 1, 2].map((i) => {
            const ridge = ridgeLine(-20, width + 30, height * (0.8 + 0.09 * i), height * (0.26 - 0.07 * i), {
              seed: `${seed} far ${i}`,
              peaks: 5 - i,
              grain: 18,
            });
            return (
              <path
                key={i}
                d={path([...ridge, [width + 30, height + 9], [-20, height + 9]], { digits: 0 })}
                fill={`var(--far-${i + 1})`}
                stroke={`color-mix(in srgb, var(--mist) 60%, var(--far-${i + 1}))`}
                strokeWidth={2}
                opacity={0.6}
              />
            );
          })}
      </g>
      <path d={sheet} fill="none" stroke="var(--edge)" strokeWidth={3} strokeLinejoin="round" />
    </svg>
  );
});

/** The paper sun: a disc and two rings of light. */
export function SunDisc({ x, y, radius }: { x: number; y: number; radius: number }): ReactNode {
  return (
    <g>
      <path d={blobOutline(x, y, radius * 1.45, 'sun 3', radius * 0.04, 26)} fill="var(--sun)" opacity={0.22} />
      <path d={blobOutline(x, y, radius * 1.2, 'sun 2', radius * 0.03, 24)} fill="var(--sun)" opacity={0.35} />
      <path d={blobOutline(x, y, radius, 'sun 1', radius * 0.015, 26)} fill="var(--sun-disc)" filter="url(#lift-1)" />
    </g>
  );
}
