import { CordilleraError, type LoadProgress, type Match } from '@cordillera/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { ScreenProps } from '../app/App.tsx';
import { addressOf } from '../app/routes.ts';
import { Wait } from '../design/Wait.tsx';
import { PlayedElsewhere, writeMatch } from '../store/matches.ts';
import type { MatchRecord } from '../store/records.ts';
import { useSpeech, useWords } from '../words/index.tsx';
import { ExplainLayer } from './Explain.tsx';
import { tableGameOf } from './games.ts';
import { exportMatch, openMatch } from './load.ts';
import { Session } from './session.ts';
import { tableOf } from './tables.ts';
import { takeOver } from './takeOver.ts';
import { tableWords } from './words.ts';

type Opened =
  | { kind: 'table'; session: Session; record: MatchRecord }
  | { kind: 'none' }
  | { kind: 'damaged'; error: CordilleraError };

/** Keeps a match as it is played; knows the last record that was written. */
function keeper(first: MatchRecord): { save: (match: Match) => Promise<boolean>; record: () => MatchRecord } {
  let record = first;
  return {
    record: () => record,
    async save(match) {
      try {
        record = await writeMatch({
          ...record,
          saved: match.toJSON(),
          played: Date.now(),
          summary: tableGameOf(match.game.id).summary(match),
        });
        return true;
      } catch (error) {
        if (error instanceof PlayedElsewhere) return false;
        throw error;
      }
    },
  };
}

export function TableScreen({ route }: ScreenProps<'table'>): ReactNode {
  const { language } = useSpeech();
  const words = useWords(tableWords);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [progress, setProgress] = useState<LoadProgress | null>(null);
  const [exporting, setExporting] = useState<(() => void) | null>(null);

  useEffect(() => {
    let left = false;
    let session: Session | null = null;
    const release = takeOver(route.match, () => session?.stop());
    const leaving = new AbortController();
    openMatch(route.match, { onProgress: setProgress, signal: leaving.signal }).then(
      (found) => {
        if (left) return;
        if (!found) {
          setOpened({ kind: 'none' });
          return;
        }
        const { save, record } = keeper(found.record);
        session = new Session({ game: tableGameOf(found.match.game.id), match: found.match, save });
        session.open();
        setExporting(() => () => exportMatch({ ...record(), saved: found.match.toJSON() }));
        setOpened({ kind: 'table', session, record: found.record });
      },
      (error: unknown) => {
        if (left) return;
        if (!(error instanceof CordilleraError)) throw error;
        setOpened({ kind: 'damaged', error });
      },
    );
    return () => {
      left = true;
      leaving.abort();
      release();
      session?.close();
      // Another match at the same screen begins anew.
      setOpened(null);
      setProgress(null);
    };
  }, [route.match]);

  if (opened === null) return <Wait text={words.loading} progress={progress} />;
  const toGames = { label: words.allGames, onClick: () => location.assign(addressOf({ screen: 'games' })) };
  if (opened.kind === 'none') return <Wait text={words.notFound} action={toGames} />;
  if (opened.kind === 'damaged')
    return <Wait text={`${words.damaged} ${opened.error.describe(language)}`} action={toGames} />;
  const Table = tableOf(opened.session.match.game.id);
  return (
    <ExplainLayer rules={addressOf({ screen: 'rules', path: opened.session.match.game.id })}>
      <Table
        session={opened.session}
        options={opened.record.table}
        endAddress={addressOf({ screen: 'end', match: route.match })}
        {...(exporting && { onExport: exporting })}
      />
    </ExplainLayer>
  );
}
