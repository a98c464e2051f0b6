import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Notice } from '../../design/frame/Notice.tsx';
import { Screen } from '../../design/frame/Screen.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { matchTitle } from '../../platform/matchLabels.ts';
import type { ScreenProps } from '../../platform/routes.ts';
import { addressOf } from '../../platform/routes.ts';
import { getSettings } from '../../platform/settings.ts';
import { exportMatch } from '../../store/exportMatch.ts';
import { removeMatch, writeMatch } from '../../store/matches.ts';
import type { MatchRecord } from '../../store/records.ts';
import { useMatches } from '../../store/useMatches.ts';
import { AskDelete } from './AskDelete.tsx';
import { GameSheet } from './GameSheet.tsx';
import { gamesWords } from './gamesWords.ts';
import { type FileProblem, OpenFile } from './OpenFile.tsx';
import './games.css';

/** How long a deletion can be taken back, in ms. */
const undoDeleteMs = 10_000;

/** All stored matches: unfinished ones first, then finished ones. */
export function GamesScreen(_props: ScreenProps<'games'>): ReactNode {
  const words = useWords(gamesWords);
  const matches = useMatches();
  const now = useNow();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [asked, setAsked] = useState<MatchRecord | null>(null);
  const [deleted, setDeleted] = useState<MatchRecord | null>(null);

  const remove = async (match: MatchRecord): Promise<void> => {
    setAsked(null);
    await removeMatch(match.id);
    if (!getSettings().confirmDelete) setDeleted(match);
    // The button that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  const sheet = (match: MatchRecord): ReactNode => (
    <li key={match.id}>
      <GameSheet
        match={match}
        now={now}
        onDownload={() => exportMatch(match)}
        onDelete={() => (getSettings().confirmDelete ? setAsked(match) : void remove(match))}
      />
    </li>
  );
  const unfinished = matches?.filter(({ summary }) => !summary.over) ?? [];
  const finished = matches?.filter(({ summary }) => summary.over) ?? [];
  return (
    <Screen title={words.title} className="your-games">
      {problem && (
        <Notice role="alert" icon="warning" onClose={() => setProblem(null)}>
          <b>{words.problems.title(problem.file)}</b> {problem.text} {words.problems.unchanged}
        </Notice>
      )}
      <OpenFile onProblem={setProblem} />
      {matches === null && <p className="kept-loading">{words.loading}</p>}
      {matches?.length === 0 && <Empty />}
      <Group title={words.unfinished}>{unfinished.map(sheet)}</Group>
      <Group title={words.finished}>{finished.map(sheet)}</Group>
      {asked && <AskDelete onDelete={() => void remove(asked)} onClose={() => setAsked(null)} />}
      {deleted && <Undo key={deleted.id} match={deleted} onDone={() => setDeleted(null)} />}
    </Screen>
  );
}

function Group({ title, children }: { title: string; children: ReactNode[] }): ReactNode {
  if (children.length === 0) return null;
  return (
    <section className="kept-group">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function Empty(): ReactNode {
  const words = useWords(gamesWords).empty;
  return (
    <Torn className="kept-empty" tone="card" seed="no games">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <a className="button primary" href={addressOf({ screen: 'new', game: null, mode: null, stage: null })}>
        <Icon name="play" />
        {words.play}
      </a>
    </Torn>
  );
}

/** A deleted match can be brought back for a few seconds. */
function Undo({ match, onDone }: { match: MatchRecord; onDone: () => void }): ReactNode {
  const words = useWords(gamesWords);
  const { language } = useLanguage();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), undoDeleteMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="undo">
      <Notice
        role="status"
        icon="bin"
        onClose={onDone}
        actions={
          <button
            type="button"
            className="button"
            onClick={() => {
              // It can only be refused when the match is back already.
              void writeMatch(match).catch(() => undefined);
              onDone();
            }}
          >
            {words.undo}
          </button>
        }
      >
        {words.deleted(matchTitle(match.summary, language))}
      </Notice>
    </div>
  );
}

/** The time, to the minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
