import { CordilleraError, type LoadProgress } from '@cordillera/engine';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '../design/controls/Wait.tsx';
import { Failure } from '../design/frame/Failure.tsx';
import { useLanguage, useWords } from '../i18n/index.tsx';
import { rulesOf } from '../platform/gameRegistry.ts';
import type { ScreenProps } from '../platform/routes.ts';
import { addressOf } from '../platform/routes.ts';
import { ExplainLayer } from './explain/Explain.tsx';
import { openTable } from './match/openMatch.ts';
import { Session } from './session/session.ts';
import { ReplaySource } from './source/replaySource.ts';
import type { TableProps } from './tableProps.ts';
import { tableWords } from './tableWords.ts';

type Opened =
  | { session: Session; Table: ComponentType<TableProps> }
  | { problem: CordilleraError | null }
  | { error: unknown };

/** Replays a recorded game from its first card, as a spectator saw it. */
export function ReplayScreen({ route }: ScreenProps<'replay'>): ReactNode {
  const { language } = useLanguage();
  const words = useWords(tableWords);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [tries, setTries] = useState(0);
  const [progress, setProgress] = useState<LoadProgress | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again on request
  useEffect(() => {
    let left = false;
    let session: Session | null = null;
    const leaving = new AbortController();
    openTable(route.match, { onProgress: setProgress, signal: leaving.signal })
      .then((found) => {
        if (left) return;
        if (!found) {
          setOpened({ problem: null });
          return;
        }
        const { game, match, Table } = found;
        session = new Session({ game, source: new ReplaySource(match) });
        session.open();
        setOpened({ session, Table });
      })
      .catch((error: unknown) => {
        if (left) return;
        setOpened(error instanceof CordilleraError ? { problem: error } : { error });
      });
    return () => {
      left = true;
      leaving.abort();
      session?.close();
      // Another match on the same screen starts afresh.
      setOpened(null);
      setProgress(null);
    };
  }, [route.match, tries]);

  if (opened === null) return <Spinner text={words.loading} progress={progress} />;
  if ('problem' in opened) {
    const text = opened.problem ? `${words.damaged} ${opened.problem.describe(language)}` : words.notFound;
    const toGames = { label: words.allGames, onClick: () => location.assign(addressOf({ screen: 'games' })) };
    return <Spinner text={text} action={toGames} />;
  }
  if ('error' in opened) return <Failure error={opened.error} onRetry={() => setTries(tries + 1)} />;
  const { Table } = opened;
  return (
    <ExplainLayer rules={rulesOf(opened.session.game.id)}>
      <Table
        session={opened.session}
        options={{ livePoints: true }}
        endAddress={addressOf({ screen: 'end', match: route.match })}
      />
    </ExplainLayer>
  );
}
