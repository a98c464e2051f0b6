import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { tableWords } from '../tableWords.ts';
import './fingerprint.css';

/**
 * The hash of the seed, shown from the start: the seed revealed at the end must match it. Abbreviated; the full hash
 * can be opened.
 */
export function Fingerprint({ seedHash }: { seedHash: string }): ReactNode {
  const words = useWords(tableWords).fingerprint;
  return (
    <details className="fingerprint">
      <summary>
        {words.name} <code>{seedHash.slice(0, 8)}…</code>
      </summary>
      <p>{words.what}</p>
      <code>{seedHash}</code>
    </details>
  );
}
