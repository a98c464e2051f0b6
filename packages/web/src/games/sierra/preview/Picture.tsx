import type { ReactNode } from 'react';
import type { PictureProps } from '../../../platform/gameModule.ts';
import { Landscape } from '../art/Landscape.tsx';
import { linesIn } from '../art/lines.ts';

/** The landscape of a match as its summary stores it. */
export const Picture = ({ summary, seed }: PictureProps): ReactNode => (
  <Landscape lines={linesIn(summary.picture)} seed={seed} small />
);
