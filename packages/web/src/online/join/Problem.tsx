import type { ReactNode } from 'react';
import { Failure } from '../../design/frame/Failure.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { useSpeech, useWords } from '../../i18n/index.tsx';
import { hasWords } from '../../platform/errors.ts';
import { addressOf } from '../../platform/routes.ts';
import { fetchNewVersion } from '../../platform/serviceWorker.ts';
import { NoConnection } from '../api.ts';
import { onlineWords } from '../onlineWords.ts';
import { OnlineRefusal } from '../refusal.ts';
import { StateScreen } from './StateScreen.tsx';
import '../online.css';

/** Why there is no table to be seen here, and what to do. */
export function Problem({ problem, onAgain }: { problem: unknown; onAgain?: (() => void) | undefined }): ReactNode {
  const words = useWords(onlineWords);
  const { language } = useSpeech();
  const home = (
    <a className="button" href={addressOf({ screen: 'home' })}>
      {words.states.mine}
    </a>
  );
  if (problem instanceof OnlineRefusal && problem.code === 'link-closed')
    return (
      <StateScreen icon="link" title={words.states.closed} text={words.states.closedText}>
        {home}
        <a className="button" href={addressOf({ screen: 'new', game: null, mode: null, stage: null })}>
          {words.states.here}
        </a>
      </StateScreen>
    );
  if (problem instanceof OnlineRefusal && problem.code === 'old-page')
    return (
      <StateScreen icon="again" tone="ochre" title={words.states.old} text={words.states.oldText}>
        <button type="button" className="button primary" onClick={() => void fetchNewVersion()}>
          <Icon name="again" />
          {words.states.reload}
        </button>
      </StateScreen>
    );
  if (problem instanceof NoConnection)
    return (
      <StateScreen icon="again" tone="ochre" title={words.noConnection.title} text={words.noConnection.text}>
        {onAgain && (
          <button type="button" className="button" onClick={onAgain}>
            <Icon name="again" />
            {words.noConnection.again}
          </button>
        )}
        {home}
      </StateScreen>
    );
  if (!hasWords(problem)) return <Failure error={problem} onAgain={onAgain ?? (() => location.reload())} />;
  return (
    <StateScreen icon="warning" tone="rust" title={words.closed.title} text={problem.describe(language)}>
      {home}
    </StateScreen>
  );
}
