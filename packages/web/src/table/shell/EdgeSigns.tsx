import type { ReactNode } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useWords } from '../../i18n/index.tsx';
import { formatSigned } from '../../i18n/signedNumber.ts';
import { tableWords } from '../tableWords.ts';
import type { Goal, OffscreenHint } from './offscreenHints.ts';
import './edges.css';

const shownGains = 2;

interface OffscreenHintsProps<G extends Goal> {
  signs: readonly OffscreenHint<G>[];
  /** Brings these into view. */
  onSeek: (goals: readonly G[]) => void;
}

/** Hints at the edges of a sheet: the targets beyond them, and what they would bring. */
export function OffscreenHints<G extends Goal>({ signs, onSeek }: OffscreenHintsProps<G>): ReactNode {
  const { morePlaces } = useWords(tableWords);
  return signs.map(({ side, x, y, goals, gains }) => (
    <button
      key={side}
      type="button"
      className="edge-sign"
      data-side={side}
      tabIndex={-1}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      onClick={() => onSeek(goals)}
    >
      <Icon name="down" />
      {gains.length === 0 ? (
        <b aria-hidden="true">{goals.length}</b>
      ) : (
        gains.slice(0, shownGains).map((gain, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal gains are interchangeable
          <b key={i} aria-hidden="true" data-gain={gain > 0 || undefined}>
            {formatSigned(gain)}
          </b>
        ))
      )}
      {gains.length > shownGains && <b aria-hidden="true">…</b>}
      <span className="hidden-text">
        {morePlaces[side](goals.length)}
        {gains.length > 0 && `: ${gains.map(formatSigned).join(', ')}`}
      </span>
    </button>
  ));
}
