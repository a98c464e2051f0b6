import { Fragment, type ReactNode } from 'react';
import { starOutline, tornOutline } from '../../../design/paper/outlines.ts';
import type { Num } from './cards.ts';
import { type Pictogram, pictogramOf, type Tile } from './pictogram.ts';

/** The picture of a scoring rule, about 170 by 110 round 0, 0; for use inside a card's SVG. */
export function PictogramDrawing({ scores }: { scores: Num }): ReactNode {
  const picture = pictogramOf(scores);
  if (picture.steps) return <Steps picture={picture} steps={picture.steps} />;
  const left = Math.min(
    ...picture.tiles.map((tile) => tile.x - tile.size / 2),
    picture.frame?.x ?? 0,
    picture.bracket?.x ?? 0,
    picture.ends?.[0] ?? 0,
  );
  const right = Math.max(...picture.tiles.map((tile) => tile.x + tile.size / 2), picture.ends?.[1] ?? left);
  const arrow = right + 17;
  const starAt = picture.tiles.length > 0 ? arrow + 33 : 0;
  const scale = Math.min(1, 166 / (starAt + 25 - left));
  return (
    <g
      className="pictogram"
      transform={`scale(${scale.toFixed(3)}) translate(${(-(left + starAt + 25) / 2).toFixed(1)} 0)`}
    >
      {picture.frame && <rect {...picture.frame} rx={12} className="pictogram-frame" />}
      {picture.tiles.map((tile) => (
        <TileDrawing key={`${tile.x} ${tile.y}`} tile={tile} />
      ))}
      {picture.contacts.map(({ x, y, upright }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})${upright ? ' rotate(90)' : ''}`}>
          <path d="M-7-4.5Q0-7.5 7-4.5v9Q0 7.5-7 4.5z" fill="#b0432a" stroke="#fbf3e0" strokeWidth={1.6} />
          <path d="M-3.5 0h7" stroke="#fbf3e0" strokeWidth={2} strokeLinecap="round" />
        </g>
      ))}
      {picture.bracket &&
        (picture.bracket.upright ? (
          <path
            className="pictogram-rule"
            d={`M${picture.bracket.x + 5} ${picture.bracket.y}h-5v${picture.bracket.length}h5`}
          />
        ) : (
          <path
            className="pictogram-rule"
            d={`M${picture.bracket.x} ${picture.bracket.y + 5}v-5h${picture.bracket.length}v5`}
          />
        ))}
      {picture.ends?.map((x) => (
        <path key={x} className="pictogram-rule" d={`M${x} -24v48`} style={{ strokeWidth: 3.4 }} />
      ))}
      {picture.arc && (
        <path
          className="pictogram-arc"
          d={`M${picture.arc[0]} 28Q${(picture.arc[0] + picture.arc[1]) / 2} 46 ${picture.arc[1]} 28`}
        />
      )}
      {picture.signs.map(({ x, y, sign }) => (
        <text key={`${x} ${y}`} x={x} y={y + 7} className="pictogram-sign">
          {sign}
        </text>
      ))}
      {picture.note && (
        <text x={picture.note.x} y={picture.note.y + 5} className="pictogram-note">
          {picture.note.text}
        </text>
      )}
      {picture.tiles.length > 0 && <path className="pictogram-arrow" d={`M${arrow - 9} 0h13m-4-5l5 5-5 5`} />}
      <g transform={`translate(${starAt} 0)`}>
        <path d={starOutline(0, 0, 25)} className="points-star" />
        <text y={8} className="points-text" fontSize={24}>
          {picture.points}
        </text>
      </g>
    </g>
  );
}

function TileDrawing({ tile }: { tile: Tile }): ReactNode {
  const { x, y, size, kind, colour } = tile;
  const outline = tornOutline(size, size, {
    seed: `${x} ${y}`,
    amp: size * 0.03,
    drift: size * 0.015,
    step: size * 0.34,
    radius: size * 0.1,
  });
  const marks = tile.symbols.slice(0, 2);
  const scale = marks.length > 1 ? 0.56 : 0.82;
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2})`}
      opacity={kind === 'ghost' && tile.symbols.length === 0 ? 0.85 : 1}
    >
      {kind === 'hole' ? (
        <path d={outline} className="tile-hole" />
      ) : (
        <path
          d={outline}
          className="tile"
          style={colour ? { fill: `var(--${colour}-base)` } : undefined}
          strokeWidth={size * 0.05}
        />
      )}
      {colour && <path d={outline} fill={`url(#tile-${colour})`} />}
      {marks.map((symbol, i) => (
        <use
          key={symbol}
          href={`#y-${symbol}`}
          x={size * (marks.length > 1 ? 0.02 + i * 0.4 : 0.09)}
          y={size * (marks.length > 1 ? 0.02 + i * 0.4 : 0.09)}
          width={size * scale}
          height={size * scale}
        />
      ))}
      {kind === 'not' && (
        <path
          className="tile-not"
          d={`M${size * 0.12} ${size * 0.12}L${size * 0.88} ${size * 0.88}M${size * 0.88} ${size * 0.12}L${size * 0.12} ${size * 0.88}`}
        />
      )}
    </g>
  );
}

function Steps({ picture, steps }: { picture: Pictogram; steps: NonNullable<Pictogram['steps']> }): ReactNode {
  const width = Math.min(37, 186 / steps.length);
  const symbol = picture.tiles[0]?.symbols[0];
  return (
    <g className="pictogram" transform={`translate(${-((steps.length - 1) * width) / 2} 0)`}>
      {steps.map(({ count, points }, i) => {
        const x = i * width;
        const top = 20 - (i * 36) / Math.max(1, steps.length - 1);
        return (
          <Fragment key={count}>
            <path
              d={`M${x - width * 0.42} 40V${top}h${width * 0.84}V40z`}
              className="tile"
              style={{
                fill: `color-mix(in srgb, #efb93a ${Math.round((100 * i) / Math.max(1, steps.length - 1))}%, #e3d2ac)`,
              }}
              strokeWidth={1.5}
            />
            <text x={x} y={37} className="points-text" fontSize={15}>
              {points}
            </text>
            {symbol && <use href={`#y-${symbol}`} x={x - 12} y={top - 25} width={24} height={24} />}
            <text x={symbol ? x + 12 : x} y={symbol ? top - 20 : top - 6} className="pictogram-note" fontSize={12.5}>
              {count}
            </text>
          </Fragment>
        );
      })}
    </g>
  );
}
