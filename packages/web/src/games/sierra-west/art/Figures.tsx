import type { Pioneer } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { seatLook } from '../../../design/players/seats.ts';
import { Put } from './Art.tsx';
import type { WestIconName } from './WestIcon.tsx';

/** The sign of each seat, in the order of the seats' colours. */
const SIGNS = ['seat-red', 'seat-blue', 'seat-green', 'seat-yellow'] as const;
const signOf = (seat: number): WestIconName => SIGNS[seat % SIGNS.length]!;

/** Pieces that wear the sign of their seat, and where: its middle and size. */
const PIECES = {
  wagon: [24, 14.5, 16],
  frontiersman: [24.5, 39.5, 13],
  'pioneer-green': [24, 34.5, 11],
  'pioneer-tan': [25.5, 35, 10],
  'homestead-marker': [24, 30, 20],
  'apple-marker': [24, 28, 21],
  canoe: [24, 34, 10],
} as const;
export type PieceName = keyof typeof PIECES;

/** A piece in the colour of its seat with the seat's sign, in 48 units; a cream edge lets it stand out on any ground. */
export function PieceArt({ name, seat }: { name: PieceName; seat: number }): ReactNode {
  const { colour } = seatLook(seat);
  const [x, y, size] = PIECES[name];
  // the wagon's sign stands on its cream cover
  const sign =
    name === 'wagon' ? (colour === 'sun-seat' ? 'var(--on-sun-seat)' : `var(--${colour})`) : `var(--on-${colour})`;
  return (
    <g color={`var(--${colour})`}>
      <use href={`#w-${name}`} className="west-piece-shadow" />
      <use href={`#w-${name}`} className="west-piece-edge" />
      <use href={`#w-${name}`} />
      <Put name={signOf(seat)} x={x} y={y} size={size} color={sign} />
    </g>
  );
}

const Piece = (props: { name: PieceName; seat: number }): ReactNode => (
  <svg className="west-art west-piece" viewBox="0 0 48 48" aria-hidden="true">
    <PieceArt {...props} />
  </svg>
);

interface Owned {
  /** Index of the player: its colour and sign. */
  seat: number;
}

export const Wagon = ({ seat }: Owned): ReactNode => <Piece name="wagon" seat={seat} />;
export const Frontiersman = ({ seat }: Owned): ReactNode => <Piece name="frontiersman" seat={seat} />;
export const PioneerFigure = ({ seat, pioneer }: Owned & { pioneer: Pioneer }): ReactNode => (
  <Piece name={`pioneer-${pioneer}`} seat={seat} />
);
export const HomesteadMarker = ({ seat }: Owned): ReactNode => <Piece name="homestead-marker" seat={seat} />;
export const AppleMarker = ({ seat }: Owned): ReactNode => <Piece name="apple-marker" seat={seat} />;
export const Canoe = ({ seat }: Owned): ReactNode => <Piece name="canoe" seat={seat} />;

/** The sign of a seat in its colour. */
export const SeatSign = ({ seat }: Owned): ReactNode => (
  <svg className="west-art" viewBox="0 0 48 48" aria-hidden="true">
    <use href={`#w-${signOf(seat)}`} className="west-icon-edge" />
    <use href={`#w-${signOf(seat)}`} color={`var(--${seatLook(seat).colour})`} />
  </svg>
);
