import { CordilleraError, type LoadProgress, type Match } from '@cordillera/engine';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '../../design/controls/Wait.tsx';
import { Failure } from '../../design/frame/Failure.tsx';
import { Screen } from '../../design/frame/Screen.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import type { EndProps } from '../../platform/gameModule.ts';
import { gameManifestOf } from '../../platform/gameRegistry.ts';
import type { ScreenProps } from '../../platform/routes.ts';
import { addressOf } from '../../platform/routes.ts';
import type { GameId, MatchRecord } from '../../store/records.ts';
import { openMatch } from '../../table/match/openMatch.ts';
import type { ProgressOptions } from '../../table/match/runInSlices.ts';
import { endWords } from './endWords.ts';
import './message.css';

type Found =
  | { kind: 'missing' }
  | { kind: 'damaged'; error: CordilleraError }
  | { kind: 'failed'; error: unknown }
  | { kind: 'running' }
  | { kind: 'over'; record: MatchRecord; match: Match; End: ComponentType<EndProps> };

async function find(id: string, opening: ProgressOptions): Promise<Found> {
  try {
    const opened = await openMatch(id, opening);
    if (!opened) return { kind: 'missing' };
    const { record, match } = opened;
    if (match.result() === null) return { kind: 'running' };
    const { End } = gameManifestOf(match.game.id as GameId).module;
    if (!End) throw new Error(`Nobody has drawn the end of the game "${match.game.id}" yet.`);
    return { kind: 'over', record, match, End: await End() };
  } catch (error) {
    return error instanceof CordilleraError ? { kind: 'damaged', error } : { kind: 'failed', error };
  }
}

/** The end of a stored match: who won and why, the score history, and what to do next. */
export function EndScreen({ route }: ScreenProps<'end'>): ReactNode {
  const { language, words: general } = useLanguage();
  const words = useWords(endWords);
  const [found, setFound] = useState<Found | null>(null);
  const [tries, setTries] = useState(0);
  const [progress, setProgress] = useState<LoadProgress | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tried again on request
  useEffect(() => {
    let left = false;
    setFound(null);
    const leaving = new AbortController();
    find(route.match, { onProgress: setProgress, signal: leaving.signal }).then((result) => {
      if (!left) setFound(result);
    });
    return () => {
      left = true;
      leaving.abort();
    };
  }, [route.match, tries]);

  switch (found?.kind) {
    case undefined:
      return <Spinner text={general.loading} progress={progress} />;
    case 'over':
      return <found.End record={found.record} match={found.match} />;
    case 'running':
      return (
        <NoResult title={words.runningTitle} text={words.running}>
          <a className="button primary" href={addressOf({ screen: 'table', match: route.match })}>
            {words.toTable}
          </a>
        </NoResult>
      );
    case 'missing':
      return <NoResult title={words.missingTitle} text={words.missing} />;
    case 'damaged':
      return <NoResult title={words.damagedTitle} text={words.damaged} detail={found.error.describe(language)} />;
    case 'failed':
      return <Failure error={found.error} onRetry={() => setTries(tries + 1)} />;
  }
}

interface NoResultProps {
  title: string;
  text: string;
  detail?: string;
  /** The way on, before those to the list of games and home. */
  children?: ReactNode;
}

function NoResult({ title, text, detail, children }: NoResultProps): ReactNode {
  const words = useWords(endWords);
  return (
    <Screen title={title}>
      <Torn className="end-message" seed="end message">
        <p>{text}</p>
        {detail && <p className="end-small">{detail}</p>}
        <div className="end-message-ways">
          {children}
          <a className="button" href={addressOf({ screen: 'games' })}>
            {words.toGames}
          </a>
          <a className="button" href={addressOf({ screen: 'home' })}>
            {words.toHome}
          </a>
        </div>
      </Torn>
    </Screen>
  );
}
