import {
  type Box,
  type Mine,
  type Mode,
  type Orchard,
  type Outpost,
  type River,
  specialOf,
} from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/index.tsx';
import { Put, round } from './Art.tsx';
import { gridFor, places } from './grid.ts';
import { posterWords } from './posterWords.ts';
import { tornPath, tornRect } from './tornPath.ts';
import type { WestIconName } from './WestIcon.tsx';

/** The room inside the cream edge, and how large things are in it. */
interface Room {
  width: number;
  height: number;
  unit: number;
}
const EDGE = 3;

function OrchardMini({ green, red, width, height, unit }: Orchard & Room): ReactNode {
  const apples: WestIconName[] = [...Array(green).fill('apple-green'), ...Array(red).fill('apple-red')];
  const inside = height - 2 * EDGE;
  const top = inside * (apples.length > 4 ? 0.48 : 0.62);
  const w = width - 2 * EDGE;
  const { columns, size } = gridFor(apples.length, w - 4, inside - top - 2, 25 * unit);
  const spots = places(apples.length, width / 2, height - EDGE - (inside - top) / 2, size, columns);
  return (
    <>
      <path d={`M${EDGE} ${EDGE}h${w}v${top}h-${w}z`} fill="#c9d9a0" />
      <path d={`M${EDGE} ${EDGE + top * 0.72}q${w / 2}-8 ${w} 0v${top * 0.28}h-${w}z`} fill="#8fae78" />
      <use
        href="#west-apple-tree"
        transform={`translate(${width / 2} ${EDGE + top * 0.56}) scale(${round(1.35 * unit)})`}
      />
      {apples.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
        <Put key={i} name={name} x={spots[i]![0]} y={spots[i]![1]} size={round(size)} />
      ))}
    </>
  );
}

function RiverMini({
  pieces,
  fish,
  width,
  height,
  unit,
  taken,
  next,
}: River & Room & { taken: number; next: boolean }): ReactNode {
  const w = width - 2 * EDGE;
  const inside = height - 2 * EDGE;
  const fishHeight = inside * 0.46;
  const bank = 8 * unit;
  const stream = inside - fishHeight - bank;
  const { columns, size } = gridFor(pieces.length, w, stream, 25);
  const spots = places(pieces.length, width / 2, EDGE + bank + stream / 2, size, columns);
  const piece = size * 0.92;
  const fishStep = Math.min(36, (w * 0.94) / Math.max(1, fish.length));
  return (
    <>
      <path d={`M${EDGE} ${EDGE}h${w}v${inside - fishHeight}h-${w}z`} fill="#5ea6b0" />
      <path d={`M${EDGE} ${EDGE}h${w}v${bank}q-${w / 4} ${6 * unit}-${w / 2} 1t-${w / 2} 0z`} fill="#6d9a6a" />
      {pieces.map((name, i) => {
        const [x, y] = spots[i]!;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their order
          <g key={i}>
            <circle cx={x} cy={y} r={round(piece / 2)} fill="#2c6d80" opacity={i < taken ? 0.32 : 0.6} />
            {i >= taken && <Put name={name} x={x} y={y} size={round(piece)} />}
            {next && i === taken && (
              <circle cx={x} cy={y} r={round(piece * 0.54)} fill="none" stroke="#fff3d6" strokeWidth={2} />
            )}
          </g>
        );
      })}
      {fish.map((name, i) => (
        <Put
          // biome-ignore lint/suspicious/noArrayIndexKey: fish keep their order
          key={i}
          name={name}
          x={width / 2 + (i - (fish.length - 1) / 2) * fishStep}
          y={height - EDGE - fishHeight / 2}
          size={round(Math.min(fishStep * 1.02, fishHeight * 1.1))}
        />
      ))}
    </>
  );
}

/** A small disc at a corner with a tier or a lantern. */
const Corner = ({ x, y, radius, tier }: { x: number; y: number; radius: number; tier: string }): ReactNode => (
  <>
    <circle cx={x} cy={y} r={radius} fill="#fbf3e0" stroke="#8a5a36" strokeWidth={1} />
    {tier === 'campfire' ? (
      <Put name="campfire" x={x} y={y - 0.5} size={radius * 1.5} />
    ) : (
      <text className="west-count" x={x} y={y + 4.3} fontSize={tier.length > 2 ? 12 : 13} fill="#3d2717">
        {tier}
      </text>
    )}
  </>
);

