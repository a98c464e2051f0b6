import { CordilleraError, type LoadProgress } from '@cordillera/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { ScreenProps } from '../app/App.tsx';
import { addressOf } from '../app/routes.ts';
import { Wait } from '../design/Wait.tsx';
import { useSpeech, useWords } from '../words/index.tsx';
import { ExplainLayer } from './Explain.tsx';
import { tableGameOf } from './games.ts';
import { openMatch } from './load.ts';
import { ReplaySource } from './replaySource.ts';
import { Session } from './session.ts';
import { tableOf } from './tables.ts';
import { tableWords } from './words.ts';

type Opened = { session: Session } | { problem: CordilleraError | null };

/** A game that was played is watched again from its first card, as a spectator saw it. */
export function ReplayScreen({ route }: ScreenProps<'replay'>): ReactNode {
  const { language } = useSpeech();
  const words = useWords(tableWords);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [progress, setProgress] = useState<LoadProgress | null>(null);

  useEffect(() => {
    let left = false;
    let session: Session | null = null;
    const leaving = new AbortController();
    openMatch(route.match, { onProgress: setProgress, signal: leaving.signal }).then(
      (found) => {
        if (left) return;
        if (!found) {
          setOpened({ problem: null });
          return;
        }
        const { match } = found;
        session = new Session({ game: tableGameOf(match.game.id), source: new ReplaySource(match) });
        session.open();
        setOpened({ session: session });
      },
      (error: unknown) => {
        if (left) return;
        if (!(error instanceof CordilleraError)) throw error;
        setOpened({ problem: error });
      },
    );
    return () => {
      left = true;
      leaving.abort();
      session?.close();
      // Another match at the same screen begins anew.
      setOpened(null);
      setProgress(null);
    };
  }, [route.match]);

  if (opened === null) return <Wait text={words.loading} progress={progress} />;
  if ('problem' in opened) {
    const text = opened.problem ? `${words.damaged} ${opened.problem.describe(language)}` : words.notFound;
    const toGames = { label: words.allGames, onClick: () => location.assign(addressOf({ screen: 'games' })) };
    return <Wait text={text} action={toGames} />;
  }
  const Table = tableOf(opened.session.game.id);
  return (
    <ExplainLayer rules={addressOf({ screen: 'rules', path: opened.session.game.id })}>
      <Table
        session={opened.session}
        options={{ livePoints: true }}
        endAddress={addressOf({ screen: 'end', match: route.match })}
      />
    </ExplainLayer>
  );
}
