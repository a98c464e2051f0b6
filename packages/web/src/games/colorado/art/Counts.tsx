import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/index.tsx';
import './area.css';
import { artWords } from './artWords.ts';
import { ColoradoIcon } from './ColoradoIcon.tsx';

/** Nuggets, with their word where there is room for it. */
export function Nuggets({ n, word = false }: { n: number; word?: boolean }): ReactNode {
  const words = useWords(artWords);
  return (
    <span className="co-count" data-count="nuggets" data-tall={word || undefined}>
      <ColoradoIcon name="nugget" size={word ? 3.1 : 1.5} />
      <b>{n}</b>
      <span className={word ? undefined : 'hidden-text'}>{words.nuggets(n)}</span>
    </span>
  );
}

/** How many medals of those that end the game. */
export function MedalCount({ n, of = 7 }: { n: number; of?: number }): ReactNode {
  const words = useWords(artWords);
  return (
    <span className="co-count" data-near={n >= of - 2 || undefined}>
      <ColoradoIcon name="medal" label={words.medals} />
      <b>{words.medalsOf(n, of)}</b>
    </span>
  );
}

/** Medals as stars in a row; the slot that ends the game is framed. */
export function MedalRow({ n, of = 7 }: { n: number; of?: number }): ReactNode {
  const words = useWords(artWords);
  return (
    <span className="co-medal-row" role="img" aria-label={`${words.medals}: ${words.medalsOf(n, of)}`}>
      {Array.from({ length: Math.max(n, of) }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
          key={i}
          data-last={i + 1 === of || undefined}
        >
          <ColoradoIcon name={i < n ? 'medal' : 'medal-slot'} size={1.1} />
        </span>
      ))}
    </span>
  );
}
