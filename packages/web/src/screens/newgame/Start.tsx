import type { ReactNode } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useWords } from '../../i18n/index.tsx';
import { onlineWords } from '../../online/onlineWords.ts';
import { newGameWords } from '../../table/setup/newGameWords.ts';
import { useByLink } from './byLink.ts';

interface StartProps {
  busy: boolean;
  /** Why it could not start: text, or a component. */
  failure: ReactNode;
  /** The other way to begin: with a link, or on this device. Absent where there is one way only. */
  onOther?: (() => void) | undefined;
}

/** The button that starts the game or creates its table, the other way, and above them why it could not start. */
export function Start({ busy, failure, onOther }: StartProps): ReactNode {
  const words = useWords(newGameWords);
  const { create } = useWords(onlineWords);
  const byLink = useByLink();
  return (
    <div className="setup-start">
      {typeof failure === 'string' ? (
        <p className="setup-failure" role="alert">
          {failure}
        </p>
      ) : (
        failure
      )}
      <button type="submit" className="button primary" aria-disabled={busy} aria-busy={busy}>
        {byLink && <Icon name="link" />}
        {byLink ? create.create : busy ? words.starting : words.start}
      </button>
      {onOther && (
        <button type="button" className="button setup-invite" aria-disabled={busy} onClick={onOther}>
          {byLink ? create.here : create.button}
        </button>
      )}
    </div>
  );
}
