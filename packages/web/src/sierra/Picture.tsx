import type { ReactNode } from 'react';
import type { PictureProps } from '../app/game.ts';
import { Landscape } from './Landscape.tsx';
import { linesIn } from './lines.ts';

/** The landscape of a match as its summary keeps it. */
export const Picture = ({ summary, seed }: PictureProps): ReactNode => (
  <Landscape lines={linesIn(summary.picture)} seed={seed} small />
);
