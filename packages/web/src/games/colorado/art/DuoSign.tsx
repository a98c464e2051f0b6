import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/index.tsx';
import './chain.css';
import { artWords } from './artWords.ts';
import { ColoradoIcon } from './ColoradoIcon.tsx';
import type { Duo } from './content.ts';
import { HALVES } from './families.ts';

/** A duo: its picture and its name. */
export function DuoSign({ duo, size = 2 }: { duo: Duo; size?: number }): ReactNode {
  const words = useWords(artWords);
  return (
    <span className="co-duo">
      <span className="co-bead-icon">
        <ColoradoIcon name={duo} size={size} />
      </span>
      <b>{words.icons[duo]}</b>
    </span>
  );
}

/** One of a duo's two actions on a cream disc, as on its button. */
export const DuoHalf = ({ duo, side, size = 2.4 }: { duo: Duo; side: 'left' | 'right'; size?: number }): ReactNode => (
  <span className="co-bead-icon co-half">
    <ColoradoIcon name={HALVES[duo][side === 'left' ? 0 : 1]} size={size} />
  </span>
);
