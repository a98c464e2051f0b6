import type { ReactNode } from 'react';
import type { PictureProps } from '../../../platform/gameModule.ts';
import { KINDS, type Kind } from '../art/content.ts';
import { Put } from '../art/Put.tsx';
import { readPicture } from './picture.ts';
import './picture.css';

/** The land of each kind, and where its flags stand. */
const LANDS: Record<Kind, { d: string; x: number; y: number }> = {
  village: { d: 'M5 8l34-3 34 1 12 30-25 26-28 2-27-3z', x: 37, y: 33 },
  forest: { d: 'M84 6l52-2 59 4 1 46-44 4-40-2-15-20z', x: 146, y: 31 },
  lake: { d: 'M5 70l28-1 30 3 26-12 14 22-8 26-50 2-41-3z', x: 48, y: 90 },
  desert: { d: 'M108 84l-8-20 8-3 44 3 44-4v48l-50 3-46-2z', x: 150, y: 88 },
};
const SEATS = ['seat-rust', 'seat-sky', 'seat-pine', 'seat-sun'] as const;
/** Medals from the first to the one that ends the game. */
const SLOTS = 7;
const [left, right] = [32, 192];
const size = 22;

/**
 * The regions that the leader has discovered, by kind, and everybody's medals, as the summary of a match stores them.
 */
export function Picture({ summary }: PictureProps): ReactNode {
  const picture = readPicture(summary.picture);
  if (!picture) return null;
  const totals = summary.players.map(({ total }) => total);
  const leader = picture.players[totals.indexOf(Math.max(...totals))] ?? picture.players[0]!;
  return (
    <svg className="colorado-picture" viewBox="0 0 200 172" aria-hidden="true">
      {KINDS.map((kind, i) => (
        <Land key={kind} kind={kind} flags={leader.flags[i]!} />
      ))}
      <Put name="mountain" x={95} y={46} size={46} />
      {picture.players.map(({ medals }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players keep their seats
        <Medals key={seat} seat={seat} medals={medals} />
      ))}
    </svg>
  );
}

function Land({ kind, flags }: { kind: Kind; flags: number }): ReactNode {
  const { d, x, y } = LANDS[kind];
  return (
    <>
      <path d={d} data-land={kind} data-discovered={flags > 0 || undefined} />
      {Array.from({ length: flags }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: flags are alike
        <Put key={i} name={`flag-${kind}`} x={x + (i - (flags - 1) / 2) * size} y={y} size={size + 4} />
      ))}
    </>
  );
}

/** A row of stars; what is missing to the seventh is a dot. */
function Medals({ seat, medals }: { seat: number; medals: number }): ReactNode {
  const y = 121 + seat * 14.5;
  const slots = Math.max(SLOTS, medals);
  const step = (right - left) / (slots - 1);
  return (
    <g data-seat={seat}>
      <Put name={SEATS[seat]!} x={12} y={y} size={12} />
      {Array.from({ length: slots }, (_, i) =>
        i < medals ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots keep their order
          <Put key={i} name="medal" x={left + i * step} y={y} size={15} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots keep their order
          <circle key={i} cx={left + i * step} cy={y} r={2.4} />
        ),
      )}
    </g>
  );
}
