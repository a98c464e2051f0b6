import { type ReactNode, useState } from 'react';
import { Notice } from '../design/frame/Notice.tsx';
import { useLanguage, useWords } from '../i18n/index.tsx';
import { appWords } from '../platform/appWords.ts';
import { wasLed } from '../platform/loading.ts';
import { showNewVersion, useNewVersion } from '../platform/serviceWorker.ts';

const led = wasLed();

/** Announces that a newer page was fetched. The player decides when to load it, so a game is never interrupted. */
export function VersionBanner(): ReactNode {
  const words = useWords(appWords).version;
  const { failure } = useLanguage().words;
  const isThere = useNewVersion();
  const [closed, setClosed] = useState(false);
  if (led && !isThere && !closed)
    return (
      <Notice role="status" icon="again" onClose={() => setClosed(true)}>
        {failure.renewed}
      </Notice>
    );
  if (!isThere || closed) return null;
  return (
    <Notice
      role="status"
      icon="again"
      onClose={() => setClosed(true)}
      actions={
        <button type="button" className="button" onClick={showNewVersion}>
          {words.reload}
        </button>
      }
    >
      {words.ready}
    </Notice>
  );
}
