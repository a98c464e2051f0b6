import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../i18n/index.tsx';
import { reportOf } from '../../platform/errors.ts';

/** The report of an error for developers, folded in. */
export function ErrorDetails({ error }: { error: unknown }): ReactNode {
  const { words } = useLanguage();
  const [isCopied, setCopied] = useState(false);
  const report = reportOf(error);
  const copy = async (): Promise<void> => {
    // without a clipboard, or access to it, the text can be selected
    await navigator.clipboard?.writeText(report).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <details className="failure-details">
      <summary>{words.failure.details}</summary>
      <pre>{report}</pre>
      <button type="button" className="button" onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? words.failure.copied : words.failure.copy}</span>
      </button>
    </details>
  );
}
