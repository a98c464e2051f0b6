import { memo, type ReactNode } from 'react';
import { useWords } from '../../../i18n/index.tsx';
import './area.css';
import { artWords } from './artWords.ts';
import { ColoradoIcon } from './ColoradoIcon.tsx';
import { COLOURS, heldOf } from './content.ts';

/** A play area in one line, as beside another player's name: which values of each family lie there. */
export const AreaMini = memo(function AreaMini({ area }: { area: number }): ReactNode {
  const words = useWords(artWords);
  return (
    <ul className="co-area-mini">
      {COLOURS.map((colour, i) => {
        const held = heldOf(area, colour);
        return (
          <li key={colour} data-family={i} data-empty={held.length === 0 || undefined}>
            <ColoradoIcon name={`family-${colour}`} size={1.4} label={words.colours[colour]} />
            <b>{held.length === 0 ? '–' : held.length === 3 ? '1–3' : held.join(', ')}</b>
          </li>
        );
      })}
    </ul>
  );
});
