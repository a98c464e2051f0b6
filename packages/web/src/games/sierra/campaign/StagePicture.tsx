import { memo, type ReactNode, useId } from 'react';
import { blobOutline, type Point, path, ridgeLine, smoothPath, tornOutline } from '../../../design/paper/outlines.ts';
import { randomBetween, seededRandom } from '../../../design/paper/random.ts';

const width = 200;
const height = 110;

const below = (points: readonly Point[]): string => path([...points, [width + 20, height + 10], [-20, height + 10]]);

function skyStrip(y: number, seed: string): string {
  const next = seededRandom(seed);
  const points: Point[] = [];
  for (let x = -20; x < width + 60; x += randomBetween(next, 36, 70)) points.push([x, y + randomBetween(next, -5, 5)]);
  return below(smoothPath(points, 18));
}

/** One sheet of paper with its cream edge. */
const Sheet = ({ points, fill }: { points: readonly Point[]; fill: string }): ReactNode => (
  <g filter="url(#lift-1)">
    <path d={below(points.map(([x, y]): Point => [x, y - 2]))} fill="var(--deckle)" />
    <path d={below(points)} fill={fill} />
  </g>
);

interface RangeProps {
  seed: string;
  base: number;
  height: number;
  peaks?: number;
  fill: string;
}

const Range = ({ seed, base, height: rise, peaks = 3, fill }: RangeProps): ReactNode => (
  <Sheet points={ridgeLine(-10, width + 10, base, rise, { seed, peaks, grain: 7 })} fill={fill} />
);

/** A range with soft round tops. */
function Hills({ seed, base, height: rise, peaks = 3, fill }: RangeProps): ReactNode {
  const next = seededRandom(seed);
  const step = (width + 40) / (peaks * 2);
  const points = Array.from(
    { length: peaks * 2 + 1 },
    (_, i): Point => [
      -20 + i * step,
      base - (i % 2 ? rise * randomBetween(next, 0.7, 1) : rise * randomBetween(next, 0, 0.3)),
    ],
  );
  return <Sheet points={smoothPath(points, 8)} fill={fill} />;
}

const Sun = ({ x, y, radius = 14 }: { x: number; y: number; radius?: number }): ReactNode => (
  <path d={blobOutline(x, y, radius, 'stage sun', 0.3)} fill="var(--sun-disc)" filter="url(#lift-1)" />
);

const Drawn = ({ name, x, y, size }: { name: string; x: number; y: number; size: number }): ReactNode => (
  <use href={`#y-${name}`} x={x} y={y} width={size} height={size} />
);

/** A strip of mist with torn ends. */
const Mist = ({ y, seed, opacity = 0.9 }: { y: number; seed: string; opacity?: number }): ReactNode => {
  const next = seededRandom(seed);
  const top: Point[] = [];
  for (let x = -20; x < width + 60; x += randomBetween(next, 26, 48)) top.push([x, y + randomBetween(next, -5, 5)]);
  const bottom = top.map(([x, at]): Point => [x + 9, at + 15 + randomBetween(next, -2, 3)]);
  return (
    <path
      d={path([...smoothPath(top, 8), ...smoothPath(bottom, 8).reverse()])}
      fill="var(--mist)"
      stroke="var(--deckle)"
      strokeOpacity={0.5}
      opacity={opacity}
      filter="url(#lift-1)"
    />
  );
};

/** The walls of a valley, three sheets deep on either side. */
const wall: readonly Point[] = [
  [0, 0], [10, 3], [20, 6], [27, 1], [34, -4], [40, 4], [46, 12], [58, 10], [62, 17], [66, 25], [70, 32],
  [80, 36], [84, 46], [88, 56], [92, 65], [96, 74], [98, 85], [100, 100],
]; // biome-ignore format: one outline
const Walls = (): ReactNode =>
  [0, 1, 2].map((i) => {
    const shift = [-2, -18, -38][i]!;
    const drop = 24 + i * 9;
    const left = wall.map(([x, y]): Point => [x + shift, y + drop]);
    const right = wall.map(([x, y]): Point => [width - x - shift, y + drop]);
    const side = (points: Point[], edge: number): string => path([...points, [edge, height + 10], [edge, drop]]);
    return (
      <g key={drop} filter="url(#lift-1)" stroke="var(--deckle)" strokeWidth={2.2} strokeLinejoin="round">
        <path d={side(left, -30)} fill={['#86a9a4', '#4d717a', '#2c4a55'][i]} />
        <path d={side(right, width + 30)} fill={['#8b9d95', '#596b70', '#3c4950'][i]} />
      </g>
    );
  });

