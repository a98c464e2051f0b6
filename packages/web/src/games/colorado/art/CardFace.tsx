import { memo, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import { artWords, faceName } from './artWords.ts';
import type { ColoradoIconName } from './ColoradoIcon.tsx';
import { type Colour, DUO_OF, type Value } from './content.ts';
import { Drawing } from './Drawing.tsx';
import { FAMILIES, HALVES } from './families.ts';
import { widthOf } from './map/labels.ts';
import { Put } from './Put.tsx';
import { tornBox } from './paper.ts';

/** Full from 200 px wide, middle from 120, small below. */
export type CardSize = 'full' | 'middle' | 'small';

export interface CardFaceProps {
  colour: Colour;
  value: Value;
  size: CardSize;
  /** Where its button or its row already says what it is. */
  silent?: boolean;
}

const BAND = tornBox(-4, 188, 250, 42, { seed: 'band', amp: 2, step: 20 });
const THIN_BAND = tornBox(-4, 218, 250, 14, { seed: 'band', amp: 2, step: 20 });
const FOOT = tornBox(-4, 226, 250, 120, { seed: 'foot', amp: 2.2, step: 20 });
const LOW_FOOT = tornBox(-4, 230, 250, 120, { seed: 'foot', amp: 2.2, step: 20 });

/** A name too long for its band is written smaller, in units of the card. */
export const nameSize = (name: string): number => Math.min(25, 206 / widthOf(name, 1));

/** How large the thing on the card is, and how high it stands above the end of its scene. */
const FIGURES: Record<Value, { size: number; small: number; up: (size: number, bottom: number) => number }> = {
  3: { size: 158, small: 176, up: (size) => size / 2 - 3 },
  2: { size: 146, small: 158, up: (size) => size / 2 + 2 },
  1: { size: 124, small: 138, up: (_, bottom) => bottom * 0.48 - 8 },
};

/** A card, face up: price, family, the thing itself, and the two actions of its duo. */
export const CardFace = memo(function CardFace({ colour, value, size, silent = false }: CardFaceProps): ReactNode {
  const words = useWords(artWords);
  const { language } = useLanguage();
  const name = faceName(language, colour, value);
  const { base, on } = FAMILIES[colour];
  const duo = DUO_OF[colour];
  const small = size === 'small';
  const bottom = small ? 222 : 190;
  return (
    <Drawing className="co-card" viewBox="0 0 240 336" label={silent ? undefined : words.card(name, colour, value)}>
      <use href="#co-card-edge" className="co-card-shadow" />
      <use href="#co-card-edge" className="co-card-paper" />
      <g clipPath="url(#co-card-cut)">
        <use href={`#co-scene-${colour}`} y={bottom - 222} />
        <Figure colour={colour} value={value} small={small} bottom={bottom} />
        <path d={small ? THIN_BAND : BAND} fill={base} />
        <path d={small ? LOW_FOOT : FOOT} fill="#f7ecd6" />
        {!small && (
          <text className="co-card-name" x={120} y={217} fill={on} fontSize={nameSize(name)}>
            {name}
          </text>
        )}
        <Halves halves={HALVES[duo]} captions={size === 'full' ? words.halves[duo] : null} small={small} />
      </g>
      <Put name={`value-${value}`} x={small ? 46 : 40} y={small ? 48 : 42} size={small ? 84 : 60} />
      <Put name={`family-${colour}`} x={small ? 196 : 202} y={small ? 46 : 40} size={small ? 72 : 52} />
    </Drawing>
  );
});

function Figure({
  colour,
  value,
  small,
  bottom,
}: {
  colour: Colour;
  value: Value;
  small: boolean;
  bottom: number;
}): ReactNode {
  const figure = FIGURES[value];
  const size = small ? figure.small : figure.size;
  const place = { name: `${colour}-${value}` as const, x: 120, y: bottom - figure.up(size, bottom), size };
  return (
    <>
      <Put {...place} className="co-figure-edge" />
      <Put {...place} />
    </>
  );
}

function Halves({
  halves: [left, right],
  captions,
  small,
}: {
  halves: readonly [ColoradoIconName, ColoradoIconName];
  captions: readonly [string, string] | null;
  small: boolean;
}): ReactNode {
  if (!captions) {
    const size = small ? 82 : 76;
    return (
      <>
        <Put name={left} x={66} y={278} size={size} />
        <Put name={right} x={174} y={278} size={size} />
        <path className="co-or" d="M127 243l-14 69" />
      </>
    );
  }
  return (
    <>
      <Put name={left} x={66} y={266} size={62} />
      <Put name={right} x={174} y={266} size={62} />
      <path className="co-or" d="M126 238l-12 60" />
      {captions.map((caption, i) => (
        <text key={caption} className="co-caption" x={i === 0 ? 66 : 172} y={317} data-long={caption.length > 13}>
          {caption}
        </text>
      ))}
    </>
  );
}
