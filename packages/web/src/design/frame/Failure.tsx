import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/index.tsx';
import { errorMessage, isLocalizedError, isNotLoaded } from '../../platform/errors.ts';
import { tryAgain, useOutdated } from '../../platform/loading.ts';
import { type Route, routeOf } from '../../platform/routes.ts';
import { fetchNewVersion } from '../../platform/serviceWorker.ts';
import { exportMatch } from '../../store/exportMatch.ts';
import { pendingMatches, readMatch } from '../../store/matches.ts';
import type { MatchRecord } from '../../store/records.ts';
import { Icon } from '../paper/Icon.tsx';
import { Emblem, Wordmark } from '../paper/Logo.tsx';
import { Torn } from '../paper/Torn.tsx';
import { ErrorDetails } from './ErrorDetails.tsx';
import './failure.css';
import './screen.css';

interface FailureProps {
  error: unknown;
  /** Repeats what failed. */
  onRetry: () => void;
}

/**
 * Replaces a screen that cannot be shown: what is wrong, whether the game is safe, and what to do. It has few
 * dependencies and fetches nothing, because fetching may be what failed.
 */
export function Failure({ error, onRetry }: FailureProps): ReactNode {
  const { language, words } = useLanguage();
  const { failure } = words;
  const route = routeOf(location.hash);
  const match = useMatchOf(route);
  const outdated = useOutdated();
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  const isMissing = isNotLoaded(error);
  const isHeld = pendingMatches().some(({ id }) => id === match?.id);
  const assurance = isHeld ? failure.held : route.screen === 'at' ? failure.online : match ? failure.kept : null;
  const text = outdated
    ? failure.outdated
    : isMissing || isLocalizedError(error)
      ? errorMessage(error, language)
      : failure.text;
  const retry = outdated ? fetchNewVersion : () => tryAgain(error, onRetry);
  return (
    <div className="screen failure">
      <div className="screen-hills" aria-hidden="true" />
      <header className="screen-bar">
        <a className="screen-home" href="#/">
          <Emblem />
          <Wordmark />
          <span className="hidden-text">{words.backHome}</span>
        </a>
      </header>
      <main className="screen-main">
        <Torn as="section" className="failure-sheet" seed="failure" role="alert">
          <Icon name="warning" />
          <h1 ref={title} tabIndex={-1}>
            {isMissing || outdated ? failure.missing : failure.title}
          </h1>
          <p>
            {text} {assurance}
          </p>
          <div className="failure-ways">
            <button type="button" className="button primary" onClick={() => void retry()}>
              {outdated ? failure.renew : words.reload}
            </button>
            {match && (
              <button type="button" className="button" onClick={() => exportMatch(match)}>
                {failure.save}
              </button>
            )}
            <a className="button" href="#/">
              {words.backHome}
            </a>
          </div>
          <ErrorDetails error={error} />
        </Torn>
      </main>
    </div>
  );
}

/** The match that the address names, if it is stored on this device. */
function useMatchOf(route: Route): MatchRecord | null {
  const [match, setMatch] = useState<MatchRecord | null>(null);
  const id = 'match' in route ? route.match : null;
  useEffect(() => {
    // the screen that failed saves its last changes first
    if (id !== null) readMatch(id).then(setMatch, () => undefined);
  }, [id]);
  return match;
}
