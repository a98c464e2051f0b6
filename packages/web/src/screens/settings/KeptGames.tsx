import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { addressOf } from '../../platform/routes.ts';
import { useStorageProblem } from '../../store/matches.ts';
import { useMatches } from '../../store/useMatches.ts';
import { settingsWords } from './settingsWords.ts';

/** Whether the browser has granted persistent storage; null where it cannot tell. */
function usePromise() {
  const [state, setState] = useState<'promised' | 'open' | 'refused' | null>(null);
  useEffect(() => {
    // `navigator.storage` exists only in secure contexts.
    const asking = navigator.storage?.persisted?.();
    asking?.then((promised) => setState(promised ? 'promised' : 'open')).catch(() => setState(null));
  }, []);
  const ask = async (): Promise<void> => {
    const promised = await navigator.storage.persist().catch(() => false);
    setState(promised ? 'promised' : 'refused');
  };
  return { state, ask };
}

export function SavedGames(): ReactNode {
  const words = useWords(settingsWords).storage;
  const matches = useMatches();
  const problem = useStorageProblem();
  const { state, ask } = usePromise();
  return (
    <>
      <p>
        {problem?.kind === 'refused'
          ? words.refusedStorage
          : matches === null
            ? words.counting
            : words.count(matches.length)}
      </p>
      {state !== null && problem?.kind !== 'refused' && (
        <p role="status">
          {state === 'promised' ? words.promised : state === 'open' ? words.notPromised : words.refused}
        </p>
      )}
      <p className="setting-note">{words.backup}</p>
      <div className="setting-buttons">
        <a className="button" href={addressOf({ screen: 'games' })}>
          {words.list}
        </a>
        {(state === 'open' || state === 'refused') && problem?.kind !== 'refused' && (
          <button type="button" className="button" onClick={() => void ask()}>
            {words.ask}
          </button>
        )}
      </div>
    </>
  );
}
