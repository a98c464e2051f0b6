import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../i18n/index.tsx';
import './chain.css';
import { artWords } from './artWords.ts';
import { ColoradoIcon, type ColoradoIconName } from './ColoradoIcon.tsx';
import { MedalStar } from './MedalStar.tsx';

/** One bead of a chain: what was done, or what is to be done now. */
export interface ChainStep {
  key: string;
  icon: ColoradoIconName;
  words: string;
  /** Points of a medal that it won. */
  medal?: number;
  /** Where the chain begins: undo ends there. */
  given?: boolean;
  /** Neither this bead nor any before it can be undone. */
  barrier?: boolean;
  /** What is asked now. */
  now?: boolean;
}

/** A chain of effects, in a row that scrolls sideways to the newest one. */
export function Chain({ steps }: { steps: readonly ChainStep[] }): ReactNode {
  const words = useWords(artWords);
  const row = useRef<HTMLOListElement>(null);
  /** Earlier beads are scrolled out at the left. */
  const [isScrolled, setScrolled] = useState(false);
  const last = steps.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the chain grows or is taken back
  useEffect(() => {
    row.current?.scrollTo({ left: row.current.scrollWidth });
  }, [last, steps.length]);
  return (
    <ol
      ref={row}
      className="co-chain"
      aria-label={words.chain}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must be able to do that
      tabIndex={0}
      data-scrolled={isScrolled || undefined}
      onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollLeft > 8)}
    >
      {steps.map(({ key, icon, words: said, medal, given, barrier, now }) => (
        <li
          key={key}
          className="co-bead"
          data-given={given || undefined}
          data-now={now || undefined}
          aria-current={now ? 'step' : undefined}
        >
          <span className="co-bead-icon">
            <ColoradoIcon name={icon} size={1.6} />
          </span>
          <span>{said}</span>
          {medal !== undefined && (
            <svg className="co-bead-medal" viewBox="0 0 48 48" role="img" aria-label={words.medal(medal)}>
              <MedalStar points={medal} />
            </svg>
          )}
          {barrier && <ColoradoIcon name="barrier" size={1.6} label={words.noUndo} />}
        </li>
      ))}
    </ol>
  );
}

/** Another player's chain: beads without words; `more` while it still grows. */
export const ChainMini = ({
  steps,
  more = false,
}: {
  steps: readonly Pick<ChainStep, 'key' | 'icon' | 'words'>[];
  more?: boolean;
}): ReactNode => (
  <ol className="co-chain co-chain-mini">
    {steps.map(({ key, icon, words }) => (
      <li key={key} className="co-bead-icon">
        <ColoradoIcon name={icon} size={1.15} label={words} />
      </li>
    ))}
    {more && (
      <li>
        <ColoradoIcon name="acting" size={1.25} />
      </li>
    )}
  </ol>
);
