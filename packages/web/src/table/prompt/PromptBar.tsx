import type { ReactNode } from 'react';
import { Torn } from '../../design/paper/Torn.tsx';
import { Avatar } from '../../design/players/Avatar.tsx';
import { useWords } from '../../i18n/index.tsx';
import { useExtras } from '../shell/tableSlots.ts';
import { tableWords } from '../tableWords.ts';
import './prompt.css';

interface PromptBarProps {
  /** The player to move, or who just acted. */
  who: { seat: number; name: string } | null;
  /** Replaces that face: several people at this screen, to select who acts. */
  people?: ReactNode;
  text: string;
  note?: ReactNode;
  /** Background activity: visible, but not announced at every change. */
  meanwhile?: string;
  /** The choices that have no target on the table. */
  children: ReactNode;
  /** A problem, above everything else. */
  problem?: ReactNode;
  /** Playback: the sentence is announced as an event already. */
  isPlayingBack?: boolean;
}

/** The one place that says what to do, in one sentence. */
export function PromptBar(props: PromptBarProps): ReactNode {
  const { who, people, children, problem, isPlayingBack } = props;
  const words = useWords(tableWords);
  const extras = useExtras();
  const { away } = extras;
  const { text, note, meanwhile } = extras.stopped === undefined ? props : { text: extras.stopped };
  return (
    <Torn
      as="section"
      className="prompt"
      id="prompt"
      tabIndex={-1}
      aria-label={words.whatToDo}
      tone="card"
      seed="prompt"
    >
      {problem && (
        <div className="prompt-problem" role="alert">
          {problem}
        </div>
      )}
      <div className="prompt-words">
        {people ?? (who ? <Avatar seat={who.seat} name={who.name} /> : <span className="avatar" />)}
        <div className="prompt-text">
          <p role="status" aria-live={isPlayingBack ? 'off' : 'polite'}>
            <b className="display" data-long={text.length > 60 || undefined}>
              {text}
            </b>
            {note && <span>{note}</span>}
          </p>
          {(away || meanwhile) && <p className="prompt-meanwhile">{[away, meanwhile].filter(Boolean).join(' ')}</p>}
        </div>
      </div>
      <div className="prompt-buttons">
        {extras.prompt}
        {children}
      </div>
    </Torn>
  );
}
