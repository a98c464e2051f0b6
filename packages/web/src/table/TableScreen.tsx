import { CordilleraError, type LoadProgress, type Match } from '@cordillera/engine';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '../design/controls/Wait.tsx';
import { Failure } from '../design/frame/Failure.tsx';
import { useLanguage, useWords } from '../i18n/index.tsx';
import { rulesOf } from '../platform/gameRegistry.ts';
import type { ScreenProps } from '../platform/routes.ts';
import { addressOf } from '../platform/routes.ts';
import { exportMatch } from '../store/exportMatch.ts';
import { StaleRevisionError, writeMatch } from '../store/matches.ts';
import type { MatchRecord, StandingAnswers, TableOptions } from '../store/records.ts';
import { ExplainLayer } from './explain/Explain.tsx';
import { acquireMatchLock } from './match/matchLock.ts';
import { type OpenedTable, openTable } from './match/openMatch.ts';
import { Session, type TableState } from './session/session.ts';
import { LocalSource } from './source/localSource.ts';
import type { TableGame } from './tableGame.ts';
import type { TableProps } from './tableProps.ts';
import { tableWords } from './tableWords.ts';

type Opened =
  | { kind: 'table'; session: Session; record: MatchRecord; Table: ComponentType<TableProps> }
  | { kind: 'none' }
  | { kind: 'damaged'; error: CordilleraError }
  | { kind: 'failed'; error: unknown };

interface Keeper {
  save(match: Match): Promise<boolean>;
  record(): MatchRecord;
  /** Returns true when a setting changed and must be saved. */
  setTable(now: Pick<TableState, 'openHands' | 'standingAnswers'>): boolean;
}

/** Saves a match as it is played. */
function keeper(first: MatchRecord, { summary }: TableGame, standingAnswers: StandingAnswers): Keeper {
  let record = first;
  let table: TableOptions = { ...first.table, wishes: standingAnswers };
  return {
    record: () => record,
    setTable({ openHands, standingAnswers }) {
      const hasChanged = openHands !== (table.openHands ?? false) || standingAnswers !== table.wishes;
      if (hasChanged) table = { ...table, openHands, wishes: standingAnswers };
      return hasChanged;
    },
    async save(match) {
      try {
        record = await writeMatch({
          ...record,
          table,
          saved: match.toStored(),
          played: Date.now(),
          summary: summary(match),
        });
        return true;
      } catch (error) {
        if (error instanceof StaleRevisionError) return false;
        throw error;
      }
    },
  };
}

export function TableScreen({ route }: ScreenProps<'table'>): ReactNode {
  const { language } = useLanguage();
  const words = useWords(tableWords);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [progress, setProgress] = useState<LoadProgress | null>(null);
  const [exporting, setExporting] = useState<(() => void) | null>(null);
  /** Incremented to open the table again: taken back from another window, or after a failure. */
  const [taken, setTaken] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `taken` opens the table again
  useEffect(() => {
    let left = false;
    let session: Session | null = null;
    let source: LocalSource | null = null;
    const leaving = new AbortController();
    const begin = async (): Promise<void> => {
      try {
        const found = await openTable(route.match, { onProgress: setProgress, signal: leaving.signal });
        if (left) return;
        if (found === null) setOpened({ kind: 'none' });
        else sitDown(found);
      } catch (error) {
        if (!left) setOpened({ kind: error instanceof CordilleraError ? 'damaged' : 'failed', error } as Opened);
      }
    };
    const sitDown = (found: OpenedTable): void => {
      const standingAnswers = found.record.table.wishes ?? {};
      const { save, record, setTable } = keeper(found.record, found.game, standingAnswers);
      const { game } = found;
      const local = new LocalSource({
        match: found.match,
        save,
        finished: game.finished,
        standingAnswers,
        game,
      });
      const table = new Session({ game, source: local, openHands: found.record.table.openHands ?? false });
      table.subscribe(() => setTable(table.get()) && local.save());
      source = local;
      session = table;
      session.open();
      setExporting(() => () => exportMatch({ ...record(), saved: found.match.toJSON() }));
      setOpened({ kind: 'table', session, record: found.record, Table: found.Table });
    };
    const release = acquireMatchLock(route.match, {
      begin,
      yield: async () => source?.yield(),
      lose: () => source?.stop(),
    });
    // A closing page does not wait: this write must begin before the store stores the pending writes.
    const keepNow = (): void => void source?.flush();
    addEventListener('pagehide', keepNow, true);
    document.addEventListener('visibilitychange', keepNow, true);
    return () => {
      removeEventListener('pagehide', keepNow, true);
      document.removeEventListener('visibilitychange', keepNow, true);
      left = true;
      leaving.abort();
      session?.close();
      // The next holder of the lock must read everything done here.
      if (source) void source.flush().finally(release);
      else release();
      // Another match on the same screen starts afresh.
      setOpened(null);
      setProgress(null);
    };
  }, [route.match, taken]);

  if (opened === null) return <Spinner text={words.loading} progress={progress} />;
  const toGames = { label: words.allGames, onClick: () => location.assign(addressOf({ screen: 'games' })) };
  if (opened.kind === 'none') return <Spinner text={words.notFound} action={toGames} />;
  if (opened.kind === 'damaged')
    return <Spinner text={`${words.damaged} ${opened.error.describe(language)}`} action={toGames} />;
  if (opened.kind === 'failed') return <Failure error={opened.error} onRetry={() => setTaken(taken + 1)} />;
  const { Table } = opened;
  return (
    <ExplainLayer rules={rulesOf(opened.session.game.id)}>
      <Table
        session={opened.session}
        options={opened.record.table}
        endAddress={addressOf({ screen: 'end', match: route.match })}
        onPlayHere={() => setTaken(taken + 1)}
        {...(exporting && { onExport: exporting })}
      />
    </ExplainLayer>
  );
}
