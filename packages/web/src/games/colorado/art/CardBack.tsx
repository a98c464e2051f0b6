import { memo, type ReactNode } from 'react';
import { useWords } from '../../../i18n/index.tsx';
import { artWords } from './artWords.ts';
import { Drawing } from './Drawing.tsx';

/** A card, face down. */
export const CardBack = memo(function CardBack({ silent = false }: { silent?: boolean }): ReactNode {
  const words = useWords(artWords);
  return (
    <Drawing className="co-card" viewBox="0 0 240 336" label={silent ? undefined : words.cardBack}>
      <use href="#co-card-edge" className="co-card-shadow" />
      <use href="#co-card-edge" className="co-card-paper" />
      <g clipPath="url(#co-card-cut)">
        <use href="#co-back" />
      </g>
    </Drawing>
  );
});
