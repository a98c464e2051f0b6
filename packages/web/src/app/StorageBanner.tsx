import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Notice } from '../design/frame/Notice.tsx';
import { useWords } from '../i18n/index.tsx';
import { appWords } from '../platform/appWords.ts';
import { exportMatch } from '../store/exportMatch.ts';
import { onMatchesChanged, pendingMatches, useStorageProblem, writePending } from '../store/matches.ts';

/** Says that games cannot be saved and what to do, until it is closed or the problem changes. */
export function StorageBanner(): ReactNode {
  const problem = useStorageProblem();
  const [closed, setClosed] = useState<string | null>(null);
  // Closed for this problem only: if it ends and returns, the banner returns too.
  if (closed !== null && closed !== problem?.kind) setClosed(null);
  if (!problem || problem.kind === closed) return null;
  return <Problem kind={problem.kind} onClose={() => setClosed(problem.kind)} />;
}

function Problem({ kind, onClose }: { kind: 'refused' | 'full' | 'failed'; onClose: () => void }): ReactNode {
  const words = useWords(appWords).storage;
  const held = useSyncExternalStore(onMatchesChanged, () => pendingMatches().length);
  const download = (): void => pendingMatches().forEach(exportMatch);
  return (
    <Notice
      role="alert"
      icon="warning"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={() => void writePending()}>
            {words.again}
          </button>
          {held > 0 && (
            <button type="button" className="button" onClick={download}>
              {words.download(held)}
            </button>
          )}
        </>
      }
    >
      <b>{words[kind].what}</b> {words[kind].help}
    </Notice>
  );
}
