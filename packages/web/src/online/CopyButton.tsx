import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../design/paper/Icon.tsx';
import { useWords } from '../i18n/index.tsx';
import { onlineWords } from './onlineWords.ts';

interface CopyButtonProps {
  text: string;
  label: string;
  /** The primary button. */
  main?: boolean;
  /** The one button that the page waits for. */
  accent?: boolean | undefined;
  /** Only the icon is visible. */
  small?: boolean;
  /** The label after copying. */
  done?: string;
}

/** Copies a link, and confirms it for a moment. */
export function CopyButton({ text, label, main = false, accent, small = false, done }: CopyButtonProps): ReactNode {
  const words = useWords(onlineWords).invite;
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), 4000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (): void => {
    // a browser may refuse, and has no clipboard on an unencrypted page
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  const shownLabel = outcome === 'copied' ? (done ?? words.copied) : outcome === 'refused' ? words.notCopied : label;
  return (
    <button
      type="button"
      className={small ? 'button icon-only' : accent ? 'button primary' : main ? 'button copy-main' : 'button'}
      data-copied={outcome === 'copied' || undefined}
      onClick={copy}
    >
      <Icon name={outcome === 'copied' ? 'tick' : 'copy'} />
      <span className={small ? 'hidden-text' : undefined} aria-live="polite">
        {shownLabel}
      </span>
    </button>
  );
}
