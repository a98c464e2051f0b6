import { isMandatory, type PathIcon } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { DrawingArt, Put } from './Art.tsx';
import { drawingOf } from './drawings.ts';

export interface PathDiscProps {
  icon: PathIcon;
  /** The space is paid for: the disc lies on a toll plate. */
  paid?: boolean;
  /** Used: pale, with a tick. Covered: struck through, under a tooth of the board. */
  state?: 'used' | 'covered' | undefined;
  /** Whether the plate shows its wild pip; false where the board shows the price. */
  pip?: boolean;
}

/** A space of a path round 0 0, in the units of a card: the disc is 64 wide, a toll plate 76. */
export function PathDiscArt({ icon, paid = false, state, pip = true }: PathDiscProps): ReactNode {
  const mandatory = isMandatory(icon);
  if (state === 'covered')
    return (
      <>
        <circle r={19} fill="#20160c" opacity={0.28} />
        <g opacity={0.62}>
          <DrawingArt drawing={drawingOf(icon)} x={0} y={0} size={28} />
        </g>
        <path d="M-16-16l32 32" stroke="#fbf3e0" strokeWidth={3} />
      </>
    );
  return (
    <>
      {paid && <use href="#west-toll" />}
      <use href={mandatory ? '#west-ring' : '#west-disc'} />
      <DrawingArt drawing={drawingOf(icon)} x={0} y={0} size={mandatory ? 50 : 52} />
      {paid && pip && (
        <>
          <circle cy={34} r={11} fill="#7a4727" />
          <Put name="any" x={0} y={34} size={19} />
        </>
      )}
      {state === 'used' && (
        <>
          <circle r={33} fill="#f4ead4" opacity={0.55} />
          <use href="#west-tick" x={22} y={-22} />
        </>
      )}
    </>
  );
}

/** The same as a picture of its own: 96 units wide round the disc's middle, so that the disc takes two thirds of it. */
export const PathDisc = (props: PathDiscProps): ReactNode => (
  <svg className="west-art" viewBox="-48 -48 96 96" aria-hidden="true">
    <PathDiscArt {...props} />
  </svg>
);

/** A drawing of any path icon alone, 48 by 48. */
export const PathIconArt = ({ icon }: { icon: PathIcon }): ReactNode => (
  <svg className="west-art" viewBox="0 0 48 48" aria-hidden="true">
    <DrawingArt drawing={drawingOf(icon)} x={24} y={24} size={48} />
  </svg>
);
