import type { Animal } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Put } from './Art.tsx';

/** An animal tile: face up with its animal, face down with what it costs at the end. */
export const AnimalToken = ({
  animal,
  down,
}: {
  animal: Animal | 'mode-animal';
  /** What to write on its back, if it lies face down. */
  down?: string | undefined;
}): ReactNode => (
  <svg className="west-art" viewBox="-34 -34 68 68" aria-hidden="true">
    {down === undefined ? (
      <>
        <use href="#west-medal" />
        <Put name={animal} x={0} y={0} size={48} />
      </>
    ) : (
      <>
        <circle r={31} fill="#6a4f38" />
        <text className="west-count" y={13} fontSize={38} fill="#fbf3e0">
          {down}
        </text>
      </>
    )}
  </svg>
);
