import type { ReactNode } from 'react';
import { Failure } from '../../design/frame/Failure.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { isLocalizedError } from '../../platform/errors.ts';
import { addressOf } from '../../platform/routes.ts';
import { fetchNewVersion } from '../../platform/serviceWorker.ts';
import { NetworkError } from '../api.ts';
import { onlineWords } from '../onlineWords.ts';
import { ServerRefusalError } from '../refusal.ts';
import { StateScreen } from './StateScreen.tsx';
import '../online.css';

/** Why no table can be shown here, and what to do. */
export function Problem({ problem, onRetry }: { problem: unknown; onRetry?: (() => void) | undefined }): ReactNode {
  const words = useWords(onlineWords);
  const { language } = useLanguage();
  const home = (
    <a className="button" href={addressOf({ screen: 'home' })}>
      {words.states.mine}
    </a>
  );
  if (problem instanceof ServerRefusalError && problem.code === 'link-closed')
    return (
      <StateScreen icon="link" title={words.states.closed} text={words.states.closedText}>
        {home}
        <a className="button" href={addressOf({ screen: 'new', game: null, mode: null, stage: null })}>
          {words.states.here}
        </a>
      </StateScreen>
    );
  if (problem instanceof ServerRefusalError && problem.code === 'old-page')
    return (
      <StateScreen icon="again" tone="ochre" title={words.states.outdatedPage} text={words.states.outdatedPageText}>
        <button type="button" className="button primary" onClick={() => void fetchNewVersion()}>
          <Icon name="again" />
          {words.states.reload}
        </button>
      </StateScreen>
    );
  if (problem instanceof NetworkError)
    return (
      <StateScreen icon="again" tone="ochre" title={words.noConnection.title} text={words.noConnection.text}>
        {onRetry && (
          <button type="button" className="button" onClick={onRetry}>
            <Icon name="again" />
            {words.noConnection.again}
          </button>
        )}
        {home}
      </StateScreen>
    );
  if (!isLocalizedError(problem)) return <Failure error={problem} onRetry={onRetry ?? (() => location.reload())} />;
  return (
    <StateScreen icon="warning" tone="rust" title={words.closed.title} text={problem.describe(language)}>
      {home}
    </StateScreen>
  );
}
