import { addNoBreakSpaces } from '@cordillera/engine';
import { type Box, type Card, isStar, type Mode, printedCard, STARTING_CARDS } from '@cordillera/sierra-west';
import { memo, type ReactNode } from 'react';
import { seatLook } from '../../../design/players/seats.ts';
import { useLanguage } from '../../../i18n/index.tsx';
import { Put } from './Art.tsx';
import { CardArt, CardFrame, Whole } from './CardFrame.tsx';
import { MODE_ICONS } from './modes.ts';
import { PathDiscArt } from './PathDisc.tsx';
import { type Land, panoramaId } from './panorama.ts';
import { Ribbon } from './Ribbon.tsx';
import { SummitSignArt } from './SummitSign.tsx';

const PLACES = { GF: [47, 252], TF: [47, 346], MID: [140, 299], GL: [233, 252], TL: [233, 346] } as const;
const SLOT_NAMES = Object.keys(PLACES) as (keyof typeof PLACES)[];

interface CardFaceArtProps {
  printed: Card;
  land: Land;
  name: string;
  /** A card of the mountain; the others wear a hat. */
  star: boolean;
  /** Whose starting card it is. */
  seat: number | null;
}

/** A hand card in its own units, for a larger drawing. */
const CardFaceArt = memo(function CardFaceArt({ printed, land, name, star, seat }: CardFaceArtProps): ReactNode {
  const { id, animal, summit, path } = printed;
  return (
    <CardArt dusk="face">
      <Whole id={panoramaId(land, id)} />
      <Whole id="west-paths" />
      <g className="west-on-card">
        {SLOT_NAMES.map((slot) => (
          <g key={slot} transform={`translate(${PLACES[slot].join(' ')})`}>
            <PathDiscArt icon={path[slot]} paid={slot === 'TL'} />
          </g>
        ))}
        <g className="west-sign">
          <SummitSignArt summit={summit} />
        </g>
        {animal && (
          <>
            <use href="#west-medal" x={47} y={124} />
            <Put name={animal} x={47} y={124} size={46} />
          </>
        )}
        {star ? (
          <Put name="star" x={253} y={25} size={38} />
        ) : (
          <>
            <circle cx={253} cy={25} r={18} fill="#fbf3e0" />
            <Put name="hat" x={253} y={24} size={30} />
          </>
        )}
        {seat !== null && <path d="M236 43h34v4h-34z" fill={`var(--${seatLook(seat).colour})`} />}
        {land !== 'common' && (
          <>
            <circle cx={262} cy={43} r={11} fill="#fbf3e0" />
            <Put name={MODE_ICONS[land].mark} x={262} y={43} size={17} />
          </>
        )}
      </g>
      <Ribbon name={name} />
    </CardArt>
  );
});

/** What a hand card of this number is drawn from. */
export function faceOf(box: Box, mode: Mode, card: number): Omit<CardFaceArtProps, 'name'> {
  const printed = printedCard(box, mode, card);
  const star = isStar(card);
  const ofMode = star || printed === box.content.modeCards[mode];
  return {
    printed,
    star,
    land: ofMode ? mode : 'common',
    seat: ofMode ? null : Math.floor(card / STARTING_CARDS),
  };
}

/** A hand card by its number: a starting card or a basic card of the mountain. */
export function CardFace({ box, mode, card }: { box: Box; mode: Mode; card: number }): ReactNode {
  const { language } = useLanguage();
  const face = faceOf(box, mode, card);
  return (
    <CardFrame>
      <CardFaceArt {...face} name={addNoBreakSpaces(language, face.printed.name[language])} />
    </CardFrame>
  );
}
