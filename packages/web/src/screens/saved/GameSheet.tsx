import type { ReactNode } from 'react';
import { MissingCardSetNote } from '../../cardsets/MissingNote.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { SymbolPicture } from '../../design/paper/SymbolPicture.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { relativeTime } from '../../i18n/relativeTime.ts';
import { appWords } from '../../platform/appWords.ts';
import { matchTitle, modeLabel } from '../../platform/matchLabels.ts';
import { addressOf } from '../../platform/routes.ts';
import type { MatchRecord, MatchSummary } from '../../store/records.ts';
import { gamesWords } from './gamesWords.ts';
import { MatchPicture } from './MatchPicture.tsx';

interface GameSheetProps {
  match: MatchRecord;
  now: number;
  onDownload: () => void;
  onDelete: () => void;
}

/** One stored match as a sheet of paper: its game, state and actions. */
export function GameSheet({ match, now, onDownload, onDelete }: GameSheetProps): ReactNode {
  const { language } = useLanguage();
  const words = useWords(gamesWords);
  const { match: matchWords } = useWords(appWords);
  const { id, summary, played } = match;
  const title = matchTitle(summary, language);
  const time = relativeTime(played, now, language);
  // Says which of them, where a list of buttons is read out.
  const about = (action: string): string => words.of(action, `${title}, ${time}`);
  return (
    <Torn as="article" className="kept" tone="card" seed={id} aria-label={`${title}, ${time}`}>
      <div className="kept-picture">
        <MatchPicture summary={summary} seed={id} />
      </div>
      <div className="kept-words">
        <p className="kept-state" data-waiting={(!summary.over && summary.waiting) || undefined}>
          {!summary.over && <b>{summary.waiting ? matchWords.yourTurn : matchWords.atTable}</b>}
          <time dateTime={new Date(played).toISOString()}>{time}</time>
        </p>
        <h3>{title}</h3>
        <p>{modeLabel(summary, language)}</p>
        {summary.over && <Outcome summary={summary} />}
        <p className="kept-players">{words.players(summary.players.map(({ name }) => name))}</p>
        <MissingCardSetNote match={match} />
      </div>
      <div className="kept-actions">
        <div>
          <a
            className="button primary"
            href={addressOf({ screen: summary.over ? 'end' : 'table', match: id })}
            aria-label={about(summary.over ? words.result : words.continue)}
          >
            {summary.over ? words.result : words.continue}
          </a>
          {summary.over && (
            <a className="button" href={addressOf({ screen: 'replay', match: id })} aria-label={about(words.replay)}>
              <Icon name="again" />
              {words.replay}
            </a>
          )}
        </div>
        <div>
          <button type="button" className="button plain" onClick={onDownload} aria-label={about(words.downloadNote)}>
            <Icon name="download" />
            {words.download}
          </button>
          <button type="button" className="button plain" onClick={onDelete} aria-label={about(words.delete)}>
            <Icon name="bin" />
            {words.delete}
          </button>
        </div>
      </div>
    </Torn>
  );
}

/** Who won, or the suns of a campaign game. */
function Outcome({ summary: { suns, winners, players } }: { summary: MatchSummary }): ReactNode {
  const words = useWords(gamesWords);
  if (suns !== null) {
    return (
      <p className="kept-outcome">
        {Array.from({ length: suns }, (_, i) => i).map((i) => (
          <SymbolPicture key={i} name="sun-full" size={1.4} />
        ))}
        {words.suns(suns)}
      </p>
    );
  }
  const won = winners.flatMap((seat) => players[seat] ?? []);
  if (won.length === 0) return null;
  return (
    <p className="kept-outcome">
      {words.wins(
        won.map(({ name }) => name),
        Math.max(...won.map(({ total }) => total)),
      )}
    </p>
  );
}
