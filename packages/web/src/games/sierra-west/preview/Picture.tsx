import type { ReactNode } from 'react';
import type { PictureProps } from '../../../platform/gameModule.ts';
import { PieceArt } from '../art/Figures.tsx';
import { MODE_ICONS } from '../art/modes.ts';
import { readPicture, type WestPicture } from './picture.ts';
import './picture.css';

/**
 * The positions of the mountain from the top row down (SW-GEO-01); written out, because a picture should not load the
 * rules.
 */
const positions = [2, 3, 4, 5, 6].flatMap((count, top) => {
  const first = [18, 15, 11, 6, 0][top]!;
  return Array.from({ length: count }, (_, i) => ({ position: first + i, row: 5 - top, x: i + (4 - top) / 2 }));
});
const width = 32;
const height = 45;
const rise = 17;
const ground = 140;
/** The trail begins here, and its spaces lie this far apart. */
const [trail, step] = [14, 21];

/** The mountain and the wagons of a match as its summary stores them. */
export function Picture({ summary }: PictureProps): ReactNode {
  const picture = readPicture(summary.picture);
  if (!picture) return null;
  const { special } = MODE_ICONS[summary.mode as keyof typeof MODE_ICONS] ?? MODE_ICONS['apple-hill'];
  return (
    <svg className="west-picture" viewBox="0 0 200 172" aria-hidden="true">
      {/* the lowest row lies in front */}
      {positions.map(({ position, row, x: column }) => {
        const card = picture.mountain[position]!;
        if (card === 'gone') return null;
        const x = column * (width + 0.6) + 2;
        const y = ground - height - (row - 1) * rise;
        return (
          <g key={position}>
            <rect x={x} y={y} width={width} height={height} rx={1.5} data-card={card} data-row={row} />
            {card === 'special' && <use href={`#w-${special}`} x={x + 5} y={y + 20} width={22} height={22} />}
          </g>
        );
      })}
      <path className="west-picture-base" d="M0 139l30-1 40 1.5 60-1.2 70 1v12H0z" />
      <path className="west-picture-trail" d={`M${trail} 160H${trail + step * 8}`} />
      {wagonsOf(picture).map(({ player, x, y }) => (
        <svg key={player} x={x} y={y} width={26} height={26} viewBox="0 0 48 48" aria-hidden="true">
          <PieceArt name="wagon" seat={player} />
        </svg>
      ))}
    </svg>
  );
}

/** Wagons on one space stand behind each other. */
const wagonsOf = ({ wagons }: WestPicture): { player: number; x: number; y: number }[] =>
  wagons.map((space, player) => {
    const before = wagons.slice(0, player).filter((other) => other === space).length;
    return { player, x: trail + space * step - 13 + before * 6, y: 140 - before * 2 };
  });
