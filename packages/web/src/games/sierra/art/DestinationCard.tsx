import { type ReactNode, useMemo } from 'react';
import { blobOutline, type Point, path, ridgeLine, smoothPath, tornOutline } from '../../../design/paper/outlines.ts';
import { randomBetween, seededRandom } from '../../../design/paper/random.ts';
import { Star } from '../../../design/paper/Star.tsx';
import { Torn } from '../../../design/paper/Torn.tsx';
import type { ExplainProps } from '../../../table/explain/Explain.tsx';
import type { Colour, Num } from './cards.ts';
import { PictogramDrawing } from './PictogramDrawing.tsx';
import { smallNameFromChars, smallTextFromChars } from './textLimits.ts';

export interface DestinationFace {
  id: string;
  name: string;
  /** Null as long as the group has not chosen. */
  face: 'A' | 'B' | null;
  colour: Colour;
  text: string;
  scores: Num;
}

const below = (points: readonly Point[], y = 130): string =>
  path([...points, [points[points.length - 1]![0], y], [points[0]![0], y]]);
const strip = (y: number, seed: string): string => {
  const next = seededRandom(seed);
  const points: Point[] = [];
  for (let x = -20; x < 260; x += randomBetween(next, 40, 90)) points.push([x, y + randomBetween(next, -6, 6)]);
  return below(smoothPath(points, 20));
};

/** A Destination card: the place, its name on a ribbon, its rule. Face A is day, face B is evening. */
export function DestinationCard({ card }: { card: DestinationFace }): ReactNode {
  const { colour, face, id } = card;
  const seed = `${id} ${face}`;
  const day = face !== 'B';
  const skies = day ? ['#cfe3df', '#e6ead5', '#f6dfb4'] : ['#3c3f6b', '#7a5477', '#d88f63'];
  const window_ = tornOutline(200, 118, { seed, amp: 1.5, drift: 1, step: 16, radius: 5 });
  const clip = `destination-${id}-${face}`;
  const layer = (points: readonly Point[], fill: string): ReactNode => (
    <g filter="url(#lift-1)">
      <path d={below(points.map(([x, y]): Point => [x, y - 2.2]))} fill="var(--deckle)" />
      <path d={below(points)} fill={fill} />
    </g>
  );
  return (
    <div className="scoring-card destination-card" data-colour={colour}>
      <svg viewBox="0 0 220 300" aria-hidden="true">
        <path
          d={tornOutline(216, 296, { seed: 'destination', amp: 2, drift: 1.2, step: 18, radius: 8 })}
          transform="translate(2 2)"
          fill="#fbf3e0"
          filter="url(#lift-2)"
        />
        <clipPath id={clip}>
          <path d={window_} transform="translate(10 10)" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect width={220} height={132} fill={skies[0]} />
          <path d={strip(52, `${seed} 1`)} fill={skies[1]} />
          <path d={strip(78, `${seed} 2`)} fill={skies[2]} />
          <path
            d={blobOutline(day ? 160 : 62, day ? 44 : 56, 16, seed, 0.4)}
            fill={day ? '#f7d774' : '#fbe3b0'}
            filter="url(#lift-1)"
          />
          {layer(
            ridgeLine(0, 230, 98, 56, { seed: `${seed} far`, peaks: 3 }),
            `color-mix(in srgb, ${skies[0]} 45%, var(--${colour}-light))`,
          )}
          {layer(ridgeLine(0, 230, 112, 46, { seed: `${seed} near`, peaks: 2 }), `var(--${colour}-base)`)}
          {layer(ridgeLine(0, 230, 126, 18, { seed: `${seed} hill`, peaks: 3, grain: 16 }), `var(--${colour}-dark)`)}
        </g>
        <path d={window_} transform="translate(10 10)" fill="none" stroke={`var(--${colour}-ink)`} strokeWidth={1.5} />
        <path
          d="M10 122l200-3-6 15 7 17-202 1 7-15z"
          fill="var(--strip)"
          stroke="#fbf3e0"
          strokeWidth={2}
          filter="url(#lift-1)"
        />
        {face && (
          <g transform="translate(110 200) scale(.8)">
            <PictogramDrawing scores={card.scores} />
          </g>
        )}
        <path
          d={blobOutline(30, 30, 16, 'face', 0.5)}
          fill="#fbf3e0"
          stroke={`var(--${colour}-ink)`}
          strokeWidth={2}
          filter="url(#lift-1)"
        />
        <text x={30} y={37} className="destination-face" fill={`var(--${colour}-ink)`}>
          {face ?? '?'}
        </text>
        <use href={`#y-mark-${colour}`} x={174} y={14} width={32} height={32} />
      </svg>
      <p className="scoring-card-name" data-long={card.name.length > smallNameFromChars || undefined}>
        {card.name}
      </p>
      <p className="scoring-card-text" data-long={card.text.length > smallTextFromChars.destination || undefined}>
        {card.text}
      </p>
    </div>
  );
}

interface DestinationStripProps {
  card: DestinationFace & { also: DestinationFace | null };
  points: number;
  pointsLabel: string;
  /** Props that make it explain itself. */
  asking?: ExplainProps;
  onOpen: () => void;
}

/** A group's Destination as a strip: mark, name, rule and live points. Opens the whole card. */
export function DestinationStrip({ card, points, pointsLabel, asking, onOpen }: DestinationStripProps): ReactNode {
  const range = useMemo(
    () => below(ridgeLine(-4, 248, 28, 22, { seed: `strip ${card.id}`, peaks: 4, grain: 8 }), 34),
    [card.id],
  );
  return (
    <Torn
      as="button"
      type="button"
      className="destination-strip"
      tone="chip"
      lift={1}
      seed={`strip ${card.id}`}
      data-colour={card.colour}
      {...asking}
      onClick={onOpen}
    >
      <svg className="destination-range" viewBox="0 0 244 30" preserveAspectRatio="none" aria-hidden="true">
        <path d={range} />
      </svg>
      <span className="destination-marks" aria-hidden="true">
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <use href={`#y-mark-${card.colour}`} />
        </svg>
        <b>{card.also ? 'AB' : (card.face ?? '?')}</b>
      </span>
      <span className="destination-words">
        <b className="display">{card.name}</b>
        <span>{card.text}</span>
        {card.also && <span>{card.also.text}</span>}
      </span>
      <Star points={points} label={pointsLabel} />
    </Torn>
  );
}
