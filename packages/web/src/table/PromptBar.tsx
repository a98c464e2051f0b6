import type { ReactNode } from 'react';
import { Avatar } from '../design/Avatar.tsx';
import { Torn } from '../design/Torn.tsx';
import './prompt.css';

interface PromptBarProps {
  /** Whose turn it is, or who just did something. */
  who: { seat: number; name: string } | null;
  text: string;
  note?: ReactNode;
  /** The choices that have no place on the table. */
  children: ReactNode;
  /** What went wrong, above everything else. */
  problem?: ReactNode;
  /** Told but not asked: the bar is quieter. */
  quiet?: boolean;
}

/** The one place that says what to do, in one sentence. */
export function PromptBar({ who, text, note, children, problem, quiet }: PromptBarProps): ReactNode {
  return (
    <Torn className="prompt" id="prompt" tabIndex={-1} tone="card" seed="prompt" data-quiet={quiet || undefined}>
      {problem && (
        <div className="prompt-problem" role="alert">
          {problem}
        </div>
      )}
      <div className="prompt-words" role="status">
        {who && <Avatar seat={who.seat} name={who.name} />}
        <p>
          <b className="display">{text}</b>
          {note && <span>{note}</span>}
        </p>
      </div>
      <div className="prompt-buttons">{children}</div>
    </Torn>
  );
}
