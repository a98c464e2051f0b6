import type { Match } from '@cordillera/engine';
import { type ReactNode, useState } from 'react';
import { addressOf, goTo } from '../app/routes.ts';
import type { MatchRecord } from '../store/records.ts';
import { exportMatch } from '../table/load.ts';
import { startMatch } from '../table/start.ts';
import { useWords } from '../words/index.tsx';
import { endWords } from './words.ts';

interface ActionsProps {
  record: MatchRecord;
  match: Match;
  /** What playing the same once more is called. */
  againLabel: string;
  /** Where a campaign goes on; null when there is nothing to go on to. `isLikely`: most people want to now. */
  next: { label: string; address: string; isLikely: boolean } | null;
}

/** What to do now. The likeliest wish comes first: what comes next, or the same once more. */
export function Actions({ record, match, againLabel, next }: ActionsProps): ReactNode {
  const words = useWords(endWords).actions;
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');
  const { options, seats } = match;
  // the others sit at screens of their own
  const { byLink } = record.table;

  const again = async (): Promise<void> => {
    setState('starting');
    try {
      if (byLink) {
        const { api } = await import('../online/api.ts');
        goTo({ screen: 'at', match: (await api.rematch(record.id)).id, link: null });
        return;
      }
      const id = await startMatch({
        game: record.summary.game,
        options: { ...options },
        seats: seats.map((seat) => ({ ...seat })),
        table: record.table,
        content: match.content,
      });
      goTo({ screen: 'table', match: id });
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };

  const onwards = next && (
    <a className={next.isLikely ? 'button primary' : 'button'} href={next.address}>
      {next.label}
    </a>
  );
  return (
    <nav className="end-actions" aria-label={words.label}>
      <div className="end-first">
        {next?.isLikely && onwards}
        <button
          type="button"
          className={next?.isLikely ? 'button' : 'button primary'}
          disabled={state === 'starting'}
          onClick={again}
        >
          {byLink ? words.together : againLabel}
        </button>
        {!next?.isLikely && onwards}
        {!onwards && <Replay id={record.id} label={words.replay} />}
      </div>
      {state === 'failed' && (
        <p className="end-failed" role="alert">
          {words.failed}
        </p>
      )}
      <div className="end-more">
        {onwards && <Replay id={record.id} label={words.replay} />}
        <a
          className="button"
          href={addressOf({
            screen: 'new',
            game: record.summary.game,
            mode: null,
            stage: null,
            ...(byLink && { byLink }),
          })}
        >
          {words.another}
        </a>
        <button type="button" className="button" onClick={() => exportMatch(record)}>
          {words.download}
        </button>
        <a className="button" href={addressOf({ screen: 'home' })}>
          {words.home}
        </a>
      </div>
    </nav>
  );
}

const Replay = ({ id, label }: { id: string; label: string }): ReactNode => (
  <a className="button" href={addressOf({ screen: 'replay', match: id })}>
    {label}
  </a>
);
