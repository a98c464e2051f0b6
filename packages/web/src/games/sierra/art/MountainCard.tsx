import { memo, type ReactNode } from 'react';
import { starOutline, tornOutline } from '../../../design/paper/outlines.ts';
import type { Mountain } from './cards.ts';
import { outlineOf } from './ridges.ts';

const sheet = tornOutline(128, 168, { seed: 'mountain card', amp: 1.8, drift: 1, step: 16, radius: 7 });
const window_ = tornOutline(116, 156, { seed: 'mountain window', amp: 1.4, drift: 0.8, step: 16, radius: 4 });

/** What every mountain card shares, for the sprite. */
export const mountainCardSprite = (): string =>
  `<clipPath id="mountain-window"><path d="${window_}" transform="translate(6 6)"/></clipPath>`;

interface MountainCardProps {
  card: Mountain;
  label: string;
}

/** A Mountain card as it is held in a hand; the same at every size. */
export const MountainCard = memo(
  function MountainCard({ card, label }: MountainCardProps): ReactNode {
    const { colour, symbol } = card;
    return (
      <svg className="mountain-card" viewBox="0 0 128 168" role="img" aria-label={label}>
        <path d={sheet} fill="var(--deckle)" filter="url(#lift-2)" />
        <g clipPath="url(#mountain-window)">
          <rect width={128} height={168} fill="var(--card-sky-1)" />
          <path d="M0 60q30-10 64 0t64-4v120H0z" fill="var(--card-sky-2)" />
          <path d="M0 140h128v30H0z" fill="#f3ead6" />
          <g transform="translate(4 16)" filter="url(#lift-ridge)">
            <use href={`#end-${colour}`} />
            <use href={`#end-${colour}`} transform="translate(120) scale(-1 1)" />
            <use href={`#card-${colour}-${outlineOf(card.id)}`} />
          </g>
        </g>
        <use href={`#y-${symbol}`} x={35} y={68} width={58} height={58} filter="url(#lift-1)" />
        <use href={`#y-mark-${colour}`} x={7} y={9} width={26} height={26} />
        {(symbol === 'river' || symbol === 'wind') && (
          <g transform="translate(103 26)">
            <path d={starOutline(0, 0, 17)} className="points-star" />
            <text y={6.6} className="points-text" fontSize={19}>
              1
            </text>
          </g>
        )}
      </svg>
    );
  },
  (a, b) => a.card.id === b.card.id && a.label === b.label,
);
