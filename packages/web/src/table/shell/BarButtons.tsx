import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.tsx';
import type { Session } from '../session/session.ts';
import { tableWords } from '../tableWords.ts';

interface BarButtonsProps {
  session: Pick<Session, 'hasMissedTurns' | 'replayMissedTurns'>;
  isSettled: boolean;
  /** The label of the button that plays back missed turns. */
  isReplaying: string;
  icons: Record<'again' | 'scores' | 'log', ReactNode>;
  /** The number of unread log lines. */
  unreadCount: number;
  /** The class of the log's button: decides on which screens it is visible. */
  logClass: string;
  onOpen: (what: 'scores' | 'log') => void;
}

/** Buttons of the bar: missed turns, scores, log. */
export function BarButtons({
  session,
  isSettled,
  isReplaying,
  icons,
  unreadCount,
  logClass,
  onOpen,
}: BarButtonsProps): ReactNode {
  const words = useWords(tableWords);
  return (
    <>
      <button
        type="button"
        className="bar-button"
        aria-disabled={!session.hasMissedTurns || !isSettled}
        onClick={() => session.replayMissedTurns()}
      >
        {icons.again}
        <span>{isReplaying}</span>
      </button>
      <button type="button" className="bar-button wide-only" onClick={() => onOpen('scores')}>
        {icons.scores}
        <span>{words.scores}</span>
      </button>
      <button type="button" className={`bar-button ${logClass}`} onClick={() => onOpen('log')}>
        {icons.log}
        <span>{words.log}</span>
        {unreadCount > 0 && <b className="tab-new">{unreadCount}</b>}
      </button>
    </>
  );
}
