import { type ReactNode, useRef } from 'react';
import { useSize } from '../../../../design/hooks/useSize.ts';
import { type Point, path } from '../../../../design/paper/outlines.ts';
import { Sky } from '../../../../design/paper/Sky.tsx';
import type { Colour, Line } from '../../art/cards.ts';
import { boundsOf } from '../../art/fit.ts';
import { Range } from '../../art/Landscape.tsx';
import { column, pitch, summit } from '../../art/ridges.ts';
import type { LandscapePicture } from '../pictures.ts';

/** Air round the mountains, in the units of a landscape. */
const marginPx = { sides: 58, top: 26, bottom: 8 };
/** No picture is narrower than this, so that mountains are equally large in most of them. */
const minWidth = 3.6 * column;
/** A picture of one line gets some sky. */
const maxWidth = 2.2;
/** As the table draws a landscape of this size: with mist, and with symbols a little larger than on cards. */
const scale = 0.45;

const cardId = (id: string, row: number, at: number): string => `${id} ${row} ${at}`;

/** A tiny landscape on its sheet of sky, with places that are open or blocked. */
export function LandscapeDiagram({ id, picture }: { id: string; picture: LandscapePicture }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const { places, blocked } = picture;
  const lines = picture.lines.map(
    ({ row, start, colour, symbols }): Line => ({
      row,
      start,
      cards: symbols.map((symbol, i) => ({ id: cardId(id, row, start + i), colour, symbol })),
    }),
  );
  const card =
    blocked?.colour && blocked.symbol ? { id: `${id} blocked`, colour: blocked.colour, symbol: blocked.symbol } : null;
  const blockedLine: Line | null = blocked && card ? { row: blocked.at[0], start: blocked.at[1], cards: [card] } : null;
  const open = places?.cells.map(
    ([row, start]): Line => ({ row, start, cards: [{ ...anyCard, id: `${row} ${start}` }] }),
  );
  const box = boundsOf([...lines, ...(blockedLine ? [blockedLine] : []), ...(open ?? [])]);
  const spare = Math.max(0, minWidth - (box.right - box.left)) / 2;
  const width = box.right - box.left + 2 * (spare + marginPx.sides);
  const tight = box.bottom - box.top + marginPx.top + marginPx.bottom;
  const height = Math.max(tight, width / maxWidth);
  const view = {
    x: box.left - spare - marginPx.sides,
    y: box.top - marginPx.top - (height - tight) * 0.6,
    width,
    height,
  };
  const laid = new Set(picture.laid?.map(([row, at]) => cardId(id, row, at)));
  const rows = [...new Set([...lines, ...(open ?? [])].map(({ row }) => row))].sort((a, b) => b - a);
  return (
    <div ref={ref} className="landscape-diagram" style={{ aspectRatio: `${view.width} / ${view.height}` }}>
      {size && size.width > 0 && <Sky {...size} seed={id} />}
      <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true">
        {blockedLine && <g className="blocked-card">{<Range lines={[blockedLine]} scale={scale} />}</g>}
        {open ? (
          // From the back to the front: an open place stands behind the line it would extend.
          rows.map((row) => (
            <g key={row}>
              {places?.cells
                .filter((cell) => cell[0] === row)
                .map((cell) => (
                  <OpenPlace key={cell[1]} cell={cell} colour={places.colour} />
                ))}
              <Range lines={lines.filter((line) => line.row === row)} scale={scale} />
            </g>
          ))
        ) : (
          <Range lines={lines} laid={laid} scale={scale} />
        )}
        {blocked && <Cross at={blocked.at} shoulder={card !== null} />}
      </svg>
    </div>
  );
}

/** Stands in for the card that an open place waits for: only its size matters. */
const anyCard = { colour: 'teal', symbol: 'house' } as const;

/** Rounded below, where a mountain runs out into the mist. */
function placeOutline(colour: Colour): string {
  const foot: Point[] = [
    [120, 112],
    [117, 120],
    [110, 124],
    [10, 124],
    [3, 120],
    [0, 112],
  ];
  return path([...summit(colour, 1), ...foot]);
}

function OpenPlace({ cell: [row, at], colour }: { cell: readonly [number, number]; colour: Colour }): ReactNode {
  return (
    <g className="open-place" transform={`translate(${at * column + 4} ${-row * pitch + 3}) scale(${112 / 120})`}>
      <path d={placeOutline(colour)} />
      <circle cx={60} cy={80} r={20} />
      <path className="open-plus" d="M60 70v20M50 80h20" />
    </g>
  );
}

function Cross({ at: [row, at], shoulder }: { at: readonly [number, number]; shoulder: boolean }): ReactNode {
  const x = at * column + (shoulder ? 106 : 60);
  const y = -row * pitch + (shoulder ? 34 : 64);
  return (
    <g className="blocked-cross" transform={`translate(${x} ${y})`} filter="url(#lift-1)">
      <circle r={30} />
      <path d="M-11-11 11 11M11-11-11 11" />
    </g>
  );
}
