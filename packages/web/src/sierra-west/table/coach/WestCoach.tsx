import type { Decision } from '@cordillera/engine';
import type { SierraWestChoice } from '@cordillera/sierra-west';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { recall, remember } from '../../../design/memory.ts';
import { tableWords } from '../../../table/words.ts';
import { useWords } from '../../../words/index.tsx';
import { type Lesson, lessonsFor, nextLesson } from './lessons.ts';
import { coachWords } from './words.ts';
import './coach.css';

/** Under these names it is remembered which tips were put away, and that nobody wants any. */
const memory = (lesson: Lesson | 'all'): string => `coach.sierra-west.${lesson}`;
const isAway = (lesson: Lesson): boolean => recall(memory('all')) === 'away' || recall(memory(lesson)) === 'away';

export interface Coaching {
  /** What is told now; `text` may say that there is no tip for this moment. */
  tip: { lesson: Lesson | null; text: string } | null;
  /** Puts this tip away: it does not come back by itself. */
  putAway: () => void;
  /** No tips any more, until one is called back. */
  turnOff: () => void;
  /** Shows the tip for this moment again, and lets the next ones come. */
  callBack: () => void;
}

/** Tips for newcomers, each in the moment when it first helps. */
export function useCoach(decision: Decision<SierraWestChoice> | null): Coaching {
  const words = useWords(coachWords);
  // Put away or called back: what is remembered is read again.
  const [, setChanged] = useState(0);
  const [called, setCalled] = useState<Decision<SierraWestChoice> | null>(null);
  const isCalled = called !== null && called === decision;
  const lesson = decision === null ? null : isCalled ? (lessonsFor(decision)[0] ?? null) : nextLesson(decision, isAway);
  const change = (): void => setChanged((n) => n + 1);
  return {
    tip:
      lesson !== null
        ? { lesson, text: words.lessons[lesson] }
        : isCalled
          ? { lesson: null, text: words.nothing }
          : null,
    putAway() {
      if (lesson !== null) remember(memory(lesson), 'away');
      setCalled(null);
      change();
    },
    turnOff() {
      remember(memory('all'), 'away');
      setCalled(null);
      change();
    },
    callBack() {
      remember(memory('all'), 'here');
      setCalled(decision);
      change();
    },
  };
}

/** The tip on its slip, beside the prompt that it belongs to. */
export function WestCoach({ coaching: { tip, putAway, turnOff } }: { coaching: Coaching }): ReactNode {
  const words = useWords(coachWords);
  const general = useWords(tableWords);
  if (tip === null) return null;
  return (
    <aside className="west-coach" aria-label={words.label} aria-live="polite">
      <p>{tip.text}</p>
      <button type="button" className="west-coach-off" onClick={turnOff}>
        {words.off}
      </button>
      <button type="button" onClick={putAway}>
        <Icon name="close" />
        <span className="hidden-text">{general.putAway}</span>
      </button>
    </aside>
  );
}

/** Calls the tip for this moment back. */
export function CoachButton({ coaching }: { coaching: Coaching }): ReactNode {
  const words = useWords(coachWords);
  return (
    <button type="button" className="button" onClick={coaching.callBack}>
      <Icon name="flag" />
      <span>{words.again}</span>
    </button>
  );
}
