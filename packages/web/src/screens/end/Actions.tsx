import type { Match } from '@cordillera/engine';
import { type ReactNode, useState } from 'react';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { errorMessage } from '../../platform/errors.ts';
import { addressOf, goTo, type Route } from '../../platform/routes.ts';
import { exportMatch } from '../../store/exportMatch.ts';
import type { MatchRecord } from '../../store/records.ts';
import { startMatch } from '../../table/match/startMatch.ts';
import { endWords } from './endWords.ts';

interface NextGame {
  label: string;
  /** The form that sets it up. */
  address: string;
  /** Its options, where the same people play it at the same table. */
  options: Record<string, unknown>;
  /** Most people want to go on to it now. */
  isLikely: boolean;
}

interface ActionsProps {
  record: MatchRecord;
  match: Match;
  /** The label for playing the same again. */
  rematchLabel: string;
  /** Where a campaign goes on; null when there is nothing to go on to. */
  next: NextGame | null;
}

/** The actions after a match. The likeliest comes first: the next game, or the same again. */
export function Actions({ record, match, rematchLabel, next }: ActionsProps): ReactNode {
  const words = useWords(endWords).actions;
  const { language } = useLanguage();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { options, seats } = match;
  // the other players have screens of their own
  const { byLink, mine } = record.table;
  const hasWatched = mine?.length === 0;

  const start = async (begin: () => Promise<Route>): Promise<void> => {
    setStarting(true);
    setFailure(null);
    try {
      goTo(await begin());
    } catch (error) {
      console.error(error);
      setFailure(error);
      setStarting(false);
    }
  };
  const together = async (others?: Record<string, unknown>): Promise<Route> => {
    const { api } = await import('../../online/api.ts');
    return { screen: 'at', match: (await api.rematch(record.id, others)).id, link: null };
  };
  const here = async (): Promise<Route> => {
    const id = await startMatch({
      game: record.summary.game,
      options: { ...options },
      seats: seats.map((seat) => ({ ...seat })),
      table: record.table,
      content: match.content,
    });
    return { screen: 'table', match: id };
  };

  const nextClass = next?.isLikely ? 'button primary' : 'button';
  const onwards =
    next &&
    !hasWatched &&
    (byLink ? (
      <button
        type="button"
        className={nextClass}
        disabled={isStarting}
        onClick={() => start(() => together(next.options))}
      >
        {next.label}
      </button>
    ) : (
      <a className={nextClass} href={next.address}>
        {next.label}
      </a>
    ));
  return (
    <nav className="end-actions" aria-label={words.label}>
      <div className="end-first">
        {next?.isLikely && onwards}
        {!hasWatched && (
          <button
            type="button"
            className={next?.isLikely ? 'button' : 'button primary'}
            disabled={isStarting}
            onClick={() => start(byLink ? () => together() : here)}
          >
            {byLink ? words.together : rematchLabel}
          </button>
        )}
        {!next?.isLikely && onwards}
        {!onwards && <Replay id={record.id} label={words.replay} />}
      </div>
      {failure !== null && (
        <p className="end-failed" role="alert">
          {errorMessage(failure, language, words.failed)}
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