function MineMini({ tier, gold, dark, width, height, unit }: Mine & Room): ReactNode {
  const w = width - 2 * EDGE;
  const h = height - 2 * EDGE;
  const floor = EDGE + h;
  const top = EDGE + 34 * unit;
  const middle = width / 2;
  const hill = tornPath(
    [
      [EDGE, EDGE + 22 * unit],
      [EDGE + w * 0.35, EDGE + 6 * unit],
      [EDGE + w * 0.62, EDGE + 14 * unit],
      [EDGE + w, EDGE + 24 * unit],
      [EDGE + w, floor],
      [EDGE, floor],
    ],
    { seed: 'mine mini', amp: 1.2, step: 9, keep: [3, 4, 5] },
  );
  const { columns, size } = gridFor(gold, w - 24 * unit, floor - top - 3, 26 * unit);
  const radius = Math.max(9.5, 10 * unit);
  return (
    <>
      <path d={`M${EDGE} ${EDGE}h${w}v${h}h-${w}z`} fill="#f3cf8e" />
      <path d={hill} fill="#8d6e52" />
      <path d={`M${EDGE + 9 * unit} ${floor}V${top}h${w - 18 * unit}V${floor}z`} fill={dark ? '#15110f' : '#4a2f17'} />
      {!dark && (
        <path
          d={`M${middle - 15 * unit} ${floor}l6-${floor - top - 6}h${18 * unit}l6 ${floor - top - 6}z`}
          fill="#f6cc57"
          opacity={0.4}
        />
      )}
      <path
        d={`M${EDGE + 5 * unit} ${top - 3}h${7 * unit}V${floor}h-${7 * unit}zM${EDGE + w - 12 * unit} ${top - 3}h${7 * unit}V${floor}h-${7 * unit}z`}
        fill="#a5673f"
      />
      <path d={`M${EDGE + 2} ${top - 8 * unit}h${w - 4}v${9 * unit}h-${w - 4}z`} fill="#c0915a" />
      {places(gold, middle, (top + floor) / 2, size, columns).map(([x, y]) => (
        <Put key={`${x} ${y}`} name="gold" x={x} y={y} size={round(size)} />
      ))}
      <Corner x={width - radius - 1} y={radius + 2} radius={radius} tier={tier} />
      {dark && (
        <>
          <circle cx={radius + 3} cy={radius + 3} r={radius + 0.5} fill="#15110f" />
          <Put name="lantern" x={radius + 3} y={radius + 2.5} size={radius * 1.75} />
        </>
      )}
    </>
  );
}

function OutpostMini({ tier, dieFaces, width, height, unit }: Outpost & Room): ReactNode {
  const { wanted } = useWords(posterWords);
  const w = width - 2 * EDGE;
  const h = height - 2 * EDGE;
  const wide = width > 70;
  const die = Math.min(28 * unit, (w - 4) / dieFaces.length - 1.5);
  const portrait = h - 18 - die - 7;
  const room = wide ? w - 24 : w - 4;
  const squeezed = wanted.length * 8.4 > room;
  return (
    <>
      <path d={`M${EDGE} ${EDGE}h${w}v${h}h-${w}z`} fill="#e8cf9f" />
      <text
        className="west-count"
        x={width / 2 - (wide ? 10 : 0)}
        y={EDGE + 14}
        fontSize={13}
        fill="#5b3a22"
        {...(squeezed && { textLength: room, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {wanted}
      </text>
      <path d={`M${EDGE + 5} ${EDGE + 18}h${w - 10}v${portrait}h-${w - 10}z`} fill="#d3b27a" />
      <Put name="outlaw" x={width / 2} y={EDGE + 18 + portrait / 2} size={round(Math.min(portrait * 1.08, w * 0.72))} />
      {dieFaces.map((face, i) => (
        <Put
          // biome-ignore lint/suspicious/noArrayIndexKey: faces keep their order
          key={i}
          name={`die-${face}` as WestIconName}
          x={width / 2 + (i - (dieFaces.length - 1) / 2) * (die + 1.5)}
          y={EDGE + h - die / 2 - 3}
          size={round(die)}
        />
      ))}
      <Corner
        x={width - 11}
        y={wide ? EDGE + 9 : EDGE + 12 + portrait}
        radius={tier.length > 2 ? 11 : 9.5}
        tier={tier}
      />
    </>
  );
}

export interface SpecialMiniProps {
  box: Box;
  mode: Mode;
  card: number;
  /** How many pieces of a river card are gone. */
  taken?: number;
  /** Rings the piece that a pan would take now. */
  next?: boolean;
  /** Its size in the design, for its proportions; the picture fills its box. */
  width?: number;
  height?: number;
}

/** A special card of the row: only what counts. */
export function SpecialMini({
  box,
  mode,
  card,
  taken = 0,
  next = false,
  width = 84,
  height = 89,
}: SpecialMiniProps): ReactNode {
  const { orchard, river, mine, outpost } = specialOf(box.kits[mode], card);
  const room: Room = { width, height, unit: Math.min(width / 66, height / 96) };
  const sheet = tornRect(0, 0, width, height, { seed: `mini ${card}`, amp: 1, step: 12 });
  return (
    <svg className="west-art" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={sheet} fill="var(--shadow)" opacity={0.34} transform="translate(0 1.8)" />
      <path d={sheet} fill="#fbf3e0" />
      {orchard && <OrchardMini {...orchard} {...room} />}
      {river && <RiverMini {...river} {...room} taken={taken} next={next} />}
      {mine && <MineMini {...mine} {...room} />}
      {outpost && <OutpostMini {...outpost} {...room} />}
      <path className="west-dusk" data-on="mini" d={sheet} />
    </svg>
  );
}
