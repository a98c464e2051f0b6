import type { Match } from '@cordillera/engine';
import type { SierraTypes } from '@cordillera/sierra';
import { type ReactNode, useState } from 'react';
import { addressOf, goTo } from '../app/routes.ts';
import type { MatchRecord } from '../store/records.ts';
import { exportMatch } from '../table/load.ts';
import { startMatch } from '../table/start.ts';
import { useWords } from '../words/index.tsx';
import type { NextStage } from './nextStage.ts';
import { endWords } from './words.ts';

interface ActionsProps {
  record: MatchRecord;
  match: Match<SierraTypes>;
  /** Of a campaign game, once it is known. */
  next: NextStage | null;
}

/** What to do now. The likeliest wish comes first: the next stage of a won game, else the same once more. */
export function Actions({ record, match, next }: ActionsProps): ReactNode {
  const words = useWords(endWords).actions;
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');
  const { options, seats } = match;
  const isCampaign = options.mode === 'solo' || options.mode === 'cooperative';

  const again = async (): Promise<void> => {
    setState('starting');
    try {
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

  const onwards = next?.stage != null && (
    <a
      className={next.won ? 'button primary' : 'button'}
      href={addressOf({ screen: 'new', mode: options.mode, stage: next.stage })}
    >
      {words.nextStage(next.stage)}
    </a>
  );
  return (
    <nav className="end-actions" aria-label={words.label}>
      <div className="end-first">
        {next?.won && onwards}
        <button
          type="button"
          className={next?.won && onwards ? 'button' : 'button primary'}
          disabled={state === 'starting'}
          onClick={again}
        >
          {isCampaign ? words.tryAgain : words.again}
        </button>
        {!next?.won && onwards}
        {!onwards && <Replay id={record.id} label={words.replay} />}
      </div>
      {state === 'failed' && (
        <p className="end-failed" role="alert">
          {words.failed}
        </p>
      )}
      <div className="end-more">
        {onwards && <Replay id={record.id} label={words.replay} />}
        <a className="button" href={addressOf({ screen: 'new', mode: null, stage: null })}>
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
