import type { ReactNode } from 'react';
import type { WestIconName } from './WestIcon.tsx';

/** A face of the die, from 1 to 6. */
export const Die = ({ face }: { face: number }): ReactNode => (
  <svg className="west-art west-die" viewBox="0 0 48 48" aria-hidden="true">
    <use href={`#w-${`die-${face}` as WestIconName}`} />
  </svg>
);
