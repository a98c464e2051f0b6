import type { ReactNode } from 'react';
import './chain.css';
import { ColoradoIcon } from './ColoradoIcon.tsx';
import type { Duo } from './content.ts';
import { HALVES } from './families.ts';

/** One of a duo's two actions on a cream disc, as on its button. */
export const DuoHalf = ({ duo, side, size = 2.4 }: { duo: Duo; side: 'left' | 'right'; size?: number }): ReactNode => (
  <span className="co-bead-icon co-half">
    <ColoradoIcon name={HALVES[duo][side === 'left' ? 0 : 1]} size={size} />
  </span>
);
