import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/index.tsx';

/**
 * The first stop of the keyboard: jumps over the header. A button, because the part of the address after # selects the
 * screen.
 */
export function SkipLink({ to }: { to: string }): ReactNode {
  const { words } = useLanguage();
  return (
    <button type="button" className="skip" onClick={() => document.getElementById(to)?.focus()}>
      {words.skip}
    </button>
  );
}