const Pine = ({ x, y, size, lean = 0 }: { x: number; y: number; size: number; lean?: number }): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size}) skewX(${-lean})`}>
    <path d="M-1 0h2v-5h-2z" fill="#5b3a22" />
    <path
      d="M0-24l5 8-3-.4 5 7.4-3.4-.4 4.4 6.4h-16l4.4-6.4-3.4.4 5-7.4-3 .4z"
      fill="#2f6b45"
      stroke="var(--deckle)"
      strokeWidth={1.2}
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  </g>
);

const Path = ({ d }: { d: string }): ReactNode => (
  <path d={d} fill="#f0d9a4" stroke="var(--deckle)" strokeWidth={2} strokeLinejoin="round" />
);

/** The picture of each stage, in front of the sky. */
const scenes: Record<number, () => ReactNode> = {
  1: () => (
    <>
      <Sun x={150} y={32} />
      <Range seed="boots far" base={72} height={34} peaks={5} fill="var(--far-2)" />
      <Range seed="boots" base={84} height={38} peaks={3} fill="var(--teal-base)" />
      <Hills seed="boots hill" base={92} height={18} peaks={2} fill="var(--ochre-base)" />
      <Path d="M126 74q-14 6-2 11t-18 8-30 20h58q-12-10 6-19t-2-12-10-8z" />
      <g transform="translate(50 62) scale(1.2)" strokeLinejoin="round" filter="url(#lift-1)">
        <path
          d="M0 0l13-1 1 16c3 4 10 4 13 8 1.5 2 1.5 4 1 6l-28 .5c-1-7 1.5-18 0-29.5z"
          fill="#8a4b2b"
          stroke="var(--deckle)"
          strokeWidth={3}
          paintOrder="stroke"
        />
        <path d="M-.5 26l28.5-.5v4.5l-28.5.5z" fill="#4a2a18" />
        <path d="M7 8l7-.4M7 12.5l7.5-.4M8 17l9-.8" stroke="#fbf3e0" strokeWidth={1.8} strokeLinecap="round" />
        <path d="M0 0l13-1 .2 4-13 .6z" fill="#c0322b" />
      </g>
    </>
  ),
  2: () => (
    <>
      <Sun x={100} y={42} radius={15} />
      <Walls />
      <Path d="M94 70q10 8 2 16t-14 30h36q0-14-8-24t-2-22z" />
    </>
  ),
  3: () => (
    <>
      <Sun x={76} y={28} />
      <Range seed="guide far" base={76} height={52} peaks={3} fill="var(--far-3)" />
      <Range seed="guide near" base={86} height={30} peaks={4} fill="var(--crimson-base)" />
      <Hills seed="guide hill" base={96} height={12} peaks={2} fill="var(--ochre-base)" />
      <Drawn name="house" x={14} y={58} size={38} />
      <Drawn name="house" x={58} y={66} size={30} />
      <Drawn name="house" x={88} y={56} size={34} />
      <g transform="translate(156 104)" strokeLinejoin="round" filter="url(#lift-1)">
        <path d="M-2 0l.5-66h4L3 0z" fill="#5b3a22" stroke="var(--deckle)" strokeWidth={1.4} />
        <path d="M-20-62h30l8 6-8 6h-30z" fill="#e9b768" stroke="#5b3a22" strokeWidth={1.4} />
        <path d="M20-46h-30l-8 6 8 6h30z" fill="#f4ead4" stroke="#5b3a22" strokeWidth={1.4} />
        <path d="M-18-30h26l8 6-8 6h-26z" fill="#d98a5e" stroke="#5b3a22" strokeWidth={1.4} />
      </g>
    </>
  ),
  4: () => (
    <>
      <Range seed="wind far" base={74} height={40} peaks={4} fill="var(--far-2)" />
      <Range seed="wind near" base={94} height={34} peaks={3} fill="var(--violet-light)" />
      <Hills seed="wind hill" base={104} height={16} peaks={2} fill="#7f9a5c" />
      <Pine x={140} y={101} size={1.35} lean={24} />
      <Pine x={164} y={100} size={1.7} lean={27} />
      <Pine x={188} y={102} size={1.2} lean={22} />
      <g fill="none" stroke="var(--deckle)" strokeWidth={4} strokeLinecap="round" filter="url(#lift-1)">
        <path d="M196 30h-92a10 10 0 1 1 9-14" />
        <path d="M190 46h-128" />
        <path d="M176 62h-60a8 8 0 1 0 7 12" />
      </g>
      <Drawn name="wind" x={18} y={46} size={50} />
    </>
  ),
  5: () => (
    <>
      <Sun x={164} y={30} />
      <Range seed="old far" base={72} height={40} peaks={4} fill="var(--far-2)" />
      <Range seed="old near" base={88} height={32} peaks={3} fill="var(--ochre-dark)" />
      <Hills seed="old hill" base={98} height={14} peaks={2} fill="var(--teal-dark)" />
      <Drawn name="ruin" x={14} y={42} size={56} />
      {[96, 124, 152].map((x, i) => (
        <path
          key={x}
          d={blobOutline(x, 92 - i * 5, 11 - i, `old stone ${i}`, 1.6, 7)}
          fill={['#c9b391', '#b59c78', '#c9b391'][i]}
          stroke="var(--deckle)"
          strokeWidth={2.2}
          filter="url(#lift-1)"
        />
      ))}
    </>
  ),
  6: () => (
    <>
      <Sun x={64} y={26} radius={12} />
      <Range seed="thin far" base={84} height={66} peaks={3} fill="var(--far-3)" />
      <Sheet
        points={[
          [-10, 84],
          [20, 66],
          [46, 76],
          [84, 34],
          [104, 14],
          [116, 26],
          [140, 52],
          [156, 44],
          [214, 88],
        ]}
        fill="var(--violet-base)"
      />
      <path d="M104 14l12 12 6 8-8 6-8-6-7 8-9-6-6 2 8-12z" fill="#fbf3e0" />
      <Drawn name="bird" x={134} y={8} size={46} />
      <Mist y={80} seed="thin mist 1" />
      <Mist y={93} seed="thin mist 2" opacity={1} />
    </>
  ),
  7: () => (
    <>
      <path d={blobOutline(100, 30, 13, 'fog sun', 0.3)} fill="var(--sun-disc)" opacity={0.55} />
      <Range seed="fog far" base={66} height={42} peaks={3} fill="var(--far-1)" />
      <Mist y={54} seed="fog mist 1" opacity={0.8} />
      <Range seed="fog near" base={92} height={34} peaks={3} fill="var(--far-3)" />
      <Mist y={72} seed="fog mist 2" opacity={0.85} />
      <Drawn name="mammal" x={66} y={50} size={44} />
      <Mist y={88} seed="fog mist 3" />
      <Mist y={100} seed="fog mist 4" opacity={1} />
    </>
  ),
  8: () => (
    <>
      <path d={blobOutline(112, 40, 38, 'summit ring', 1, 24)} fill="var(--sun)" opacity={0.3} />
      <Sun x={112} y={40} radius={25} />
      <Range seed="summit far" base={104} height={40} peaks={5} fill="var(--far-3)" />
      <Sheet
        points={[
          [-10, 112],
          [22, 92],
          [40, 96],
          [70, 58],
          [82, 60],
          [104, 26],
          [116, 40],
          [128, 58],
          [140, 56],
          [172, 90],
          [214, 108],
        ]}
        fill="var(--crimson-base)"
      />
      <path d="M104 26l12 14 12 18-9 2-6-7-8 9-8-8-7 7-8-1 8-13z" fill="#fbf3e0" />
      <path d="M104 27v-21" stroke="#5b3a22" strokeWidth={2.4} strokeLinecap="round" />
      <path d="M105 6l17 5-17 6z" fill="#c0322b" stroke="var(--deckle)" strokeWidth={1.2} />
      <Hills seed="summit hill" base={110} height={10} peaks={3} fill="var(--violet-dark)" />
    </>
  ),
};

/** The window of a Stage card: our own little landscape for each stage. */
export const StagePicture = memo(function StagePicture({ stage }: { stage: number }): ReactNode {
  const id = useId();
  const edge = tornOutline(width, height, { seed: `stage ${stage}`, amp: 1.5, drift: 1, step: 16, radius: 5 });
  const scene = scenes[((stage - 1) % 8) + 1]!;
  return (
    <svg className="stage-picture" viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
      <clipPath id={id}>
        <path d={edge} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect x={-4} y={-4} width={width + 8} height={height + 8} fill="var(--sky-1)" />
        <path d={skyStrip(26, `sky a ${stage}`)} fill="var(--sky-2)" />
        <path d={skyStrip(48, `sky b ${stage}`)} fill="var(--sky-3)" />
        <path d={skyStrip(70, `sky c ${stage}`)} fill="var(--sky-4)" />
        {scene()}
      </g>
      <path d={edge} fill="none" stroke="var(--edge)" strokeWidth={1.2} />
    </svg>
  );
});
